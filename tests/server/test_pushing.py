"""A browser in which no page is open is called, by a push service of our own; whatever is wrong there, nobody waits for it."""

import asyncio
import socket
import sys
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pywebpush", reason="The extra 'push' is not installed here: make setup does it")

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.push_service import HOST, LONG, LeadsTo, PushService, Subscribed, claims_of, push_service
from tests.server.serving import Browser, Running, running
from tests.server.test_bells import BY_TURNS, SEATS

from grimoire.library.messages import messages
from grimoire.library.yaml_lines import BadFile
from grimoire.server.community import push_sending, pushing
from grimoire.server.community.push_hosts import host_of, is_public
from grimoire.server.community.push_sending import PublicAlone, PushSender
from grimoire.server.community.pushing import Pushing, push_sender, text_of
from grimoire.server.house import House
from grimoire.server.settings import PUSH_HOSTS, Settings
from grimoire.server.storage.bells import KINDS, Bell
from grimoire.server.storage.pushes import Push, PushCall, take_calls
from grimoire.table.matches import RUNNING, MatchRow, Seat


class Club:
    """A server that calls browsers when the test says so, and a push service of our own."""

    def __init__(self, server: Running, service: PushService) -> None:
        self.server = server
        self.service = service
        house: House = server.app.state.house
        self.house = house
        assert house.pushing.sender is not None
        self.pushing: Pushing = house.pushing
        where = LeadsTo("127.0.0.1", service.port)
        self.pushing.sender = PushSender(house.key, house.settings.contact, where, service.trust)
        self.people: list[Browser] = []
        self.pushing.metrics.pushes.clear()

    def close(self) -> None:
        for one in self.people:
            one.http.delete("/api/me").raise_for_status()
            one.close()
        self.service.begin_anew()

    def person(self, name: str) -> Browser:
        self.people.append(Browser(self.server, name))
        return self.people[-1]

    def named(self, who: Browser, path: str = "ok/1", lang: str = "en") -> Subscribed:
        browser = Subscribed(path)
        who.http.post("/api/me/push", params={"lang": lang}, json=browser.said()).raise_for_status()
        return browser

    def game(self, host: Browser, guest: Browser) -> str:
        """By turns; it has just begun, of which whoever opened it is told."""
        match: str = host.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
        guest.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        return match

    def send(self) -> None:
        asyncio.run_coroutine_threadsafe(self.pushing.send_what_waits(), self.server.loop).result(60)

    def counts(self) -> dict[str, int]:
        return dict(self.pushing.metrics.pushes)

    def named_by(self, who: Browser) -> list[str]:
        return [line["endpoint"] for line in who.http.get("/api/me/push").json()["browsers"]]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pushing, "EVERY", 3600.0)
        folder = tmp_path_factory.mktemp("calling")
        with running(folder, push_hosts=(HOST,), names=("club.example",), guests_an_hour=1000) as server:
            yield server


@pytest.fixture
def club(calling: Running, service: PushService) -> Iterator[Club]:
    club = Club(calling, service)
    yield club
    club.close()


def choose(club: Club, who: Browser, match: str) -> None:
    """Whatever is usual, until somebody else is asked."""
    [turn] = who.http.get("/api/calls").json()["turns"]
    seat = turn["seat"]
    connected = Browser(club.server, cookies=who.http.cookies).connect()
    connected.ask("join", match=match, seat=seat)
    while True:
        table = connected.follows(lambda message: message["type"] == "table" and message["seat"] == seat)
        ask = table["ask"]
        if ask["asked"] != seat:
            break
        assert connected.ask("choose", match=match, seat=seat, number=ask["number"], form=ask["choices"][0]["form"])
    connected.close()


