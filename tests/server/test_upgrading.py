"""A new version over an old folder: tables are brought up to date, and cards may be others."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from tests.server.postgres import MISSING, is_there, postgres
from tests.server.serving import Browser, Message, running, usual

from grimoire.library.card_files import SHIPPED, play_with, shipped_card_texts
from grimoire.server.storage.database import Database
from grimoire.server.storage.log import read_log
from grimoire.server.storage.matches import find_match

CARD = "flame"
DECK = "burning-wrath"
OTHER_DECK = "surging-growth"  # without that card: a bot that prepared it first would be where the log departs


@contextmanager
def costs(card: str, cost: str) -> Iterator[None]:
    """For a while a card that is free costs something, as after an upgrade; the files on the disk stay as they are."""
    before = shipped_card_texts("magenoir")
    free = re.compile(rf"^{card}:\n  name: .*\n", re.MULTILINE)
    changed = [(name, free.sub(rf"\g<0>  cost: {cost}\n", text)) for name, text in before]
    assert changed != before
    play_with("magenoir", changed)
    try:
        yield
    finally:
        SHIPPED.pop("magenoir")


def prepare_first(ask: Message) -> str:
    forms = [choice["form"] for choice in ask["choices"]]
    return next((form for form in forms if form == f"prepare {CARD}"), usual(ask))


def asked_in(browser: Browser, match: str, after: int) -> Message:
    """The next question of the first seat."""
    return browser.follows(
        lambda m: m["type"] == "table" and m["match"] == match and m["ask"]["asked"] == 0 and m["number"] > after
    )


def test_a_match_departs_where_a_changed_card_leads_elsewhere_and_is_gone_on_with(tmp_path: Path) -> None:
    seats = [{"who": "me", "deck": DECK}, {"who": "bot", "bot": "random", "deck": OTHER_DECK}]
    with running(tmp_path) as server:
        ann = Browser(server, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=seats, seed=3)["id"]
        ann.send("join", match=match, seat=0)
        prepared = after = 0
        while after < 3:
            told = ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0)
            form = prepare_first(told["ask"])
            ann.ask("choose", match=match, seat=0, number=told["number"], form=form)
            if form == f"prepare {CARD}" and not prepared:
                prepared = told["number"]
            after += bool(prepared)
        cookies = ann.http.cookies
        ann.close()
    with costs(CARD, "9 fire"), running(tmp_path) as server:
        ann = Browser(server, cookies=cookies).connect()
        ann.send("join", match=match, seat=0)
        told = ann.wait(lambda m: m["type"] == "table")
        assert told["number"] == prepared, "it stands still before what cannot be done any more"
        assert f"prepare {CARD}" in told["frozen"]
        assert ann.ask("choose", match=match, seat=0, number=prepared, form="pass")["reason"] == "frozen"
        assert ann.ask("offer", match=match, seat=0, what="goOn")["type"] == "done"
        on = ann.follows(lambda m: m["type"] == "table" and m.get("next"))["next"]
        number = -1
        ann.send("join", match=on, seat=0)
        for _ in range(4):  # the bot plays with the cards of the server, whatever lies on the disk
            told = asked_in(ann, on, number)
            number = told["number"]
            assert f"prepare {CARD}" not in [choice["form"] for choice in told["ask"]["choices"]]
            ann.ask("choose", match=on, seat=0, number=told["number"], form=told["ask"]["choices"][-1]["form"])
        assert told["number"] > prepared
        ann.close()


# -- tables ------------------------------------------------------------------------------------------------------------

OLD_ROWS = (
    "INSERT INTO users (id, name, banned, created, seen) VALUES ('u', 'Ann', false, 1, 1)",
    "INSERT INTO matches (id, game, state, owner, public, closed, options, format, best_of, clock, version, cards, seed,"
    " commitment, secret, decides, results, next, frozen, created) VALUES ('m', 'magenoir', 'running', 'u', false, false,"
    " '[]', 'casual', 1, '{}', '0.1.0', 'x', '7', '', '', -1, '[]', '', '', 1)",
    'INSERT INTO seats (match, seat, "user", bot, name, deck, side, deck_name)'
    " VALUES ('m', 0, 'u', '', 'Ann', '[]', '[]', '')",
    'INSERT INTO entries (match, number, kind, seat, "by", form, digest, stays, at)'
    " VALUES ('m', 1, 'choice', 0, 'hand', 'pass', '', 0, 5), ('m', 2, 'choice', 0, 'hand', 'end', '', 0, 65)",
)


def first_version(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "grimoire:server/storage/migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def upgraded(address: str) -> None:
    database = Database(address)
    async with database.engine.connect() as connection:
        await connection.run_sync(first_version)
        for row in OLD_ROWS:
            await connection.execute(text(row))
        await connection.commit()
    await database.open()
    async with database.reading() as connection:
        match = await find_match(connection, "m")
        log = await read_log(connection, "m")
        last = await read_log(connection, "m", after=1)
    await database.close()
    assert match is not None and match.seed == "7" and match.given == ""
    assert [(seat.name, seat.ready, seat.stops) for seat in match.seats] == [("Ann", True, {})]
    assert [(entry.form, thought) for entry, thought in log] == [("pass", 0), ("end", 60)], "what happened is still there"
    assert last == log[1:], "how long was thought follows from the clock on the wall, which is all that old logs have"


def test_tables_of_the_first_version_are_brought_up_to_date_with_what_is_in_them(tmp_path: Path) -> None:
    asyncio.run(upgraded(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"))


@pytest.mark.skipif(not is_there(), reason=MISSING)
def test_those_of_a_postgresql_are_as_well() -> None:
    with postgres() as address:
        asyncio.run(upgraded(address))
