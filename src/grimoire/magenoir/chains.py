"""When two moments of a chain of events are the same: a chain that comes back to one is a loop nobody can leave."""

from typing import TYPE_CHECKING, Final

from grimoire.kernel.frame import Frame, Scope
from grimoire.magenoir.procedure_numbers import PROCEDURES, SETTLE

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

MOST_COUNTED: Final = 10  # no card asks whether something happened more often than this


def chain_key(g: "Game") -> bytes:
    """Everything that decides how a chain goes on, without what merely counts: stamps, times, the log."""
    lists = [g.defs, g.zone, g.hp, g.mana, g.known, g.exhausted, g.reserve, g.piles, g.life, g.mage_noir, g.zenith]
    memory = [g.once, g.fired, g.arrived, sorted(g.shield.items()), sorted(g.paid_x.items())]
    tally = [(kind, min(times, MOST_COUNTED)) for kind, times in sorted(g.tally.items())]
    at_work = [(kind, len(actives)) for kinds in (g.mods, g.listeners) for kind, actives in sorted(kinds.items())]
    frames = [frame_key(g, frame) for frame in [*without_repeats(g.stack), *g.parked]]
    waiting = [[(p.node.home, p.node.number, scope_key(g, p.scope)) for p in batch] for batch in [g.pending, *g.batches]]
    chance = (g.chance.a, g.chance.b)
    return repr((lists, g.zones, memory, tally, at_work, frames, waiting, chance)).encode()


def without_repeats(stack: list[Frame]) -> list[Frame]:
    """To settle twice running is to settle once: a loop may pile that up."""
    kept: list[Frame] = []
    settle = PROCEDURES[SETTLE]
    for frame in stack:
        again = frame.node is settle and bool(kept) and kept[-1].node is settle and kept[-1].step == frame.step
        if not again:
            kept.append(frame)
    return kept


def frame_key(g: "Game", frame: Frame) -> tuple[object, ...]:
    vals = [without_stamp(g, number) for number in frame.vals]
    return (frame.node.home, frame.node.number, frame.step, vals, scope_key(g, frame.scope))


def scope_key(g: "Game", s: Scope) -> tuple[object, ...]:
    alive = s.card >= 0 and g.stamp[s.card] == s.stamp
    picks = [(slot, [without_stamp(g, number) for number in chosen]) for slot, chosen in sorted(s.picks.items())]
    it = [without_stamp(g, number) for number in s.it]
    looked = [without_stamp(g, number) for number in s.looked]
    since = (g.happened > s.began, min(g.losses - s.losses, MOST_COUNTED))
    return (s.card, alive, s.seat, s.mode, s.home, picks, it, looked, s.player, s.amount, s.x, since)


def without_stamp(g: "Game", number: int) -> tuple[int, bool]:
    """A reference by its card and whether it still means it; any other number as it is."""
    if number < 0:
        return number, False
    card = g.card_of(number)
    return card, number != card and g.live(number) >= 0
