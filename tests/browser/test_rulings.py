"""Rulings in the browser: found by a word, watched step by step on the table."""

from playwright.sync_api import Page, expect


def test_a_ruling_is_found_and_watched_both_ways(page: Page) -> None:
    page.get_by_role("link", name="Rulings").first.click()
    page.get_by_placeholder("A card, a word, or a section").fill("tornado")
    hit = page.get_by_role("link", name="puts Seed in the wind into the deck")
    hit.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("lets its controller draw once")
    bob = page.get_by_role("region", name="Bob").locator(".hp")
    expect(bob).to_contain_text("20")
    page.get_by_role("button", name="A step on").click()
    page.keyboard.press("ArrowRight")
    expect(bob).to_contain_text("16")
    expect(page.locator(".tell .on")).to_contain_text("inflicted 4 damage to Bob")
    page.get_by_role("button", name="A step back").click()
    expect(bob).to_contain_text("20")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tornade")
