game-deli = Clash at the Deli
about = In einem New Yorker Deli nehmen Köche Zutaten vom gemeinsamen Markt und stapeln sie zu Sandwiches: Klassiker von der Karte, saftig, aber nicht matschig, und rechtzeitig zugeklappt. Zehn Charaktere beugen die Regeln.

option-character-1 = Charakter von Platz 1
option-character-1-help = Ausgelost oder benannt.
option-character-1-random = ausgelost
option-character-1-tricia = { character-tricia }
option-character-1-nikki = { character-nikki }
option-character-1-michael = { character-michael }
option-character-1-pete = { character-pete }
option-character-1-drew = { character-drew }
option-character-1-gregg = { character-gregg }
option-character-1-jackson = { character-jackson }
option-character-1-debbie = { character-debbie }
option-character-1-isaac = { character-isaac }
option-character-1-kath = { character-kath }
option-character-2 = Charakter von Platz 2
option-character-2-help = { option-character-1-help }
option-character-2-random = { option-character-1-random }
option-character-2-tricia = { character-tricia }
option-character-2-nikki = { character-nikki }
option-character-2-michael = { character-michael }
option-character-2-pete = { character-pete }
option-character-2-drew = { character-drew }
option-character-2-gregg = { character-gregg }
option-character-2-jackson = { character-jackson }
option-character-2-debbie = { character-debbie }
option-character-2-isaac = { character-isaac }
option-character-2-kath = { character-kath }
option-character-3 = Charakter von Platz 3
option-character-3-help = { option-character-1-help }
option-character-3-random = { option-character-1-random }
option-character-3-tricia = { character-tricia }
option-character-3-nikki = { character-nikki }
option-character-3-michael = { character-michael }
option-character-3-pete = { character-pete }
option-character-3-drew = { character-drew }
option-character-3-gregg = { character-gregg }
option-character-3-jackson = { character-jackson }
option-character-3-debbie = { character-debbie }
option-character-3-isaac = { character-isaac }
option-character-3-kath = { character-kath }
option-character-4 = Charakter von Platz 4
option-character-4-help = { option-character-1-help }
option-character-4-random = { option-character-1-random }
option-character-4-tricia = { character-tricia }
option-character-4-nikki = { character-nikki }
option-character-4-michael = { character-michael }
option-character-4-pete = { character-pete }
option-character-4-drew = { character-drew }
option-character-4-gregg = { character-gregg }
option-character-4-jackson = { character-jackson }
option-character-4-debbie = { character-debbie }
option-character-4-isaac = { character-isaac }
option-character-4-kath = { character-kath }
option-smaller-market = Kleinerer Markt
option-smaller-market-help = So viele Karten weniger werden von jeder Sorte ausgelegt.
option-closing-bonus = Bonus fürs Schließen
option-closing-bonus-help = Punkte für jedes mit Brot geschlossene Sandwich.
option-double-least = Das Geringste doppelt
option-double-least-help = Bei allen zählt das fertige Sandwich mit den wenigsten Punkten doppelt.
option-rounds = Runden
option-rounds-help = Nach der Spielregel sind es 5.
option-team = Teamkampf
option-team-help = So viele Charaktere spielt jeder.
option-kath-mania = Copy-Kath-Manie
option-kath-mania-help = Alle sind Copy Kath.

preset-basic = Wie in der Spielregel
preset-small-market = Kleiner Markt
preset-big-closing = Großer Bonus fürs Schließen
preset-doubling = Verdoppeln
preset-short = Kurzes Spiel
preset-long = Langes Spiel
preset-team-battle = Teamkampf
preset-kath-mania = Copy-Kath-Manie

