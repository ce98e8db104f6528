"""What a language says for events."""

from abc import abstractmethod

from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.phrases.values import ValuePhrases
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing


class EventPhrases(ValuePhrases):
    """What happens, as clauses whose tense is still open; inside "cannot" (`forbidding`) as what nobody does at all."""

    def happening(self, thing: Thing, verb: str, rest: str) -> Happening:
        return Happening(self.subject(thing), verb, rest, thing.plural, thing.you)

    # Where and when

    @abstractmethod
    def from_zone(self, zone: str, owner: str) -> str:
        """ " from play", " from your hand"."""

    @abstractmethod
    def a_phase(self, phase: str) -> str:
        """ "a main phase"."""

    @abstractmethod
    def draw_phase_of(self, who: Thing) -> str:
        """ "your draw phase"."""

    @abstractmethod
    def during(self, time: str) -> str:
        """ "during a main phase", "during your turn"."""

    @abstractmethod
    def outside(self, phase: str) -> str:
        """ "outside a main phase"."""

    @abstractmethod
    def at_turn_edge(self, start: bool, turn: str) -> str:
        """ "at the start of your turn"."""

    # Events

    @abstractmethod
    def has_draw_phase(self, who: Thing) -> Happening:
        """The draw phase of a player."""

    @abstractmethod
    def draws(self, who: Thing, moment: str) -> Happening:
        """ "you draw a card"."""

    @abstractmethod
    def adds_to_hand(self, who: Thing, moment: str) -> Happening:
        """ "you add a card to your hand"."""

    @abstractmethod
    def that_card(self) -> str:
        """ "that card", of one card of an event."""

    @abstractmethod
    def is_damaged(self, target: Thing) -> Happening:
        """ "you are dealt damage"."""

    @abstractmethod
    def damages(self, source: Thing, target: Thing) -> Happening:
        """ "a Fire spell deals damage to you"."""

    @abstractmethod
    def hp_changes(self, thing: Thing, gains: bool) -> Happening:
        """ "you lose HP"."""

    @abstractmethod
    def trades(self, who: Thing, mana: str) -> Happening:
        """ "you trade Fire Mana with the Available Ether"."""

    @abstractmethod
    def phases(self, who: Thing, whom: Thing) -> Happening:
        """ "you phase out the opponent"."""

    @abstractmethod
    def is_discarded(self, thing: Thing, destroyed: bool, origin: str, activated: bool) -> Happening:
        """ "this spell is discarded from play after being activated"."""

    @abstractmethod
    def is_put(self, thing: Thing, place: str) -> Happening:
        """ "third", "in_discard": "a spell is put into your discard pile"."""

    @abstractmethod
    def is_destroyed_for_lack_of_hp(self, thing: Thing) -> Happening:
        """ "this Permanent is destroyed for lack of HP"."""

    @abstractmethod
    def releases(self, thing: Thing, mana: str, on_discard: bool) -> Happening:
        """ "this spell releases Fire Mana on being discarded"."""

    @abstractmethod
    def leaves_play(self, thing: Thing) -> Happening:
        """ "this Permanent leaves play"."""

    @abstractmethod
    def enters_play(self, thing: Thing) -> Happening:
        """ "this Permanent enters play"."""

    @abstractmethod
    def as_it_enters(self, thing: Thing) -> str:
        """ "as this Permanent enters play"."""

    @abstractmethod
    def none_of(self, f: Filter) -> Thing:
        """The cards a player cannot prepare or activate."""

    @abstractmethod
    def player_does(self, word: str, you: bool, cards: str) -> Happening:
        """ "prepared", "activated": "the opponent prepares a Fire spell"."""

    @abstractmethod
    def you_do(self, word: str, thing: Thing) -> Happening:
        """The same with this card: "you prepare this spell"."""

    @abstractmethod
    def is_done(self, thing: Thing, word: str, origin: str) -> Happening:
        """ "this spell is channeled". `word` is the word of the event."""

    @abstractmethod
    def is_exhausted_by_preparing(self, thing: Thing) -> Happening:
        """ "your Animal is exhausted by the preparation of a spell"."""

    @abstractmethod
    def once_used(self, thing: Thing) -> str:
        """ "once this spell has been used as a component"."""

    @abstractmethod
    def applies(self, thing: Thing) -> Happening:
        """ "this spell applies its effects"."""

    # Clauses made of them

    @abstractmethod
    def whenever(self, said: Happening) -> str:
        """ "whenever you draw a card"; "when" where it happens once."""

    @abstractmethod
    def whenever_either(self, every: list[Happening]) -> str:
        """ "whenever you draw a card or discard a card"."""

    @abstractmethod
    def whenever_discarding(self, you: bool, cards: str) -> str:
        """ "whenever you discard 3 cards from your hand"."""

    @abstractmethod
    def nth_time(self, said: Happening, which: str) -> str:
        """ "the second time you draw a card in a turn"."""

    @abstractmethod
    def would(self, said: Happening) -> str:
        """ "if you would draw a card"."""

    @abstractmethod
    def from_anywhere(self) -> str:
        """Added to that, of discarding."""

    @abstractmethod
    def cannot_happen(self, said: Happening) -> str:
        """ "you cannot draw cards"."""

    @abstractmethod
    def has_no_draw_phase(self, said: Happening) -> str:
        """ "the opponent has no draw phase"."""

    # What happened this turn, by its cards

    @abstractmethod
    def cards_drawn(self, who: Thing, plural: bool) -> str:
        """ "cards you drew this turn"."""

    @abstractmethod
    def cards_discarded_from_hand(self, f: Filter, plural: bool, mine: bool) -> str:
        """ "spells you discarded from your hand this turn"."""

    @abstractmethod
    def cards_lost(self, f: Filter, plural: bool) -> str:
        """ "Permanents destroyed this turn", "spells discarded from play this turn"."""

    @abstractmethod
    def cards_prepared(self, f: Filter, plural: bool) -> str:
        """ "spells prepared this turn"."""
