"""The death of a Character, what may prevent it, and the new Party of whoever has lost them all (A:characters-and-parties)."""

from typing import Final

from grimoire.anima.bonuses import drop_of_seat
from grimoire.anima.discarding import to_discard
from grimoire.anima.facts.parties import CharacterDied, CharacterDying, CharacterSaved, PartyFormed
from grimoire.anima.interruptible import open_window
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import incapacitate, join, top_of
from grimoire.anima.parties import party
from grimoire.anima.procedure_numbers import DIE
from grimoire.anima.procedures import is_running, procedure, start
from grimoire.anima.state import CRISIS, DOWN, State
from grimoire.anima.triggered_texts import happen, happen_on
from grimoire.anima.word_numbers import DEATH, DIES
from grimoire.anima.zones import CHARACTER_DECK, place_name
from grimoire.kernel.frame import BEGIN, Frame, Kept, Step

TO_BURY: Final = 1  # the step of Die after everybody could answer
# What its frame holds.
SAVED: Final = 0
CHARACTER: Final = 1
AFTER_CHARACTER: Final = 2
PREVENTABLE: Final = 2


def let_die(g: State, seat: int, card: int, source: int = -1, preventable: bool = True) -> None:
    """A Character of this seat is about to die."""
    start(g, DIE, seat, [0, card, 1 if preventable else 0], source)


def dying_in(frame: Frame) -> int:
    """The Character that is about to die in this frame; -1 if it is no death."""
    return frame.vals[CHARACTER] if is_running(frame, DIE) else -1


class Die(Step[State]):
    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, CHARACTER, AFTER_CHARACTER)]

    def run(self, g: State, f: Frame) -> None:
        seat = f.scope.seat
        card = f.vals[CHARACTER]
        if card not in party(g, seat):
            g.pop()
        elif f.step == BEGIN:
            f.step = TO_BURY
            if f.vals[PREVENTABLE]:
                g.log(CharacterDying("A:characters-and-parties", seat, g.definition(card).id))
                open_window(g, seat)
        elif f.vals[SAVED]:
            g.pop()
            g.log(CharacterSaved("A:interruption", seat, g.definition(card).id))
            incapacitate(g, card, seat)
        else:
            g.pop()
            bury(g, seat, card)


def bury(g: State, seat: int, card: int) -> None:
    asleep = g.state[card] & DOWN
    place = place_name(g.zone[card])
    to_discard(g, card)
    g.deaths[seat] += 1
    goal = place_name(g.zone[card])
    g.log(CharacterDied("A:characters-and-parties", seat, g.definition(card).id, place, goal))
    happen(g, DEATH, seat)  # before the new Party: whoever joins it was not there
    if not asleep:
        happen_on(g, DIES, seat, card)
    if not party(g, seat) and g.phase != CRISIS:
        form_party(g, seat)


def form_party(g: State, seat: int) -> None:
    """A new Party: one Character, outside, out until the next Reset. Hand, Missions and Faction stay."""
    drop_of_seat(g, seat)
    expel(g, seat, "A:characters-and-parties")
    card = top_of(g, CHARACTER_DECK)
    if card >= 0:
        join(g, seat, card, "A:characters-and-parties")
        g.tell_revealed()
        g.log(PartyFormed("A:characters-and-parties", seat, g.definition(card).id))


procedure(DIE, Die())
