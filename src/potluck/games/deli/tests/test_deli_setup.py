"""Components, options, setting up."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from potluck.engine.errors import RefusedError
from potluck.engine.random import seeded
from potluck.engine.state import REFEREE, SPECTATOR
from potluck.games.deli import GAME
from potluck.games.deli.cards import load_cards
from potluck.games.deli.names import CHARACTER_IDS


def start(seats: int = 2, seed: int = 1, **options: bool | int | str):
    return GAME.start(GAME.settle(options, seats), seats, seeded(seed))


def refusal(seats: int, **options: bool | int | str):
    with pytest.raises(RefusedError) as raised:
        GAME.settle(options, seats)
    return raised.value.refusal.code, raised.value.refusal.rule


def test_two_hundred_ingredients():
    """DE-C1: five decks of 40."""
    ingredients = load_cards().ingredients
    decks = Counter()
    for kind, count in zip(ingredients.kinds, ingredients.counts, strict=True):
        decks[kind] += count
    assert decks == dict.fromkeys(range(5), 40)
    named = dict(zip(ingredients.names, ingredients.counts, strict=True))
    assert [named[name] for name in ("white-toast", "wrap-tortilla", "tuna", "cream-cheese", "avocado", "ranch")] == [
        10,
        6,
        5,
        8,
        7,
        6,
    ]


def test_twenty_actions_sixteen_events_ten_characters():
    """DE-C2, DE-A3: 5 jokers, 3 and 3 and 3, 2 and 2 and 2; 8 events twice each."""
    cards = load_cards()
    assert sum(cards.actions.counts) == 20
    assert dict(zip(cards.actions.names, cards.actions.counts, strict=True)) == {
        **{f"joker-{kind}": 1 for kind in ("bread", "protein", "cheese", "vegetable", "sauce")},
        "picky-eater": 3,
        "ill-take-that": 3,
        "lucky-day": 3,
        "breadhead": 2,
        "fresh-delivery": 2,
        "doggy-bag": 2,
    }
    assert cards.events.counts == [2] * 8
    assert len(CHARACTER_IDS) == 10


def test_two_to_four_players():
    """DE-C3: not alone, not five."""
    assert list(GAME.seats(GAME.settle({}, 2))) == [2, 3, 4]
    assert refusal(5)[0] == refusal(1)[0] == "seats"


def test_everything_is_shuffled():
    """DE-S1: another seed, another order of every deck, of actions, events and characters."""
    views = [GAME.view(start(seed=seed), REFEREE) for seed in range(6)]
    for number in range(5):
        assert len({tuple(view.secrets.decks[number]) for view in views}) == 6
    assert len({tuple(view.secrets.actions) for view in views}) == 6
    assert len({tuple(view.secrets.events) for view in views}) == 6
    assert len({tuple(view.players[0].characters) for view in views}) > 1


def test_characters_by_lot_or_by_choice():
    """DE-S2: open, one each, all different."""
    state = start(3, **{"character-2": "isaac"})
    shown = [player.characters for player in GAME.view(state, SPECTATOR).players]
    assert shown[1] == ["isaac"]
    assert [len(characters) for characters in shown] == [1, 1, 1]
    assert len({name for characters in shown for name in characters}) == 3
    drawn = {GAME.view(start(seed=seed), SPECTATOR).players[0].characters[0] for seed in range(80)}
    assert drawn == set(CHARACTER_IDS)


def test_a_character_is_there_once():
    """DE-S2: named twice, or named for nobody, is refused."""
    assert refusal(2, **{"character-1": "kath", "character-2": "kath"}) == ("character-twice", "DE-S2")
    assert refusal(2, **{"character-3": "kath"}) == ("character-nobody", "DE-S2")


def test_five_actions_each():
    """DE-S3: secret; everybody sees how many."""
    state = start(4, **{f"character-{seat}": name for seat, name in enumerate(("gregg", "drew", "isaac", "nikki"), 1)})
    view = GAME.view(state, 1)
    assert [player.in_hand for player in view.players] == [5, 5, 5, 5]
    assert len(view.you.actions) == 5
    assert view.action_deck == 0


def test_pete_exchanges_before_the_others_draw():
    """DE-S3: up to 3, as many drawn, those laid aside shuffled back."""
    state = start(3, seed=4, **{"character-2": "pete"})
    view = GAME.view(state, 1)
    assert (view.phase, view.pending) == ("exchange", [1])
    assert [player.in_hand for player in view.players] == [0, 5, 0]
    held = view.you.actions
    laid = held[:3]
    state.play(1, GAME.read(state, 1, GAME.shape({"kind": "exchange", "actions": laid})))
    after = GAME.view(state, REFEREE)
    assert [player.in_hand for player in after.players] == [5, 5, 5]
    kept = Counter(after.all[1].actions)
    kept.subtract(held[3:])
    assert min(kept.values()) >= 0
    everywhere = Counter(after.secrets.actions) + sum((Counter(own.actions) for own in after.all), Counter())
    assert sum(everywhere.values()) == 20


def test_pete_exchanges_at_most_three():
    """DE-S3: and only cards that he holds."""
    state = start(2, seed=4, **{"character-1": "pete"})
    held = GAME.view(state, 0).you.actions
    with pytest.raises(RefusedError) as raised:
        GAME.read(state, 0, GAME.shape({"kind": "exchange", "actions": held[:4]}))
    assert (raised.value.refusal.code, raised.value.refusal.rule) == ("exchange-three", "DE-S3")
    with pytest.raises(RefusedError) as raised:
        GAME.read(state, 0, GAME.shape({"kind": "exchange", "actions": [held[0]] * 3}))
    assert raised.value.refusal.code == "exchange-hand"
    every = {tuple(sorted(GAME.unpack(state, 0, move).actions)) for move in state.legal(0)}
    assert () in every
    assert tuple(sorted(held[1:4])) in every
    assert len(every) == len(state.legal(0))


def test_the_first_player_is_drawn_by_lot():
    """DE-S4: every seat can start."""
    assert {start(3, seed).starter for seed in range(30)} == {0, 1, 2}


def test_team_battle():
    """DE-V5: several characters for each; up to 4 with two players, 3 with three, 2 with four."""
    for team, seats in ((1, [2, 3, 4]), (2, [2, 3, 4]), (3, [2, 3]), (4, [2])):
        assert GAME.seats_with({"team": team}) == seats
    state = start(2, team=4, **{"character-1": "kath"})
    shown = [player.characters for player in GAME.view(state, SPECTATOR).players]
    assert [len(characters) for characters in shown] == [4, 4]
    assert "kath" in shown[0]
    assert len({name for characters in shown for name in characters}) == 8
    assert refusal(3, team=4)[0] == "seats"


def test_kath_mania():
    """DE-V6: everybody is Kath; each round each draws another one of the nine, nobody the same as a neighbour."""
    state = start(4, **{"kath-mania": True})
    rng = seeded("mania")
    seen = []
    while state.pending():
        if len(seen) < state.round:
            seen.append([player.copied for player in GAME.view(state, SPECTATOR).players])
        seat = state.turn()
        state.play(seat, state.random_move(seat, rng))
    assert len(seen) == 5
    assert all(len(set(copied)) == 4 and "kath" not in copied for copied in seen)
    for seat in range(4):
        assert len({copied[seat] for copied in seen}) == 5


def test_mania_allows_neither_teams_nor_named_characters():
    """DE-V6: both would make no sense."""
    assert refusal(2, **{"kath-mania": True, "team": 2}) == ("mania-team", "DE-V6")
    assert refusal(2, **{"kath-mania": True, "character-2": "pete"}) == ("mania-character", "DE-V6")


def test_every_interplay_in_the_rules_has_its_test():
    """DE-C2: the tests that the table in RULES.md names exist, and each row cites a rule."""
    rows = re.findall(r"^\| .* \| DE-\w+ \| `(test_\w+)` \|$", (GAME.folder / "RULES.md").read_text(), re.MULTILINE)
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_deli_*.py"))
    assert len(rows) >= 40
    assert [name for name in rows if f"def {name}(" not in written] == []


def test_secrets_stay_secret():
    """DE-H11: hands, decks and events to come are nobody else's business; trash and reserved card are open."""
    state = start(2, **{"character-1": "debbie", "character-2": "gregg"})
    spectator = GAME.view(state, SPECTATOR)
    assert (spectator.you, spectator.all, spectator.secrets) == (None, None, None)
    state.play(0, state.legal(0)[0])
    assert GAME.view(state, SPECTATOR).reserved is not None
    assert GAME.view(state, 1).you.actions == GAME.view(state, REFEREE).all[1].actions
