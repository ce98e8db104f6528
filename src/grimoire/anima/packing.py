"""A game as a row of integers, and back (bytes are for copies between processes and are never kept)."""

from typing import Final

from grimoire.anima.combat_state import unpack_fight
from grimoire.anima.optional_rules import Options
from grimoire.anima.procedure_numbers import PROCEDURES
from grimoire.anima.state import State
from grimoire.anima.zones import OPEN
from grimoire.kernel.frame import Scope
from grimoire.kernel.frame_packing import (
    Nodes,
    get_chance,
    get_claims,
    get_frames,
    get_option,
    put_claims,
    put_frames,
    put_option,
)
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.reason import CorruptBytes

MAGIC: Final = 0x47524102  # "GRA", format 2


def pack(g: State, w: Writer) -> None:
    rules = g.rules
    w.put(MAGIC)
    w.put(int(g.pool.digest, 16) >> 2 if g.pool.digest else 0)
    w.put_list(g.chance.numbers())
    for number in (g.seats, rules.tree, rules.open_rolls, rules.automatic_reveal, rules.omega):
        w.put(int(number))
    for number in (g.over, g.winner, g.turn, g.phase, g.sought, g.timer, g.due, g.outcome):
        w.put(int(number))
    for number in (g.attempt_seat, g.attempt_card, g.attempt_failed):
        w.put(number)
    for numbers in (g.printed, g.zone, g.known, g.state, g.at, g.marks):
        w.put_list(numbers)
    for numbers in (g.place, g.out, g.gone, g.leaving, g.left, g.recruited, g.recruited_turn, g.deaths, g.final_steps):
        w.put_list(numbers)
    for numbers in (g.order, g.once, g.fought, g.picked_up, g.stepped, g.spent, g.bonuses, g.dice, g.rolled):
        w.put_list(numbers)
    for cards in g.zones:
        w.put_list(cards)
    w.put(len(g.fights))
    for fight in g.fights:
        fight.pack(w)
    put_claims(w, g.recalled)
    put_option(w, g.opened)
    w.put(len(g.outer))
    for option in g.outer:
        put_option(w, option)
    put_frames(w, g.stack, [], {})


def unpack(g: State, r: Reader) -> None:
    """Fill a blank game."""
    if r.get() != MAGIC:
        raise CorruptBytes("these bytes are no position of Anima")
    if not r.is_whole:
        raise CorruptBytes("these bytes were damaged on the way")
    if r.get() != (int(g.pool.digest, 16) >> 2 if g.pool.digest else 0):
        raise CorruptBytes("these bytes were made with other cards")
    chance = get_chance(r)
    seats = r.get()
    g.set_up(chance, seats, Options(bool(r.get()), bool(r.get()), bool(r.get()), bool(r.get())))
    g.over = bool(r.get())
    g.winner = r.get()
    g.turn = r.get()
    g.phase = r.get()
    g.sought = r.get()
    g.timer = r.get()
    g.due = r.get()
    g.outcome = r.get()
    g.attempt_seat = r.get()
    g.attempt_card = r.get()
    g.attempt_failed = r.get()
    g.printed = r.get_list()
    g.zone = r.get_list()
    g.known = r.get_list()
    g.state = r.get_list()
    g.at = r.get_list()
    g.marks = r.get_list()
    g.place = r.get_list()
    g.out = r.get_list()
    g.gone = r.get_list()
    g.leaving = r.get_list()
    g.left = r.get_list()
    g.recruited = r.get_list()
    g.recruited_turn = r.get_list()
    g.deaths = r.get_list()
    g.final_steps = r.get_list()
    g.order = r.get_list()
    g.once = r.get_list()
    g.fought = r.get_list()
    g.picked_up = r.get_list()
    g.stepped = r.get_list()
    g.spent = r.get_list()
    g.bonuses = r.get_list()
    g.dice = r.get_list()
    g.rolled = r.get_list()
    g.zones = [r.get_list() for _ in g.zones]
    g.fights = [unpack_fight(r) for _ in range(r.get())]
    g.recalled = get_claims(r)
    g.opened = get_option(r)
    g.outer = [get_option(r) for _ in range(r.get())]
    scopes: list[Scope] = []
    nodes = Nodes(PROCEDURES, [definition.nodes for definition in g.definitions])
    g.stack = get_frames(nodes, r, scopes, [])
    for card, known in enumerate(g.known):
        if known != OPEN:
            g.hidden[g.printed[card]] += 1
