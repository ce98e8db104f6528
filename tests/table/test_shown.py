"""Nobody's time runs while they are shown what others did, and taking back gives nobody time."""

from collections.abc import Callable

from tests.server.test_turns import LIVE, duel

from grimoire.server.seated import Seated
from grimoire.table.deciding import FLAG, due_of
from grimoire.table.matches import SECOND, Clock
from grimoire.table.play import MOST_SHOWN, SHOWN, Play

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


def chosen(seat: int, form: str) -> Callable[[Play], None]:
    return lambda play: play.choose(seat, play.number, form)


def taken_back(seat: int) -> Callable[[Play], None]:
    return lambda play: play.undo(seat, play.number)


def to_what_can_be_taken_back(play: Seated) -> tuple[int, str]:
    """Goes on until somebody to whom acts of others were shown can choose something, be asked on, and take it back."""
    for _ in range(CHOICES):
        seat, form, shown = play.thinking, play.match.position.options[0].form, play.shown
        play.act(chosen(seat, form), AT)
        if shown and play.thinking == seat and play.match.can_undo(seat):
            play.act(taken_back(seat), AT)
            return seat, form
    raise AssertionError("nothing could be taken back")


def test_who_takes_back_again_and_again_is_charged_for_all_of_it() -> None:
    play = Seated(duel(LIVE))
    seat, form = to_what_can_be_taken_back(play)
    assert play.shown > 0  # as the log stands, others have acted since this seat's last choice
    began, at = play.timer.spent[seat], AT + MOST_SHOWN * SHOWN
    play.timer.asked_at = at
    for _ in range(5):
        for act in (chosen(seat, form), taken_back(seat)):
            at += 7 * SECOND
            play.act(act, at)
            assert play.timer.begins_in(at) == 0
    assert play.timer.spent[seat] - began == 70 * SECOND


def test_a_decision_that_was_taken_back_and_is_made_again_earns_its_time_once() -> None:
    play = Seated(duel(Clock(whole=1800, added=10)))
    seat, form = to_what_can_be_taken_back(play)
    gained = play.timer.gained[seat]
    for _ in range(5):
        play.act(chosen(seat, form), AT)
        assert play.timer.gained[seat] == gained  # it was earned when the choice was first made
        play.act(taken_back(seat), AT)
    play.act(chosen(seat, form), AT)
    while play.thinking != seat:
        play.act(chosen(play.thinking, play.match.position.options[0].form), AT)
    play.act(chosen(seat, play.match.position.options[0].form), AT)
    assert play.timer.gained[seat] == gained + 10 * SECOND
