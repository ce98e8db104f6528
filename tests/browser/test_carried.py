"""A game and a deck travel inside a link: whoever has it needs nothing else."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

GAME = Path(__file__).resolve().parents[1] / "library" / "kept" / "anima-2026-11-19.yaml"
MADE = 40  # entries of it


def copied_link(page: Page) -> str:
    """What was copied last."""
    link = page.evaluate("navigator.clipboard.readText()")
    assert isinstance(link, str) and "/#/carried/" in link
    return link


def test_a_game_is_sent_in_a_link_and_looked_at_where_nobody_knows_it(page: Page, browser: Browser, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with page.expect_response(lambda answer: "/api/session" in answer.url):  # whom nobody knows brings nothing
        page.reload()
    brought = page.request.post(f"{address}api/records", data={"text": GAME.read_text(encoding="utf-8")})
    page.goto(f"/#/replay/{brought.json()['id']}/open/{MADE}")
    where = page.locator(".ask .where")
    expect(where).to_contain_text(re.compile(r"step \d\d of"))
    steps = re.findall(r"\d+", where.inner_text())
    page.get_by_role("button", name="Copy a link with the game in it").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = copied_link(page)
    assert len(link) < 2000

    other = browser.new_context(locale="fr-FR", base_url=address).new_page()
    other.goto(link)
    other.get_by_role("button", name="La regarder").click()
    expect(other.locator(".ask .where")).to_contain_text(re.compile(r"\D+".join(["", *steps])))
    assert brought.json()["id"] not in other.url, "a game of their own"
    other.goto("about:blank")
    other.goto(link[: len(link) // 2])
    expect(other.get_by_role("alert")).to_contain_text("Ce lien a perdu un morceau en route")
    other.context.close()


def test_a_deck_is_sent_in_a_link(page: Page, browser: Browser, address: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/#/decks")
    page.get_by_role("link", name=re.compile("^Briar hunt")).click()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("button", name="Copy as a link").click()
    link = copied_link(page)

    other = browser.new_context(locale="fr-FR", base_url=address).new_page()
    other.goto(link)
    expect(other.get_by_label("Nom du deck")).to_have_value("Briar hunt")
    expect(other.get_by_role("button", name=re.compile("^Graine : "))).to_be_visible()
    other.goto("about:blank")
    other.goto(link.replace("/magenoir", "/nothing"))
    expect(other.get_by_role("alert")).to_contain_text("Ce lien a perdu un morceau en route")
    other.context.close()
