# Was der Server sagt.

refusal-message-form = Diese Nachricht ist nicht lesbar: { $detail }
refusal-message-long = Diese Nachricht ist zu lang.
refusal-path-unknown = Unter dieser Adresse gibt es nichts.
refusal-origin = Seiten einer anderen Website ({ $origin }) dürfen das nicht anfragen.
refusal-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refusal-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen. Schließe zuerst eine.
refusal-no-hello = Die erste Nachricht einer Verbindung muss „hello“ sein.
refusal-hello-twice = Diese Verbindung hat schon „hello“ gesagt.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
refusal-not-stored = Der Server konnte das nicht speichern. Versuche es noch einmal.
refusal-token-unknown = Dieser Schlüssel gehört niemandem an diesem Tisch.

refusal-table-unknown = Diesen Tisch gibt es nicht.
refusal-table-game = Das Spiel „{ $value }“ gibt es auf diesem Server nicht.
refusal-table-version = Dieser Tisch begann mit Version { $version } von { $game }; dieser Server spielt Version { $known } und kann ihn nicht fortsetzen.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-table-full = An einen Tisch können höchstens { $number } Personen kommen.
refusal-hall-full = Auf diesem Server gibt es zu viele Tische. Versuche es später noch einmal.
refusal-table-crowded = Mit diesem Tisch sind zu viele Geräte verbunden.
refusal-log-damaged = Das Protokoll dieses Tisches ist beschädigt: { $detail }

refusal-only-watching = Du schaust hier nur zu.
refusal-name-form = Ein Name braucht mindestens einen Buchstaben, und alle Zeichen müssen druckbar sein.
refusal-no-such-person = Niemand hat die Nummer { $number }; die Personen sind von 0 bis { $high } nummeriert.
refusal-not-the-host = Das darf nur, wer den Tisch leitet: { $host }.
refusal-seat-taken = Dieser Platz ist besetzt: { $name }.
refusal-not-your-seat = Platz { $number } gehört dir nicht.
refusal-knows-another-seat = { $name }: hat gesehen, was ein anderer Platz weiß, und kann diesen nicht spielen.
refusal-seats-free = { $number ->
    [one] { $number } Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
}
refusal-already-begun = Das Spiel hat schon begonnen.
refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-paused = Das Spiel ist angehalten.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-id-used = Unter dem Namen „{ $id }“ hast du schon einen anderen Zug gemacht.

refusal-data-in-use = { $file }: Ein anderer Server benutzt diese Datei.
refusal-data-format = { $file } hat das Format { $format }; dieses Potluck liest das Format { $known }.
refusal-data-unreadable = { $file } ist nicht brauchbar: { $detail }
refusal-port = { $host }, Port { $number }: Hier lässt sich nichts anbieten: { $detail }
