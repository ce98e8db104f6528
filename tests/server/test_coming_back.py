"""Coming back without e-mail: recovery words, and another device."""

import time

import pytest
from tests.server.serving import Browser, Running
from tests.server.test_people_pages import known

from grimoire.server.community import coming_back
from grimoire.server.community.coming_back import WORDS, plain, words_in

OLD, NEW = "correct horse", "battery staple"


def words_of(browser: Browser, lang: str = "en") -> list[str]:
    answer = browser.http.post("/api/me/recovery", params={"lang": lang}, json={"password": OLD}).raise_for_status()
    words: list[str] = answer.json()["words"]
    return words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_give_a_new_password_once_and_end_all_sign_ins(server: Running, lang: str) -> None:
    name = f"Forgetful {lang}"
    ann = known(server, name)
    words = words_of(ann, lang)
    assert len(words) == WORDS
    other = Browser(server)
    typed = ", ".join(words).upper()
    wanted = {"name": name.lower(), "words": typed, "password": NEW}
    assert other.http.post("/api/recover", json={**wanted, "words": typed[:-3]}).json()["reason"] == "badWords"
    me = other.http.post("/api/recover", json=wanted).raise_for_status().json()
    assert (me["name"], me["guest"]) == (name, False) and other.http.get("/api/me").json()["id"] == ann.me["id"]
    assert ann.http.get("/api/me").status_code == 401, "whoever found the password out is out"
    assert other.http.post("/api/recover", json=wanted).json()["reason"] == "badWords", "they are used up"
    assert Browser(server).http.post("/api/sign-in", json={"name": name, "password": OLD}).status_code == 403
    Browser(server).http.post("/api/sign-in", json={"name": name, "password": NEW}).raise_for_status()


def test_words_are_for_accounts_and_whoever_knows_the_password(server: Running, bob: Browser) -> None:
    assert bob.http.post("/api/me/recovery", json={"password": OLD}).json()["reason"] == "accountAlone"
    ann = known(server, "Careful")
    assert ann.http.post("/api/me/recovery", json={"password": "guessed it"}).json()["reason"] == "badPassword"
    first, second = words_of(ann), words_of(ann)
    wanted = {"name": "Careful", "password": NEW}
    assert bob.http.post("/api/recover", json={**wanted, "words": " ".join(first)}).status_code == 403
    assert bob.http.post("/api/recover", json={**wanted, "words": " ".join(second)}).status_code == 200


def test_a_changed_password_ends_recovery_words_and_codes_for_another_device(server: Running) -> None:
    ann = known(server, "Changing")
    words = words_of(ann)
    code = ann.http.post("/api/me/door").json()["address"].rpartition("/")[2]
    ann.http.post("/api/account", json={"name": "Changing", "password": NEW, "old": OLD}).raise_for_status()
    wanted = {"name": "Changing", "words": " ".join(words), "password": OLD}
    assert Browser(server).http.post("/api/recover", json=wanted).json()["reason"] == "badWords"
    assert Browser(server).http.post("/api/doors", json={"code": code}).json()["reason"] == "badDoor"


def test_a_code_for_another_device_ends_with_signing_out_everywhere(server: Running, ann: Browser) -> None:
    code = ann.http.post("/api/me/door").json()["address"].rpartition("/")[2]
    ann.http.delete("/api/sessions").raise_for_status()
    assert Browser(server).http.post("/api/doors", json={"code": code}).json()["reason"] == "badDoor"


def test_guesses_at_words_are_counted_and_nobody_learns_who_is_there(server: Running) -> None:
    known(server, "No words")
    for name in ("No words", "Nobody of that name"):
        guess = {"name": name, "words": "a b c", "password": NEW}
        said = [Browser(server).http.post("/api/recover", json=guess).json()["reason"] for _ in range(11)]
        assert said == ["badWords"] * 10 + ["tooOften"]


def test_there_are_words_enough_and_they_are_compared_however_they_are_typed() -> None:
    for lang in ("en", "fr"):
        assert len(words_in(lang)) > 300, "eight of them are more than 65 bits"
        assert all(plain(word) == word for word in words_in(lang))
    assert plain(" Écorce,\nGRAINE – Été ") == "ecorce graine ete"


def test_another_device_comes_in_once_as_whoever_one_is(server: Running, ann: Browser) -> None:
    door = ann.http.post("/api/me/door").raise_for_status().json()
    code = door["address"].rpartition("/")[2]
    assert door["picture"].startswith("<svg") and door["until"] > time.time() * 1000
    phone = Browser(server)
    assert phone.http.post("/api/doors", json={"code": code + "x"}).json()["reason"] == "badDoor"
    assert phone.http.post("/api/doors", json={"code": code}).json()["name"] == "Ann"
    assert phone.http.get("/api/me").json()["id"] == ann.me["id"]
    assert ann.http.get("/api/me").status_code == 200, "and the first is one still"
    assert Browser(server).http.post("/api/doors", json={"code": code}).json()["reason"] == "badDoor"
    older = ann.http.post("/api/me/door").json()["address"].rpartition("/")[2]
    ann.http.post("/api/me/door").raise_for_status()
    assert Browser(server).http.post("/api/doors", json={"code": older}).json()["reason"] == "badDoor"


def test_a_door_shuts_by_itself(server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coming_back, "OPEN_MS", -1)
    code = ann.http.post("/api/me/door").json()["address"].rpartition("/")[2]
    assert Browser(server).http.post("/api/doors", json={"code": code}).json()["reason"] == "badDoor"


def test_what_is_kept_is_given_out_with_results_and_notices(server: Running, ann: Browser) -> None:
    kept = ann.http.get("/api/me/data").json()
    assert kept["results"] == [] and kept["notices"] == []
