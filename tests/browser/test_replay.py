"""A match that is over: looked at again from every seat, and played on from any moment."""

from playwright.sync_api import Page, expect
from tests.browser.clicking import click_something, number

SOME = 8  # choices, fewer than any duel has


def test_a_match_is_gone_through_both_ways_and_played_on(page: Page) -> None:
    page.get_by_role("button", name="Begin a first duel").click()
    for _ in range(SOME):
        click_something(page)
    page.wait_for_selector("[data-mine=true]")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator(".end h1")).to_have_text("You have lost")
    page.get_by_role("link", name="Watch it again").click()

    where = page.locator(".ask .where")
    expect(where).to_contain_text("step 0 of")
    for step in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect(where).to_contain_text(f"step {step} of")
    page.get_by_role("button", name="A step back").click()
    expect(where).to_contain_text("step 3 of")
    expect(page.locator(".board .card.legal")).to_have_count(0)  # nothing can be chosen

    # By a process that lets all others go first, one match after the other: those of other tests may come before this one.
    looked_at_again = page.locator(", ".join(f"[data-reckoned={state}]" for state in ("waiting", "running", "ready")))
    expect(looked_at_again).to_be_visible()
    slider, graph = page.locator(".graph input"), page.locator(".graph").bounding_box()
    last, box = int(slider.get_attribute("max") or 0), slider.bounding_box()
    assert graph and box and last > 4
    half = box["width"] / 2 - 9  # of what lies between the middles of the thumb at either end
    page.mouse.click(box["x"] + 9 + 2 * half * 4 / last, graph["y"] + 8)  # anywhere above a moment is that moment
    expect(where).to_contain_text("step 4 of")
    page.get_by_role("button", name="A step back").click()
    expect(where).to_contain_text("step 3 of")

    page.get_by_role("button", name="all open").click()
    expect(where).to_contain_text("step 3 of")
    expect(page.locator(".foe-hand .shown .chip").first).to_be_visible()  # the other hand lies open

    page.get_by_role("button", name="To the end").click()
    expect(where).to_contain_text(f"step {last} of")
    for step in (last - 1, last - 2):
        page.get_by_role("button", name="A step back").click()
        expect(where).to_contain_text(f"step {step} of")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("[data-mine=true]")).to_be_visible(timeout=60_000)
    before = number(page)
    click_something(page)
    assert number(page) > before
