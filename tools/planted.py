"""Does `grimoire lab card` flag what is too strong, and nothing else? Planted cards, and cards that are only called otherwise.

python tools/planted.py --rounds 500 --jobs 2

A planted card is a card of the deck under another name that costs two Mana less, an equal one costs the same. A trial tries one
in place of the card it was made from, on seeds of its own, against another deck, and takes the claim of the lab. The bar: 19 of
20 planted ones are called stronger, at most 3 of 100 equal ones are called anything.
"""

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from grimoire.lab.card_study import STRONGER, WEAKER, found_in
from grimoire.lab.games import table_of
from grimoire.lab.results import Arm, Results
from grimoire.lab.spread import Processes
from grimoire.lab.studies import play_study, study_of
from grimoire.library.card_files import shipped_card_texts

PLANTED: Final = 20
EQUAL: Final = 100
DECK: Final = "burning-wrath"
AGAINST: Final = "surging-growth"
CHEAPER: Final = 2
FIRST: Final = 7_000_000
ID: Final = "planted-card"


def block_of(card: str) -> str:
    """The text of a shipped card."""
    for _, text in shipped_card_texts("magenoir"):
        if found := re.search(rf"^{re.escape(card)}:\n(?:  .*\n)*", text, re.MULTILINE):
            return found[0]
    raise KeyError(card)


def copied(card: str, cheaper: int) -> str | None:
    """The same card under another name, so much cheaper; none where it does not cost as much in its first Mana."""
    block = block_of(card).replace(f"{card}:", f"{ID}:", 1)
    block = re.sub(r"  name: .*", "  name: {en: Planted card, fr: Carte plantée}", block)
    cost = re.search(r"^  cost: (\d+)( \w+.*)$", block, re.MULTILINE)
    if cost is None or int(cost[1]) < cheaper:
        return None
    return block.replace(cost[0], f"  cost: {int(cost[1]) - cheaper}{cost[2]}", 1)


def trials(many: int, cheaper: int) -> Iterator[tuple[int, str, str]]:
    """Number, card and text of each; the cards of the deck in turn, those of the most copies first."""
    deck = list(table_of("magenoir").deck(DECK).cards)
    cards = sorted(set(deck), key=lambda card: (-deck.count(card), card))
    fit = [(card, text) for card in cards if deck.count(card) > 2 and (text := copied(card, cheaper))]
    for number in range(many):
        card, text = fit[number % len(fit)]
        yield number, card, text


def verdict(file: Path, card: str, seed: int, rounds: int, jobs: int, bot: str) -> str:
    """What the claim is: the deck with the card and the deck without it, against the same deck on the same seeds."""
    table = table_of("magenoir", (str(file),))
    deck, rival = list(table.deck(DECK).cards), list(table.deck(AGAINST).cards)
    having = [ID if one == card else one for one in deck]
    arms = [Arm("with", having, rival, 0, bot, bot), Arm("without", deck, rival, 0, bot, bot)]
    study = study_of("card", "magenoir", arms, [[str(file)]], seed, rounds, about=ID)
    results = Results(study.terms)
    for _ in play_study(study, results, Processes(jobs)):
        pass
    return found_in(results).verdict


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--rounds", type=int, default=500)
    wanted.add_argument("--jobs", type=int, default=2)
    wanted.add_argument("--planted", type=int, default=PLANTED)
    wanted.add_argument("--equal", type=int, default=EQUAL)
    wanted.add_argument("--bot", default="eager")
    given = wanted.parse_args()
    for kind, many, cheaper in (("planted", given.planted, CHEAPER), ("equal", given.equal, 0)):
        began, found = time.monotonic(), []
        with tempfile.TemporaryDirectory() as folder:
            for number, card, text in trials(many, cheaper):
                file = Path(folder) / f"{kind}{number}.yaml"
                file.write_text(text, encoding="utf-8")
                first = FIRST + number * given.rounds
                found.append(verdict(file, card, first, given.rounds, given.jobs, given.bot))
                print(f"{kind} {number}, {card}: {found[-1]}", flush=True)
        called = found.count(STRONGER) + (0 if kind == "planted" else found.count(WEAKER))
        print(f"{kind}: {called} of {many} called, {given.rounds} rounds each, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