ingredient-white-toast = Toastbrot
ingredient-half-roll = Halbes Brötchen
ingredient-half-bagel = Halber Bagel
ingredient-rye-bread = Roggenbrot
ingredient-wrap-tortilla = Wrap-Tortilla
ingredient-bacon = Bacon
ingredient-fried-egg = Spiegelei
ingredient-corned-beef = Corned Beef
ingredient-roasted-pork = Schweinebraten
ingredient-wiener = Wiener Würstchen
ingredient-tuna = Thunfisch
ingredient-american = Amerikanischer Käse
ingredient-cheddar = Cheddar
ingredient-swiss = Schweizer Käse
ingredient-cream-cheese = Frischkäse
ingredient-tomato = Tomate
ingredient-lettuce = Salat
ingredient-avocado = Avocado
ingredient-sauerkraut = Sauerkraut
ingredient-pickles = Essiggurken
ingredient-butter = Butter
ingredient-trinity = Dreifaltigkeit
ingredient-hot-sauce = Scharfe Soße
ingredient-ranch = Ranch
sort-bread = Brot
sort-protein = Protein
sort-cheese = Käse
sort-vegetable = Gemüse
sort-sauce = Soße
action-joker-bread = Brot-Joker
action-joker-protein = Protein-Joker
action-joker-cheese = Käse-Joker
action-joker-vegetable = Gemüse-Joker
action-joker-sauce = Soßen-Joker
action-picky-eater = Wählerischer Esser
action-ill-take-that = Das nehme ich
action-lucky-day = Glückstag
action-breadhead = Brotkopf
action-fresh-delivery = Frische Lieferung
action-doggy-bag = Doggybag
event-tip-jar = Trinkgeldglas
event-free-refill = Nachschlag gratis
event-lunch-rush = Mittagsansturm
event-staff-meal = Personalessen
event-health-inspector = Lebensmittelkontrolle
event-mouse-in-the-pantry = Maus in der Speisekammer
event-power-cut = Stromausfall
event-grumpy-customer = Mürrischer Gast
classic-reuben = Reuben
classic-cubano = Cubano
classic-cheesy-dog = Cheesy Dog
classic-classic-wrap = Klassischer Wrap
classic-veggie-wrap = Veggie-Wrap
classic-bacon-egg-cheese = Bacon, Ei und Käse
classic-cream-cheese-bagel = Frischkäse-Bagel
classic-tuna-melt = Tuna Melt
classic-blt = BLT
classic-butter-toast = Buttertoast
classic-avocado-toast = Avocadotoast
character-tricia = Malicious Tricia
character-nikki = Picky Nikki
character-michael = Recycle Michael
character-pete = Repeat Pete
character-drew = Switcheroo Drew
character-gregg = Gregg Benedict
character-jackson = Action Jackson
character-debbie = Debbie Dibs
character-isaac = Psychic Isaac
character-kath = Copy Kath

board-round = Runde { $round } von { $rounds }
board-phase-exchange = Pete tauscht Aktionen
board-phase-reserve = Debbie reserviert eine Karte
board-phase-pick = Auswahl
board-phase-react = Will jemand diese Karte?
board-phase-lay = Eine Karte wird gelegt
board-phase-after = Ende des Zuges
board-phase-swap = Drew darf tauschen
board-phase-end = Ende der Runde
board-phase-look = Das Ereignis wird gewählt
board-phase-event = Ereignis
board-phase-over = Spiel zu Ende
board-event = Ereignis: { $event }
board-announced = { $seat }: { $ingredient }
board-market = Markt
board-deck = Stapel { $number }
board-reserved = Reserviert
board-last-trash = Müll der letzten Runde
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-hand-size = { $number ->
    [one] 1 Aktionskarte
   *[other] { $number } Aktionskarten
}
board-aside = noch einmal: { $cards }
board-sandwich = Sandwich
board-cards = Karten
board-position = Lage
board-closing = Schließen
board-classic = Klassiker
board-moisture = Feuchte
board-total = Summe
board-declared = für fertig erklärt
board-sum = Sandwiches { $points }
board-most = { $ingredient } ×{ $number }: { $points }
board-from-eggs = Greggs Eier { $points }
board-from-least = geringstes Sandwich doppelt { $points }
board-from-actions = Aktionen { $points }
board-from-events = Ereignisse { $points }
board-from-characters = Charaktere { $points }
board-hand = Deine Aktionskarten
board-looking = Du siehst dir an: { $cards }
pad-winners = { $number ->
    [one] Es gewinnt: { $value }
   *[other] Es gewinnen: { $value }
}

