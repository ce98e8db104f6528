"""A whole duel against a bot, over HTTP and WebSocket alone."""

from tests.server.serving import Browser, play_to_the_end

AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "eager"}]


def test_a_duel_against_a_bot_is_played_to_its_end(ann: Browser) -> None:
    match = ann.set_up(game="magenoir", seats=AGAINST_A_BOT, seed=7)
    last = play_to_the_end(ann, match["id"])
    assert last["ask"]["asked"] == -1
    assert not [message for message in ann.got if message["type"] == "refused"]
    page = ann.http.get(f"/api/matches/{match['id']}").json()
    assert page["state"] == "over"
    assert page["winner"] == last["scene"]["winner"]
    told = [step["number"] for message in ann.got if message["type"] == "table" for step in message["story"]["steps"]]
    assert told == sorted(told), "no step of the story is told twice or out of order"
