"""All patterns of questions and options that random games meet, in both languages, for a person to read.

`python tests/seat/patterns.py` writes patterns.tsv anew. Read the difference: an option says what will happen, no phrase is
generic. Names of cards, Mana, players and sentences quoted from cards stand as {card}, {mana}, {player}, {text}, words of
components as {word}, numbers as #.
"""

import re
import sys
from itertools import islice
from pathlib import Path

from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.games import GAMES
from grimoire.library.messages import LANGUAGES
from grimoire.seat.games import presenter_of
from grimoire.seat.handles import Handles
from grimoire.seat.presenter import Look
from grimoire.seat.words import Span, Words

FILE = Path(__file__).with_name("patterns.tsv")
TABLES = (("magenoir", 2, 40), ("anima", 3, 12))  # game, seats, games played
NAMES = ("Alice", "Bob", "Cleo")
CAP = 1500
HEAD = "game\tquestion\toption\tEnglish\tFrench\n"


def pattern(words: Words) -> str:
    return "".join(piece(span) for span in words)


def piece(span: Span) -> str:
    if span.card:
        return "{card}"
    if span.says:
        return "{text}"
    if span.word:
        return "{word}"
    if span.element:
        return "{mana}"
    return "{player}" if span.seat >= 0 else re.sub(r"\d+", "#", span.text)


def met(table: Table, seed: int) -> set[str]:
    """The lines of one game by chance."""
    pool = GAMES[table.name].shipped_pool()
    presenters = [presenter_of(table.name, lang, pool, NAMES[: table.seats]) for lang in LANGUAGES]
    decks = [table.random_deck(stream(seed, f"deck {seat}")) for seat in range(table.seats)]
    position = table.begin(decks, seed)
    chance = stream(seed, "walk")
    found: set[str] = set()
    for _ in range(CAP):
        decision = position.decision()
        if decision is None:
            break
        look = Look(position, decision.seat, 0, Handles(), [])
        asked = [pattern(presenter.asked(look, decision)) for presenter in presenters]
        said = [[pattern(words) for words in presenter.offered(look, decision)] for presenter in presenters]
        id = decision.question.id
        found.add("\t".join((table.name, id, "", *asked)))
        for option, *words in zip(decision.options, *said, strict=True):
            found.add("\t".join((table.name, id, option.verb, *words)))
        position.choose(chance.below(len(decision.options)))
    return found


def main() -> None:
    lines: set[str] = set()
    for name, seats, games in TABLES:
        table = table_of(name, (), seats)
        for seed in islice(range(1, 1000), games):
            lines |= met(table, seed)
            print(name, seed, len(lines), file=sys.stderr)
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
