"""A game as a row of integers, and back (bytes are for copies between processes and are never kept)."""

from array import array
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import msgspec

from grimoire.kernel.chance import Chance
from grimoire.kernel.frame import Frame, Scope, Step, Use
from grimoire.kernel.option import Option
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.reason import CorruptBytes
from grimoire.magenoir.definition import Ability, Active, Given
from grimoire.magenoir.procedure_numbers import PROCEDURES

if TYPE_CHECKING:
    from grimoire.magenoir.game import Game

MAGIC = 0x47524D04  # "GRM", format 4
NEW_USE: Final = -1
WORD_PART: Final = 32
WORD_MASK: Final = 0xFFFFFFFF


def pack(g: "Game", w: Writer) -> None:
    w.put(MAGIC)
    w.put(int(g.pool.digest, 16) >> 2 if g.pool.digest else 0)
    for number in (g.chance.a, g.chance.b, g.over, g.winner, g.turn, g.active, g.phase, g.first):
        w.put(int(number))
    for number in (g.happened, g.losses, g.hurt, g.instance, g.actions, g.here, g.counted):
        w.put(int(number))
    for numbers in (g.printed, g.owner, g.defs, g.zone, g.stamp, g.hp, g.mana, g.known, g.entered, g.prepared):
        w.put_list(numbers)
    for numbers in (g.exhausted, g.reserve, g.piles, g.life, g.mage_noir, g.zenith, g.released, g.once, g.fired):
        w.put_list(numbers)
    for numbers in (g.arrived, g.led_back, g.refused, *g.zones):
        w.put_list(numbers)
    for table in (g.shield, g.tally, g.last_hp, g.paid_x, g.spent, g.seen_positions, g.last_user):
        w.put(len(table))
        for key in sorted(table):
            w.put(key)
            w.put(table[key])
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
        w.put(len(lists))
        for kind in sorted(lists):
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
    w.put(checksum(w.numbers))


def checksum(numbers: list[int]) -> int:
    """Bytes that were cut or changed must be found out before anything is made of them: a wrong number deep inside a
    frame would only show much later, as any error or an endless loop."""
    return crc32(array("q", numbers))


def put_option(w: Writer, option: Option | None) -> None:
    w.put_list([] if option is None else list(msgspec.json.encode(option)))


def put_node(w: Writer, node: Any) -> None:
    w.put(node.home)
    w.put(node.number)


def put_uses(w: Writer, uses: list[Use], told: dict[int, int]) -> None:
    """Each use is written once and named by its number after that: which lists share it matters (Knowledge of history)."""
    w.put(len(uses))
    for use in uses:
        number = told.get(id(use))
        if number is not None:
            w.put(number)
            continue
        w.put(NEW_USE)
        for fact in (use.card, use.stamp, use.home, use.seat):
            w.put(fact)
        put_words(w, use.words)
        put_uses(w, use.uses, told)
        told[id(use)] = len(told)


def put_words(w: Writer, words: int) -> None:
    """A bit for each word of all names: more than one number holds."""
    parts: list[int] = []
    while words:
        parts.append(words & WORD_MASK)
        words >>= WORD_PART
    w.put_list(parts)


def put_scope(w: Writer, s: Scope, told: dict[int, int]) -> None:
    for number in (s.card, s.stamp, s.seat, s.mode, s.home, s.player, s.amount, s.x, s.began, s.losses):
        w.put(number)
    put_uses(w, s.uses, told)
    w.put_list(s.it)
    w.put_list(s.looked)
    w.put(len(s.picks))
    for slot in sorted(s.picks):
        w.put(slot)
        w.put_list(s.picks[slot])


def put_frames(w: Writer, frames: list[Frame], scopes: list[Scope], told: dict[int, int]) -> None:
    w.put(len(frames))
    for frame in frames:
        put_node(w, frame.node)
        w.put(frame.step)
        w.put_list(frame.vals)
        for i, scope in enumerate(scopes):
            if scope is frame.scope:
                w.put(i)
                break
        else:
            w.put(len(scopes))
            scopes.append(frame.scope)
            put_scope(w, frame.scope, told)


# -- and back ----------------------------------------------------------------------------------------------------------


