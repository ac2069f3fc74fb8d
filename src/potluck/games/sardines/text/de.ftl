game-sardines = Sardines de Marseille
about = Pack deine Sardinen Kopf an Schwanz ein, schließ deine Dosen vor den anderen und hüte dich vor der Katze.

effect-again = Nochmal
effect-draw = Ziehen
effect-steal = Stehlen
effect-feed = Füttern
effect-uncover = Öffnen
effect-two-way = wendbar
effect-bone = Gräte
sardine-again-left = Nochmal ←
sardine-again-right = Nochmal →
sardine-draw-left = Ziehen ←
sardine-draw-right = Ziehen →
sardine-steal-left = Stehlen ←
sardine-steal-right = Stehlen →
sardine-feed-left = Füttern ←
sardine-feed-right = Füttern →
sardine-uncover-left = Öffnen ←
sardine-uncover-right = Öffnen →
sardine-two-way = wendbar ↔
sardine-bone = Gräte
assortment-lemon = Zitrone
assortment-tomato = Tomate
assortment-garlic = Knoblauch
assortment-pepper = Pfeffer
phase-turn = eine Karte spielen oder abwerfen
phase-again = noch eine Karte spielen
phase-steal = eine Karte stehlen
phase-feed = der Katze eine Karte geben
phase-uncover = einen Deckel nehmen
phase-draw = vom Stapel oder aus der Ablage ziehen
phase-limit = bis zum Handlimit abwerfen
ending-boxes = Alle Dosen einer Person sind geschlossen.
ending-pile = Der Stapel ist zum zweiten Mal aufgebraucht.
ending-cat = Der Stapel ist zum zweiten Mal aufgebraucht: Die Katze gewinnt.
ending-stalled = Seit 60 Zügen wurde keine Karte gezogen.

preset-basic = Grundspiel: einfache Dosen
preset-assortments = Sortimente: eine Dose von jeder Sorte, und die Katze kann gewinnen
preset-pantry = Vorratskammer: zufällige Sortimente, und die Katze kann gewinnen
preset-hungry-cat = Hungrige Katze: einfache Dosen, und die Katze kann gewinnen

option-boxes = Dosen
option-boxes-help = Je drei einfache Dosen oder je vier Sortimente mit einem Bonus. Sortimente sind für höchstens vier Personen.
option-boxes-plain = einfach
option-boxes-assorted = Sortimente
option-deal = Verteilung der Sortimente
option-deal-help = Ob alle eine Dose von jeder Sorte bekommen oder vier beliebige.
option-deal-each = eine von jeder Sorte
option-deal-random = zufällig
option-cat = Die Katze gewinnt
option-cat-help = Ob die Katze gewinnt und alle verlieren, wenn der Stapel zum zweiten Mal aufgebraucht ist.
option-cat-auto = nur mit Sortimenten
option-cat-yes = ja
option-cat-no = nein

move-play = „{ $sardine }“ ({ $card }) in Dose { $box } legen
move-lid = Dose { $box } mit „{ $sardine }“ ({ $card }) schließen
move-discard =
    { $number ->
        [one] eine Karte abwerfen: { $sardines }
       *[other] { $number } Karten abwerfen: { $sardines }
    }
move-steal = eine Handkarte stehlen ({ $other })
move-steal-box = „{ $sardine }“ stehlen ({ $other }, Dose { $box }, Platz { $place })
move-feed = „{ $sardine }“ ({ $card }) aus der Hand geben
move-feed-box = „{ $sardine }“ aus Dose { $box }, Platz { $place } geben
move-uncover = den Deckel nehmen ({ $other }, Dose { $box })
move-draw-pile = vom Stapel ziehen
move-draw-discard = „{ $sardine }“ ({ $card }) aus der Ablage nehmen

log-played = { $seat }: „{ $sardine }“ in Dose { $box }, Platz { $place } gelegt.
log-closed = { $seat }: Dose { $box } geschlossen.
log-closed-known = { $seat }: Dose { $box } mit „{ $sardine }“ geschlossen.
log-stole = { $seat }: eine Handkarte gestohlen. Bestohlen: { $other }.
log-stole-known = { $seat }: Handkarte „{ $sardine }“ gestohlen. Bestohlen: { $other }.
log-took = { $seat }: „{ $sardine }“ aus Dose { $box }, Platz { $place } gestohlen. Bestohlen: { $other }.
log-fed = { $seat }: „{ $sardine }“ aus der Hand an die Katze gegeben.
log-fed-box = { $seat }: „{ $sardine }“ aus Dose { $box } an die Katze gegeben.
log-uncovered = { $seat }: Deckel von Dose { $box } genommen. Bestohlen: { $other }.
log-uncovered-known = { $seat }: Deckel von Dose { $box } genommen, es ist „{ $sardine }“. Bestohlen: { $other }.
log-discarded =
    { $number ->
        [one] { $seat }: eine Karte abgeworfen: { $sardines }.
       *[other] { $seat }: { $number } Karten abgeworfen: { $sardines }.
    }
