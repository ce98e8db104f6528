"""Only this computer, by its own names, and only pages of our own may change anything."""

import httpx
import pytest
from tests.server.serving import Browser, Running
from websockets.exceptions import ConnectionClosed, InvalidStatus


def test_a_foreign_host_or_page_is_turned_away(server: Running) -> None:
    client = httpx.Client(base_url=server.address, trust_env=False)
    assert client.get("/health").status_code == 200
    assert client.get("/health", headers={"Host": "evil.example"}).status_code == 403
    assert client.post("/api/session", headers={"Origin": "http://evil.example"}).status_code == 403
    own = {"Origin": server.address}
    assert client.post("/api/session", headers=own).status_code == 200


def test_a_foreign_page_gets_no_websocket(server: Running) -> None:
    browser = Browser(server)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        browser.connect(Origin="http://evil.example")
    browser.close()


def test_who_is_not_known_is_told_so(server: Running) -> None:
    client = httpx.Client(base_url=server.address, trust_env=False)
    answer = client.get("/api/matches?lang=fr")
    assert answer.status_code == 401
    assert answer.json()["reason"] == "noSession"
    assert "Rechargez" in answer.json()["words"]


def test_the_cookie_is_for_this_server_alone(server: Running) -> None:
    client = httpx.Client(base_url=server.address, trust_env=False)
    cookie = client.post("/api/session").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_optional_rules_that_so_many_need_come_with_them(ann: Browser) -> None:
    seats = [{"who": "me"}, *({"who": "bot", "bot": "random"} for _ in range(4))]
    match = ann.set_up(game="anima", seats=seats)
    assert match["state"] == "running" and match["options"] == ["omega"]
    assert ann.set_up(game="anima", seats=seats[:4])["options"] == []


def test_what_is_large_comes_compressed(server: Running) -> None:
    client = httpx.Client(base_url=server.address, trust_env=False)
    answer = client.get("/api/schema/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.num_bytes_downloaded < len(answer.content) / 3
    assert "content-encoding" not in client.get("/health", headers={"Accept-Encoding": "gzip"}).headers
