game-snack-match = Snack Match
about = Weave picnic strips over and under each other so that equal foods and equal tablecloths touch.

element-sandwich = sandwich
element-donut = donut
element-soda = soda
element-sausage = sausage
element-orange = orange cloth
element-green = green cloth
element-blue = blue cloth
element-red = red cloth
modifier-fewest = fewest: +3 for whoever shows the fewest
modifier-corners = corners: +1 for each in a corner
modifier-groups = groups: +1 for each group
modifier-lines = lines: +2 for each complete row or column
modifier-most = most: −3 for whoever shows the most
modifier-centre = centre: −2 for each central cell
modifier-isolated = isolated: −2 for each lone one
modifier-pairs = pairs: −2 for each group of exactly two
face-sandwich = sandwich
face-donut = donut
face-soda = soda
face-sausage = sausage
face-orange = orange
face-green = green
face-blue = blue
face-red = red
face-fewest = fewest
face-corners = corners
face-groups = groups
face-lines = lines
face-most = most
face-centre = centre
face-isolated = isolated
face-pairs = pairs

preset-basic = Basic game
preset-quiet = Quiet picnic: two green combinations
preset-balanced = Balanced picnic: one green, one red
preset-cerebral = Cerebral picnic: two red combinations
preset-children = For small children: a fixed frame, cards only go on top

option-diet = Diet
option-diet-help = Two combinations of an element and a modifier bring or cost points. For two players or more.
option-diet-none = none
option-diet-quiet = quiet: two green modifiers
option-diet-balanced = balanced: one green, one red
option-diet-cerebral = cerebral: two red modifiers
option-difficulty = Difficulty
option-difficulty-help = How hard it is alone against the automaton. For one player.
option-difficulty-none = no combinations
option-difficulty-easy = easy: two green modifiers
option-difficulty-medium = medium: one green, one red
option-difficulty-hard = hard: two red modifiers
option-element-1 = First element
option-element-1-help = The element of the first combination, if the host wants to pick it.
option-element-1-random = drawn at random
option-element-1-sandwich = sandwich
option-element-1-donut = donut
option-element-1-soda = soda
option-element-1-sausage = sausage
option-element-1-orange = orange
option-element-1-green = green
option-element-1-blue = blue
option-element-1-red = red
option-modifier-1 = First modifier
option-modifier-1-help = The modifier of the first combination, if the host wants to pick it.
option-modifier-1-random = drawn at random
option-modifier-1-fewest = fewest
option-modifier-1-corners = corners
option-modifier-1-groups = groups
option-modifier-1-lines = lines
option-modifier-1-most = most
option-modifier-1-centre = centre
option-modifier-1-isolated = isolated
option-modifier-1-pairs = pairs
option-element-2 = Second element
option-element-2-help = The element of the second combination, if the host wants to pick it.
option-element-2-random = { option-element-1-random }
option-element-2-sandwich = { option-element-1-sandwich }
option-element-2-donut = { option-element-1-donut }
option-element-2-soda = { option-element-1-soda }
option-element-2-sausage = { option-element-1-sausage }
option-element-2-orange = { option-element-1-orange }
option-element-2-green = { option-element-1-green }
option-element-2-blue = { option-element-1-blue }
option-element-2-red = { option-element-1-red }
option-modifier-2 = Second modifier
option-modifier-2-help = The modifier of the second combination, if the host wants to pick it.
option-modifier-2-random = { option-modifier-1-random }
option-modifier-2-fewest = { option-modifier-1-fewest }
option-modifier-2-corners = { option-modifier-1-corners }
option-modifier-2-groups = { option-modifier-1-groups }
option-modifier-2-lines = { option-modifier-1-lines }
option-modifier-2-most = { option-modifier-1-most }
option-modifier-2-centre = { option-modifier-1-centre }
option-modifier-2-isolated = { option-modifier-1-isolated }
option-modifier-2-pairs = { option-modifier-1-pairs }
option-layering = Layering
option-layering-help = Whether cards may be slid under others or only go on top of them.
option-layering-full = over and under
option-layering-top = only on top
option-frame = Frame
option-frame-help = Whether the 4×4 frame grows with your cards or is fixed beforehand.
option-frame-floating = floating
option-frame-fixed = fixed