def test_whose_move_it_is_goes_to_their_browser_alone_in_their_words_and_with_a_token_of_this_server(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    key = ann.http.get("/api/me/push").json()["key"]
    browser = club.named(ann, lang="fr")
    match = club.game(ann, bob)
    club.send()
    sent = club.service.next()
    told = browser.opened(sent)
    assert told == {
        "web_push": 8030,
        "notification": {
            "title": "Mage Noir",
            "body": "Votre partie (Mage Noir) a commencé.",
            "lang": "fr",
            "navigate": f"http://club.example:{club.server.port}/#/table/{match}/0",
            "tag": match,
        },
    }
    claims = claims_of(sent, key)
    assert claims["aud"] == f"https://{HOST}" and claims["sub"] == "https://club.example"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert match not in str(sent.headers) and ann.me["id"] not in str(sent.headers), "its service learns nothing of it"
    assert club.service.got.empty() and club.counts() == {"sent": 1}
    club.send()
    assert club.service.got.empty(), "once, and no more"


def test_messages_of_one_length_do_not_tell_by_it_what_they_say(club: Club) -> None:
    ann, bob, long = club.person("Ann"), club.person("B"), club.person("Barnabe the Very Old")
    club.named(ann)
    club.game(ann, bob)
    club.game(ann, long)
    club.send()
    assert len({len(club.service.next().body) for _ in range(2)}) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", KINDS)
def test_whom_one_plays_with_is_not_shown_to_whoever_stands_beside_a_phone(kind: str, lang: str) -> None:
    match = MatchRow("m", "magenoir", "u", 0, RUNNING, seats=[Seat(0, "u", name="Ann"), Seat(1, "v", name="Barnabe the Old")])
    push = Push("p", "u", "s", "https://push.test/ok/1", "", "", lang, "https://club.example", "", 0)
    told = text_of(PushCall(1, push, Bell(1, "u", kind, "m", 0, False), True), match, -1).decode()
    assert "Barnabe" not in told and messages(lang).say(f"push-{kind}", game="Mage Noir") in told


def test_how_a_game_went_is_not_shown_to_whoever_stands_beside_a_phone(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    match = club.game(ann, bob)
    bobs = club.named(bob)
    ann.connect()
    ann.ask("join", match=match, seat=0)
    ann.ask("concede", match=match, seat=0)
    club.send()
    told = bobs.opened(club.service.next())["notification"]
    assert told["body"] == "Your game of Mage Noir is over."
    assert "you have won" in bob.http.get("/api/bells").json()[0]["words"]


def test_what_is_answered_read_or_not_wanted_is_not_sent(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann)
    club.named(bob, "ok/2")
    match = club.game(ann, bob)
    [bell] = ann.http.get("/api/bells").json()
    ann.http.post("/api/bells/read", json={"bell": bell["id"]}).raise_for_status()
    asked, other = (ann, bob) if ann.http.get("/api/calls").json()["turns"] else (bob, ann)
    choose(club, asked, match)
    choose(club, other, match)  # what other was called for is answered, and now asked is
    assert [bell["kind"] for bell in other.http.get("/api/bells").json() if bell["kind"] == "move"] == []
    page = asked.http.post("/api/me/push/quiet", json={"kinds": ["move"]}).raise_for_status().json()
    assert page["quiet"] == ["move"]
    assert "move" in [bell["kind"] for bell in asked.http.get("/api/bells").json()], "it stands in the page all the same"
    club.send()
    assert club.service.got.empty() and club.counts() == {}


@pytest.mark.parametrize(("path", "stays"), [("gone/1", False), ("unknown/1", False), ("broken/1", True), ("busy/1", True)])
def test_who_is_gone_is_forgotten_and_what_fails_is_let_be(club: Club, path: str, stays: bool) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    browser = club.named(ann, path)
    club.game(ann, bob)
    club.send()
    club.service.next()
    assert club.named_by(ann) == ([browser.endpoint] if stays else [])
    assert club.counts() == {"failed" if stays else "gone": 1}
    club.send()
    assert club.service.got.empty(), "it is not tried again"


def test_nobody_is_followed_to_another_address(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann, "away/1")
    club.game(ann, bob)
    club.send()
    assert club.service.next().path == "/away/1"
    assert club.service.got.empty() and club.counts() == {"failed": 1}


def test_no_choice_waits_for_a_push_service_that_does_not_answer(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_sending, "SECONDS", 3600.0)
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann, "silent/1")
    match = club.game(ann, bob)
    sending = asyncio.run_coroutine_threadsafe(club.pushing.send_what_waits(), club.server.loop)
    club.service.next()
    choose(club, ann if ann.http.get("/api/calls").json()["turns"] else bob, match)
    assert not sending.done()
    club.service.may_answer.set()
    sending.result(60)


@pytest.mark.parametrize("path", ["silent/1", "endless/1"])
def test_who_never_answers_or_never_ends_is_given_up(club: Club, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(push_sending, "SECONDS", 0.5)
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann, path)
    club.game(ann, bob)
    club.send()
    assert club.counts() == {"failed": 1} and not club.service.may_answer.is_set()
    assert club.named_by(ann), "it may be there the next time"


def test_a_known_name_that_leads_home_is_not_called(club: Club) -> None:
    sender = PushSender(
        b"k" * 32, "https://club.example", PublicAlone(LeadsTo("127.0.0.1", club.service.port)), club.service.trust
    )
    assert asyncio.run(sender.send(a_push(Subscribed("ok/1")), b"{}", "t", False)) == 0
    assert club.service.got.empty()
    open = PushSender(b"k" * 32, "https://club.example", LeadsTo("127.0.0.1", club.service.port), club.service.trust)
    assert asyncio.run(open.send(a_push(Subscribed("ok/1")), b"{}", "t", False)) == 201, "it is that alone which kept it away"


def test_a_server_that_is_not_who_it_says_hears_nothing(club: Club) -> None:
    sender = PushSender(b"k" * 32, "https://club.example", LeadsTo("127.0.0.1", club.service.port))
    assert asyncio.run(sender.send(a_push(Subscribed("ok/1")), b"{}", "t", False)) == 0
    assert club.service.got.empty()


def test_what_would_be_too_long_is_not_sent(club: Club) -> None:
    sender = PushSender(b"k" * 32, "https://club.example", LeadsTo("127.0.0.1", club.service.port), club.service.trust)
    assert asyncio.run(sender.send(a_push(Subscribed("ok/1")), b"x" * (push_sending.MOST_BYTES + 1), "t", False)) == 0
    assert club.service.got.empty()


def a_push(browser: Subscribed) -> Push:
    said = browser.said()
    keys = said["keys"]
    return Push("p", "u", "s", said["endpoint"], keys["p256dh"], keys["auth"], "en", "https://club.example", "", 0)


def compressed(browser: Subscribed) -> str:
    """The same key in the short form: it is read, and nothing can be sealed with it."""
    point = browser.key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def test_of_whom_the_keys_are_no_good_stops_nobody_elses_calls(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, cid = club.person("Ann"), club.person("Bob"), club.person("Cid")
    bad = Subscribed("ok/1")
    said = bad.said()
    assert club.pushing.sender is not None
    monkeypatch.setattr(club.pushing.sender, "fits", lambda *_: True)  # as one that was kept before they were looked at so
    wrong = {**said, "keys": {**said["keys"], "p256dh": compressed(bad)}}
    ann.http.post("/api/me/push", json=wrong).raise_for_status()
    bobs = club.named(bob, "ok/2")
    club.game(ann, cid)
    club.game(bob, cid)
    club.send()
    assert bobs.opened(club.service.next())["notification"]["title"] == "Mage Noir"
    assert club.counts() == {"failed": 1, "sent": 1}


def test_whatever_goes_wrong_it_goes_on(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushing, "EVERY", 0.0)
    tries: list[str] = []

    async def goes_wrong_once() -> None:
        tries.append("once more")
        if len(tries) == 1:
            raise ZeroDivisionError
        raise asyncio.CancelledError

    monkeypatch.setattr(club.pushing, "send_what_waits", goes_wrong_once)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(club.pushing.keep_sending())
    assert len(tries) == 2


@pytest.mark.parametrize(
    "contact", ["ops@example.org", "mailto:a", "https://club.example/", "https://club.example/contact", "https://club", "us"]
)
def test_a_contact_that_push_services_do_not_take_is_said_at_the_beginning(tmp_path: Path, contact: str) -> None:
    with pytest.raises(BadFile, match=r"^--push-contact: "):
        House(Settings(tmp_path, push_contact=contact))


def test_a_name_that_nobody_outside_knows_leaves_out_calls_alone() -> None:
    assert push_sender(b"k" * 32, "https://club", chosen=False) is None
    for contact in ("https://localhost", "https://192.168.1.5", "https://club.example.org", "mailto:us@club.example.org"):
        assert push_sender(b"k" * 32, contact) is not None, contact


def test_a_name_that_is_looked_up_for_long_keeps_nothing_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_sending, "SECONDS", 3600.0)
    asked, answered = threading.Semaphore(0), threading.Event()
    look_up = socket.getaddrinfo

    def slow(host: Any, *arguments: Any, **named: Any) -> Any:
        if host != HOST:
            return look_up(host, *arguments, **named)
        asked.release()
        answered.wait(LONG)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def other_work_is_done() -> list[int]:
        everybodys = ThreadPoolExecutor(1)  # as on a machine whose others are busy
        asyncio.get_running_loop().set_default_executor(everybodys)
        sender = PushSender(b"k" * 32, "https://club.example")
        calls = [asyncio.create_task(sender.send(a_push(Subscribed("ok/1")), b"{}", "t", False)) for _ in range(20)]
        while not asked.acquire(blocking=False):
            await asyncio.sleep(0.01)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(sum, (1, 1)), LONG / 4) == 2
        finally:
            answered.set()
        return await asyncio.gather(*calls)

    assert asyncio.run(other_work_is_done()) == [0] * 20


