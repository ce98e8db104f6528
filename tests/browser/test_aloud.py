"""Played by a script that sees nothing but the accessibility tree: roles, names, what is disabled."""

import os
import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.clicking import ALL

BUTTON = re.compile(r"""- ('?)(button|menuitem) "((?:[^"\\]|\\.)*)"([^:\n]*)""")
# What is tried first: what the game suggests, then what a card says of itself, then what ends a question.
WANTED = (
    r"as suggested",
    r"Keep hand",
    r"^You\b.*first|takes? the first turn|begin",
    r"(?:, |^)(?:Prepare|Activate|Use|Channel|Target|Choose|Take|Redirect|Discard|Keep)\b",
    r"^(?:Pass|End turn|Leave|No|Do not|In this order)\b",
    r"^(?:Add|Pay|Give)\b|first$",
    r", [A-Z][a-z]+$",
)
SETTINGS = re.compile(
    r"^(?:Undo|Auto-pay|Stops|Hint|Options|Rules|Give up|Leave$|Leave the table|Take back|Step through|Close|Back|Story)"
)
ENDED = re.compile(r"You have (won|lost)|A draw")
SOME, MANY = 10, 900


def offered(tree: str) -> list[tuple[str, str]]:
    """Role and name of everything that can be pressed and is no tool."""
    return [
        (role, (name.replace("''", "'") if quoted else name).replace('\\"', '"'))
        for quoted, role, name, more in BUTTON.findall(tree)
        if "disabled" not in more and not SETTINGS.match(name)
    ]


def next_press(tree: str, tried: set[str]) -> tuple[str, str] | None:
    found = [one for one in offered(tree) if one[1] not in tried]
    for wanted in WANTED:
        for role, name in found:
            if re.search(wanted, name):
                return role, name
    return None


def press(page: Page, role: str, name: str) -> None:
    """Where it has gone meanwhile, the tree is read again."""
    with suppress(TimeoutError):
        page.get_by_role(role, name=name, exact=True).first.press("Enter", timeout=3_000)  # type: ignore[arg-type]


def play_from_the_tree(page: Page, most: int) -> tuple[int, bool]:
    """How many times something was done, and whether the duel came to its end."""
    done, still = 0, 0
    tried: set[str] = set()
    while done < most and still < 200:
        tree = page.locator("body").aria_snapshot()
        if ENDED.search(tree):
            return done, True
        chosen = next_press(tree, tried)
        if chosen is None:
            tried.clear()
            still += 1
            page.wait_for_timeout(150)
            continue
        press(page, *chosen)
        page.wait_for_timeout(120)
        after = page.locator("body").aria_snapshot()
        if after == tree:
            tried.add(chosen[1])  # it was read, or waits for somebody else
            still += 1
        else:
            tried.clear()
            still, done = 0, done + 1
    return done, False


def begin(page: Page) -> None:
    start = page.get_by_role("button", name="Begin a first duel")
    expect(start).to_be_enabled()
    start.press("Enter")
    page.get_by_role("button", name=re.compile("^Keep hand")).first.wait_for(timeout=60_000)


def test_a_duel_is_played_from_the_accessibility_tree_alone(page: Page) -> None:
    begin(page)
    done, _ = play_from_the_tree(page, SOME)
    assert done == SOME


@ALL
def test_a_whole_duel_is_played_from_the_accessibility_tree_alone(page: Page) -> None:
    begin(page)
    _, ended = play_from_the_tree(page, int(os.environ.get("GRIMOIRE_MOST", MANY)))
    assert ended
