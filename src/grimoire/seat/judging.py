"""A decision of a finished game, told to whoever looks at it again: the chance to win, and what was better, in words."""

import msgspec

from grimoire.bots.search.advice import UNKNOWN
from grimoire.seat.wording import Wording, Words, spans
from grimoire.table.analysis import Better, Judged


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision that opened an action, judged from what its player could know then."""

    number: int  # of the choice, from 1; or of entries of the log, as `look` has it
    turn: int
    seat: int
    chosen: Words
    chance: float = UNKNOWN  # to win after the choice, from 0 to 1; -1: nobody reckons it in this game
    best: float = UNKNOWN  # the same after what was better
    loss: float = 0.0  # of chance, against the best
    better: list[Words] = []  # what the strongest bot would have done instead, as far as nothing hidden comes out
    missed: str = ""  # what that would have had more of by the end of the turn
    turning: bool = False  # one of the decisions that cost most
    cut: bool = False  # time ended the thought: on another machine it may come to something else


def judgement(wording: Wording, better: Better, by_log: bool = False) -> Judgement:
    one = better.judged
    return Judgement(
        one.entries if by_log else one.number,
        one.turn,
        one.seat,
        spans(wording.option(better.chosen)),
        one.chance,
        one.best_chance,
        one.loss,
        [spans(wording.option(option)) for option in better.line],
        missed(wording, one),
        one.turning,
        one.cut,
    )


def missed(wording: Wording, one: Judged) -> str:
    """What the better way has more of at the end of the turn."""
    said = [wording.say(f"missed-{name}", amount=amount) for name, amount in one.missed.items()]
    return wording.say("analysis-missed", what=", ".join(said)) if said else ""
