"""How a match stands, for whoever lists their games: public numbers, and nothing of anybody's hand."""

from tests.match.test_session import new_match, to_main
from tests.server.serving import Browser, Running

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.pages.rules import shipped_rulings
from grimoire.seat.looking import WATCHER
from grimoire.seat.seats import Seats
from grimoire.seat.wording import plain
from grimoire.server.standing_pages import last_of

SEATS = [{"who": "me", "deck": "burning-wrath"}, {"who": "anybody", "deck": "surging-growth"}]


def test_turn_health_points_and_who_is_asked_are_told_and_no_card(server: Running) -> None:
    ann, bob = Browser(server, "Ann"), Browser(server, "Bob")
    try:
        match = ann.http.post("/api/matches", json={"game": "magenoir", "seats": SEATS}).json()["id"]
        assert ann.http.get(f"/api/matches/{match}/standing").json()["reason"] == "notRunning"
        bob.http.post(f"/api/matches/{match}/seats/1", json={}).raise_for_status()
        told = [one.http.get(f"/api/matches/{match}/standing").raise_for_status() for one in (ann, bob)]
        assert told[0].json() == told[1].json(), "to everybody the same"
        standing = told[0].json()
        hp = [fact["value"] for player in standing["players"] for fact in player["facts"] if fact["name"] == "hp"]
        assert (standing["turn"], standing["asked"] in (0, 1), hp) == (0, True, [20, 20])
        assert '"card"' not in told[0].text
        assert ann.http.get("/api/matches/nowhere/standing").json()["reason"] == "noMatch"
    finally:
        ann.close()
        bob.close()


def test_what_happened_last_is_told_as_who_looks_on_was_told_it() -> None:
    match = new_match()
    seats = Seats(match, shipped_pool())
    assert last_of(seats, seats.given(WATCHER, "en").scene, "en")[1] is None, "before the first turn nobody saw a card"
    for _ in range(4):
        to_main(match)
        match.choose("end turn")
    words, face = last_of(seats, seats.given(WATCHER, "fr").scene, "fr")
    told = [step.words for step in seats.told(WATCHER, "fr").steps]
    assert words in told and plain(words)
    assert face is not None and any(span.card == face.id for line in told for span in line)


def test_games_say_how_many_cards_and_rulings_there_are(server: Running) -> None:
    ann = Browser(server, "Ann")
    games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    ann.close()
    assert games["magenoir"]["cards"] == 301
    for id, game in games.items():
        assert game["rulings"] == len(shipped_rulings(id))
