"""Whoever is not at the table is called: whose move it is, how their time goes by, and how it ended."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.clocks import DAY, HOUR, MINUTE, OwnHouse, OwnTime
from tests.server.serving import Browser, Running, running
from tests.server.test_turns import duel

from grimoire.server.community import bell_pages, notices, ringing
from grimoire.server.storage.bells import Bell, bells_of, ring
from grimoire.server.storage.schema import users
from grimoire.server.storage.turns import Turn, turns_of
from grimoire.server.storage.waiting import due_in
from grimoire.table.deciding import HALF
from grimoire.table.matches import Clock

BY_TURNS = {"turn": 3 * 24 * 3600}
SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]
ATOM = "{http://www.w3.org/2005/Atom}"


class Evenings:
    """A duel by turns between Ann and Bob, in a house whose time a test makes pass."""

    def __init__(self, house: OwnHouse, match: str) -> None:
        self.house = house
        self.match = match

    async def bells(self, user: str) -> list[Bell]:
        async with self.house.database.reading() as connection:
            return await bells_of(connection, user)

    async def kinds(self, user: str) -> list[str]:
        return sorted(bell.kind for bell in await self.bells(user))

    async def turns(self, user: str) -> list[Turn]:
        async with self.house.database.reading() as connection:
            return await turns_of(connection, user)

    async def asked(self) -> str:
        table = self.house.hall.table(self.match)
        await table.seen()
        return ("ann", "bob")[table.shown.thinking]

    async def choose(self) -> None:
        """What the game would do, for whoever is asked."""
        table = self.house.hall.table(self.match)
        await table.seen()
        decision = table.shown.match.position.decision()
        assert decision is not None
        await table.change(lambda play: play.choose(decision.seat, play.number, decision.options[0].form))

    async def until_asked(self, user: str) -> None:
        while await self.asked() != user:
            await self.choose()


def by_turns(path: Path, days: int, story: Callable[[Evenings], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await OwnHouse(path / "x.db", OwnTime()).open()
        async with house.database.writing() as connection:
            for name in ("ann", "bob"):
                await connection.execute(users.insert().values(id=name, name=name, banned=False, created=0, seen=1 << 60))
        row = duel(Clock(move=days * 24 * 3600))
        await house.seat(row)
        try:
            await story(Evenings(house, row.id))
        finally:
            await house.kill()

    asyncio.run(run())


def test_whoever_is_asked_by_turns_is_called_once_and_no_more_when_they_have_answered(tmp_path: Path) -> None:
    async def story(evenings: Evenings) -> None:
        first = await evenings.asked()
        other = "bob" if first == "ann" else "ann"
        await evenings.until_asked(other)
        assert await evenings.kinds(other) == ["move"] and await evenings.kinds(first) == []
        [turn] = await evenings.turns(other)
        assert (turn.of, await evenings.turns(first)) == (3 * DAY, [])
        await evenings.until_asked(first)
        assert await evenings.kinds(other) == [] and await evenings.kinds(first) == ["move"]

    by_turns(tmp_path, 3, story)


def test_a_reminder_comes_at_half_at_a_fifth_and_two_hours_before_the_end_and_then_the_game_is_lost(tmp_path: Path) -> None:
    async def story(evenings: Evenings) -> None:
        late = await evenings.asked()
        times: list[int] = []
        for hour in range(1, 5 * 24):
            await evenings.house.passes(HOUR)
            soon = [bell for bell in await evenings.bells(late) if bell.kind == "soon"]
            if soon and soon[0].id not in times:
                times.append(soon[0].id)
                assert hour in (60, 96, 118), "half of five days, a fifth before their end, two hours before it"
        assert len(times) == 3
        await evenings.house.passes(HOUR - MINUTE)
        assert len(await evenings.turns(late)) == 1
        await evenings.house.passes(MINUTE)
        assert await evenings.turns(late) == [] and await evenings.kinds("ann") == await evenings.kinds("bob") == ["over"]
        table = evenings.house.hall.table(evenings.match)
        assert (await table.seen()).winner == (0 if late == "bob" else 1)

    by_turns(tmp_path, 5, story)


def test_a_call_survives_a_kill_and_what_came_due_meanwhile_is_made_up_for_once(tmp_path: Path) -> None:
    async def story(evenings: Evenings) -> None:
        late = await evenings.asked()
        house = evenings.house
        for _ in range(2):
            await house.passes(HOUR)
            await house.kill(gone=35 * HOUR)
            await house.open()
            await house.passes(MINUTE)
        async with asyncio.timeout(60):  # what the house began by itself when it was opened
            while not await evenings.bells(late):
                await house.settled()
        [bell] = await evenings.bells(late)
        assert (bell.kind, (await evenings.turns(late))[0].ends - house.hall.clock.now() < 2 * DAY + DAY) == ("soon", True)

    by_turns(tmp_path, 5, story)


def test_who_answers_while_they_are_reminded_is_the_one_who_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, list[str]]] = []

    async def noted(connection: AsyncConnection, match: str, kind: str, people: Sequence[str], at: int) -> None:
        told.append((kind, list(people)))
        await ring(connection, match, kind, people, at)

    async def story(evenings: Evenings) -> None:
        await evenings.until_asked("ann")
        table = evenings.house.hall.table(evenings.match)
        async with evenings.house.database.reading() as connection:
            [row] = [row for row in await due_in(connection, evenings.match) if row.kind == HALF]
        monkeypatch.setattr(ringing, "ring", noted)
        async with evenings.house.database.writing():  # whatever is written now waits
            reminding = asyncio.create_task(evenings.house.hall.call(row))
            await asyncio.sleep(0.2)
            answering = asyncio.create_task(table.change(lambda play: play.concede(0)))
            await asyncio.sleep(0.2)
        await asyncio.gather(reminding, answering)
        assert told == [("soon", ["ann"]), ("over", ["ann", "bob"])]
        assert await evenings.kinds("ann") == await evenings.kinds("bob") == ["over"]

    by_turns(tmp_path, 5, story)


def test_who_sits_at_the_table_is_not_called_and_live_games_call_nobody(server: Running, ann: Browser, bob: Browser) -> None:
    match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    [began] = ann.http.get("/api/bells", params={"lang": "fr"}).json()
    assert began["kind"] == "began" and "Bob" in began["words"] and "a commencé" in began["words"]
    assert bob.http.get("/api/bells").json() == [], "who sat down knows it"
    calls = [one.http.get("/api/calls").json() for one in (ann, bob)]
    assert sorted(len(call["turns"]) for call in calls) == [0, 1]
    asked, other = (ann, bob) if calls[0]["turns"] else (bob, ann)
    [line] = next(call["turns"] for call in calls if call["turns"])
    assert line["match"] == match and line["of"] == 3 * DAY and 0 < line["left"] <= 3 * DAY
    here = (asked.connect(), other.connect())
    seats = (line["seat"], 1 - line["seat"])
    for one, seat in zip(here, seats, strict=True):
        one.ask("join", match=match, seat=seat)
    other.ask("concede", match=match, seat=seats[1])
    assert [bell["kind"] for bell in other.http.get("/api/bells").json() if bell["kind"] == "over"] == []
    for one in here:
        one.close()


def test_notices_are_new_until_they_are_read(server: Running, ann: Browser, bob: Browser) -> None:
    for _ in range(2):
        match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
        bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    newer, older = ann.http.get("/api/bells").json()
    assert ann.http.get("/api/calls").json()["new"] == 2
    ann.http.post("/api/bells/read", json={"bell": older["id"]}).raise_for_status()
    assert ann.http.get("/api/calls").json()["new"] == 1
    bob.http.post("/api/bells/read", json={"bell": newer["id"]}).raise_for_status()
    assert ann.http.get("/api/calls").json()["new"] == 1, "nobody reads for somebody else"
    assert [bell["new"] for bell in ann.http.get("/api/bells").json()] == [True, False]


def test_what_is_told_of_a_match_that_is_deleted_at_that_moment_is_left_out(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    path = ann.http.post("/api/me/feed").json()["address"].removeprefix(server.address)

    async def gone(*_: object) -> dict[str, object]:
        return {}

    for pages in (bell_pages, notices):
        monkeypatch.setattr(pages, "find_matches", gone)
    for one in (ann, bob):
        assert one.http.get("/api/calls").raise_for_status().json()["turns"] == []
    assert ann.http.get("/api/bells").raise_for_status().json() == []
    assert ann.http.get(path).status_code == 200


def test_notices_can_be_read_at_a_secret_address_until_there_is_another(server: Running, ann: Browser, bob: Browser) -> None:
    assert ann.http.get("/api/me/feed").json() == {"address": ""}
    match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    address = ann.http.post("/api/me/feed", params={"lang": "fr"}).json()["address"]
    assert ann.http.get("/api/me/feed", params={"lang": "fr"}).json()["address"] == address
    stranger = Browser(server)
    stranger.http.cookies.clear()
    path = address.removeprefix(server.address)
    answer = stranger.http.get(path)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    feed = ElementTree.fromstring(answer.content)
    titles = [entry.findtext(f"{ATOM}title") for entry in feed.iter(f"{ATOM}entry")]
    assert len(titles) == 1 and "Bob" in str(titles[0]) and "a commencé" in str(titles[0])
    assert ann.me["id"] in path, "the rest of it is what nobody guesses"
    for wrong in (path[:-12], path.replace(ann.me["id"], bob.me["id"]), "/api/feed/.", "/api/feed/x.é"):
        assert stranger.http.get(wrong).status_code == 404
    ann.http.post("/api/me/feed").raise_for_status()
    assert stranger.http.get(path).status_code == 404


def test_hostile_names_are_text_in_a_feed(server: Running, ann: Browser) -> None:
    mallory = Browser(server, "<b>&]]>\"'")
    match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
    mallory.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    address = ann.http.post("/api/me/feed").json()["address"]
    feed = ElementTree.fromstring(ann.http.get(address.removeprefix(server.address)).content)
    assert "<b>&]]>\"'" in str(feed.findtext(f"{ATOM}entry/{ATOM}title"))


def test_whoever_is_forgotten_leaves_no_notice(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = Browser(server, "Ann"), Browser(server, "Bob")
        match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
        bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        bob.http.delete("/api/me").raise_for_status()
        words = [bell["words"] for bell in ann.http.get("/api/bells").json()]
        assert len(words) == 2 and not any("Bob" in text for text in words)
