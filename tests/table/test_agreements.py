"""What players agree on, asked of a table alone: no server, no database, no socket."""

import pytest

from grimoire.library.entries import DRAW as DRAWN
from grimoire.library.games import GAMES
from grimoire.server.storage.people import User
from grimoire.table.agreements import Round, agreed, answering, carry_out, check, others_of, taking_back, with_offer
from grimoire.table.dice import DICE
from grimoire.table.matches import Clock
from grimoire.table.offers import BOT, DRAW, GO_ON, REMATCH, UNDO, Offered
from grimoire.table.play import Play
from grimoire.table.refusals import FROZEN, NOT_ALLOWED, NOT_GONE, NOT_OFFERED, NOT_RUNNING, NOTHING_TO_UNDO, Refusal
from grimoire.table.setting_up import NewMatch, NewSeat, new_match, sitting


def duel(*others: NewSeat) -> Play:
    seats = [NewSeat("me", deck="burning-wrath"), *(others or [NewSeat("anybody", deck="surging-growth")])]
    row = new_match(NewMatch("magenoir", seats, clock=Clock(window=0)), User("ann", "Ann"), DICE, 1)
    if not others:
        row = sitting(row, 1, User("bob", "Bob"), "", "", DICE, 2)
    return Play(row, GAMES["magenoir"].shipped_pool())


def why_not(round: Round, offered: Offered) -> str:
    with pytest.raises(Refusal) as refused:
        check(round, offered)
    return refused.value.reason


def test_both_must_offer_a_draw_and_then_nobody_wins() -> None:
    play = duel()
    mine = Offered(DRAW, 0)
    check(Round(play, []), mine)
    offers = with_offer([], mine)
    assert agreed(Round(play, offers), mine) == []
    theirs = answering(offers, 1, DRAW)
    offers = with_offer(offers, theirs)
    both = agreed(Round(play, offers), theirs)
    assert both == [mine, theirs]
    carry_out(play, both)
    assert play.over and play.match.winner == -1
    assert [entry.seat for entry in play.record.entries if entry.kind == DRAWN] == [1], "who agreed last"


def test_nobody_agrees_to_what_was_not_offered_or_by_themselves() -> None:
    with pytest.raises(Refusal) as refused:
        answering([Offered(DRAW, 0)], 0, DRAW)
    assert refused.value.reason == NOT_OFFERED


def test_what_was_offered_again_stands_once_in_the_place_of_the_first() -> None:
    offers = with_offer(with_offer(with_offer([], Offered(BOT, 0, 1)), Offered(DRAW, 1)), Offered(BOT, 0, 2))
    assert offers == [Offered(DRAW, 1), Offered(BOT, 0, 2)]


def test_what_can_be_offered_depends_on_how_the_match_stands() -> None:
    play = duel()
    assert why_not(Round(play, []), Offered(REMATCH, 0)) == NOT_RUNNING
    assert why_not(Round(play, []), Offered(BOT, 0, 1)) == NOT_GONE
    check(Round(play, [], frozenset([1])), Offered(BOT, 0, 1))
    assert why_not(Round(play, [], frozenset([0])), Offered(BOT, 0, 0)) == NOT_ALLOWED, "oneself"
    assert why_not(Round(play, []), Offered(GO_ON, 0)) == NOT_ALLOWED
    check(Round(play, [], is_frozen=True), Offered(GO_ON, 0))
    assert why_not(Round(play, [], is_frozen=True), Offered(DRAW, 0)) == FROZEN
    play.concede(0)
    assert why_not(Round(play, []), Offered(DRAW, 1)) == NOT_ALLOWED
    check(Round(play, []), Offered(REMATCH, 0))


def test_who_is_gone_is_asked_about_a_draw_but_not_about_themselves() -> None:
    round = Round(duel(), [], frozenset([1]))
    assert others_of(round, Offered(DRAW, 0)) == [1]
    assert others_of(round, Offered(BOT, 0, 1)) == []


def test_at_one_screen_and_against_bots_nobody_else_is_asked() -> None:
    shared = duel(NewSeat("me", name="Other", deck="surging-growth"))
    assert others_of(Round(shared, []), Offered(DRAW, 0)) == []
    alone = duel(NewSeat("bot", bot="novice", deck="surging-growth"))
    assert why_not(Round(alone, []), Offered(DRAW, 0)) == NOT_ALLOWED
    assert agreed(Round(alone, [Offered(REMATCH, 0)]), Offered(REMATCH, 0)) == [Offered(REMATCH, 0)]


def test_taking_back_is_done_alone_offered_or_refused() -> None:
    play = duel()
    seat = play.match.position.asked
    with pytest.raises(Refusal) as refused:
        taking_back(play, seat, play.number)
    assert refused.value.reason == NOTHING_TO_UNDO
    while play.match.last_action(seat) < 0 or play.match.can_undo(seat):
        asked = play.match.position.asked
        play.choose(asked, play.number, play.match.position.options[0].form)
        if play.match.can_undo(seat):
            assert taking_back(play, seat, play.number) is None
    offered = taking_back(play, seat, play.number)
    assert offered == Offered(UNDO, seat)
    before = play.number
    carry_out(play, [offered, Offered(UNDO, 1 - seat)])
    assert play.number == before + 1 and play.record.entries[-1].seat == seat
