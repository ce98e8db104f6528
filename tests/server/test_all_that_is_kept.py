"""What a table keeps of somebody is given out to them, and goes with them. A new table fails here until it is."""

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, Integer, Table, insert, select
from tests.server.serving import Browser, Running, running

from grimoire.server.storage.database import now
from grimoire.server.storage.schema import metadata

# Where `GET /api/me/data` has what a table keeps of somebody.
GIVEN = {
    "users": "me",
    "sessions": "sessions",
    "seats": "matches",
    "chat": "said",
    "decks": "decks",
    "mutes": "blocks",
    "lessons": "lessons",
    "puzzle_days": "puzzle_days",
    "contest_staff": "contests",
    "contest_entries": "contests",
    "contest_passes": "contest_seats",
    "bells": "notices",
    "results": "results",
    "seeks": "seek",
    "challenges": "challenges",
    "follows": "follows",
    "reports": "reports",
    "pushes": "pushes",
    "holidays": "holidays",
    "push_calls": "pushes",
    "own_cards": "own_cards",
}
# And what is of nobody, or nothing that one could read.
NOT_GIVEN = {
    "invitations": "a code for whoever comes with it",
    "matches": "its seats are somebody's; the owner is told in `matches` as well",
    "entries": "choices, which the record of a match tells",
    "due": "what a match waits for",
    "offers": "by seat, while one stands",
    "presence": "by seat, as long as a window is open",
    "studies": "what a bot thinks of choices",
    "clock": "the time",
    "pauses": "how long a match stands",
    "contests": "who leads it is in contest_staff",
    "doors": "a hash of a code that holds for ten minutes",
}
# A row of somebody called `me`, where a column must be more than a mark; `other` is somebody else.
FITTING: dict[str, dict[str, Any]] = {
    "users": {"login": "me", "look": None, "password": None, "recovery": None, "setups": {}, "quiet": []},
    "matches": {"state": "over", "game": "magenoir", "clock": {}, "options": [], "results": [], "owner": "me", "next": ""}
    | {"given": "", "frozen": "", "seed": "1", "format": "competitive", "winner": 0},
    "seats": {"bot": "", "deck": [], "side": [], "stops": [], "seat": 0},
    "chat": {"phrase": ""},
    "decks": {"game": "magenoir"},
    "mutes": {"other": "other"},
    "follows": {"other": "other"},
    "reports": {"other": "other", "lines": [], "reason": "words"},
    "lessons": {"game": "magenoir", "made": []},
    "puzzle_days": {"game": "magenoir"},
    "bells": {"kind": "over"},
    "results": {"bot": "", "game": "magenoir", "mu": 25.0, "sigma": 4.0},
    "seeks": {"game": "magenoir", "when": "tonight", "met": "", "waits": "", "deck": ""},
    "challenges": {"seat": 1},
    "own_cards": {"texts": [["mark of own_cards", "mark of own_cards"]]},
    "presence": {"process": "elsewhere"},
}
# Written by contests in forms of their own (`test_names` looks there), or not by people.
ELSEWHERE = {"contests", "contest_entries", "contest_staff", "contest_passes", "entries", "studies", "offers", "due", "clock"}
# What may still be read of whoever has gone: against what kind of deck somebody else has played.
LEFT = {("results", "deck_kind")}


def keeps_somebody(table: Table) -> bool:
    own = {"user", "owner", "push", "session"} & {column.name for column in table.columns}
    return table.name == "users" or bool(own)


def row_of(table: Table) -> dict[str, Any]:
    """A mark in every text, ones in every number."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.name == "user":
            row[column.name] = "me"
        elif column.name == "match":
            row[column.name] = "game"
        elif isinstance(column.type, Boolean):
            row[column.name] = False
        elif isinstance(column.type, BigInteger):
            row[column.name] = now() + 3_600_000 if column.name == "until" else now()
        elif isinstance(column.type, (Integer, Float)):
            row[column.name] = 1
        elif isinstance(column.type, JSON):
            row[column.name] = [f"mark of {table.name}"]
        else:
            row[column.name] = f"mark of {table.name}"[: getattr(column.type, "length", None) or 80]
    return row | FITTING.get(table.name, {})


def test_every_table_is_known_here() -> None:
    assert {*GIVEN, *NOT_GIVEN} == {*metadata.tables}, "say where it is given out, and see that it goes with whoever goes"
    for name, table in metadata.tables.items():
        assert name in GIVEN or not keeps_somebody(table) or name in {"matches", "doors"}, name


async def filled(server: Running, me: str, other: str) -> None:
    house = server.app.state.house
    async with house.database.writing() as connection:
        await connection.execute(
            insert(metadata.tables["matches"]), row_of(metadata.tables["matches"]) | {"id": "game", "owner": me}
        )
        alone = {"id": "alone", "owner": me, "cards": "mark of own_cards"}  # what they wrote, and nobody else plays with
        await connection.execute(insert(metadata.tables["matches"]), row_of(metadata.tables["matches"]) | alone)
        for table in metadata.sorted_tables:
            if table.name in ELSEWHERE or table.name in {"matches", "users", "clock", "invitations"}:
                continue
            row = {name: me if value == "me" else other if value == "other" else value for name, value in row_of(table).items()}
            if table.name == "pushes":
                wanted = select(metadata.tables["sessions"].c.token).where(metadata.tables["sessions"].c.user == me)
                row["session"] = (await connection.execute(wanted)).scalars().first()
            if table.name == "push_calls":
                row["push"], row["bell"] = "mark of pushes", 1
            await connection.execute(insert(table), row)


async def rows_of(server: Running) -> dict[str, list[Any]]:
    async with server.app.state.house.database.reading() as connection:
        return {
            name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for name, table in metadata.tables.items()
        }


def within(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def test_all_that_is_kept_of_somebody_is_given_to_them_and_goes_with_them(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Browser(server), Browser(server)
        for who, name in ((ann, "mark of users"), (bob, "Bob who stays")):
            who.http.post("/api/account", json={"name": name, "password": "correct horse"}).raise_for_status()
        tables = within(server, rows_of(server))["users"]
        me, other = (next(row["id"] for row in tables if row["name"] == name) for name in ("mark of users", "Bob who stays"))
        within(server, filled(server, me, other))
        data = ann.http.get("/api/me/data").raise_for_status().json()
        for table, key in GIVEN.items():
            if table not in ELSEWHERE:
                assert data[key], f"what {table} keeps is not given out"
        for table in ("users", "sessions", "chat", "decks", "lessons", "pushes", "own_cards"):
            assert f"mark of {table}" in json.dumps(data), f"nor what it says: {table}"
        assert "Bob who stays" in data["blocks"] and "Bob who stays" in data["follows"]
        ann.http.delete("/api/me").raise_for_status()
        left = within(server, rows_of(server))
        for table, rows in left.items():
            for row in rows:
                for column, value in row.items():
                    if (table, column) not in LEFT:
                        assert me not in str(value), f"{table}.{column} still knows who it was"
                        assert "mark of" not in str(value) or table == "matches", (
                            f"{table}.{column} still has something of theirs: {value}"
                        )
        assert left["results"][0]["outcome"] == 1, "the ratings of others rest on it"
        assert len(left["users"]) == 1
        assert [row["id"] for row in left["matches"]] == ["game"] and len(left["seats"]) == 1
