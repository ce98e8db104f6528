"""A learner in the browser: does what glows, and nothing else."""

from playwright.sync_api import Page

GO_ON = ".acts .btn.main"
READ = ".veil .btn.main"  # on a phone a card is read first, with its verb below it
GLOWING = (
    ".adding .pick:not(.later)",
    ".dish.legal:not(div)",
    ".basin .take:not(.later)",
    ".bowl.take:not(.later)",
    "button.medal.aimed",
    ".card.target, .turned.target, .tab.target",
    ".verbs button:not(.later)",
    ".card.legal, .turned.legal, .tab.legal, .thing.legal, .area.legal, .mc.legal, .ms.legal",
    ".spread .legal, .pile.legal",
)
SPEAKS = "[aria-live][data-mine]"


def step_of(page: Page) -> int:
    bar = page.locator(".steps")
    return int(bar.get_attribute("aria-valuenow") or 0) if bar.count() else 0


def do_what_glows(page: Page) -> bool:
    """The next choice, or the next sentence; False where nothing glows."""
    page.wait_for_selector(f"[data-mine=true], {GO_ON}", timeout=60_000)
    before = page.locator(SPEAKS).inner_text(), page.locator(SPEAKS).get_attribute("data-number")
    for choice in (READ, GO_ON, *GLOWING):
        found = page.locator(choice)
        if found.count():
            found.first.click(timeout=30_000)
            break
    else:
        return False
    for _ in range(100):
        page.wait_for_timeout(50)
        if (page.locator(SPEAKS).inner_text(), page.locator(SPEAKS).get_attribute("data-number")) != before:
            return True
        if choice != READ and page.locator(READ).count():
            return True
    return False
