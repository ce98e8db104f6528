"""French: effects made of effects."""

from grimoire.language.phrase import IL, NBSP, colon, elided, french_verb
from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.french.lasting import FrenchLasting
from grimoire.magenoir.text.french.orders import he, order, theirs
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class FrenchConstructs(FrenchLasting):
    """Conditions, choices, prices, repetition."""

    # The opponent, once named

    def opponent_as_pronoun(self, said: Say) -> Say:
        text = said.text()
        if text.startswith("l'adversaire "):
            text = f"il {text[13:]}"
        if text.startswith("infligez ") and " à l'adversaire" in text:
            text = "infligez-lui " + text[9:].replace(" à l'adversaire", "", 1)
        if text.startswith("vous pouvez infliger ") and " à l'adversaire" in text:
            text = "vous pouvez lui infliger " + text[21:].replace(" à l'adversaire", "", 1)
        said.sentences[0] = theirs(text)
        return said

    def about_opponent(self, text: str) -> str:
        return he(text)

    def both_do_this(self) -> str:
        return f"l'adversaire fait de même{NBSP}; le joueur dont c'est le tour commence"

    def opponent_does_it_first(self) -> str:
        return "l'adversaire fait de même, avant vous"

    def opponent_does_the_same(self) -> str:
        return "l'adversaire fait ensuite de même"

    # Conditions and alternatives

    def trailing(self, text: str, clause: str) -> str:
        return f", {clause}"

    def unless_you(self, verb: str) -> str:
        return elided("à moins de", verb)

    def otherwise(self, text: str) -> str:
        return f"sinon, {text}"

    def instead(self) -> str:
        return " à la place"

    # Choices

    def you_may(self, verb: str) -> str:
        return f"vous pouvez {verb}"

    def you_may_do_this(self, text: str) -> str:
        return colon("vous pouvez faire ceci", text)

    def player_may(self, who: Thing, verb: str) -> str:
        return f"{who.text} peut {verb}"

    def they_may(self, verb: str) -> str:
        return f"il peut {verb}"

    def choose_options(self, who: Thing, amount: Amount, options: str) -> Say:
        count = "une" if amount.one else amount.count
        what = colon(f"{count} {'options' if amount.plural else 'option'}", "") + options
        if who.you:
            return order("choisir", what)
        return Say(f"{who.text} {french_verb('choisir', IL)} {what}", f"choisir {what}", who.text)

    # Prices

    def can_be_a_purpose(self, gain: Say) -> bool:
        return not gain.verb.startswith("faire ") or gain.text().startswith("faites ")

    def so_as_to(self, price: str, gain: str) -> str:
        return f"{price} pour {gain}"

    def if_done(self, you: bool, gain: Say) -> str:
        done = "si vous le faites" if you else "s'il le fait"
        return f"{done} et {gain.text()}" if gain.lead.startswith(("si ", "s'")) else f"{done}, {gain.text()}"

    def if_not_done(self, wished: bool, text: str) -> str:
        return f"sinon, {text}" if wished else f"si c'est impossible, {text}"

    # Repetition

    def once_more_for(self, each: str) -> str:
        return f"recommencez une fois pour {each}"
