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


def test_why_not_is_asked_beside_the_table_and_leads_to_the_rule(page: Page) -> None:
    page.get_by_role("button", name="Anima", exact=True).click()
    page.get_by_role("link", name="Rulings").first.click()
    page.get_by_placeholder("A card, a word, or a section").fill("witch")
    page.get_by_role("link", name="The Witch curses a Character of another Party").first.click()
    asked = page.get_by_label("A choice (alice play iron vow) or a card; nothing: all of them")
    asked.fill("explore")
    asked.press("Enter")
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Areas are explored in the Exploration phase")
    expect(answer.get_by_role("link", name="A:exploration-phase")).to_have_attribute(
        "href", "#/rules/anima/A%3Aexploration-phase"
    )
    page.get_by_role("button", name="A step on").click()
    expect(answer).to_be_empty()
    asked.fill("choose witch")
    asked.press("Enter")
    expect(answer).to_contain_text("Witch is in your own Party; the text is about another one.")
    expect(answer).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("La Sorcière maudit")
    page.get_by_role("button", name="Un pas en avant").click()
    asked = page.get_by_label("Un choix (alice jouer serment de fer) ou une carte ; rien : toutes")
    asked.fill("choisir sorcière")
    page.get_by_role("button", name="Demander").click()
    expect(answer).to_contain_text("Sorcière : c'est un Personnage de votre propre Groupe")
