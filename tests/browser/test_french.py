"""Everything once in French and on a phone: every page, and a table from the first choice to playing on from it."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.clicking import asked, click_something, number
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to
from tests.browser.test_access import PAGES

MESSAGES = Path(__file__).resolve().parents[2] / "src" / "grimoire" / "data" / "messages"
WIDTH, HEIGHT = 390, 844
TELLING = 14  # letters: what is shorter may be said in both languages, or be a part of a name
ONE_LINE = re.compile(r"^(?P<id>[\w-]+) = (?P<words>[^{}]+)$", re.MULTILINE)


def said_in(lang: str) -> dict[str, str]:
    """What the client's own pages say in a language, by id: only what is said in one line, without anything put in."""
    texts = [file.read_text("utf-8") for file in sorted((MESSAGES / lang).glob("web*.ftl"))]
    return {one["id"]: one["words"].strip() for text in texts for one in ONE_LINE.finditer(text)}


def english_on(page: Page) -> list[str]:
    """What a page says in English, though it should be said in French."""
    text, french = page.locator("body").inner_text(), said_in("fr")
    wrong = [words for id, words in said_in("en").items() if len(words) >= TELLING and words != french.get(id)]
    return [words for words in wrong if words in text]


def wrong_with(page: Page) -> list[str]:
    found = [f"in English: {words}" for words in english_on(page)]
    if "web-" in page.locator("body").inner_text():
        found.append("a message without words")
    if (lang := page.evaluate("document.documentElement.lang")) != "fr":
        found.append(f"it says that it is in {lang}")
    if (wide := page.evaluate("document.documentElement.scrollWidth")) > WIDTH:
        found.append(f"{wide} pixels wide")
    return found


def test_every_page_is_in_french_and_fits_a_phone(visitors: Visitors) -> None:
    page = visitors.come(WIDTH, HEIGHT, "fr-FR")
    seen = {}
    for path, there in PAGES.items():
        page.goto(f"/#/{path}")
        page.wait_for_selector(there, timeout=30_000)
        seen[path or "home"] = wrong_with(page)
    assert {path: found for path, found in seen.items() if found} == {}


def question(page: Page) -> str:
    return page.locator(".ask .q").inner_text()


def test_a_match_is_played_taken_back_reloaded_given_up_watched_and_played_on_in_french_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(WIDTH, HEIGHT, "fr-FR")
    come_to(page, "main", "fr")
    before, cards = question(page), page.locator(".fan .card").count()
    assert wrong_with(page) == []

    page.locator(".fan .card.legal").first.click()
    page.locator(".veil .btn.main").click()
    expect(page.locator(".fan .card:not(.selected)")).to_have_count(cards - 1)
    asked(page)
    page.get_by_role("button", name="Annuler").click()
    expect(page.locator(".fan .card:not(.selected)")).to_have_count(cards)
    expect(page.locator("[data-mine=true]")).to_have_text(before)

    at = number(page)
    page.reload()
    expect(page.locator("[data-mine=true]")).to_have_text(before)
    assert number(page) == at

    page.get_by_role("button", name="Outils").click()
    page.get_by_role("button", name="Abandonner …").click()
    page.get_by_role("button", name="Abandonner vraiment ?").click()
    expect(page.locator(".end h1")).to_have_text("Vous avez perdu")
    assert wrong_with(page) == []

    page.locator(".end a[href*=replay]").first.click()
    expect(page.locator(".reel")).to_be_visible(timeout=30_000)
    assert wrong_with(page) == []
    page.get_by_role("button", name="Jouer la suite d'ici").click()
    expect(page.locator("[data-mine=true]")).to_be_visible(timeout=30_000)
    at = number(page)
    click_something(page)  # a tap reads
    page.locator(".veil .btn.main").click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(at))


def test_a_curtain_falls_between_two_people_in_french_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(WIDTH, HEIGHT, "fr-FR")
    page.goto("/#/new/magenoir/beside")
    page.get_by_role("button", name="S'asseoir").click()
    people = set()
    for _ in range(12):
        page.wait_for_selector(".curtain, [data-mine=true]")
        if page.locator(".curtain").count():
            assert wrong_with(page) == []
            people.add(page.locator(".curtain h1").inner_text())
            page.locator(".curtain button").first.click()
            page.wait_for_selector("[data-mine=true]")
        if len(people) > 1:
            return
        click_something(page)
    raise AssertionError(f"nobody else was asked: {people}")
