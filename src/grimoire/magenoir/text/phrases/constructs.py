"""What a language says for effects made of effects."""

from abc import abstractmethod

from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.lasting import LastingPhrases
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class ConstructPhrases(LastingPhrases):
    """Conditions, choices, prices, repetition."""

    # The opponent, once named

    @abstractmethod
    def opponent_as_pronoun(self, said: Say) -> Say:
        """An effect after a lead that has named the opponent: "they draw 1 card"."""

    @abstractmethod
    def about_opponent(self, text: str) -> str:
        """The rest of a sentence that has named the opponent: "if they are a Mage Noir, "."""

    @abstractmethod
    def both_do_this(self) -> str:
        """Both players do what was told to you, the one whose turn it is first."""

    @abstractmethod
    def opponent_does_it_first(self) -> str:
        """The opponent does the same, before you."""

    @abstractmethod
    def opponent_does_the_same(self) -> str:
        """ "then, the opponent does the same"."""

    # Conditions and alternatives

    @abstractmethod
    def trailing(self, text: str, clause: str) -> str:
        """A clause with "unless" behind its sentence, with the space or the comma before it."""

    @abstractmethod
    def unless_you(self, verb: str) -> str:
        """ "unless you pay 1 Fire Mana"."""

    @abstractmethod
    def otherwise(self, text: str) -> str:
        """ "otherwise, draw 1 card"."""

    @abstractmethod
    def instead(self) -> str:
        """ " instead", behind its sentence."""

    # Choices

    @abstractmethod
    def you_may(self, verb: str) -> str:
        """ "you may draw 1 card"."""

    @abstractmethod
    def you_may_do_this(self, text: str) -> str:
        """ "you may do this: at the end of the turn, draw 1 card"."""

    @abstractmethod
    def player_may(self, who: Thing, verb: str) -> str:
        """ "the opponent may draw 1 card"."""

    @abstractmethod
    def they_may(self, verb: str) -> str:
        """The same where the opponent has been named."""

    @abstractmethod
    def choose_options(self, who: Thing, amount: Amount, options: str) -> Say:
        """ "choose one option:" with the options on lines of their own."""

    # Prices

    @abstractmethod
    def can_be_a_purpose(self, gain: Say) -> bool:
        """Whether the bare verb of a gain can follow "to"."""

    @abstractmethod
    def so_as_to(self, price: str, gain: str) -> str:
        """ "pay 1 Fire Mana to draw 1 card"."""

    @abstractmethod
    def if_done(self, you: bool, gain: Say) -> str:
        """ "if you do, draw 1 card"; a gain may have a condition of its own."""

    @abstractmethod
    def if_not_done(self, wished: bool, text: str) -> str:
        """ "if you do not, take 1 damage"; where it was no wish, "if you cannot, …"."""

    # Repetition

    @abstractmethod
    def once_more_for(self, each: str) -> str:
        """ "do this once more for each of your Trees"."""
