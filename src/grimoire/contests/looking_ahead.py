"""A small field soon runs out of pairs that have not met: a round is paired so that those after it can be paired too."""

from collections.abc import Iterator
from typing import Final

from grimoire.contests.criteria import BYE, Digits, Field, total

SMALL: Final = 10  # seats, the bye among them: with more of them more rounds can be paired than are ever played

Free = tuple[int, ...]  # for each node, a bit for each node it may still meet


def free_pairs(field: Field) -> Free:
    """Who has not met whom."""
    nodes = field.nodes
    return tuple(
        sum(1 << j for j, other in enumerate(nodes) if one != other and not has_met(field, one, other)) for one in nodes
    )


def has_met(field: Field, one: int, other: int) -> bool:
    return other in field.met[one] if one != BYE else BYE in field.met[other]


def matchings(free: Free, left: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to pair the nodes of `left` with pairs that are free."""
    if not left:
        yield []
        return
    one = (left & -left).bit_length() - 1
    rest = left & ~(1 << one)
    others = free[one] & rest
    while others:
        bit = others & -others
        others &= ~bit
        other = bit.bit_length() - 1
        for more in matchings(free, rest & ~bit):
            yield [(one, other), *more]


def without(free: Free, used: list[tuple[int, int]]) -> Free:
    bits = list(free)
    for one, other in used:
        bits[one] &= ~(1 << other)
        bits[other] &= ~(1 << one)
    return tuple(bits)


def has_rounds(free: Free, rounds: int, known: dict[tuple[Free, int], bool]) -> bool:
    """Whether this many rounds can still be paired without a second meeting."""
    if not rounds:
        return True
    fewest = min([bits.bit_count() for bits in free])
    if fewest < rounds:
        return False
    if 2 * (fewest - rounds + 1) >= len(free):  # Dirac: with so many left to each there is always a way around
        return True
    key = (free, rounds)
    if key not in known:
        known[key] = any(has_rounds(without(free, used), rounds - 1, known) for used in matchings(free, (1 << len(free)) - 1))
    return known[key]


def can_be_paired(field: Field, tables: list[tuple[int, int]], rounds: int) -> bool:
    """Whether rounds after these tables can be paired without a second meeting."""
    at = {node: i for i, node in enumerate(field.nodes)}
    return has_rounds(without(free_pairs(field), [(at[one], at[other]) for one, other in tables]), rounds, {})


def cheapest_with_a_future(field: Field) -> list[tuple[int, int]]:
    """The best pairing without a second meeting that leaves as many rounds as can be; empty where nobody new is left."""
    nodes = field.nodes
    free = free_pairs(field)
    known: dict[tuple[Free, int], bool] = {}
    costed: list[tuple[Digits, list[tuple[int, int]], list[tuple[int, int]]]] = []
    for used in matchings(free, (1 << len(nodes)) - 1):
        tables = [(nodes[i], nodes[j]) if nodes[i] != BYE else (nodes[j], BYE) for i, j in used]
        costed.append((total(field, tables), tables, used))
    costed.sort(key=lambda one: one[0])
    for rounds in range(field.rounds_left, 0, -1):
        for _, tables, used in costed:
            if has_rounds(without(free, used), rounds, known):
                return tables
    return []
