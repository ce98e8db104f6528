"""A seat in words at a table of a server, for language models: as envs/text.py, with people or bots in the other seats.

    game = ServedGame("http://127.0.0.1:8000/#/table/ID/1", name="Model")
    text = game.look()
    while not game.over:
        text = game.choose(my_model(text))

It sits down as a program, which the server says to everybody wherever its name is. What it is told comes from the server, so it
is what any player in that seat is told. Every call ends within `patience` seconds, whatever the others do.
"""

import contextlib
import json
import re
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, Final, Protocol

import msgspec

from grimoire.envs.text import CALLED, LONGEST_TYPED, bounded, fitted, meant
from grimoire.library.games import box_of
from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.library.reading import BadFile
from grimoire.pages.looked_up import LookedUp
from grimoire.research.arguments import is_text, unfit
from grimoire.research.own_cards import pool_with
from grimoire.seat.ask import Ask
from grimoire.seat.games import wording_of
from grimoire.seat.scene import Scene
from grimoire.seat.story import Step, Story
from grimoire.seat.told_moment import question_lines, table_lines
from grimoire.seat.wording import Words, plain

PROTOCOL: Final = 1  # of the server: docs/protocol.md
LINK: Final = re.compile(r"(https?://[^/#?]+)/?[^#]*#/table/([\w-]+)(?:/(\d+))?/?$")
PATIENCE: Final = 20.0  # seconds that a call waits for others
UNANSWERED: Final = 15.0  # seconds until a server that says nothing is taken for gone
MOST_STEPS: Final = 400  # of what happened that are kept until they are told
MOST_BYTES: Final = 8_000_000  # of one message


class Socket(Protocol):
    """The connection, as far as it is used here."""

    def send(self, message: str) -> None: ...

    def recv(self, timeout: float | None = None) -> str | bytes: ...

    def close(self) -> None: ...


class Told(msgspec.Struct):
    """What the server sends, as far as it is looked at."""

    type: str
    id: int = -1
    match: str = ""
    seat: int = -1
    number: int = -1
    scene: Scene | None = None
    ask: Ask | None = None
    story: Story | None = None
    words: Words = []


