"""The server dies in the middle of a duel and comes back: the table waits, and nothing that was chosen is lost."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.clicking import asked, click_something, number
from tests.browser.conftest import served
from tests.browser.positions import come_to

AFTER = 4  # choices
MANA = (".pick",)  # one more into the open Ether, which stays open after it


def test_a_server_that_was_killed_and_started_again_is_found_again(browser: Browser, tmp_path: Path) -> None:
    server, address = served(tmp_path)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", base_url=address, bypass_csp=True)
    page = context.new_page()
    try:
        page.goto("/")
        come_to(page, "gather")
        click_something(page, MANA)
        reached, held = asked(page), page.locator(".card.hand").count()
        assert page.locator(".basin").count()  # the fullest moment to be cut off in
        server.kill()
        server.wait(20)
        expect(page.locator("div.q.lost")).to_be_visible(timeout=20_000)
        expect(page.get_by_role("heading", name="The line is cut")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="Trying again in")).to_be_visible()
        expect(page.locator("div.q.lost")).to_contain_text("Your last choice has arrived.")
        assert page.locator(".card.hand").count() == held  # the table can still be read
        port = int(address.rstrip("/").rsplit(":", 1)[1])
        server, _ = served(tmp_path, port)
        # The table tries by itself too, and may have been quicker.
        page.get_by_role("button", name="Try now").evaluate_all("found => found.forEach((button) => button.click())")
        page.wait_for_selector("[data-mine=true]", timeout=30_000)
        assert (number(page), page.locator(".card.hand").count()) == (reached, held)
        for _ in range(AFTER):
            click_something(page)
        assert number(page) > reached
    finally:
        context.close()
        server.terminate()
        server.wait(20)
