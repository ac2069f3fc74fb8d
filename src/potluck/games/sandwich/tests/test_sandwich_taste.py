"""The bots' tastes, what they learn of others, and what they say."""

from __future__ import annotations

import math

import pytest
from sandwich_table import begin, do, play_to, view_of

from potluck.bots.bot import Bot, GreedyBot, play_game
from potluck.engine.random import seeded
from potluck.engine.state import Event
from potluck.engine.text import LANGUAGES, texts_for
from potluck.games.sandwich import GAME, moves
from potluck.games.sandwich.cook import Cook, beliefs_after
from potluck.games.sandwich.flavours import DARING, FLAVOURS, WIDTH, clash, weigh
from potluck.games.sandwich.hints import SandwichHints
from potluck.games.sandwich.ingredients import load_ingredients
from potluck.games.sandwich.learning import SHARPNESS, learn, nothing_known
from potluck.games.sandwich.phases import KITCHEN, RANKING, SELLING
from potluck.games.sandwich.remarks import explain
from potluck.games.sandwich.shapes import Decline
from potluck.games.sandwich.taste import Taste, fits_theme
from potluck.games.sandwich.tasting import Tasting

FACTS = load_ingredients().facts
NAMES = [ingredient.name for ingredient in load_ingredients().ingredients]


def plate(*names: str) -> list[int]:
    """A sandwich by the names of its ingredients."""
    return [NAMES.index(name) for name in names]


def a_taste(**weights: float) -> Taste:
    """A taste with these weights and nothing else."""
    taste = Taste(1)
    taste.weights = [0.0] * WIDTH
    for flavour, weight in weights.items():
        taste.weights[FLAVOURS.index(flavour)] = weight
    taste.loved = []
    taste.hated = []
    return taste


def test_a_taste_is_stable_and_drawn_from_its_seed():
    """SW-H2"""
    assert Taste(7).weights == Taste(7).weights != Taste(8).weights
    assert (Taste(7).loved, Taste(7).hated, Taste(7).courage) == (Taste(7).loved, Taste(7).hated, Taste(7).courage)
    sweet = [Taste(seed).weights[0] for seed in range(200)]
    assert min(sweet) < -1 < 1 < max(sweet), "there are sweet teeth, and people who can't stand it"


def test_a_taste_makes_sense_to_a_person():
    """SW-H2"""
    for seed in range(100):
        taste = Taste(seed)
        assert len(set(taste.loved)) == len(set(taste.hated)) == 2
        assert all(clash(pair >> 4, pair & 15) for pair in taste.hated)
        assert not any(clash(pair >> 4, pair & 15) for pair in taste.loved)
        assert 0 <= taste.courage < 1
    brave = [Taste(seed) for seed in range(100) if Taste(seed).courage > 0.9]
    timid = [Taste(seed) for seed in range(100) if Taste(seed).courage < 0.1]
    assert max(taste.weights[DARING] for taste in timid) < min(taste.weights[DARING] for taste in brave)
    usual = nothing_known()
    good = FACTS.describe(plate("ham", "emmental", "lettuce"))
    assert usual.value(good) > usual.value(FACTS.describe(plate("caterpillar", "chocolate", "sardines")))


def test_pairs_are_loved_and_hated():
    """SW-H2"""
    taste = a_taste()
    fish_with_sweets = 1 * 16 + 6
    taste.hated = [fish_with_sweets]
    assert taste.value(FACTS, plate("tuna", "chocolate", "ham")) == pytest.approx(-0.8)
    assert taste.value(FACTS, plate("tuna", "ham")) == 0
    taste.hated, taste.loved = [], [fish_with_sweets]
    assert taste.value(FACTS, plate("tuna", "chocolate")) == pytest.approx(0.8)


def test_a_seat_knows_its_own_palate_only():
    """SW-H2, SW-H1"""
    state = begin()
    assert view_of(state, 2)["you"]["palate"] == state.palates[2]
    assert str(state.palates[1]) not in str(view_of(state, 2))
    imagined = state.imagine(2, seeded("imagined"))
    assert imagined.palates[2] == state.palates[2]
    assert all(imagined.palates[other] != state.palates[other] for other in (0, 1, 3))


