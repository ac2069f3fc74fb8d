# compiled
"""What a seat may do: the lists of legal moves, one function for each kind of decision."""

from __future__ import annotations

from potluck.engine.state import Move, Seat
from potluck.games.deli import moves, sandwich
from potluck.games.deli.market import NO_CARD
from potluck.games.deli.moves import PASSING
from potluck.games.deli.pantry import (
    BIT,
    CHOOSE_EVENT,
    DEAL_ANEW,
    FINISH,
    JOKER,
    KINDS,
    LOSE_LONE_BREAD,
    LOSE_TALLEST_TOP,
    LOSE_TOP,
    PASS_LEFT,
    SCORE_CLOSED,
    STEAL,
    TAKE_LEFTOVER,
    TAKE_TWO,
)
from potluck.games.deli.sandwich import INGREDIENT, is_lone
from potluck.games.deli.table import (
    AFTER,
    DEBBIE,
    END,
    EVENT,
    EXCHANGE,
    JACKSON,
    LAY,
    LOOK,
    MICHAEL,
    PICK,
    PICKED,
    REACT,
    REFILLED,
    RESERVE,
    STOLEN,
    SWAP,
    TRICIA,
    Table,
)


def legal_moves(table: Table, seat: Seat) -> list[Move]:
    """All legal moves of a seat."""
    if seat != table.actor:
        return redeal_moves(table, seat) if seat in table.optional() else []
    phase = table.phase
    if phase == PICK:
        return pick_moves(table, seat)
    if phase == REACT:
        return reaction_moves(table, seat)
    if phase == LAY:
        return lay_moves(table, seat)
    if phase == AFTER:
        return after_moves(table, seat)
    if phase == END:
        return end_moves(table, seat)
    return rare_moves(table, seat)


def rare_moves(table: Table, seat: Seat) -> list[Move]:
    """The decisions that come up at most once a round."""
    phase = table.phase
    if phase == EVENT:
        return event_moves(table, seat)
    if phase == SWAP:
        return [*redeal_moves(table, seat), *swap_moves(table, seat), PASSING]
    if phase == RESERVE:
        return [*[moves.reserve(ingredient) for ingredient in members(table, table.market.mask)], PASSING]
    if phase == LOOK:
        seen = table.events[len(table.events) - table.looks :]
        return [moves.choose(event) for event in range(table.pantry.events.number) if event in seen]
    return exchange_moves(table, seat) if phase == EXCHANGE else []


def members(table: Table, mask: int) -> list[int]:
    """The ingredients of a set."""
    return [ingredient for ingredient in range(table.pantry.ingredients.number) if mask & BIT[ingredient]]


def takes_of(table: Table, seat: Seat) -> int:
    """DE-L6: the set of ingredients in the market that a seat can lay."""
    return table.market.mask & table.areas[seat].fits


def reserved_fits(table: Table, seat: Seat) -> bool:
    """DE-H8: whether the reserved card is there for the seat, and can be laid."""
    reserved = table.market.reserved
    return reserved != NO_CARD and table.has(seat, DEBBIE) and table.areas[seat].fits & BIT[reserved] != 0


def salvage_of(table: Table, seat: Seat) -> int:
    """DE-H3: the set of ingredients that Michael can pick from the last round's trash."""
    if not table.has(seat, MICHAEL) or table.salvaged[seat]:
        return 0
    return table.market.trash_mask() & table.areas[seat].fits


def pick_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-R2, and what else a player may do in the own turn; DE-L6: passing only if nothing of the market fits."""
    takes = takes_of(table, seat)
    found = members(table, takes)
    reserved = reserved_fits(table, seat)
    if reserved:
        found.append(moves.take_reserved())
    salvage = salvage_of(table, seat)
    if salvage:
        found += [moves.take_trash(ingredient) for ingredient in members(table, salvage)]
    hands = table.hands
    holding = hands.size[seat] > 0 or hands.repeats(seat)
    if holding and table.fresh and table.picks == 1:
        found += joker_moves(table, seat)
    found += table.areas[seat].free
    if holding and table.fresh:
        anything = takes != 0 or reserved or salvage != 0
        if table.picks == 1 and anything and table.taken[seat] + 2 <= table.pantry.picks:
            found += [moves.play_action(action) for action in hands.playable(seat, TAKE_TWO)]
        for action in hands.playable(seat, DEAL_ANEW):
            found += [moves.deal_anew(action, kind) for kind in range(KINDS) if table.market.number_of(kind)]
    found += redeal_moves(table, seat)
    if takes == 0:
        found.append(PASSING)
    return found


def joker_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-A2: lay a joker as any ingredient of its kind that fits."""
    found: list[Move] = []
    for action in table.hands.playable(seat, JOKER):
        kind = table.pantry.ingredients.masks[table.pantry.actions.kinds[action]]
        for ingredient in members(table, kind & table.areas[seat].fits):
            found.append(moves.use_joker(action, ingredient))
    return found


