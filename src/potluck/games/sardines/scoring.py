# compiled
"""Who is ahead when the pile is used up for the second time."""

from __future__ import annotations

from potluck.games.sardines.boxes import Boxes


def ranking_winners(boxes: Boxes, seats: int) -> list[int]:
    """SA-P2: most closed boxes, then most cards in the boxes, then shared."""
    best: list[int] = []
    top = -1
    for seat in range(seats):
        worth = boxes.closed(seat) * 64 + boxes.cards(seat)
        if worth > top:
            top = worth
            best = [seat]
        elif worth == top:
            best.append(seat)
    return best
