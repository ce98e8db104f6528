"""Stale, repeated, foreign, illegal and unreadable messages are refused with a reason, and change nothing."""

import re
from typing import Any

import msgspec
import pytest
from tests.server.serving import Browser, Message, Running

from grimoire.answers.offered import games
from grimoire.library.messages import LANGUAGES, message_texts
from grimoire.table.refusals import REASONS

HOT_SEAT = [{"who": "me", "name": "One"}, {"who": "me", "name": "Other"}]


def joined(browser: Browser, match: str, seat: int) -> Message:
    browser.send("join", match=match, seat=seat)
    return browser.wait(lambda message: message["type"] == "table")


def reason(answer: Message) -> Any:
    assert answer["type"] == "refused"
    assert "".join(span["text"] for span in answer["words"])
    return answer["reason"]


def test_what_may_not_be_done_is_refused_and_changes_nothing(ann: Browser, bob: Browser) -> None:
    match = ann.set_up(game="magenoir", seats=HOT_SEAT)["id"]
    first = joined(ann, match, 0)
    asked = first["ask"]["asked"]
    if asked == 1:
        first = joined(ann, match, 1)
    joined(ann, match, 1 - asked)
    form = first["ask"]["choices"][0]["form"]
    whose = {"match": match, "seat": asked, "number": 0}
    assert reason(ann.ask("choose", **whose, form="win the game")) == "illegal"
    assert reason(ann.ask("choose", **{**whose, "number": 5}, form=form)) == "stale"
    assert reason(ann.ask("choose", **{**whose, "seat": 1 - asked}, form=form)) == "notAsked"
    assert reason(ann.ask("undo", match=match, seat=asked, number=0)) == "nothingToUndo"
    assert reason(bob.ask("choose", **whose, form=form)) == "notJoined"
    assert reason(bob.ask("join", match=match, seat=asked)) == "notYours"
    assert reason(bob.ask("join", match="no-such-match", seat=0)) == "noMatch"
    watched = joined(bob, match, -1)
    assert watched["number"] == 0, "nothing has changed"
    assert reason(bob.ask("concede", match=match, seat=-1)) == "notYours"
    assert ann.ask("choose", **whose, form=form)["type"] == "done"
    assert reason(ann.ask("choose", **whose, form=form)) == "stale", "the same again is too late"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"type":"choose","id":1}',
        '{"type":"ping","id":1,"more":2}',
        '{"type":"ping","id":"1"}',
        '{"type":"ping","id":1.5}',
        '{"type":"ofMatch","id":1,"match":"a","seat":0}',
        '{"type":"table","id":1}',
        '{"type":"ping","id":' + "9" * 400 + "}",
        "[" * 3000,
        b"\xff\xfe",
    ],
)
def test_what_cannot_be_read_is_refused(ann: Browser, frame: str | bytes) -> None:
    assert ann.socket is not None
    ann.socket.send(frame)
    assert reason(ann.wait(lambda message: message["type"] == "refused")) == "badMessage"
    assert ann.ask("ping")["type"] == "done", "and the connection goes on"


def test_who_speaks_another_protocol_is_told_to_reload(server: Running) -> None:
    browser = Browser(server)
    browser.connect()
    assert reason(browser.ask("hello", protocol=999, language="en")) == "protocol"
    assert reason(browser.ask("hello", protocol=1, language="tlh")) == "noLanguage"
    browser.close()


def test_every_reason_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        written = [line for name, text in message_texts(lang) if name == "server.ftl" for line in text.splitlines()]
        said = [line.partition(" ")[0].removeprefix("refused-") for line in written if line.startswith("refused-")]
        assert sorted(said) == sorted(REASONS), lang


def test_whatever_can_be_played_is_named_in_every_language() -> None:
    for lang in LANGUAGES:
        for game in games(lang):
            for named in (game, *game.bots, *game.decks, *game.formats, *game.options):
                words = [value for key, value in msgspec.structs.asdict(named).items() if key in ("title", "about")]
                assert all(word and not re.match(r"(game|bot|deck|rule)-", word) for word in words), (lang, words)
