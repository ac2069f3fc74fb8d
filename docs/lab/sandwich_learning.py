"""Plays the games behind docs/lab/sandwich.md and draws their figure.

One cook learns the tasters' tastes from their rankings, three do not and cook for what people like on average; all four
are tasters, too. Run it with Potluck installed: python docs/lab/sandwich_learning.py
"""

from __future__ import annotations

import math
from pathlib import Path

from potluck.bots.bot import Bot, GreedyBot, play_game
from potluck.engine.random import seeded
from potluck.games.sandwich import GAME
from potluck.games.sandwich.hints import SandwichHints

GAMES = 500
ROUNDS = 9
SEATS = 4
PICTURE = Path(__file__).with_name("sandwich-learning.svg")

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 400, 60, 170, 30, 50
LOW, HIGH = 4.0, 7.0
INK, GRID, LEARNING, PLAIN = "#333333", "#dddddd", "#c2410c", "#1d4ed8"

Curve = list[tuple[float, float]]
"""For each round the mean and its standard error."""


def play(game: int, bots: tuple[GreedyBot, GreedyBot]) -> list[list[int]]:
    """The points of each cook in each round of one game; the learning cook is moved to the front."""
    learner = game % SEATS
    table: list[Bot] = [bots[0] if seat == learner else bots[1] for seat in range(SEATS)]
    state = GAME.start(GAME.settle({"rounds": ROUNDS}, SEATS), SEATS, seeded("learning", game))
    play_game(state, table, seeded("learning bots", game))
    points = [[0] * ROUNDS for _ in range(SEATS)]
    for last in state.last:
        tasting = last
        while tasting is not None:
            for plate, worth in zip(tasting.order, state.terms.points, strict=True):
                points[tasting.cooks[plate]][tasting.round - 1] += worth
            tasting = tasting.previous
    return [points[learner], *(points[seat] for seat in range(SEATS) if seat != learner)]


def curve(samples: list[list[float]]) -> Curve:
    """Means and standard errors over the games, round by round."""
    found = []
    for number in range(ROUNDS):
        values = [sample[number] for sample in samples]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        found.append((mean, math.sqrt(spread / len(values))))
    return found


def across(number: int) -> float:
    """Where a round, counted from 0, stands in the figure."""
    return LEFT + number * (WIDTH - LEFT - RIGHT) / (ROUNDS - 1)


def up(points: float) -> float:
    """Where so many points stand in the figure."""
    return HEIGHT - BOTTOM - (points - LOW) * (HEIGHT - TOP - BOTTOM) / (HIGH - LOW)


def line(found: Curve, colour: str, name: str) -> str:
    """A curve with its band of two standard errors and its name."""
    upper = [f"{across(at):.1f},{up(mean + 2 * error):.1f}" for at, (mean, error) in enumerate(found)]
    lower = [f"{across(at):.1f},{up(mean - 2 * error):.1f}" for at, (mean, error) in enumerate(found)]
    middle = [f"{across(at):.1f},{up(mean):.1f}" for at, (mean, _) in enumerate(found)]
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in (dot.split(",") for dot in middle))
    return (
        f'<polygon points="{" ".join(upper + lower[::-1])}" fill="{colour}" opacity="0.15"/>'
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>{dots}'
        f'<text x="{WIDTH - RIGHT + 12}" y="{up(found[-1][0]) + 5:.1f}" fill="{colour}">{name}</text>'
    )


def draw(learning: Curve, plain: Curve) -> str:
    """The whole figure as SVG."""
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
            ' font-size="14">'
        ),
        "<title>Mean points per round of a cook who learns and of cooks who do not</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for points in range(int(LOW), int(HIGH) + 1):
        y = up(points)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{GRID}"/>')
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5:.1f}" fill="{INK}" text-anchor="end">{points}</text>')
    for number in range(ROUNDS):
        x, y = across(number), HEIGHT - BOTTOM + 22
        parts.append(f'<text x="{x:.1f}" y="{y}" fill="{INK}" text-anchor="middle">{number + 1}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.1f}" y="{HEIGHT - 8}" fill="{INK}" text-anchor="middle">round</text>')
    parts.append(f'<text x="{LEFT - 12}" y="18" fill="{INK}">mean points in the round</text>')
    parts += [line(plain, PLAIN, "three who do not"), line(learning, LEARNING, "the one who learns"), "</svg>"]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Play, draw, and print the numbers of the page's table."""
    bots = GreedyBot(SandwichHints()), GreedyBot(SandwichHints(learns=False))
    games = [play(game, bots) for game in range(GAMES)]
    learning = curve([list(map(float, game[0])) for game in games])
    plain = curve([[sum(column) / (SEATS - 1) for column in zip(*game[1:], strict=True)] for game in games])
    PICTURE.write_text(draw(learning, plain), encoding="utf-8")
    print("| round | learns | does not | difference |\n|---|---|---|---|")
    for number, ((mine, _), (theirs, _)) in enumerate(zip(learning, plain, strict=True), start=1):
        print(f"| {number} | {mine:.2f} | {theirs:.2f} | {100 * (mine / theirs - 1):+.0f}% |")


if __name__ == "__main__":
    main()
