"""The chance to win in Anima: what it says of plain positions, that it leaks nothing, and how the bot that plays on uses it."""

from collections.abc import Iterator

import pytest
from tests.anima.laying import laid, seat

from grimoire.anima.bonuses import COMBAT, add_bonus
from grimoire.anima.game import Game
from grimoire.anima.word_numbers import LASTING, NEXT_TURN
from grimoire.bots.anima.eager import EagerBot
from grimoire.bots.anima.outlook import chance_to_win, judged
from grimoire.bots.anima.outlook_numbers import numbers, passing
from grimoire.bots.anima.outlook_weights import Network, network
from grimoire.bots.anima.playing_on import PlayingOn
from grimoire.bots.anima.race import Race
from grimoire.bots.anima.searching import SearchBot
from grimoire.bots.bot import Sight
from grimoire.bots.search.budget import NO_LIMIT, Budget
from grimoire.kernel.chance import seeded
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream

MOST = 5  # players; no games of five are behind the weights


def at_the_end(mine: str, theirs: str, timer: int = 1) -> Game:
    """The last turn before the Crisis; who has completed what is given."""
    seats = [
        seat("samurai executor", area="deimos", completed=mine),
        seat("penitent priestess", area="maisen", completed=theirs),
    ]
    return laid("movement", 0, seats, "deimos maisen", final="splinter-choir", timer=timer, order=[0, 1])


def some_positions(seats: int) -> Iterator[Game]:
    """A few moments of a game played by chance."""
    options = ("omega",) if seats == MOST else ()
    game = table_of("anima", (), seats, options).begin([[] for _ in range(seats)], 6)
    assert isinstance(game, Game)
    chance = stream(6, "choices")
    for number in range(240):
        if game.over:
            return
        if number % 40 == 0:
            yield game
        game.choose(chance.below(len(game.options)))


def test_who_alone_may_stand_in_the_crisis_is_nearly_sure_to_win_in_the_last_turn() -> None:
    g = at_the_end("twin-maws", "")
    assert chance_to_win(g, 0) > 0.85
    assert chance_to_win(g, 1) < 0.15
    assert chance_to_win(at_the_end("twin-maws", "", 7), 0) < chance_to_win(g, 0), "there was time to catch up"


def test_where_both_may_it_is_open() -> None:
    g = at_the_end("twin-maws", "temple-of-the-sun")
    assert 0.2 < chance_to_win(g, 0) < 0.8


@pytest.mark.parametrize("seats", [2, 3, 4, MOST])
def test_chances_of_all_seats_are_about_one_together(seats: int) -> None:
    for g in some_positions(seats):
        every = [chance_to_win(g, seat) for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in every)
        if seats < MOST:
            assert 0.6 < sum(every) < 1.4


def test_a_game_that_is_over_is_won_or_lost_or_shared() -> None:
    g = at_the_end("twin-maws", "")
    g.over = True
    for winner, chances in ((0, (1.0, 0.0)), (1, (0.0, 1.0)), (-1, (0.5, 0.5))):
        g.winner = winner
        assert (chance_to_win(g, 0), chance_to_win(g, 1)) == chances


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_weight_for_every_number(seats: int) -> None:
    for g in some_positions(seats):
        many = len(numbers(g, 0))
        net = network(seats, False)
        assert {len(net.direct), *[len(unit) for unit in net.units]} == {many}
        assert len(net.units) == len(net.counts)
    final = at_the_end("twin-maws", "")
    assert {len(unit) for unit in network(2, True).units} == {len(numbers(final, 1))}


def test_a_unit_counts_only_where_it_is_above_nothing() -> None:
    net = Network([0.5, 1.0], [[-1.0, 2.0]], [3.0])
    assert judged(net, [1.0, 0.25]) == pytest.approx(0.75)
    assert judged(net, [1.0, 2.0]) == pytest.approx(2.5 + 3.0 * 3.0)


