"""Meeting Encounters: turned up, compared with the Level, suffered or fought (A:encounters)."""

from typing import Final

from grimoire.anima.facts.areas import EncounterMet, EncounterRevealed, EncounterTooHigh
from grimoire.anima.fight import CREATURE_CARD, ESCAPED, LOST, WON
from grimoire.anima.listening import happen_on
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import carry, discard, show, top_of
from grimoire.anima.procedure_numbers import ENCOUNTER, ENCOUNTERS, FIGHT, WINDOW
from grimoire.anima.procedures import procedure, start
from grimoire.anima.queries import level_of
from grimoire.anima.state import UP, State
from grimoire.anima.word_numbers import MEET
from grimoire.anima.zones import BESIDE, DRAWN, ENCOUNTER_DECK, ENCOUNTER_DISCARD, EVENT, GUARDS, OPEN
from grimoire.kernel.frame import Frame, Kept, Step

# How it is met.
PRELIMINARY: Final = 0
EXPLORING: Final = 1
OF_TASK: Final = 2
IN_TREE: Final = 3  # on changing the Level in the tree

# The numbers of a meeting: evaded, how it is met, the Level of the Area, deaths of the Party before.
EVADED: Final = 0
MODE: Final = 1
LEVEL: Final = 2
DEATHS: Final = 3


class Meet(Step[State]):
    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        card = s.card
        if f.step == 0:
            self.turn_up(g, f)
        elif f.step == 1:
            if f.vals[EVADED]:
                discard(g, card, s.seat, "A:encounters")
                g.pop()
                return
            g.log(EncounterMet("A:encounters", s.seat, g.definition(card).id))
            if g.definition(card).type == EVENT:
                f.step = 2
                f.vals[DEATHS] = g.deaths[s.seat]
                happen_on(g, MEET, s.seat, card)
            else:
                f.step = 3
                definition = g.definition(card)
                start(g, FIGHT, s.seat, [CREATURE_CARD, -1, definition.combat, definition.kinds], card)
        elif f.step == 2:
            g.pop()
            discard(g, card, s.seat, "A:events")
            exploring = f.vals[MODE] == EXPLORING or f.vals[MODE] == OF_TASK
            if exploring and g.deaths[s.seat] > f.vals[DEATHS]:
                expel(g, s.seat, "A:explore", g.definition(card).id)
        else:
            g.pop()
            self.after_fight(g, f)

    def turn_up(self, g: State, f: Frame) -> None:
        s = f.scope
        news = g.known[s.card] != OPEN
        show(g, s.card)
        definition = g.definition(s.card)
        area = g.at[s.card] if g.at[s.card] >= 0 else g.place[s.seat]
        target = g.definition(area).id if area >= 0 else ""
        g.log(EncounterRevealed("A:encounters", s.seat, definition.id, area=target, revealed=news))
        if g.zone[s.card] == GUARDS:
            g.state[s.card] |= UP
        if definition.level > f.vals[LEVEL]:
            g.pop()
            g.log(EncounterTooHigh("A:encounters", s.seat, definition.id, level=f.vals[LEVEL]))
            discard(g, s.card, s.seat, "A:encounters")
            return
        f.step = 1
        start(g, WINDOW, s.seat, [len(g.stack) - 1, 0])

    def after_fight(self, g: State, f: Frame) -> None:
        """A Preliminary Creature that was not beaten stays; those of an exploration lie beside until the phase ends."""
        card = f.scope.card
        beaten = g.outcome == WON
        if f.vals[MODE] == PRELIMINARY and (g.outcome == LOST or g.outcome == ESCAPED):
            return
        if (f.vals[MODE] == EXPLORING or f.vals[MODE] == OF_TASK) and not f.vals[EVADED]:
            carry(g, card, BESIDE, f.scope.seat, "A:encounters")
            return
        discard(g, card, f.scope.seat, "A:creatures" if beaten else "A:encounters")


class MeetAll(Step[State]):
    """So many Encounters, drawn face down, turned up one by one; once the Party is out the rest is discarded unseen.

    Numbers: how many, as which Level (0: the Area's own), then the cards drawn.
    """

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, 2)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        of_task = g.attempt_seat == seat and g.attempt_card == f.scope.card
        if f.step == 0:
            f.step = 1
            for _ in range(f.vals[0]):
                card = top_of(g, ENCOUNTER_DECK)
                if card >= 0:
                    carry(g, card, DRAWN, seat, "A:encounters")
                    f.vals.append(card)
        cards = f.vals[2:]
        if not cards:
            g.pop()
            return
        if g.attempt_failed if g.attempt_seat == seat else g.out[seat]:
            g.pop()
            for card in cards:
                carry(g, card, ENCOUNTER_DISCARD, seat, "A:encounters")
            return
        f.vals = [f.vals[0], f.vals[1], *cards[1:]]
        place = g.place[seat]
        level = f.vals[1] or (level_of(g, place) if place >= 0 else 1)
        start(g, ENCOUNTER, seat, [0, OF_TASK if of_task else EXPLORING, level, 0], cards[0])


procedure(ENCOUNTER, Meet())
procedure(ENCOUNTERS, MeetAll())
