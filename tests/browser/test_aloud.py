"""Played by a script that sees nothing but the accessibility tree: roles, names, what is disabled; and what is said aloud."""

import json
import re
import time
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError
from tests.browser.clicking import MOST, PATIENCE, asked, click_something
from tests.browser.sitting import sit

LINE = re.compile(r"""^(?P<in> *)- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?: \[[^\]]*\])*)""")
OPTIONS = "What you may do"
LIST = "Moves O"
ENDED = re.compile(r'heading "(You have (won|lost)|A draw)"')
ALONE = re.compile("^(Pass|Use nothing more)")  # where a scene has the whole page: buttons, or cards with a verb
TRADES = re.compile(r"^\d+ Trade ")  # gives more than it takes: nobody would do it all the time
# Whether anything of the page has changed since this was last found.
CHANGED = """() => {
    if (!window.watcher) {
        window.watcher = new MutationObserver(() => (window.changed = true));
        window.watcher.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
        window.changed = true;
    }
    const changed = window.changed;
    window.changed = false;
    return changed;
}"""


@dataclass
class Heard:
    """Something of the tree, and the part of the page it stands in."""

    role: str
    name: str
    disabled: bool
    within: tuple[str, ...]


def read(tree: str) -> list[Heard]:
    found: list[Heard] = []
    parents: list[tuple[int, str]] = []
    for line in tree.splitlines():
        if not (seen := LINE.match(line)):
            continue
        depth = len(seen["in"])
        parents = [one for one in parents if one[0] < depth]
        name = (seen["name"] or "").replace('\\"', '"').replace("''", "'")
        found.append(Heard(seen["role"], name, "disabled" in seen["state"], tuple(name for _, name in parents)))
        parents.append((depth, name or seen["role"]))
    return found


class Listener:
    """Plays by what is read out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.on_cards = 0

    def tree(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def wait_for_another(self, before: str) -> str:
        """Until the tree has changed. Reading it is slow, so it is read again only when the page has become another."""
        end = time.monotonic() + PATIENCE / 1000
        while (tree := self.tree()) == before:
            assert time.monotonic() < end, f"nothing came of it: {tree}"
            self.page.wait_for_function(CHANGED, timeout=PATIENCE)
        return tree

    def press(self, one: Heard, heard: str) -> None:
        """What was heard may be gone before it is pressed, where what happens is shown at a pace: then all is heard anew."""
        try:
            self.page.get_by_role(one.role, name=one.name, exact=True).first.press("Enter", timeout=10_000)  # type: ignore[arg-type]
        except TimeoutError:
            assert self.tree() != heard, f"{one.name} is read out and cannot be pressed"

    def chosen(self, heard: list[Heard]) -> Heard | None:
        """The first option of the list; on its card where a card says that it can be done."""
        buttons = [one for one in heard if one.role in ("button", "menuitem") and not one.disabled]
        for menu in buttons:
            if menu.role == "menuitem":
                return menu
        options = [one for one in buttons if OPTIONS in one.within]
        if not options:
            return next((one for one in buttons if one.name == LIST), None) or next(
                (one for one in buttons if ALONE.match(one.name) or ", " in one.name), None
            )
        option = next((one for one in options if not TRADES.match(one.name)), options[0])
        words = option.name.split(" ", 1)[1]
        for card in buttons:
            card_name, _, said = card.name.partition(", ")
            if said and words == f"{said.split(', ')[-1]} {card_name}":
                self.on_cards += 1
                return card
        return option

    def play(self) -> None:
        """To the end of the duel."""
        tree = self.tree()
        for _ in range(MOST):
            if ENDED.search(tree):
                return
            chosen = self.chosen(read(tree))
            if chosen is not None and "is thinking" not in tree:
                self.press(chosen, tree)
            tree = self.wait_for_another(tree)
        raise AssertionError(f"no end: {tree}")


def test_a_whole_duel_is_played_from_the_accessibility_tree_alone(page: Page) -> None:
    sit(page)
    listener = Listener(page)
    listener.play()
    assert listener.on_cards


HEAR = """window.heard = [];
new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    const live = (node.parentElement ?? one.target).closest?.('[aria-live]');
    if (live && !live.matches('.q')) window.heard.push(node.textContent.trim());
}))).observe(document, { childList: true, subtree: true });"""
CHOICES = 14


def test_each_sentence_of_the_story_is_said_once(page: Page) -> None:
    told: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table" and message["story"]["since"] >= 0:
            steps = [step for step in message["story"]["steps"] if not step.get("quiet")]
            told.extend("".join(span["text"] for span in step["words"]).strip() for step in steps)

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.add_init_script(HEAR)
    page.reload()
    sit(page)
    for _ in range(CHOICES):
        click_something(page)
    asked(page)
    page.wait_for_function("(count) => window.heard.length >= count", arg=len(told))
    assert len(told) > CHOICES
    assert Counter(page.evaluate("window.heard")) == Counter(told)