HOSTILE = [
    "http://push.test/ok/1",
    "https://push.test",
    "https://push.test/",
    "https://push.test:8443/ok/1",
    "https://push.test@evil.example/ok/1",
    "https://evil.example/push.test",
    "https://evil.example#push.test/ok",
    "https://evilpush.test/ok/1",
    "https://push.test.evil.example/ok/1",
    "https://push.test\\@evil.example/ok/1",
    "https://PUSH.TEST/ok/1",
    "https://push.test./ok/1",
    "https://push.test/ok/1#there",
    "https://push.test/ok 1",
    "https://push.test/ok\r\nHost: evil",
    "https://push.test/\u00e9",
    "https://127.0.0.1/ok",
    "https://[::1]/ok",
    "https://2130706433/ok",
    "https://localhost/ok",
    "file:///etc/passwd",
    "//push.test/ok",
    "",
    f"https://push.test/{'x' * 1000}",
]


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_an_address_that_is_of_no_known_push_service_is_not_taken(club: Club, endpoint: str) -> None:
    ann = club.person("Ann")
    said = {**Subscribed("ok/1").said(), "endpoint": endpoint}
    answer = ann.http.post("/api/me/push", json=said)
    assert (answer.status_code, club.named_by(ann)) == (400, []) and answer.json()["words"]


