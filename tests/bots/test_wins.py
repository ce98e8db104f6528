"""A win that is there is taken: every one of the exam, whatever the chance, and how it is looked for."""

from typing import Any

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.knowledge import MageNoirKnowledge
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.bots.magenoir.weights import AS_SEARCHING
from grimoire.bots.search.advice import advise
from grimoire.bots.search.budget import Budget
from grimoire.bots.search.turn_search import TurnSearch
from grimoire.bots.search.win_search import WinSearch, followed
from grimoire.bots.yardsticks.magenoir.eager import EagerBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.exam import TRIES, one_try
from grimoire.library.exams import Exam, shipped_exams
from grimoire.library.games import box_of
from grimoire.library.notation import Notation

NOTATION: Notation = box_of("magenoir").notation(box_of("magenoir").shipped_pool())
WINS = [one for one in shipped_exams(NOTATION) if any("game is won" in fact.text for fact in one.good.then)]
BY_NAME = {one.name: one for one in WINS}
AGAIN = "the-season-again-and-again"  # the same ability, many times
WITHIN = "a-water-more-and-no-delay"  # hangs on a question within an action
LONG = "a-wood-of-autumns"  # up to thirty choices


def position_of(exam: Exam) -> Any:
    position: Position = NOTATION.place(exam.good.given)
    position.advance()
    return position


def knowledge_of(position: Position) -> MageNoirKnowledge:
    return MageNoirKnowledge(position.asked, AS_SEARCHING)


def found_in(position: Position, nodes: int) -> tuple[list[str], int]:
    """The line of a win that is found, and how many positions that took."""
    budget = Budget(nodes, clock=lambda: 0.0)
    won = WinSearch(knowledge_of(position), seeded(1), budget, nodes).run(position)
    return ([] if won is None else won.line), budget.used


def test_there_are_wins_of_many_kinds() -> None:
    assert len(WINS) >= 39
    assert {"lethal", "pile", "timing", "animal"} <= {one.kind for one in WINS}


@pytest.mark.parametrize("one", WINS, ids=[one.name for one in WINS])
def test_every_win_of_the_exam_is_taken_whatever_the_chance(one: Exam) -> None:
    for number in (0, TRIES):  # the exam itself goes through those before TRIES
        assert one_try(one, "master", number)[1] == []


@pytest.mark.parametrize("name", [AGAIN, LONG])
def test_what_can_be_done_again_is_done_until_it_wins(name: str) -> None:
    position = position_of(BY_NAME[name])
    line, used = found_in(position, 500)
    assert len([form for form in line if form.startswith("use ")]) > 3
    assert used <= 500
    reached = followed(position, line, knowledge_of(position), seeded(2))
    assert reached is not None
    assert (reached.over, reached.winner) == (True, position.asked)


def test_a_look_ends_with_its_share_and_changes_nothing() -> None:
    position = position_of(BY_NAME[LONG])
    before = position.digest()
    line, used = found_in(position, 40)
    assert line == []
    assert used == 40
    assert position.digest() == before


def test_a_line_that_is_not_possible_leads_nowhere() -> None:
    position = position_of(BY_NAME[AGAIN])
    assert followed(position, ["prepare nothing"], knowledge_of(position), seeded(1)) is None


def test_a_win_that_is_known_is_tried_first_and_costs_one_look() -> None:
    position = position_of(BY_NAME[LONG])
    line, looked = found_in(position, 500)
    knowledge = knowledge_of(position)
    budget = Budget(1000, clock=lambda: 0.0)
    thought = TurnSearch(knowledge, seeded(2), budget, 1000)
    thought.run(position, 500, line)
    assert thought.won == line
    assert thought.looked == 0 < looked


def test_a_win_that_one_sample_shows_is_tried_in_all() -> None:
    position = position_of(BY_NAME[LONG])
    samples = [position.sample(position.asked, seeded(number)) for number in (5, 6, 7)]
    best = advise(samples, knowledge_of(position), seeded(1), Budget(1000, clock=lambda: 0.0))[0]
    assert (best.samples, best.spread) == (3, 0.0)
    assert best.chance > 0.99


def test_a_win_is_found_again_by_whoever_is_asked_anew_at_every_question() -> None:
    """As a server asks: nothing is kept from one question to the next."""
    position = position_of(BY_NAME[WITHIN])
    seat = position.asked
    for number in range(40):
        decision = position.decision()
        if decision is None:
            break
        bot = SearchBot(seeded(number)) if decision.seat == seat else EagerBot(seeded(number))
        position.choose(bot.choose(Sight(position, decision.seat), decision))
    assert (position.over, position.winner) == (True, seat)