log-drew =
    { $number ->
        [one] { $seat }: eine Karte gezogen.
       *[other] { $seat }: { $number } Karten gezogen.
    }
log-drew-known =
    { $number ->
        [one] { $seat }: eine Karte gezogen: { $sardines }.
       *[other] { $seat }: { $number } Karten gezogen: { $sardines }.
    }
log-picked = { $seat }: „{ $sardine }“ aus der Ablage genommen.
log-empty = { $seat }: keine Karte mehr, eine neue Hand.
log-nothing = { $seat }: „{ $effect }“ bleibt ohne Wirkung.
log-night =
    { $number ->
        [one] Es wird Nacht. Die einzige abgeworfene Karte ist der neue Stapel.
       *[other] Es wird Nacht. Die { $number } abgeworfenen Karten werden zum neuen Stapel gemischt.
    }
log-over =
    { $number ->
        [0] { $ending } Alle verlieren.
        [one] { $ending } Sieg: { $winners }.
       *[other] { $ending } Geteilter Sieg: { $winners }.
    }

refusal-random-plain = Einfache Dosen sind alle gleich; nur Sortimente können zufällig verteilt werden.
refusal-again-plays = „Nochmal“ verpflichtet, eine Karte zu spielen; abwerfen geht stattdessen nicht.
refusal-wrong-kind = Das ist jetzt nicht zu entscheiden, sondern: { $phase }.
refusal-no-such-thing = Der Zug nennt eine Karte, eine Dose, einen Platz oder eine Person, die es nicht gibt.
refusal-not-in-hand = „{ $sardine }“ ({ $card }) ist nicht auf deiner Hand.
refusal-bone-in-box = Eine Gräte kommt nicht in eine Dose; sie kann nur Deckel sein.
refusal-box-closed = Dose { $box } ist geschlossen.
refusal-box-full = Dose { $box } ist voll; sie braucht einen Deckel.
refusal-wrong-direction = „{ $sardine }“ passt nicht in Dose { $box }: Die Sardinen müssen Kopf an Schwanz liegen.
refusal-box-not-full = Dose { $box } kann erst mit drei Sardinen geschlossen werden.
refusal-discard-twice = Eine Karte ist doppelt genannt.
refusal-discard-none = Du musst mindestens eine Karte abwerfen.
refusal-discard-number =
    { $number ->
        [one] Du hast { $held } Handkarten, { $limit } sind erlaubt: Wirf genau eine ab.
       *[other] Du hast { $held } Handkarten, { $limit } sind erlaubt: Wirf genau { $number } ab.
    }
refusal-own-card = Gestohlen wird nur bei anderen.
refusal-steal-form = Stiehl entweder aus einer Hand oder von einem Platz einer Dose.
refusal-hand-empty = { $other }: Diese Hand ist leer.
refusal-garlic = { $other }: Knoblauch & Petersilie schützt diese Hand.
refusal-their-box-closed = { $other }: Dose { $box } ist geschlossen; gestohlen wird nur aus offenen Dosen.
refusal-place-empty = In Dose { $box }, Platz { $place } liegt keine Sardine.
refusal-feed-form = Gib entweder eine Handkarte oder die Karte von einem Platz einer Dose.
refusal-gift-box-closed = Deine Dose { $box } ist geschlossen; gib aus einer offenen.
refusal-own-box = Deckel nimmt man nur anderen weg.
refusal-not-closed = { $other }: Dose { $box } hat keinen Deckel.
refusal-draw-form = Zieh vom Stapel oder nenne eine Karte der Ablage.
refusal-not-discarded = „{ $sardine }“ ({ $card }) liegt nicht in der Ablage.
refusal-cards-file = Die Datei { $file } ist nicht lesbar: { $detail }
refusal-cards-boxes = Die Datei { $file } muss sagen, wie viele Dosen es von jeder Sorte gibt: { $known }.
refusal-cards-too-few = { $number } Sardinenkarten und { $boxes } Dosen reichen nicht für zwei Personen.
refusal-cards-hand = Eine Hand hat { $low } bis { $high } Karten, nicht { $number }.
refusal-cards-sardines = Die Datei { $file } hat keine Liste von Sardinen.
refusal-cards-kind = „{ $value }“ nennt keine Sorte von Sardinen. Die Sorten sind: { $known }.
refusal-cards-too-many = Es darf höchstens { $high } Sardinenkarten geben, nicht { $number }.
refusal-cards-number = „{ $value }“ muss eine ganze Zahl von 0 bis { $high } sein.