move-take = { $ingredient } nehmen
move-take-reserved = die reservierte Karte nehmen
move-take-trash = { $ingredient } aus dem Müll der letzten Runde nehmen
move-joker = { $action } als { $ingredient } legen
move-lay = auf Platz { $place } legen
move-close = Sandwich { $place } mit dem Brot auf Platz { $bread } schließen
move-declare = Sandwich { $place } für fertig erklären
move-play = { $again ->
    [yes] { $action } noch einmal spielen
   *[no] { $action } spielen
}
move-play-sort = { $again ->
    [yes] { $action } noch einmal spielen: { $sort }
   *[no] { $action } spielen: { $sort }
}
move-play-ingredient = { $again ->
    [yes] { $action } noch einmal spielen: { $ingredient }
   *[no] { $action } spielen: { $ingredient }
}
move-redeal = diese Sorte neu auslegen lassen: { $sort }
move-steal = { $again ->
    [yes] { $action } noch einmal spielen
   *[no] { $action } spielen
}
move-snatch = { $action } abwerfen und die Karte nehmen
move-trash = { $ingredient } wegwerfen
move-reserve = { $ingredient } reservieren
move-swap = das Oberste von Sandwich { $place } tauschen mit Sandwich { $other-place } von: { $other }
move-choose = { $event } wählen
move-exchange = { $number ->
    [0] alle Karten behalten
   *[other] tauschen: { $actions }
}
move-choose-place = Sandwich { $place } wählen
move-pass = nichts

log-round = Runde { $round } von { $rounds }. Zuerst: { $seat }.
log-exchanged = { $number ->
    [0] { $seat }: keine Aktionskarte getauscht.
    [one] { $seat }: 1 Aktionskarte getauscht.
   *[other] { $seat }: { $number } Aktionskarten getauscht.
}
log-exchanged-known = { $number ->
    [0] { $seat }: keine Aktionskarte getauscht.
   *[other] { $seat }: { $actions } weggelegt, { $other-actions } gezogen.
}
log-copied = { $seat }: { $character } kopiert.
log-reserved = { $seat }: { $ingredient } reserviert.
log-redealt = { $seat }: neu ausgelegt: { $sort }.
log-announced = { $seat }: { $ingredient } genommen.
log-stolen = { $seat }: { $ingredient } bekommen, weggenommen von: { $other }.
log-snatched = { $seat }: { $action } abgeworfen.
log-salvaged = { $seat }: { $ingredient } aus dem Müll der letzten Runde genommen.
log-joker = { $seat }: Joker als { $ingredient }.
log-missed = { $seat }: nichts lässt sich legen, eine Auswahl verfällt.
log-played = { $seat }: { $action } gespielt.
log-again = { $seat }: { $action } noch einmal gespielt.
log-laid = { $seat }: { $ingredient } gelegt.
log-trashed = { $seat }: { $ingredient } weggeworfen.
log-closed = { $points ->
    [one] { $seat }: Sandwich geschlossen, 1 Punkt.
   *[other] { $seat }: Sandwich geschlossen, { $points } Punkte.
}
log-declared = { $points ->
    [one] { $seat }: Sandwich fertig, 1 Punkt.
   *[other] { $seat }: Sandwich fertig, { $points } Punkte.
}
log-noted = { $points ->
    [one] { $seat }: 1 Punkt notiert.
   *[other] { $seat }: { $points } Punkte notiert.
}
log-discarded = { $seat }: { $ingredient } verloren.
log-swapped = { $seat }: { $ingredient } gegen { $other-ingredient } getauscht mit: { $other }.
log-cancelled = Die Glückstage heben einander auf.
log-looked = { $number ->
    [one] { $seat }: 1 Ereignis angesehen.
   *[other] { $seat }: { $number } Ereignisse angesehen.
}
log-looked-known = { $seat }: angesehen: { $events }.
log-event = Das Ereignis: { $event }.
log-refilled = { $seat }: { $ingredient } gezogen.
log-fed = { $seat }: eine Aktionskarte gezogen.
log-fed-known = { $seat }: { $action } gezogen.
log-passed = { $seat } → { $other }: { $ingredient }.
log-over = { $number ->
    [one] Das Spiel ist zu Ende. Es gewinnt: { $winners }.
   *[other] Das Spiel ist zu Ende. Gemeinsam gewinnen: { $winners }.
}

