game-deli = Clash at the Deli
about = Cooks at a New York deli pick ingredients from a common market and stack them into sandwiches: classics from the menu, juicy but not soggy, and closed in time. Ten characters bend the rules.

option-character-1 = Character of player 1
option-character-1-help = Drawn by lot, or named.
option-character-1-random = by lot
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
option-character-2 = Character of player 2
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
option-character-3 = Character of player 3
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
option-character-4 = Character of player 4
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
option-smaller-market = Smaller market
option-smaller-market-help = So many cards fewer of each kind are dealt.
option-closing-bonus = Closing bonus
option-closing-bonus-help = Points for every sandwich closed with bread.
option-double-least = Double the least
option-double-least-help = Everybody's least valuable finished sandwich counts twice.
option-rounds = Rounds
option-rounds-help = The rulebook plays 5.
option-team = Team battle
option-team-help = How many characters each player has.
option-kath-mania = Copy Kath mania
option-kath-mania-help = Everybody is Copy Kath.

preset-basic = As in the rulebook
preset-small-market = Small market
preset-big-closing = Big closing bonus
preset-doubling = Doubling
preset-short = Short game
preset-long = Long game
preset-team-battle = Team battle
preset-kath-mania = Copy Kath mania

ingredient-white-toast = White toast
ingredient-half-roll = Half roll
ingredient-half-bagel = Half bagel
ingredient-rye-bread = Rye bread
ingredient-wrap-tortilla = Wrap tortilla
ingredient-bacon = Bacon
ingredient-fried-egg = Fried egg
ingredient-corned-beef = Corned beef
ingredient-roasted-pork = Roasted pork
ingredient-wiener = Wiener sausage
ingredient-tuna = Tuna
ingredient-american = American cheese
ingredient-cheddar = Cheddar
ingredient-swiss = Swiss cheese
ingredient-cream-cheese = Cream cheese
ingredient-tomato = Tomato
ingredient-lettuce = Lettuce
ingredient-avocado = Avocado
ingredient-sauerkraut = Sauerkraut
ingredient-pickles = Pickles
ingredient-butter = Butter
ingredient-trinity = The Trinity
ingredient-hot-sauce = Hot sauce
ingredient-ranch = Ranch
sort-bread = Bread
sort-protein = Protein
sort-cheese = Cheese
sort-vegetable = Vegetable
sort-sauce = Sauce
action-joker-bread = Bread joker
action-joker-protein = Protein joker
action-joker-cheese = Cheese joker
action-joker-vegetable = Vegetable joker
action-joker-sauce = Sauce joker
action-picky-eater = Picky Eater
action-ill-take-that = I’ll Take That
action-lucky-day = Lucky Day
action-breadhead = Breadhead
action-fresh-delivery = Fresh Delivery
action-doggy-bag = Doggy Bag
event-tip-jar = Tip Jar
event-free-refill = Free Refill
event-lunch-rush = Lunch Rush
event-staff-meal = Staff Meal
event-health-inspector = Health Inspector
event-mouse-in-the-pantry = Mouse in the Pantry
event-power-cut = Power Cut
event-grumpy-customer = Grumpy Customer
classic-reuben = Reuben
classic-cubano = Cubano
classic-cheesy-dog = Cheesy dog
classic-classic-wrap = Classic wrap
classic-veggie-wrap = Veggie wrap
classic-bacon-egg-cheese = Bacon egg ’n cheese
classic-cream-cheese-bagel = Cream cheese bagel
classic-tuna-melt = Tuna melt
classic-blt = BLT
classic-butter-toast = Butter toast
classic-avocado-toast = Avocado toast
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

