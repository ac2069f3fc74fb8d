"""What a bot says about its ranking: a sentence that says why a sandwich won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from potluck.engine.game import Message
from potluck.games.sandwich.flavours import FLAVOURS, KIND
from potluck.games.sandwich.taste import Taste

if TYPE_CHECKING:
    from potluck.engine.state import Event
    from potluck.games.sandwich.flavours import Facts
    from potluck.games.sandwich.state import Sandwich

PRAISES = ("remark-something", "remark-one", "remark-two")
"""With no flavour that is worth mentioning, one, or two."""
DOUBTS = ("remark-something-but", "remark-one-but", "remark-two-but")
NOTICEABLE = 0.25
"""How much a flavour must do for a sandwich to be worth mentioning."""


def remark(state: Sandwich, event: Event) -> Message | None:
    """Why the winner of a ranking has won; nothing if it is not the seat's own taste that has ranked."""
    seat = event.facts.get("seat")
    table = state.last[seat] if event.kind == "ranked" and isinstance(seat, int) else None
    if table is None:
        return None
    taste, facts, bleah = Taste(state.palates[table.taster]), state.terms.facts, state.terms.bleah
    if table.order != taste.rank(facts, table.plates, bleah=bleah):
        return None
    return explain(taste, facts, table.plates[table.order[0]], bleah=bleah)


def explain(taste: Taste, facts: Facts, plate: list[int], *, bleah: bool) -> Message:
    """SW-H2: what the taster likes most about it, and a pair in it that it does not like; SW-V4: turned round."""
    sign = -1 if bleah else 1
    described = facts.describe(plate)
    usual = usual_flavours(facts)
    pleasing = [
        (sign * taste.weights[at] * (described[at] - usual[at]), FLAVOURS[at]) for at in range(KIND) if described[at]
    ]
    named = [flavour for worth, flavour in sorted(pleasing, reverse=True)[:2] if worth > NOTICEABLE]
    pair = worst_pair(taste, facts, plate, bleah=bleah)
    facts_told = dict(zip(("flavour", "other_flavour"), named, strict=False))
    if pair is None:
        return Message(PRAISES[len(named)], facts_told)
    return Message(DOUBTS[len(named)], {**facts_told, "ingredient": pair[0], "other_ingredient": pair[1]})


def worst_pair(taste: Taste, facts: Facts, plate: list[int], *, bleah: bool) -> tuple[int, int] | None:
    """Two ingredients of kinds that the taster hates together; SW-V4: loves together."""
    for low, high in ((pair >> 4, pair & 15) for pair in (taste.loved if bleah else taste.hated)):
        ones = [ingredient for ingredient in plate if facts.kinds[ingredient] == low]
        others = [ingredient for ingredient in plate if facts.kinds[ingredient] == high]
        if ones and others:
            return ones[0], others[0]
    return None


def usual_flavours(facts: Facts) -> list[float]:
    """How much of each flavour an ingredient has on average."""
    number = len(facts.flavours)
    return [sum(flavours[at] for flavours in facts.flavours) / number for at in range(KIND)]
