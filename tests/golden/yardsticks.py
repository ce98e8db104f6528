"""Games of the yardsticks, choice by choice: bots that others are measured with must not change, whatever becomes of the rest.

`python -m tests.golden.yardsticks` writes them anew. Only a mended rule may be the reason: then read the difference, say in
the commit that figures measured before are of another game, and measure them again.
"""

from pathlib import Path
from typing import NamedTuple

from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream

FOLDER = Path(__file__).parent / "yardsticks"
CAP = 3_000


class Played(NamedTuple):
    game: str
    bots: tuple[str, ...]
    decks: tuple[str, ...]
    seed: int


GAMES = {
    "mage-noir-greedy": Played("magenoir", ("greedy-1", "eager-1"), ("whirling-flurry", "surging-growth"), 3),
    "mage-noir-eager": Played("magenoir", ("eager-1", "eager-1"), ("long-winter", "poison-garden"), 4),
    "anima-greedy": Played("anima", ("greedy-1", "greedy-1"), (), 5),
    "anima-three": Played("anima", ("eager-1", "greedy-1", "eager-1"), (), 6),
}


def story(of: Played) -> str:
    """Every decision with more than one option: the turn, who, what was asked and what was chosen."""
    table = table_of(of.game, (), len(of.bots))
    position = table.begin([list(table.deck(name).cards) for name in of.decks], of.seed)
    bots = [make_bot(name, stream(of.seed, f"bot {seat}"), of.game) for seat, name in enumerate(of.bots)]
    sights = [Sight(position, seat) for seat in range(len(bots))]
    lines = [" against ".join([*of.bots]) + f", seed {of.seed}"]
    made = 0
    while (decision := position.decision()) is not None and made < CAP:
        chosen = bots[decision.seat].choose(sights[decision.seat], decision)
        if len(decision.options) > 1:
            form = decision.options[chosen].form
            lines.append(f"{table.turns(position)} seat {decision.seat} {decision.question.id}: {form}")
        position.choose(chosen)
        made += 1
    lines.append(f"winner: {position.winner}, {table.turns(position)} turns")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, of in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(story(of), encoding="utf-8")


if __name__ == "__main__":
    main()
