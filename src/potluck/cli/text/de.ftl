# Was die Kommandozeile sagt.

help-potluck = Ein Tisch für vier Kartenspiele rund ums Essen: Spiele gegen Bots oder erforsche die Spiele in tausenden Partien.
help-potluck-examples =
    Erste Schritte:
      potluck games                      welche Spiele es gibt
      potluck games snack-match          die Optionen eines Spiels, erklärt
      potluck play snack-match           ein Spiel gegen einen Bot, hier im Terminal
      potluck simulate snack-match       tausend Spiele zwischen Bots
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen, und ob die Regeln kompiliert laufen
help-commands = Befehle
help-lang = die Sprache; sonst die deines Systems
help-games = die Spiele auflisten oder eines erklären
help-games-long = Listet die Spiele auf. Mit dem Namen eines Spiels: seine Optionen und Voreinstellungen, was sie bedeuten und welche Werte es gibt.
help-games-examples =
    Beispiele:
      potluck games
      potluck games snack-match
      potluck games --json
help-games-game = das Spiel, das erklärt werden soll
help-play = hier im Terminal ein Spiel spielen
help-play-long = Spielt ein Spiel gegen Bots. Du siehst den Spielstand und ein Menü aller erlaubten Züge und kannst jederzeit um einen Tipp bitten.
help-play-examples =
    Beispiele:
      potluck play snack-match
      potluck play snack-match --seats 4 --bots greedy,random
      potluck play snack-match --preset balanced
      potluck play snack-match --seats 1 --option difficulty=hard
help-simulate = viele Spiele zwischen Bots spielen und zusammenfassen
help-simulate-long =
    Spielt viele Spiele zwischen Bots. Ein einzelner Bot besetzt alle Plätze; mehrere wechseln sich auf den Plätzen ab,
    und jede Kartenverteilung wird einmal in jeder Sitzordnung gespielt, damit kein Bot von seinem Platz profitiert.
    Der gleiche Startwert ergibt auf jedem Rechner und mit beliebig vielen Prozessen die gleichen Spiele.
help-simulate-examples =
    Beispiele:
      potluck simulate snack-match --games 10000 --jobs 2
      potluck simulate snack-match --bots greedy,random --seats 2 --seed tea
      potluck simulate snack-match --preset quiet --json
help-record = Bots ein Spiel spielen lassen und es aufzeichnen
help-record-long = Lässt Bots ein Spiel spielen und schreibt die Aufzeichnung: einen Kopf, eine Zeile für jeden Zug, das Ergebnis. Das Format ist in docs/records.md beschrieben.
help-record-examples =
    Beispiele:
      potluck record snack-match --seed tea --out tea.jsonl
      potluck replay tea.jsonl
help-replay = eine Aufzeichnung nachspielen und prüfen
help-replay-long = Spielt eine Aufzeichnung nach den Regeln nach, erzählt sie in Worten und prüft das Ergebnis. Mit --json: die vollständige Sicht der Spielleitung nach jedem Zug, je eine Zeile.
help-replay-examples =
    Beispiele:
      potluck replay tea.jsonl
      potluck replay tea.jsonl --json
      potluck record snack-match --out - | potluck replay -
help-replay-file = die Aufzeichnung; - ist die Standardeingabe
help-serve = Tische für Menschen anbieten, auf diesem Rechner und in deinem Netz
help-serve-long =
    Bietet Tische für Menschen an: eine offene API über HTTP und einen Socket. Jeder Zug wird gespeichert, bevor
    irgendwer davon erfährt. Die Adresse für andere Geräte erscheint mit einem QR-Code. Mehr steht in docs/host.
help-serve-examples =
    Beispiele:
      potluck serve
      potluck serve --host 127.0.0.1 --port 8080
      potluck serve --data games.db --keep 90 --no-browser
