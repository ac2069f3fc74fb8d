game-snack-match = Snack Match
about = Verflicht deine Karten über- und untereinander, sodass gleiche Speisen und gleiche Decken sich berühren.

element-sandwich = Sandwich
element-donut = Donut
element-soda = Limo
element-sausage = Würstchen
element-orange = orange Decke
element-green = grüne Decke
element-blue = blaue Decke
element-red = rote Decke
modifier-fewest = am wenigsten: +3 für alle, die am wenigsten zeigen
modifier-corners = Ecken: +1 für jedes Feld in einer Ecke
modifier-groups = Gruppen: +1 für jede Gruppe
modifier-lines = Reihen: +2 für jede vollständige Zeile oder Spalte
modifier-most = am meisten: −3 für alle, die am meisten zeigen
modifier-centre = Mitte: −2 für jedes Feld in der Mitte
modifier-isolated = einzeln: −2 für jedes einzelne Feld
modifier-pairs = Paare: −2 für jede Gruppe aus genau zweien
face-sandwich = Sandwich
face-donut = Donut
face-soda = Limo
face-sausage = Würstchen
face-orange = orange
face-green = grün
face-blue = blau
face-red = rot
face-fewest = am wenigsten
face-corners = Ecken
face-groups = Gruppen
face-lines = Reihen
face-most = am meisten
face-centre = Mitte
face-isolated = einzeln
face-pairs = Paare

preset-basic = Grundspiel
preset-quiet = Ruhiges Picknick: zwei grüne Modifikatoren
preset-balanced = Ausgewogenes Picknick: ein grüner, ein roter
preset-cerebral = Kniffliges Picknick: zwei rote Modifikatoren
preset-children = Für kleine Kinder: ein fester Rahmen, Karten kommen nur obenauf

option-diet = Diät
option-diet-help = Zwei Kombinationen aus einem Element und einem Modifikator bringen oder kosten Punkte. Ab zwei Personen.
option-diet-none = keine
option-diet-quiet = ruhig: zwei grüne Modifikatoren
option-diet-balanced = ausgewogen: ein grüner, ein roter
option-diet-cerebral = knifflig: zwei rote Modifikatoren
option-difficulty = Schwierigkeit
option-difficulty-help = Wie schwer es allein gegen den Automaten ist. Für eine Person.
option-difficulty-none = ohne Kombinationen
option-difficulty-easy = leicht: zwei grüne Modifikatoren
option-difficulty-medium = mittel: ein grüner, ein roter
option-difficulty-hard = schwer: zwei rote Modifikatoren
option-element-1 = Erstes Element
option-element-1-help = Das Element der ersten Kombination, falls der Gastgeber es aussuchen möchte.
option-element-1-random = ausgelost
option-element-1-sandwich = Sandwich
option-element-1-donut = Donut
option-element-1-soda = Limo
option-element-1-sausage = Würstchen
option-element-1-orange = orange
option-element-1-green = grün
option-element-1-blue = blau
option-element-1-red = rot
option-modifier-1 = Erster Modifikator
option-modifier-1-help = Der Modifikator der ersten Kombination, falls der Gastgeber ihn aussuchen möchte.
option-modifier-1-random = ausgelost
option-modifier-1-fewest = am wenigsten
option-modifier-1-corners = Ecken
option-modifier-1-groups = Gruppen
option-modifier-1-lines = Reihen
option-modifier-1-most = am meisten
option-modifier-1-centre = Mitte
option-modifier-1-isolated = einzeln
option-modifier-1-pairs = Paare
option-element-2 = Zweites Element
option-element-2-help = Das Element der zweiten Kombination, falls der Gastgeber es aussuchen möchte.
option-element-2-random = { option-element-1-random }
option-element-2-sandwich = { option-element-1-sandwich }
option-element-2-donut = { option-element-1-donut }
option-element-2-soda = { option-element-1-soda }
option-element-2-sausage = { option-element-1-sausage }
option-element-2-orange = { option-element-1-orange }
option-element-2-green = { option-element-1-green }
option-element-2-blue = { option-element-1-blue }
option-element-2-red = { option-element-1-red }
option-modifier-2 = Zweiter Modifikator
option-modifier-2-help = Der Modifikator der zweiten Kombination, falls der Gastgeber ihn aussuchen möchte.
option-modifier-2-random = { option-modifier-1-random }
option-modifier-2-fewest = { option-modifier-1-fewest }
option-modifier-2-corners = { option-modifier-1-corners }
option-modifier-2-groups = { option-modifier-1-groups }
option-modifier-2-lines = { option-modifier-1-lines }
option-modifier-2-most = { option-modifier-1-most }
option-modifier-2-centre = { option-modifier-1-centre }
option-modifier-2-isolated = { option-modifier-1-isolated }
option-modifier-2-pairs = { option-modifier-1-pairs }
option-layering = Überlappen
option-layering-help = Ob Karten auch unter andere geschoben werden dürfen oder nur obenauf kommen.
option-layering-full = darüber und darunter
option-layering-top = nur obenauf
option-frame = Rahmen
option-frame-help = Ob der Rahmen von 4×4 Feldern mit deinen Karten wächst oder von Anfang an feststeht.
option-frame-floating = beweglich
option-frame-fixed = fest

