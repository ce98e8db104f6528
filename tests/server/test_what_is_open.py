"""What may be opened of a match and when: one answer, which every way into a match asks."""

import inspect
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from tests.server.serving import Browser, Message, Running, running
from tests.server.test_leaving import freeze
from tests.server.test_series import next_match, with_side
from tests.server.test_together import duel, playing, table

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import find_deck
from grimoire.server import protocol

OPENS: Final = "opens"  # all of a match: only once nothing hidden in it is played with any more
OWN: Final = "own"  # what a seat of one's own may know
PUBLIC: Final = "public"  # what anybody may know who looks on
NONE: Final = "none"  # nothing of what happened in it
READS: Final = (
    "find_match(",
    "find_matches(",
    "games_of(",
    ".table(",
    "matches_of(",
    "lobby(",
    "under_way(",
    "await page_of(",
    "await lines_of(",
    "read_log(",
    "match_page(",
    "play_on(",
    "analysis_of(",
    "await state(",
    "at_tables(",
)

# Every request that reads a match. Whoever adds one says here what it tells, and so has it tried.
REQUESTS: Final = {
    "POST /api/matches": OWN,
    "GET /api/matches": PUBLIC,
    "GET /api/lobby": PUBLIC,
    "GET /api/lobby.json": PUBLIC,
    "GET /api/lobby/under-way": PUBLIC,
    "GET /api/matches/{id}": PUBLIC,
    "DELETE /api/matches/{id}": NONE,  # one that waits
    "POST /api/matches/{id}/seats/{seat}": OWN,
    "POST /api/matches/{id}/ready": OWN,
    "GET /api/matches/{id}/record": OPENS,
    "GET /api/matches/{id}/moments": OPENS,
    "POST /api/matches/{id}/play-on": OPENS,
    "GET /api/matches/{id}/analysis": OPENS,
    "POST /api/matches/{id}/analysis": OPENS,
    "GET /api/matches/{id}/standing": PUBLIC,
    "GET /api/matches/{id}/cards": NONE,
    "GET /api/matches/{id}/seats/{seat}/report": OWN,
    "POST /api/matches/{id}/seats/{seat}/foresight": OWN,
    "POST /api/records": NONE,  # a record of one's own
    "POST /api/own-cards/{id}/try": NONE,
    "POST /api/own-cards/play": NONE,
    "POST /api/games/{game}/lessons/{id}/play-on": NONE,
    "POST /api/games/{game}/rulings/{id}/play-on": NONE,
    "POST /api/reports": NONE,
    "GET /api/me/data": PUBLIC,  # ids and winners
    "GET /api/me/holidays": NONE,  # how many days are left
    "POST /api/me/holidays": NONE,
    "GET /api/calls": PUBLIC,  # where one is asked, and the names of the others
    "GET /api/bells": PUBLIC,  # the same
    "GET /api/feed/{secret}": PUBLIC,  # the same
    "GET /api/people/{name}": PUBLIC,  # their games, as below; ratings
    "GET /api/seeks": NONE,  # who looks for a game
    "POST /api/seek": PUBLIC,  # the match one has met in, as its page has it
    "GET /api/seek": PUBLIC,  # the same
    "POST /api/seeks/{id}": PUBLIC,  # the same
    "GET /api/circle": PUBLIC,  # at which tables of the lobby those are whom one follows
    "GET /api/challenges": PUBLIC,  # tables that wait for one
    "GET /api/me/page": PUBLIC,  # the same of oneself
    "GET /api/people/{name}/games": PUBLIC,  # how they ended; decks as the page of a match has them
}
MESSAGES: Final = {
    "Join": OPENS,
    "Look": OPENS,
    "Leave": NONE,
    "Choose": OWN,
    "Undo": OWN,
    "Concede": OWN,
    "Offer": OWN,
    "Answer": OWN,
    "Claim": OWN,
    "Hold": OWN,
    "SetStops": OWN,
    "Say": PUBLIC,
    "Phrase": PUBLIC,
    "Mute": NONE,
    "Hint": OWN,
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("open")) as server:
        yield server


@pytest.fixture
def people(house: Running) -> Iterator[tuple[Browser, Browser, Browser]]:
    three = Browser(house, "Ann").connect(), Browser(house, "Bob").connect(), Browser(house, "Cleo").connect()
    yield three
    for one in three:
        one.close()


