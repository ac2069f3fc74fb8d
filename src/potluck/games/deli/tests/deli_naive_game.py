"""Picks, laying and free moves once more, slowly and from the rules alone: no characters, actions or events, two seats.

A position is (phase, who decides, the card to be laid, areas, market, cards taken). A sandwich is a tuple of its cards;
a closed one has its bread twice, a declared one ends with "!".
"""

from __future__ import annotations

from typing import TypeAlias

BREADS = ("white-toast", "half-roll", "half-bagel", "rye-bread", "wrap-tortilla")
TOASTS = [(bread, filling) for bread in ("white-toast", "rye-bread") for filling in ("butter", "avocado")]
Sandwich: TypeAlias = tuple[str, ...]
Area: TypeAlias = tuple[Sandwich, ...]
Position: TypeAlias = tuple[str, int, str, tuple[Area, Area], tuple[str, ...], tuple[int, int]]


def is_finished(made: Sandwich) -> bool:
    return made[-1] == "!" or (len(made) > 1 and made[-1] in BREADS)


def fits(area: Area, card: str) -> list[int]:
    """DE-L1 to DE-L5: the places for a card."""
    found = []
    for place, made in enumerate(area):
        if made == ():
            if card in BREADS and () not in area[:place]:
                found.append(place)
        elif not is_finished(made):
            closes = card == made[0] and len(made) > 1 and card != "wrap-tortilla"
            loose = card in ("butter", "cream-cheese") and len(made) > 1
            doubled = card in ("butter", "trinity", "hot-sauce", "ranch") and card in made
            if closes or (card not in BREADS and len(made) < 5 and not loose and not doubled):
                found.append(place)
    return found


def replaced(area: Area, *changes: tuple[int, Sandwich]) -> Area:
    places = list(area)
    for place, made in changes:
        places[place] = made
    return tuple(places)


def free(area: Area) -> list[Area]:
    """DE-L7, DE-L8: what can be closed or declared."""
    found = []
    for place, made in enumerate(area):
        if len(made) < 2 or is_finished(made):
            continue
        if made[0] == "wrap-tortilla" or made in TOASTS:
            found.append(replaced(area, (place, (*made, "!"))))
        if made[0] != "wrap-tortilla":
            found += [
                replaced(area, (place, (*made, made[0])), (other, ()))
                for other, bread in enumerate(area)
                if bread == made[:1]
            ]
    return found


def swapped(areas: tuple[Area, Area], seat: int, area: Area) -> tuple[Area, Area]:
    return (area, areas[1]) if seat == 0 else (areas[0], area)


def next_pick(areas: tuple[Area, Area], market: tuple[str, ...], taken: tuple[int, int], last: int) -> Position:
    """DE-R2: whoever comes next and has not taken six; else the end of the round (DE-R3)."""
    for seat in (1 - last, last):
        if taken[seat] < 6:
            return ("pick", seat, "", areas, market, taken)
    return next_end(areas, market, taken, 0, 0)


def next_end(
    areas: tuple[Area, Area], market: tuple[str, ...], taken: tuple[int, int], seat: int, passes: int
) -> Position:
    """DE-L7: who has something free to do is asked once more; leftovers are trashed (DE-R5)."""
    while passes < 2:
        if free(areas[seat]):
            return (f"end{passes}", seat, "", areas, market, taken)
        seat, passes = 1 - seat, passes + 1
    return ("over", -1, "", areas, (), taken)


def laid(position: Position, seat: int, card: str, place: int) -> Position:
    _, _, _, areas, market, taken = position
    after = swapped(areas, seat, replaced(areas[seat], (place, (*areas[seat][place], card))))
    counted = (taken[0] + (seat == 0), taken[1] + (seat == 1))
    if free(after[seat]):
        return ("after", seat, "", after, market, counted)
    return next_pick(after, market, counted, seat)


def followers(position: Position) -> list[Position]:
    """All positions one move later."""
    phase, seat, card, areas, market, taken = position
    if phase == "over":
        return []
    if phase == "lay":
        return [laid(position, seat, card, place) for place in fits(areas[seat], card)]
    found: list[Position] = []
    for area in free(areas[seat]):
        after = swapped(areas, seat, area)
        going_on = phase != "after" or free(area)
        found.append((phase, seat, "", after, market, taken) if going_on else next_pick(after, market, taken, seat))
    if phase == "after":
        return [*found, next_pick(areas, market, taken, seat)]
    if phase.startswith("end"):
        return [*found, next_end(areas, market, taken, 1 - seat, int(phase[3:]) + 1)]
    useful = [taking for taking in sorted(set(market)) if fits(areas[seat], taking)]
    for taking in useful:
        left = list(market)
        left.remove(taking)
        announced = ("lay", seat, taking, areas, tuple(left), taken)
        places = fits(areas[seat], taking)
        found.append(laid(announced, seat, taking, places[0]) if len(places) == 1 else announced)
    if not useful:
        found.append(next_pick(areas, market, (taken[0] + (seat == 0), taken[1] + (seat == 1)), seat))
    return found


def count(areas: tuple[Area, Area], market: tuple[str, ...], taken: tuple[int, int]) -> tuple[int, int]:
    """How many positions and endings there are, counters of passing aside."""
    level = {next_pick(areas, market, taken, 1)}
    everything = set(level)
    while level:
        level = {after for position in level for after in followers(position)} - everything
        everything |= level
    plain = {(position[0].rstrip("012"), *position[1:]) for position in everything}
    return len(plain), sum(position[0] == "over" for position in plain)