move-keep = Karte { $card } behalten, die andere nach links geben
move-place =
    { $number ->
        [0] Karte { $card } auf { $cells } legen
        [one] Karte { $card } auf { $cells } legen, unter Karte { $under }
       *[other] Karte { $card } auf { $cells } legen, unter die Karten { $under }
    }

log-round = Runde { $round } von { $rounds }.
log-turn = Zug { $round } von { $rounds }.
log-dealt = { $seat }: zwei Karten gezogen.
log-dealt-known = { $seat }: Karten { $cards } gezogen.
log-chose = { $seat }: eine Karte gewählt.
log-chose-known = { $seat }: Karte { $card } behalten, Karte { $given } wird weitergegeben.
log-gave = { $seat } → { $other }: eine Karte.
log-gave-known = { $seat } → { $other }: Karte { $card }.
log-laid = { $seat }: Karte { $card } gelegt.
log-revealed = { $seat }: Karten { $cards } gelegt.
log-automaton = Karte { $card } geht an den Automaten.
log-over =
    { $number ->
        [0] Das Spiel ist zu Ende. Der Automat gewinnt.
        [one] Das Spiel ist zu Ende. Es gewinnt: { $winners }.
       *[other] Das Spiel ist zu Ende. Den Sieg teilen sich: { $winners }.
    }

