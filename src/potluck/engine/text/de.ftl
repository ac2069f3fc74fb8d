# Was jedes Spiel sagt.

yes = ja
no = nein
in-line = Zeile { $line }: { $what }
by-rule = { $what } [{ $rule }]

refusal-option-choice = { $option }: „{ $value }“ ist nicht möglich. Wähle eines davon: { $choices }.
refusal-option-flag = { $option }: Schreibe yes oder no, nicht „{ $value }“.
refusal-option-whole = { $option }: Hier gehört eine ganze Zahl von { $low } bis { $high } hin, nicht „{ $value }“.
refusal-option-words = { $option }: Hier gehört ein Text von höchstens { $longest } Zeichen hin.
refusal-option-unknown = Die Option „{ $option-name }“ gibt es nicht. Die Optionen sind: { $known }.
refusal-option-form = „{ $value }“ ist keine Option. Schreibe NAME=WERT, zum Beispiel { $example }.
refusal-option-twice = { $option }: Diese Option ist doppelt angegeben.
refusal-seats = Mögliche Spielerzahl für { $game } mit diesen Optionen: { $allowed }. Zu { $seats } geht es nicht.
refusal-move-form = Das ist kein Zug dieses Spiels: { $detail }
refusal-notation = Das Wort „{ $word }“ hat nicht die Form NAME=WERT oder kommt doppelt vor.
refusal-no-such-seat = Den Platz { $number } gibt es nicht; die Plätze sind von 0 bis { $high } nummeriert.
refusal-not-your-decision = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-stale-token = Dieser Zug galt einer früheren Entscheidung (Nummer { $token }, jetzt { $current }).
refusal-bot-unknown = Einen Bot namens „{ $value }“ gibt es nicht. Die Bots sind: { $known }.

refusal-record-empty = Die Datei ist leer.
refusal-record-foreign = Das ist keine Aufzeichnung eines Potluck-Spiels. Die erste Zeile muss ein Kopf sein wie { $example }.
refusal-record-format = Die Aufzeichnung hat das Format { $format }; dieses Potluck liest das Format { $known }.
refusal-record-game = Die Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: „{ $value }“. Bekannte Spiele: { $known }.
refusal-record-version = Die Aufzeichnung gehört zur Version { $version } von { $game }; dieses Potluck spielt Version { $known }.
refusal-record-line = Diese Zeile ist beschädigt: { $detail }
refusal-record-truncated = Die Aufzeichnung endet hier, das Spiel aber nicht.
refusal-record-too-long = Das Spiel ist zu Ende, die Aufzeichnung geht aber weiter.
refusal-record-result = Die Aufzeichnung nennt ein anderes Ergebnis als die Regeln. Punkte nach den Regeln: { $points }.
refusal-record-unfinished = Das Spiel ist nicht zu Ende, also gibt es noch kein Ergebnis aufzuzeichnen.
