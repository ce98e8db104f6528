"""When two moments of a chain of events, or two situations of a game, are the same."""

from typing import Final

from grimoire.kernel.frame import Frame, Scope
from grimoire.magenoir.procedure_numbers import PROCEDURES, SETTLE
from grimoire.magenoir.references import LEAST_REF, WORDS_SLOT
from grimoire.magenoir.state import State

MOST_COUNTED: Final = 10  # no card asks whether something happened more often than this


def chain_key(g: State) -> bytes:
    """Everything that decides how the game goes on, without what merely counts: stamps, times, the log."""
    waiting = [[(p.node.home, p.node.number, scope_key(g, p.scope)) for p in batch] for batch in [g.pending, *g.batches]]
    return repr((state(g), frame_keys(g, [*g.stack, *g.parked]), waiting)).encode()


def moment_key(g: State) -> bytes:
    """The same for the frame that runs: what waits below it, and what these frames keep, is left out."""
    top = g.stack[-1]
    batches = [g.pending, g.batches[-1]] if top.node is PROCEDURES[SETTLE] and g.batches else [g.pending]
    waiting = [[(p.node.home, p.node.number, scope_key(g, p.scope)) for p in batch] for batch in batches]
    return repr((state(g), frame_keys(g, [top, *g.parked[-2:]]), waiting)).encode()


def state(g: State) -> tuple[object, ...]:
    lists = [g.defs, g.zone, g.hp, g.mana, g.known, sorted(g.exhausted), g.reserve, g.piles, g.life, g.mage_noir, g.zenith]
    spent = sorted([key for key, when in g.spent.items() if when == g.happened])
    memory = [g.once, g.fired, g.arrived, spent, [g.passed == g.happened]]
    tables = [sorted(table.items()) for table in (g.shield, g.heard, g.paid_x)]
    tally = [(kind, min(times, MOST_COUNTED)) for kind, times in sorted(g.tally.items())]
    at_work = [(kind, len(actives)) for kinds in (g.mods, g.listeners) for kind, actives in enumerate(kinds) if actives]
    return (lists, g.zones, memory, tables, tally, at_work, g.chance.numbers())


def frame_keys(g: State, frames: list[Frame]) -> list[tuple[object, ...]]:
    return [frame_key(g, frame) for frame in without_repeats(frames)]


def without_repeats(stack: list[Frame]) -> list[Frame]:
    """To settle twice running is to settle once: a loop may pile that up."""
    kept: list[Frame] = []
    settle = PROCEDURES[SETTLE]
    for frame in stack:
        again = frame.node is settle and bool(kept) and kept[-1].node is settle and kept[-1].step == frame.step
        if not again:
            kept.append(frame)
    return kept


def frame_key(g: State, frame: Frame) -> tuple[object, ...]:
    vals = [without_stamp(g, number) for number in frame.vals]
    return (frame.node.home, frame.node.number, frame.step, vals, scope_key(g, frame.scope))


def scope_key(g: State, s: Scope) -> tuple[object, ...]:
    alive = s.card >= 0 and g.stamp[s.card] == s.stamp
    picks = [
        (slot, chosen[:] if slot == WORDS_SLOT else [without_stamp(g, number) for number in chosen])
        for slot, chosen in sorted(s.picks.items())
    ]
    it = [without_stamp(g, number) for number in s.it]
    looked = [without_stamp(g, number) for number in s.looked]
    since = (g.happened > s.began, min(g.losses - s.losses, MOST_COUNTED))
    return (s.card, alive, s.seat, s.mode, s.home, picks, it, looked, s.player, s.amount, s.x, since)


def without_stamp(g: State, number: int) -> tuple[int, bool]:
    """A reference by its card and whether it still means it; a number that can be none as it is."""
    if number < LEAST_REF:
        return number, False
    return g.card_of(number), g.live(number) >= 0
