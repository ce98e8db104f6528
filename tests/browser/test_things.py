"""Options lie on the things they point at: a random choice that names a card, a pile, a player or an element is taken there,
and what the server is told is that very choice."""

import json
import os
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket
from tests.browser.clicking import ALL, asked
from tests.browser.sitting import sit

DUELS = int(os.environ.get("GRIMOIRE_DUELS", "2"))  # 20 for a thorough look
MOST = 60  # choices of a duel
LEAST = 0.9
AUTO_PAY_OFF = "localStorage.setItem('grimoire-auto-pay', 'false')"
MOMENT = 40  # milliseconds
STILL_ASKED = "(before) => !!document.querySelector(`[data-number='${before}'][data-mine=true]`)"


class Line:
    """The open question as the server told it, and what it was told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ask: dict[str, Any] = {}
        self.sent: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.hear(json.loads(frame)))
        line.on("framesent", lambda frame: self.note(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.ask = message["ask"]

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] == "choose":
            self.sent.append(message["form"])

    def told(self, before: int, tries: int = 25) -> str:
        """What was chosen since then; empty where nothing is, or a menu asks first."""
        for _ in range(tries):
            self.page.wait_for_timeout(MOMENT)
            if len(self.sent) > before:
                return self.sent[before]
            if self.page.locator(".menu, .veil").count():
                return ""
        return ""


def said(choice: dict[str, Any]) -> str:
    return "".join(span["text"] for span in choice["words"])


def points(choice: dict[str, Any]) -> bool:
    return bool(choice.get("things") or choice.get("places") or choice.get("element") or choice.get("player", -1) >= 0)


def spots(page: Page, choice: dict[str, Any]) -> list[Locator]:
    """Where on the table it may be taken: what is named by its words, the things it points at, its player."""
    words = json.dumps(said(choice))
    # two cards of the same name offer the same words: on the card that is meant they are meant
    named = [f'[data-handle="{handle}"] .verbs button[aria-label={words}]' for handle in choice.get("things", [])]
    named += [
        f".board [aria-label={words}]",
        f".pack[aria-label={words}] > .btn",
        f'.board [role=button][aria-label$=", {words[1:]}]',
    ]
    for handle in choice.get("things", []):
        named.append(f'[data-handle="{handle}"]')
    if choice.get("player", -1) >= 0:
        named.append(f'button.medal[data-handle="player.{choice["player"]}"]')
    return [found.first for spot in named if (found := page.locator(spot)).count()]


def open_piles(page: Page, choice: dict[str, Any]) -> None:
    """A card in a pile is come to by opening the pile."""
    if not spots(page, choice) and page.locator("button.pile.legal").count():
        page.locator("button.pile.legal").first.click()


def taken_on_the_thing(page: Page, line: Line, choice: dict[str, Any]) -> str:
    """What was chosen where it points; empty: nothing could be."""
    open_piles(page, choice)
    before = len(line.sent)
    for spot in spots(page, choice):
        if spot.locator(".verbs button[aria-label]").count():
            continue  # its verbs are tried by their names
        inside = spot.locator(".verbs button")
        (inside if inside.count() else spot).first.click(timeout=4_000)
        if form := line.told(before):
            return form
        menu = page.locator(".menu button", has_text=said(choice))
        if menu.count():
            menu.first.click(timeout=4_000)
            return line.told(before)
        if page.locator(".menu, .veil").count():
            page.keyboard.press("Escape")
    return ""


def take_from_the_list(page: Page, at: int) -> None:
    if not page.locator(".opts button").count():
        page.keyboard.press("o")
    page.locator(".opts button").nth(at).click(timeout=30_000)


@pytest.mark.parametrize("duel", [0, *(pytest.param(duel, marks=ALL) for duel in range(1, DUELS))])
def test_nine_of_ten_choices_are_made_on_the_thing_itself(page: Page, duel: int) -> None:
    line, chance = Line(page), random.Random(duel)
    page.evaluate(AUTO_PAY_OFF)
    page.reload()
    sit(page, seed=duel)
    named, on_things, missed = 0, 0, []
    for _ in range(MOST):
        before = asked(page)
        if before == -1:
            break
        choices = line.ask.get("choices", [])
        at = chance.randrange(len(choices))
        taken = ""
        if points(choices[at]):
            named += 1
            taken = taken_on_the_thing(page, line, choices[at])
            assert taken in ("", choices[at]["form"]), f"{said(choices[at])} was meant, and {taken} was chosen"
            on_things += bool(taken)
            if not taken:
                missed.append(f"{line.ask.get('id')}: {said(choices[at])}")
        if not taken and page.evaluate(STILL_ASKED, before):
            take_from_the_list(page, at)
        page.wait_for_function(f"Number(document.querySelector('[data-number]')?.dataset.number) !== {before}")
    assert named > 10
    assert on_things / named >= LEAST, (on_things, named, missed)
