# compiled
"""What is told of a game: the events of its journal. Only called while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.state import Event
from potluck.games.sandwich import moves
from potluck.games.sandwich.market import NONE
from potluck.games.sandwich.sets import bits
from potluck.games.sandwich.tasting import Tasting
from potluck.games.sandwich.terms import OWN_THEME

if TYPE_CHECKING:
    from potluck.games.sandwich.state import Sandwich


def new_round(state: Sandwich) -> None:
    """SW-R1, SW-V2, SW-V6: what is announced when a round begins."""
    state.tell(Event("round", {"round": state.round, "rounds": state.terms.rounds}))
    if state.announced != NONE:
        state.tell(Event("announced", {"ingredient": state.announced}))
    if state.theme == OWN_THEME:
        state.tell(Event("own-theme", {"words": state.terms.own_theme}))
    elif state.theme:
        state.tell(Event("theme", {"theme": state.theme}))


def reveal(state: Sandwich) -> None:
    """SW-M1: the cards in the middle."""
    cards = [state.market.card(seat) for seat in range(state.seats)]
    state.tell(Event("revealed", {"turn": state.market.turn + 1, "ingredients": cards}))


def choice(state: Sandwich, seat: int, move: int) -> None:
    """SW-M3: a secret choice."""
    if moves.kind_of(move) == moves.LOT:
        state.tell(Event("chose-lot", {"seat": seat}, {}, [seat], private=True))
    else:
        facts: dict[str, object] = {"seat": seat, "ingredient": state.market.card(move)}
        state.tell(Event("chose", facts, {}, [seat], private=True))


def clash(state: Sandwich, revealer: int, wanting: int) -> None:
    """SW-M3: several have chosen the same card."""
    if wanting & (wanting - 1):
        state.tell(Event("clash", {"ingredient": state.market.card(revealer), "other": bits(wanting)}))


def grab(state: Sandwich, seat: int, revealer: int, *, lot: bool) -> None:
    """SW-H1: a grab is seen by all; SW-M4: by lot."""
    kind = "grabbed-by-lot" if lot else "grabbed"
    state.tell(Event(kind, {"seat": seat, "ingredient": state.market.card(revealer)}))


def last_card(state: Sandwich, seat: int) -> None:
    """SW-M2: the last card goes by itself."""
    state.tell(Event("last-card", {"seat": seat, "ingredient": state.market.card(state.market.got[seat])}))


def laid(state: Sandwich, seat: int, move: int) -> None:
    """SW-V7: only the cook knows which ingredient lies where."""
    facts: dict[str, object] = {"ingredient": moves.ingredient_of(move), "sandwich": moves.sandwich_of(move) + 1}
    state.tell(Event("laid", {"seat": seat}, facts, [seat]))


def deal(state: Sandwich, kind: str, seat: int, move: int) -> None:
    """SW-K2: something about a trade."""
    facts: dict[str, object] = {"seat": seat, "ingredient": moves.mine_of(move)}
    facts["other"] = moves.other_of(move)
    facts["other_ingredient"] = moves.theirs_of(move)
    state.tell(Event(kind, facts))


def gift(state: Sandwich, seat: int, move: int) -> None:
    """SW-G1: only the giver knows who gets what."""
    if moves.kind_of(move) == moves.LOT:
        # The others are told the same as of any gift.
        state.tell(Event("gave", {"seat": seat}))
    else:
        receivers = [moves.receiver_of(move, number) for number in range(state.terms.sandwiches)]
        state.tell(Event("gave", {"seat": seat}, {"other": receivers}, [seat]))


def table(state: Sandwich, taster: int) -> None:
    """SW-T1: what a taster turns over; SW-V9: with the cooks, if they are known."""
    served = state.tables[taster]
    for plate in range(len(served.plates)):
        facts: dict[str, object] = {"seat": taster, "plate": plate + 1, "ingredients": served.plates[plate].copy()}
        if state.terms.known_cooks():
            facts["other"] = served.cooks[plate]
            state.tell(Event("turned-over-by", facts))
        else:
            state.tell(Event("turned-over", facts))


def pitch(state: Sandwich, seat: int, served: Tasting, plate: int, move: int) -> None:
    """SW-V9: what a cook says about a sandwich."""
    facts: dict[str, object] = {"seat": seat, "other": served.taster, "plate": plate + 1}
    if moves.kind_of(move) == moves.PHRASE:
        facts["phrase"] = moves.phrase_of(move) + 1
        state.tell(Event("pitch-phrase", facts))
    elif moves.kind_of(move) == moves.WORDS:
        facts["words"] = moves.words_of(move)
        state.tell(Event("pitch-words", facts))


def ranking(state: Sandwich, served: Tasting) -> None:
    """SW-T1, SW-V6: the ranking, whose sandwiches they are, and the points."""
    state.tell(Event("ranked-by-lot" if served.lot else "ranked", {"seat": served.taster}))
    place = 0
    for plate in served.order:
        facts: dict[str, object] = {"place": place + 1, "other": served.cooks[plate], "plate": plate + 1}
        facts["points"] = state.terms.points[place]
        state.tell(Event("scored", facts))
        place += 1
    if served.theme >= 0:
        state.tell(Event("theme-point", {"seat": served.taster, "other": served.cooks[served.theme]}))


def end(state: Sandwich) -> None:
    """SW-E1: who has won."""
    winners = state.winners()
    state.tell(Event("over", {"winners": winners, "number": len(winners)}))