board-round = Round { $round } of { $rounds }
board-phase-exchange = Pete exchanges actions
board-phase-reserve = Debbie reserves a card
board-phase-pick = Picking
board-phase-react = Does anybody want this card?
board-phase-lay = Laying a card
board-phase-after = End of the turn
board-phase-swap = Drew may swap
board-phase-end = End of the round
board-phase-look = Choosing the event
board-phase-event = Event
board-phase-over = Game over
board-event = Event: { $event }
board-announced = { $seat }: { $ingredient }
board-market = Market
board-deck = deck { $number }
board-reserved = Reserved
board-last-trash = Last round’s trash
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-hand-size = { $number ->
    [one] 1 action card
   *[other] { $number } action cards
}
board-aside = once more: { $cards }
board-sandwich = Sandwich
board-cards = Cards
board-position = Position
board-closing = Closing
board-classic = Classic
board-moisture = Moisture
board-total = Total
board-declared = declared finished
board-sum = sandwiches { $points }
board-most = { $ingredient } ×{ $number }: { $points }
board-from-eggs = Gregg’s eggs { $points }
board-from-least = least sandwich again { $points }
board-from-actions = actions { $points }
board-from-events = events { $points }
board-from-characters = characters { $points }
board-hand = Your action cards
board-looking = You are looking at: { $cards }
pad-winners = { $number ->
    [one] Winner: { $value }
   *[other] Winners: { $value }
}

move-take = take { $ingredient }
move-take-reserved = take the reserved card
move-take-trash = take { $ingredient } from the last round’s trash
move-joker = lay { $action } as { $ingredient }
move-lay = lay it on place { $place }
move-close = close sandwich { $place } with the bread on place { $bread }
move-declare = declare sandwich { $place } finished
move-play = { $again ->
    [yes] play { $action } once more
   *[no] play { $action }
}
move-play-sort = { $again ->
    [yes] play { $action } once more: { $sort }
   *[no] play { $action }: { $sort }
}
move-play-ingredient = { $again ->
    [yes] play { $action } once more: { $ingredient }
   *[no] play { $action }: { $ingredient }
}
move-redeal = have this kind dealt anew: { $sort }
move-steal = { $again ->
    [yes] play { $action } once more
   *[no] play { $action }
}
move-snatch = discard { $action } and take the card
move-trash = trash { $ingredient }
move-reserve = reserve { $ingredient }
move-swap = swap the top of sandwich { $place } with sandwich { $other-place } of { $other }
move-choose = choose { $event }
move-exchange = { $number ->
    [0] keep all cards
   *[other] exchange { $actions }
}
move-choose-place = choose sandwich { $place }
move-pass = nothing

log-round = Round { $round } of { $rounds }. First: { $seat }.
log-exchanged = { $number ->
    [0] { $seat } kept all action cards.
    [one] { $seat } exchanged 1 action card.
   *[other] { $seat } exchanged { $number } action cards.
}
log-exchanged-known = { $number ->
    [0] { $seat } kept all action cards.
   *[other] { $seat } laid aside { $actions } and drew { $other-actions }.
}
log-copied = { $seat } drew { $character } to copy.
log-reserved = { $seat } reserved { $ingredient }.
log-redealt = { $seat } had cards dealt anew: { $sort }.
log-announced = { $seat } took { $ingredient }.
log-stolen = { $seat } got { $ingredient } instead of { $other }.
log-snatched = { $seat } discarded { $action }.
log-salvaged = { $seat } took { $ingredient } from the last round’s trash.
log-joker = { $seat } declared a joker to be { $ingredient }.
log-missed = { $seat } could lay nothing and missed a pick.
log-played = { $seat } played { $action }.
log-again = { $seat } played { $action } once more.
log-laid = { $seat } laid { $ingredient }.
log-trashed = { $seat } trashed { $ingredient }.
log-closed = { $points ->
    [one] { $seat } closed a sandwich: 1 point.
   *[other] { $seat } closed a sandwich: { $points } points.
}
log-declared = { $points ->
    [one] { $seat } finished a sandwich: 1 point.
   *[other] { $seat } finished a sandwich: { $points } points.
}
log-noted = { $points ->
    [one] { $seat } noted 1 point.
   *[other] { $seat } noted { $points } points.
}
log-discarded = { $seat } lost { $ingredient }.
log-swapped = { $seat } gave { $ingredient } and got { $other-ingredient }; swapped with { $other }.
log-cancelled = The Lucky Days cancelled each other.
log-looked = { $number ->
    [one] { $seat } looked at 1 event.
   *[other] { $seat } looked at { $number } events.
}
log-looked-known = { $seat } looked at { $events }.
log-event = The event: { $event }.
log-refilled = { $seat } drew { $ingredient }.
log-fed = { $seat } drew an action card.
log-fed-known = { $seat } drew { $action }.
log-passed = { $seat } passed { $ingredient } to { $other }.
log-over = { $number ->
    [one] The game is over. Winner: { $winners }.
   *[other] The game is over. They share the victory: { $winners }.
}

