"""Reads the components from their data file and says plainly what is wrong with a bad one."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from potluck.engine.errors import refuse
from potluck.games.deli.names import KIND_IDS
from potluck.games.deli.pantry import BIT, Cards, Ingredients, Menu, Pantry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ACTION_EFFECTS = ("joker", "take-two", "steal", "choose-event", "score-closed", "deal-anew", "take-leftover")
"""In the order of their numbers in pantry.py."""
EVENT_EFFECTS = (
    "score-unfinished",
    "draw-card",
    "finish",
    "draw-action",
    "lose-tallest-top",
    "lose-lone-bread",
    "lose-top",
    "pass-left",
)
WITH_KIND = ("joker", "draw-card", "lose-top")
AMOUNTS = {"choose-event": "looks", "score-closed": "each", "score-unfinished": "each"}

MOST_BREADS = 7
MOST_INGREDIENTS = 31
MOST_CARDS = 99
MOST_ACTIONS = 15
FEWEST_ACTION_CARDS = 20
"""DE-S3: four players, five cards each."""
MOST_EVENTS = 16

Table = dict[str, Any]


CARDS = Path(__file__).parent / "cards.toml"


@cache
def load_cards(path: Path = CARDS) -> Pantry:
    """Read and check a file of cards."""
    return read_cards(_content(path))


def components(path: Path = CARDS) -> Table:
    """What is printed on the cards, for those who draw them."""
    load_cards(path)
    return _content(path)


def _content(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise refuse("cards-file", "DE-C1", file=path.name, detail=str(error)) from error


def read_cards(content: Table) -> Pantry:
    """The components from the content of a file."""
    _only("", content, ("table", "decks", "laying", "position", "classics", "most", "characters", "actions", "events"))
    ingredients = _ingredients(content)
    known = Known(ingredients)
    powers = _table(content, "characters")
    _only("characters", powers, ("egg", "unswitchable"))
    actions = _cards(content, "actions", ACTION_EFFECTS, MOST_ACTIONS)
    if sum(actions.counts) and sum(actions.counts) < FEWEST_ACTION_CARDS:
        raise _bad_number("actions", sum(actions.counts), FEWEST_ACTION_CARDS, MOST_CARDS)
    return Pantry(
        ingredients,
        _menu(content, known),
        actions,
        _cards(content, "events", EVENT_EFFECTS, MOST_EVENTS),
        [_most(entry, known) for entry in _tables(content, "most")],
        (known.filling("characters.egg", powers.get("egg")), known.mask("characters", powers, "unswitchable")),
        _numbers(content),
    )


class Known:
    """The names that the rest of the file may use."""

    def __init__(self, ingredients: Ingredients) -> None:
        self.ingredients = ingredients
        self.number = {name: number for number, name in enumerate(ingredients.names)}

    def one(self, where: str, name: object) -> int:
        """The number of an ingredient."""
        if not isinstance(name, str) or name not in self.number:
            raise refuse("cards-name", "DE-C1", where=where, value=str(name), known=tuple(self.number))
        return self.number[name]

    def filling(self, where: str, name: object) -> int:
        """The number of an ingredient that is no bread."""
        fillings = self.ingredients.names[self.ingredients.breads :]
        if name not in fillings:
            raise refuse("cards-name", "DE-C1", where=where, value=str(name), known=tuple(fillings))
        return self.number[str(name)]

    def mask(self, where: str, table: Table, key: str) -> int:
        """A set of ingredients, named one by one or by their deck."""
        found = 0
        for name in _list(where, table, key):
            is_kind = name in KIND_IDS
            found |= self.ingredients.masks[KIND_IDS.index(name)] if is_kind else BIT[self.one(f"{where}.{key}", name)]
        return found


def _table(content: Table, key: str) -> Table:
    part = content.get(key)
    if not isinstance(part, dict):
        raise refuse("cards-missing", "DE-C1", where=key)
    return part


def _tables(content: Table, key: str) -> list[Table]:
    parts = content.get(key, [])
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise refuse("cards-missing", "DE-C1", where=key)
    return parts


def _list(where: str, table: Table, key: str) -> list[Any]:
    items = table.get(key)
    if not isinstance(items, list):
        raise refuse("cards-missing", "DE-C1", where=f"{where}.{key}")
    return items


def _only(where: str, table: Table, keys: Sequence[str]) -> None:
    for key in table:
        if key not in keys:
            raise refuse("cards-name", "DE-C1", where=where or "cards.toml", value=key, known=tuple(keys))


def _bad_number(where: str, value: object, low: int, high: int) -> Exception:
    return refuse("cards-number", "DE-C1", where=where, value=str(value), low=low, high=high)


def _whole(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad_number(where, value, low, high)
    return value


def _ingredients(content: Table) -> Ingredients:
    """DE-C1: five decks, where their cards may lie (DE-L4, DE-L5, DE-L8), and their favourite positions (DE-P3)."""
    decks = _table(content, "decks")
    _only("decks", decks, KIND_IDS)
    names: list[str] = []
    kinds: list[int] = []
    counts: list[int] = []
    for kind, kind_name in enumerate(KIND_IDS):
        for name, count in _table(decks, kind_name).items():
            if name in names or name in KIND_IDS:
                raise refuse("cards-twice", "DE-C1", where=f"decks.{kind_name}", value=name)
            names.append(name)
            kinds.append(kind)
            counts.append(_whole(f"decks.{kind_name}.{name}", count, 0, MOST_CARDS))
        if kind not in kinds:
            raise refuse("cards-missing", "DE-C1", where=f"decks.{kind_name}")
    if len(names) > MOST_INGREDIENTS or kinds.count(0) > MOST_BREADS:
        raise _bad_number("decks", len(names), 5, MOST_INGREDIENTS)
    known = Known(Ingredients(names, kinds, counts, (0, 0, 0), [], 0))
    laying = _table(content, "laying")
    _only("laying", laying, ("wraps", "on_bread_only", "one_per_sandwich"))
    limits = (
        known.mask("laying", laying, "wraps"),
        known.mask("laying", laying, "on_bread_only"),
        known.mask("laying", laying, "one_per_sandwich"),
    )
    below, edge = _positions(content, known)
    return Ingredients(names, kinds, counts, limits, below, edge)


def _positions(content: Table, known: Known) -> tuple[list[int], int]:
    """DE-P3: what each ingredient earns a point on, and which earn one at the edge."""
    below = [0] * known.ingredients.number
    edge = 0
    positions = _table(content, "position")
    for name in positions:
        where = f"position.{name}"
        ingredient = known.filling(where, name)
        position = _table(positions, name)
        _only(where, position, ("on", "edge"))
        if "on" in position:
            below[ingredient] = known.mask(where, position, "on")
        if position.get("edge") is True:
            edge |= BIT[ingredient]
    return below, edge


def _menu(content: Table, known: Known) -> Menu:
    """DE-P5: every exact set of cards that makes a classic."""
    names: list[str] = []
    points: list[int] = []
    recipes: list[dict[int, int]] = [{} for _ in range(2 * known.ingredients.breads)]
    plans: list[list[tuple[int, int, int]]] = [[] for _ in range(known.ingredients.breads)]
    for number, entry in enumerate(_tables(content, "classics")):
        where = f"classics.{entry.get('id', number)}"
        _only(where, entry, ("id", "points", "bread", "cards", "closed"))
        names.append(_new_id(where, entry, names))
        points.append(_whole(f"{where}.points", entry.get("points"), 0, MOST_CARDS))
        layers = _list(where, entry, "cards")
        if not 1 <= len(layers) <= 4:
            raise _bad_number(f"{where}.cards", len(layers), 1, 4)
        choices = [
            [known.filling(f"{where}.cards", name) for name in (layer if isinstance(layer, list) else [layer])]
            for layer in layers
        ]
        for bread in _list(where, entry, "bread"):
            spot = known.one(f"{where}.bread", bread) * 2 + (entry.get("closed") is True)
            if spot >= len(recipes):
                raise refuse("cards-name", "DE-C1", where=f"{where}.bread", value=str(bread), known=KIND_IDS[:1])
            for cards in product(*choices):
                weights = sum(known.ingredients.weight[card] for card in cards)
                if recipes[spot].setdefault(weights, number) != number:
                    raise refuse("cards-twice", "DE-P5", where=where, value=names[recipes[spot][weights]])
                plans[spot // 2].append((sum(BIT[card] for card in set(cards)), spot % 2, points[number]))
    return Menu(names, points, recipes, plans)


def _new_id(where: str, entry: Table, others: Sequence[str]) -> str:
    name = entry.get("id")
    if not isinstance(name, str) or not name:
        raise refuse("cards-missing", "DE-C1", where=f"{where}.id")
    if name in others:
        raise refuse("cards-twice", "DE-C1", where=where, value=name)
    return name


def _most(entry: Table, known: Known) -> tuple[int, int, int]:
    """DE-P6: an ingredient, the points for most of it, and the points if several have most."""
    _only("most", entry, ("ingredient", "points", "tied"))
    return (
        known.filling("most.ingredient", entry.get("ingredient")),
        _whole("most.points", entry.get("points"), 0, MOST_CARDS),
        _whole("most.tied", entry.get("tied"), 0, MOST_CARDS),
    )


def _cards(content: Table, key: str, effects: Sequence[str], most: int) -> Cards:
    """DE-A3, DE-E1: cards with an effect that the rules know."""
    entries = _tables(content, key)
    if len(entries) > most:
        raise _bad_number(key, len(entries), 0, most)
    names: list[str] = []
    rows: list[tuple[int, int, int, int]] = []
    for number, entry in enumerate(entries):
        where = f"{key}.{entry.get('id', number)}"
        _only(where, entry, ("id", "count", "effect", "of", "looks", "each"))
        names.append(_new_id(where, entry, names))
        effect = str(entry.get("effect"))
        if effect not in effects:
            raise refuse("cards-effect", "DE-C2", where=where, value=effect, known=tuple(effects))
        rows.append(
            (
                _whole(f"{where}.count", entry.get("count"), 0, MOST_CARDS),
                effects.index(effect),
                _kind(where, entry, effect),
                _amount(where, entry, effect),
            )
        )
    columns: Sequence[Sequence[int]] = list(zip(*rows, strict=True)) if rows else [[], [], [], []]
    counts, numbers, kinds, amounts = (list(column) for column in columns)
    return Cards(names, counts, numbers, kinds, amounts)


def _kind(where: str, entry: Mapping[str, object], effect: str) -> int:
    """The deck that an effect is about; only some effects are about one."""
    kind = entry.get("of")
    if (kind is None) != (effect not in WITH_KIND) or (kind is not None and kind not in KIND_IDS):
        raise refuse("cards-name", "DE-C2", where=f"{where}.of", value=str(kind), known=tuple(KIND_IDS))
    return 0 if kind is None else KIND_IDS.index(str(kind))


def _amount(where: str, entry: Mapping[str, object], effect: str) -> int:
    """How many points an effect brings, or events it shows; only some effects have such a number."""
    key = AMOUNTS.get(effect)
    for other in ("looks", "each"):
        if other in entry and other != key:
            raise refuse("cards-name", "DE-C2", where=where, value=other, known=(key,) if key else ())
    return 0 if key is None else _whole(f"{where}.{key}", entry.get(key), 1, MOST_CARDS)


def _numbers(content: Table) -> tuple[int, int, list[int], list[int]]:
    """DE-S3, DE-R2, DE-R1: hand, picks, market."""
    table = _table(content, "table")
    _only("table", table, ("hand", "picks", "market_breads", "market_others"))
    market = []
    for key in ("market_breads", "market_others"):
        numbers = _list("table", table, key)
        if len(numbers) != 3:
            raise _bad_number(f"table.{key}", len(numbers), 3, 3)
        market.append([_whole(f"table.{key}", number, 0, MOST_CARDS) for number in numbers])
    hand = _whole("table.hand", table.get("hand"), 0, FEWEST_ACTION_CARDS // 4)
    return hand, _whole("table.picks", table.get("picks"), 1, MOST_CARDS), market[0], market[1]