refusal-not-now = Dafür ist jetzt nicht die Zeit.
refusal-not-your-turn = Nur im eigenen Zug.
refusal-no-such-card = Keine Karte heißt „{ $value }“.
refusal-no-such-place = Einen Platz { $number } gibt es nicht; die Plätze gehen von 1 bis { $high }.
refusal-not-in-market = { $ingredient } liegt nicht im Markt.
refusal-not-in-trash = { $ingredient } liegt nicht im Müll der letzten Runde.
refusal-no-place = Für { $ingredient } ist nirgends Platz.
refusal-must-take = Eine Karte des Marktes lässt sich legen, also muss eine genommen werden.
refusal-must-lay = Die Karte muss gelegt werden.
refusal-event-place = Dieses Sandwich ist nicht betroffen. Das Ereignis: { $event }.
refusal-first-place = Ein neues Brot kommt auf den ersten leeren Platz.
refusal-bread-first = Ein Sandwich beginnt mit einem Brot, nicht mit { $ingredient }.
refusal-finished = Dieses Sandwich ist fertig.
refusal-full = Auf ein Brot kommen höchstens { $high } Zutaten.
refusal-other-bread = { $ingredient } schließt dieses Sandwich nicht: Es liegt auf einem anderen Brot.
refusal-nothing-on-it = Ein Sandwich braucht eine Zutat, bevor es geschlossen wird.
refusal-wrap-lid = Wraps bekommen keinen zweiten Wrap; sie werden für fertig erklärt.
refusal-bread-only = { $ingredient } kommt nur direkt auf Brot.
refusal-one-each = { $ingredient } ist in diesem Sandwich schon; von jeder Soße genügt eine.
refusal-not-unfinished = Auf diesem Platz liegt kein unfertiges Sandwich.
refusal-not-declarable = Nur Wraps, Buttertoasts und Avocadotoasts lassen sich für fertig erklären.
refusal-no-lone-bread = Auf diesem Platz liegt kein leeres Brot.
refusal-not-in-hand = { $action } ist nicht auf der Hand.
refusal-once-a-round = { $action } ist in dieser Runde schon gespielt.
refusal-not-aside = { $action } liegt nicht bereit, um noch einmal gespielt zu werden.
refusal-action-time = { $action } lässt sich jetzt nicht spielen.
refusal-action-needs = Bei { $action } gehört die Sorte oder die Karte dazu, wenn eine nötig ist, sonst keine.
refusal-before-taking = { $action } wird gespielt, bevor eine Karte genommen wird.
refusal-not-two = Der Wählerische Esser braucht eine Karte, die passt, und Raum für zwei Karten in dieser Runde.
refusal-none-of-sort = Davon liegt nichts im Markt: { $sort }.
refusal-no-joker = { $action } ist kein Joker.
refusal-joker-kind = { $action } kann nicht { $ingredient } sein.
refusal-joker-instead = Ein Joker wird gelegt, statt eine Karte zu nehmen, und ist keine der zwei des Wählerischen Essers.
refusal-not-michael = Nur Recycle Michael nimmt Karten aus dem Müll.
refusal-michael-once = Nur eine Karte aus dem Müll in jeder Runde.
refusal-not-reserved = Es ist keine Karte für dich reserviert.
refusal-not-nikki = Nur Picky Nikki lässt Karten neu auslegen.
refusal-nikki-twice = Diese Fähigkeit ist verbraucht: { $high }-mal in jeder Runde.
refusal-not-tricia = Nur Malicious Tricia wirft Karten weg, einmal nach jedem Nehmen.
refusal-debbies-card = Die reservierte Karte bekommt nur Action Jackson mit seiner eigenen Fähigkeit.
refusal-not-jackson = Nur Action Jackson wirft dafür Karten ab.
refusal-swap-opponent = Das andere Sandwich muss einem Gegner gehören.
refusal-swap-like = Nur Oberstes gegen Oberstes oder leeres Brot gegen leeres Brot.
refusal-swap-same = Die beiden sind gleich.
refusal-swap-fixed = { $ingredient } lässt sich so nicht bewegen.
refusal-swap-rules = Eine der Karten darf dort nicht liegen.
refusal-not-looked-at = { $event } gehört nicht zu den angesehenen Ereignissen.
refusal-exchange-three = Höchstens 3 Karten werden getauscht.
refusal-exchange-hand = Diese Karten sind nicht auf der Hand.
refusal-character-nobody = Platz { $number } ist leer: Nur { $seats } spielen.
refusal-character-twice = { $character } gibt es nur einmal.
refusal-mania-character = In der Manie sind alle Copy Kath; Platz { $number } kann niemand anders sein.
refusal-mania-team = Die Manie erlaubt keine Teams von { $number }.
refusal-cards-file = { $file } lässt sich nicht lesen: { $detail }
refusal-cards-missing = „{ $where }“ fehlt oder hat die falsche Form.
refusal-cards-number = „{ $where }“ ist { $value }; es muss eine ganze Zahl von { $low } bis { $high } sein.
refusal-cards-name = „{ $where }“ nennt { $value }; bekannt sind: { $known }.
refusal-cards-twice = „{ $where }“ hat { $value } doppelt.
refusal-cards-effect = „{ $where }“ hat die Wirkung { $value }; die Regeln kennen: { $known }.
refusal-pad-nothing = Nichts zu zählen. Eine Zeile sieht so aus: „Anna: Roggen, Butter, Corned, Schweizer, Sauerkraut, Roggen“.
refusal-pad-no-player = Wem gehört das? Am Anfang stehen ein Name und ein Doppelpunkt, nicht „{ $value }“.
refusal-pad-noted = Auf einmal werden höchstens { $high } Punkte notiert.
refusal-pad-seven = Vor jedem ist Platz für { $high } Sandwiches.
refusal-pad-gap = Zwischen zwei Kommas fehlt eine Zutat.
refusal-pad-unknown = Keine Zutat heißt „{ $value }“.
refusal-pad-ambiguous = „{ $value }“ kann heißen: { $ingredient }.
refusal-pad-bread-first = Ein Sandwich beginnt mit Brot, nicht mit { $ingredient }.
refusal-pad-closed = Das Sandwich ist geschlossen; nach dem zweiten Brot kommt nichts mehr, auch nicht { $ingredient }.
refusal-pad-declared = Ein für fertig erklärtes Sandwich hat eine Zutat und kein zweites Brot.
refusal-pad-too-many = { $number } × { $ingredient }, aber es gibt nur { $high }, Joker mitgezählt.

