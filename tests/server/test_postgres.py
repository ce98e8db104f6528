"""Two processes behind one address: the players of one match sit at different ones."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.postgres import MISSING, Cluster, cluster, is_there
from tests.server.serving import Browser, running
from tests.server.test_own_cards import GOOD
from tests.server.test_together import duel, playing, table

from grimoire.server import own_pools
from grimoire.server.storage import own_texts
from grimoire.server.storage.database import Database

pytestmark = pytest.mark.skipif(not is_there(), reason=MISSING)


@pytest.fixture(scope="module")
def database() -> Iterator[Cluster]:
    with cluster() as database:
        yield database


@pytest.fixture
def address(database: Cluster) -> str:
    return database.address


def test_two_players_of_one_match_sit_at_different_processes(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one, running(tmp_path, database=address) as two:
        ann, bob = Browser(one, "Ann").connect(), Browser(two, "Bob").connect("fr")
        match = duel(ann, bob)
        playing(match, ann, bob, choices=6)
        number = playing(match, ann, bob, choices=6)
        assert number == 12
        ann.ask("phrase", match=match, seat=0, phrase="hello")
        assert bob.wait(lambda m: m["type"] == "chat")["lines"][-1]["phrase"] == "hello"
        bob.ask("concede", match=match, seat=1)
        assert table(ann, 13)["scene"]["winner"] == 0, "whoever sits elsewhere is told at once"
        ann.close()
        bob.close()


def test_a_bot_moves_whoever_takes_what_is_due(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one:
        ann = Browser(one, "Ann").connect()
        match = ann.set_up(game="magenoir", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], seed=3)["id"]
        ann.send("join", match=match, seat=0)
        for _ in range(6):
            told = ann.wait(lambda m: m["type"] == "table" and m["ask"]["asked"] == 0)
            form = told["ask"]["choices"][0]["form"]
            assert ann.ask("choose", match=match, seat=0, number=told["number"], form=form)["type"] == "done"
        ann.close()


def test_everybody_sees_who_is_there_in_another_process_and_who_is_gone(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one:
        ann = Browser(one, "Ann").connect()
        with running(tmp_path, database=address) as two:
            bob = Browser(two, "Bob").connect()
            match = duel(ann, bob)
            ann.send("join", match=match, seat=0)
            ann.wait(lambda m: m["type"] == "presence" and m["seats"][1].get("here", True))
            watcher = Browser(two, "Cleo").connect()
            watcher.send("join", match=match, seat=-1)
            ann.wait(lambda m: m["type"] == "presence" and m["watching"] == 1)
            watcher.close()
            ann.wait(lambda m: m["type"] == "presence" and m["watching"] == 0)
            bob.http.close()
        gone = ann.wait(lambda m: m["type"] == "presence" and not m["seats"][1].get("here", True))
        assert gone["seats"][0].get("here", True)
        ann.close()


def test_a_connection_for_news_that_is_cut_is_opened_again_and_nothing_is_missed(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one, running(tmp_path, database=address) as two:
        ann, bob = Browser(one, "Ann").connect(), Browser(two, "Bob").connect()
        match = duel(ann, bob)
        number = playing(match, ann, bob, choices=2)
        assert asyncio.run(cut_listeners(address)) == 2
        bob.ask("concede", match=match, seat=1)
        assert table(ann, number + 1)["scene"]["winner"] == 0, "told as soon as it listens again"
        ann.close()
        bob.close()


def test_recovery_words_are_used_once_however_many_come_with_them_at_one_instant(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one:
        ann = Browser(one)
        account = {"name": "Hurried", "password": "correct horse"}
        ann.http.post("/api/account", json=account).raise_for_status()
        words = ann.http.post("/api/me/recovery", json={"password": account["password"]}).json()["words"]
        wanted = {"name": "Hurried", "words": " ".join(words), "password": "battery staple"}
        others = [Browser(one), Browser(one)]
        answers: list[int] = []
        come = [
            threading.Thread(
                target=lambda other=other: answers.append(other.http.post("/api/recover", json=wanted).status_code)
            )
            for other in others
        ]
        asyncio.run(held_until_both_wait(address, come))
        for each in come:
            each.join()
        assert sorted(answers) == [200, 403]
        for browser in (ann, *others):
            browser.close()


def test_two_who_look_for_a_game_at_one_instant_meet(tmp_path: Path, address: str) -> None:
    with running(tmp_path, database=address) as one:
        people = [Browser(one, "Ann"), Browser(one, "Bob")]
        wish = {"game": "anima", "when": "now"}
        come = [threading.Thread(target=lambda who=who: who.http.post("/api/seek", json=wish)) for who in people]
        asyncio.run(held_until_both_wait(address, come, "LOCK TABLE seeks IN SHARE MODE"))  # both may look, neither write
        for each in come:
            each.join()
        states = [who.http.get("/api/matches").json() for who in people]
        assert [[row["state"] for row in rows] for rows in states] == [["running"], ["running"]]
        for browser in people:
            browser.close()


async def held_until_both_wait(
    address: str, come: list[threading.Thread], hold: str = "SELECT id FROM users WHERE login = 'hurried' FOR UPDATE"
) -> None:
    """Nobody changes the account meanwhile: both have looked at the words, and neither has used them."""
    database = Database(address)
    async with database.writing() as connection:
        await connection.execute(text(hold))
        for each in come:
            each.start()
        waiting = 0
        async with asyncio.timeout(60):
            while waiting < len(come):
                await asyncio.sleep(0.05)
                async with database.reading() as other:
                    found = await other.execute(text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))
                    waiting = found.scalar_one()
    await database.close()


async def cut_listeners(address: str) -> int:
    """End the connections that listen, as a router that forgets them would."""
    database = Database(address)
    async with database.writing() as connection:
        ended = await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'")
        )
        count = len(ended.all())
    await database.close()
    return count


def test_a_database_that_is_gone_is_an_error_and_when_it_is_back_all_goes_on(tmp_path: Path, database: Cluster) -> None:
    with running(tmp_path, database=database.address) as one:
        ann, bob = Browser(one, "Ann").connect(), Browser(one, "Bob").connect()
        match = duel(ann, bob)
        number = playing(match, ann, bob, choices=2)
        ann.send("join", match=match, seat=0)
        asked = table(ann, number)["ask"]["asked"]
        player = (ann, bob)[asked]
        player.send("join", match=match, seat=asked)
        form = player.wait(lambda m: m["type"] == "table" and m["number"] == number and m["ask"].get("choices"))
        choice = {"match": match, "seat": asked, "number": number, "form": form["ask"]["choices"][0]["form"]}
        database.stop()
        assert player.ask("choose", **choice)["reason"] == "unavailable"
        assert player.http.get("/api/matches").status_code == 503
        database.start()
        while (told := player.ask("choose", **choice))["type"] != "done":
            assert told["reason"] == "unavailable"
        player.send("join", match=match, seat=asked)
        assert table(player, number + 1, seat=asked)["number"] == number + 1, "once, and no more"
        ann.close()
        bob.close()


def test_cards_that_somebody_wrote_are_played_with_in_every_process(tmp_path: Path, address: str) -> None:
    """The friend sits at another process, which has never heard of them; and so does whoever comes after a restart."""
    with running(tmp_path, database=address) as one:
        ann = Browser(one, "Ann").connect()
        wanted = {"game": "magenoir", "text": GOOD, "card": "ember-swarm", "friend": True}
        match = ann.http.post("/api/own-cards/play", json=wanted).raise_for_status().json()["id"]
        forget_all()
        with running(tmp_path, database=address) as two:
            bob = Browser(two, "Bob").connect()
            assert "ember-swarm" in bob.http.get(f"/api/matches/{match}/cards").json()
            bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
            for browser, seat in ((ann, 0), (bob, 1)):
                browser.send("join", match=match, seat=seat)
            assert playing(match, ann, bob, choices=6) == 6
            bob.close()
        ann.close()
    forget_all()
    with running(tmp_path, database=address) as again:
        cyd = Browser(again, "Cyd").connect()
        assert "ember-swarm" in cyd.http.get(f"/api/matches/{match}/cards").json()
        cyd.close()


def forget_all() -> None:
    """As a process that has just begun."""
    for kept in (own_texts.KNOWN, own_texts.NOBODYS, own_pools.POOLS):
        kept.clear()
