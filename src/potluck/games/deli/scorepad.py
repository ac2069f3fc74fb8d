"""A score pad for people who play with the real cards: sandwiches as typed, points as explained."""

from __future__ import annotations

import unicodedata
from io import StringIO
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.text import Text

from potluck.engine.errors import Refusal, RefusedError, refuse
from potluck.engine.random import Rng
from potluck.engine.text import LANGUAGES, Texts
from potluck.games.deli import sandwich
from potluck.games.deli.actions import Hands
from potluck.games.deli.area import PLACES, Area, empty_area
from potluck.games.deli.breakdown import SandwichView, SeatScore, sandwiches_of, seat_score
from potluck.games.deli.cards import CARDS, load_cards
from potluck.games.deli.market import full_market
from potluck.games.deli.pantry import BIT, JOKER
from potluck.games.deli.state import Deli
from potluck.games.deli.table import FROM_ACTIONS, GREGG, OVER, Variant
from potluck.games.deli.terminal import sandwich_table, score_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from potluck.games.deli.pantry import Pantry

FOLDER = CARDS.parent
NAMES = {"ingredient": "ingredient"}
FINISHED = "!"
"""Behind a sandwich: it was declared finished."""
MOST_NOTED = 999


class PadPlayer(msgspec.Struct, frozen=True):
    """One player's sheet."""

    name: str
    sandwiches: list[SandwichView]
    score: SeatScore


class Pad(msgspec.Struct, frozen=True):
    """The whole pad."""

    players: list[PadPlayer]
    winners: list[str]


def run(
    lines: Iterable[str],
    language: str,
    *,
    as_json: bool = False,
    closing_bonus: int = 1,
    double_least: bool = False,
) -> str:
    """What the pad says about these lines, as text or as JSON; a refusal names the line."""
    pad = score(lines, language, closing_bonus=closing_bonus, double_least=double_least)
    return msgspec.json.encode(pad).decode() + "\n" if as_json else render(pad, language)


def score(lines: Iterable[str], language: str, *, closing_bonus: int = 1, double_least: bool = False) -> Pad:
    """Read the sheets and count.

    ``Anna: rye, butter, corned beef, swiss, sauerkraut, rye`` is a sandwich of Anna's, from the bottom up; lines with
    no name belong to the player named last. A second bread closes it, a ``!`` at the end says that it was declared
    finished. ``+3`` notes points, ``gregg`` says that the player is Gregg Benedict (DE-H6). Empty lines and lines that
    begin with # do not count.
    """
    pantry = load_cards()
    reader = Reader(pantry, language)
    for number, line in enumerate(lines, start=1):
        try:
            reader.read(line)
        except RefusedError as error:
            refusal = error.refusal
            raise RefusedError(Refusal(refusal.code, refusal.rule, {**refusal.facts, "line": number})) from error
    if not reader.names:
        raise refuse("pad-nothing")
    reader.count_cards()
    variant = Variant(1, 0, closing_bonus, int(double_least))
    rng = Rng(1, 2, 3, 4)
    hands = Hands(pantry.actions, len(reader.names), [])
    state = Deli(pantry, variant, rng, reader.areas, full_market(pantry, rng), hands, reader.characters)
    state.phase = OVER
    for seat, noted in enumerate(reader.noted):
        state.noted[seat][FROM_ACTIONS] = noted
    players = [
        PadPlayer(name, sandwiches_of(state, seat), seat_score(state, seat)) for seat, name in enumerate(reader.names)
    ]
    return Pad(players, [reader.names[seat] for seat in state.winners()])


