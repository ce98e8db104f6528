"""A bracket: who loses is out. The best meet as late as they can, and have the byes where a place stays empty."""

from grimoire.contests.rounds import Round
from grimoire.contests.state import State


def places(size: int) -> list[int]:
    """The seeds (0 is the best) in the order in which they stand in a bracket: 0 meets the last, and 1 not before the end."""
    order = [0]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def first_slots(seeds: list[int]) -> tuple[int, ...]:
    """Players by seed, each at their place."""
    size = 1
    while size < len(seeds):
        size *= 2
    return tuple(seeds[seed] if seed < len(seeds) else 0 for seed in places(max(size, 2)))


def next_slots(contest: State, before: Round) -> tuple[int, ...]:
    """Who goes on after a round. Who has left the contest since is replaced by an empty place."""
    going: list[int] = []
    for one, other in pairs(before.slots):
        table = before.table_of(one) if one else None
        winner = table.winner if table is not None and table.other(one) == other else one or other
        going.append(winner if winner and contest.players[winner].active else 0)
    return tuple(going)


def pairs(slots: tuple[int, ...]) -> list[tuple[int, int]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def tables_and_byes(slots: tuple[int, ...], rank: dict[int, int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Who meets whom, the better seed first, and who has nobody to meet."""
    tables = [
        (one, other) if rank.get(one, 0) <= rank.get(other, 0) else (other, one) for one, other in pairs(slots) if one and other
    ]
    byes = [one or other for one, other in pairs(slots) if bool(one) != bool(other)]
    return tables, byes
