"""Why something a player of Anima may try is not possible now: on a card, and what is tried on no card."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.scene import WhyNot
from grimoire.seat.words import spans

SILENT: Final = ("not-your-slot", "party-is-out")  # true of every card: no few words at the foot of each
OWN_TRIES: Final = {
    "movement": (Option("seek", pile="deck"), Option("rest")),
    "reward": tuple(Option("reward", word=word) for word in ("advantage", "recruit", "arcane")),
}
NOT_THERE: Final = ("not-given-here", "no-arcane-here", "no-seeking-in-tree")  # nobody would try that


def refused(wording: AnimaWording, verb: str, reason: Reason) -> WhyNot:
    return WhyNot(verb, spans(short(wording, reason)), spans(wording.reason(reason)), reason.rule)


def short(wording: AnimaWording, reason: Reason) -> str:
    """The reason in a word or two."""
    if reason.id in SILENT and not reason.word:
        return ""
    id = f"status-{reason.id}"
    return wording.say(id, **wording.reason_args(reason)) if wording.messages.has(id) else wording.say("status-not-now")


def refused_now(wording: AnimaWording, g: Game, decision: Decision, names: Sequence[str]) -> list[WhyNot]:
    """What the question could offer and does not: with whom one cannot fight or trade, which reward is not to be had."""
    seat = decision.seat
    tried = [*OWN_TRIES.get(decision.question.id, ())]
    if decision.question.id == "interaction":
        others = [other for other in range(g.seats) if other != seat and not g.gone[other]]
        tried += [Option(verb, player=SEAT_NAMES[other]) for verb in ("attack", "trade") for other in others]
    offered = {option.form for option in decision.options}
    found = [(option, g.why_not_form(option.form)) for option in tried if option.form not in offered]
    return [
        refused_option(wording, option, reason, seat, names)
        for option, reason in found
        if reason != NO_OPTION and reason.id not in NOT_THERE
    ]


def refused_option(wording: AnimaWording, option: Option, reason: Reason, seat: int, names: Sequence[str]) -> WhyNot:
    """With whom it was tried is said with the reason."""
    player = SEAT_NAMES.index(option.player) if option.player in SEAT_NAMES else -1
    words = wording.reason(reason)
    if player >= 0:
        words = wording.say("why-not-with", name=names[player], reason=words)
    tried = spans(wording.option_for(option, seat, names))
    return WhyNot(option.verb, spans(short(wording, reason)), spans(words), reason.rule, tried, player)