move-keep = keep strip { $card }, give the other to the left
move-place =
    { $number ->
        [0] lay strip { $card } on { $cells }
       *[other] lay strip { $card } on { $cells }, under { $under }
    }

log-round = Round { $round } of { $rounds }.
log-turn = Turn { $round } of { $rounds }.
log-dealt = { $seat } drew two strips.
log-dealt-known = { $seat } drew the strips { $cards }.
log-chose = { $seat } chose a strip.
log-chose-known = { $seat } kept strip { $card } and will give strip { $given }.
log-gave = { $seat } → { $other }: a strip.
log-gave-known = { $seat } → { $other }: strip { $card }.
log-laid = { $seat } laid strip { $card }.
log-revealed = { $seat } laid the strips { $cards }.
log-automaton = Strip { $card } went to the automaton.
log-over =
    { $number ->
        [0] The game is over. The automaton wins.
        [one] The game is over. Winner: { $winners }.
       *[other] The game is over. They share the victory: { $winners }.
    }

refusal-draft-first = First everybody keeps one of the two strips drawn; nothing is laid in the draft.
refusal-draft-over = The draft is over; now lay a strip.
refusal-not-in-hand = Strip { $card } is not in your hand. You hold { $hand }.
refusal-not-a-strip = A card lies on three cells in a straight row; these are not.
refusal-first-card-origin = Your first card begins on the cell (0,0); it only chooses which way it points.
refusal-too-large = Your picnic would span more than 4×4 cells.
refusal-outside-fixed-frame = The frame is fixed: every cell must lie within rows 0 to 3 and columns 0 to 3.
refusal-touches-nothing = The card must share an edge with your picnic or overlap it; a corner is not enough.
refusal-under-twice = A card is named twice among those that this one goes under.
refusal-only-on-top = At this table cards only go on top of others.
refusal-under-not-overlapped = Strip { $card } cannot go under strip { $other-card }: they would not overlap.
refusal-cycle = Strip { $card } cannot go under strip { $lower } and over strip { $upper }, because { $upper } lies over { $lower }.
refusal-diet-alone = The diet is for two players or more. Alone, use the option difficulty.
refusal-difficulty-together = The difficulty is for one player. Together, use the option diet.
refusal-pick-without-diet = { $option } is picked, but no diet and no difficulty is chosen, so nothing would come of it.
refusal-same-card = The two faces of one card cannot both be picked: { $first-face } and { $second-face }.
refusal-modifier-colours = The modifiers of this mode: { $red } red, { $green } green. What is picked does not fit.
refusal-cards-file = The file { $file } cannot be read: { $detail }
refusal-cards-list = The file { $file } has no list called { $value }.
refusal-cards-number = A deck has { $low } to { $high } strips, this one has { $number }.
refusal-cards-strip = Strip { $card-number } is not a list of three cells.
refusal-cards-cell = Strip { $card-number } has a cell “{ $value }”. A cell is a food and a cloth, like "donut/red". Foods: { $foods }. Cloths: { $cloths }.
refusal-cards-faces = Card { $card-number } of the list { $list } does not have the two faces that it needs.
refusal-cards-missing-face = In the list { $list } every face must occur exactly once.

board-round = Round { $round } of { $rounds }
board-turn = Turn { $round } of { $rounds }
board-over = The game is over
board-pile = Pile: { $number }
board-picnic = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-hand = Your strips
board-automaton = Automaton: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empty = nothing laid yet
board-combination = { $element } · { $modifier }
board-after = → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-bonus = { $combination } → { $value }

