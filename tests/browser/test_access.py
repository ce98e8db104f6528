"""For everybody: axe finds no serious fault on any page, in both themes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.clicking import ALL, click_something

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
ORDERED = "label-content-name-mismatch"  # a card is read aloud with the same words in another order: name, kind, cost, state


def faults(page: Page) -> list[str]:
    """What axe finds, with the first place of each."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make client does it): no page was looked at with it")
    page.add_script_tag(path=AXE)
    found = page.evaluate(f"axe.run({{ resultTypes: ['violations'], rules: {{ '{ORDERED}': {{ enabled: false }} }} }})")
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]


@ALL
@pytest.mark.parametrize("theme", ["Noir", "Folio"])
def test_axe_finds_no_serious_fault(page: Page, theme: str) -> None:
    page.get_by_role("button", name=theme, exact=True).click()
    page.wait_for_selector(".fan .card")
    seen = {"home": faults(page)}
    for path in ("new", "lobby", "cards/magenoir", "cards/anima", "cards/magenoir/tornado", "decks", "decks/from/briar-hunt"):
        page.goto(f"/#/{path}")
        page.wait_for_timeout(500)
        seen[path] = faults(page)
    page.goto("/#/")
    page.get_by_role("button", name="Begin a first duel").click()
    for _ in range(4):
        click_something(page)
    page.wait_for_selector("[data-mine=true]")
    page.wait_for_timeout(300)
    seen["table"] = faults(page)
    for key in ("s", "?"):  # stops, rules
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        seen[f"table, {key}"] = faults(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.wait_for_selector(".end")
    page.wait_for_timeout(300)
    seen["end"] = faults(page)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".views")
    page.wait_for_timeout(800)
    seen["replay"] = faults(page)
    page.goto("/#/game/anima")
    page.get_by_role("button", name="Begin a first game").click()
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
    page.wait_for_timeout(300)
    seen["plain table"] = faults(page)
    assert {where: found for where, found in seen.items() if found} == {}