def test_a_bot_ranks_by_its_own_taste_all_game_long():
    """SW-H2, SW-T1"""
    state = begin(rounds=3)
    bot = GreedyBot(GAME.hints())
    rng = seeded("ranks")
    palates = state.palates.copy()
    seen = 0
    while state.pending():
        seat = state.turn()
        chosen = bot.choose(state, seat, rng)
        if state.phase == RANKING:
            values = [Taste(palates[seat]).value(FACTS, each) for each in state.tables[seat].plates]
            order = moves.order_of(chosen, 3)
            assert values[order[0]] >= values[order[1]] >= values[order[2]]
            seen += 1
        state.play(seat, chosen)
    assert (seen, state.palates) == (12, palates)


def test_learning_is_a_plackett_luce_step():
    """SW-H2: the means move along the gradient of the ranking's likelihood."""
    plates = [plate("ham", "butter", "gherkins"), plate("chocolate", "banana", "honey"), plate("tuna", "egg", "lemon")]
    order = [1, 2, 0]
    described = [FACTS.describe(each) for each in plates]

    def log_likelihood(weights: list[float]) -> float:
        worths = [SHARPNESS * weigh(weights, each) for each in described]
        total = 0.0
        for place in range(2):
            left = [worths[at] for at in order[place:]]
            total += left[0] - math.log(sum(math.exp(worth) for worth in left))
        return total

    before = nothing_known()
    after = learn(before, FACTS, plates, order, bleah=False)
    assert log_likelihood(after.mean) > log_likelihood(before.mean)
    assert after.value(described[1]) - after.value(described[0]) > before.value(described[1]) - before.value(
        described[0]
    )
    assert all(after.covariance[at][at] <= before.covariance[at][at] + 1e-12 for at in range(WIDTH)), "doubt shrinks"
    for row in range(WIDTH):
        for column in range(WIDTH):
            assert after.covariance[row][column] == pytest.approx(after.covariance[column][row])


def test_many_rankings_tell_what_a_taster_likes():
    """SW-H2"""
    taste = Taste(2024)
    rng = seeded("plates")
    beliefs = nothing_known()

    def agreement() -> float:
        checked = seeded("checked")
        right = 0
        for _ in range(300):
            one, other = ([checked.below(63) for _ in range(3)] for _ in range(2))
            truly = taste.value(FACTS, one) > taste.value(FACTS, other)
            right += truly == (beliefs.value(FACTS.describe(one)) > beliefs.value(FACTS.describe(other)))
        return right / 300

    before = agreement()
    for _ in range(40):
        plates = [[rng.below(63) for _ in range(3)] for _ in range(3)]
        beliefs = learn(beliefs, FACTS, plates, taste.rank(FACTS, plates, bleah=False), bleah=False)
    assert agreement() > max(0.8, before)


def test_bleah_turns_it_round():
    """SW-V4, SW-H2"""
    plates = [plate("ham", "butter", "gherkins"), plate("chocolate", "banana", "honey"), plate("tuna", "egg", "lemon")]
    taste = Taste(5)
    assert taste.rank(FACTS, plates, bleah=True) == taste.rank(FACTS, plates, bleah=False)[::-1]
    one = learn(nothing_known(), FACTS, plates, [0, 2, 1], bleah=False)
    other = learn(nothing_known(), FACTS, plates, [1, 2, 0], bleah=True)
    assert one.mean == other.mean
    good, bad = begin("bleah", seats=4), begin("bleah", seats=4, bleah=True)
    ham, caterpillar = plate("ham")[0], plate("caterpillar")[0]
    assert max(Cook(good, 0, learns=True).worth(ham)) > max(Cook(good, 0, learns=True).worth(caterpillar))
    assert max(Cook(bad, 0, learns=True).worth(ham)) < max(Cook(bad, 0, learns=True).worth(caterpillar))


