"""Channeling a prepared spell: from then on it is a component (R:channel-a-spell)."""

from grimoire.kernel.frame import Frame, Step
from grimoire.magenoir.legality import may_channel
from grimoire.magenoir.moves import change_state
from grimoire.magenoir.procedure_numbers import CHANNEL
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.state import State
from grimoire.magenoir.zones import CHANNELED


def channel(g: State, seat: int, card: int) -> None:
    start(g, CHANNEL, seat, [], card)


class Channel(Step[State]):
    """R:channel-a-spell. After the window it must still be possible."""

    def run(self, g: State, f: Frame) -> None:
        card = f.scope.card
        g.pop()
        if g.stamp[card] == f.scope.stamp and may_channel(g, f.scope.seat, card):
            change_state(g, card, CHANNELED)


procedure(CHANNEL, Channel())