def test_every_request_and_message_that_reads_a_match_is_known_here(house: Running) -> None:
    found: set[str] = set()
    for route in house.app.routes:
        for handler in getattr(route, "route_handlers", []):
            if not isinstance(handler, HTTPRouteHandler) or not route.path.startswith("/api/"):
                continue
            source = inspect.getsource(getattr(handler.fn, "func", handler.fn))
            if "/matches" in route.path or any(word in source for word in READS):
                path = route.path_format.replace(":str", "").replace(":int", "")
                found |= {f"{method} {path}" for method in handler.http_methods if method not in ("OPTIONS", "HEAD")}
    assert found == set(REQUESTS), "say what it tells, and try it"
    messages = {one.__name__ for one in get_args(protocol.ClientMessage) if "match" in one.__struct_fields__}
    assert messages == set(MESSAGES), "say what it tells, and try it"


def all_hands(browser: Browser, match: str, seat: int) -> Iterator[tuple[str, str]]:
    """Every way to all of a match, each with why it is refused; empty: it is not."""
    ways: dict[str, dict[str, Any]] = {
        "GET /api/matches/{id}/record": {},
        "GET /api/matches/{id}/moments": {},
        "POST /api/matches/{id}/play-on": {"json": {"number": 0, "seat": 0, "bot": "random"}},
        "GET /api/matches/{id}/analysis": {"params": {"seat": 0}},
        "POST /api/matches/{id}/analysis": {"params": {"seat": 0}},
    }
    assert set(ways) == {one for one, tells in REQUESTS.items() if tells == OPENS}
    for way, more in ways.items():
        method, path = way.split(" ")
        answer = browser.http.request(method, path.replace("{id}", match), **more)
        yield way, "" if answer.status_code < 300 else answer.json()["reason"]
    assert {one for one, tells in MESSAGES.items() if tells == OPENS} == {"Join", "Look"}
    for other in {0, 1} - {seat}:
        yield f"join as {other}", browser.ask("join", match=match, seat=other).get("reason", "")
        browser.ask("leave", match=match, seat=other)
    browser.ask("join", match=match, seat=seat)
    yield "look at all hands", looked(browser, match, seat, True)


def looked(browser: Browser, match: str, seat: int, open: bool) -> str:
    id = browser.send("look", match=match, seat=seat, number=1, open=open)
    return str(browser.wait(lambda m: m["type"] in ("done", "refused") and m["id"] == id).get("reason", ""))


def assert_closed(match: str, *browsers: Browser) -> None:
    for seat, browser in enumerate(browsers):
        sitting = seat if seat < 2 else -1
        told = dict(all_hands(browser, match, sitting))
        assert {reason for way, reason in told.items() if not way.startswith("join")} == {"stillRunning"}, told
        assert {reason for way, reason in told.items() if way.startswith("join")} == {"notYours"}, told
        page = browser.http.get(f"/api/matches/{match}").json()
        assert page["open"] is False, "whoever reads it offers no replay"
        assert page["secret"] == "" and [one["deck"] for one in page["seats"] if not one["mine"]] == [""] * (2 - (seat < 2))
        listed = [one for one in browser.http.get("/api/matches").json() if one["id"] == match]
        assert listed in ([page], [])


def assert_open(match: str, *browsers: Browser) -> None:
    for seat, browser in enumerate(browsers):
        told = dict(all_hands(browser, match, seat if seat < 2 else -1))
        assert set(told.values()) == {""}, told
        page = browser.http.get(f"/api/matches/{match}").json()
        assert page["open"] and all(one["deck"] for one in page["seats"])


def series(ann: Browser, bob: Browser, cleo: Browser, **more: Any) -> tuple[str, str]:
    """The first game of the best of three, which Ann has given up, and the one that follows."""
    seats = [{"who": "me", "deck": with_side("burning-wrath")}, {"who": "anybody"}]
    first = ann.set_up(game="magenoir", seats=seats, best_of=3, **more)["id"]
    bob.http.post(f"/api/matches/{first}/seats/1", json={"deck": with_side("surging-growth")}).raise_for_status()
    for seat, browser in ((0, ann), (1, bob), (-1, cleo)):
        browser.ask("join", match=first, seat=seat)
    playing(first, ann, bob, choices=6)
    ann.ask("concede", match=first, seat=0)
    return first, next_match(bob)


def test_between_the_games_of_a_series_with_closed_lists_nothing_is_opened(people: tuple[Browser, Browser, Browser]) -> None:
    ann, bob, cleo = people
    first, second = series(ann, bob, cleo)
    assert ann.http.get(f"/api/matches/{second}").json()["state"] == "waiting"
    assert_closed(first, ann, bob, cleo)
    ann.http.post("/api/account", json={"name": "Ann of closed lists", "password": "correct horse"}).raise_for_status()
    unseen_stays_unseen(first, second, bob, cleo)
    be_ready(second, ann, bob)
    assert_closed(first, ann, bob, cleo)
    for browser, seat in ((ann, 0), (bob, 1)):
        browser.ask("join", match=second, seat=seat)
    ann.ask("concede", match=second, seat=0)
    for match in (first, second):
        assert_open(match, ann, bob, cleo)