def test_keys_with_which_nothing_can_be_sealed_are_not_taken(club: Club) -> None:
    ann = club.person("Ann")
    good = Subscribed("ok/1").said()
    wrong: list[dict[str, Any]] = [
        {"p256dh": "", "auth": ""},
        {**good["keys"], "auth": "AAAA"},
        {**good["keys"], "auth": "not base 64!"},
        {**good["keys"], "p256dh": "B" + "A" * 86},
        {**good["keys"], "p256dh": "A" * 101},
        {**good["keys"], "p256dh": compressed(Subscribed("ok/1"))},
    ]
    for keys in wrong:
        assert ann.http.post("/api/me/push", json={**good, "keys": keys}).status_code == 400
    assert club.named_by(ann) == []
    assert ann.http.post("/api/me/push", json=good).status_code == 200


def test_a_person_has_ten_browsers_and_names_no_more_than_twenty_within_an_hour(club: Club) -> None:
    ann = club.person("Ann")
    for number in range(20):
        club.named(ann, f"ok/{number}")
    assert sorted(club.named_by(ann)) == sorted(f"https://{HOST}/ok/{number}" for number in range(10, 20))
    assert ann.http.post("/api/me/push", json=Subscribed("ok/21").said()).json()["reason"] == "tooOften"


def test_a_browser_is_not_called_more_than_sixty_times_an_hour(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann)
    taken = sum(club.pushing.calling.take(line["id"]) for line in ann.http.get("/api/me/push").json()["browsers"] * 100)
    assert taken == 60
    club.game(ann, bob)
    club.send()
    assert club.service.got.empty()


