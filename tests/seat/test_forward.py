"""Which option may stand out at a question, in the data of a seat: never one that declines or ends while another is offered.

python -m tests.seat.test_forward --games 1000     # over so many games by chance
"""

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

from tests.seat.patterns import Played, many
from tests.seat.playing import sat_down

from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table
from grimoire.seat.ask import Ask
from grimoire.seat.seats import Seats, open_question

CAP = 1500
MANY = 150  # questions of a game, in the test
SEEDS = (1, 7)
# What declines says so in words: whoever adds an option that does and forgets to mark it is found by them.
SAYS_SO = re.compile(
    r"^(Pass\b|Choose none|Choose no more|Do nothing|End turn|End\b|Pay nothing|No:|Leave |Let it happen$|Refuse|Give up"
    r"|Rest$|Stay$|Take no more|Release no more|Put no more|Use no further|Keep it)"
)
NOT_SO = ("leave", "yes", "option")  # leaving an Area is a move; of a text that is quoted the first words say nothing


def asks(table: Table, seed: int) -> Iterator[Ask]:
    """What is asked in a game by chance."""
    seats = sat_down(table, seed)
    chance = stream(seed, "walk")
    for _ in range(CAP):
        decision = seats.position.decision()
        if decision is None:
            return
        yield asked(seats, decision.seat)
        seats.match.choose(decision.options[chance.below(len(decision.options))].form)


def asked(seats: Seats, seat: int) -> Ask:
    return open_question(seats.presenter("en"), seats.look(seat), False, False)


def faults(ask: Ask) -> list[str]:
    """What is wrong with a question."""
    found: list[str] = []
    by_form = {choice.form: choice for choice in ask.choices}
    onward = [choice.form for choice in ask.choices if not choice.declines]
    if ask.forward:
        if ask.forward not in by_form:
            found.append(f"{ask.id}: {ask.forward} is not offered")
        elif by_form[ask.forward].declines and onward:
            found.append(f"{ask.id}: {ask.forward} declines, beside {onward[0]}")
    elif ask.choices and not onward and len(ask.choices) == 1:
        found.append(f"{ask.id}: the only option {ask.choices[0].form} does not stand out")
    for choice in ask.choices:
        text = "".join(span.text for span in choice.words)
        if SAYS_SO.match(text) and not choice.declines and choice.form.split(" ")[0] not in NOT_SO:
            found.append(f"{ask.id}: {choice.form} says “{text}” and does not count as declining")
    return found


DECLINED = {"magenoir": {"main end turn"}, "anima": {"exploration end", "interaction end", "reset end"}}


def test_nothing_that_declines_stands_out_while_anything_else_is_offered(table: Table) -> None:
    declined: set[str] = set()
    for seed in SEEDS:
        for ask in islice(asks(table, seed), MANY):
            assert not faults(ask)
            if any(not choice.declines for choice in ask.choices):
                declined |= {f"{ask.id} {choice.form}" for choice in ask.choices if choice.declines}
    assert declined >= DECLINED[table.name]


def faults_in(played: Played) -> list[str]:
    name, seats, rules, seed = played
    table = table_of(name, (), seats, (rules,) if rules else ())
    return [f"{name} {seats} {rules} {seed}: {fault}" for ask in asks(table, seed) for fault in faults(ask)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    games = many(args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        found = [fault for more in pool.map(faults_in, games, chunksize=1) for fault in more]
    print("\n".join(sorted(found)) or f"{len(games)} games: nothing that declines stands out beside another option")


if __name__ == "__main__":
    main()
