"""A game as a row of integers, and back (bytes are for copies between processes and are never kept)."""

from typing import Any, Final

from grimoire.kernel.frame import NO_USES, Scope, Use
from grimoire.kernel.frame_packing import (
    Nodes,
    get_chance,
    get_claims,
    get_frames,
    get_node,
    get_option,
    get_scope,
    get_step,
    get_uses,
    put_claims,
    put_frames,
    put_node,
    put_option,
    put_scope,
    put_uses,
)
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.reason import CorruptBytes
from grimoire.magenoir.definition import Ability, Active, Given
from grimoire.magenoir.procedure_numbers import PROCEDURES
from grimoire.magenoir.state import State

MAGIC: Final = 0x47524D08  # "GRM", format 8


def pack(g: State, w: Writer) -> None:
    w.put(MAGIC)
    w.put(int(g.pool.digest, 16) >> 2 if g.pool.digest else 0)
    w.put_list(g.chance.numbers())
    for number in (g.over, g.winner, g.turn, g.active, g.phase, g.first):
        w.put(int(number))
    for number in (g.happened, g.passed, g.losses, g.hurt, g.links):
        w.put(int(number))
    for numbers in (g.printed, g.owner, g.defs, g.zone, g.stamp, g.hp, g.mana, g.known, g.entered, g.prepared):
        w.put_list(numbers)
    for numbers in (g.exhausted, g.reserve, g.piles, g.life, g.mage_noir, g.zenith, g.once, g.fired):
        w.put_list(numbers)
    for numbers in (g.arrived, *g.zones):
        w.put_list(numbers)
    for table in (g.released, g.shield, g.heard, g.tally, g.last_hp, g.paid_x, g.spent, g.led_back, g.linked, g.last_user):
        w.put(len(table))
        for key in sorted(table):
            w.put(key)
            w.put(table[key])
    put_claims(w, g.recalled)
    put_option(w, g.opened)
    w.put(len(g.outer))
    for option in g.outer:
        put_option(w, option)
    told: dict[int, int] = {}
    w.put(len(g.used))
    for card in sorted(g.used):
        w.put(card)
        put_uses(w, g.used[card], told)
    w.put(len(g.given))
    for card in sorted(g.given):
        w.put(card)
        w.put(len(g.given[card]))
        for gift in g.given[card]:
            put_node(w, gift.ability)
            w.put(gift.home)
            put_uses(w, gift.uses, told)
    for lists in (g.mods, g.listeners):
        kinds = [kind for kind, actives in enumerate(lists) if actives]
        w.put(len(kinds))
        for kind in kinds:
            w.put(kind)
            w.put(len(lists[kind]))
            for active in lists[kind]:
                put_node(w, active.ability)
                put_scope(w, active.scope, told)
                w.put(active.duration)
                w.put(active.turn)
                w.put_list(active.bound)
    scopes: list[Scope] = []
    put_frames(w, g.stack, scopes, told)
    put_frames(w, g.parked, scopes, told)
    w.put(len(g.batches) + 1)
    for batch in [g.pending, *g.batches]:
        w.put(len(batch))
        for waiting in batch:
            put_node(w, waiting.node)
            put_scope(w, waiting.scope, told)


# -- and back ----------------------------------------------------------------------------------------------------------


def unpack(g: State, r: Reader) -> list[tuple[Any, Scope]]:
    """Fill a blank game; gives the waiting triggers, batch by batch, divided by (None, scope) entries."""
    if r.get() != MAGIC:
        raise CorruptBytes("these bytes are no position of Mage Noir")
    if not r.is_whole:
        raise CorruptBytes("these bytes were damaged on the way")
    if r.get() != (int(g.pool.digest, 16) >> 2 if g.pool.digest else 0):
        raise CorruptBytes("these bytes were made with other cards")
    g.begin(get_chance(r))
    g.over = bool(r.get())
    g.winner = r.get()
    g.turn = r.get()
    g.active = r.get()
    g.phase = r.get()
    g.first = r.get()
    g.happened = r.get()
    g.passed = r.get()
    g.losses = r.get()
    g.hurt = bool(r.get())
    g.links = r.get()
    g.printed = r.get_list()
    g.owner = r.get_list()
    g.defs = r.get_list()
    g.zone = r.get_list()
    g.stamp = r.get_list()
    g.hp = r.get_list()
    g.mana = r.get_list()
    g.known = r.get_list()
    g.entered = r.get_list()
    g.prepared = r.get_list()
    g.exhausted = r.get_list()
    g.reserve = r.get_list()
    g.piles = r.get_list()
    g.life = r.get_list()
    g.mage_noir = r.get_list()
    g.zenith = r.get_list()
    g.once = r.get_list()
    g.fired = r.get_list()
    g.arrived = r.get_list()
    g.zones = [r.get_list() for _ in g.zones]
    g.released = {r.get(): r.get() for _ in range(r.get())}
    g.shield = {r.get(): r.get() for _ in range(r.get())}
    g.heard = {r.get(): r.get() for _ in range(r.get())}
    g.tally = {r.get(): r.get() for _ in range(r.get())}
    g.last_hp = {r.get(): r.get() for _ in range(r.get())}
    g.paid_x = {r.get(): r.get() for _ in range(r.get())}
    g.spent = {r.get(): r.get() for _ in range(r.get())}
    g.led_back = {r.get(): r.get() for _ in range(r.get())}
    g.linked = {r.get(): r.get() for _ in range(r.get())}
    g.last_user = {r.get(): r.get() for _ in range(r.get())}
    g.recalled = get_claims(r)
    g.opened = get_option(r)
    g.outer = [get_option(r) for _ in range(r.get())]
    told: list[Use] = []
    nodes = Nodes(PROCEDURES, [definition.nodes for definition in g.definitions])
    for _ in range(r.get()):
        card = r.get()
        g.used[card] = get_uses(r, told)
    for _ in range(r.get()):
        card = r.get()
        gifts: list[Given] = []
        for _ in range(r.get()):
            ability = get_ability(nodes, r)
            home = r.get()
            gifts.append(Given(ability, home, get_uses(r, told)))
        g.given[card] = gifts
    for lists in (g.mods, g.listeners):
        for _ in range(r.get()):
            kind = r.get()
            actives: list[Active] = []
            for _ in range(r.get()):
                ability = get_ability(nodes, r)
                scope = get_scope(r, told)
                duration = r.get()
                turn = r.get()
                actives.append(Active(ability, scope, duration, turn, r.get_list()))
            lists[kind] = actives
    scopes: list[Scope] = []
    g.stack = get_frames(nodes, r, scopes, told)
    g.parked = get_frames(nodes, r, scopes, told)
    waiting: list[tuple[Any, Scope]] = []
    for _ in range(r.get()):
        waiting.append((None, Scope(-1, 0, 0, 0, -1, NO_USES)))
        for _ in range(r.get()):
            step = get_step(nodes, r)
            waiting.append((step, get_scope(r, told)))
    return waiting


def get_ability(nodes: Nodes, r: Reader) -> Ability:
    node = get_node(nodes, r)
    if not isinstance(node, Ability):
        raise CorruptBytes("the bytes name an ability that is none")
    return node