def test_nobody_learns_from_the_lot():
    """SW-T2, SW-H2"""
    table = Tasting(0, 1, [plate("ham"), plate("banana"), plate("tuna")], [1, 2, 3])
    table.order = [2, 0, 1]
    table.lot = True
    assert beliefs_after(table, FACTS, bleah=False).mean == nothing_known().mean
    second = Tasting(0, 2, table.plates, table.cooks)
    second.order, second.previous = [1, 0, 2], table
    once = learn(nothing_known(), FACTS, table.plates, [1, 0, 2], bleah=False)
    assert beliefs_after(second, FACTS, bleah=False).mean == once.mean


def test_a_cook_learns_from_public_rankings_alone():
    """SW-H2: what bots believe is the same in every world that a seat cannot tell apart."""
    state = play_to(begin(rounds=3), KITCHEN)
    while state.round < 3:
        state.play(state.turn(), GAME.hints().greedy(state, state.turn(), seeded(state.stage)))
    imagined = state.imagine(1, seeded("another world"))
    for taster in range(4):
        mine = beliefs_after(state.last[taster], FACTS, bleah=False).mean
        assert mine == beliefs_after(imagined.last[taster], FACTS, bleah=False).mean
        assert mine != nothing_known().mean


def points_by_round(games: int, rounds: int) -> list[float]:
    """How much better two learning cooks do against two who do not learn, round by round."""
    learning, plain = GreedyBot(SandwichHints()), GreedyBot(SandwichHints(learns=False))
    won, lost = [0] * rounds, [0] * rounds
    for game in range(games):
        state = begin(f"learning {game}", rounds=rounds)
        bots: list[Bot] = [learning if (seat + game) % 2 else plain for seat in range(4)]
        play_game(state, bots, seeded("bots", game))
        for taster in range(4):
            table = state.last[taster]
            while table is not None:
                for at, worth in zip(table.order, state.terms.points, strict=True):
                    counted = won if bots[table.cooks[at]] is learning else lost
                    counted[table.round - 1] += worth
                table = table.previous
    return [mine / theirs for mine, theirs in zip(won, lost, strict=True)]


def test_learning_pays():
    """SW-H2"""
    ratios = points_by_round(games=24, rounds=5)
    assert ratios[4] > 1.15
    assert ratios[4] > ratios[0]


def test_bots_pick_what_their_tasters_like():
    """SW-M1, SW-H2"""
    cook = Cook(begin(deck="63"), 0, learns=True)
    names = [1, 2, 3]
    assert cook.pick(plate("ham", "caterpillar", "toothpaste"), names) == 1
    assert cook.pick(plate("dog biscuit", "caterpillar", "butter"), names) == 3


def test_bots_trade_what_helps_both():
    """SW-K2, SW-H2"""
    state = begin("trade", trading=True, rounds=5)
    bot = GreedyBot(GAME.hints())
    offered = swapped = 0
    while state.pending():
        seat = state.turn()
        chosen = bot.choose(state, seat, seeded("trade", state.stage))
        kind = moves.kind_of(chosen)
        traders = (seat, moves.other_of(chosen)) if kind == moves.ACCEPT else ()
        before = {each: Cook(state, each, learns=True).total(state.kitchens[each].picks) for each in traders}
        state.play(seat, chosen)
        offered += kind == moves.OFFER
        swapped += kind == moves.ACCEPT
        for each in traders:
            assert Cook(state, each, learns=True).total(state.kitchens[each].picks) > before[each]
    assert offered >= swapped > 0


def test_bots_decline_what_they_cannot_give():
    """SW-K2: where picks lie face down one may be asked for what one does not have."""
    state = play_to(begin("ask", trading=True, picks="face-down"), KITCHEN)
    mine, elsewhere = state.kitchens[0].picks[0], state.kitchens[2].picks[0]
    do(state, 0, "offer", ingredient=mine, other=1, other_ingredient=elsewhere)
    answer = GAME.hints().greedy(state, 1, seeded(1))
    assert GAME.unpack(state, 1, answer) == Decline(elsewhere, 0, mine)


