"""What a seat may know of a game of Sandwich, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from potluck.engine.game import View
from potluck.engine.state import REFEREE
from potluck.games.sandwich import moves, trade
from potluck.games.sandwich.market import NONE
from potluck.games.sandwich.phases import EXPRESS, GIVING, KITCHEN, MARKET, OVER, SELLING
from potluck.games.sandwich.setup import BASES, MARKETS, THEMES
from potluck.games.sandwich.tasting import UNSAID
from potluck.games.sandwich.terms import OWN_THEME, SECRET

if TYPE_CHECKING:
    from potluck.engine.state import Seat
    from potluck.games.sandwich.state import Sandwich
    from potluck.games.sandwich.tasting import Tasting

PHASES = ("market", "express", "kitchen", "giving", "volunteering", "selling", "ranking", "over")


class Stall(msgspec.Struct, frozen=True):
    """SW-M1: a card in the middle: what it is, who turned it over, who has taken it."""

    ingredient: int
    revealed_by: int
    taken_by: int | None


class MarketView(msgspec.Struct, frozen=True):
    """SW-M1: this turn of the market."""

    mode: str
    own_card_allowed: bool
    """SW-M1, SW-M4: whether one may take the card one has turned over, in a race once it is unlocked."""
    turn: int
    turns: int
    stalls: list[Stall]
    first: int
    """SW-M3: who begins this round's first turn in a calm market."""
    choices: list[int | None] | None = None
    """SW-M3, for the referee: the secret choices; 15 is one left to the lot."""
    piles: list[list[int]] | None = None
    """SW-H1, for the referee: what is still face down."""


class Cook(msgspec.Struct, frozen=True):
    """What everybody may know of a player."""

    points: int
    picks: list[int] | None
    """SW-H1: None while they are not shown."""
    ready: bool
    offers_left: int


class OwnKitchen(msgspec.Struct, frozen=True):
    """SW-K1: what only the cook knows."""

    picks: list[int]
    loose: list[int]
    sandwiches: list[list[int]]
    laid: list[tuple[int, int]]
    """The steps: place among the picks, sandwich."""
    seats: list[int] | None
    """SW-G1: who gets the sandwiches, once that is decided."""


class OpenOffer(msgspec.Struct, frozen=True):
    """SW-K2: an offer that can still be accepted."""

    seat: int
    ingredient: int
    other: int
    other_ingredient: int


class Plate(msgspec.Struct, frozen=True):
    """SW-T1: a sandwich on a taster's table."""

    ingredients: list[int] | None
    """From bottom to top; None while it lies face down."""
    cook: int | None
    """None while it is not told; one's own one knows."""
    sold: bool
    """SW-V9: whether its cook has had a word about it, or has kept silent."""
    phrase: int | None = None
    words: str | None = None
    """SW-V9: how its cook has sold it."""


class TableView(msgspec.Struct, frozen=True):
    """SW-T1: what a taster has received, and how it was ranked."""

    taster: int
    round: int
    plates: list[Plate]
    ranking: list[int] | None
    """The plates, counted from 1, from best to worst."""
    theme: int | None
    lot: bool


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    kitchen: OwnKitchen
    served: list[tuple[int, list[int]]]
    """SW-G1: for each sandwich given away in this round: to whom, and what it is made of."""
    choice: int | None
    """SW-M3: whose card it has secretly chosen; 15 if that is left to the lot."""
    ranked: list[int] | None
    """SW-T2: the own ranking, while the others still rank."""
    ranked_theme: int | None
    ranked_by_lot: bool
    selling: tuple[int, list[int]] | None
    """SW-V9: the sandwich to be sold now: to whom, and what it is made of."""
    palate: int
    """SW-H2: what a bot on this seat draws its taste from."""


class SandwichView(View, frozen=True):
    """The whole view."""

    round: int
    rounds: int
    phase: str
    pending: list[int]
    sandwiches: int
    height: int
    points_for_places: list[int]
    direction: int
    """SW-V1: 1 if sandwiches go to the left, to the next seats; -1 if to the right."""
    base: str
    theme: str | None
    own_theme: str | None
    announced: int | None
    bleah: bool
    broken_fridge: bool
    first_taster: int | None
    tasting: int | None
    """SW-T1: who tastes now, unless all do at once."""
    grabs_hidden: bool
    """SW-T1: from giving until the tasting ends nobody is shown the log of grabs."""
    market: MarketView | None
    cooks: list[Cook]
    offers: list[OpenOffer]
    tables: list[TableView]
    past: list[TableView]
    """SW-H1: the tastings of earlier rounds."""
    winners: list[int]
    you: Own | None = None
    everybody: list[Own] | None = None
    acted: list[int] | None = None
    aside: list[int] | None = None
    order: list[int] | None = None
    """For the referee alone: all that only one seat knows, and what nobody knows."""


