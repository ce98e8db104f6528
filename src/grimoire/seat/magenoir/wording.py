"""Mage Noir in words: Mana, costs, components, the texts of cards."""

from collections.abc import Sequence
from typing import Any, Final

from grimoire.kernel.option import Decision, Option
from grimoire.kernel.reason import Reason
from grimoire.magenoir.definition import NO_ELEMENT, CardDefinition
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.largest_numbers import MOST
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text import card_text, phrases_of
from grimoire.magenoir.text.current import printed_text
from grimoire.seat.wording import ELEMENT, NONE, WORD, Wording, option_id

BULLET: Final = "•"
OF_MANA: Final = ("needs-mana", "mana-not-among-these")  # reasons whose word is an element
OF_VERBS: Final = ("main-phase-only", "offered-otherwise")
COLOURS: Final = {
    "air": "cyan",
    "fire": "bright_red",
    "water": "bright_blue",
    "vegetal": "green",
    "mineral": "yellow",
    "arcane": "magenta",
}


def how_many(decision: Decision) -> str:
    """Whether as many must be chosen as the question says, no more than that, or as many as one likes."""
    if decision.question.amount > MOST // 2:  # of a number without end some may have been chosen already
        return "any"
    return "upto" if any(option.verb == "done" for option in decision.options) else "exactly"


class MageNoirWording(Wording):
    """Speaks one language about the cards of one pool."""

    game = "magenoir"
    pool: Pool

    def __init__(self, lang: str, pool: Any, marking: bool = False) -> None:
        super().__init__(lang, pool, marking)
        self.texts: dict[str, str] = {}

    def coloured(self) -> dict[str, str]:
        return {self.element(name): colour for name, colour in COLOURS.items()}

    # -- words -----------------------------------------------------------------------------------------------------

    def element(self, name: str) -> str:
        said = self.say(f"element-{name}")
        return self.mark(ELEMENT, name, said) if name else said

    def mana(self, amounts: Sequence[int], joint: str = ", ") -> str:
        """Mana by element: "2 Air, 1 Fire"."""
        parts = [f"{n} {self.element(ELEMENTS[e])}" for e, n in enumerate(amounts) if n]
        return joint.join(parts) or self.say("no-mana")

    def word(self, word: str, plural: bool = False) -> str:
        """A word of a component, as names of this language write it."""
        if word in ELEMENTS:
            return self.mark(WORD, word, self.say(f"element-{word}"))  # as a word of a name it is no Mana
        named = word[:1].upper() + word[1:]
        return self.mark(WORD, word, phrases_of(self.lang).name_form(named, plural))

    def definition(self, id: str) -> CardDefinition:
        return self.pool.definitions[self.pool.numbers[id]]

    def cost(self, amounts: Sequence[int], definition: CardDefinition) -> str:
        """What a card costs to prepare; X where the player chooses how much."""
        parts = [f"X {self.element(ELEMENTS[definition.x_element])}"] if definition.x_element != NO_ELEMENT else []
        if sum(amounts):
            parts.append(self.mana(amounts))
        return ", ".join(parts) or self.say("cost-free")

    def needs(self, definition: CardDefinition) -> str:
        """ "2 Flames, 1 Tree"."""
        return ", ".join(f"{n} {self.word(word, n > 1)}" for word, n in definition.needs)

    def kind(self, definition: CardDefinition) -> str:
        """What a card is: element and type."""
        element = self.element(definition.element_name)
        kind = self.say(f"type-{definition.type_name}")
        return self.say("card-kind", element=element, type=kind)

    def text(self, definition: CardDefinition) -> list[str]:
        """The text of a card, a line for each paragraph."""
        name = self.names[definition.id]
        text = card_text(definition.lines, name, definition.type_name, self.lang, None, True, self.names, [])
        return [line for line in text.split("\n") if line]

    def printed(self, id: str) -> str:
        """The text of a card as printed, without reminders."""
        if id not in self.texts:
            self.texts[id] = printed_text(self.pool, self.definition(id), self.lang)
        return self.texts[id]

    def listed(self, definition: CardDefinition, number: int) -> str:
        """The n-th entry of the list a card offers to choose from."""
        entries = [line for line in self.text(definition) if line.startswith(BULLET)]
        return entries[number - 1].removeprefix(BULLET).strip() if number <= len(entries) else ""

    # -- decisions -------------------------------------------------------------------------------------------------

    def question(self, decision: Decision, own_turn: bool, said: str = NONE, whose: str = "you", answers: str = "") -> str:
        """What is asked; `said` is the part of a text that asks it, `whose` whether it speaks to whoever is asked, `answers`
        what would be answered."""
        question = decision.question
        return self.say(
            f"question-{question.id}",
            card=self.card(question.card) if question.card else NONE,
            amount=question.amount,
            word=self.word(question.word) if question.word else NONE,
            answers=answers or NONE,
            turn="you" if own_turn else "other",
            verb=decision.options[0].verb,
            said=said,
            whose=whose,
            how=how_many(decision),
        )

    def option(self, option: Option, fate: str = NONE) -> str:
        """What can be chosen; `fate` is what becomes of a card that is chosen."""
        return self.say(
            option_id(option, ("use",)),
            card=self.card(option.card),
            player=option.player,
            element=self.element(option.element),
            pile=self.say(f"pile-{option.pile}"),
            amount=option.amount,
            ability=int(option.word) if option.word.isdecimal() else 0,
            word=option.word,
            fate=fate,
        )

    def reason_args(self, reason: Reason) -> dict[str, str | int]:
        args = super().reason_args(reason)
        if reason.id in OF_MANA:
            args["word"] = self.element(reason.word)
        elif reason.word and reason.id not in OF_VERBS:
            args["word"] = self.word(reason.word)
        return args