rule-SM-C1 = There are 72 picnic cards. A card is a strip of three cells in a row; each cell shows a food and a tablecloth.
rule-SM-C2 = The foods are sandwich, donut, soda and sausage; the cloths are orange, green, blue and red.
rule-SM-C3 = The strips are a fixed list in which every food and every cloth is equally frequent. No strip equals another, and none shows one food or one cloth three times.
rule-SM-C4 = There are four Element cards, each with a food on one face and a cloth on the other, and four Modifier cards, each with a green and a red face.
rule-SM-C5 = Two to nine people can play, or one against the automaton.
rule-SM-C6 = To get a feeling for it: the two picnics that the rulebook shows score 11 and 13 points.
rule-SM-F1 = All picnic cards are shuffled into a face-down pile. Bonus cards are used in the diet variant only.
rule-SM-F2 = There are four rounds. In each, everybody plays at the same time: a draft, then a placement.
rule-SM-F3 = Draft: draw two cards, keep one and give the other to your left neighbour. You then hold the card you kept and the card you received.
rule-SM-F4 = Placement: lay both cards in your own area, one after the other, in the order you like. A card that is laid stays; you may choose the second one after that.
rule-SM-F5 = You choose before you see the card you will receive. Others see your cards when everybody has finished the round.
rule-SM-F6 = After four rounds every area holds eight cards and is scored.
rule-SM-P1 = Your area never spans more than 4×4 cells, but the frame is not fixed: you may grow in any direction as long as everything fits into some 4×4 square. It need not be full.
rule-SM-P2 = A card lies horizontally or vertically and may be turned either way round. The first card only chooses its direction.
rule-SM-P3 = A new card lies beside your other cards, sharing at least one edge of a cell, or overlaps one or more of them.
rule-SM-P4 = Where it overlaps, it is slid over or under: you decide for each card that it overlaps. Cards cannot lie over each other in a circle, and two cards lie the same way on all cells that they share.
rule-SM-P5 = A laid card never moves again. You see the topmost card of each cell.
rule-SM-S1 = Equal foods that touch along an edge form a group, and so do equal cloths. Every visible cell belongs to one group of its food and one of its cloth.
rule-SM-S2 = A group of three scores 1 point, of four 2, of five 3 and so on. Smaller groups score nothing.
rule-SM-S3 = Most points win. If there is a tie, the larger largest group wins; if that is tied too, the victory is shared.
rule-SM-B1 = In the diet variant two elements are combined with two modifiers, and these combinations count for everybody. Quiet has two green modifiers, balanced one green and one red, cerebral two red.
rule-SM-B2 = Green modifiers. Fewest: 3 points if nobody shows fewer of the element. Corners: 1 point for each of it in a corner. Groups: 1 point for each of its groups, lone cells too. Lines: 2 points for each complete row or column of it.
rule-SM-B3 = Red modifiers. Most: lose 3 points if nobody shows more of the element. Isolated: lose 2 points for each lone cell. Centre: lose 2 points for each of it in the centre. Pairs: lose 2 points for each group of exactly two.
rule-SM-B4 = Corners are the corners of the rectangle that your area spans; the centre is every cell that is not on its border. A complete row or column has four cells.
rule-SM-B5 = These points are added before ties are looked at. A total may be negative.
rule-SM-1P1 = Alone, you play eight turns: draw two cards, lay one and give the other to the automaton, whose cards lie side by side.
rule-SM-1P2 = The automaton scores as many points as its most frequent food has cells, plus as many as its most frequent cloth has. You win if you have more.
rule-SM-1P3 = Combinations set the difficulty: easy has two green modifiers, medium one green and one red, hard two red. They count for you alone; fewest and most compare you with the automaton.
rule-SM-O1 = At a table for small children cards only go on top of others.
rule-SM-O2 = At a table with a fixed frame the first card may lie anywhere in the 4×4 frame, and no card may lie outside it.