class ServedGame:
    """A free seat at the table of this link. Whoever starts is a new visitor, so a seat that was taken before is not taken up
    again; a lost connection is made anew as long as this lives. Raises BadFile, also later where nobody answers any more."""

    def __init__(self, link: str, name: str = CALLED, deck: str = "", lang: str = FALLBACK, patience: float = PATIENCE) -> None:
        found = LINK.match(is_text(link, "link").strip())
        if found is None:
            raise BadFile("bad-table-link", link=link)
        if is_text(lang, "lang") not in LANGUAGES:
            raise unfit("lang", "part-text", lang)
        self.link = link
        self.lang = lang
        self.patience = patience
        self.origin, self.id, wanted = found[1], found[2], int(found[3]) if found[3] else -1
        self.cookies = CookieJar()
        handlers = [urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self.cookies)]
        self.opener = urllib.request.build_opener(*handlers)
        self.asked("POST", "/api/session")
        page = self.asked("GET", f"/api/matches/{self.id}")
        self.seat = self.sat_down(page, wanted, is_text(name, "name"), is_text(deck, "deck"))
        game = box_of(page["game"]).name
        pool = pool_with(game, ())
        self.wording = wording_of(game, lang, pool)
        self.looked_up = LookedUp(self.wording, pool)
        self.scene: Scene | None = None
        self.ask: Ask | None = None
        self.steps: list[Step] = []  # that happened and were not told yet
        self.number = -1
        self.ids = 0
        self.opened = contextlib.ExitStack()
        self.socket: Socket = self.connected()

    # -- playing ---------------------------------------------------------------------------------------------------

    def look(self) -> str:
        """What happened since the last look, the table, the question and its choices; where others decide, that."""
        self.wait()
        if self.scene is None or self.ask is None:
            return self.wording.say("told-waiting")
        story = Story(0, self.steps)
        self.steps = []
        return fitted(self.wording, story, list(table_lines(self.wording, self.scene)), self.question())

    def choose(self, answer: str | int) -> str:
        """Choose by number or by the words in brackets; gives the next `look`. What is none changes nothing."""
        self.wait(0)
        if self.over:
            return self.wording.say("told-no-more")
        typed = str(answer)[:LONGEST_TYPED].strip()
        form = meant(typed, self.choices())
        if not form or self.ask is None:
            return self.wording.say("told-no-choice", typed=typed) if self.choices() else self.wording.say("told-waiting")
        before = self.number
        try:
            refused = self.done("choose", match=self.id, seat=self.seat, number=self.ask.number, form=form)
        except TimeoutError:
            raise BadFile("bad-table-gone", link=self.link) from None
        except Exception as error:
            if not is_closed(error):
                raise
            self.connected()
            return self.look()  # which asks again where the choice was lost on the way
        if not refused and self.number == before:
            self.ask = None  # answered: the table that follows is under way
        return f"{refused}\n{self.look()}" if refused else self.look()

    def choices(self) -> list[str]:
        """The forms of what can be chosen now, as they are numbered; none while others decide."""
        if self.over or self.ask is None or self.ask.asked != self.seat:
            return []
        return [choice.form for choice in self.ask.choices]

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene.over

    def card(self, name: str) -> str:
        return bounded(self.wording, [self.looked_up.card(is_text(name, "name")[:LONGEST_TYPED])])

    def rule(self, code: str) -> str:
        return bounded(self.wording, [self.looked_up.rule(is_text(code, "code")[:LONGEST_TYPED])])

    def rulings(self, about: str) -> str:
        return bounded(self.wording, [self.looked_up.rulings(is_text(about, "about")[:LONGEST_TYPED])])

    def close(self) -> None:
        self.opened.close()

    # -- sitting down ----------------------------------------------------------------------------------------------

    def sat_down(self, page: dict[str, Any], wanted: int, name: str, deck: str) -> int:
        """The seat it has: the one of the link if that is free, or any that is."""
        free = [int(seat["seat"]) for seat in page["seats"] if seat["free"]]
        if not free:
            raise BadFile("bad-table-full", link=self.link)
        seat = wanted if wanted in free else free[0]
        self.asked("POST", f"/api/matches/{self.id}/seats/{seat}", {"name": name, "deck": deck, "program": True})
        return seat

    def asked(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """A plain request. Raises BadFile where it is refused, or nobody answers."""
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.origin}{path}?lang={self.lang}"
        request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self.opener.open(request, timeout=UNANSWERED) as answer:
                return json.loads(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as error:
            raise BadFile("bad-table-refused", why=said_in(error.read(MOST_BYTES))) from None
        except (OSError, ValueError):
            raise BadFile("bad-table-gone", link=self.link) from None

    # -- the connection --------------------------------------------------------------------------------------------

    def connected(self) -> Socket:
        """A connection that is told of the table from where it was told last. Raises BadFile."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        address = f"ws{self.origin.removeprefix('http')}/live"
        try:
            opening = connect(
                address,
                additional_headers={"Cookie": cookies},
                proxy=None,
                max_size=MOST_BYTES,
                open_timeout=UNANSWERED,
                origin=self.origin,  # type: ignore[arg-type]
            )
            self.close()
            self.socket = self.opened.enter_context(opening)
            refused = self.done("hello", protocol=PROTOCOL, language=self.lang)
            refused = refused or self.done("join", match=self.id, seat=self.seat, since=self.number)
        except (OSError, TimeoutError, WebSocketException):
            raise BadFile("bad-table-gone", link=self.link) from None
        if refused:
            raise BadFile("bad-table-refused", why=refused)
        return self.socket

    def done(self, type: str, **fields: Any) -> str:
        """Ask for something, and wait until it is done; gives why it was refused, or nothing."""
        self.ids += 1
        id = self.ids
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        until = time.monotonic() + UNANSWERED
        while True:
            told = self.heard(max(0.0, until - time.monotonic()))
            if told.type == "done" and told.id == id:
                return ""
            if told.type == "refused" and told.id in (id, -1):
                return plain(told.words)

    def wait(self, most: float | None = None) -> None:
        """Until it is asked, or the game is over, or nobody has done anything for so long."""
        until = time.monotonic() + (self.patience if most is None else most)
        again = False
        while True:
            ready = self.over or bool(self.choices())
            left = 0.0 if ready else max(0.0, until - time.monotonic())
            try:
                self.heard(left)
            except TimeoutError:
                return
            except Exception as error:
                if not is_closed(error):
                    raise
                if again and time.monotonic() >= until:
                    return  # every new connection is closed too: that is not waited for any longer
                self.connected()
                again = True

    def heard(self, most: float) -> Told:
        """The next message, taken in. Raises TimeoutError."""
        told = msgspec.json.decode(self.socket.recv(timeout=most), type=Told)
        if told.type == "table" and told.match == self.id and told.seat == self.seat:
            self.scene, self.ask, self.number = told.scene, told.ask, told.number
            new = [] if told.story is None else told.story.steps
            self.steps = [*self.steps, *new][-MOST_STEPS:]
        return told

    # -- words -----------------------------------------------------------------------------------------------------

    def question(self) -> list[str]:
        assert self.scene is not None and self.ask is not None
        if self.over:
            return [self.result()]
        if not self.choices():
            return [plain(self.ask.question), self.wording.say("told-waiting")]
        return [*question_lines(self.wording, self.ask), self.wording.say("told-choose")]

    def result(self) -> str:
        assert self.scene is not None
        if self.scene.winner < 0:
            return self.wording.say("told-drawn")
        return self.wording.say("told-won" if self.scene.winner == self.seat else "told-lost")


def is_closed(error: Exception) -> bool:
    from websockets.exceptions import ConnectionClosed

    return isinstance(error, ConnectionClosed | OSError)


def said_in(answer: bytes) -> str:
    """Why a server refuses, in its words."""
    try:
        return str(json.loads(answer)["words"])
    except (ValueError, KeyError, TypeError):
        return ""