def unpack(g: "Game", r: Reader) -> list[tuple[Any, Scope]]:
    """Fill a blank game; gives the waiting triggers, batch by batch, divided by (None, scope) entries."""
    if r.get() != MAGIC:
        raise CorruptBytes("these bytes are no position of Mage Noir")
    if r.numbers[-1] != checksum(r.numbers[:-1]):
        raise CorruptBytes("these bytes were damaged on the way")
    if r.get() != (int(g.pool.digest, 16) >> 2 if g.pool.digest else 0):
        raise CorruptBytes("these bytes were made with other cards")
    g.begin(Chance(r.get(), r.get()))
    g.over = bool(r.get())
    g.winner = r.get()
    g.turn = r.get()
    g.active = r.get()
    g.phase = r.get()
    g.first = r.get()
    g.happened = r.get()
    g.losses = r.get()
    g.hurt = bool(r.get())
    g.instance = r.get()
    g.actions = r.get()
    g.here = r.get()
    g.counted = r.get()
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
    g.released = r.get_list()
    g.once = r.get_list()
    g.fired = r.get_list()
    g.arrived = r.get_list()
    g.led_back = r.get_list()
    g.refused = r.get_list()
    g.zones = [r.get_list() for _ in g.zones]
    g.shield = {r.get(): r.get() for _ in range(r.get())}
    g.tally = {r.get(): r.get() for _ in range(r.get())}
    g.last_hp = {r.get(): r.get() for _ in range(r.get())}
    g.paid_x = {r.get(): r.get() for _ in range(r.get())}
    g.spent = {r.get(): r.get() for _ in range(r.get())}
    g.seen_positions = {r.get(): r.get() for _ in range(r.get())}
    g.last_user = {r.get(): r.get() for _ in range(r.get())}
    g.opened = get_option(r)
    g.outer = [get_option(r) for _ in range(r.get())]
    told: list[Use] = []
    for _ in range(r.get()):
        card = r.get()
        g.used[card] = get_uses(r, told)
    for _ in range(r.get()):
        card = r.get()
        gifts: list[Given] = []
        for _ in range(r.get()):
            ability = get_ability(g, r)
            home = r.get()
            gifts.append(Given(ability, home, get_uses(r, told)))
        g.given[card] = gifts
    for lists in (g.mods, g.listeners):
        for _ in range(r.get()):
            kind = r.get()
            actives: list[Active] = []
            for _ in range(r.get()):
                ability = get_ability(g, r)
                scope = get_scope(r, told)
                duration = r.get()
                turn = r.get()
                actives.append(Active(ability, scope, duration, turn, r.get_list()))
            lists[kind] = actives
    scopes: list[Scope] = []
    g.stack = get_frames(g, r, scopes, told)
    g.parked = get_frames(g, r, scopes, told)
    waiting: list[tuple[Any, Scope]] = []
    for _ in range(r.get()):
        waiting.append((None, Scope(-1, 0, 0, 0, -1, [])))
        for _ in range(r.get()):
            step = get_step(g, r)
            waiting.append((step, get_scope(r, told)))
    return waiting


def get_option(r: Reader) -> Option | None:
    data = r.get_list()
    if not data:
        return None
    return msgspec.json.decode(bytes(data), type=Option)


def get_ability(g: "Game", r: Reader) -> Ability:
    node = get_node(g, r)
    if not isinstance(node, Ability):
        raise CorruptBytes("the bytes name an ability that is none")
    return node


def get_step(g: "Game", r: Reader) -> "Step[Any]":
    node = get_node(g, r)
    if not isinstance(node, Step):
        raise CorruptBytes("the bytes name a step that is none")
    return node


def get_node(g: "Game", r: Reader) -> object:
    home = r.get()
    number = r.get()
    if home < 0:
        if number not in PROCEDURES:
            raise CorruptBytes("the bytes name a procedure that is not there")
        return PROCEDURES[number]
    if home >= len(g.definitions) or not 0 <= number < len(g.definitions[home].nodes):
        raise CorruptBytes("the bytes name a card text that is not there")
    return g.definitions[home].nodes[number]


def get_uses(r: Reader, told: list[Use]) -> list[Use]:
    uses: list[Use] = []
    for _ in range(r.get()):
        number = r.get()
        if number != NEW_USE:
            if not 0 <= number < len(told):
                raise CorruptBytes("the bytes name a component that is not there")
            uses.append(told[number])
            continue
        card, stamp, home, seat = r.get(), r.get(), r.get(), r.get()
        words = get_words(r)
        use = Use(card, stamp, home, seat, words, get_uses(r, told))
        told.append(use)
        uses.append(use)
    return uses


def get_words(r: Reader) -> int:
    words = 0
    for i, part in enumerate(r.get_list()):
        words |= part << i * WORD_PART
    return words


def get_scope(r: Reader, told: list[Use]) -> Scope:
    card, stamp, seat, mode, home = r.get(), r.get(), r.get(), r.get(), r.get()
    player, amount, x, began, losses = r.get(), r.get(), r.get(), r.get(), r.get()
    s = Scope(card, stamp, seat, mode, home, get_uses(r, told))
    s.player, s.amount, s.x, s.began, s.losses = player, amount, x, began, losses
    s.it = r.get_list()
    s.looked = r.get_list()
    for _ in range(r.get()):
        slot = r.get()
        s.picks[slot] = r.get_list()
    return s


def get_frames(g: "Game", r: Reader, scopes: list[Scope], told: list[Use]) -> list[Frame]:
    frames: list[Frame] = []
    for _ in range(r.get()):
        step = get_step(g, r)
        at = r.get()
        vals = r.get_list()
        number = r.get()
        if number == len(scopes):
            scopes.append(get_scope(r, told))
        elif number > len(scopes) or number < 0:
            raise CorruptBytes("the bytes name a scope that is not there")
        frame = Frame(step, scopes[number], vals)
        frame.step = at
        frames.append(frame)
    return frames
