"""Whole games as text: every choice and every fact, for random play of the printed decks.

`python -m tests.golden.playing` writes the files anew; read what has changed before you keep it.
"""

from pathlib import Path

from grimoire.kernel.chance import seeded
from grimoire.kernel.event import Event
from grimoire.kernel.facts import SEAT, fields_of
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.magenoir import all_procedures  # noqa: F401  (makes the procedures of the rules known)
from grimoire.magenoir.setup import new_game

GAMES = {
    "air-against-fire": ("whirling-flurry", "burning-wrath", 1),
    "vegetal-against-water": ("surging-growth", "crushing-pressure", 2),
    "fire-against-vegetal": ("burning-wrath", "surging-growth", 3),
    "water-against-air": ("crushing-pressure", "whirling-flurry", 4),
}
UNTOLD = ("rule", "seen", "revealed")
FOLDER = Path(__file__).parent / "games"


def fact(event: Event) -> str:
    """A fact with all it says, by the names of its fields."""
    told = [(field, getattr(event, field.name)) for field in fields_of(type(event)) if field.name not in UNTOLD]
    words = [f"{field.name} {value}" for field, value in told if value != (-1 if field.role == SEAT else "")]
    return f"    {' '.join([event.kind, *words])} [{event.rule}]"


def story(one: str, other: str, seed: int) -> str:
    """The game of two decks played at random, choice by choice."""
    pool = shipped_pool()
    decks = [load_deck(name, pool).numbers(pool) for name in (one, other)]
    chooser = seeded(seed + 1000)
    g = new_game(pool, decks, seeded(seed))
    lines = [f"{one} against {other}, seed {seed}", *[fact(event) for event in g.events]]
    while not g.over:
        index = chooser.below(len(g.options))
        lines.append(f"{g.turn} seat {g.asked} {g.question.id}: {g.options[index].form}")
        g.choose(index)
        lines += [fact(event) for event in g.events]
    lines.append(f"winner: {g.winner}, life {g.life[0]} and {g.life[1]}, {g.turn} turns")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (one, other, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(story(one, other, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
