"""What is under way as a row of integers, and back: options, scopes and frames of any game."""

from typing import Any, Final

import msgspec

from grimoire.kernel.chance import Chance
from grimoire.kernel.dealing import Claims
from grimoire.kernel.frame import NO_STEP, Frame, Node, Scope, Step, Use, Uses
from grimoire.kernel.option import Option
from grimoire.kernel.packing import Reader, Writer
from grimoire.kernel.reason import CorruptBytes
from grimoire.kernel.secret_chance import NoSecret, chance_of

NEW_USE: Final = -1
WORD_PART: Final = 32
WORD_MASK: Final = 0xFFFFFFFF


def put_option(w: Writer, option: Option | None) -> None:
    w.put_list([] if option is None else list(msgspec.json.encode(option)))


def put_node(w: Writer, node: Any) -> None:
    w.put(node.home)
    w.put(node.number)


def put_uses(w: Writer, uses: Uses, told: dict[int, int]) -> None:
    """Each use is written once and named by its number after that: which lists share it matters (Knowledge of history)."""
    w.put(len(uses))
    for use in uses:
        number = told.get(id(use))
        if number is not None:
            w.put(number)
            continue
        w.put(NEW_USE)
        for fact in (use.card, use.stamp, use.home, use.seat, int(use.blank)):
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


def put_claims(w: Writer, recalled: list[Claims]) -> None:
    """What each seat can still count."""
    w.put(len(recalled))
    for claims in recalled:
        w.put(len(claims))
        for cards, faces in claims:
            w.put_list(list(cards))
            w.put_list(list(faces))


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


def get_option(r: Reader) -> Option | None:
    data = r.get_list()
    if not data:
        return None
    return msgspec.json.decode(bytes(data), type=Option)


class Nodes:
    """Where the nodes that bytes name are found: the procedures of the rules, and the texts of each card."""

    def __init__(self, procedures: "list[Step[Any]]", homes: list[list[Node]]) -> None:
        self.procedures = procedures
        self.homes = homes


def get_step(nodes: Nodes, r: Reader) -> "Step[Any]":
    node = get_node(nodes, r)
    if not isinstance(node, Step):
        raise CorruptBytes("the bytes name a step that is none")
    return node


def get_node(nodes: Nodes, r: Reader) -> object:
    home = r.get()
    number = r.get()
    if home < 0:
        if not 0 <= number < len(nodes.procedures) or nodes.procedures[number] is NO_STEP:
            raise CorruptBytes("the bytes name a procedure that is not there")
        return nodes.procedures[number]
    if home >= len(nodes.homes) or not 0 <= number < len(nodes.homes[home]):
        raise CorruptBytes("the bytes name a card text that is not there")
    return nodes.homes[home][number]


def get_uses(r: Reader, told: list[Use]) -> Uses:
    uses: list[Use] = []
    for _ in range(r.get()):
        number = r.get()
        if number != NEW_USE:
            if not 0 <= number < len(told):
                raise CorruptBytes("the bytes name a component that is not there")
            uses.append(told[number])
            continue
        card, stamp, home, seat, blank = r.get(), r.get(), r.get(), r.get(), r.get()
        words = get_words(r)
        use = Use(card, stamp, home, seat, words, get_uses(r, told), blank != 0)
        told.append(use)
        uses.append(use)
    return tuple(uses)


def get_words(r: Reader) -> int:
    words = 0
    for i, part in enumerate(r.get_list()):
        words |= part << i * WORD_PART
    return words


def get_chance(r: Reader) -> Chance:
    try:
        return chance_of(r.get_list())
    except NoSecret as error:
        raise CorruptBytes(str(error)) from error


def get_claims(r: Reader) -> list[Claims]:
    recalled: list[Claims] = []
    for _ in range(r.get()):
        claims: Claims = []
        for _ in range(r.get()):
            cards = tuple(r.get_list())
            claims.append((cards, tuple(r.get_list())))
        recalled.append(claims)
    return recalled


def get_scope(r: Reader, told: list[Use]) -> Scope:
    card, stamp, seat, mode, home = r.get(), r.get(), r.get(), r.get(), r.get()
    player, amount, x, began, losses = r.get(), r.get(), r.get(), r.get(), r.get()
    s = Scope(card, stamp, seat, mode, home, get_uses(r, told))
    s.player, s.amount, s.x, s.began, s.losses = player, amount, x, began, losses
    s.it = r.get_list()
    s.looked = r.get_list()
    for _ in range(r.get()):
        slot = r.get()
        s.pick(slot, r.get_list())
    return s


def get_frames(nodes: Nodes, r: Reader, scopes: list[Scope], told: list[Use]) -> list[Frame]:
    frames: list[Frame] = []
    for _ in range(r.get()):
        step = get_step(nodes, r)
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
