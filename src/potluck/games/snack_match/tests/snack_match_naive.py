"""Snack Match once more, slow and plain, from the rules alone: the other opinion that the tests compare with.

A laid card is ``(card, cells, under)``: its cells in the card's own order, and the overlapped cards that it went under.
Nothing here knows the frame, the bits or the tables of the real rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from potluck.games.snack_match import GAME

Cell = tuple[int, int]
Laid = tuple[int, tuple[Cell, ...], frozenset[int]]

FOODS = ("sandwich", "donut", "soda", "sausage")
CLOTHS = ("orange", "green", "blue", "red")
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))
STRIPS = [tuple(tuple(cell) for cell in strip) for strip in GAME.components()["strips"]]


def laid_cards(picnic: dict) -> list[Laid]:
    """The cards of a picnic in a view's JSON."""
    return [
        (laid["card"], tuple((row, column) for row, column in laid["cells"]), frozenset(laid["under"]))
        for laid in picnic["cards"]
    ]


def lies_over(cards: list[Laid]) -> set[tuple[int, int]]:
    """SM-P4: all pairs (upper, lower) of cards that share a cell; each card was slid over or under the earlier ones."""
    pairs = set()
    for number, (card, cells, under) in enumerate(cards):
        for other, other_cells, _ in cards[:number]:
            if set(cells) & set(other_cells):
                pairs.add((other, card) if other in under else (card, other))
    return pairs


def visible(cards: list[Laid], strips: list = STRIPS) -> dict[Cell, tuple[str, str]]:
    """SM-P5: what one sees on each cell, the face of the card that lies over all others there."""
    over = lies_over(cards)
    seen = {}
    for cell in {cell for _, cells, _ in cards for cell in cells}:
        here = [(card, cells) for card, cells, _ in cards if cell in cells]
        ((top, cells),) = [
            (card, cells) for card, cells in here if all((card, other) in over for other, _ in here if other != card)
        ]
        seen[cell] = strips[top][cells.index(cell)]
    return seen


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share an edge with a cell."""
    return [(cell[0] + down, cell[1] + right) for down, right in WAYS]


def groups(cells: set[Cell]) -> list[int]:
    """SM-S1: the sizes of the groups that these cells form."""
    left, sizes = set(cells), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            group.add(cell)
            edge += [other for other in beside(cell) if other in left]
            left -= set(edge)
        sizes.append(len(group))
    return sizes


def cells_with(seen: dict[Cell, tuple[str, str]], element: str) -> set[Cell]:
    """The cells that show a food or a cloth."""
    return {cell for cell, face in seen.items() if element in face}


def group_points(seen: dict[Cell, tuple[str, str]]) -> int:
    """SM-S2."""
    return sum(max(0, n - 2) for element in (*FOODS, *CLOTHS) for n in groups(cells_with(seen, element)))


def largest(seen: dict[Cell, tuple[str, str]]) -> int:
    """SM-S3: the largest group of any food or cloth."""
    return max((n for element in (*FOODS, *CLOTHS) for n in groups(cells_with(seen, element))), default=0)


def bonus(modifier: str, mine: set[Cell], area: set[Cell], rivals: list[int]) -> int:
    """SM-B2 to SM-B4: what a modifier brings for these cells of its element; ``rivals`` have so many."""
    rows, columns = {row for row, _ in area} or {0}, {column for _, column in area} or {0}
    corners = set(product((min(rows), max(rows)), (min(columns), max(columns))))
    centre = set(product(range(min(rows) + 1, max(rows)), range(min(columns) + 1, max(columns))))
    per_line = Counter(("row", row) for row, _ in mine) + Counter(("column", column) for _, column in mine)
    sizes = groups(mine)
    return {
        "fewest": 3 if len(mine) <= min(rivals) else 0,
        "corners": len(mine & corners),
        "groups": len(sizes),
        "lines": 2 * list(per_line.values()).count(4),
        "most": -3 if len(mine) >= max(rivals) else 0,
        "centre": -2 * len(mine & centre),
        "isolated": -2 * sizes.count(1),
        "pairs": -2 * sizes.count(2),
    }[modifier]


def automaton_points(cards: list[int], strips: list = STRIPS) -> int:
    """SM-1P2: cells of the most frequent food and of the most frequent cloth."""
    faces = [face for card in cards for face in strips[card]]
    foods, cloths = Counter(food for food, _ in faces), Counter(cloth for _, cloth in faces)
    return max(foods.values(), default=0) + max(cloths.values(), default=0)


def points(view: dict, strips: list = STRIPS) -> list[int]:
    """All points of a view's JSON, SM-B5 included."""
    boards = [visible(laid_cards(picnic), strips) for picnic in view["picnics"]]
    totals = [group_points(seen) for seen in boards]
    for combination in view["combinations"]:
        element, modifier = combination["element"], combination["modifier"]
        counts = [len(cells_with(seen, element)) for seen in boards]
        if view["automaton"]:
            counts.append(sum(element in face for card in view["automaton"]["cards"] for face in strips[card]))
        for seat, seen in enumerate(boards):
            rivals = counts[:seat] + counts[seat + 1 :]
            totals[seat] += bonus(modifier, cells_with(seen, element), set(seen), rivals)
    return totals


