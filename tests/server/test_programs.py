"""A program of somebody's at a table of the server: everybody is told what it is, it is told no more than a player, and it
neither waits for ever nor counts for ratings."""

import contextlib
from typing import Any

import pytest
from tests.server.serving import Browser, Running, usual
from websockets.exceptions import ConnectionClosedError

from grimoire.envs.served import ServedGame
from grimoire.envs.text import LONGEST_ANSWER
from grimoire.library.reading import BadFile

GAMES = {
    "against a bot": [{"who": "bot", "bot": "eager-1"}, {"who": "anybody"}],
    "magenoir": [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody"}],
    "anima": [{"who": "me"}, {"who": "anybody"}, {"who": "bot", "bot": "eager-1"}],
}


def opened(browser: Browser, game: str = "magenoir", **more: Any) -> str:
    return str(browser.set_up(game=game if game == "anima" else "magenoir", seats=GAMES[game], **more)["id"])


def link(server: Running, match: str, seat: int | str = 1) -> str:
    return f"{server.address}/#/table/{match}/{seat}"


@pytest.mark.parametrize("game", ["magenoir", "anima"])
def test_it_plays_with_somebody_and_is_shown_to_them_as_a_bot(server: Running, ann: Browser, game: str) -> None:
    match = opened(ann, game)
    program = ServedGame(link(server, match), name="Deep Owl", patience=10)
    assert program.seat == 1
    for lang, called in (("en", "Deep Owl (bot)"), ("fr", "Deep Owl (robot)")):
        seat = ann.http.get(f"/api/matches/{match}", params={"lang": lang}).json()["seats"][1]
        assert (seat["name"], seat["program"], seat["guest"]) == (called, True, False)
    ann.connect().send("join", match=match, seat=0)
    table = ann.wait(lambda message: message["type"] == "table")
    presence = ann.wait(lambda message: message["type"] == "presence")
    assert presence["seats"][1]["name"] == "Deep Owl (bot)" and presence["seats"][1]["program"]
    answered = 0
    assert table["scene"]["players"][1]["name"] == "Deep Owl (bot)"
    program.patience = 0
    for _ in range(200):
        if answered == 4:
            break
        text = program.look()
        assert len(text) <= LONGEST_ANSWER + 200
        if program.choices():
            choice = program.ask and program.ask.suggested[:1]
            before = program.number
            program.choose(choice[0] if choice else "1")
            answered += program.number > before or not program.choices()
            continue
        if table["ask"]["asked"] == 0:
            ann.send("choose", match=match, seat=0, number=table["ask"]["number"], form=usual(table["ask"]))
        with contextlib.suppress(TimeoutError):
            message = ann.receive(0.5)
            table = message if message["type"] == "table" else table
    assert answered == 4
    program.close()


def test_it_is_told_what_a_player_in_its_seat_is_told(server: Running, ann: Browser) -> None:
    match = opened(ann)
    program = ServedGame(link(server, match), patience=10)
    ann.connect().send("join", match=match, seat=0)
    table = ann.wait(lambda message: message["type"] == "table")
    mine = {thing["card"] for thing in table["scene"]["things"] if thing.get("card")}
    program.patience = 1
    program.look()
    assert program.scene is not None and program.scene.seat == 1
    theirs = {thing.card for thing in program.scene.things if thing.card}
    assert theirs and mine and not theirs & mine  # two decks that have no card in common, nothing of the other's shown
    program.close()


def test_what_is_no_choice_changes_nothing_and_others_are_waited_for_so_long_alone(server: Running, ann: Browser) -> None:
    match = opened(ann, "against a bot")
    program = ServedGame(link(server, match), patience=10)
    program.look()
    before = program.number
    assert "There is no choice" in program.choose("the third one")
    assert program.number == before
    assert program.rule("D2.2.3").startswith("D2.2.3")
    program.close()
    patient = ServedGame(link(server, opened(ann)), patience=0.1)
    assert patient.look().endswith(patient.wording.say("told-waiting"))  # somebody else is asked, and does nothing
    assert patient.choose("1") == patient.wording.say("told-waiting")
    patient.close()


def test_a_lost_connection_is_made_again_where_it_was_lost(server: Running, ann: Browser) -> None:
    match = opened(ann, "against a bot")
    program = ServedGame(link(server, match), patience=10)
    program.look()
    number = program.number
    program.socket.close()
    assert program.choices()
    program.choose("1")
    assert program.number >= number and program.scene is not None
    program.close()


class Broken:
    """A connection that is lost where it says something, or hears nothing."""

    def __init__(self, on_send: Exception | None, on_recv: Exception) -> None:
        self.on_send, self.on_recv = on_send, on_recv

    def send(self, message: str) -> None:
        if self.on_send is not None:
            raise self.on_send

    def recv(self, timeout: float | None = None) -> str:
        raise self.on_recv

    def close(self) -> None:
        pass


def test_a_choice_on_a_lost_connection_is_asked_for_again_and_silence_is_said(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = ServedGame(link(server, opened(ann, "against a bot")), patience=10)
    program.look()
    program.socket = Broken(ConnectionClosedError(None, None), TimeoutError())
    assert program.wording.say("told-choose") in program.choose("1")
    monkeypatch.setattr("grimoire.envs.served.UNANSWERED", 0.1)
    program.socket = Broken(None, TimeoutError())
    with pytest.raises(BadFile, match="Nobody answers"):
        program.choose("1")
    program.close()


def test_connections_that_are_closed_at_once_are_not_made_for_ever(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = ServedGame(link(server, opened(ann, "against a bot")), patience=10)
    program.look()
    made = 0

    def connected() -> None:
        nonlocal made
        made += 1
        assert made < 100

    monkeypatch.setattr(program, "connected", connected)
    program.socket = Broken(None, ConnectionClosedError(None, None))
    program.wait(0)
    assert made
    program.close()


def test_what_cannot_be_joined_is_refused_with_a_sentence(server: Running, ann: Browser, bob: Browser) -> None:
    with pytest.raises(BadFile, match="no link to a table"):
        ServedGame("http://127.0.0.1/somewhere")
    with pytest.raises(BadFile, match="no such match"):
        ServedGame(link(server, "nothing"))
    with pytest.raises(BadFile, match="Nobody answers"):
        ServedGame("http://127.0.0.1:9/#/table/x/1")
    match = opened(ann)
    bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
    with pytest.raises(BadFile, match="no seat is free"):
        ServedGame(link(server, match))


def test_no_program_sits_down_where_ratings_are_at_stake(server: Running, ann: Browser) -> None:
    match = opened(ann, rated=True, lists="closed")
    with pytest.raises(BadFile, match="not possible here"):
        ServedGame(link(server, match))
    assert ann.http.get(f"/api/matches/{match}").json()["seats"][1]["free"]


@pytest.mark.parametrize(("lang", "called"), [("en", "Owl (bot)"), ("fr", "Owl (robot)")])
def test_what_it_says_is_said_by_a_bot(server: Running, ann: Browser, bob: Browser, lang: str, called: str) -> None:
    match = opened(ann)
    bob.http.post(f"/api/matches/{match}/seats/1", json={"name": "Owl", "program": True}).raise_for_status()
    ann.connect(lang).send("join", match=match, seat=0)
    ann.wait(lambda message: message["type"] == "table")
    bob.connect().send("join", match=match, seat=1)
    assert bob.ask("phrase", match=match, seat=1, phrase="hello")["type"] == "done"
    assert ann.wait(lambda message: message["type"] == "chat")["lines"][0]["name"] == called
    ann.send("join", match=match, seat=-1)
    assert ann.wait(lambda message: message["type"] == "chat")["lines"][0]["name"] == called