board-decides = { $seat }: { $what }
board-over = Das Spiel ist aus.
board-day = ☀ Tag
board-night = ☾ Nacht
board-pile = Stapel: { $number }
board-discards = Ablage: { $number }
board-cat-wins = die Katze kann gewinnen
board-draws = noch zu ziehen: { $number }
board-idle = Züge ohne gezogene Karte: { $number } von { $high }
board-player = { $seat }: { $closed } von { $boxes } Dosen geschlossen, Handkarten: { $held } (Limit { $limit })
board-known = Bekannt von dieser Hand:
board-hand = Deine Hand
board-box = Dose { $number }
board-closed = zu
board-full = voll, ohne Deckel
board-bonus = ✓
board-covered = –

rule-SA-C1 = Es gibt 59 Sardinenkarten, jede ist auf der Rückseite ein Deckel: 14 „Nochmal“ (spiel noch eine Karte), 12 „Ziehen“ (zieh zwei Karten), 8 „Stehlen“ (nimm eine fremde Karte aus einer offenen Dose oder aus der Hand), 8 „Füttern“ (alle anderen geben der Katze eine Sardine), 8 „Öffnen“ (nimm den Deckel einer fremden geschlossenen Dose), 4 wendbare Sardinen ohne Wirkung und 5 Gräten, die nie in eine Dose kommen.
rule-SA-C2 = Eine Sardine schaut nach links oder nach rechts. Sie lässt sich nicht drehen, denn ihr Bild muss oben bleiben. Von jeder Sorte mit Wirkung schaut die Hälfte nach links und die Hälfte nach rechts.
rule-SA-C3 = Es gibt 16 Dosenkarten, je vier mit Zitrone, Tomate, Knoblauch & Petersilie, Pfeffer & Basilikum. Ihre Rückseiten sind einfache Dosen.
rule-SA-C4 = Die Katzenkarte hat eine Tag- und eine Nachtseite. Sie markiert die Ablage.
rule-SA-C5 = Zwei bis fünf spielen mit je drei einfachen Dosen, zwei bis vier mit je vier Sortimenten.
rule-SA-B1 = Eine Dose ist fertig mit drei Sardinen und einem Deckel. Wer zuerst alle eigenen Dosen gleichzeitig geschlossen hat, gewinnt sofort, noch vor der Wirkung dieses Deckels.
rule-SA-B2 = Die drei Sardinen liegen Kopf an Schwanz: die erste und die dritte in der einen Richtung, die zweite in der anderen. Eine wendbare Sardine passt überall.
rule-SA-B3 = Eine Sardine kommt auf den niedrigsten freien Platz der Dose. Ohne die wendbaren gerechnet dürfen sich Platz 1 und 3 nicht unterscheiden, und Platz 2 muss anders sein als beide. Wird eine Sardine herausgenommen, bleibt ihr Platz leer, und die anderen rücken nicht nach.
rule-SA-B4 = Jede Handkarte, auch eine Gräte, kann umgedreht als Deckel auf eine eigene Dose mit drei Sardinen gelegt werden.
rule-SA-B5 = Der Deckel löst die Wirkung der Sardine aus, die zuletzt in die Dose kam. Wird die Dose geöffnet und wieder geschlossen, wirkt sie noch einmal.
rule-SA-B6 = Eine Dose mit Deckel ist geschlossen. Jede andere ist offen, auch eine volle.
rule-SA-T1 = Alle beginnen mit fünf Karten und drei einfachen Dosen; die Katze zeigt den Tag. Der Zufall bestimmt, wer anfängt; gespielt wird im Uhrzeigersinn.
rule-SA-T2 = In deinem Zug spielst du entweder eine Handkarte in oder auf eine deiner Dosen und führst ihre Wirkung aus, oder du wirfst eine oder mehrere Karten ab und ziehst ebenso viele.
rule-SA-T3 = Eine Wirkung wird so weit wie möglich ausgeführt, willkommen oder nicht, und Wirkungen können einander folgen. Ohne Ziel oder spielbare Karte geschieht nichts. „Nochmal“ verpflichtet, eine Karte zu spielen, wenn es geht; abwerfen ist stattdessen nicht erlaubt.
rule-SA-T4 = Beim Stehlen wählst du, von wem und woher: eine zufällige Handkarte oder eine beliebige Sardine einer offenen Dose.
rule-SA-T5 = Beim Füttern geben alle anderen, der Reihe nach und offen, eine Handkarte ihrer Wahl, auch eine Gräte, oder eine Sardine aus einer ihrer offenen Dosen. Sie kommt in die Ablage.
rule-SA-T6 = Wenn du einen Deckel nimmst, siehst du ihn und nimmst ihn auf die Hand. Die Dose ist mit ihren drei Sardinen wieder offen, und keine Wirkung wird ausgelöst.
rule-SA-T7 = Am Ende deines Zuges wirfst du bis auf fünf Karten ab. Karten, die du in fremden Zügen bekommen hast, bleiben bis dahin.
rule-SA-T8 = Wer keine Karte mehr hat, zieht fünf. Geprüft wird das nach jeder gespielten Karte und ihrer Wirkung und vor der zusätzlichen Karte eines „Nochmal“, zuerst bei der Person am Zug; nicht zwischen Abwerfen und Ziehen und nicht während des Fütterns.
rule-SA-T9 = Wer nichts spielen kann, muss mindestens eine Karte abwerfen.
rule-SA-P1 = Wenn die letzte Karte des Stapels gezogen ist, wird die Ablage zum neuen Stapel gemischt, und die Katze zeigt die Nacht. Wer gerade zieht, zieht dort weiter.
rule-SA-P2 = Ist der Stapel wieder aufgebraucht, endet das Spiel sofort. Die meisten geschlossenen Dosen gewinnen, dann die meisten Sardinen und Deckel in den Dosen; sonst ist der Sieg geteilt.
rule-SA-P3 = Mit der Option „Die Katze gewinnt“ gewinnt dann die Katze, und alle verlieren. Mit Sortimenten ist das üblich.
rule-SA-P4 = Gibt es keine Ablage zu mischen, endet das Spiel sofort.
rule-SA-P5 = Wird 60 Züge lang keine Karte vom Stapel gezogen, endet das Spiel, und die Dosen werden gezählt, auch wenn die Katze gewinnen kann.
rule-SA-V1 = Mit Sortimenten haben alle vier Dosen, eine von jeder Sorte oder vier beliebige, und müssen alle vier schließen.
rule-SA-V2 = Der Bonus einer Dose gilt, solange sie leer ist. Er geht vor der Wirkung der ersten Karte darin verloren und kehrt zurück, wenn die Dose geleert wird.
rule-SA-V3 = Zitrone: jedes Mal eine Karte mehr ziehen. Tomate: sechs statt fünf Karten als Limit und als neue Hand. Knoblauch & Petersilie: Niemand kann aus deiner Hand stehlen. Pfeffer & Basilikum: Jede gezogene Karte darf eine beliebige Karte der Ablage sein. Gleiche Boni zählen zusammen.
rule-SA-V4 = Die Zitrone gilt einmal für jedes Ziehen nach dem Abwerfen, durch „Ziehen“ oder für eine neue Hand, aber nicht beim ersten Austeilen.
rule-SA-H1 = Hände und Stapel sind geheim, ihre Kartenzahl nicht. Die Ablage, die Sardinen in den Dosen und welche davon die letzte war, sind offen.
rule-SA-H2 = Einen Deckel kennt, wer ihn gelegt hat, und wer die einzige Karte der Hand kannte, aus der er kam.
rule-SA-H3 = Eine Karte aus einer offenen Dose oder aus der Ablage kennen alle; einen genommenen Deckel oder eine gestohlene Handkarte kennen die beiden Beteiligten.
rule-SA-H4 = Was du von einer Hand weißt, gilt, bis ein Deckel daraus oder ein Diebstahl, den du nicht siehst, die Karte bewegt haben kann.
rule-SA-H5 = Alle merken sich, welche Karten in den Stapel der Nacht gemischt wurden.
rule-SA-H6 = Solange ein „Nochmal“ auf seine zusätzliche Karte wartet, wissen alle, dass die Hand eine spielbare enthält.