rule-DE-C1 = Es gibt fünf Stapel mit je 40 Zutaten: Brot, Protein, Käse, Gemüse und Soßen.
rule-DE-C2 = Dazu kommen 20 Aktionskarten, 16 Ereignisse, 10 Charaktere und eine Speisekarte für alle.
rule-DE-C3 = Das Spiel ist für 2 bis 4.
rule-DE-S1 = Die fünf Zutatenstapel, die Aktionen, die Ereignisse und die Charaktere werden gemischt.
rule-DE-S2 = Jeder bekommt einen Charakter, ausgelost oder ausgesucht; er liegt das ganze Spiel über offen.
rule-DE-S3 = Jeder zieht 5 geheime Aktionskarten. Repeat Pete zieht zuerst und darf sofort bis zu 3 davon tauschen.
rule-DE-S4 = Wer anfängt, entscheidet das Los; dann geht es im Uhrzeigersinn.
rule-DE-R1 = In den Markt kommen zu zweit 6 Brote und je 5 andere Karten, zu dritt 7 und 6, zu viert 8 und 7.
rule-DE-R2 = Reihum nimmt jeder eine Karte vom Markt und legt sie sofort, bis alle 6 haben. Wer 6 hat, wird übergangen.
rule-DE-R3 = Dann dürfen reihum Aktionen für das Rundenende gespielt werden, bis niemand mehr will. Gefragt wird jeder mit einer Aktionskarte.
rule-DE-R4 = Eine Runde endet mit Drews Tausch, dann den Aktionen, dem Wegwerfen der Reste, anderen Fähigkeiten und dem Ereignis.
rule-DE-R5 = Was im Markt übrig ist, kommt in den Müll, auch eine reservierte Karte, die niemand genommen hat.
rule-DE-R6 = Ein Ereignis wird gezogen, reihum ausgeführt und entfernt, auch nach der letzten Runde.
rule-DE-R7 = Ab Runde 2 beginnt, wer das höchste unfertige Sandwich hat; dann zählt das zweithöchste, dann das Los. Brote zählen mit, Fertiges nicht.
rule-DE-R8 = Reicht ein Stapel nicht, wird der ältere Müll seiner Sorte hineingemischt. Was Michael noch nehmen darf, bleibt liegen.
rule-DE-L1 = Jedes Sandwich beginnt mit einem Brot. Platz ist für 7 Sandwiches, leere Brote und fertige mitgezählt.
rule-DE-L2 = Auf ein Brot kommen höchstens 4 andere Zutaten, jede auf die letzte.
rule-DE-L3 = Ein Sandwich mit mindestens einer Zutat wird mit der Brotsorte geschlossen, mit der es begonnen hat.
rule-DE-L4 = Butter und Frischkäse kommen nur direkt auf das Brot.
rule-DE-L5 = In ein Sandwich kommt von jeder Soße höchstens eine Karte; verschiedene Soßen vertragen sich.
rule-DE-L6 = Eine Auswahl verfällt nur, wenn keine Karte des Marktes irgendwohin passt. Sie zählt zu den 6.
rule-DE-L7 = Im eigenen Zug darf man kostenlos Sandwiches mit eigenen leeren Broten schließen und Wraps, Buttertoasts und Avocadotoasts für fertig erklären.
rule-DE-L8 = Wraps brauchen und bekommen keinen zweiten Wrap. Ein für fertig erklärter Wrap oder Toast zählt als geschlossen, bringt aber keinen Bonus fürs Schließen.
rule-DE-L9 = Ein fertiges Sandwich nimmt keine Karten mehr auf und ist vor Ereignissen und anderen Charakteren sicher.
rule-DE-P1 = Jede Karte vor dir ist 1 Punkt wert, auch Brote und unfertige Sandwiches.
rule-DE-P2 = Jedes mit Brot geschlossene Sandwich bringt 1 Punkt zusätzlich.
rule-DE-P3 = Eine Karte an ihrem Lieblingsplatz bringt 1 Punkt. Der Stern zeigt, wo das so ist.
rule-DE-P4 = Jedes Brot ist 2 trocken, jede andere Zutat 1 saftig; der Unterschied kostet Punkte. Klassiker und leere Brote sind ausgenommen.
rule-DE-P5 = Ein Klassiker von der Karte bringt seinen Bonus obendrauf. Die Reihenfolge ist frei, die Karten müssen genau stimmen.
rule-DE-P6 = Am Ende bringt die meiste scharfe Soße 4 Punkte, der meiste amerikanische Käse und der meiste Cheddar je 2; bei Gleichstand die Hälfte.
rule-DE-P7 = Es entscheiden alle Punkte zusammen, auch die im Spiel notierten. Bei Gleichstand wird der Sieg geteilt.
rule-DE-A1 = Auf jeder Aktionskarte steht, wann sie gespielt wird. Niemand spielt dieselbe Aktion zweimal in einer Runde.
rule-DE-A2 = Ein Joker wird statt einer genommenen Karte gelegt, als beliebige Zutat seiner Sorte, und bleibt sie. Er zählt zu den 6.
rule-DE-A3 = Es gibt 5 Joker, 3 Wählerische Esser (zwei Karten nehmen), 3 Das nehme ich (du bekommst die Karte eines anderen), 3 Glückstage (das Ereignis aus zweien wählen), 2 Brotköpfe (1 Punkt für jedes mit Brot geschlossene Sandwich), 2 Frische Lieferungen (eine Sorte wird neu ausgelegt) und 2 Doggybags (ein Rest für dich).
rule-DE-A4 = Eine genommene Karte wird angesagt; Gegner mit Aktionskarten und weniger als 6 Karten dürfen sie reihum wollen; dann wird sie gelegt. Eine weggenommene Karte ist sicher, die neue Auswahl nicht. Zwei Glückstage heben einander auf.
rule-DE-E1 = Ereignisse treffen nur unfertige Sandwiches. Gute bringen einen Punkt, eine Soße, ein frühes Ende oder eine Aktionskarte; schlechte kosten eine oberste Zutat, ein leeres Brot oder einen Käse oder geben eine Karte nach links.
rule-DE-E2 = Wer verliert, sucht aus, was. Eine weitergegebene Karte muss gelegt werden, wenn sie passt, sonst kommt sie in den Müll. Was im Mittagsansturm fertig wird, gilt als für fertig erklärt.
rule-DE-H1 = Malicious Tricia darf nach dem Nehmen eine Karte des Marktes wegwerfen; beim Wählerischen Esser nur eine insgesamt.
rule-DE-H2 = Picky Nikki darf zweimal in jeder Runde eine Sorte des Marktes neu auslegen lassen, jederzeit zwischen zwei Auswahlen.
rule-DE-H3 = Recycle Michael darf einmal in jeder Runde eine Karte aus dem Müll der letzten Runde nehmen statt einer vom Markt.
rule-DE-H4 = Repeat Pete legt gespielte Aktionen beiseite, nur Joker nicht, und darf jede in einer späteren Runde noch einmal spielen.
rule-DE-H5 = Switcheroo Drew darf am Ende der Runde das Oberste eines unfertigen Sandwiches mit dem eines Gegners tauschen, oder zwei leere Brote. Soßen und Frischkäse bleiben.
rule-DE-H6 = Gregg Benedict bekommt 1 Punkt für jedes fertige Sandwich mit Ei, das nicht auf der Karte steht.
rule-DE-H7 = Action Jackson darf beliebig oft irgendeine Aktionskarte abwerfen, um eine Karte zu bekommen, die ein Gegner nimmt.
rule-DE-H8 = Debbie Dibs reserviert eine Karte des Marktes, die nur sie nehmen kann; nur Jackson kann sie ihr in diesem Augenblick wegschnappen.
rule-DE-H9 = Psychic Isaac sieht sich die obersten 3 Ereignisse an und wählt, welches eintritt.
rule-DE-H10 = Copy Kath hat die Fähigkeit eines Charakters, der nicht mitspielt, in jeder Runde eines anderen.
rule-DE-H11 = Geheim sind die Aktionskarten auf der Hand, die Reihenfolge der Stapel und die kommenden Ereignisse; alles andere ist offen.
rule-DE-V1 = Kleinerer Markt: 1 oder 2 Karten weniger von jeder Sorte.
rule-DE-V2 = Größerer Bonus fürs Schließen: 2 Punkte oder mehr für jedes mit Brot geschlossene Sandwich.
rule-DE-V3 = Verdoppeln: Dein fertiges Sandwich mit den wenigsten Punkten zählt doppelt.
rule-DE-V4 = Weniger oder mehr Runden als 5.
rule-DE-V5 = Teamkampf: Alle haben mehrere Charaktere.
rule-DE-V6 = Copy-Kath-Manie: Alle sind Copy Kath und ziehen in jeder Runde eine andere Fähigkeit.
