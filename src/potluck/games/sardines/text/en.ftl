game-sardines = Sardines de Marseille
about = Pack your sardines head to tail, close your boxes before the others do, and mind the cat.

effect-again = again
effect-draw = draw
effect-steal = steal
effect-feed = feed
effect-uncover = uncover
effect-two-way = two-way
effect-bone = bone
sardine-again-left = again ←
sardine-again-right = again →
sardine-draw-left = draw ←
sardine-draw-right = draw →
sardine-steal-left = steal ←
sardine-steal-right = steal →
sardine-feed-left = feed ←
sardine-feed-right = feed →
sardine-uncover-left = uncover ←
sardine-uncover-right = uncover →
sardine-two-way = two-way ↔
sardine-bone = bone
assortment-lemon = lemon
assortment-tomato = tomato
assortment-garlic = garlic
assortment-pepper = pepper
phase-turn = play a card or discard
phase-again = play one more card
phase-steal = steal a card
phase-feed = give a card to the cat
phase-uncover = take a lid
phase-draw = draw from the pile or from the discards
phase-limit = discard down to the hand limit
ending-boxes = All boxes of one player are closed.
ending-pile = The pile is used up for the second time.
ending-cat = The pile is used up for the second time, and the cat wins.
ending-stalled = No card has been drawn for 60 turns.

preset-basic = Basic game: plain boxes
preset-assortments = Assortments: one box of each kind, and the cat may win
preset-pantry = Pantry: assortments dealt at random, and the cat may win
preset-hungry-cat = Hungry cat: plain boxes, and the cat may win

option-boxes = Boxes
option-boxes-help = Plain boxes, three each, or assortments with a bonus, four each. Assortments are for up to four players.
option-boxes-plain = plain
option-boxes-assorted = assortments
option-deal = Assortments dealt
option-deal-help = Whether everybody gets one box of each kind, or any four.
option-deal-each = one of each kind
option-deal-random = at random
option-cat = The cat wins
option-cat-help = Whether the cat wins and everybody loses when the pile is used up for the second time.
option-cat-auto = with assortments only
option-cat-yes = yes
option-cat-no = no

move-play = play “{ $sardine }” ({ $card }) into box { $box }
move-lid = close box { $box } with “{ $sardine }” ({ $card })
move-discard =
    { $number ->
        [one] discard one card: { $sardines }
       *[other] discard { $number } cards: { $sardines }
    }
move-steal = steal a card from a hand ({ $other })
move-steal-box = steal “{ $sardine }” ({ $other }, box { $box }, place { $place })
move-feed = give “{ $sardine }” ({ $card }) from your hand
move-feed-box = give “{ $sardine }” from box { $box }, place { $place }
move-uncover = take a lid ({ $other }, box { $box })
move-draw-pile = draw from the pile
move-draw-discard = take “{ $sardine }” ({ $card }) from the discards

log-played = { $seat } played “{ $sardine }” into box { $box }, place { $place }.
log-closed = { $seat } closed box { $box }.
log-closed-known = { $seat } closed box { $box } with “{ $sardine }”.
log-stole = { $seat } stole a card from a hand ({ $other }).
log-stole-known = { $seat } stole “{ $sardine }” from a hand ({ $other }).
log-took = { $seat } stole “{ $sardine }” from a box ({ $other }, box { $box }, place { $place }).
log-fed = { $seat } gave “{ $sardine }” from the hand to the cat.
log-fed-box = { $seat } gave “{ $sardine }” from box { $box } to the cat.
log-uncovered = { $seat } took a lid ({ $other }, box { $box }).
log-uncovered-known = { $seat } took a lid ({ $other }, box { $box }): “{ $sardine }”.
log-discarded =
    { $number ->
        [one] { $seat } discarded one card: { $sardines }.
       *[other] { $seat } discarded { $number } cards: { $sardines }.
    }
log-drew =
    { $number ->
        [one] { $seat } drew one card.
       *[other] { $seat } drew { $number } cards.
    }
log-drew-known =
    { $number ->
        [one] { $seat } drew one card: { $sardines }.
       *[other] { $seat } drew { $number } cards: { $sardines }.
    }
