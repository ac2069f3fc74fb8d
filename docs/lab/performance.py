"""Prints the tables of performance.md: potluck bench --json | python docs/lab/performance.py."""

from __future__ import annotations

import json
import sys
from typing import Any

Row = dict[str, Any]


def figure(value: float | None) -> str:
    """Three digits that count."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def games(rows: list[Row]) -> None:
    """Random games a second."""
    print("| game | preset | players | compiled | pure Python | ratio |\n|---|---|---:|---:|---:|---:|")
    for row in rows:
        scenario = row["scenario"]
        if scenario["what"] == "games":
            print(
                f"| {scenario['game']} | {scenario['preset']} | {scenario['seats']} "
                f"| {figure(row['compiled'])} | {figure(row['pure'])} | {row['ratio']:.1f}× |"
            )


def decisions(rows: list[Row]) -> None:
    """What one decision costs, early, in the middle and late in a game; in microseconds, greedy in milliseconds."""
    stages = sorted({row["scenario"]["stage"] for row in rows if row["scenario"]["what"] == "legal"})
    heads = " | ".join(f"{stage:.0%} played" for stage in stages)
    print(f"| game | players | what | {heads} | ratios |\n|---|---:|---|" + "---:|" * (len(stages) + 1))
    units = {"legal": "legal moves, µs", "imagine": "imagine, µs", "clone": "clone, µs", "greedy": "greedy bot, ms"}
    for game in dict.fromkeys(row["scenario"]["game"] for row in rows):
        for what, name in units.items():
            found = [row for row in rows if row["scenario"]["game"] == game and row["scenario"]["what"] == what]
            cells = " | ".join(figure(row["compiled"]) for row in found)
            ratios = ", ".join(f"{row['ratio']:.1f}×" for row in found)
            print(f"| {game} | {found[0]['scenario']['seats']} | {name} | {cells} | {ratios} |")


def memory(rows: list[Row]) -> None:
    """How much one more state takes."""
    print("| game | players | compiled | pure Python |\n|---|---:|---:|---:|")
    for row in rows:
        if row["scenario"]["what"] == "memory":
            scenario = row["scenario"]
            both = f"{figure(row['compiled'])} | {figure(row['pure'])}"
            print(f"| {scenario['game']} | {scenario['seats']} | {both} |")


if __name__ == "__main__":
    measured: list[Row] = json.load(sys.stdin)
    for table in (games, decisions, memory):
        table(measured)
        print()
