"""What a language says for cards that go from one place to another."""

from abc import abstractmethod

from grimoire.magenoir.text.amount import Amount
from grimoire.magenoir.text.phrases.conditions import ConditionPhrases
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


class MovePhrases(ConditionPhrases):
    """Discarding, moving, swapping."""

    @abstractmethod
    def act(self, word: str, thing: Thing) -> Say:
        """What is simply done to a thing: "discard", "destroy", "exile", "look", "show", "activate", "rest", "choose" ..."""

    @abstractmethod
    def discard_down_to(self, kept: Amount, mine: bool) -> Say:
        """ "discard cards from your hand until no more than 2 cards remain"."""

    @abstractmethod
    def opponent_discards(self, cards: str) -> Say:
        """ "the opponent discards a card from their hand"."""

    @abstractmethod
    def choose_what_opponent_discards(self, cards: str) -> Say:
        """ "choose a card from it, which the opponent discards", after looking at their hand."""

    @abstractmethod
    def opponent_may_discard(self, cards: str) -> Say:
        """ "the opponent may discard any number of cards from their hand"."""

    @abstractmethod
    def locked_mana_goes_to_owner(self) -> str:
        """ "the Mana locked under it goes to its owner's Mana reserve"."""

    @abstractmethod
    def despite_indestructible(self) -> str:
        """ "Indestructible does not prevent this"."""

    @abstractmethod
    def put_into_hand(self, thing: Thing) -> Say:
        """From a deck: "put it into your hand"."""

    @abstractmethod
    def take_back(self, thing: Thing) -> Say:
        """From your discard pile or exile: "take it back into your hand"."""

    @abstractmethod
    def send_back(self, thing: Thing) -> Say:
        """From the board: "send it back to its owner's hand"."""

    @abstractmethod
    def place_on_deck(self, thing: Thing, top: bool, ordered: bool) -> Say:
        """ "place them on top of your deck in any order"."""

    @abstractmethod
    def put_third(self, thing: Thing) -> Say:
        """ "put it back into your deck as the third card from the top"."""

    @abstractmethod
    def put_nth(self, thing: Thing, number: int) -> Say:
        """ "put it into your deck as the fifth card from the top"."""

    @abstractmethod
    def put_into_deck(self, thing: Thing) -> Say:
        """ "put it back into your deck"."""

    @abstractmethod
    def put_into_preparation(self, thing: Thing) -> Say:
        """ "put it back into preparation"."""

    @abstractmethod
    def channel(self, thing: Thing) -> Say:
        """ "channel it"; of a card that is not on the board, "put it into play channeled"."""

    @abstractmethod
    def put_into_play(self, thing: Thing) -> Say:
        """ "put it into play"."""

    @abstractmethod
    def put_under_discard(self, thing: Thing) -> Say:
        """ "put it on the bottom of your discard pile"."""

    @abstractmethod
    def goes_under_discard(self, thing: Thing) -> str:
        """ "this spell is put on the bottom of your discard pile, never on top"."""

    @abstractmethod
    def swap_positions(self, cards: str) -> Say:
        """ "swap the positions of 2 cards in your deck"."""

    @abstractmethod
    def swap_cards(self, first: Thing, second: Thing) -> Say:
        """ "swap it with your Animal, each taking the place of the other"."""
