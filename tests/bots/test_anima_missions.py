"""How the bots of Anima judge what Missions ask for, and what they do about it."""

import pytest
from tests.anima.laying import laid, pass_all, play, seat

from grimoire.anima.game import Game
from grimoire.bots.anima.prospects import Prospects
from grimoire.bots.anima.tasks import Tasks, parts_of, tasks_at
from grimoire.bots.bot import Sight
from grimoire.bots.games import make_bot
from grimoire.kernel.chance import seeded

FULL = "samurai executor priestess kagami"


def chosen(g: Game, bot: str) -> str:
    decision = g.decision()
    assert decision is not None
    return decision.options[make_bot(bot, seeded(1), "anima").choose(Sight(g, decision.seat), decision)].form


def card_of(g: Game, id: str) -> int:
    return next(card for card, printed in enumerate(g.printed) if printed == g.pool.numbers[id])


def facing(final: str, party: str, hand: str = "") -> Game:
    """Somebody with a Basic Mission, about to explore a place of the Final Mission."""
    seats = [seat(party, hand, area="shard-crater", completed="twin-maws"), seat("penitent", area="deimos")]
    return laid("exploration", 0, seats, "shard-crater deimos", final=final, timer=4, order=[0, 1], dice=[1])


# -- odds --------------------------------------------------------------------------------------------------------------


def test_cards_help_once_in_an_attempt_not_in_each_of_its_fights() -> None:
    plain = facing("splinter-choir", FULL)
    armed = facing("splinter-choir", FULL, "unholy-force ember-script root-and-stone")
    chances = []
    for g in (plain, armed):
        mission = card_of(g, "splinter-choir")
        line = g.definition(mission).task_line
        assert line is not None
        fights = [part for part in parts_of(line) if part.text == "fight"]
        chances.append((Tasks(g, 0).task(mission), [Tasks(g, 0).chance([fight], mission) for fight in fights]))
    assert chances[1][0] > chances[0][0]
    assert all(with_cards >= without for without, with_cards in zip(chances[0][1], chances[1][1], strict=True))
    assert chances[1][0] < 0.9 * chances[1][1][0] * chances[1][1][1] * chances[1][1][2]


def test_bait_counts_where_a_mission_has_it() -> None:
    hands = ["", "abel pit-of-stakes old-debt quiet-roads"]
    found = []
    for hand in hands:
        seats = [seat("samurai executor priestess", hand, area="maisen", missions="twin-maws"), seat("penitent", area="deimos")]
        g = laid("exploration", 0, seats, "maisen deimos", order=[0, 1])
        found.append(Tasks(g, 0).step(card_of(g, "twin-maws")))
    assert found[0] < 0.2 < 0.9 < found[1]


def test_a_walk_through_the_levels_is_open_where_the_party_is_not_yet() -> None:
    """From outside all Areas: a marker can be had in each of them, with a card to leave there."""
    seats = [seat("samurai", "abel", missions="three-circles"), seat("penitent")]
    g = laid("movement", 0, seats, "deimos maisen", order=[0, 1])
    mission = card_of(g, "three-circles")
    for area in [card_of(g, id) for id in ("deimos", "maisen", "paradise")]:
        assert tasks_at(g, 0, area) == [mission]
    assert g.place[0] == -1
    assert Prospects(g, 0).serves(mission, card_of(g, "maisen"))


# -- greedy ------------------------------------------------------------------------------------------------------------


def test_greedy_keeps_a_card_for_the_fight_that_needs_it() -> None:
    """The Choir: the first voice is as good as beaten, the last one, two Characters later, is not."""
    g = facing("splinter-choir", FULL, "unholy-force")
    g.dice = [1, 6, 1, 6, 1, 6, 1]
    play(g, "explore")
    pass_all(g)
    play(g, "mission splinter-choir")
    used: list[int] = []
    fight = 0
    while not g.over and g.attempt_seat == 0:
        if g.question.id == "combat-cards" and g.fights[-1].used == []:
            fight += 1
        form = chosen(g, "greedy")
        if form == "play unholy-force":
            used.append(fight)
        g.choose_form(form)
    assert used and used[0] > 1


@pytest.mark.parametrize("bot", ["greedy", "eager"])
def test_who_can_do_the_final_mission_goes_for_it(bot: str) -> None:
    seats = [seat(FULL, completed="twin-maws"), seat("penitent", area="deimos")]
    seats[0].hand = seat("seer", "unholy-force ember-script").hand
    g = laid("movement", 0, seats, "deimos paradise tsukikage", final="eye-that-will-not-close", timer=6, order=[0, 1])
    assert chosen(g, bot) == "move paradise"


# -- eager -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("party", "wanted"), [(FULL, "reveal"), ("seer witch", "pass")])
def test_eager_calls_the_end_when_it_can_hope_to_stand_it(party: str, wanted: str) -> None:
    g = laid("start", 0, [seat(party, completed="twin-maws"), seat("penitent")], "deimos", order=[0, 1])
    assert g.question.id == "reveal-final"
    assert chosen(g, "eager") == wanted


@pytest.mark.parametrize(("timer", "completed", "wanted"), [(2, "twin-maws", True), (4, "twin-maws", False), (2, "", False)])
def test_eager_rests_before_the_crisis_it_will_face(timer: int, completed: str, wanted: bool) -> None:
    seats = [seat("samurai seer", completed=completed), seat("penitent", completed="toll-of-names")]
    g = laid("movement", 0, seats, "deimos tsukikage", final="splinter-choir", timer=timer, order=[0, 1])
    assert (chosen(g, "eager") == "rest") == wanted


def test_eager_risks_nothing_in_the_last_turn() -> None:
    for timer, wanted in ((1, "end"), (3, "explore")):
        seats = [seat("samurai seer", area="deimos", completed="twin-maws"), seat("penitent", completed="toll-of-names")]
        g = laid("exploration", 0, seats, "deimos maisen", final="splinter-choir", timer=timer, order=[0, 1])
        assert chosen(g, "eager") == wanted


@pytest.mark.parametrize(("party", "wanted"), [(FULL, "mission temple-of-the-sun"), ("seer witch", "reward advantage")])
def test_eager_tries_what_may_succeed(party: str, wanted: str) -> None:
    seats = [seat(party, area="tsukikage", missions="temple-of-the-sun"), seat("penitent", area="deimos")]
    g = laid("exploration", 0, seats, "tsukikage deimos", dice=[1], order=[0, 1])
    play(g, "explore")
    pass_all(g)
    assert g.question.id == "reward"
    assert chosen(g, "eager") == wanted


def test_eager_throws_bait_when_nothing_else_helps() -> None:
    seats = [seat("samurai executor priestess", "abel", area="maisen", missions="twin-maws"), seat("penitent", area="deimos")]
    g = laid("exploration", 0, seats, "maisen deimos", order=[0, 1])
    play(g, "resist twin-maws")
    assert g.question.id == "combat-cards"
    assert chosen(g, "eager") == "bait abel"
