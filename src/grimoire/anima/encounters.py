"""Meeting Encounters: turned up, compared with the Level, suffered or fought (A:encounters)."""

from typing import Final

from grimoire.anima.areas import level_of
from grimoire.anima.combat import fight_foe
from grimoire.anima.combat_state import CREATURE_CARD, ESCAPED, LOST, WON
from grimoire.anima.discarding import discard
from grimoire.anima.facts.areas import EncounterMet, EncounterRevealed, EncounterTooHigh
from grimoire.anima.interruptible import open_window
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import carry, show, top_of
from grimoire.anima.procedure_numbers import ENCOUNTER, ENCOUNTERS
from grimoire.anima.procedures import is_running, procedure, start
from grimoire.anima.state import UP, State
from grimoire.anima.triggered_texts import happen_on
from grimoire.anima.word_numbers import MEET
from grimoire.anima.zones import BESIDE, DRAWN, ENCOUNTER_DECK, ENCOUNTER_DISCARD, EVENT, GUARDS, OPEN
from grimoire.kernel.frame import BEGIN, Frame, Kept, Scope, Step

# How it is met.
PRELIMINARY: Final = 0
EXPLORING: Final = 1
OF_TASK: Final = 2
IN_TREE: Final = 3  # on changing the Level in the tree

# Steps of Meet.
BE_MET: Final = 1  # everybody could answer
EVENT_OVER: Final = 2
FIGHT_OVER: Final = 3
# What its frame holds.
EVADED: Final = 0
MODE: Final = 1
LEVEL: Final = 2  # of the Area
DEATHS: Final = 3  # of the Party before
WHERE: Final = 4  # the Area it is met in or before, -1 if none
AFTER_WHERE: Final = 5


def meet(g: State, seat: int, card: int, mode: int, level: int) -> None:
    """Let a Party meet this Encounter."""
    start(g, ENCOUNTER, seat, [0, mode, level, 0, g.at[card] if g.at[card] >= 0 else g.place[seat]], card)


def last_met(g: State) -> Frame | None:
    """The Encounter that is being met, the last of several."""
    for frame in reversed(g.stack):
        if is_running(frame, ENCOUNTER):
            return frame
    return None


def area_of_text(g: State, s: Scope) -> int:
    """The Area a text speaks of as its own: where its card lies, or where its Party is, or was when it met this card."""
    if s.card >= 0 and g.at[s.card] >= 0:
        return g.at[s.card]
    met = last_met(g)
    if met is not None and met.scope.card == s.card >= 0:
        return met.vals[WHERE]
    return g.place[s.seat]


def is_of_exploration(encounter: Frame) -> bool:
    """Whether it was drawn while exploring, not before an Area or for a Mission."""
    return encounter.vals[MODE] == EXPLORING


class Meet(Step[State]):
    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, WHERE, AFTER_WHERE)]

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        card = s.card
        if f.step == BEGIN:
            self.turn_up(g, f)
        elif f.step == BE_MET:
            if f.vals[EVADED]:
                discard(g, card, s.seat, "A:encounters")
                g.pop()
                return
            definition = g.definition(card)
            g.log(EncounterMet("A:encounters", s.seat, definition.id))
            if definition.type == EVENT:
                f.step = EVENT_OVER
                f.vals[DEATHS] = g.deaths[s.seat]
                happen_on(g, MEET, s.seat, card)
            else:
                f.step = FIGHT_OVER
                fight_foe(g, s.seat, CREATURE_CARD, definition.combat, definition.kinds, card)
        elif f.step == EVENT_OVER:
            g.pop()
            discard(g, card, s.seat, "A:events")  # A:events: carried out once, then gone
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
        f.step = BE_MET
        open_window(g, s.seat)

    def after_fight(self, g: State, f: Frame) -> None:
        """A Preliminary Creature that was not beaten stays; those of an exploration lie beside until the phase ends
        (A:creatures)."""
        card = f.scope.card
        beaten = g.outcome == WON
        if f.vals[MODE] == PRELIMINARY and (g.outcome == LOST or g.outcome == ESCAPED):
            return
        if (f.vals[MODE] == EXPLORING or f.vals[MODE] == OF_TASK) and not f.vals[EVADED]:
            carry(g, card, BESIDE, f.scope.seat, "A:encounters")
            return
        discard(g, card, f.scope.seat, "A:creatures" if beaten else "A:encounters")


MEET_NEXT: Final = 1  # the step of MeetAll after the cards are drawn
# What its frame holds.
AMOUNT: Final = 0
AS_LEVEL: Final = 1  # 0: the Area's own
CARDS: Final = 2  # from here on, those still to be met


def meet_several(g: State, seat: int, amount: int, level: int, source: int) -> None:
    """Let a Party draw this many Encounters and meet them; `level`: what the Area counts as, 0 as it is."""
    start(g, ENCOUNTERS, seat, [amount, level], source)


class MeetAll(Step[State]):
    """Several Encounters, drawn face down, turned up one by one; once the Party is out the rest is discarded unseen."""

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, CARDS)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        of_task = g.attempt_seat == seat and g.attempt_card == f.scope.card
        if f.step == BEGIN:
            f.step = MEET_NEXT
            for _ in range(f.vals[AMOUNT]):
                card = top_of(g, ENCOUNTER_DECK)
                if card >= 0:
                    carry(g, card, DRAWN, seat, "A:encounters")
                    f.vals.append(card)
        cards = f.vals[CARDS:]
        if not cards:
            g.pop()
            return
        if g.attempt_failed if g.attempt_seat == seat else g.out[seat]:
            g.pop()
            for card in cards:
                carry(g, card, ENCOUNTER_DISCARD, seat, "A:encounters")
            return
        f.vals = [f.vals[AMOUNT], f.vals[AS_LEVEL], *cards[1:]]
        place = g.place[seat]
        level = f.vals[AS_LEVEL] or (level_of(g, place) if place >= 0 else 1)
        meet(g, seat, cards[0], OF_TASK if of_task else EXPLORING, level)


procedure(ENCOUNTER, Meet())
procedure(ENCOUNTERS, MeetAll())
