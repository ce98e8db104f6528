"""Requests that no client of ours would send: each is answered with a reason, and none of them is a fault of the server."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from litestar import get
from tests.server.serving import Browser, Running, running

from grimoire.server.serving import listening
from grimoire.server.settings import Settings

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def with_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has files to give, and is impatient."""
    pages = tmp_path_factory.mktemp("pages")
    (pages / "index.html").write_text("<!doctype html><title>Grimoire</title>")
    with running(tmp_path_factory.mktemp("odd"), client=pages) as server:
        yield server


def raw(server: Running, line: str, *headers: str) -> str:
    """The status a request is answered that no library would make."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as open:
        lines = [f"GET {line} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close", *headers, "", ""]
        open.sendall("\r\n".join(lines).encode())
        return open.recv(65536).split(b"\r\n")[0].decode()


@pytest.mark.parametrize("path", ["/index.html/x", f"/{'x' * 300}", "/%ff%fe", "/a%2f..%2f..%2fetc%2fpasswd", "/api/x"])
def test_a_page_that_cannot_be_is_not_there(with_pages: Running, path: str) -> None:
    assert raw(with_pages, path).split()[1] == "404"


def test_a_zero_in_an_address_is_refused_before_a_database_sees_it(with_pages: Running) -> None:
    ann = Browser(with_pages)
    assert raw(with_pages, "/%00").split()[1] == "400"
    for path in ("/api/matches/%00", "/api/decks/a%00b", "/api/games?lang=%00"):
        answer = ann.http.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (400, "badMessage"), path


@pytest.mark.parametrize(
    "body", ["[" * 200_000, '{"name":' * 30_000, "{", "[]", '"x"', "\ud800".encode("utf-8", "surrogatepass")]
)
def test_a_body_that_cannot_be_read_is_refused_in_words(with_pages: Running, body: str | bytes) -> None:
    ann = Browser(with_pages)
    answer = ann.http.post("/api/matches?lang=fr", content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "badMessage" and "Ce message" in answer.json()["words"]


def test_a_body_that_is_too_large_is_refused_in_words(with_pages: Running) -> None:
    answer = Browser(with_pages).http.post("/api/records", content=b"x" * 300_000, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (413, "tooMuch")


def test_what_is_not_there_is_refused_in_words_of_both_languages(with_pages: Running) -> None:
    ann = Browser(with_pages)
    for lang in ("en", "fr"):
        missing, wrong = ann.http.get(f"/api/nothing?lang={lang}"), ann.http.put(f"/api/matches?lang={lang}", json={})
        assert (missing.status_code, missing.json()["reason"]) == (404, "noPage")
        assert (wrong.status_code, wrong.json()["reason"]) == (405, "noPage")
        assert ("Il n'y a rien" in missing.json()["words"]) is (lang == "fr")


@pytest.mark.parametrize(
    "origin", ["http://[", "null", "", "http://127.0.0.1", "https://127.0.0.1:{port}", "//127.0.0.1:{port}"]
)
def test_a_page_of_another_origin_changes_nothing(with_pages: Running, origin: str) -> None:
    sent = {"Origin": origin.format(port=with_pages.port)}
    assert httpx.post(f"{with_pages.address}/api/session", headers=sent, trust_env=False).status_code == 403


def test_behind_https_only_pages_that_came_over_https_are_ours(tmp_path: Path) -> None:
    with running(tmp_path, names=("grimoire.example",), secure=True) as server:
        for scheme, status in (("https", 200), ("http", 403)):
            sent = {"Host": "grimoire.example", "Origin": f"{scheme}://grimoire.example"}
            answer = httpx.post(f"{server.address}/api/session", headers=sent, trust_env=False)
            assert answer.status_code == status, scheme
        assert "max-age" in answer.headers["strict-transport-security"]


def test_every_answer_says_what_a_browser_may_do_with_it(with_pages: Running) -> None:
    client = httpx.Client(base_url=with_pages.address, trust_env=False)
    pages = (client.get("/"), client.get("/api/games"), client.get("/none"), client.get("/health", headers={"Host": "evil"}))
    for answer in pages:
        headers = answer.headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
        assert headers["x-frame-options"] == "DENY" and headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "strict-transport-security" not in headers, "this computer speaks no HTTPS"


def test_a_zero_in_a_text_is_refused_whatever_the_database(with_pages: Running) -> None:
    ann = Browser(with_pages).connect()
    deck = {"game": "magenoir", "name": "a\x00b", "text": "4 Flame"}
    answer = ann.http.post("/api/decks", json=deck)
    assert (answer.status_code, answer.json()["reason"]) == (400, "badMessage")
    halves = json.dumps(deck).partition("\\u00")
    parts = iter([halves[0].encode(), b"\\u00", halves[2].encode()])
    assert ann.http.post("/api/decks", content=parts, headers=JSON).status_code == 400, "also where it comes in pieces"
    ann.send("join", match="a\x00b", seat=0)
    assert ann.wait(lambda message: message["type"] == "refused")["reason"] == "badMessage"
    ann.close()


@get("/api/fails", sync_to_thread=False)
def failing() -> None:
    raise ZeroDivisionError("a fault of ours")


def test_a_fault_of_ours_has_a_number_that_is_in_the_log(with_pages: Running, caplog: pytest.LogCaptureFixture) -> None:
    with_pages.app.register(failing)
    log = logging.getLogger("grimoire.server")
    log.addHandler(caplog.handler)
    try:
        answer = httpx.get(f"{with_pages.address}/api/fails?lang=fr", trust_env=False)
    finally:
        log.removeHandler(caplog.handler)
    assert (answer.status_code, answer.json()["reason"]) == (500, "broken")
    number = next(record for record in caplog.records if record.exc_info).getMessage().rpartition(" ")[2]
    assert number in answer.json()["words"] and "a fault of ours" not in answer.text


def test_who_sends_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    with running(tmp_path, request_seconds=0.3) as server:
        lines = [
            "POST /api/sign-in HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Content-Type: application/json",
            "Content-Length: 9",
        ]
        body = "\r\n".join(lines)
        half = ["GET / HTT", f"{body}\r\n\r\n{{", ""]
        for begun in half:
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as open:
                open.sendall(begun.encode())
                heard = b"".join(iter(lambda: open.recv(65536), b""))  # until it is closed
            assert not heard or heard.startswith(b"HTTP/1.1 408"), begun
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as open:  # byte by byte is no better
            with suppress(OSError):
                for _ in range(40):
                    open.sendall(b"G")
                    time.sleep(0.05)
            with suppress(ConnectionResetError):
                assert not open.recv(65536)
        ann = Browser(server).connect()
        time.sleep(0.5)
        assert ann.ask("ping")["type"] == "done", "who has sent a whole one is"
        ann.close()


def test_what_is_sent_does_not_wait_for_more(tmp_path: Path) -> None:
    with listening(Settings(tmp_path, port=0)) as listener:
        listener.listen()
        with socket.create_connection(listener.getsockname()):
            accepted, _ = listener.accept()
            with accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
