# compiled
"""Trading (SW-K2): offers of one ingredient against one, while sandwiches are made."""

from __future__ import annotations

from potluck.games.sandwich import moves
from potluck.games.sandwich.kitchen import Kitchen
from potluck.games.sandwich.sets import bits
from potluck.games.sandwich.terms import OFFERS


def offer(seat: int, mine: int, other: int, theirs: int) -> int:
    """An open offer as a number."""
    return seat << 18 | mine << 11 | other << 7 | theirs


def offerer_of(number: int) -> int:
    """Who has made the offer."""
    return number >> 18


def held(kitchens: list[Kitchen], seat: int, other: int, *, face_down: bool) -> list[int]:
    """What a seat may ask another for, sorted: what that one has; face down, what any of the others may have."""
    found: set[int] = set()
    for cook in range(len(kitchens)):
        if cook == other or (face_down and cook != seat):
            found.update(kitchens[cook].picks)
    return sorted(found)


def trades(kitchens: list[Kitchen], offers: list[int], seat: int, *, face_down: bool) -> list[int]:
    """SW-K2: all that a cook who is not ready can do about trading, sorted."""
    return _new_offers(kitchens, offers, seat, face_down=face_down) + _answers(kitchens, offers, seat)


def _answers(kitchens: list[Kitchen], offers: list[int], seat: int) -> list[int]:
    """SW-K2: accept, decline, withdraw, sorted."""
    accepted: list[int] = []
    declined: list[int] = []
    withdrawn: list[int] = []
    for number in offers:
        mine = moves.mine_of(number)
        other = moves.other_of(number)
        theirs = moves.theirs_of(number)
        if offerer_of(number) == seat:
            withdrawn.append(moves.trade(moves.WITHDRAW, mine, other, theirs))
        elif other == seat:
            declined.append(moves.trade(moves.DECLINE, theirs, offerer_of(number), mine))
            if kitchens[seat].place_of(theirs) >= 0:
                accepted.append(moves.trade(moves.ACCEPT, theirs, offerer_of(number), mine))
    return sorted(accepted) + sorted(declined) + sorted(withdrawn)


def _new_offers(kitchens: list[Kitchen], offers: list[int], seat: int, *, face_down: bool) -> list[int]:
    """SW-K2: any ingredient of mine that lies loose against any of somebody who is still cooking."""
    kitchen = kitchens[seat]
    if kitchen.offers >= OFFERS:
        return []
    found: list[int] = []
    own = sorted({kitchen.picks[place] for place in bits(kitchen.loose)})
    for other in range(len(kitchens)):
        if other == seat or kitchens[other].ready:
            continue
        for theirs in held(kitchens, seat, other, face_down=face_down):
            for mine in own:
                if mine != theirs and offer(seat, mine, other, theirs) not in offers:
                    found.append(moves.trade(moves.OFFER, mine, other, theirs))
    found.sort()
    return found


class Counter:
    """Numbers all that a cook can do about trading, without listing the many offers; some numbers are no move."""

    def __init__(self, kitchens: list[Kitchen], offers: list[int], seat: int, *, face_down: bool) -> None:
        self.seat = seat
        self.offers = offers
        self.answers = _answers(kitchens, offers, seat)
        self.own: list[int] = []
        self.others: list[int] = []
        self.wanted: list[list[int]] = []
        self.number: int = len(self.answers)
        kitchen = kitchens[seat]
        if kitchen.offers >= OFFERS:
            return
        self.own = sorted({kitchen.picks[place] for place in bits(kitchen.loose)})
        for other in range(len(kitchens)):
            if other != seat and not kitchens[other].ready:
                wanted = held(kitchens, seat, other, face_down=face_down)
                self.others.append(other)
                self.wanted.append(wanted)
                self.number += len(self.own) * len(wanted)

    def nth(self, number: int) -> int:
        """The so many-th move, or -1."""
        if number < len(self.answers):
            return self.answers[number]
        left = number - len(self.answers)
        at = 0
        while left >= len(self.own) * len(self.wanted[at]):
            left -= len(self.own) * len(self.wanted[at])
            at += 1
        mine = self.own[left // len(self.wanted[at])]
        theirs = self.wanted[at][left % len(self.wanted[at])]
        if mine == theirs or offer(self.seat, mine, self.others[at], theirs) in self.offers:
            return -1
        return moves.trade(moves.OFFER, mine, self.others[at], theirs)


def swap(kitchens: list[Kitchen], seat: int, move: int) -> None:
    """SW-K2: one against one; each ingredient takes the other's place in the order of picking."""
    one = kitchens[seat]
    two = kitchens[moves.other_of(move)]
    here = one.place_of(moves.mine_of(move))
    there = two.place_of(moves.theirs_of(move))
    one.picks[here] = moves.theirs_of(move)
    two.picks[there] = moves.mine_of(move)


def concerns(number: int, seat: int, ingredient: int) -> bool:
    """Whether an offer is about this ingredient of this seat."""
    if offerer_of(number) == seat:
        return moves.mine_of(number) == ingredient
    return moves.other_of(number) == seat and moves.theirs_of(number) == ingredient


def between(number: int, seat: int) -> bool:
    """Whether a seat is one of the two sides of an offer."""
    return offerer_of(number) == seat or moves.other_of(number) == seat


def offers_left(kitchen: Kitchen) -> int:
    """SW-K2: how many offers a cook may still make in this round."""
    return OFFERS - kitchen.offers