def be_ready(match: str, *browsers: Browser) -> None:
    for seat, browser in enumerate(browsers):
        page = browser.http.get(f"/api/matches/{match}").json()["seats"][seat]
        wish = {"seat": seat, "deck": page["cards"], "side": page["side"]}
        browser.http.post(f"/api/matches/{match}/ready", json=wish).raise_for_status()


def unseen_stays_unseen(first: str, second: str, bob: Browser, cleo: Browser) -> None:
    """No answer to anybody names a card of Ann's deck that was not seen at the table."""
    pool = shipped_pool()
    ids = set(find_deck("burning-wrath", pool).cards) - set(find_deck("surging-growth", pool).cards)
    names = {card: pool.definitions[pool.numbers[card]].name_en for card in ids}
    for browser, seat in ((bob, 1), (cleo, -1)):
        browser.got.clear()
        browser.send("join", match=first, seat=seat)
        table(browser)
        seen = str(browser.got)
        hidden = [card for card in ids if f"'{card}'" not in seen and names[card] not in seen]
        assert len(hidden) > 3
        feed = browser.http.post("/api/me/feed").json()["address"].partition("/feed/")[2]
        ways = [path.replace("{name}", "Ann of closed lists").replace("{secret}", feed) for path in quiet_ways(seat)]
        answers = [browser.http.get(path.replace("{id}", match)) for match in (first, second) for path in ways]
        assert {str(answer.url) for answer in answers if answer.status_code == 404} == set()
        browser.send("look", match=first, seat=seat, number=3)
        answers_live = str(browser.wait(lambda m: m["type"] == "moment"))
        for said in [*[answer.text for answer in answers], answers_live]:
            assert not [card for card in hidden if f'"{card}"' in said or names[card] in said]


def quiet_ways(seat: int) -> list[str]:
    """What may be asked at any time, and tells no more than the table did."""
    own = ["/api/matches/{id}/seats/1/report"] if seat == 1 else []
    plain = [way.removeprefix("GET ") for way, tells in REQUESTS.items() if way.startswith("GET") and tells == PUBLIC]
    return [*own, *plain]


def test_a_series_with_open_lists_may_be_looked_at_between_its_games(people: tuple[Browser, Browser, Browser]) -> None:
    ann, bob, cleo = people
    first, _ = series(ann, bob, cleo, lists="open")
    assert_open(first, ann, bob, cleo)


def test_a_rematch_with_closed_lists_closes_what_came_before_it_until_it_is_over(
    people: tuple[Browser, Browser, Browser],
) -> None:
    ann, bob, cleo = people
    match = duel(ann, bob)
    playing(match, ann, bob, choices=4)
    ann.ask("concede", match=match, seat=0)
    assert_open(match, ann, bob, cleo)
    looking = cleo.ask("join", match=match, seat=1)
    assert looking["type"] == "done"
    ann.ask("offer", match=match, seat=0, what="rematch")
    bob.ask("answer", match=match, seat=1, what="rematch", agree=True)
    again = next_match(bob)
    assert looked(cleo, match, 1, False) == "stillRunning", "also for who looked through those eyes before"
    cleo.ask("leave", match=match, seat=1)
    assert_closed(match, ann, bob, cleo)
    bob.ask("join", match=again, seat=1)
    bob.ask("concede", match=again, seat=1)
    assert_open(match, ann, bob, cleo)


def test_a_game_that_goes_on_under_other_rules_keeps_its_secrets(
    house: Running, people: tuple[Browser, Browser, Browser]
) -> None:
    ann, bob, cleo = people
    match = duel(ann, bob, lists="open")
    playing(match, ann, bob, choices=5)
    freeze(house, match)
    ann.ask("offer", match=match, seat=0, what="goOn")
    bob.ask("answer", match=match, seat=1, what="goOn", agree=True)
    on = next_match(bob)
    told = dict(all_hands(cleo, match, -1))
    assert set(told.values()) == {"stillRunning", "notYours"}, told
    pages: list[Message] = [cleo.http.get(f"/api/matches/{one}").json() for one in (match, on)]
    assert [page["secret"] for page in pages] == ["", ""]
    bob.ask("join", match=on, seat=1)
    bob.ask("concede", match=on, seat=1)
    assert cleo.http.get(f"/api/matches/{match}/record").status_code == 200
