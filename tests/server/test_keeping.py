"""What somebody keeps here: decks, a name with a password, records of what was played; and taking all of it away."""

from tests.following import follow
from tests.server.serving import Browser, Running
from tests.server.test_together import duel, playing, table

from grimoire.library.deck_box import USUAL
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of, start_of
from grimoire.table.decks import brought
from grimoire.table.dice import DICE

DECK = "# Fire and more fire\n" + "\n".join(f"4 {name}" for name in ("Flame", "Fireball"))


def test_who_brings_no_deck_gets_another_than_everybody_else() -> None:
    for _ in range(40):
        one, other = brought("magenoir", ["", ""], USUAL, DICE)
        assert one.cards and other.cards and one.name != other.name


def test_decks_are_kept_shared_and_played(server: Running) -> None:
    ann, bob = Browser(server, "Ann"), Browser(server, "Bob")
    kept = ann.http.post("/api/decks", json={"game": "magenoir", "name": "Fire", "text": DECK}).json()
    assert kept["fault"], "it may be unfinished, and is told what it lacks"
    address = f"/api/decks/{kept['id']}"
    for french in (ann.http.get(address, params={"lang": "fr"}).json(), ann.http.get("/api/decks?lang=fr").json()[0]):
        assert french["fault"] != kept["fault"] and "n'est pas une carte" in french["fault"]
    assert bob.http.get(address).status_code == 404
    shared = {"game": "magenoir", "name": "Fire", "text": DECK, "shared": True}
    assert bob.http.put(address, json=shared).status_code == 404
    assert ann.http.put(address, json=shared).json()["shared"]
    assert bob.http.get(address).json()["text"] == DECK
    assert bob.http.delete(address).status_code == 404
    assert [deck["name"] for deck in ann.http.get("/api/decks").json()] == ["Fire"]
    seats = [{"who": "me", "deck": DECK}, {"who": "bot", "bot": "random"}]
    refused = ann.http.post("/api/matches", json={"game": "magenoir", "seats": seats})
    assert refused.status_code == 400 and refused.json()["reason"] == "badDeck"
    assert ann.http.delete(address).status_code == 204
    assert ann.http.get("/api/decks").json() == []
    assert ann.http.post("/api/decks", json={**shared, "game": "anima"}).json()["reason"] == "noGame"


def test_a_name_with_a_password_is_known_in_another_browser(server: Running) -> None:
    ann = Browser(server, "Ann")
    account = {"name": "Ann of Tests", "password": "correct horse"}
    me = ann.http.post("/api/account", json=account).json()
    assert not me["guest"] and me["id"] == ann.me["id"], "everything stays one's own"
    thief, phone = Browser(server), Browser(server)
    assert thief.http.post("/api/account", json={**account, "name": "ANN of tests"}).json()["reason"] == "nameTaken"
    assert thief.http.post("/api/sign-in", json={**account, "password": "wrong horse"}).json()["reason"] == "badPassword"
    assert thief.http.post("/api/sign-in", json={**account, "name": "Nobody"}).json()["reason"] == "badPassword"
    assert phone.http.post("/api/sign-in", json={**account, "name": "ann OF tests"}).json()["id"] == me["id"]
    assert phone.http.get("/api/me").json()["id"] == me["id"]
    phone.connect()
    assert ann.http.delete("/api/sessions").status_code == 204
    assert phone.http.get("/api/me").status_code == 401, "signed out everywhere"
    for browser in (ann, thief, phone):
        browser.close()


def test_whoever_has_an_account_can_be_called_otherwise_and_signs_in_by_that_name(server: Running) -> None:
    ann, phone = Browser(server, "Ann"), Browser(server)
    password = {"password": "correct horse"}
    me = ann.http.post("/api/account", json={"name": "Ann to be Renamed", **password}).json()
    wanted = {"name": "Annabel of Tests"}
    assert ann.http.patch("/api/me", json=wanted).json()["reason"] == "badPassword", (
        "whoever finds a browser open is not its owner"
    )
    assert ann.http.patch("/api/me", json={**wanted, "old": "wrong horse"}).json()["reason"] == "badPassword"
    assert ann.http.patch("/api/me", json={**wanted, "old": "correct horse"}).json()["name"] == "Annabel of Tests"
    assert phone.http.post("/api/sign-in", json={**password, "name": "Ann to be Renamed"}).json()["reason"] == "badPassword"
    assert phone.http.post("/api/sign-in", json={**password, **wanted}).json()["id"] == me["id"]
    assert phone.http.get("/api/people/Annabel of Tests").status_code == 200
    taken = Browser(server, "Ben")
    assert taken.http.patch("/api/me", json={"name": "ANNABEL of tests"}).json()["reason"] == "nameTaken"
    for browser in (ann, phone, taken):
        browser.close()