log-picked = { $seat } took “{ $sardine }” from the discards.
log-empty = { $seat } had no card left and drew a new hand.
log-nothing = { $seat } could do nothing with “{ $effect }”.
log-night =
    { $number ->
        [one] Night falls. The only discarded card is the new pile.
       *[other] Night falls. The { $number } discards are shuffled into a new pile.
    }
log-over =
    { $number ->
        [0] { $ending } Everybody loses.
        [one] { $ending } Winner: { $winners }.
       *[other] { $ending } They share the victory: { $winners }.
    }

refusal-random-plain = Plain boxes are all alike; only assortments can be dealt at random.
refusal-again-plays = “Again” obliges you to play a card; you cannot discard instead.
refusal-wrong-kind = That is not what has to be decided now: { $phase }.
refusal-no-such-thing = The move names a card, a box, a place or a player that does not exist.
refusal-not-in-hand = “{ $sardine }” ({ $card }) is not in your hand.
refusal-bone-in-box = A bone cannot be packed into a box; it can only be a lid.
refusal-box-closed = Box { $box } is closed.
refusal-box-full = Box { $box } is full; it needs a lid.
refusal-wrong-direction = “{ $sardine }” does not fit into box { $box }: the sardines must lie head to tail.
refusal-box-not-full = Box { $box } cannot be closed before it holds three sardines.
refusal-discard-twice = A card is named twice.
refusal-discard-none = You must discard at least one card.
refusal-discard-number =
    { $number ->
        [one] You hold { $held } cards; { $limit } are allowed, so discard exactly one.
       *[other] You hold { $held } cards; { $limit } are allowed, so discard exactly { $number }.
    }
refusal-own-card = You can only steal from others.
refusal-steal-form = Steal either from a hand or from a place of a box.
refusal-hand-empty = { $other }: there is no card in this hand.
refusal-garlic = { $other }: garlic & parsley protects this hand.
refusal-their-box-closed = { $other }: box { $box } is closed; only open boxes can be stolen from.
refusal-place-empty = There is no sardine in box { $box }, place { $place }.
refusal-feed-form = Give either a card from your hand or one from a place of a box.
refusal-gift-box-closed = Your box { $box } is closed; give from an open one.
refusal-own-box = You can only take the lids of others.
refusal-not-closed = { $other }: box { $box } has no lid.
refusal-draw-form = Draw from the pile, or name a card of the discard pile.
refusal-not-discarded = “{ $sardine }” ({ $card }) is not in the discard pile.
refusal-cards-file = The file { $file } cannot be read: { $detail }
refusal-cards-boxes = The file { $file } must say how many boxes there are of each kind: { $known }.
refusal-cards-too-few = { $number } sardine cards and { $boxes } boxes are not enough for two players.
refusal-cards-hand = A hand has { $low } to { $high } cards, not { $number }.
refusal-cards-sardines = The file { $file } has no list of sardines.
refusal-cards-kind = “{ $value }” does not name a kind of sardine. The kinds are: { $known }.
refusal-cards-too-many = There may be at most { $high } sardine cards, not { $number }.
refusal-cards-number = “{ $value }” must be a whole number from 0 to { $high }.

board-decides = { $seat }: { $what }
board-over = The game is over.
board-day = ☀ day
board-night = ☾ night
board-pile = pile: { $number }
board-discards = discards: { $number }
board-cat-wins = the cat may win
board-draws = still to draw: { $number }
board-idle = turns without a card from the pile: { $number } of { $high }
board-player = { $seat }: { $closed } of { $boxes } boxes closed, { $held } in hand (limit { $limit })
board-known = Known of this hand:
board-hand = Your hand
board-box = Box { $number }
board-closed = closed
board-full = full, no lid
board-bonus = ✓
board-covered = –

