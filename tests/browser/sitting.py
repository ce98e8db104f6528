"""Coming to a table without the pages before it. The deal comes from a seed; bots throw dice of
their own."""

from typing import Any, cast

from playwright.sync_api import Page

Seats = list[dict[str, str]]
SEED = 11
POST = """async ([path, body, lang]) => {
    const post = (path, body) => fetch(`/api${path}?lang=${lang}`,
        {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
    await post('/session', {});
    return await (await post(path, body)).json();
}"""
DUEL = [{"who": "me", "deck": "burning-wrath"}, {"who": "bot", "bot": "greedy", "deck": "surging-growth"}]
QUICK = [{"who": "me", "deck": "burning-wrath"}, {"who": "bot", "bot": "eager", "deck": "surging-growth"}]
WORLD = [{"who": "me"}, {"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "eager"}]


def post(page: Page, path: str, body: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """Ask the server for something, as whoever sits at this browser."""
    answered = page.evaluate(POST, [path, body, lang])
    assert "reason" not in answered, answered
    return cast(dict[str, Any], answered)


def sit(page: Page, game: str = "magenoir", seats: Seats = QUICK, seed: int = SEED, lang: str = "en") -> None:
    """At the first seat of a new match, asked for the first time."""
    match = post(page, "/matches", {"game": game, "seats": seats, "seed": seed}, lang)["id"]
    page.goto(f"/#/table/{match}/0")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)


def sit_together(one: Page, other: Page, deck: str = "burning-wrath", **clock: int) -> None:
    """Two people at two browsers, with the same deck: in seconds a clock's `whole`, `added` and `move`, a `window`."""
    seats = [{"who": "me", "deck": deck}, {"who": "anybody", "deck": deck}]
    match = post(one, "/matches", {"game": "magenoir", "seats": seats, "clock": clock})["id"]
    post(other, f"/matches/{match}/seats/1", {})
    for seat, page in enumerate((one, other)):
        page.goto(f"/#/table/{match}/{seat}")
    for page in (one, other):
        page.wait_for_selector("[data-mine]", timeout=60_000)


def parties(players: int) -> Seats:
    """A world of Anima in which the others know what they want: it comes to its end, whatever the first does."""
    return [{"who": "me"}, *({"who": "bot", "bot": "eager"} for _ in range(players - 1))]


def with_account(page: Page, name: str) -> Page:
    """From now on somebody with a name and a password: they may say what they want."""
    post(page, "/account", {"name": name, "password": "correct horse"})
    return page
