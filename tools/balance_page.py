"""docs/anima-balance.md and its pictures, from what was counted (tools/anima_balance.py)."""

from pathlib import Path
from typing import Final

from tools.balance_bars import told

from grimoire.lab.anima.balance import AGAINST_FOES, BETWEEN_PARTIES, Balance
from grimoire.library.anima.cards import shipped_pool

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "anima-balance.md"
PICTURES: Final = ROOT / "docs" / "pictures"
INK: Final = "#5b6b7b"
SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img" font-family="sans-serif" font-size="12">'
BARS: Final = ("#b5533c", "#3c7fb5", "#6a8f3c", "#8a5ab5")
WIDTH: Final = 640
ROW: Final = 20
LEFT: Final = 210
WAYS: Final = {
    "quest": "Final Mission in time",
    "crisis": "Crisis overcome",
    "alone": "alone in the Crisis",
    "nobody": "nobody wins",
}
HAPPENED: Final = (
    BETWEEN_PARTIES,
    AGAINST_FOES,
    "traps laid",
    "traps sprung",
    "trades",
    "deaths",
    "Advantages used",
    "Encounters met",
    "Encounters too high",
)


def name(balance: Balance) -> str:
    return f"{balance.bot}, {balance.players} players"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def picture(title: str, rows: list[tuple[str, list[float]]], most: float, unit: str) -> str:
    """Bars, one under the other; a row of several values is one bar in pieces."""
    height = ROW * (len(rows) + 2)
    lines = [
        SVG.format(WIDTH, height),
        f"<title>{title}</title>",
        f'<text x="8" y="16" fill="{INK}" font-weight="bold">{title}</text>',
    ]
    for number, (label, values) in enumerate(rows):
        y = ROW * (number + 1) + 6
        lines.append(f'<text x="{LEFT - 8}" y="{y + 12}" fill="{INK}" text-anchor="end">{label}</text>')
        x = float(LEFT)
        for piece, value in enumerate(values):
            wide = (WIDTH - LEFT - 60) * value / most
            lines.append(f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 5}" fill="{BARS[piece]}"/>')
            x += wide
        shown = " · ".join([f"{value:.0f}" for value in values])
        lines.append(f'<text x="{x + 4:.1f}" y="{y + 12}" fill="{INK}">{shown} {unit}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def pictures(found: list[Balance]) -> dict[str, str]:
    """By the name of the file."""
    ends = [(name(one), [100 * one.endings.get(way, 0) / max(1, one.finished) for way in WAYS]) for one in found]
    missions: list[tuple[str, list[float]]] = []
    for card in sorted(found[0].basic):
        tallies = [one.basic[card] for one in found if one.bot == found[0].bot and card in one.basic]
        missions.append((card_name(card), [100 * sum(one.done for one in tallies) / sum(one.times for one in tallies)]))
    title = f"Basic Missions done, of 100 dealt ({found[0].bot}, all numbers of players)"
    return {
        "anima-endings.svg": picture("How games end: " + ", ".join(WAYS.values()), ends, 100.0, "%"),
        "anima-missions.svg": picture(title, missions, 100.0, ""),
    }


def card_name(card: str) -> str:
    pool = shipped_pool()
    return pool.definitions[pool.numbers[card]].name_en


def rate(one: Balance, card: str) -> str:
    return f"{100 * one.basic[card].done / max(1, one.basic[card].times):.0f}" if card in one.basic else ""


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *["| " + " | ".join(row) + " |" for row in rows]])


def page(found: list[Balance]) -> str:
    """The whole page: nothing in it is written by hand, but the reasons for bars that are missed."""
    basics = sorted(found[0].basic)
    first = "first to finish a Mission wins"
    bars = table(
        ["bots", "games", "nobody wins", "median length", first, "Missions, most to least", "seats, in shares"],
        [
            [
                name(one),
                str(one.games),
                percent(one.nobody),
                f"{one.median} turns",
                percent(one.comebacks),
                f"{one.spread:.2f} to 1",
                " · ".join([f"{share:.2f}" for share in one.seats]),
            ]
            for one in found
        ],
    )
    happened = table(
        ["in a game", *[name(one) for one in found]],
        [[what, *[f"{one.each(what):.1f}" for one in found]] for what in HAPPENED],
    )
    done = table(
        ["done, of 100 dealt", *[name(one) for one in found]],
        [[card_name(card), *[rate(one, card) for one in found]] for card in basics],
    )
    seeds = found[0].seed
    return f"""# Anima: how balanced the set is

Made by `python tools/anima_balance.py`; do not edit. [How the set was made](anima-set.md) has the reasons card by card.
The yardsticks `greedy-1` and `eager-1` never change, so figures of two sets can be compared; bots are no people, and do not
bargain for peace, keep a grudge or gang up on a leader.

Version of the cards: `{found[0].cards}`. Seeds from {seeds} on, the optional rules off; five play with the pack.

![How games end](pictures/anima-endings.svg)

## The bars

{bars}

What is wanted:

{told(found)}

## What happens

{happened}

## Basic Missions

![Basic Missions done](pictures/anima-missions.svg)

{done}

## To repeat it

    make compiled
    PYTHONPATH=build/compiled python tools/anima_balance.py --jobs 16

`--again` writes this page from the figures in `docs/anima-balance.json`.
"""


def write(found: list[Balance]) -> None:
    PAGE.write_text(page(found), encoding="utf-8")
    for file, text in pictures(found).items():
        (PICTURES / file).write_text(text, encoding="utf-8")
