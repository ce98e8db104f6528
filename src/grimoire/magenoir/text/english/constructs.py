"""English: effects made of effects."""

from grimoire.language.phrase import english_verb
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.english.lasting import EnglishLasting
from grimoire.magenoir.text.english.orders import order, they
from grimoire.magenoir.text.english.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class EnglishConstructs(EnglishLasting):
    """Conditions, choices, prices, repetition."""

    # The opponent, once named

    def opponent_as_pronoun(self, said: Say) -> Say:
        text = said.text()
        if said.subject == OPPONENT and said.verb:
            text = f"they {said.verb}"
        text = text.replace("to the opponent", "to them").replace("the opponent's", "their")
        said.sentences[0] = text.replace("the opponent controls", "they control")
        if said.ordered():
            said.verb = said.verb.replace("to the opponent", "to them")
        return said

    def about_opponent(self, text: str) -> str:
        return they(text)

    def both_do_this(self) -> str:
        return "the opponent does the same; the player whose turn it is goes first"

    def opponent_does_it_first(self) -> str:
        return "the opponent does the same, before you"

    def opponent_does_the_same(self) -> str:
        return "then, the opponent does the same"

    # Conditions and alternatives

    def trailing(self, text: str, clause: str) -> str:
        return f"{',' if ',' in text else ''} {clause}"

    def unless_you(self, verb: str) -> str:
        return f"unless you {verb}"

    def otherwise(self, text: str) -> str:
        return f"otherwise, {text}"

    def instead(self) -> str:
        return " instead"

    # Choices

    def you_may(self, verb: str) -> str:
        return f"you may {verb}"

    def you_may_do_this(self, text: str) -> str:
        return f"you may do this: {text}"

    def player_may(self, who: Thing, verb: str) -> str:
        return f"{who.text} may {verb}"

    def they_may(self, verb: str) -> str:
        return f"they may {verb}"

    def choose_options(self, who: Thing, amount: Amount, options: str) -> Say:
        verb = f"choose {amount.count} {'options' if amount.plural else 'option'}{amount.aside}{amount.end}:{options}"
        return order(verb) if who.you else Say(f"{who.text} {english_verb(verb, False)}", verb, who.text)

    # Prices

    def can_be_a_purpose(self, gain: Say) -> bool:
        return gain.text() == gain.verb

    def so_as_to(self, price: str, gain: str) -> str:
        return f"{price} to {gain}"

    def if_done(self, you: bool, gain: Say) -> str:
        done = f"if {'you' if you else 'they'} do"
        return f"{done} and {gain.text()}" if gain.lead.startswith("if ") else f"{done}, {gain.text()}"

    def if_not_done(self, wished: bool, text: str) -> str:
        return f"if you {'do not' if wished else 'cannot'}, {text}"

    # Repetition

    def once_more_for(self, each: str) -> str:
        return f"do this once more for {each}"