def plain(text: str) -> str:
    """A name as it is compared: no capitals, accents or hyphens, single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


class Names:
    """What ingredients may be called: by any word of their name, or its beginning, if that tells them apart."""

    def __init__(self, pantry: Pantry, language: str) -> None:
        self.ids = pantry.ingredients.names
        self.known = [self._names(code) for code in (language, *LANGUAGES)]

    def _names(self, language: str) -> dict[str, str]:
        """Plain name → id; the ids themselves are understood in every language."""
        texts = Texts(language, [FOLDER / "text"], NAMES)
        return {plain(texts.say(f"ingredient-{name}")): name for name in self.ids} | {
            plain(name): name for name in self.ids if language == "en"
        }

    def find(self, typed: str) -> int:
        """The number of an ingredient: names of the chosen language first, then those of the others."""
        wanted = plain(typed)
        for known in self.known:
            if wanted in known:
                return self.ids.index(known[wanted])
        for known in self.known:
            found = sorted({name for said, name in known.items() if _begins(said, wanted)}, key=self.ids.index)
            if len(found) == 1:
                return self.ids.index(found[0])
            if found:
                raise refuse("pad-ambiguous", value=typed, ingredient=tuple(found))
        raise refuse("pad-unknown", value=typed)


def _begins(name: str, wanted: str) -> bool:
    """Whether a name, or its rest from any word on, begins like that."""
    words = name.split()
    return any(" ".join(words[first:]).startswith(wanted) for first in range(len(words)))


class Reader:
    """Reads sheets line by line."""

    def __init__(self, pantry: Pantry, language: str) -> None:
        self.pantry = pantry
        self.find = Names(pantry, language).find
        self.names: list[str] = []
        self.areas: list[Area] = []
        self.noted: list[int] = []
        self.characters: list[int] = []
        self.seat = -1

    def read(self, line: str) -> None:
        """One line; an empty one, or a comment, says nothing."""
        text = line.strip()
        if not text or text.startswith("#"):
            return
        name, colon, rest = text.partition(":")
        if colon:
            self._player(name.strip())
            text = rest.strip()
            if not text:
                return
        if self.seat < 0:
            raise refuse("pad-no-player", value=text)
        if text.casefold() == "gregg":
            self.characters[self.seat] = BIT[GREGG]
        elif text[0] in "+-" and text[1:].strip().isascii() and text[1:].strip().isdigit():
            self._note(int(text[1:]) * (-1 if text[0] == "-" else 1))
        else:
            self._sandwich(text)

    def _player(self, name: str) -> None:
        if not name:
            raise refuse("pad-no-player", value=":")
        if name not in self.names:
            self.names.append(name)
            self.areas.append(empty_area(self.pantry))
            self.noted.append(0)
            self.characters.append(0)
        self.seat = self.names.index(name)

    def _note(self, points: int) -> None:
        if abs(points) > MOST_NOTED:
            raise refuse("pad-noted", high=MOST_NOTED)
        self.noted[self.seat] += points

    def _sandwich(self, text: str) -> None:
        """DE-L1: at most seven in front of a player."""
        area = self.areas[self.seat]
        if 0 not in area.places:
            raise refuse("pad-seven", "DE-L1", high=PLACES)
        declared = text.endswith(FINISHED)
        words = [word.strip() for word in text.removesuffix(FINISHED).split(",")]
        if not all(words):
            raise refuse("pad-gap")
        area.put(area.places.index(0), self._build([self.find(word) for word in words], declared=declared))

    def _build(self, cards: Sequence[int], *, declared: bool) -> int:
        """DE-L1 to DE-L5, DE-L8: a sandwich that could lie there."""
        ingredients = self.pantry.ingredients
        if cards[0] >= ingredients.breads:
            raise refuse("pad-bread-first", "DE-L1", ingredient=ingredients.names[cards[0]])
        code = sandwich.begin(cards[0])
        for card in cards[1:]:
            if not sandwich.accepts(code, ingredients) & BIT[card]:
                raise self._unfit(code, card)
            closes = card < ingredients.breads
            code = sandwich.closed_with(code, card) if closes else sandwich.with_top(code, card)
        if declared:
            if not sandwich.is_open(code) or sandwich.is_lone(code):
                raise refuse("pad-declared", "DE-L8")
            code = sandwich.declared(code)
        return code

    def _unfit(self, code: int, card: int) -> RefusedError:
        """Why a card cannot lie on a sandwich."""
        ingredients = self.pantry.ingredients
        facts = {"ingredient": ingredients.names[card]}
        if not sandwich.is_open(code):
            return refuse("pad-closed", "DE-L9", **facts)
        if card < ingredients.breads:
            if sandwich.is_lone(code):
                return refuse("nothing-on-it", "DE-L3")
            same = sandwich.bread_of(code) == card
            return refuse("wrap-lid", "DE-L8") if same else refuse("other-bread", "DE-L3", **facts)
        if sandwich.height_of(code) == sandwich.HEIGHT:
            return refuse("full", "DE-L2", high=sandwich.HEIGHT)
        if BIT[card] & ingredients.bread_only:
            return refuse("bread-only", "DE-L4", **facts)
        return refuse("one-each", "DE-L5", **facts)

    def count_cards(self) -> None:
        """DE-C1: no more of an ingredient than there are, jokers of its kind included."""
        ingredients = self.pantry.ingredients
        used = [0] * ingredients.number
        for area in self.areas:
            for code in area.places:
                for card in sandwich.cards_in(code) if code else ():
                    used[card] += 1
        for card, number in enumerate(used):
            most = ingredients.counts[card] + _jokers(self.pantry, ingredients.kinds[card])
            if number > most:
                raise refuse("pad-too-many", "DE-C1", ingredient=ingredients.names[card], number=number, high=most)


def _jokers(pantry: Pantry, kind: int) -> int:
    """How many jokers there are for a kind."""
    actions = pantry.actions
    rows = zip(actions.effects, actions.kinds, actions.counts, strict=True)
    return sum(count for effect, of, count in rows if effect == JOKER and of == kind)


def render(pad: Pad, language: str) -> str:
    """The pad as text."""
    texts = Texts(language, [FOLDER / "text"], NAMES)
    out = StringIO()
    console = Console(file=out, width=150, color_system=None)
    for player in pad.players:
        console.print(Text(f"{player.name}: {texts.say('board-points', points=player.score.total)}", style="bold"))
        if player.sandwiches:
            console.print(sandwich_table(player.sandwiches, texts))
        console.print(score_line(player.score, texts))
        console.print()
    if len(pad.players) > 1:
        console.print(texts.say("pad-winners", value=", ".join(pad.winners), number=len(pad.winners)))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"