help-verify = eine Aufzeichnung prüfen, und den Startwert, der zu Beginn versprochen war
help-verify-long =
    Spielt eine Aufzeichnung nach den Regeln nach und zeigt den SHA-256 ihres Startwerts. Ein Server nennt diese Zahl zu
    Beginn des Spiels und den Startwert am Ende: Passen sie zusammen, hat inzwischen niemand die Karten ausgesucht.
help-verify-examples =
    Beispiele:
      potluck verify tea.jsonl
      potluck verify tea.jsonl --commitment 4b8b1d38…
help-score = Punkte zählen für alle, die mit den echten Karten spielen
help-score-long =
    Ein Punkteblock: Tippe oder leite ein, was jede Person belegt hat, und lies, was es wert ist und warum. Eine Zeile
    nennt einen Namen und zählt ein Sandwich von unten nach oben auf; Zeilen ohne Namen gehören zum zuletzt genannten.
    Zutaten dürfen abgekürzt werden, solange klar ist, welche gemeint ist, und werden in allen fünf Sprachen verstanden.
    Ein zweites Brot schließt das Sandwich, „!“ am Ende erklärt es für fertig, „+3“ notiert Punkte, „gregg“ sagt,
    dass die Person Gregg Benedict ist.
help-score-examples =
    Beispiele:
      printf 'Anna: rye, butter, corned, swiss, sauerk, rye' | potluck score deli
      potluck score deli sandwiches.txt --json
      potluck score deli                 tippe die Zeilen, dann Strg+D
help-score-game = das Spiel: deli
help-score-file = eine Datei mit den Zeilen; - oder nichts ist die Standardeingabe
help-bench = messen, wie schnell die Regeln laufen
help-bench-long = Misst für jedes Spiel zufällige Spiele, erlaubte Züge, Vorstellen, Kopieren, das Spiel des Bots greedy und den Speicherbedarf, kompiliert und als reines Python, abwechselnd innerhalb eines Laufs.
help-bench-examples =
    Beispiele:
      potluck bench
      potluck bench --quick --json
help-host-option = die Adresse des Servers; sonst 0.0.0.0, alle Netze dieses Rechners
help-port-option = der Port des Servers; sonst 8000
help-data-option = die Datei mit den Tischen; sonst potluck.db
help-keep-option = nach wie vielen Tagen ohne Zug ein Tisch geschlossen wird; sonst 30
help-no-browser-flag = den Browser nicht öffnen
help-commitment-option = der SHA-256, der zu Beginn des Spiels genannt wurde
help-json-flag = JSON für Programme ausgeben statt Tabellen für Menschen
help-quick-flag = weniger und kürzer messen
help-seats-option = wie viele mitspielen; sonst zwei, oder so wenige, wie die Optionen erlauben
help-games-option = wie viele Spiele; sonst 1000
help-jobs-option = wie viele Prozesse sich die Arbeit teilen; sonst 1
help-bots-option = die Bots, durch Kommas getrennt: random, greedy
help-option-option = eine Option des Spiels, zum Beispiel diet=quiet; mehrfach möglich; potluck games GAME erklärt sie
help-preset-option = eine Voreinstellung, also mehrere Optionen unter einem Namen; einzelne Optionen gehen vor
help-seed-option = ein beliebiger Text; der gleiche Startwert ergibt das gleiche Spiel; sonst wird einer ausgelost
help-name-option = wie du heißt
help-out-option = die Datei für die Aufzeichnung; - ist die Standardausgabe

error = Fehler: { $what }
interrupted = Abgebrochen.
refusal-game-unknown = Das Spiel „{ $value }“ gibt es nicht. Die Spiele sind: { $known }.
refusal-preset-unknown = Die Voreinstellung „{ $value }“ gibt es nicht. Die Voreinstellungen sind: { $known }.
refusal-file = { $file }: { $detail }