def test_bots_go_on_with_what_somebody_else_has_begun():
    """SW-K1"""
    state = play_to(begin("begun"), KITCHEN)
    bot = GAME.hints()
    picks = state.kitchens[0].picks
    for ingredient in (picks[8], picks[0]):
        do(state, 0, "put", ingredient=ingredient, sandwich=1)
    while not state.kitchens[0].ready:
        chosen = bot.greedy(state, 0, seeded(1))
        assert chosen in state.legal(0)
        state.play(0, chosen)
    assert state.kitchens[0].stacks()[0][:2] == [picks[8], picks[0]]


def test_themes_are_understood():
    """SW-V6"""
    fitting = {
        2: (plate("ham", "lettuce", "apple"), plate("ham", "bacon", "salami")),
        3: (plate("tuna", "prawns", "lemon"), plate("ham", "butter", "egg")),
        4: (plate("ham", "emmental", "tomato"), plate("tuna", "lemon", "toothpaste")),
        5: (plate("honey", "marshmallows", "banana"), plate("cucumber", "bacon", "crisps")),
        6: (plate("cucumber", "lettuce", "apple"), plate("chocolate", "crisps", "mayonnaise")),
        7: (plate("caterpillar", "munster", "dog biscuit"), plate("ham", "butter", "egg")),
    }  # fmt: skip
    for theme, (good, bad) in fitting.items():
        assert fits_theme(FACTS, theme, good) > fits_theme(FACTS, theme, bad)
    assert fits_theme(FACTS, 8, plate("ham")) == 0


def test_bots_sell_what_is_strongest():
    """SW-V9"""
    state = play_to(begin(selling="chef"), SELLING)
    table = state.to_sell(0)
    table.plates[table.unsaid_by(0)] = plate("crisps", "onion", "apple")
    assert GAME.hints().greedy(state, 0, seeded(0)) == moves.phrase(0)
    table.plates[table.unsaid_by(0)] = plate("honey", "chocolate", "marshmallows")
    assert GAME.hints().greedy(state, 0, seeded(0)) == moves.phrase(1)


def test_a_bot_says_in_a_sentence_why_a_sandwich_won():
    """SW-H2"""
    taste = a_taste(salty=1.0, crunchy=1.0)
    taste.hated = [1 * 16 + 6]
    plain = explain(taste, FACTS, plate("crisps", "bacon", "popcorn"), bleah=False)
    doubtful = explain(taste, FACTS, plate("crisps", "tuna", "chocolate"), bleah=False)
    assert plain.id == "remark-two"
    assert {plain.facts["flavour"], plain.facts["other_flavour"]} == {"salty", "crunchy"}
    assert doubtful.id in {"remark-one-but", "remark-two-but"}
    said = texts_for(GAME, "en").message(doubtful)
    assert said.endswith("but tuna with chocolate?")
    assert explain(a_taste(), FACTS, plate("ham", "egg"), bleah=False).id == "remark-something"
    disgusted = explain(a_taste(sweet=-1.0), FACTS, plate("honey", "chocolate", "tuna"), bleah=True)
    assert (disgusted.id, disgusted.facts["flavour"]) == ("remark-one", "sweet")
    for language in LANGUAGES:
        for message in (plain, doubtful, disgusted):
            assert texts_for(GAME, language).message(message)


def test_only_a_ranking_by_taste_is_explained():
    """SW-H2, SW-T2"""
    state = play_to(begin(), RANKING)
    taster = state.turn()
    plates = state.tables[taster].plates
    order = Taste(state.palates[taster]).rank(FACTS, plates, bleah=False)
    honest, false = state.clone(), state.clone()
    told = do(honest, taster, "rank", plates=[at + 1 for at in order])
    assert [GAME.remark(honest, event) is not None for event in told if event.kind in {"ranked", "scored"}] == [
        True, False, False, False
    ]  # fmt: skip
    told = do(false, taster, "rank", plates=[at + 1 for at in order[::-1]])
    assert all(GAME.remark(false, event) is None for event in told)
    assert GAME.remark(state, Event("ranked", {"seat": taster})) is None
