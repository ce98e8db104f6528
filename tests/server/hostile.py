"""Frames that no client of ours would send, very many of them: each is answered by one refusal, and nothing has changed.

    python -m tests.server.hostile --frames 10000

They are given to a connection directly, for over a socket no more than fifty a second are read; a test sends some that way.
"""

import argparse
import asyncio
import random
import string
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types
from tests.server.inside import Inside, template

from grimoire.server.protocol import ClientMessage, Done
from grimoire.server.seated import Seated

KINDS = [types.type_info(struct) for struct in get_args(ClientMessage)]
NESTED = '{"type":' * 3000
HUGE = 10**400
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    HUGE,
    1.5,
    "",
    "x" * 3000,
    "\x00",
    "\ud83d",
    "\u202e",
    [],
    [[]],
    {},
    {"a": 1},
]
WORDS = ("pass", "concede", "prepare flame", "draw", "bot", "goOn", "undo", "en", "fr", "touched", "never", "../../etc/passwd")


def message(chance: random.Random, match: str) -> dict[str, Any]:
    """Of the right shape, more or less: some fields are missing, foreign or of another kind."""
    kind = chance.choice(KINDS)
    assert isinstance(kind, types.StructType)
    values: dict[str, Any] = {"type": kind.tag}
    for field in kind.fields:
        values[field.name] = value(chance, field.name, match)
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
        name = chance.choice([*values, "more", "__class__", "user"])
        if chance.random() < 0.3:
            values.pop(name, None)
        else:
            values[name] = chance.choice(ODD)
    return values


def value(chance: random.Random, name: str, match: str) -> Any:
    if name == "match":
        return match if chance.random() < 0.8 else chance.choice(("", "no-such-match", "x" * 32))
    if name in ("id", "seat", "number", "other", "about", "since", "protocol"):
        return chance.choice((-1, 0, 1, 2, 3, 7, 99, 2**31 - 1))
    if name in ("agree", "muted", "open", "resting", "by_hand"):
        return chance.random() < 0.5
    return chance.choice((*WORDS, "".join(chance.choices(string.printable, k=chance.randrange(40)))))


def frame(chance: random.Random, match: str) -> str | bytes:
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return chance.choice(("", "null", "[]", "{}", '"', "{" * 5000, "[" * 15000, NESTED, "x" * 20_000, "\ufeff{}", "1e999"))
    text = encoded(message(chance, match))
    if kind == 2:
        return text[: chance.randrange(len(text) + 1)]
    if kind == 3:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(string.printable) + text[at + 1 :]
    return text.encode() if kind == 4 else text


def encoded(values: dict[str, Any]) -> str:
    """Whatever can be said in JSON: also numbers that fit nowhere, and half letters."""
    parts = []
    for name, one in values.items():
        if one == HUGE and one is not True:
            parts.append(f'"{name}":{"9" * 400}')
        elif one == "\ud83d":
            parts.append(f'"{name}":"\\ud83d"')
        else:
            parts.append(f'"{name}":{msgspec.json.encode(one).decode()}')
    return "{" + ",".join(parts) + "}"


async def attacked(folder: Path, frames: int, seed: int) -> tuple[int, int]:
    """How many were refused, and how many were, by chance, something that may be done. Raises AssertionError."""
    chance = random.Random(seed)
    inside = Inside(folder / "empty.db", folder / f"hostile-{seed}.db", seed)
    await inside.open()
    refused = done = 0
    try:
        for _ in range(frames):
            hostile = inside.connections[chance.randrange(3)]
            before = await inside.log()
            told = await inside.frame(hostile, frame(chance, inside.row.id))
            after = await inside.log()
            assert after[: len(before)] == before
            if isinstance(told, Done):
                done += 1
            else:
                refused += 1
                assert after == before, "a refused message has changed something"
            if any(entry.kind == "end" for entry in after) or len(inside.connections[0].joined) > 10:
                inside.row = inside.duel()
                await inside.close()
                await inside.open()
        play = Seated(inside.row)
        play.follow([(entry, 0) for entry in await inside.log()])
    finally:
        await inside.close()
    return refused, done


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        template(Path(folder))
        refused, done = asyncio.run(attacked(Path(folder), wanted.frames, wanted.seed))
    print(f"{wanted.frames} frames: {refused} refused, {done} were something that may be done; nothing else has changed")


if __name__ == "__main__":
    main()