def build(state: Sandwich, seat: Seat) -> SandwichView:
    """SW-H1: what is public and what is one's own; the referee sees everything."""
    terms = state.terms
    referee = seat == REFEREE
    in_turn = state.phase >= SELLING and bool(state.tables) and state.first != NONE and not terms.at_once
    return SandwichView(
        round=state.round,
        rounds=terms.rounds,
        phase=PHASES[state.phase],
        pending=state.pending(),
        sandwiches=terms.sandwiches,
        height=terms.height,
        points_for_places=terms.points,
        direction=terms.direction(state.round),
        base=BASES[terms.base],
        theme=THEMES[state.theme] if state.theme else None,
        own_theme=terms.own_theme if state.theme == OWN_THEME else None,
        announced=_known(state.announced),
        bleah=terms.bleah,
        broken_fridge=terms.spoiled,
        first_taster=_known(state.first),
        tasting=state.taster() if in_turn and state.tasted < state.seats else None,
        grabs_hidden=GIVING <= state.phase < OVER,
        market=_market(state, referee=referee) if state.phase in (MARKET, EXPRESS) else None,
        cooks=[_cook(state, cook, seat) for cook in range(state.seats)],
        offers=[
            OpenOffer(trade.offerer_of(number), moves.mine_of(number), moves.other_of(number), moves.theirs_of(number))
            for number in state.offers
        ],
        tables=[_table(state, table, seat) for table in state.tables],
        past=_past(state, seat),
        winners=state.winners(),
        you=_own(state, seat) if seat >= 0 else None,
        everybody=[_own(state, cook) for cook in range(state.seats)] if referee else None,
        acted=state.acted if referee else None,
        aside=state.aside if referee else None,
        order=state.order if referee else None,
    )


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _market(state: Sandwich, *, referee: bool) -> MarketView:
    market, terms = state.market, state.terms
    stalls = []
    for revealer in range(state.seats):
        taker = market.got.index(revealer) if revealer in market.got else None
        stalls.append(Stall(market.card(revealer), revealer, taker))
    piles = [
        market.dealt[seat * terms.cards + market.turn + 1 : (seat + 1) * terms.cards] for seat in range(state.seats)
    ]
    return MarketView(
        mode=MARKETS[terms.market],
        own_card_allowed=not terms.own_last,
        turn=market.turn + 1,
        turns=terms.cards,
        stalls=stalls,
        first=market.starter,
        choices=[_known(choice) for choice in market.chosen] if referee else None,
        piles=piles if referee else None,
    )


def _cook(state: Sandwich, cook: Seat, viewer: Seat) -> Cook:
    """SW-H1: picks lie open or face down, and are not shown at all from giving on (SW-T1)."""
    kitchen = state.kitchens[cook]
    shown = state.phase < GIVING and (not state.terms.face_down or viewer in (cook, REFEREE))
    picks = list(kitchen.picks) if shown else None
    return Cook(state.scores[cook], picks, kitchen.ready and state.phase == KITCHEN, trade.offers_left(kitchen))


def _own(state: Sandwich, seat: Seat) -> Own:
    kitchen = state.kitchens[seat]
    choice = state.choices[seat]
    giving = state.phase == GIVING and moves.kind_of(choice) == moves.GIVE and choice != NONE
    number = state.terms.sandwiches
    ranks = state.phase > GIVING and choice != NONE
    ranked = ranks and moves.kind_of(choice) == moves.RANK
    secret = state.phase == MARKET and state.terms.market == SECRET
    selling = state.to_sell(seat) if state.phase == SELLING and state.waiting >> seat & 1 else None
    return Own(
        kitchen=OwnKitchen(
            picks=list(kitchen.picks),
            loose=[kitchen.picks[place] for place in range(len(kitchen.picks)) if kitchen.loose >> place & 1],
            sandwiches=kitchen.stacks(),
            laid=[(step >> 2, step & 3) for step in kitchen.laid],
            seats=[moves.receiver_of(choice, sandwich) for sandwich in range(number)] if giving else None,
        ),
        served=_served(state, seat),
        choice=_known(state.market.chosen[seat]) if secret else None,
        ranked=[plate + 1 for plate in moves.order_of(choice, number)] if ranked else None,
        ranked_theme=moves.theme_of(choice) + 1 if ranked and moves.theme_of(choice) != NONE else None,
        ranked_by_lot=choice != NONE and moves.kind_of(choice) == moves.LOT,
        selling=None if selling is None else (selling.taster, selling.plates[selling.unsaid_by(seat)]),
        palate=state.palates[seat],
    )


def _served(state: Sandwich, seat: Seat) -> list[tuple[int, list[int]]]:
    """What a cook has given away in this round, in an order that does not tell where it lies."""
    return sorted(
        (table.taster, table.plates[plate])
        for table in state.tables
        for plate in range(len(table.plates))
        if table.cooks[plate] == seat
    )


def _table(state: Sandwich, table: Tasting, viewer: Seat) -> TableView:
    """SW-T1: face down until it is tasted; whose sandwiches they are is told with the ranking."""
    ranked = bool(table.order)
    told = ranked or state.terms.known_cooks() or viewer == REFEREE
    seen = ranked or viewer == REFEREE or state.turned_over(table.taster)
    plates = []
    for number, cook in enumerate(table.cooks):
        said = table.said[number]
        kind = NONE if said == UNSAID else moves.kind_of(said)
        plates.append(
            Plate(
                ingredients=table.plates[number] if seen else None,
                cook=cook if told or (seen and cook == viewer) else None,
                sold=said != UNSAID,
                phrase=moves.phrase_of(said) + 1 if kind == moves.PHRASE else None,
                words=moves.words_of(said) if kind == moves.WORDS else None,
            )
        )
    ranking = [plate + 1 for plate in table.order] if ranked else None
    return TableView(table.taster, table.round, plates, ranking, _theme(table), table.lot)


def _theme(table: Tasting) -> int | None:
    return table.theme + 1 if table.theme != NONE else None


def _past(state: Sandwich, viewer: Seat) -> list[TableView]:
    """All ranked tastings of earlier rounds, by round and taster."""
    found = []
    for last in state.last:
        table = last
        while table is not None:
            if table.round < state.round:
                found.append(table)
            table = table.previous
    found.sort(key=lambda table: (table.round, table.taster))
    return [_table(state, table, viewer) for table in found]
