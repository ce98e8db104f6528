"""Options lie on the things they point at: a random choice that names a card, a pile, a player or an element is taken there."""

import json
import os
import random
from typing import Any

from playwright.sync_api import Page, WebSocket
from tests.browser.clicking import ALL, number

DUELS = int(os.environ.get("GRIMOIRE_DUELS", "2"))  # 20 for a thorough look
MOST = 60  # choices of a duel
LEAST = 0.9
AUTO_PAY_OFF = "localStorage.setItem('grimoire-auto-pay', 'false')"


class Asked:
    """The open question, as the server told it."""

    def __init__(self, page: Page) -> None:
        self.ask: dict[str, Any] = {}
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.ask = message["ask"]


def said(choice: dict[str, Any]) -> str:
    return "".join(span["text"] for span in choice["words"])


def points(choice: dict[str, Any]) -> bool:
    return bool(choice.get("things") or choice.get("places") or choice.get("element") or choice.get("player", -1) >= 0)


def places_of(choice: dict[str, Any]) -> list[str]:
    """Where on the table it may be taken."""
    words = said(choice).replace('"', '\\"')
    found = [f'[data-handle="{handle}"]' for handle in choice.get("things", [])]
    if choice.get("player", -1) >= 0:
        found.append(f'button.medal[data-handle="player.{choice["player"]}"]')
    return [*found, f'.pack[aria-label="{words}"] > .btn', f'.pick[aria-label="{words}"]', f'button[aria-label="{words}"]']


def take_on_the_thing(page: Page, choice: dict[str, Any], before: int) -> bool:
    """Whether it could be taken where it points."""
    words = said(choice)
    for place in places_of(choice):
        there = page.locator(place)
        if not there.count():
            continue
        inside = there.first.locator(".verbs button")
        exact = page.locator(f"{place} .verbs button[aria-label={json.dumps(words)}]")
        (exact if exact.count() else inside if inside.count() else there).first.click(timeout=4_000)
        page.wait_for_timeout(120)
        menu = page.locator(".menu button", has_text=words)
        if menu.count():
            menu.first.click(timeout=4_000)
        page.wait_for_timeout(150)
        if number(page) != before or page.locator("[data-mine=false]").count():
            return True
        if page.locator(".menu, .veil").count():
            page.keyboard.press("Escape")
    return False


def take_from_the_list(page: Page, form_index: int) -> None:
    if not page.locator(".opts button").count():
        page.keyboard.press("o")
    page.locator(".opts button").nth(form_index).click(timeout=5_000)


@ALL
def test_nine_of_ten_choices_are_made_on_the_thing_itself(page: Page) -> None:
    asked, chance = Asked(page), random.Random(4)
    page.evaluate(AUTO_PAY_OFF)
    page.reload()
    named, on_things, missed = 0, 0, []
    for _ in range(DUELS):
        page.goto("/#/")
        page.get_by_role("button", name="Begin a first duel").click()
        for _ in range(MOST):
            page.wait_for_selector("[data-mine=true], .end", timeout=60_000)
            before = number(page)
            if before == -1:
                break
            choices = asked.ask.get("choices", [])
            at = chance.randrange(len(choices))
            if points(choices[at]):
                named += 1
                if take_on_the_thing(page, choices[at], before):
                    on_things += 1
                    continue
                missed.append(f"{asked.ask.get('id')}: {said(choices[at])}")
            if number(page) == before:
                take_from_the_list(page, at)
                page.wait_for_function(f"Number(document.querySelector('[data-number]')?.dataset.number) !== {before}")
    assert named
    assert on_things / named >= LEAST, (on_things, named, missed)
