"""The best of several games: each is a match of its own, the loser says who begins, side decks may be swapped with between."""

from tests.server.serving import Browser
from tests.server.test_together import duel, table

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import find_deck
from grimoire.server.seated import Seated
from grimoire.server.storage.people import User
from grimoire.table.dice import DICE
from grimoire.table.series import next_game
from grimoire.table.setting_up import NewMatch, NewSeat, new_match


def with_side(name: str) -> str:
    """A shipped deck as text, with two cards beside it."""
    pool = shipped_pool()
    cards = find_deck(name, pool).cards
    names = [pool.definitions[pool.numbers[card]].name_en for card in cards]
    other = [d.name_en for d in pool.definitions if d.id not in cards and d.type_name == "spell"][:2]
    return "\n".join([f"# {name}", *[f"1 {card}" for card in names], "Side deck:", *[f"1 {card}" for card in other]])


def next_match(browser: Browser) -> str:
    found: str = browser.follows(lambda m: m["type"] == "table" and m.get("next"))["next"]
    return found


def test_the_best_of_three_goes_on_until_somebody_has_won_two(ann: Browser, bob: Browser) -> None:
    first = duel(ann, bob, best_of=3)
    ann.ask("concede", match=first, seat=0)
    second = next_match(bob)
    bob.send("join", match=second, seat=1)
    told = table(bob)
    assert told["match"] == second
    page = bob.http.get(f"/api/matches/{second}").json()
    assert page["results"] == [1] and page["state"] == "running"
    bob.ask("concede", match=second, seat=1)
    third = next_match(bob)
    bob.send("join", match=third, seat=1)
    bob.wait(lambda m: m["type"] == "table" and m["match"] == third)
    bob.ask("concede", match=third, seat=1)
    last = bob.follows(lambda m: m["type"] == "table" and m["match"] == third and m["scene"].get("over"))
    assert not last.get("next") and bob.http.get(f"/api/matches/{third}").json()["results"] == [1, 0]


def test_later_games_of_a_series_from_the_lobby_can_be_watched_and_nobody_else_sits_down_between_them(
    ann: Browser, bob: Browser
) -> None:
    seats = [{"who": "me", "deck": with_side("burning-wrath")}, {"who": "anybody"}]
    first = ann.set_up(game="magenoir", seats=seats, best_of=3, public=True)["id"]
    bob.http.post(f"/api/matches/{first}/seats/1", json={}).raise_for_status()
    for browser, seat in ((ann, 0), (bob, 1)):
        browser.ask("join", match=first, seat=seat)
    ann.ask("concede", match=first, seat=0)
    second = next_match(bob)
    assert second not in [table["id"] for table in bob.http.get("/api/lobby").json()]
    for browser, seat in ((ann, 0), (bob, 1)):
        page = browser.http.get(f"/api/matches/{second}").json()["seats"][seat]
        if not page["ready"]:
            ready = {"seat": seat, "deck": page["cards"], "side": page["side"]}
            browser.http.post(f"/api/matches/{second}/ready", json=ready).raise_for_status()
    assert second in [match["id"] for match in bob.http.get("/api/lobby/under-way").json()]


def test_the_loser_of_the_last_game_says_who_begins() -> None:
    seats = [NewSeat("me", deck="burning-wrath"), NewSeat("me", name="Other", deck="surging-growth")]
    row = new_match(NewMatch("magenoir", seats, best_of=3), User("ann", "Ann"), DICE, 0)
    second = next_game(row, 1, DICE, 0)
    assert second is not None and second.decides == 0 and Seated(second).record.decides == "Ann"
    third = next_game(second, 0, DICE, 0)
    assert third is not None and third.decides == 1 and third.results == [1, 0]
    drawn = next_game(third, -1, DICE, 0)
    assert drawn is not None and drawn.decides == 1, "a drawn game leaves that to whoever lost before it"
    assert next_game(drawn, 1, DICE, 0) is None


def test_between_games_cards_are_swapped_with_the_side_deck(ann: Browser) -> None:
    seats = [{"who": "me", "deck": with_side("burning-wrath")}, {"who": "bot", "bot": "random"}]
    first = ann.set_up(game="magenoir", seats=seats, best_of=3)["id"]
    ann.send("join", match=first, seat=0)
    table(ann)
    ann.ask("concede", match=first, seat=0)
    second = next_match(ann)
    page = ann.http.get(f"/api/matches/{second}").json()
    assert page["state"] == "waiting"
    deck, side = page["seats"][0]["cards"], page["seats"][0]["side"]
    assert page["seats"][1]["cards"] == [] and len(side) == 2
    address = f"/api/matches/{second}/ready"
    cheat = {"seat": 0, "deck": [*deck[1:], deck[-1]], "side": side}
    assert ann.http.post(address, json=cheat).json()["reason"] == "badDeck"
    swap = {"seat": 0, "deck": [*deck[1:], side[0]], "side": [side[1], deck[0]]}
    begun = ann.http.post(address, json=swap).json()
    assert begun["state"] == "running" and begun["seats"][0]["side"] == swap["side"]
    assert ann.http.post(address, json=swap).json()["reason"] == "notRunning"
    ann.send("join", match=second, seat=0)
    assert table(ann)["match"] == second
