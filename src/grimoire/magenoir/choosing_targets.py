"""Choosing the cards and targets a text asks for, one at a time."""

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.common_options import DONE, DONE_KEY, NO, YES, ref_options
from grimoire.magenoir.component_counts import optional_count
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.meant_cards import Asking, EitherSelection, Selection
from grimoire.magenoir.modifiers import COUNTS_AS
from grimoire.magenoir.moves import look_at
from grimoire.magenoir.references import CARD_BITS, PAID_SLOT
from grimoire.magenoir.state import State
from grimoire.magenoir.values import Components
from grimoire.magenoir.zones import DECK, HAND


class Pick(Step[State]):
    """Fills the slot of a selection. Its numbers are what was chosen so far."""

    def __init__(self, selection: Selection) -> None:
        super().__init__()
        self.selection = selection

    def run(self, g: State, f: Frame) -> None:
        selection = self.selection
        s = f.scope
        chosen = f.vals
        if f.step == ANSWERED:
            f.step = BEGIN
            if g.reply == DONE_KEY:
                self.close(g, s, chosen)
                return
            chosen.append(g.reply)
            if g.reply >= 0 and g.zone[g.reply % CARD_BITS] == DECK:
                look_at(g, s.seat, g.reply % CARD_BITS)  # who searched knows what was chosen
        wanted = selection.wanted(g, s, chosen) - len(chosen)
        left = selection.candidates(g, s, chosen)
        if selection.shares is not None:
            left = self.shareable(g, s, left, wanted)
        elif not selection.turns_slot:
            left = [ref for ref in left if ref not in chosen]
        free = selection.up_to or selection.optional
        subject = selection.subject
        hidden = subject is not None and not subject.is_public()
        secret = hidden and subject is not None and subject.asks_private_facts()
        if wanted <= 0 or (not left and not secret):
            self.close(g, s, chosen)
            return
        again = selection.shares is not None or selection.turns_slot > 0  # the same one may be chosen again
        if not free and not secret and not again and isinstance(selection, EitherSelection) and not chosen:
            pass  # the first choice decides between two kinds
        elif not free and not secret and not again and len(left) <= wanted:
            self.close(g, s, chosen + left)  # every seat can tell that there is no choice
            return
        seat = s.seat if subject is not None and subject.looked else chooser(g, s, left, hidden)
        offer = Offer()
        ref_options(g, seat, "choose" if hidden else "target", left, offer)
        if free or not left:
            offer.add(DONE, DONE_KEY)
        elif len(offer.keys) == 1 and not hidden:
            f.vals.append(offer.keys[0])  # cards that do not differ are no choice
            return
        g.ask(f, ANSWERED, seat, Question("choose", g.definitions[s.home].id, wanted), offer)

    def shareable(self, g: State, s: Scope, candidates: list[int], points: int) -> list[int]:
        """Among whom the next point may go, so that enough and not too many different targets are named."""
        selection = self.selection
        chosen = g.stack[-1].vals
        named: list[int] = []
        for ref in chosen:
            if ref not in named:
                named.append(ref)
        least = 0 if selection.least is None else selection.least.of(g, s)
        if len(named) >= max(1, selection.count.of(g, s)):
            return [ref for ref in candidates if ref in named]
        if points <= least - len(named) and len(candidates) > len(named):
            return [ref for ref in candidates if ref not in named]
        return candidates

    def close(self, g: State, s: Scope, chosen: list[int]) -> None:
        s.pick(self.selection.slot, chosen)
        if self.selection.players_only and chosen:
            s.player = -1 - chosen[0]  # "that player" from here on
        g.pop()


def chooser(g: State, s: Scope, left: list[int], hidden: bool) -> int:
    """Cards of a hand are chosen by its owner, all others by "you"."""
    if hidden and left:
        card = left[0] % CARD_BITS
        if g.zone[card] == HAND:
            return g.owner[card]
    return s.seat


class CountAs(Step[State]):
    """Whoever counts decides whether a card is counted for more, where that may be done once a turn (Water drop)."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self.components = components

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        subject = self.components.subject
        word = subject.words[0] if subject.words else 0
        # f.vals: what was declined. The card asked about is the first of the others, before and after the answer.
        left = [c for c in subject.candidates(g, s) if optional_count(g, c, word, s.card) >= 0 and g.ref(c) not in f.vals]
        if f.step == ANSWERED:
            f.step = BEGIN
            card = left[0]
            left = left[1:]
            if g.reply:
                g.once.append(optional_count(g, card, word, s.card))
                s.picked(self.components.slot).append(g.ref(card))
            else:
                f.vals.append(g.ref(card))
        if not left:
            s.picked(self.components.slot)
            g.pop()
            return
        g.ask(f, ANSWERED, s.seat, Question("count-as-more", g.definition(left[0]).id), Offer([YES, NO], [1, 0]))


class ElementPaid(Asking):
    """The element of the Mana that was paid for this text; where there are several, its player says which."""

    def elements(self, s: Scope) -> list[int]:
        return sorted(dict.fromkeys([key % 6 for key in s.picks.get(PAID_SLOT, [])]))

    def is_wanted(self, g: State, s: Scope) -> bool:
        return self.slot not in s.picks and bool(self.elements(s))


class PickElement(Step[State]):
    def __init__(self, asking: ElementPaid) -> None:
        super().__init__()
        self.asking = asking

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        elements = self.asking.elements(s)
        if f.step == BEGIN and len(elements) > 1:
            options = [Option("choose", element=ELEMENTS[e]) for e in elements]
            g.ask(f, ANSWERED, s.seat, Question("which-element", g.definitions[s.home].id), Offer(options, elements))
            return
        s.pick(self.asking.slot, [g.reply if f.step == ANSWERED else elements[0]])
        g.pop()


class Counting(Asking):
    """A count of components that may have to be asked about."""

    def __init__(self, slot: int, components: Components) -> None:
        super().__init__(slot)
        self.components = components

    def is_wanted(self, g: State, s: Scope) -> bool:
        if self.slot in s.picks or not g.mods[COUNTS_AS]:
            return False
        subject = self.components.subject
        word = subject.words[0] if subject.words else 0
        return any(optional_count(g, card, word, s.card) >= 0 for card in subject.candidates(g, s))