def test_strength_that_passes_is_told_from_strength_that_stays() -> None:
    g = at_the_end("twin-maws", "")
    assert passing(g, 0) == 0
    add_bonus(g, COMBAT, 2, 0, -1, LASTING, -1)
    assert passing(g, 0) == 0
    add_bonus(g, COMBAT, 2, 0, -1, NEXT_TURN, -1)
    assert passing(g, 0) == 0, "it has not begun"
    g.turn += 1
    assert passing(g, 0) == 2 and passing(g, 1) == 0


def test_ways_clearly_behind_are_played_on_no_longer() -> None:
    race = Race([4, 7, 2], [0.0, 0.0, 0.0], 10.0)
    for _ in range(8):
        race.note([0.5, 0.9, 0.1])
    race.drop()
    assert [race.ways[at] for at in race.left] == [7]
    assert race.best() == 7
    close = Race([0, 1], [0.0, 0.1], 10.0)
    for number in range(8):
        close.note([0.3 + 0.1 * (number % 2), 0.4 - 0.1 * (number % 2)])
    close.drop()
    assert len(close.left) == 2


def test_the_same_seed_chooses_and_advises_the_same_whatever_the_seat_cannot_see() -> None:
    for g in some_positions(2):
        decision = g.decision()
        if decision is None or len(decision.options) < 2:
            continue
        asked = decision.seat
        other = g.sample(asked, seeded(77))
        same = other.decision()
        assert same is not None
        found = []
        for position, question in ((g, decision), (other, same)):
            bot = SearchBot(stream(3, "twin"))
            advised = bot.advise(Sight(position, asked), question)
            assert not bot.was_cut
            found.append([(one.option, one.chance, one.spread) for one in advised])
        assert found[0] == found[1]


def test_advice_has_a_chance_for_every_option_and_how_sure_it_is() -> None:
    g = at_the_end("twin-maws", "")
    decision = g.decision()
    assert decision is not None
    before = g.digest()
    found = SearchBot(seeded(1)).advise(Sight(g, 0), decision)
    assert g.digest() == before
    assert sorted(advice.option for advice in found) == list(range(len(decision.options)))
    assert all(0.0 <= advice.chance <= 1.0 and 0.0 <= advice.spread <= 1.0 for advice in found)
    assert found[0].chance > 0.85
    assert [advice.chance for advice in found[1:]] == sorted([advice.chance for advice in found[1:]], reverse=True)


def test_where_time_ended_the_thought_before_anything_was_played_on_no_chance_is_told() -> None:
    g = at_the_end("twin-maws", "")
    decision = g.decision()
    assert decision is not None
    now = [0.0]

    def clock() -> float:
        now[0] += 10.0
        return now[0]

    found = SearchBot(seeded(1), clock).advise(Sight(g, 0), decision)
    assert all(advice.was_cut and advice.chance == -1.0 for advice in found)


def begun(place: str) -> str:
    """What a Party does first in its turn inside a thought, in one of two Areas; its Mission is in Deimos."""
    seats = [
        seat("samurai executor priestess", area=place, missions="vigil-of-the-unburied"),
        seat("penitent", area="tsukikage", missions="twin-maws"),
    ]
    g = laid("reset", 0, seats, "tsukikage deimos maisen", order=[0, 1])
    return g.options[PlayingOn(seeded(1), Budget(NO_LIMIT)).choice(g)].verb


def test_who_plays_on_leaves_for_a_mission_and_stays_where_it_is() -> None:
    assert begun("maisen") == "leave"
    assert begun("deimos") == "end"


def test_with_what_to_begin_is_played_on_and_without_time_the_quick_answer_stands() -> None:
    g = next(some_positions(2))
    decision = g.decision()
    assert decision is not None and decision.question.id == "keep-character"
    times = [0.0] * 2 + [10.0] * 1000
    hurried = SearchBot(stream(3, "hurried"), lambda: times.pop(0))
    quick = EagerBot(stream(3, "hurried"))
    assert hurried.choose(Sight(g, decision.seat), decision) == quick.choose(Sight(g, decision.seat), decision)
    assert hurried.was_cut
