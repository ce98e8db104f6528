"""What goes when a card arrives of which there may not be so many: the second of a Unique spell (D3.2.3), older Equipment."""

from typing import Final

from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question
from grimoire.magenoir.indestructible import can_be_discarded
from grimoire.magenoir.leaving_and_discarding import leave
from grimoire.magenoir.procedure_numbers import CONFLICT
from grimoire.magenoir.procedures import procedure
from grimoire.magenoir.state import State
from grimoire.magenoir.unique_and_equipment_limits import crowd_of, over_limit
from grimoire.magenoir.zones import ANIMALS, DISCARD, EQUIPMENT

# Steps of Conflict: its numbers are the cards that have been spoken of.
KEPT: Final = 1
GIVEN_UP: Final = 2


class Conflict(Step[State]):
    """On arrival: new Equipment makes the older of its slot go; of a Unique spell its controller keeps one; where a card's
    text allows so many only, down to that. What cannot go stays (D3.2.3), until a control check.

    Numbers: what has had its turn: kept, or told to go and perhaps still here.
    """

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        seat = f.scope.seat
        if f.step > BEGIN:
            ref = g.ref(g.reply)
            f.vals.append(ref)
            going = f.step == GIVEN_UP
            f.step = BEGIN
            if going:
                leave(g, seat, DISCARD, [ref])  # an Animal goes into exile for it (D7.4)
                return
        for group, most in arrival_crowds(g, card) if g.stamp[card] == f.scope.stamp else []:
            newest = g.zone[card] == EQUIPMENT and card in group and most > 0  # the latest Equipment is the one that stays
            left = [c for c in group if g.ref(c) not in f.vals and not (newest and c == card)]
            free = [c for c in left if can_be_discarded(g, c)]
            room = most - (len(group) - len(free))
            if room <= 0 and left:
                self.send_off(g, f, left, left)  # all of them, so that it is told what cannot go
                return
            if 0 < room < len(free):
                self.choose(g, f, free, room, newest)
                return
        g.pop()

    def send_off(self, g: State, f: Frame, done: list[int], going: list[int]) -> None:
        """These cards have had their turn, and so many of them go; then what else there are too many of is looked at."""
        f.vals.extend([g.ref(c) for c in done])
        leave(g, f.scope.seat, DISCARD, [g.ref(c) for c in going])

    def choose(self, g: State, f: Frame, free: list[int], room: int, newest: bool) -> None:
        """Who may keep some names what is kept, or, where that is shorter to say, what goes."""
        seat = f.scope.seat
        offer = Offer()
        animals = g.zone[free[0]] == ANIMALS
        keeps = not newest and not animals
        offer.add_cards(g, seat, "keep" if keeps else "exile" if animals else "discard", free)
        if len(offer.keys) == 1 and not animals:
            self.send_off(g, f, free, free[: len(free) - room])
            return
        name = g.definition(f.scope.card).id
        question = Question("keep-one", name) if keeps else Question("too-many") if animals else Question("makes-room", name)
        g.ask(f, 1 if keeps else 2, seat, question, offer)


def arrival_crowds(g: State, card: int) -> list[tuple[list[int], int]]:
    """What a card that has just come makes too many of: by its slot or as a Unique spell, and, for a card's text may limit
    Animals and Equipment, by that (Gladiator ritual)."""
    group, most = crowd_of(g, card)
    found = [(group, most)] if group else []
    return found + over_limit(g, g.owner[card]) if g.zone[card] in (ANIMALS, EQUIPMENT) else found


procedure(CONFLICT, Conflict())
