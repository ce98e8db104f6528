"""What is asked in Anima and what each option leads to."""

from typing import Final

from grimoire.kernel.option import Decision, Option
from grimoire.seat.anima.scenes import dice_on
from grimoire.seat.anima.table import Table
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.wording import NONE

SAID_ALONE: Final = ("choose-effect",)  # questions whose options are the sentences of a text


def question_words(wording: AnimaWording, table: Table, decision: Decision) -> str:
    area = table.view.players[decision.seat].area
    return wording.asked(decision, dice_on(table), wording.card(area) if area else NONE)


def option_words(wording: AnimaWording, table: Table, decision: Decision, option: Option, more: str) -> tuple[str, str]:
    """An option as what will happen, and what stands behind it."""
    asked = decision.question
    if asked.id in SAID_ALONE and more:
        return more, ""
    id = f"option-{option.verb}-{asked.id}"
    if not option.card and not option.player and wording.messages.has(id):
        card = wording.card(asked.card) if asked.card else NONE
        return wording.say(id, card=card, text=wording.bought(asked.card), amount=asked.amount), more
    return wording.option_for(option, table.seat, table.names), more