def test_a_browser_is_of_whoever_named_it_last_and_goes_with_the_session(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    browser = club.named(ann)
    bob.http.post("/api/me/push", json=browser.said()).raise_for_status()
    assert (club.named_by(ann), club.named_by(bob)) == ([], [browser.endpoint])
    assert bob.http.get("/api/me/data").json()["pushes"][0]["endpoint"] == browser.endpoint
    [line] = bob.http.get("/api/me/push").json()["browsers"]
    assert ann.http.delete(f"/api/me/push/{line['id']}").status_code == 404, "nobody takes away what is another's"
    assert bob.http.delete(f"/api/me/push/{line['id']}").status_code == 204 and club.named_by(bob) == []
    club.named(ann, "ok/2")
    club.game(ann, bob)
    ann.http.delete("/api/session").raise_for_status()
    club.people.remove(ann)
    club.send()
    assert club.service.got.empty(), "who has signed out is called no more"
    ann.close()


def test_two_processes_do_not_send_the_same(club: Club) -> None:
    ann, bob = club.person("Ann"), club.person("Bob")
    club.named(ann)
    club.game(ann, bob)

    async def taken() -> list[int]:
        found: list[int] = []
        for _ in range(2):
            async with club.house.database.writing() as connection:
                found.append(len(await take_calls(connection, 50, 0)))
        return found

    assert asyncio.run_coroutine_threadsafe(taken(), club.server.loop).result(60) == [1, 0]


def test_without_the_extra_nothing_is_missing_but_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "grimoire.server.community.push_sending", None)
    assert push_sender(b"k" * 32, "https://club.example") is None
    with running(tmp_path) as server:
        ann, bob = Browser(server, "Ann"), Browser(server, "Bob")
        assert ann.http.get("/api/me/push").json() == {"key": "", "browsers": [], "quiet": []}
        assert ann.http.post("/api/me/push", json=Subscribed("ok/1").said()).json()["reason"] == "noPush"
        match = ann.set_up(game="magenoir", clock=BY_TURNS, seats=SEATS)["id"]
        bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        assert [bell["kind"] for bell in ann.http.get("/api/bells").json()] == ["began"]
        ann.close()
        bob.close()


def test_the_key_is_the_servers_own_and_the_same_tomorrow() -> None:
    keys = [push_sender(key, "https://club.example") for key in (b"k" * 32, b"k" * 32, b"l" * 32)]
    told = [one.public_key for one in keys if one is not None]
    assert told[0] == told[1] != told[2]


def test_which_hosts_and_addresses_are_everybodys() -> None:
    for endpoint, host in (
        ("https://fcm.googleapis.com/fcm/send/abc:def", "fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/gAAA", "updates.push.services.mozilla.com"),
        ("https://web.push.apple.com/QABC", "web.push.apple.com"),
        ("https://wns2-par02p.notify.windows.com/w/?token=BQ%3d", "wns2-par02p.notify.windows.com"),
        ("https://push.apple.com/Q", ""),
        ("https://xpush.apple.com/Q", ""),
    ):
        assert host_of(endpoint, PUSH_HOSTS) == host, endpoint
    private = ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"]
    wrapped = [
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "::",
        "ff02::1",
    ]
    assert not any(is_public(one) for one in (*private, *wrapped, "", "push.test", "2001:0:4136:e378:8000:63bf:3fff:fdd2x"))
    assert all(is_public(one) for one in ("142.250.1.1", "2a00:1450:4001:80b::200a", "64:ff9b::8efa:101"))