score-typing = Tippe die Sandwiches, eines je Zeile, zum Beispiel: Anna: rye, butter, corned beef, swiss, sauerkraut, rye. Strg+D beendet.
refusal-no-score-pad = Für „{ $value }“ gibt es keinen Punkteblock, aber für: { $known }.
you = Du
seed = Startwert { $seed }
play-keys = Tippe eine Zahl, um zu wählen, Wörter, um das Menü einzugrenzen, h für einen Tipp, ? für alle Tasten, q zum Aufhören.
play-keys-long =
    eine Zahl    diesen Zug wählen
    Wörter       nur Züge zeigen, die sie alle enthalten; * zeigt wieder alle
    Eingabe      die nächste Seite
    h            ein Tipp
    r            welche Regeln es gibt; „r ID“ zeigt eine davon
    q            das Spiel verlassen
    Du kannst auch einen Zug in der Schreibweise tippen, die ein Tipp zeigt; ein verbotener Zug wird mit seiner Regel abgelehnt.
your-move = Dein Zug:
page = Seite { $page } von { $pages }, { $number } Züge · Eingabe blättert um, Wörter grenzen das Menü ein
nothing-like-that = Kein Zug enthält hier „{ $typed }“. * zeigt wieder alle Züge, ? erklärt die Tasten.
hint = Ein solider Zug: { $move }   ({ $notation })
rules-are = Regeln: { $rules }. Tippe „r“ und eine davon, um sie zu lesen.
left = Du hast das Spiel verlassen.

column-game = Spiel
column-name = Name
column-players = Personen
column-minutes = Minuten
column-about = Worum es geht
column-preset = Voreinstellung
column-option = Option
column-meaning = Bedeutung
column-values = Werte
column-seat = Platz
column-played = Spiele
column-wins = Siege
column-win-rate = Siegquote (95 %)
column-points = Punkte (95 %)
column-measured = Gemessen
column-compiled = Kompiliert
column-pure = Reines Python
column-ratio = Faktor
games-more = Mehr über ein Spiel: potluck games GAME. Spielen: potluck play GAME.
game-more = Spielen: potluck play { $slug }, mit --preset NAME oder --option NAME=VALUE. Der Standardwert ist mit ← markiert.
values-whole = { $low } bis { $high }; { $default } ←
values-words = ein Text von bis zu { $longest } Zeichen

serving-here = Auf diesem Rechner: { $address }
serving-there = Auf Handys und anderen Geräten in deinem Netz: { $address }
serving-stop = Strg+C hält den Server an. Die Tische bleiben gespeichert.

simulating = { $game }
measuring = Messung läuft
simulated = { $game }: { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
} mit { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, Startwert { $seed }
simulated-length = Länge: im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge, von { $shortest } bis { $longest }
simulated-speed = Tempo: { NUMBER($games, maximumFractionDigits: 0) } Spiele/s, { NUMBER($moves, maximumFractionDigits: 0) } Züge/s
simulated-unwon = Niemand am Tisch hat gewonnen: { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
figure-played = { $games }
figure-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-win-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-large = { NUMBER($value, maximumFractionDigits: 0) } { $unit }
figure-small = { NUMBER($value, maximumSignificantDigits: 3) } { $unit }
figure-ratio = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
unit-games-per-second = Spiele/s
unit-microseconds = µs
unit-milliseconds = ms
unit-bytes = Bytes
seat-number = Platz { $number }
recorded = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
} aufgezeichnet in { $file }.
seed-commitment = SHA-256 des Startwerts: { $commitment }
refusal-commitment-wrong = Die Aufzeichnung wurde nicht mit dem versprochenen Startwert gespielt. Versprochener SHA-256: { $promised }. SHA-256 ihres Startwerts: { $commitment }.
record-sound = Die Aufzeichnung stimmt: { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}, Punkte { $points }.
measured-games = zufällige Spiele
measured-legal = erlaubte Züge
measured-imagine = sich vorstellen
measured-clone = kopieren
measured-greedy = Zug von greedy
measured-memory = Größe eines Stands
measured-at = { $what }, { NUMBER($stage, style: "percent") } gespielt