refusal-draft-first = Zuerst behalten alle eine der beiden gezogenen Karten; beim Draft wird nichts gelegt.
refusal-draft-over = Der Draft ist vorbei; lege jetzt eine Karte.
refusal-not-in-hand = Karte { $card } ist nicht auf deiner Hand. Du hast: { $hand }.
refusal-not-a-strip = Eine Karte liegt auf drei Feldern in gerader Linie; diese liegen nicht so.
refusal-first-card-origin = Deine erste Karte beginnt auf dem Feld (0,0); du wählst nur, wohin sie zeigt.
refusal-too-large = Dein Picknick würde mehr als 4×4 Felder umfassen.
refusal-outside-fixed-frame = Der Rahmen ist fest: Jedes Feld muss in den Zeilen 0 bis 3 und den Spalten 0 bis 3 liegen.
refusal-touches-nothing = Die Karte muss dein Picknick an einer Kante berühren oder mit ihm überlappen; eine Ecke genügt nicht.
refusal-under-twice = Unter den Karten, unter die diese kommt, ist eine doppelt genannt.
refusal-only-on-top = An diesem Tisch kommen Karten nur obenauf.
refusal-under-not-overlapped = Karte { $card } kann nicht unter Karte { $other-card } liegen: Sie würden sich nicht überlappen.
refusal-cycle = Karte { $card } kann nicht unter Karte { $lower } und über Karte { $upper } liegen, denn { $upper } liegt über { $lower }.
refusal-diet-alone = Die Diät gibt es ab zwei Personen. Nimm allein die Option difficulty.
refusal-difficulty-together = Die Schwierigkeit ist für eine Person. Nimm zu mehreren die Option diet.
refusal-pick-without-diet = { $option }: Das ist ausgesucht, hätte ohne Diät oder Schwierigkeit aber keine Wirkung.
refusal-same-card = Die beiden Seiten einer Karte können nicht zugleich ausgesucht werden: { $first-face } und { $second-face }.
refusal-modifier-colours = Die Modifikatoren in dieser Spielart: { $red } in Rot, { $green } in Grün. Was ausgesucht ist, passt nicht dazu.
refusal-cards-file = Die Datei { $file } lässt sich nicht lesen: { $detail }
refusal-cards-list = In der Datei { $file } gibt es keine Liste namens { $value }.
refusal-cards-number = Zu einem Kartensatz gehören { $low } bis { $high } Picknickkarten, zu diesem { $number }.
refusal-cards-strip = Karte { $card-number } ist keine Liste aus drei Feldern.
refusal-cards-cell = Karte { $card-number } hat ein Feld „{ $value }“. Ein Feld besteht aus Speise und Decke, wie "donut/red". Speisen: { $foods }. Decken: { $cloths }.
refusal-cards-faces = Karte { $card-number } der Liste { $list } hat nicht die beiden Seiten, die sie braucht.
refusal-cards-missing-face = In der Liste { $list } muss jede Seite genau einmal vorkommen.

