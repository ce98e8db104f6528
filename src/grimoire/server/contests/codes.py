"""Making, renewing and using the codes of a contest."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from grimoire.contests.contest import Contest
from grimoire.server.contests.passes import code_of, kept_of
from grimoire.server.contests.permissions import Role
from grimoire.server.storage.contests import (
    PLAYER,
    Pass,
    add_passes,
    add_staff,
    find_pass,
    leave_seats,
    passes_of,
    renew_pass,
    staff_of,
    use_pass,
)
from grimoire.server.storage.people import User
from grimoire.table.refusals import BAD_CODE, CODE_USED, Refusal

STAFF: Final = (Role.organiser.value, Role.scorekeeper.value)


async def codes_of(connection: AsyncConnection, key: bytes, id: str, contest: Contest) -> list[tuple[Pass, str]]:
    """Of the staff and of every player; those that are missing are made, so this needs a connection that writes."""
    kept = {(one.role, one.player): one for one in await passes_of(connection, id)}
    wanted = [(role, 0, 0) for role in STAFF] + [(PLAYER, one.number, one.entry) for one in contest.players.values()]
    new = [Pass(id, role, player, entry) for role, player, entry in wanted if (role, player) not in kept]
    if new:
        await add_passes(connection, [(kept_of(key, code_of(key, one)), one) for one in new])
    for role, player, entry in wanted:
        old = kept.get((role, player))
        if old is not None and old.entry != entry:  # the number was another's, until it was undone that they came
            kept[role, player] = await renewed(connection, key, Pass(id, role, player, entry, old.turn + 1))
    kept |= {(one.role, one.player): one for one in new}
    return [(kept[role, player], code_of(key, kept[role, player])) for role, player, _ in wanted]


async def renewed(connection: AsyncConnection, key: bytes, one: Pass) -> Pass:
    await renew_pass(connection, one, kept_of(key, code_of(key, one)))
    return one


def phones(passes: Iterable[Pass], contest: Contest) -> frozenset[int]:
    """Players whose phone has come with their code."""
    return frozenset(
        one.player
        for one in passes
        if one.role == PLAYER and one.user and one.player in contest.players and contest.players[one.player].entry == one.entry
    )


async def come(connection: AsyncConnection, key: bytes, code: str, user: User, at: int) -> Pass:
    """Be whom a code is for. That of a player is for one phone: it may come again, no other may. Raises Refusal."""
    kept = kept_of(key, code)
    found = await find_pass(connection, kept)
    if found is None:
        raise Refusal(BAD_CODE)
    if found.role == PLAYER:
        if found.user == user.id:
            return found
        if found.user is not None:
            raise Refusal(CODE_USED)
        await leave_seats(connection, found.contest, user.id)
        if not await use_pass(connection, kept, user.id):
            raise Refusal(CODE_USED)
    elif (user.id, Role.organiser.value) not in await staff_of(connection, found.contest):  # never less than one was
        await add_staff(connection, found.contest, user.id, found.role, at)
    return found
