"""Cards to look through and decks to build, over plain requests alone."""

from typing import Any

import pytest
from tests.server.serving import Browser, Message, Running

EMPTY = "# nothing yet\n"


@pytest.fixture
def ann(server: Running) -> Any:
    browser = Browser(server, "Ann")
    yield browser
    browser.close()


def study(browser: Browser, text: str, lang: str = "en", **more: str) -> Message:
    answer = browser.http.post(f"/api/games/magenoir/decks/study?lang={lang}", json={"text": text, **more})
    found: Message = answer.raise_for_status().json()
    return found


def shipped(browser: Browser, name: str, lang: str = "en") -> str:
    decks = browser.http.get(f"/api/games/magenoir/decks?lang={lang}").raise_for_status().json()
    return str(next(deck["text"] for deck in decks if deck["id"] == name))


def test_fourteen_decks_to_start_from_in_both_languages(ann: Browser) -> None:
    for lang, title in (("en", "Briar hunt"), ("fr", "Chasse dans les ronces")):
        decks = {deck["id"]: deck for deck in ann.http.get(f"/api/games/magenoir/decks?lang={lang}").json()}
        assert len(decks) == 14
        assert decks["briar-hunt"]["title"] == title and decks["briar-hunt"]["element"] == "vegetal"
        assert all(deck["face"]["element"] == deck["element"] for deck in decks.values()), "a card of it stands for each"
    assert ann.http.get("/api/games/anima/decks").json()["reason"] == "noGame"


def test_a_deck_is_studied_the_same_whatever_language_it_is_written_in(ann: Browser) -> None:
    english, french = study(ann, shipped(ann, "briar-hunt")), study(ann, shipped(ann, "briar-hunt", "fr"))
    assert english == french
    assert english["summary"] == "40 cards and Deer"
    assert sum(line["amount"] for line in english["cards"]) == 41
    assert study(ann, english["texts"]["fr"])["cards"] == english["cards"], "what is exported can be read again"
    words = {word["word"]: word for word in english["words"]}
    assert (words["seed"]["asked"], words["seed"]["at_hand"]) == (14, 4)
    assert words["seed"]["thin"] and "sprouted-seed" in words["seed"]["helping"]
    assert (words["tree"]["at_hand"], words["tree"]["perhaps"]) == (3, 4), "conditional ones are told apart"
    assert english["average"] == "2.8" and sum(step["amount"] for step in english["curve"]) == 40


def test_legality_is_told_for_each_format_with_its_rule(ann: Browser) -> None:
    verdicts = {one["format"]: one for one in study(ann, shipped(ann, "burning-wrath"))["verdicts"]}
    assert verdicts["casual"]["faults"] == []
    [fault] = verdicts["competitive"]["faults"]
    assert [span["card"] for span in fault if span.get("card")] == ["crimson-ritual"]
    assert [span["rule"] for span in fault if span.get("rule")] == ["D1.2"]
    unfinished = study(ann, EMPTY, "fr")
    assert all(one["faults"] for one in unfinished["verdicts"]) and unfinished["cards"] == []
    held = study(ann, EMPTY, format="competitive")
    assert held["fewer"]["crimson-ritual"] == 0 and held["fewer"]["knowledge-of-history"] == 2 and held["copies"] == 4


def test_odds_and_hands_are_those_of_the_list(ann: Browser) -> None:
    text = shipped(ann, "briar-hunt")
    asked = {"text": text, "wishes": ["Graine", "card:animated-tree"]}
    both = ann.http.post("/api/games/magenoir/decks/odds", json=asked).raise_for_status().json()
    assert both["wishes"] == ["1 Seed", "1 Animated tree"] and 0.24 < both["odds"]["opening"] < 0.25
    assert both["odds"]["first"] == sorted(both["odds"]["first"])
    hands = [ann.http.post("/api/games/magenoir/decks/hands", json={"text": text, "seed": 7}).json() for _ in range(2)]
    assert hands[0] == hands[1] and [len(hand) for hand in hands[0]["hands"]] == [5, 5]
    assert all(draws[0] == "deer" for draws in hands[0]["draws"])
    assert ann.http.post("/api/games/magenoir/decks/hands", json={"text": EMPTY}).json()["hands"] == [[], []]


def test_what_cannot_be_read_says_where(ann: Browser) -> None:
    refused = ann.http.post("/api/games/magenoir/decks/study?lang=fr", json={"text": "4 Seed\n3 Sede"}).json()
    assert refused["reason"] == "badDeck" and ":2" in str(refused["words"])
    for path in ("/etc/passwd", "competitive.yaml"):
        answer = ann.http.post("/api/games/magenoir/decks/study", json={"text": EMPTY, "format": path})
        assert answer.status_code == 400, "a format is never a file"


def test_a_card_has_a_page_with_both_languages_and_its_rulings(ann: Browser) -> None:
    page = ann.http.get("/api/games/magenoir/cards/tornado?lang=fr").raise_for_status().json()
    assert set(page["faces"]) == {"en", "fr"} and page["set"] == "Jeu de base"
    assert page["origin"] == [] and page["beside"]
    deer = ann.http.get("/api/games/magenoir/cards/deer?lang=fr").json()
    assert deer["origin"] and all("De nous" in line for line in deer["origin"])
    assert ann.http.get("/api/games/anima/cards/nowhere").status_code == 404
    for game in ("magenoir", "anima"):
        filters = ann.http.get(f"/api/games/{game}/filters").json()
        faces = ann.http.get(f"/api/games/{game}/cards").json().values()
        for filter in filters:
            known = {value["id"] for value in filter["values"]}
            met = {str(face[filter["field"]]) for face in faces if face.get(filter["field"])}
            assert met <= known, (game, filter["field"], met - known)
