"""What players agree on: a draw, taking back, another game, a bot for whoever has left, and what becomes of a match whose rules
have changed. Whoever has agreed has offered the same; bots have nothing against another game, and are asked nothing else."""

from collections.abc import Sequence

import msgspec

from grimoire.bots.games import bots_for_players
from grimoire.table.matches import RUNNING
from grimoire.table.offers import BOT, DRAW, OF_FROZEN, REMATCH, UNDO, Offered
from grimoire.table.play import Play
from grimoire.table.refusals import FROZEN, NOT_ALLOWED, NOT_GONE, NOT_OFFERED, NOT_RUNNING, NOTHING_TO_UNDO, Refusal


class Round(msgspec.Struct, frozen=True):
    """Everybody at a table, as far as agreements ask."""

    play: Play
    offers: Sequence[Offered]  # that stand, in the order they were made
    gone: frozenset[int] = frozenset()  # seats whose people have been away for long
    is_frozen: bool = False  # the rules have changed: nobody can play on


def people(play: Play) -> list[int]:
    """The seats of people who still play, or of all when the match is over."""
    seats = [seat.seat for seat in play.row.seats if seat.user]
    return seats if play.over else [seat for seat in seats if seat in play.match.staying]


def others_of(round: Round, offer: Offered) -> list[int]:
    """People who must agree: other seats of the same browser agree by being there, and who has left for good is not waited
    for where it is about who has left."""
    seats = round.play.row.seats
    others = [seat for seat in people(round.play) if seat != offer.seat and seats[seat].user != seats[offer.seat].user]
    return [seat for seat in others if seat not in round.gone] if offer.what in (BOT, *OF_FROZEN) else others


def taking_back(play: Play, seat: int, number: int) -> Offered | None:
    """Alone where nobody else is touched (None); else it is offered to the others. Raises Refusal."""
    play.check(number)
    if play.match.can_undo(seat):
        return None
    if play.match.last_action(seat) < 0 or len(people(play)) < 2:
        raise Refusal(NOTHING_TO_UNDO)
    return Offered(UNDO, seat)


def check(round: Round, offered: Offered) -> None:
    """Whether it can be offered now. Raises Refusal."""
    play, what = round.play, offered.what
    if what in OF_FROZEN:
        if not round.is_frozen or play.row.state != RUNNING:
            raise Refusal(NOT_ALLOWED)
    elif round.is_frozen:  # nothing else can be agreed on then
        raise Refusal(FROZEN)
    elif play.over != (what == REMATCH):
        raise Refusal(NOT_RUNNING if not play.over else NOT_ALLOWED)
    elif is_out_of_place(play, offered):
        raise Refusal(NOT_ALLOWED)
    elif what == BOT and offered.about not in round.gone:
        raise Refusal(NOT_GONE)
    if offered.seat not in people(play):
        raise Refusal(NOT_ALLOWED)


def is_out_of_place(play: Play, offered: Offered) -> bool:
    """Whether nobody could agree to it: bots play on, another game has begun already, or it is about nobody else there."""
    if offered.what == DRAW:
        return any(seat.bot for seat in play.row.seats)
    if offered.what == REMATCH:
        return bool(play.row.next)
    return offered.what == BOT and (offered.about == offered.seat or offered.about not in people(play))


def with_offer(offers: Sequence[Offered], offered: Offered) -> list[Offered]:
    """In the place of what this seat offered of the same kind."""
    return [*[old for old in offers if (old.what, old.seat) != (offered.what, offered.seat)], offered]


def answering(offers: Sequence[Offered], seat: int, what: str) -> Offered:
    """What somebody offers who agrees. Raises Refusal where nobody has offered it."""
    found = next((old for old in offers if old.what == what and old.seat != seat), None)
    if found is None:
        raise Refusal(NOT_OFFERED)
    return Offered(what, seat, found.about)


def agreed(round: Round, offered: Offered) -> list[Offered]:
    """What all have offered who must, the first one first; nothing where somebody has not."""
    same = [old for old in round.offers if (old.what, old.about) == (offered.what, offered.about)]
    if not same or any(seat not in [old.seat for old in same] for seat in others_of(round, same[0])):
        return []
    return same


def carry_out(play: Play, agreed: Sequence[Offered]) -> None:
    """What players of a match that goes on have agreed on: a draw, taking back, or the strongest bot on a seat."""
    what = agreed[0].what
    if what == DRAW:
        play.agree_to_draw(agreed[-1].seat)
    elif what == UNDO:
        play.undo_agreed(agreed[0].seat)
    else:
        play.give(agreed[0].about, bots_for_players(play.row.game)[-1])


def check_claim(play: Play, seat: int, other: int, gone: frozenset[int]) -> None:
    """Whoever is asked and has been away for long (`gone`, since they were asked) has lost on time. Raises Refusal."""
    if other == seat or other not in people(play):
        raise Refusal(NOT_ALLOWED)
    if play.thinking != other or other not in gone:
        raise Refusal(NOT_GONE)
