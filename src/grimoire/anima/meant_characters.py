"""Which Characters a text means, and asking for them."""

from typing import Final

from grimoire.anima.meant_parties import Who
from grimoire.anima.parties import normal, party, players
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect, Target
from grimoire.anima.zones import SPINNER_SLOT
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Node, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

ONE_OF: Final = 0  # its own player chooses, when it is carried out
NORMAL_OF: Final = 1
PICKED: Final = 2  # named by the user beforehand
MALES: Final = 3
USER: Final = 4
IT: Final = 5


class Characters(Node):
    def __init__(self, kind: int, who: Who, slot: int = -1) -> None:
        super().__init__()
        self.kind = kind
        self.who = who
        self.slot = slot

    def is_choice(self) -> bool:
        return self.kind == ONE_OF or self.kind == NORMAL_OF

    def cards(self, g: State, s: Scope) -> list[int]:
        """The Characters meant, or those among whom one is chosen."""
        if self.kind == USER:
            return s.picks.get(SPINNER_SLOT, [])
        if self.kind == PICKED:
            return s.picks.get(self.slot, [])
        found: list[int] = []
        for seat in self.who.seats(g, s):
            if self.kind == NORMAL_OF:
                found += normal(g, seat)
            elif self.kind == MALES:
                found += [card for card in party(g, seat) if g.definition(card).male]
            else:
                found += party(g, seat)
        return found


class CharacterTarget(Target):
    """A Character of another Party, the user chooses."""

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [card for seat in players(g) if seat != s.seat for card in party(g, seat)]

    def run(self, g: State, f: Frame) -> None:
        cards = self.candidates(g, f.scope)
        if f.step == BEGIN and len(cards) > 1:
            offer = Offer()
            offer.add_cards(g, f.scope.seat, "choose", cards)
            g.ask(f, ANSWERED, f.scope.seat, Question("choose-character", g.definitions[f.scope.home].id), offer)
            return
        f.scope.pick(self.slot, [g.reply] if f.step == ANSWERED else cards[:1])
        g.pop()


class OnCharacters(Effect):
    """An effect on Characters: where one of several is meant, their own player is asked."""

    def __init__(self, characters: Characters) -> None:
        super().__init__()
        self.characters = characters

    def candidates(self, g: State, s: Scope) -> list[int]:
        return self.characters.cards(g, s)

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        cards = self.candidates(g, s)
        if f.step == ANSWERED:
            cards = [g.reply]
        elif self.characters.is_choice() and len(cards) > 1:
            owner = self.characters.who.seats(g, s)[0]
            offer = Offer()
            offer.add_cards(g, owner, "choose", cards)
            g.ask(f, ANSWERED, owner, Question(self.question(), g.definitions[s.home].id, word=self.deed()), offer)
            return
        g.pop()
        for card in cards:
            self.apply(g, s, card)

    def question(self) -> str:
        return "choose-character"

    def deed(self) -> str:
        """What becomes of whoever is chosen, as the question says it."""
        return ""

    def apply(self, g: State, s: Scope, card: int) -> None:
        pass

    def can_be_done(self, g: State, s: Scope) -> bool:
        kind = self.characters.kind
        if kind == PICKED or (kind == USER and SPINNER_SLOT not in s.picks):
            return True  # what is named or spun is seen to by itself, before this is carried out
        return len(self.candidates(g, s)) > 0
