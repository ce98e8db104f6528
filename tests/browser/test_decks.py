"""A card is found, a deck is changed, kept, shared and played: by click and key."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.clicking import ALL


def test_a_deck_is_changed_kept_shared_and_played(page: Page, browser: Browser) -> None:
    page.goto("/#/decks")
    page.get_by_role("link", name=re.compile("^Briar hunt")).click()
    words = page.get_by_role("region", name="Words")
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 4")).to_be_visible()
    expect(page.get_by_role("button", name="Casual: may be played")).to_be_visible()
    page.get_by_role("region", name="The deck").get_by_role("button", name="One Seed less").click()
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 3")).to_be_visible()
    page.get_by_role("region", name="The deck").get_by_role("button", name="One Seed less").click()
    expect(page.get_by_text("39 cards: at least 40 are needed.")).to_be_visible()
    expect(page.get_by_text("· kept")).to_be_visible()
    kept = page.url
    assert "/decks/from/" not in kept

    page.get_by_role("button", name="Try a hand").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Keep hand 2").click()
    sheet.get_by_role("button", name="Draw a card").click()
    expect(sheet.get_by_label("Deer")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="As text").click()
    sheet.get_by_role("button", name="Français").click()
    text = sheet.get_by_role("textbox").input_value()
    assert "2 Graine\n" in text
    sheet.get_by_role("textbox").fill(text.replace("2 Graine\n", "4 Graine\n"))
    sheet.get_by_role("button", name="Take this list").click()
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 4")).to_be_visible()
    expect(page.get_by_text("· kept")).to_be_visible()

    page.goto("/#/decks")
    page.get_by_role("link", name=re.compile("ready to play")).click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Briar hunt")
    page.get_by_role("button", name="Share by a link").click()
    expect(page.get_by_role("link", name="#/decks/")).to_be_visible()
    shared = page.url
    other = browser.new_context(locale="fr-FR").new_page()
    other.goto(shared)
    expect(other.get_by_label("Nom du deck")).to_have_value("Briar hunt")
    other.get_by_role("region", name="Le deck").get_by_role("button", name="Un exemplaire de moins : Graine").click()
    expect(other.get_by_text("· gardé")).to_be_visible()
    assert other.url != shared, "a copy of their own"
    other.context.close()
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_url("**/#/table/**", timeout=30_000)


def test_cards_are_found_by_word_and_by_component_and_read_in_both_languages(page: Page) -> None:
    page.goto("/#/cards/magenoir")
    page.get_by_role("searchbox").fill("arbre anime")
    page.get_by_role("link", name="Animated tree").click()
    expect(page.get_by_role("heading", name="Arbre animé")).to_be_visible()
    page.get_by_role("link", name="show all").last.click()
    expect(page.get_by_text("Cards that can serve as a component of Animated tree.")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_role("link", name="Sprouted seed")).to_be_visible()
    page.get_by_role("link", name="Anima", exact=True).click()
    expect(page.get_by_text("120 cards")).to_be_visible()


@ALL
def test_a_deck_is_built_by_keys_alone(page: Page) -> None:
    """Tab, letters, Enter, Space and Escape: what is focused is all that is looked at."""

    def focused() -> str:
        return str(page.evaluate("document.activeElement?.ariaLabel || document.activeElement?.textContent?.trim() || ''"))

    def tab_to(name: str) -> None:
        for _ in range(400):
            page.keyboard.press("Tab")
            if focused().startswith(name):
                return
        raise AssertionError(f"no Tab leads to {name!r}; the last was {focused()!r}")

    page.goto("/#/decks/from/briar-hunt")
    words = page.get_by_role("region", name="Words")
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 4")).to_be_visible()
    tab_to("One Seed less")
    page.keyboard.press("Enter")
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 3")).to_be_visible()
    expect(page.get_by_text("· kept")).to_be_visible()
    tab_to("One Seed more")
    page.keyboard.press("Space")
    expect(words.get_by_role("button", name="Seed: asked for 14, at hand 4")).to_be_visible()
    tab_to("Try a hand")
    page.keyboard.press("Enter")
    tab_to("Keep hand 1")
    page.keyboard.press("Enter")
    tab_to("Draw a card")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to("Play this deck")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/**", timeout=30_000)


def test_an_empty_deck_invites_and_only_what_can_be_played_is(page: Page) -> None:
    page.goto("/#/decks/new")
    play = page.get_by_role("button", name="Play this deck")
    expect(play).to_be_disabled()
    assert page.locator(".faults").count() == 0, "nothing is wrong with a deck nobody has begun"
    page.locator(".begin button", has_text="Flame").click()
    pool = page.get_by_role("region", name="Take cards")
    expect(pool.locator(".row")).not_to_have_count(60)
    pool.get_by_role("button", name="One Flame more").click()
    expect(page.locator(".faults")).to_contain_text("at least 40")
    expect(play).to_be_disabled()
    page.goto("/#/decks")
    page.get_by_role("link", name="New deck", exact=True).click()
    page.locator(".invitation a", has_text="Burning wrath").click()
    expect(play).to_be_enabled()
    name = page.get_by_label("Name of the deck")
    name.fill("Embers of mine")
    name.press("Enter")
    expect(page.get_by_text("· kept")).to_be_visible()
    play.click()
    page.wait_for_url("**/#/table/**", timeout=60_000)


def test_cards_are_written_in_the_browser_and_played(page: Page) -> None:
    page.goto("/#/own")
    text, told = page.get_by_role("textbox", name="Cards as text"), page.locator(".told")
    expect(page.locator("article h3")).to_contain_text("Ember chorus", timeout=60_000)
    expect(page.locator("article [lang=fr]")).to_contain_text("Chœur")
    text.fill(text.input_value().replace("damage(2, any)", "damagee(2, any)"))
    expect(told.get_by_role("button", name="Line 11")).to_be_visible()
    expect(page.locator("ol .wrong")).to_have_text("11")
    play = page.get_by_role("button", name="Play with it")
    expect(play).to_be_disabled()  # the card that was read last stays in sight
    text.fill(text.input_value().replace("damagee(2, any)", "damage(3, any)"))
    expect(told).to_have_text("Nothing is wrong with it.")
    page.reload()
    assert "damage(3, any)" in text.input_value(), "it is kept in this browser"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "my-cards.yaml"
    play.click()
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
    expect(page.locator(".card", has_text="Ember").first).to_be_visible()
