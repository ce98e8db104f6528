"""Pairing a round: one matching of the greatest weight, in which every criterion is a digit."""

from itertools import combinations
from typing import Final

from grimoire.contests.criteria import BITS, BYE, CRITERIA, OF_THE_BYE, Digits, Field, digits
from grimoire.contests.looking_ahead import SMALL, can_be_paired, cheapest_with_a_future
from grimoire.kernel.unusable import Unusable

Tables = list[tuple[int, int]]
MOST_SLOWLY: Final = 64  # players that are paired without rustworkx


def paired(field: Field) -> Tables:
    """Who meets whom; whoever has the bye meets BYE."""
    nodes = field.nodes
    if len(nodes) < 2:
        return []
    tables = matched(field, nodes)
    if len(nodes) <= SMALL and field.rounds_left and not can_be_paired(field, tables, field.rounds_left):
        tables = cheapest_with_a_future(field) or tables
    return tables


def with_forced(field: Field, one: int, other: int) -> Tables:
    """The best pairing in which these two meet."""
    rest = [node for node in field.nodes if node not in (one, other)]
    return [(one, other), *(matched(field, rest) if rest else [])]


def matched(field: Field, nodes: list[int]) -> Tables:
    edges = [(i, j, digits(field, nodes[i], nodes[j])) for i, j in combinations(range(len(nodes)), 2)]
    places = place_values([cost for _, _, cost in edges], len(nodes) // 2)
    weighed = [(i, j, sum([digit * place for digit, place in zip(cost, places, strict=True) if digit])) for i, j, cost in edges]
    top = max([cost for _, _, cost in weighed])
    weighed = [(i, j, top - cost) for i, j, cost in weighed]
    return [(nodes[i], nodes[j]) if nodes[i] != BYE else (nodes[j], BYE) for i, j in matching(len(nodes), weighed)]


def place_values(costs: list[Digits], tables: int) -> list[int]:
    """What a digit of each criterion is worth, so that all tables together never reach the digit before it."""
    values: list[int] = []
    above = 1
    for at in range(len(CRITERIA) - 1, -1, -1):
        values.append(above)
        most = max([cost[at] for cost in costs])
        above *= most * (1 if CRITERIA[at] in OF_THE_BYE else tables) + 1
    if above >= 1 << BITS:
        raise Unusable("contest-too-wide")
    return values[::-1]


def matching(nodes: int, edges: list[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """The perfect matching of the greatest weight."""
    try:
        import rustworkx
    except ImportError:
        return slow_matching(nodes, edges)
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def slow_matching(nodes: int, edges: list[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """The same without rustworkx; among many it would take minutes."""
    if nodes > MOST_SLOWLY:
        raise Unusable("contest-needs-rustworkx", most=MOST_SLOWLY)
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from(edges)
    return sorted((min(pair), max(pair)) for pair in networkx.max_weight_matching(graph, maxcardinality=True))
