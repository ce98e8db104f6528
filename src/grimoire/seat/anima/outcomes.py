"""What is asked in Anima and what each option leads to."""

from grimoire.kernel.option import Decision, Option
from grimoire.seat.anima.table import TableWords
from grimoire.seat.anima.under_way import dice_on
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.wording import NONE, option_id
from grimoire.seat.words import SAYS, capital


def question_words(wording: AnimaWording, table: TableWords, decision: Decision) -> str:
    area = table.view.players[decision.seat].area
    return wording.asked(decision, dice_on(table), wording.card(area) if area else NONE)


def option_words(wording: AnimaWording, table: TableWords, decision: Decision, option: Option) -> str:
    """An option as what will happen."""
    asked = decision.question
    if asked.id == "choose-effect":
        words = wording.choice(asked.card, option.amount)
        if words:
            return wording.mark(SAYS, asked.card, words)
    id = f"{option_id(option)}-{asked.id}"
    if wording.messages.has(id):
        named = option.card or asked.card
        card = wording.card(named) if named else NONE
        text = wording.mark(SAYS, asked.card, wording.bought(asked.card))
        return capital(wording.say(id, card=card, text=text, amount=asked.amount, word=asked.word or NONE))
    return wording.option_for(option, table.seat, table.names)