def redeal_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-H2: Nikki may have any kind of the market dealt anew."""
    if not table.may_redeal(seat):
        return []
    return [moves.redeal(kind) for kind in range(KINDS) if table.market.number_of(kind)]


def reaction_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-A4: who wants the announced card must be able to lay it. DE-H8: only Jackson can have Debbie's card."""
    if not table.areas[seat].fits & BIT[table.card & INGREDIENT]:
        return [PASSING]
    found: list[Move] = []
    hands = table.hands
    if not table.from_reserve:
        found += [moves.steal(action) for action in hands.playable(seat, STEAL)]
    if table.has(seat, JACKSON):
        held = hands.held[seat]
        found += [moves.snatch(action) for action in range(len(held)) if held[action]]
    found.append(PASSING)
    return found


def lay_moves(table: Table, seat: Seat) -> list[Move]:
    """Where the card may be laid; DE-E1: what the Free Refill brings need not be laid."""
    found = [moves.lay(place) for place in table.areas[seat].places_for(table.card)]
    if table.how == REFILLED:
        found.append(PASSING)
    return found


def may_trash(table: Table, seat: Seat) -> bool:
    """DE-H1: after taking a card Tricia may trash one; a robbed Tricia has not taken (DE-A4)."""
    if not table.has(seat, TRICIA) or table.market.mask == 0:
        return False
    return table.how == STOLEN or (table.how == PICKED and not table.trashed)


def after_free(table: Table, seat: Seat) -> list[Move]:
    """DE-L7: what is free at the end of the own turn; not for a thief, whose turn it is not."""
    if table.how == STOLEN or table.picks > 0:
        return []
    return table.areas[seat].free


def after_moves(table: Table, seat: Seat) -> list[Move]:
    """After laying: free moves, Tricia's trash, or nothing."""
    found = after_free(table, seat).copy()
    found += redeal_moves(table, seat)
    if table.may_trash and table.market.mask:
        found += [moves.trash(ingredient) for ingredient in members(table, table.market.mask)]
    found.append(PASSING)
    return found


def swap_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-H5: top ingredient against top ingredient, lone bread against lone bread; never two of the same."""
    found: list[Move] = []
    own = table.areas[seat]
    for place in own.unfinished():
        mine = own.places[place]
        for other in range(table.seats):
            if other == seat:
                continue
            for other_place in table.areas[other].unfinished():
                if may_swap(table, mine, table.areas[other].places[other_place]):
                    found.append(moves.swap(place, other, other_place))
    return found


def may_swap(table: Table, mine: int, theirs: int) -> bool:
    """DE-H5: like for like, no sauces and no cream cheese, and the laying rules hold afterwards."""
    if is_lone(mine) or is_lone(theirs):
        return is_lone(mine) and is_lone(theirs) and sandwich.bread_of(mine) != sandwich.bread_of(theirs)
    one = sandwich.top_card(mine)
    two = sandwich.top_card(theirs)
    if one & INGREDIENT == two & INGREDIENT:
        return False
    fixed = table.pantry.unswitchable
    if (BIT[one & INGREDIENT] | BIT[two & INGREDIENT]) & fixed:
        return False
    ingredients = table.pantry.ingredients
    return sandwich.rules_allow(sandwich.without_top(mine), two, ingredients) and sandwich.rules_allow(
        sandwich.without_top(theirs), one, ingredients
    )


def end_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-R3: end-of-round actions, free moves, or nothing."""
    hands = table.hands
    found = table.areas[seat].free.copy()
    for effect in (CHOOSE_EVENT, SCORE_CLOSED):
        found += [moves.play_action(action) for action in hands.playable(seat, effect)]
    takes = takes_of(table, seat)
    if takes:
        for action in hands.playable(seat, TAKE_LEFTOVER):
            found += [moves.bag(action, ingredient) for ingredient in members(table, takes)]
    found += redeal_moves(table, seat)
    found.append(PASSING)
    found.sort()
    return found


def exchange_moves(table: Table, seat: Seat) -> list[Move]:
    """DE-S3: up to 3 of the 5 cards, as a set."""
    left = [count + 1 for count in table.hands.held[seat]]
    left.insert(0, 4)
    found: list[Move] = []
    number = len(left)
    for one in range(number):
        for two in range(one, number):
            for three in range(two, number):
                wanted = [one, two, three]
                enough = True
                for action in wanted:
                    if wanted.count(action) >= left[action]:
                        enough = False
                if enough:
                    found.append(moves.exchange(one, two, three))
    return found


def event_places(table: Table, seat: Seat) -> list[int]:
    """DE-E1, DE-E2: the sandwiches among which the owner chooses what the event affects."""
    area = table.areas[seat]
    effect = table.pantry.events.effects[table.event]
    if effect == LOSE_LONE_BREAD:
        return area.lone_breads()
    places = area.topped()
    if effect == LOSE_TALLEST_TOP and places:
        tallest = max([sandwich.height_of(area.places[place]) for place in places])
        return [place for place in places if sandwich.height_of(area.places[place]) == tallest]
    if effect == LOSE_TOP:
        kind = table.pantry.ingredients.masks[table.pantry.events.kinds[table.event]]
        return [place for place in places if BIT[sandwich.top_card(area.places[place]) & INGREDIENT] & kind]
    return places if effect in (FINISH, PASS_LEFT, LOSE_TALLEST_TOP) else []


def event_moves(table: Table, seat: Seat) -> list[Move]:
    """The owner's choice; DE-E1: only the Lunch Rush may be declined."""
    found = [moves.pick_place(place) for place in event_places(table, seat)]
    if table.pantry.events.effects[table.event] == FINISH:
        found.append(PASSING)
    return found
