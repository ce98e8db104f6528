"""Rulings by plain requests: found in both languages, watched moment by moment with all hands open, and played on from."""

from typing import Any

from tests.server.serving import Browser, Running

from grimoire.pages.ruling_index import shelf_of

RULINGS = "/api/games/magenoir/rulings"


def found(browser: Browser, words: str, lang: str = "en") -> Any:
    return browser.http.get(RULINGS, params={"q": words, "lang": lang}).raise_for_status().json()


def test_rulings_are_found_by_card_word_and_section_in_both_languages(server: Running) -> None:
    ann = Browser(server, "Ann")
    card, named = found(ann, "tornado"), found(ann, "tornade", "fr")
    assert (card["kind"], card["id"], named["title"]) == ("card", "tornado", "Tornade")
    assert [one["id"] for one in card["rulings"]] == [one["id"] for one in named["rulings"]]
    assert card["rulings"][0]["title"] != named["rulings"][0]["title"]
    tree = found(ann, "animated tree")["rulings"]
    assert not tree[0]["under"] and tree[-1]["under"] == "In these it plays a part:" and tree[0]["card"]
    assert found(ann, "D4.3")["kind"] == "rule"
    words = found(ann, "protector")
    assert words["kind"] == "word" and words["count"] == len(words["rulings"]) > 10
    assert found(ann, "no such word at all")["kind"] == "none"
    every = found(ann, "")
    assert every["count"] == len(shelf_of("magenoir").all) > len(every["rulings"]) > 0
    lines = shelf_lines(ann)
    assert {one["standing"] for one in lines} == {"official", "section", "text", "likely", "ours"}
    assert {one["stands"] for one in lines if one["standing"] == "likely"} == {"ours, likely"}
    assert ann.http.get("/api/games/chess/rulings").json()["reason"] == "noGame"
    ann.close()


def shelf_lines(browser: Browser) -> list[Any]:
    return [line for word in ("spell", "target", "permanent") for line in found(browser, word)["rulings"]]


def test_a_ruling_is_watched_and_played_on_from(ann: Browser) -> None:
    line = found(ann, "tornado")["rulings"][0]
    page = ann.http.get(f"{RULINGS}/{line['id']}", params={"lang": "fr"}).raise_for_status().json()
    first, *_, last = page["moments"]
    assert page["title"] != line["title"] and page["given"] and page["then"] and page["cites"]
    assert first["made"] == 0 < last["made"] and any(moment.get("told") for moment in page["moments"])
    hidden = [thing for thing in first["scene"]["things"] if thing["place"].endswith(".hand") and not thing.get("card")]
    assert hidden == [], "nothing is hidden in a ruling"
    assert page["rules"] and all(line["rule"] in page["rules"] for moment in page["moments"] for line in moment.get("told", []))
    handles = [{thing["handle"] for thing in moment["scene"]["things"]} for moment in (first, last)]
    assert handles[0] & handles[1], "things keep their handles, so that they can be seen to move"

    question: dict[str, str | int] = {"made": 0, "q": "alice zephyr", "lang": "fr"}
    asked = ann.http.get(f"{RULINGS}/{line['id']}/why", params=question).raise_for_status().json()
    assert asked["asked"].startswith("Alice") and not asked["whys"][0]["can"] and asked["whys"][0]["grounds"]
    wrong = ann.http.get(f"{RULINGS}/{line['id']}/why", params={"q": "alice gobbledygook"})
    assert wrong.json()["reason"] == "badQuestion"

    text = ann.http.get(f"{RULINGS}/{line['id']}/file").text
    assert text.startswith("game: magenoir\nrulings:\n- ruling: ") and line["title"] in text
    body = {"made": last["made"], "seat": 0, "bot": "random"}
    match = ann.http.post(f"{RULINGS}/{line['id']}/play-on", json=body).raise_for_status().json()
    ann.send("join", match=match["id"], seat=0)
    told = ann.wait(lambda m: m["type"] == "table" and m["match"] == match["id"])
    life = [player["facts"][0]["value"] for player in told["scene"]["players"]]
    assert life == [player["facts"][0]["value"] for player in last["scene"]["players"]]

    wrong = ann.http.post(f"{RULINGS}/{line['id']}/play-on", json={**body, "made": 900})
    assert wrong.json()["reason"] == "noMoment"
    assert ann.http.post(f"{RULINGS}/{line['id']}/play-on", json={**body, "seat": 5}).json()["reason"] == "notYours"
    assert ann.http.get(f"{RULINGS}/nothing").json()["reason"] == "noRuling"