refusal-not-now = This is not the time for that.
refusal-not-your-turn = Only in your own turn.
refusal-no-such-card = There is no card called “{ $value }”.
refusal-no-such-place = There is no place { $number }; places go from 1 to { $high }.
refusal-not-in-market = { $ingredient } is not in the market.
refusal-not-in-trash = { $ingredient } is not in the last round’s trash.
refusal-no-place = You have no place for { $ingredient }.
refusal-must-take = You can lay a card of the market, so you must take one.
refusal-must-lay = The card must be laid.
refusal-event-place = { $event } does not affect that sandwich.
refusal-first-place = A new bread goes to the first empty place.
refusal-bread-first = A sandwich starts with a bread, not with { $ingredient }.
refusal-finished = That sandwich is finished.
refusal-full = At most { $high } ingredients go on a bread.
refusal-other-bread = { $ingredient } does not close that sandwich: it lies on another bread.
refusal-nothing-on-it = A sandwich needs an ingredient before it is closed.
refusal-wrap-lid = Wraps get no second wrap; declare them finished.
refusal-bread-only = { $ingredient } goes only directly on bread.
refusal-one-each = { $ingredient } is in that sandwich already; one of each sauce is enough.
refusal-not-unfinished = There is no unfinished sandwich on that place.
refusal-not-declarable = Only wraps, butter toasts and avocado toasts can be declared finished.
refusal-no-lone-bread = There is no lone bread on that place.
refusal-not-in-hand = You do not hold { $action }.
refusal-once-a-round = You have played { $action } in this round already.
refusal-not-aside = { $action } does not lie aside to be played once more.
refusal-action-time = { $action } cannot be played now.
refusal-action-needs = For { $action } say which kind or which card, if it needs one.
refusal-before-taking = { $action } is played before you take a card.
refusal-not-two = Picky Eater needs a card that fits and room for two picks in this round.
refusal-none-of-sort = There is no such card in the market: { $sort }.
refusal-no-joker = { $action } is no joker.
refusal-joker-kind = { $action } cannot be { $ingredient }.
refusal-joker-instead = A joker is laid instead of taking a card, and is none of Picky Eater’s two.
refusal-not-michael = Only Recycle Michael picks from the trash.
refusal-michael-once = Only one card of the trash in a round.
refusal-not-reserved = You have reserved no card.
refusal-not-nikki = Only Picky Nikki has cards dealt anew.
refusal-nikki-twice = That power is used up: { $high } times in a round.
refusal-not-tricia = Only Malicious Tricia trashes cards, once after taking one.
refusal-debbies-card = Only Action Jackson’s own power can take the reserved card.
refusal-not-jackson = Only Action Jackson discards cards for that.
refusal-swap-opponent = The other sandwich must be an opponent’s.
refusal-swap-like = Only top against top or lone bread against lone bread.
refusal-swap-same = Those two are the same.
refusal-swap-fixed = { $ingredient } cannot be moved that way.
refusal-swap-rules = One of the cards may not lie there.
refusal-not-looked-at = { $event } is not among the events you look at.
refusal-exchange-three = At most 3 cards are exchanged.
refusal-exchange-hand = You do not hold these cards.
refusal-character-nobody = There is no player { $number }: only { $seats } play.
refusal-character-twice = { $character } is there only once.
refusal-mania-character = In the mania everybody is Copy Kath; player { $number } cannot be somebody else.
refusal-mania-team = The mania allows no teams of { $number }.
refusal-cards-file = { $file } cannot be read: { $detail }
refusal-cards-missing = “{ $where }” is missing or has the wrong form.
refusal-cards-number = “{ $where }” is { $value }; it must be a whole number from { $low } to { $high }.
refusal-cards-name = “{ $where }” says { $value }; it knows { $known }.
refusal-cards-twice = “{ $where }” has { $value } twice.
refusal-cards-effect = “{ $where }” has the effect { $value }; the rules know { $known }.
refusal-pad-nothing = Nothing to count: write lines like “Anna: rye, butter, corned beef, swiss, sauerkraut, rye”.
refusal-pad-no-player = Whose is that? Begin with a name and a colon, not with “{ $value }”.
refusal-pad-noted = At most { $high } points can be noted at once.
refusal-pad-seven = There is room for { $high } sandwiches in front of a player.
refusal-pad-gap = Between two commas an ingredient is missing.
refusal-pad-unknown = No ingredient is called “{ $value }”.
refusal-pad-ambiguous = “{ $value }” can be { $ingredient }.
refusal-pad-bread-first = A sandwich starts with a bread, not with { $ingredient }.
refusal-pad-closed = That sandwich is closed; { $ingredient } cannot come after the second bread.
refusal-pad-declared = A sandwich that is declared finished has an ingredient and no second bread.
refusal-pad-too-many = { $number } × { $ingredient }, but there are only { $high }, the jokers included.

