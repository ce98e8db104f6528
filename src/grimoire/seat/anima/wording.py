"""Anima in words: texts of cards, players, rewards, what changes."""

from collections.abc import Sequence
from typing import Any, Final

from grimoire.anima.definition import CardDefinition
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.pool import Pool
from grimoire.anima.text import UnknownWord, line_text, phrases_of, printed_text
from grimoire.anima.text.printed_facts import facts_of, type_of
from grimoire.anima.zones import ADVANTAGE, BASIC_MISSION, ENCOUNTER, FINAL_MISSION
from grimoire.kernel.option import Decision, Option, Question
from grimoire.kernel.reason import Reason
from grimoire.language.syntax import Expr, calls
from grimoire.library.french_names import AU, DE, joined, named
from grimoire.seat.wording import NONE, Wording, capital, option_id

FOE: Final = "foe"
TITLED: Final = (ADVANTAGE, BASIC_MISSION, FINAL_MISSION)  # their names are titles, not somebody or somewhere
NUMBERED: Final = ("play", "use")  # verbs whose number tells apart the texts of one card
SKILLS: Final = {"magic": "bright_blue", "ki": "yellow", "trickery": "magenta"}


class AnimaWording(Wording):
    """Speaks one language about the cards of one pool."""

    game = "anima"
    pool: Pool

    def __init__(self, lang: str, pool: Any, marking: bool = False) -> None:
        super().__init__(lang, pool, marking)
        place = {"en": "name_en", "fr": "name_fr"}[lang]
        extras = [extra for definition in pool.definitions for extra in definition.extras]
        self.said: dict[str, str] = {}  # names of cards, as they stand in a sentence
        self.extras: dict[str, str] = {extra.id: getattr(extra, place) for extra in extras}

    def coloured(self) -> dict[str, str]:
        return {self.say(f"skill-{skill}"): colour for skill, colour in SKILLS.items()}

    def card(self, id: str) -> str:
        found = self.said.get(id)
        if found is None:
            found = super().card(id)
            if id in self.pool.numbers:
                definition = self.definition(id)
                found = named(found, definition.article_fr, definition.category in TITLED)
            self.said[id] = found
        return found

    # -- cards -----------------------------------------------------------------------------------------------------

    def definition(self, id: str) -> CardDefinition:
        return self.pool.definitions[self.pool.numbers[id]]

    def kind(self, definition: CardDefinition) -> str:
        return type_of(definition, phrases_of(self.lang))

    def facts(self, definition: CardDefinition) -> list[str]:
        return facts_of(definition, phrases_of(self.lang), self.names)

    def text(self, definition: CardDefinition) -> list[str]:
        """The text of a card, a line for each paragraph."""
        return [line for line in printed_text(self.pool, definition, self.lang).split("\n") if line]

    def line(self, line: Expr, definition: CardDefinition) -> str:
        """One line of a card, or a part of one."""
        try:
            return line_text(line, definition.type_name, self.lang)
        except UnknownWord:
            return str(line)

    def choice(self, card: str, number: int) -> str:
        """The n-th thing a card leaves to choose."""
        definition = self.definition(card)
        lines = [*definition.lines, *[line for _, line in definition.table_lines], *definition.step_lines]
        parts = [definition.task_line, definition.reward_line, definition.crisis_line]
        for line in [*lines, *[extra.line for extra in definition.extras], *[part for part in parts if part is not None]]:
            for choice in calls(line, "choose"):
                return self.line(choice.args[number - 1], definition).rstrip(".") if number <= len(choice.args) else ""
        return ""

    def bought(self, card: str) -> str:
        """What a card sells, with its price; empty where it sells nothing."""
        if card not in self.pool.numbers:
            return ""
        definition = self.definition(card)
        parts = [definition.task_line, definition.reward_line, definition.crisis_line]
        lines = [*definition.lines, *[line for _, line in definition.table_lines], *definition.step_lines]
        for line in [*lines, *[part for part in parts if part is not None]]:
            for sale in calls(line, "to"):
                return self.line(sale, definition).rstrip(".")
        return ""

    def foe(self, card: str) -> str:
        """Whom one fights: a Creature by its name, else the foe of a Mission or an Area."""
        return self.card(card) if self.definition(card).category == ENCOUNTER else self.say("foe-of", card=self.card(card))

    def gender(self, card: str) -> str:
        """Of a Character, for the words that agree with it."""
        return "female" if card in self.pool.numbers and not self.definition(card).male else "male"

    def reason_args(self, reason: Reason) -> dict[str, str | int]:
        return {**super().reason_args(reason), "gender": self.gender(reason.card)}

    def at(self, area: str) -> str:
        """ "in Maisen"; French contracts the article of a name: "au Carrefour aux gibets"."""
        return f"in {self.card(area)}" if self.lang == "en" else joined(AU, self.card(area))

    def towards(self, area: str) -> str:
        """ "to Maisen"."""
        return f"to {self.card(area)}" if self.lang == "en" else self.at(area)

    def leaving(self, area: str) -> str:
        """ "from Maisen"."""
        return f"from {self.card(area)}" if self.lang == "en" else joined(DE, self.card(area))

    def skill(self, name: str) -> str:
        return self.say(f"skill-{name}")

    def change(self, what: str, amount: int) -> str:
        """ "+2 Combat"."""
        return self.say(f"change-{what}", amount=signed(amount))

    def die(self, name: str, amount: int) -> str:
        """ "5 for Ann"."""
        return self.say("die-for", name=name, amount=amount)

    def reward(self, name: str) -> str:
        return self.say("reward-name", reward=name, extra=self.extras.get(name, name))

    # -- decisions -------------------------------------------------------------------------------------------------

    def question(self, decision: Decision, own_turn: bool) -> str:
        return self.asked(decision, NONE, NONE)

    def asked(self, decision: Decision, dice: str, area: str) -> str:
        """What is asked; the dice on the table and where the Party is, for the questions about them."""
        question = decision.question
        words = self.say(
            f"question-{question.id}",
            card=self.asking(question) if question.card else NONE,
            amount=question.amount,
            word=question.word or NONE,
            dice=dice,
            area=area,
        )
        return capital(words)

    def asking(self, question: Question) -> str:
        """The card a question is about; in a Combat it is the foe."""
        return self.foe(question.card) if question.id == "combat-cards" else self.card(question.card)

    def option(self, option: Option) -> str:
        return self.option_for(option, -1, SEAT_NAMES)

    def option_for(self, option: Option, seat: int, names: Sequence[str]) -> str:
        """What can be chosen, said to a seat; -1: to somebody who looks on."""
        player = SEAT_NAMES.index(option.player) if option.player in SEAT_NAMES else -1
        who = FOE if option.player == FOE else "you" if player == seat and seat >= 0 else "other"
        words = self.say(
            option_id(option, NUMBERED),
            card=self.card(option.card),
            towards=self.towards(option.card) if option.card else NONE,
            player=names[player] if player >= 0 else NONE,
            who=who,
            amount=option.amount,
            line=max(option.amount, 0),
            word=option.word,
            extra=self.extras.get(option.word, option.word),
        )
        return capital(words)


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"
