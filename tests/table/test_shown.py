"""Nobody's time runs while they are shown what others did."""

from tests.server.test_turns import LIVE, duel

from grimoire.server.seated import Seated
from grimoire.table.clock import MOST_SHOWN, SHOWN
from grimoire.table.deciding import due_of
from grimoire.table.due import FLAG

CHOICES = 60
AT = 1_000_000


def choose(play: Seated) -> int:
    """Whoever is asked takes the first option; gives back who that was."""
    seat = play.thinking
    play.choose(seat, play.number, play.match.position.options[0].form)
    play.follow_orders()
    return seat


def test_time_runs_at_once_after_a_choice_of_ones_own_and_later_after_what_others_did() -> None:
    play = Seated(duel(LIVE))
    met: set[bool] = set()
    for _ in range(CHOICES):
        before = choose(play)
        if play.thinking < 0:
            break
        passed = play.thinking != before
        met.add(passed)
        if passed:
            assert 0 <= play.shown <= MOST_SHOWN * SHOWN
        else:
            assert play.shown == 0
    assert met == {True, False}


def test_what_is_shown_first_is_charged_to_nobody_and_the_clock_says_when_it_runs() -> None:
    play = Seated(duel(LIVE))
    while True:
        choose(play)
        if play.shown:
            break
    had = play.timer.had(play.thinking)
    play.timer.asked_at = 0
    flag = next(due for due in due_of(play, AT) if due.kind == FLAG)
    assert flag.at == AT + play.shown + had
    assert play.timer.begins_in(AT) == play.shown
    assert play.timer.left(play.thinking, play.thinking, AT + play.shown) == had
    assert play.timer.left(play.thinking, play.thinking, AT + play.shown + 1000) == had - 1000
    assert play.timer.thought(play.thinking, AT + play.shown - 1) == 0
