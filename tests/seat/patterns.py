"""All patterns of questions and options that random games meet, in both languages, for a person to read.

    python tests/seat/patterns.py                 # write patterns.tsv anew from the games that are known to matter
    python tests/seat/patterns.py --games 1000    # play this many games, and note in patterns-games.tsv which matter

Read the difference: an option says what will happen, no phrase is generic. A game matters if it met a pattern that none before
it did. Names of cards, Mana, players and sentences quoted from cards stand as {card}, {mana}, {player}, {text}, words of
components as {word}, numbers as #; {de} and {à} before a name stand for all their French forms.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.library.games import GAMES
from grimoire.library.messages import LANGUAGES
from grimoire.seat.games import presenter_of
from grimoire.seat.looking import Handles, Look
from grimoire.seat.wording import Span, Words

FILE = Path(__file__).with_name("patterns.tsv")
GAMES_FILE = Path(__file__).with_name("patterns-games.tsv")
# Game, seats, optional rules, and which share of the games is played so.
SETTINGS = (
    ("magenoir", 2, "", 50),
    ("anima", 2, "", 15),
    ("anima", 3, "", 15),
    ("anima", 4, "", 10),
    ("anima", 5, "omega", 5),
    ("anima", 2, "tree", 5),
)
NAMES = ("Alice", "Bob", "Cleo", "Dan", "Eve")
CAP = 1500
HEAD = "game\tquestion\toption\tEnglish\tFrench\n"
GAMES_HEAD = "game\tseats\trules\tseed\n"

Played = tuple[str, int, str, int]  # game, seats, optional rules, seed


NUMBER = re.compile(r"\d+")  # one of three digits is none that a game has: it stays, and somebody reads it
# What stands before a French name goes by that name: one pattern for "du Bac creux", "des Terrasses", "d'Alice".
BEFORE_NAMES = (
    ("de", re.compile(r"\b(?:de l'|de la |du |des |de |d')(?=\{(?:card|player)\})", re.IGNORECASE)),
    ("à", re.compile(r"\b(?:à l'|à la |aux |au |à )(?=\{(?:card|player)\})", re.IGNORECASE)),
    ("le", re.compile(r"\b(?:l'|la |les |le )(?=\{card\})", re.IGNORECASE)),
)


def pattern(words: Words) -> str:
    text = "".join(piece(span) for span in words)
    for name, before in BEFORE_NAMES:
        text = before.sub(f"{{{name}}} ", text)
    return text.replace("{le} ", "")


def piece(span: Span) -> str:
    if span.card:
        return "{card}"
    if span.says:
        return "{text}"
    if span.word:
        return "{word}"
    if span.element:
        return "{mana}"
    return "{player}" if span.seat >= 0 else NUMBER.sub(lambda m: "#" if len(m[0]) < 3 else m[0], span.text)


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


def met_in(played: Played) -> set[str]:
    name, seats, rules, seed = played
    return met(table_of(name, (), seats, (rules,) if rules else ()), seed)


def many(games: int) -> list[Played]:
    return [(name, seats, rules, seed) for name, seats, rules, share in SETTINGS for seed in range(1, 1 + games * share // 100)]


def known() -> list[Played]:
    """The games that matter."""
    rows = [line.split("\t") for line in GAMES_FILE.read_text(encoding="utf-8").splitlines()[1:]]
    return [(name, int(seats), rules, int(seed)) for name, seats, rules, seed in rows]


def write(games: Iterable[Played], found: Iterable[set[str]]) -> None:
    """Both files anew: the patterns, and the games that each met one of them first."""
    lines: set[str] = set()
    matter: list[Played] = []
    for played, more in zip(games, found, strict=True):
        if more - lines:
            matter.append(played)
            print(*played, len(lines | more), file=sys.stderr)
        lines |= more
    FILE.write_text(HEAD + "".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
    rows = ["\t".join(map(str, played)) for played in matter]
    GAMES_FILE.write_text(GAMES_HEAD + "".join(f"{row}\n" for row in rows), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="play this many games instead of those known to matter")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play at once")
    args = parser.parse_args()
    games = many(args.games) if args.games else known()
    with ProcessPoolExecutor(args.jobs) as pool:
        write(games, pool.map(met_in, games, chunksize=1))


if __name__ == "__main__":
    main()
