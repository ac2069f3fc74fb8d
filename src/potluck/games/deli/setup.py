"""Setting up: the options, the characters (DE-S2), the shuffled decks (DE-S1), the first player (DE-S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.errors import refuse
from potluck.engine.options import Choice, Flag, Whole
from potluck.games.deli.actions import Hands
from potluck.games.deli.area import empty_area
from potluck.games.deli.cards import load_cards
from potluck.games.deli.market import full_market
from potluck.games.deli.names import CHARACTER_IDS
from potluck.games.deli.pantry import BIT
from potluck.games.deli.state import Deli, new_areas
from potluck.games.deli.table import CHARACTERS, KATH, Variant

if TYPE_CHECKING:
    from potluck.engine.options import Option, Options
    from potluck.engine.random import Rng
    from potluck.games.deli.pantry import Pantry

RANDOM = "random"
MOST_SEATS = 4
LARGEST_TEAM = {2: 4, 3: 3, 4: 2}
"""DE-V5: so many characters for each player at most, so that Kath has somebody to copy."""

OPTIONS: tuple[Option, ...] = (
    *(Choice(f"character-{seat}", (RANDOM, *CHARACTER_IDS), RANDOM) for seat in range(1, MOST_SEATS + 1)),
    Whole("smaller-market", 0, 2, 0),
    Whole("closing-bonus", 1, 5, 1),
    Flag("double-least", default=False),
    Whole("rounds", 1, 10, 5),
    Whole("team", 1, 4, 1),
    Flag("kath-mania", default=False),
)


def seats_for(options: Options) -> range:
    """DE-C3: 2 to 4; in a team battle fewer, because there are ten characters."""
    most = max(seats for seats, team in LARGEST_TEAM.items() if int(options["team"]) <= team)
    return range(2, most + 1)


def check(options: Options, seats: int) -> None:
    """Refuse options that make no sense together."""
    named = [str(options[f"character-{seat}"]) for seat in range(1, MOST_SEATS + 1)]
    for number, name in enumerate(named):
        if name == RANDOM:
            continue
        if number >= seats:
            raise refuse("character-nobody", "DE-S2", number=number + 1, seats=seats)
        if options["kath-mania"]:
            raise refuse("mania-character", "DE-V6", number=number + 1)
        if named.index(name) != number:
            raise refuse("character-twice", "DE-S2", character=name)
    if options["kath-mania"] and int(options["team"]) > 1:
        raise refuse("mania-team", "DE-V6", number=int(options["team"]))


def draw_characters(options: Options, seats: int, rng: Rng) -> list[int]:
    """DE-S2: by choice or by lot; DE-V5: several for each; DE-V6: everybody is Kath."""
    if options["kath-mania"]:
        return [BIT[KATH]] * seats
    named = [str(options[f"character-{seat}"]) for seat in range(1, seats + 1)]
    pile = [character for character in range(CHARACTERS) if CHARACTER_IDS[character] not in named]
    rng.shuffle(pile)
    found = []
    for name in named:
        characters = 0 if name == RANDOM else BIT[CHARACTER_IDS.index(name)]
        while characters.bit_count() < int(options["team"]):
            characters |= BIT[pile.pop()]
        found.append(characters)
    return found


def start(options: Options, seats: int, rng: Rng, pantry: Pantry | None = None) -> Deli:
    """DE-S1 to DE-S4: shuffle, draw characters and actions, draw lots."""
    pantry = load_cards() if pantry is None else pantry
    variant = Variant(
        int(options["rounds"]),
        int(options["smaller-market"]),
        int(options["closing-bonus"]),
        int(bool(options["double-least"])),
    )
    market = full_market(pantry, rng)
    actions = pantry.actions.pile()
    rng.shuffle(actions)
    characters = draw_characters(options, seats, rng)
    areas = new_areas(seats, empty_area(pantry))
    state = Deli(pantry, variant, rng.fork(), areas, market, Hands(pantry.actions, seats, actions), characters)
    state.events = pantry.events.pile()
    rng.shuffle(state.events)
    state.starter = rng.below(seats)
    state.begin()
    return state
