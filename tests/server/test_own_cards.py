"""Cards of one's own on one's own computer: watched, remarked on, tried at once; nowhere else."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from tests.server.serving import Browser, Running, play_to_the_end, running
from typer.testing import CliRunner

from grimoire.cli.main import app
from grimoire.library.card_files import Texts
from grimoire.library.games import GAMES
from grimoire.library.pools import CardPool
from grimoire.pages.cards_check import Checked
from grimoire.server import own_cards, own_pools
from grimoire.server.card_pages import text_of
from grimoire.server.own_cards import MOST_READERS, OwnChecked
from grimoire.server.settings import Settings
from grimoire.server.storage import own_texts
from grimoire.server.storage.database import now
from grimoire.server.storage.matches import find_match
from grimoire.server.storage.own_texts import OwnTexts
from grimoire.server.storage.schema import own_cards as own_cards_kept
from grimoire.server.tidying import DAY_MS
from grimoire.server.watched_card_files import WatchedCardFiles

GOOD = """
ember-swarm:
  name: {en: Ember swarm, fr: Essaim de braises}
  element: fire
  type: spell
  cost: 1 fire
  effect:
    - damage(2, any)
"""
BAD = GOOD.replace("damage(2, any)", "damagee(2, any)")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("own") / "my-cards.yaml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_file_is_shown_in_both_languages_watched_and_tried_in_a_duel_that_outlasts_it(own: Path, tmp_path: Path) -> None:
    with running(tmp_path, cards=(own,)) as server:
        ann = Browser(server, "Ann")
        seen = ann.http.get("/api/own-cards?lang=fr").raise_for_status().json()
        [card] = seen["cards"]
        names = {lang: "".join(span["text"] for span in face["name"]) for lang, face in card["faces"].items()}
        assert names == {"en": "Ember swarm", "fr": "Essaim de braises"} and seen["mistakes"] == []
        assert all(remark["line"] > 1 and remark["words"] for remark in card["remarks"])

        match = ann.http.post("/api/own-cards/ember-swarm/try", json={"bot": "random"}).raise_for_status().json()
        assert match["state"] == "running" and match["own"]
        assert match["seats"][0]["cards"].count("ember-swarm") == 4, "as many as a deck may have"
        faces = ann.http.get(f"/api/matches/{match['id']}/cards").json()
        assert "ember-swarm" in faces and "tornado" in faces
        ann.connect()
        ann.send("join", match=match["id"], seat=0)
        table = ann.wait(lambda message: message["type"] == "table")
        assert "ember-swarm" in [thing.get("card") for thing in table["scene"]["things"]], "it is in one of the two hands"

        before = ann.http.get("/api/own-cards/state").json()["version"]
        own.write_text(BAD, encoding="utf-8")
        assert ann.http.get("/api/own-cards/state").json()["version"] != before
        wrong = ann.http.get("/api/own-cards?lang=en").json()
        assert wrong["cards"] == [] and f"{own}:8" in wrong["mistakes"][0]
        assert ann.http.post("/api/own-cards/ember-swarm/try", json={}).status_code == 404
        cookies = ann.http.cookies
        ann.close()
    own_texts.KNOWN.clear()
    own_pools.POOLS.clear()
    with running(tmp_path) as server:  # another day, without the file
        again = Browser(server, cookies=cookies).connect()
        assert not again.http.get("/api/own-cards/state").json()["on"]
        end = play_to_the_end(again, match["id"], until=12)
        assert end["number"] >= 12 or end["scene"].get("over")
        again.close()


def test_cards_of_ones_own_are_refused_where_others_can_reach_the_server(own: Path, tmp_path: Path) -> None:
    alone = Settings(tmp_path, cards=(own,))
    assert alone.is_alone
    for more in ({"host": "0.0.0.0"}, {"names": ("table.example",)}, {"secure": True}):
        assert not msgspec.structs.replace(alone, **more).is_alone


def test_a_folder_that_is_gone_while_it_is_watched_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "my-cards.yaml").write_text(GOOD, encoding="utf-8")
    bench = WatchedCardFiles((folder,), "magenoir")
    before, checked = bench.look()
    assert [own.definition.id for own in checked.own] == ["ember-swarm"]
    (folder / "my-cards.yaml").unlink()
    emptied, checked = bench.look()
    assert emptied != before and str(folder) in checked.mistakes[0].words("en")
    folder.rmdir()
    after, checked = bench.look()
    assert after not in (before, emptied) and checked.own == []
    assert [len(checked.mistakes), str(folder) in checked.mistakes[0].words("fr")] == [1, True]


@pytest.mark.parametrize("more", [["--lan"], ["--host", "0.0.0.0"], ["--name", "table.example"], ["--https"]])
def test_the_command_refuses_own_cards_where_others_can_come(own: Path, tmp_path: Path, more: list[str]) -> None:
    own.write_text(GOOD, encoding="utf-8")
    call = ["serve", "--cards", str(own), "--data", str(tmp_path), "--lang", "en", *more]
    done = CliRunner().invoke(app, call)
    assert done.exit_code == 2 and "cards of your own are shown only where nobody else can reach the server" in done.output


def test_cards_written_in_the_browser_are_read_told_and_played(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann")
        written = {"game": "magenoir", "text": GOOD}
        found = ann.http.post("/api/own-cards/check?lang=fr", json=written).raise_for_status().json()
        names = {lang: "".join(span["text"] for span in face["name"]) for lang, face in found["cards"][0]["faces"].items()}
        assert names == {"en": "Ember swarm", "fr": "Essaim de braises"} and found["mistakes"] == []
        wrong = ann.http.post("/api/own-cards/check", json={"game": "magenoir", "text": BAD}).json()
        assert wrong["cards"] == [] and [one["line"] for one in wrong["mistakes"]] == [8]
        assert "my-cards" not in wrong["mistakes"][0]["words"] and "damage" in wrong["mistakes"][0]["words"]
        french = ann.http.post("/api/own-cards/check?lang=fr", json={"game": "magenoir", "text": BAD}).json()
        assert french["mistakes"][0]["words"].startswith("ember-swarm")
        for lang, kind in (("en", "effect"), ("fr", "effet")):
            words = ann.http.get(f"/api/games/magenoir/card-words?lang={lang}").json()
            damage = next(word for word in words if word["form"].startswith("damage("))
            assert kind in damage["kind"] and damage["meaning"] and damage["line"].startswith("damage(") and damage["reads"]
        assert ann.http.post("/api/own-cards/check", json={"game": "magenoir", "text": ""}).json() == {
            "cards": [],
            "mistakes": [],
        }
        match = ann.http.post("/api/own-cards/play", json={**written, "card": "ember-swarm"}).raise_for_status().json()
        assert match["state"] == "running" and match["own"]
        assert "ember-swarm" in ann.http.get(f"/api/matches/{match['id']}/cards").json()
        for refused in ({**written, "card": "tornado"}, {"game": "magenoir", "text": BAD, "card": "ember-swarm"}):
            assert ann.http.post("/api/own-cards/play", json=refused).json()["reason"] == "noCard"
        assert ann.http.post("/api/own-cards/check", json={"game": "chess", "text": ""}).json()["reason"] == "noGame"
        assert ann.http.post("/api/own-cards/check", json={"game": "magenoir", "text": "x" * 20_001}).status_code == 400
        ann.close()


def test_where_others_can_reach_the_server_they_are_for_accounts_and_so_many_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimoire.server.house.OWN_CHECKS", 2)
    with running(tmp_path, names=("table.example",)) as server:
        ann = Browser(server)
        written = {"game": "magenoir", "text": GOOD}
        for address, body in (("check", written), ("play", {**written, "card": "ember-swarm"})):
            assert ann.http.post(f"/api/own-cards/{address}", json=body).json()["reason"] == "needsAccount"
        ann.http.post("/api/account", json={"name": "Ann", "password": "a long secret"}).raise_for_status()
        for _ in range(2):
            ann.http.post("/api/own-cards/check", json=written).raise_for_status()
        assert ann.http.post("/api/own-cards/check", json=written).json()["reason"] == "tooOften"
        ann.close()


def test_a_friend_reads_the_cards_before_sitting_down_and_both_play_with_them(tmp_path: Path) -> None:
    with running(tmp_path, names=("table.example",)) as server:
        ann, ben = Browser(server), Browser(server, "Ben")
        wanted = {"game": "magenoir", "text": GOOD, "card": "ember-swarm", "friend": True}
        assert ann.http.post("/api/own-cards/play", json=wanted).json()["reason"] == "needsAccount"
        ann.http.post("/api/account", json={"name": "Ann", "password": "a long secret"}).raise_for_status()
        match = ann.http.post("/api/own-cards/play", json=wanted).raise_for_status().json()
        assert match["state"] == "waiting" and match["own"] and not match["public"]
        assert match["id"] not in [table["id"] for table in ben.http.get("/api/lobby").json()], "only by the link"
        address = f"/api/matches/{match['id']}"
        assert "ember-swarm" in ben.http.get(f"{address}/cards").json(), "read before"
        begun = ben.http.post(f"{address}/seats/1", json={}).raise_for_status().json()
        assert begun["state"] == "running" and begun["own"]
        assert "ember-swarm" in ben.http.get(f"{address}/cards").json()
        for seat, person in enumerate((ann, ben)):
            mine = person.http.get(address).json()["seats"][seat]
            assert mine["mine"] and "ember-swarm" in mine["cards"]
            assert person.connect().ask("join", match=match["id"], seat=seat)["type"] == "done"
        for person in (ann, ben):
            person.close()


# -- what is kept of them ----------------------------------------------------------------------------------------------

TEXTS: Texts = [("my-cards.yaml", GOOD)]


@pytest.fixture(scope="module")
def built() -> CardPool:
    box = GAMES["magenoir"]
    return box.build_pool([*box.shipped_texts(), *TEXTS])


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_pools, "KNOWN", {})
    monkeypatch.setattr(own_texts, "KNOWN", own_pools.__dict__["KNOWN"])
    monkeypatch.setattr(own_pools, "POOLS", {})


def test_another_game_after_one_with_own_cards_has_the_same_cards(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Browser(server, "Ann").connect()
        wanted = {"game": "magenoir", "text": GOOD, "card": "ember-swarm"}
        match = ann.http.post("/api/own-cards/play", json=wanted).raise_for_status().json()["id"]
        ann.ask("join", match=match, seat=0)
        assert ann.ask("concede", match=match, seat=0)["type"] == "done"
        assert ann.ask("offer", match=match, seat=0, what="rematch")["type"] == "done"
        new = ann.follows(lambda m: m["type"] == "table" and m["match"] == match and m.get("next"))["next"]
        page = ann.http.get(f"/api/matches/{new}").json()
        assert page["state"] == "running" and page["own"]
        assert page["seats"][0]["cards"].count("ember-swarm") == 4
        assert "ember-swarm" in ann.http.get(f"/api/matches/{new}/cards").json()
        end = play_to_the_end(ann, new, until=8)
        assert end["number"] >= 8 or end["scene"].get("over")
        ann.close()


def test_one_reads_at_a_time_few_wait_and_the_others_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[bool, int]] = []
    told = own_cards.told
    with running(tmp_path, names=("table.example",)) as server:
        house = server.app.state.house

        def noted(checked: Checked, lang: str) -> OwnChecked:
            held.append((house.reading_cards.locked(), house.readers))
            return told(checked, lang)

        monkeypatch.setattr(own_cards, "told", noted)
        ann = Browser(server)
        ann.http.post("/api/account", json={"name": "Ann", "password": "a long secret"}).raise_for_status()
        written = {"game": "magenoir", "text": GOOD}
        ann.http.post("/api/own-cards/check", json=written).raise_for_status()
        assert held == [(True, 1)] and house.readers == 0
        house.readers = MOST_READERS
        assert ann.http.post("/api/own-cards/check", json=written).json()["reason"] == "tooOften"
        house.readers -= 1
        ann.http.post("/api/own-cards/check", json=written).raise_for_status()
        ann.close()


@pytest.mark.usefixtures("nothing_kept")
def test_cards_that_were_not_known_are_there_once_they_are(built: CardPool) -> None:
    digest = built.digest
    assert "ember-swarm" not in own_pools.pool_for("magenoir", digest).numbers
    assert b"ember-swarm" not in text_of("magenoir", digest, "en")
    own_pools.know("magenoir", TEXTS, built)
    own_pools.POOLS.clear()
    assert own_pools.pool_for("magenoir", digest).digest == digest
    assert b"ember-swarm" in text_of("magenoir", digest, "en")


@pytest.mark.usefixtures("nothing_kept")
def test_so_many_sets_of_cards_are_in_memory_and_no_more(built: CardPool) -> None:
    for n in range(own_pools.MOST_POOLS):
        own_pools.POOLS[f"magenoir {n}"] = built
    own_pools.know("magenoir", TEXTS, built)
    assert len(own_pools.POOLS) == own_pools.MOST_POOLS and f"magenoir {built.digest}" in own_pools.POOLS


def test_texts_that_no_match_is_played_with_are_deleted_after_a_day(tmp_path: Path) -> None:
    unused, fresh = "0123456789abcdef", "fedcba9876543210"
    with running(tmp_path) as server:
        ann = Browser(server, "Ann")
        wanted = {"game": "magenoir", "text": GOOD, "card": "ember-swarm"}
        match = ann.http.post("/api/own-cards/play", json=wanted).raise_for_status().json()["id"]
        database = server.app.state.house.database

        async def tidied() -> list[str]:
            async with database.writing() as connection:
                used = (await find_match(connection, match)).cards  # type: ignore[union-attr]
                own_texts.KNOWN.update(dict.fromkeys((unused, fresh), own_texts.KNOWN[used]))
                for digest, kept in ((used, 1), (unused, 1), (fresh, now())):
                    await own_texts.keep_texts(connection, digest, kept)
                assert await own_texts.drop_unused(connection, now() - DAY_MS) == 1
                left = set((await connection.execute(select(own_cards_kept.c.digest))).scalars())
            return sorted(left - {used})

        assert asyncio.run_coroutine_threadsafe(tidied(), server.loop).result() == [fresh]
        for digest in (unused, fresh):
            own_texts.KNOWN.pop(digest)
        ann.close()


def test_what_somebody_wrote_is_given_to_them_and_goes_with_the_last_who_plays_with_it(tmp_path: Path) -> None:
    with running(tmp_path, names=("table.example",)) as server:
        ann, ben = Browser(server), Browser(server, "Ben")
        ann.http.post("/api/account", json={"name": "Ann", "password": "a long secret"}).raise_for_status()
        wanted = {"game": "magenoir", "text": GOOD, "card": "ember-swarm"}
        alone = ann.http.post("/api/own-cards/play", json=wanted).raise_for_status().json()["id"]
        match = ann.http.post("/api/own-cards/play", json={**wanted, "friend": True}).raise_for_status().json()["id"]
        ben.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        [mine] = ann.http.get("/api/me/data").json()["own_cards"]
        assert mine["game"] == "magenoir" and [text for _, text in mine["texts"]] == [GOOD]
        assert ben.http.get("/api/me/data").json()["own_cards"] == []
        assert kept_texts(server) == 1
        ann.http.delete("/api/me").raise_for_status()
        assert ben.http.get(f"/api/matches/{alone}").json()["reason"] == "noMatch", "nobody sits there any more"
        assert "ember-swarm" in ben.http.get(f"/api/matches/{match}/cards").json() and kept_texts(server) == 1
        ben.http.delete("/api/me").raise_for_status()
        assert kept_texts(server) == 0
        for person in (ann, ben):
            person.close()


def kept_texts(server: Running) -> int:
    async def counted() -> int:
        async with server.app.state.house.database.reading() as connection:
            return len((await connection.execute(select(own_cards_kept.c.digest))).all())

    return asyncio.run_coroutine_threadsafe(counted(), server.loop).result()


def test_texts_that_earlier_versions_kept_as_files_are_taken_over(tmp_path: Path, built: CardPool) -> None:
    folder = tmp_path / own_pools.FOLDER
    folder.mkdir()
    (folder / f"{built.digest}.json").write_bytes(msgspec.json.encode(OwnTexts("magenoir", TEXTS)))
    for _ in range(2):
        own_texts.KNOWN.clear()
        own_texts.NOBODYS.clear()
        with running(tmp_path) as server:
            assert not list(folder.iterdir())

            async def learnt() -> None:
                async with server.app.state.house.database.reading() as connection:
                    await own_texts.learn(connection, [built.digest])

            asyncio.run_coroutine_threadsafe(learnt(), server.loop).result()
            assert own_pools.own_texts(built.digest) == TEXTS
