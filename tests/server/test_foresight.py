"""What an order of effects would change is told to whose it is, before it is chosen."""

from tests.server.serving import Browser

from grimoire.library.games import GAMES
from grimoire.library.records import Record, record_text

GIVEN = """
turn: alice, start
turn number: 3
alice: {hp: 12, mage noir: yes, permanents: [tree-in-flames, artificial-sun], reserve: 3 fire, deck: [20 flame]}
bob: {hp: 4, deck: [20 zephyr]}
"""


def test_who_puts_effects_in_order_is_told_what_comes_of_it(ann: Browser, bob: Browser) -> None:
    digest = GAMES["magenoir"].shipped_pool().digest
    text = record_text(Record("0.1.0", "magenoir", digest, ["Ann", "Bob"], seed=1, given=GIVEN))
    brought = ann.http.post("/api/records", json={"text": text}).raise_for_status().json()["id"]
    wanted = {"number": 0, "seat": 0, "bot": "random"}
    match = ann.http.post(f"/api/matches/{brought}/play-on", json=wanted).raise_for_status().json()["id"]
    ann.send("join", match=match, seat=0)
    ask = ann.wait(lambda message: message["type"] == "table")["ask"]
    assert ask["id"] == "order"
    forms = sorted([choice["form"] for choice in ask["choices"]], key=lambda form: "tree" not in form)
    path = f"/api/matches/{match}/seats/0/foresight"
    told = ann.http.post(path, json={"number": ask["number"], "forms": forms[:-1]}).raise_for_status().json()
    assert told[0] == {"card": "tree-in-flames", "change": {"player.1": -2}}
    assert ann.http.post(path, json={"number": ask["number"] + 1, "forms": forms}).json()["reason"] == "stale"
    assert bob.http.post(path, json={"number": ask["number"], "forms": forms}).json()["reason"] == "notYours"
    again = ann.http.post(path, json={"number": ask["number"], "forms": forms[:-1]}).json()
    assert again == told, "nothing was chosen by asking"
