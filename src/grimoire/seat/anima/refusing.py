"""Why something a player of Anima may try is not possible now: on a card, and what is tried on no card."""

from collections.abc import Sequence
from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.kernel.option import Decision
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.scene import WhyNot
from grimoire.seat.words import spans

SILENT: Final = ("not-your-slot", "party-is-out")  # true of every card: no few words at the foot of each
OWN_TRIES: Final = {"movement": ("seek deck", "rest"), "reward": ("reward advantage", "reward recruit", "reward arcane")}
NOT_THERE: Final = ("not-given-here", "no-arcane-here", "no-seeking-in-tree")  # nobody would try that


def refused(wording: AnimaWording, verb: str, reason: Reason, name: str = "") -> WhyNot:
    """`name`: of the player with whom it was tried."""
    words = wording.reason(reason)
    if name:
        words = wording.say("why-not-with", name=name, reason=words)
    return WhyNot(verb, spans(short(wording, reason)), spans(words), reason.rule)


def short(wording: AnimaWording, reason: Reason) -> str:
    """The reason in a word or two."""
    if reason.id in SILENT:
        return ""
    id = f"status-{reason.id}"
    return wording.say(id, **wording.reason_args(reason)) if wording.messages.has(id) else wording.say("status-not-now")


def refused_now(wording: AnimaWording, g: Game, decision: Decision, names: Sequence[str]) -> list[WhyNot]:
    """What the question could offer and does not: with whom one cannot fight or trade, which reward is not to be had."""
    seat = decision.seat
    tried = [(form, "") for form in OWN_TRIES.get(decision.question.id, ())]
    if decision.question.id == "interaction":
        others = [other for other in range(g.seats) if other != seat and not g.gone[other]]
        tried = [(f"{verb} {SEAT_NAMES[other]}", names[other]) for verb in ("attack", "trade") for other in others]
    offered = {option.form for option in decision.options}
    found = [(form, name, g.why_not_form(form)) for form, name in tried if form not in offered]
    return [
        refused(wording, form.partition(" ")[0], reason, name)
        for form, name, reason in found
        if reason != NO_OPTION and reason.id not in NOT_THERE
    ]