rule-SA-C1 = There are 59 sardine cards, and the back of each is a lid: 14 “again” (play one more card from your hand), 12 “draw” (draw two cards), 8 “steal” (take an opponent’s card from an open box or from the hand), 8 “feed” (every other player gives a sardine to the cat), 8 “uncover” (take the lid of an opponent’s closed box), 4 two-way sardines without an effect, and 5 bones, which are never packed into a box.
rule-SA-C2 = A sardine looks left or right. You cannot turn it, because its picture must stay on top. Of each kind with an effect, half look left and half look right.
rule-SA-C3 = There are 16 box cards, four each of lemon, tomato, garlic & parsley, pepper & basil. Their backs are plain boxes.
rule-SA-C4 = The cat card has a day side and a night side. It marks the discard pile.
rule-SA-C5 = Two to five play with three plain boxes each, two to four with four assortments each.
rule-SA-B1 = A box is complete with three sardines and a lid. Whoever first has all boxes closed at the same time wins at once, before the effect of that lid.
rule-SA-B2 = The three sardines lie head to tail: the first and the third in one direction, the second in the other. A two-way sardine fits anywhere.
rule-SA-B3 = A sardine goes into the lowest free place of a box. Two-way sardines left aside, places 1 and 3 must not differ, and place 2 must differ from both. If a sardine is taken out, its place stays empty and the others do not move.
rule-SA-B4 = Any card from your hand, a bone too, can be turned over as the lid of one of your boxes that holds three sardines.
rule-SA-B5 = A lid sets off the effect of the sardine that was put into the box last. If the box is reopened and closed again, that effect happens again.
rule-SA-B6 = A box with a lid is closed. Every other box is open, even a full one.
rule-SA-T1 = Everybody begins with five cards and three plain boxes; the cat shows the day. A random player starts, and play goes clockwise.
rule-SA-T2 = In your turn, either play a card from your hand into or onto one of your boxes and carry out its effect, or discard one or more cards and draw as many.
rule-SA-T3 = An effect is carried out as far as possible, welcome or not, and effects can chain. If there is no target or no playable card, nothing happens. “Again” obliges you to play a card if you can; you cannot discard instead.
rule-SA-T4 = To steal, choose an opponent and where from: a random card from the hand, or any sardine of an open box.
rule-SA-T5 = To feed the cat, every other player, in turn order and openly, gives a card of their choice from the hand, a bone too, or a sardine of one of their open boxes. It goes to the discard pile.
rule-SA-T6 = If you take a lid, you see it and take it into your hand. The box is open again with its three sardines, and no effect is set off.
rule-SA-T7 = At the end of your turn, discard down to five cards. Cards that you got in other players’ turns may stay until then.
rule-SA-T8 = Whoever has no card left draws five. This is looked at after each play and its effect, and before the extra card of an “again”, the active player first; not between a discard and its draw, nor while the cat is being fed.
rule-SA-T9 = If you cannot play, you must discard at least one card.
rule-SA-P1 = When the last card of the pile is drawn, the discards are shuffled into a new pile and the cat turns to night. A draw that is going on continues from there.
rule-SA-P2 = When the pile is used up again, the game ends at once. Most closed boxes win; then most sardines and lids in the boxes; then the victory is shared.
rule-SA-P3 = If the cat wins is chosen, the cat wins then and everybody loses. It is usual with assortments.
rule-SA-P4 = If there are no discards to shuffle, the game ends at once.
rule-SA-P5 = If no card is drawn from the pile for 60 turns in a row, the game ends and the boxes are counted, even if the cat may win.
rule-SA-V1 = With assortments everybody has four boxes, one of each kind or any four, and must close all four.
rule-SA-V2 = The bonus of a box works while the box is empty. It is lost before the effect of the first card laid there, and comes back if the box is emptied.
rule-SA-V3 = Lemon: draw one card more each time. Tomato: six cards instead of five as your limit and as a new hand. Garlic & parsley: nobody can steal from your hand. Pepper & basil: each card that you draw may be any card of the discard pile. Bonuses of the same kind add up.
rule-SA-V4 = Lemon counts once each time you draw after discarding, by a “draw” or for a new hand, but not in the first deal.
rule-SA-H1 = Hands and the pile are secret, but not how many cards they have. Discards, sardines in boxes and which of them came last are open.
rule-SA-H2 = A lid is known to whoever laid it, and to whoever knew the only card of the hand that it came from.
rule-SA-H3 = A card taken from an open box or from the discards is known to all; a lid or a card taken from a hand, to the thief and the victim.
rule-SA-H4 = What you know of a hand is kept until a lid from it, or a theft that you cannot see, may have moved the card.
rule-SA-H5 = Everybody remembers which cards were shuffled into the pile of the night.
rule-SA-H6 = While an “again” waits for its extra card, everybody knows that the hand holds one that can be played.