rule-DE-C1 = There are five decks of 40 ingredient cards: bread, protein, cheese, vegetables and sauces.
rule-DE-C2 = There are also 20 action cards, 16 events, 10 characters, and a menu for every player.
rule-DE-C3 = 2 to 4 players play.
rule-DE-S1 = The five ingredient decks, the actions, the events and the characters are shuffled.
rule-DE-S2 = Everybody gets a character, by lot or by choice, which lies open for the whole game.
rule-DE-S3 = Everybody draws 5 secret action cards. Repeat Pete draws first and may exchange up to 3 of them at once.
rule-DE-S4 = The first player is drawn by lot; then it goes clockwise.
rule-DE-R1 = The market gets 6 breads and 5 cards of each other kind with 2 players, 7 and 6 with 3, 8 and 7 with 4.
rule-DE-R2 = In turn, everybody takes one card from the market and lays it at once, until all have 6. Who has 6 is passed over.
rule-DE-R3 = Then end-of-round actions may be played in turn, until nobody wants to. Everybody who holds any action card is asked.
rule-DE-R4 = A round ends with Drew’s swap, then the actions, the trashing of the leftovers, other characters’ powers, and the event.
rule-DE-R5 = What is left in the market goes to the trash, and so does a reserved card that nobody took.
rule-DE-R6 = An event is drawn, carried out in turn and removed, after the last round too.
rule-DE-R7 = From round 2 on, whoever has the tallest unfinished sandwich starts; then the second tallest decides, then the lot. Breads count, finished sandwiches do not.
rule-DE-R8 = If a deck runs short, the older trash of its kind is shuffled into it. The trash Michael may still pick from stays.
rule-DE-L1 = Every sandwich starts with a bread. There is room for 7 sandwiches, lone breads and finished ones included.
rule-DE-L2 = At most 4 other ingredients go on a bread, each on top of the last.
rule-DE-L3 = A sandwich with at least one ingredient is closed with the same kind of bread it started with.
rule-DE-L4 = Butter and cream cheese go only directly on the bread.
rule-DE-L5 = A sandwich takes at most one card of each sauce; different sauces may meet.
rule-DE-L6 = You miss a pick only if no card of the market fits anywhere. The missed pick counts to your 6.
rule-DE-L7 = In your turn you may, at no cost, close sandwiches with lone breads of yours and declare wraps, butter toasts and avocado toasts finished.
rule-DE-L8 = Wraps need and get no second wrap. A declared wrap or toast counts as closed, but earns no closing bonus.
rule-DE-L9 = A finished sandwich takes no more cards and is safe from events and other characters.
rule-DE-P1 = Every card in front of you is worth 1 point, breads and unfinished sandwiches included.
rule-DE-P2 = Every sandwich closed with bread brings a closing bonus of 1 point.
rule-DE-P3 = A card in its favourite position brings 1 point. The star shows where that is so.
rule-DE-P4 = Each bread is 2 dry, every other ingredient 1 juicy; the difference costs points. Classics and lone breads are spared.
rule-DE-P5 = A classic of the menu brings its bonus on top. The order is free, the cards must be exactly those.
rule-DE-P6 = At the end most hot sauce brings 4 points, most American cheese and most cheddar 2 each; half of that in a tie.
rule-DE-P7 = All points together decide, those noted during the game included. Ties are shared.
rule-DE-A1 = Every action card says when it is played. Nobody plays the same action twice in a round.
rule-DE-A2 = A joker is laid instead of taking a card, as any ingredient of its kind, and stays that. It counts to your 6.
rule-DE-A3 = There are 5 jokers, 3 Picky Eaters (take two cards), 3 I’ll Take Thats (you get a card another takes), 3 Lucky Days (choose the event of two), 2 Breadheads (1 point for each sandwich closed with bread), 2 Fresh Deliveries (one kind is dealt anew) and 2 Doggy Bags (one leftover for you).
rule-DE-A4 = A taken card is announced, opponents with action cards and fewer than 6 picks may want it, in turn; then it is laid. A stolen card cannot be stolen again, the new pick can. Two Lucky Days cancel each other.
rule-DE-E1 = Events touch only unfinished sandwiches. Good ones bring a point, a sauce, an early finish or an action card; bad ones cost a top ingredient, a lone bread or a cheese, or pass a card to the left.
rule-DE-E2 = The owner chooses what is lost. A passed card must be laid if it fits, else it is trashed. A sandwich finished in the Lunch Rush counts as declared.
rule-DE-H1 = Malicious Tricia may trash a card of the market after taking one; with Picky Eater only one in all.
rule-DE-H2 = Picky Nikki may have one kind of the market dealt anew, twice a round, at any time between two picks.
rule-DE-H3 = Recycle Michael may take one card of the last round’s trash instead of one of the market, once a round.
rule-DE-H4 = Repeat Pete lays the actions he plays aside, jokers excepted, and may play each once more in a later round.
rule-DE-H5 = Switcheroo Drew may, at the end of the round, exchange the top of an unfinished sandwich with an opponent’s, or two lone breads. Sauces and cream cheese stay.
rule-DE-H6 = Gregg Benedict gets 1 point for each finished sandwich with egg that is not on the menu.
rule-DE-H7 = Action Jackson may discard any action card to get a card that an opponent takes, as often as he likes.
rule-DE-H8 = Debbie Dibs reserves a card of the market that only she can take, unless Jackson snatches it in that moment.
rule-DE-H9 = Psychic Isaac looks at the top 3 events and chooses which one happens.
rule-DE-H10 = Copy Kath has the power of a character that is not in play, a different one each round.
rule-DE-H11 = Action cards in hand, the order of the decks and the events to come are secret; everything else is open.
rule-DE-V1 = Smaller market: 1 or 2 cards fewer of each kind.
rule-DE-V2 = Bigger closing bonus: 2 points or more for each sandwich closed with bread.
rule-DE-V3 = Doubling: your least valuable finished sandwich counts twice.
rule-DE-V4 = Fewer or more rounds than 5.
rule-DE-V5 = Team battle: everybody has several characters.
rule-DE-V6 = Copy Kath mania: everybody is Copy Kath and draws another power each round.
