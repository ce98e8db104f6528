"""For everybody: axe finds no serious fault on any page, in both themes, on a desk and on a phone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.clicking import ALL, asked, click_something
from tests.browser.conftest import Visitors
from tests.browser.sitting import parties, sit

WEB = Path(__file__).resolve().parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
ORDERED = "label-content-name-mismatch"  # a card is read aloud with the same words in another order: name, kind, cost, state
# Every page that has an address, and what is there once it is drawn.
PAGES = {
    "": ".toc",
    "game/anima": ".toc",
    "new": "fieldset",
    "lobby": "main",
    "learn": "main li",
    "puzzles": "main .tile",
    "learn/magenoir/first-duel": "[data-handle]",
    "cards": "main .card",
    "cards/anima": "main .card",
    "cards/magenoir/tornado": "main h1",
    "decks": "main .shipped a",
    "rulings": ".found",
    "rulings/magenoir/tornado": ".hit",
    "rules": "main",
    "rules/magenoir": "main",
    "own": "main h1",
    "contests": "main li",
    "contests/new": "main .kinds button",
    "contest/none": "main [role=alert]",
    "slip/0000000000": "main [role=alert]",
    "about": "main h1",
    "account": "main h1",
    "me": "main h1",
    "people/nobody": "main h1",
    "door/nobody": "main h1",
    "ladder/magenoir": "main h1",
    "decks/from/briar-hunt": ".bar-acts",
    "carried/game/broken": "main [role=alert]",
}
PLAYED = ("table", "replay")  # what one comes to by playing
DESKTOP, PHONE = (1280, 800), (390, 844)


def faults(page: Page) -> list[str]:
    """What axe finds, with the first place of each."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make client does it): no page was looked at with it")
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(f"axe.run({{ resultTypes: ['violations'], rules: {{ '{ORDERED}': {{ enabled: false }} }} }})")
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]


class Looked:
    """Pages that were looked at, with what is wrong on them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: dict[str, list[str]] = {}

    def at(self, name: str) -> None:
        self.page.wait_for_timeout(250)
        if found := faults(self.page):
            self.wrong[name] = found


def test_every_page_there_is_is_looked_at() -> None:
    routes = set(re.findall(r"parts\[0\] === '(\w+)'", (WEB / "src" / "pages" / "App.svelte").read_text(encoding="utf-8")))
    assert routes and routes <= {path.split("/")[0] for path in PAGES} | set(PLAYED)


SEEN = [
    pytest.param("dark", DESKTOP, id="Noir"),
    pytest.param("light", DESKTOP, id="Folio", marks=ALL),
    pytest.param("dark", PHONE, id="Noir on a phone", marks=ALL),
    pytest.param("light", PHONE, id="Folio on a phone", marks=ALL),
]


@pytest.mark.parametrize(("theme", "size"), SEEN)
def test_axe_finds_no_serious_fault_on_any_page(visitors: Visitors, theme: str, size: tuple[int, int]) -> None:
    page = visitors.come(*size)
    page.evaluate(f"localStorage.setItem('grimoire-theme', '{theme}')")
    page.reload()
    looked = Looked(page)
    for path, there in PAGES.items():
        page.goto(f"/#/{path}")
        page.wait_for_selector(there, timeout=30_000)
        looked.at(path or "home")
    assert looked.wrong == {}


@pytest.mark.parametrize(("theme", "size"), SEEN)
def test_axe_finds_no_serious_fault_at_a_table(visitors: Visitors, theme: str, size: tuple[int, int]) -> None:
    page = visitors.come(*size)
    page.evaluate(f"localStorage.setItem('grimoire-theme', '{theme}')")
    page.reload()
    looked = Looked(page)
    sit(page)
    looked.at("hands")
    for _ in range(6):
        click_something(page)
    asked(page)
    looked.at("table")
    for key in ("s", "?", "o"):  # stops, rules, options
        page.keyboard.press(key)
        looked.at(f"table, {key}")
        page.keyboard.press("Escape" if key != "o" else "o")
    page.locator("[data-handle][data-handle]").last.click(button="right", force=True)
    page.wait_for_selector(".veil")
    looked.at("a card that is read")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("button", name="Tools").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.wait_for_selector(".end")
    looked.at("end")
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".views, .reel")
    looked.at("replay")
    sit(page, "anima", parties(3))
    looked.at("the land")
    for who, there in (("beside", ".curtain"), ("link", "main code")):
        page.goto(f"/#/new/magenoir/{who}")
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector(there)
        looked.at(there)
    assert looked.wrong == {}
