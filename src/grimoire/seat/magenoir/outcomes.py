"""What is asked and what each option leads to, in the words of the text that asks: what "yes" and "no" mean here."""

from typing import Final

from grimoire.kernel.frame import Node
from grimoire.kernel.option import Decision, Option
from grimoire.magenoir.composed_effects import Alternative, May
from grimoire.magenoir.costs_and_components import other_ways
from grimoire.magenoir.costs_in_texts import To
from grimoire.magenoir.definition import Active
from grimoire.magenoir.game import Game
from grimoire.magenoir.leaving_and_discarding import CARD, Leave
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.preparation_payment import surcharge
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.repeating import Choose, PickOptions, Unless
from grimoire.seat.magenoir.saying import line_said, said, whole
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import NONE
from grimoire.seat.words import SAYS

YES: Final = "yes"
# What becomes of a card that is chosen, where that is one of these: then the option says so.
FATES: Final = ("discard", "prepare", "show", "exile", "hand", "top", "bottom")


class Outcomes:
    """Speaks about the open question of a position."""

    def __init__(self, wording: MageNoirWording, g: Game, decision: Decision) -> None:
        self.wording = wording
        self.g = g
        self.decision = decision
        self.frame = g.stack[-1] if g.stack else None
        self.node: Node | None = None if self.frame is None else self.frame.node

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self, answers: str = "") -> str:
        """`answers`: what was announced and would be answered, where that is not said beside the question."""
        own = self.g.active == self.decision.seat
        said = self.quoted(self.asking())
        return self.wording.question(self.decision, own, said, self.whose(), answers)

    def asking(self) -> str:
        """The part of a text that is being carried out and asks this."""
        id = self.decision.question.id
        if id != "choose":
            return ""
        return said(self.wording, self.g, self.node) or whole(self.wording, self.decision.question.card)

    def whose(self) -> str:
        """Whether "you" in the text that asks is who is asked."""
        scope = None if self.frame is None else self.frame.scope
        is_others = scope is not None and scope.home >= 0 and scope.seat >= 0 and scope.seat != self.decision.seat
        return "other" if is_others else "you"

    # -- options ---------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        return [self.option(option) for option in self.decision.options]

    def option(self, option: Option) -> str:
        """What will happen."""
        id = self.message(option)
        if id:
            question = self.decision.question
            card = self.wording.card(question.card) if question.card else NONE
            words = self.quoted(self.words_of(option))
            text = NONE if words != NONE or not question.card else self.quoted(whole(self.wording, question.card))
            picked = 0 if self.frame is None else len(self.frame.vals)
            facts: dict[str, str | int] = {"amount": question.amount, "whose": self.whose(), "picked": picked}
            return self.wording.say(id, card=card, said=words, text=text, **facts)
        if option.verb == "use" and option.word:
            words = self.quoted(self.words_of(option), option.card)
            if words != NONE:
                return self.wording.say("option-use-card-said", card=self.wording.card(option.card), said=words)
        return self.wording.option(option, self.fate())

    def quoted(self, words: str, card: str = "") -> str:
        """Words of the card that asks, or of another, known as such."""
        return self.wording.mark(SAYS, card or self.decision.question.card, words) if words else NONE

    def message(self, option: Option) -> str:
        """A message for this option of this very question, if there is one."""
        ways = {"way": "way-plain" if option.amount == 0 else "way-other", "option": "listed"}
        verb = ways.get(option.verb, option.verb)
        asked = self.decision.question.id
        for id in (f"option-{verb}-{asked}", f"option-{verb}" if option.verb in ways else ""):
            if id and not option.card and self.wording.messages.has(id):
                return id
        return ""

    def words_of(self, option: Option) -> str:
        """What the text says that this option leads to."""
        id = self.decision.question.id
        node = self.node
        yes = option.verb == YES
        if isinstance(node, Unless):
            return self.said(node.effect if yes else node.otherwise)
        if isinstance(node, Alternative):
            return self.said(node.other if yes else node.base)
        if isinstance(node, To):
            return self.said(node if yes else node.otherwise)
        if isinstance(node, May):
            return self.said(node) if yes else ""
        if isinstance(node, PickOptions):
            return self.listed(node, option.amount)
        if option.verb == "use":
            return self.ability(option)
        if id == "prepare-way":
            return self.way(option.amount)
        if id == "surcharge":
            active = surcharge(self.g, self.frame.scope)[0] if self.frame is not None else None
            return "" if active is None else self.line(active)
        return self.replacement() if id == "instead" and yes else ""

    def said(self, node: Node | None) -> str:
        return said(self.wording, self.g, node)

    def line(self, active: Active) -> str:
        expr = active.ability.expr
        return "" if expr is None else line_said(self.wording, self.g, active.ability.home, expr)

    def listed(self, picker: PickOptions, number: int) -> str:
        """The n-th entry of the list a text offers."""
        for node in self.g.definitions[picker.home].nodes:
            if isinstance(node, Choose) and node.choice is picker.choice:
                words = self.said(node.effects[number - 1])
                return words or self.wording.listed(self.g.definitions[picker.home], number)
        return ""

    def ability(self, option: Option) -> str:
        definition = self.wording.definition(option.card)
        number = int(option.word) - 1 if option.word.isdecimal() else 0
        if number >= len(definition.acts):
            return ""
        expr = definition.acts[number].expr
        return "" if expr is None else line_said(self.wording, self.g, definition.index, expr)

    def way(self, number: int) -> str:
        """Another way of preparing a card, as its clause says it."""
        if self.frame is None or number == 0:
            return ""
        s = self.frame.scope
        ways = other_ways(self.g, s.seat, s.card, s.uses)
        way: Modifier | None = ways[number - 1] if number <= len(ways) else None
        if way is not None and way.price is not None and (price := self.said(way.price)):
            return price  # what is done for it: its whole clause stands on the card
        return "" if way is None or way.expr is None else line_said(self.wording, self.g, way.home, way.expr)

    def replacement(self) -> str:
        """What the text that is asked about would do instead of a discard."""
        if self.frame is None or not isinstance(self.frame.node, Leave):
            return ""
        leaving = self.frame.vals[CARD] % CARD_BITS
        first = self.frame.node.instead(self.g, self.frame, leaving)[0]
        return self.line(first) or whole(self.wording, self.g.definitions[first.scope.home].id)

    def fate(self) -> str:
        """What becomes of a card that is chosen now, in a word; empty where no word says it."""
        node = self.node
        if node is None or node.home < 0 or self.decision.question.id != "choose":
            return NONE
        written = self.g.definitions[node.home].written.get(node.number)
        if written is None:
            return NONE
        word = written.args[1].text if written.text == "move" and len(written.args) == 2 else written.text
        return word if word in FATES else NONE