board-round = Runde { $round } von { $rounds }
board-turn = Zug { $round } von { $rounds }
board-over = Das Spiel ist zu Ende
board-pile = Stapel: { $number }
board-picnic = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-hand = Deine Karten
board-automaton = Automat: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-empty = noch nichts gelegt
board-combination = { $element } · { $modifier }
board-after = → { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-bonus = { $combination } → { $value }

rule-SM-C1 = Es gibt 72 Picknickkarten. Eine Karte ist ein Streifen aus drei Feldern in einer Reihe; jedes Feld zeigt eine Speise und eine Decke.
rule-SM-C2 = Die Speisen sind Sandwich, Donut, Limo und Würstchen; die Decken sind orange, grün, blau und rot.
rule-SM-C3 = Die Karten sind eine feste Liste, in der alle Speisen gleich häufig sind und alle Decken ebenso. Keine Karte gleicht einer anderen, und keine zeigt dreimal dieselbe Speise oder dreimal dieselbe Decke.
rule-SM-C4 = Es gibt vier Elementkarten mit einer Speise auf der einen und einer Decke auf der anderen Seite, und vier Modifikatorkarten mit einer grünen und einer roten Seite.
rule-SM-C5 = Zwei bis neun Personen können mitspielen, oder eine allein gegen den Automaten.
rule-SM-C6 = Damit du eine Vorstellung hast: Die beiden Picknicks, die die Spielregel zeigt, bringen 11 und 13 Punkte.
rule-SM-F1 = Alle Picknickkarten werden zu einem verdeckten Stapel gemischt. Bonuskarten kommen nur in der Variante mit Diät vor.
rule-SM-F2 = Es gibt vier Runden. In jeder spielen alle gleichzeitig: erst der Draft, dann das Legen.
rule-SM-F3 = Draft: Ziehe zwei Karten, behalte eine und gib die andere nach links weiter. Dann hast du die behaltene und die erhaltene Karte auf der Hand.
rule-SM-F4 = Legen: Lege beide Karten nacheinander in dein Picknick, in beliebiger Reihenfolge. Eine gelegte Karte bleibt liegen; über die zweite darfst du danach entscheiden.
rule-SM-F5 = Du wählst, bevor du die Karte siehst, die du bekommst. Die anderen sehen deine Karten, wenn alle mit der Runde fertig sind.
rule-SM-F6 = Nach vier Runden liegen in jedem Picknick acht Karten, und es wird gewertet.
rule-SM-P1 = Dein Picknick umfasst nie mehr als 4×4 Felder, aber der Rahmen steht nicht fest: Du darfst in jede Richtung wachsen, solange alles in irgendein Quadrat von 4×4 Feldern passt. Es muss nicht voll werden.
rule-SM-P2 = Eine Karte liegt waagerecht oder senkrecht und darf beliebig herum gedreht werden. Bei der ersten Karte wählst du nur die Richtung.
rule-SM-P3 = Eine neue Karte liegt neben deinen anderen Karten und berührt sie mindestens an einer Kante eines Feldes, oder sie überlappt mit einer oder mehreren von ihnen.
rule-SM-P4 = Wo sie überlappt, wird sie darüber- oder daruntergeschoben: Das entscheidest du für jede Karte, mit der sie überlappt. Karten können nicht im Kreis übereinanderliegen, und von zwei Karten liegt auf allen gemeinsamen Feldern dieselbe oben.
rule-SM-P5 = Eine gelegte Karte wird nie mehr bewegt. Auf jedem Feld sieht man die oberste Karte.
rule-SM-S1 = Gleiche Speisen, die sich an einer Kante berühren, bilden eine Gruppe, gleiche Decken ebenso. Jedes sichtbare Feld gehört zu einer Gruppe seiner Speise und zu einer seiner Decke.
rule-SM-S2 = Eine Dreiergruppe bringt 1 Punkt, eine Vierergruppe 2, eine Fünfergruppe 3 und so weiter. Kleinere Gruppen bringen nichts.
rule-SM-S3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer die größte Gruppe hat; ist auch das gleich, wird der Sieg geteilt.
rule-SM-B1 = In der Variante mit Diät werden zwei Elemente mit zwei Modifikatoren kombiniert, und diese Kombinationen zählen für alle. Ruhig hat zwei grüne Modifikatoren, ausgewogen einen grünen und einen roten, knifflig zwei rote.
rule-SM-B2 = Grüne Modifikatoren. Am wenigsten: 3 Punkte, wenn niemand weniger von dem Element zeigt. Ecken: 1 Punkt für jedes seiner Felder in einer Ecke. Gruppen: 1 Punkt für jede seiner Gruppen, auch für einzelne Felder. Reihen: 2 Punkte für jede Zeile oder Spalte, die ganz aus ihm besteht.
rule-SM-B3 = Rote Modifikatoren. Am meisten: 3 Punkte Abzug, wenn niemand mehr von dem Element zeigt. Einzeln: 2 Punkte Abzug für jedes einzelne Feld. Mitte: 2 Punkte Abzug für jedes seiner Felder in der Mitte. Paare: 2 Punkte Abzug für jede Gruppe aus genau zweien.
rule-SM-B4 = Die Ecken sind die des Rechtecks, das dein Picknick umfasst; die Mitte sind alle Felder, die nicht an seinem Rand liegen. Eine vollständige Zeile oder Spalte hat vier Felder.
rule-SM-B5 = Diese Punkte werden hinzugezählt, bevor ein Gleichstand geprüft wird. Die Summe darf negativ sein.
rule-SM-1P1 = Allein spielst du acht Züge: Ziehe zwei Karten, lege eine und gib die andere dem Automaten, dessen Karten nebeneinanderliegen.
rule-SM-1P2 = Der Automat bekommt so viele Punkte, wie seine häufigste Speise Felder hat, dazu so viele, wie seine häufigste Decke Felder hat. Du gewinnst, wenn du mehr hast.
rule-SM-1P3 = Kombinationen bestimmen die Schwierigkeit: leicht hat zwei grüne Modifikatoren, mittel einen grünen und einen roten, schwer zwei rote. Sie zählen nur für dich; „am wenigsten“ und „am meisten“ vergleichen dich mit dem Automaten.
rule-SM-O1 = An einem Tisch für kleine Kinder kommen Karten nur obenauf.
rule-SM-O2 = An einem Tisch mit festem Rahmen darf die erste Karte überall im Rahmen von 4×4 Feldern liegen, und keine Karte darf hinausragen.
