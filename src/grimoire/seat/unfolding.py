"""A scenario played with the table looked at after everything that happens, not only where somebody is asked."""

from grimoire.kernel.chain_watch import LONG_CHAIN
from grimoire.kernel.event import Event
from grimoire.kernel.position import Position
from grimoire.library.scenario_running import Played, as_it_is
from grimoire.library.scenarios import Play
from grimoire.seat.looking import WATCHER, Handles, Look
from grimoire.seat.scenario_presenter import presenter_for
from grimoire.seat.scene import Scene
from grimoire.seat.seats import opened


class Glimpse:
    """What happened at once, and the table just after it."""

    def __init__(self, events: list[Event], scene: Scene) -> None:
        self.events = events
        self.scene = scene


class Unfolding(Played):
    """A play of which every glimpse is kept, since `glimpses` was emptied last."""

    def __init__(self, play: Play, lang: str) -> None:
        self.presenter = presenter_for(play, lang)
        self.handles = {seat: Handles() for seat in (*range(len(play.given.seats)), WATCHER)}
        self.glimpses: list[Glimpse] = []
        self.made: list[str] = []
        super().__init__(play, as_it_is)

    def run_on(self) -> None:
        g = self.game
        whole = g.clone()
        before = g.events[:]  # no copy has them
        g.unshare()
        told = 0
        for _ in range(LONG_CHAIN):
            if g.asked >= 0 or not g.stack or g.over:
                break
            top = g.stack[-1]
            top.node.run(g, top)
            if len(g.events) > told:
                self.glimpses.append(Glimpse(g.events[told:], self.open_scene(g)))
                told = len(g.events)
        if g.asked < 0 and g.stack and not g.over:  # from here on it is watched for loops, and by whoever ran all of it
            whole.advance()
            whole.events = before + whole.events
            g = self.game = whole
        else:
            g.advance()
        if len(g.events) > told:
            self.glimpses.append(Glimpse(g.events[told:], self.open_scene(g)))

    def open_scene(self, position: Position) -> Scene:
        """The table with nothing hidden. Handles go on from one glimpse to the next, so that things can be seen to move."""
        return opened(self.scene(position, WATCHER), [self.scene(position, seat) for seat in range(len(self.presenter.names))])

    def scene(self, position: Position, seat: int) -> Scene:
        table = self.presenter.laid_out(position, seat)
        self.handles[seat] = self.handles[seat].after(table)
        return self.presenter.scene(Look(position, seat, len(self.made), self.handles[seat], table))