def test_whoever_guesses_a_password_must_wait(server: Running) -> None:
    thief = Browser(server)
    guess = {"name": "Victim", "password": "12345678"}
    reasons = [thief.http.post("/api/sign-in", json=guess).json()["reason"] for _ in range(11)]
    assert reasons == ["badPassword"] * 10 + ["tooOften"]
    thief.close()


def test_a_record_is_there_once_the_match_is_over_and_goes_the_same_way(ann: Browser, bob: Browser) -> None:
    match = duel(ann, bob)
    playing(match, ann, bob, choices=8)
    running = bob.http.get(f"/api/matches/{match}/record")
    assert running.status_code == 403 and running.json()["reason"] == "stillRunning"
    ann.ask("concede", match=match, seat=0)
    text = bob.http.get(f"/api/matches/{match}/record").raise_for_status().text
    record = read_record(text, "record")
    assert record.result == "Bob" and len(record.choices) == 8 and record.secret
    follow(record, start_of(record, pool_of(record)))
    bob.send("join", match=match, seat=0)
    assert table(bob, 9, seat=0)["scene"]["seat"] == 0, "once it is over, anybody may see it from any seat"


def test_everything_about_oneself_can_be_taken_along_and_deleted(server: Running, bob: Browser) -> None:
    cleo = Browser(server, "Cleo").connect()
    match = duel(cleo, bob) if cleo.http.patch("/api/me", json={"name": "Ann"}) else ""
    cleo.ask("phrase", match=match, seat=0, phrase="thanks")
    data = cleo.http.get("/api/me/data").json()
    assert data["said"][0]["text"] == "thanks" and data["matches"][0]["id"] == match
    assert cleo.http.delete("/api/me").status_code == 204
    assert cleo.http.get("/api/me").status_code == 401
    page = bob.http.get(f"/api/matches/{match}").json()
    assert page["state"] == "over" and page["winner"] == 1
    assert [seat["name"] for seat in page["seats"]] == ["Somebody 1", "Bob"]
    cleo.close()


def test_rules_and_the_rulings_that_show_them_can_be_read(server: Running) -> None:
    ann = Browser(server)
    whole = ann.http.get("/api/games/magenoir/rules").json()
    titles = {line["id"]: line["title"] for line in whole["rules"]}
    assert "D5.1" in titles and len(whole["rulings"]) > 500
    french = ann.http.get("/api/games/magenoir/rules", params={"lang": "fr"}).json()
    same = [line["id"] for line in french["rules"] if line["title"] == titles[line["id"]] and "card:" not in line["id"]]
    assert french["language"] == "fr" and len(same) <= 5, "a title or two are the same word in both languages"
    page = ann.http.get("/api/games/magenoir/rule", params={"id": "d5.1"}).json()
    assert page["id"] == "D5.1" and page["title"] == titles["D5.1"] and page["rulings"]
    about = ann.http.get("/api/games/magenoir/rule", params={"id": "animated-tree"}).json()
    assert all(any("animated-tree" in cited for cited in ruling["cites"]) for ruling in about["rulings"])
    assert ann.http.get("/api/games/anima/rules").json()["rules"]
    french = ann.http.get("/api/games/magenoir/rules", params={"lang": "fr"}).json()
    assert (whole["language"], french["language"]) == ("en", "fr")
    assert [one["cites"] for one in french["rulings"]] == [one["cites"] for one in whole["rulings"]]
    assert "Un Protecteur prend les dégâts destinés à son contrôleur" in [one["title"] for one in french["rulings"]]
    assert ann.http.get("/api/games/magenoir/rule", params={"id": "D99"}).json()["reason"] == "noRule"
    assert ann.http.get("/api/games/chess/rules").json()["reason"] == "noGame"
    ann.close()
