"""How a match stands, for whoever lists their games: public numbers, and nothing of anybody's hand."""

from tests.server.serving import Browser, Running

from grimoire.pages.rules import shipped_rulings

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


def test_games_say_how_many_cards_and_rulings_there_are(server: Running) -> None:
    ann = Browser(server, "Ann")
    games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    ann.close()
    assert games["magenoir"]["cards"] == 301
    for id, game in games.items():
        assert game["rulings"] == len(shipped_rulings(id))
