"""Thinking in whole turns: what is found in one's own turn, how much is thought, and what is advised."""

from functools import lru_cache
from typing import cast

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.magenoir.knowledge import MageNoirKnowledge
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.bots.magenoir.weights import AS_GREEDY
from grimoire.bots.search.advice import advise
from grimoire.bots.search.budget import Budget
from grimoire.bots.search.turn_search import TurnSearch
from grimoire.kernel.chance import seeded
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.games import box_of
from grimoire.library.notation import Notation
from grimoire.library.scenarios import read_scenarios
from grimoire.magenoir.game import Game

HAND = "[2 flame, mental-flame, fiery-arrow, flame-projectile]"
LETHAL = f"{{alice: {{reserve: 3 fire 1 air, hand: {HAND}}}, bob: {{hp: 8, channeled: [breath]}}}}"
DRAWS = "{alice: {reserve: 2 air, prepared: [healers-breath], hand: [breath], deck: [20 zephyr]}}"
GATHERS = "{turn: 'alice, gather', left: 2 fire, right: 2 water, alice: {hand: [draconic-flame, fire-whip], deck: [20 flame]}}"


@lru_cache
def notation() -> Notation:
    return box_of("magenoir").notation(box_of("magenoir").shipped_pool())


def placed(given: str) -> Position:
    text = f"- ruling: a position\n  cites: [D5.1]\n  given: {given}\n  then: [alice hp is 20]\n"
    position = notation().place(read_scenarios(notation(), text, "test")[0].play.given)
    position.advance()
    return position


def played(position: Position, bot: SearchBot) -> list[str]:
    """What alice chooses until her turn is over."""
    turn = cast(Game, position).turn
    forms: list[str] = []
    while (decision := position.decision()) is not None and decision.seat == 0 and cast(Game, position).turn == turn:
        chosen = bot.choose(Sight(position, 0), decision)
        forms.append(decision.options[chosen].form)
        position.choose(chosen)
    return forms


def test_a_win_of_many_actions_is_found_where_only_one_order_wins() -> None:
    position = placed(LETHAL)
    played(position, SearchBot(seeded(1)))
    assert (position.over, position.winner) == (True, 0)


def test_what_is_laid_down_is_laid_for_the_pile_that_is_taken() -> None:
    forms = played(placed(GATHERS), SearchBot(seeded(3)))
    assert {"gather fire left", "take left", "prepare fire-whip"} <= set(forms)


def test_the_same_seed_and_budget_choose_the_same() -> None:
    table = table_of("magenoir")
    decks = [list(table.deck(name).cards) for name in ("burning-wrath", "briar-hunt")]
    position = table.begin(decks, 9)
    twins = [SearchBot(stream(9, "twin"), 60) for _ in range(2)]
    for _ in range(12):
        decision = position.decision()
        if decision is None:
            break
        one, two = [bot.choose(Sight(position, decision.seat), decision) for bot in twins]
        assert one == two
        position.choose(one)


def test_no_more_positions_are_looked_at_than_the_budget_has_but_for_what_was_begun() -> None:
    for nodes in (10, 80):
        budget = Budget(nodes)
        TurnSearch(MageNoirKnowledge(0, AS_GREEDY), seeded(1), budget, nodes).run(placed(LETHAL), nodes // 2)
        assert budget.used < nodes + 60
        assert not budget.was_cut


def test_a_thought_that_time_ended_is_told() -> None:
    budget = Budget(100_000, ceiling=0.0)
    found = advise([placed(LETHAL)] * 2, MageNoirKnowledge(0, AS_GREEDY), seeded(1), budget)
    assert budget.was_cut
    assert budget.used < 200
    assert len(found) == len(placed(LETHAL).options), "every option has been looked at all the same"


def test_advice_has_chances_and_the_line_expected() -> None:
    position = placed(LETHAL)
    decision = position.decision()
    assert decision is not None
    before = position.digest()
    found = SearchBot(seeded(1)).advise(Sight(position, 0), decision)
    assert position.digest() == before
    assert sorted(advice.option for advice in found) == list(range(len(decision.options)))
    best, worst = found[0], found[-1]
    assert best.chance > 0.99
    assert best.chance >= worst.chance
    assert best.told[0] == decision.options[best.option]
    assert len(best.told) > 6, "the whole way to the win, nothing hidden comes out on it"


def test_the_line_is_cut_where_a_card_is_drawn() -> None:
    position = placed(DRAWS)
    decision = position.decision()
    assert decision is not None
    found = SearchBot(seeded(1)).advise(Sight(position, 0), decision)
    drawing = next(advice for advice in found if advice.line[0] == "activate healers-breath")
    assert [option.form for option in drawing.told] == ["activate healers-breath"]


@pytest.mark.parametrize("value", [-1000.0, -20.0, 0.0, 20.0, 1000.0])
def test_a_chance_to_win_grows_with_the_value(value: float) -> None:
    knowledge = MageNoirKnowledge(0, AS_GREEDY)
    assert 0.0 <= knowledge.chance_to_win(value) < knowledge.chance_to_win(value + 5.0) + 1e-9 <= 1.0 + 1e-9