def winners(view: dict, strips: list = STRIPS) -> list[int]:
    """SM-S3, SM-1P2: who has won a finished game."""
    totals = points(view, strips)
    if view["automaton"]:
        return [0] if totals[0] > automaton_points(view["automaton"]["cards"], strips) else []
    sizes = [largest(visible(laid_cards(picnic), strips)) for picnic in view["picnics"]]
    results = list(zip(totals, sizes, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


def has_cycle(over: set[tuple[int, int]]) -> bool:
    """Whether cards lie over each other in a circle: a search along the relation from every card."""
    below: dict[int, list[int]] = {}
    for upper, lower in over:
        below.setdefault(upper, []).append(lower)
    for start, beneath in below.items():
        seen, edge = set(), list(beneath)
        while edge:
            card = edge.pop()
            if card == start:
                return True
            if card not in seen:
                seen.add(card)
                edge += below.get(card, [])
    return False


def placements(
    cards: list[Laid], card: int, *, fixed: bool = False, layered: bool = True, strips: list = STRIPS
) -> set[Laid]:
    """SM-P1 to SM-P5, SM-O1, SM-O2: every legal way to lay a card, in the form that ``same`` gives it."""
    found = set()
    reach = range(4) if fixed else range(-3, 4)
    for row, column, (down, right) in product(reach, reach, WAYS):
        cells = tuple((row + at * down, column + at * right) for at in range(3))
        if fits(cards, cells, fixed=fixed):
            overlapped = [other for other, other_cells, _ in cards if set(cells) & set(other_cells)]
            for number in range(len(overlapped) + 1 if layered else 1):
                for under in combinations(overlapped, number):
                    laid = (card, cells, frozenset(under))
                    if not has_cycle(lies_over([*cards, laid])):
                        found.add(same(laid, first=not cards and not fixed, strips=strips))
    return found


def fits(cards: list[Laid], cells: tuple[Cell, ...], *, fixed: bool) -> bool:
    """SM-P1 to SM-P3: whether a card may lie on these cells."""
    if not cards:
        return all(cell in product(range(4), repeat=2) for cell in cells) if fixed else cells[0] == (0, 0)
    area = {cell for _, other, _ in cards for cell in other}
    touches = any(cell in area or any(other in area for other in beside(cell)) for cell in cells)
    rows, columns = zip(*area, *cells, strict=True)
    if fixed:
        return touches and min(rows) >= 0 and max(rows) <= 3 and min(columns) >= 0 and max(columns) <= 3
    return touches and max(rows) - min(rows) <= 3 and max(columns) - min(columns) <= 3


def same(laid: Laid, *, first: bool = False, strips: list = STRIPS) -> Laid:
    """SM-P2: one form for the two ways to say how a strip lies that reads the same both ways."""
    card, cells, under = laid
    if strips[card] != strips[card][::-1]:
        return laid
    if first:
        # The first cell is the origin, so its other end is called otherwise: only the direction matters.
        down, right = abs(cells[1][0]), abs(cells[1][1])
        return card, tuple((at * down, at * right) for at in range(3)), under
    return card, tuple(sorted(cells)), under
