"""Things move because an event moved them, never in the way of a choice; and a card that is dragged is chosen."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from tests.browser.clicking import asked, changed, click_something
from tests.browser.conftest import Visitors
from tests.browser.sitting import sit

# Every animation that is begun: of what, from where, how long.
KEPT = """window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    window.moves.push({ handle: this.dataset.handle ?? '', from: frames[0].transform ?? '', to: frames.at(-1).transform ?? '',
        lasts: timing.duration, animation });
    return animation;
};"""
TOLD = "window.moves.splice(0).map(({ handle, from, to, lasts }) => ({ handle, from, to, lasts }))"
MANY = 60
PLAYABLE = ".tray .held .card.hand.legal[role=button]"


class Sent:
    """What was chosen, as it went to the server."""

    def __init__(self, page: Page) -> None:
        self.forms: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self.note(json.loads(frame)))

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] == "choose":
            self.forms.append(message["form"])


def come_to_cards(page: Page) -> Locator:
    """Play until a card of the hand can be played by itself."""
    for _ in range(MANY):
        asked(page)
        if page.locator(PLAYABLE).count():
            return page.locator(PLAYABLE).first
        click_something(page)
    raise AssertionError("no card can be played")


def test_a_card_goes_from_the_hand_to_where_it_lies_and_a_choice_ends_what_moves(visitors: Visitors) -> None:
    page = visitors.come(moving=True)
    page.add_init_script(KEPT)
    page.reload()
    sit(page)
    card = come_to_cards(page)
    handle = card.get_attribute("data-handle")
    page.evaluate(TOLD)
    before = asked(page)
    card.click()
    changed(page, before)
    page.wait_for_function("window.moves.length > 0")
    moved = page.evaluate("window.moves.map(({ handle, from, lasts }) => ({ handle, from, lasts }))")
    own = next(one for one in moved if one["handle"] == handle)
    down = float(own["from"].split("px, ")[1].split("px")[0])
    assert down > 50 and own["lasts"] == 260, own  # the hand lies below the board
    page.evaluate("window.before = window.moves.splice(0)")
    before = asked(page)
    page.keyboard.press("1")
    changed(page, before)
    assert page.evaluate("window.before.every(({ animation }) => animation.playState === 'finished')")


def test_who_wants_less_motion_sees_none_travel(page: Page) -> None:
    page.add_init_script(KEPT)
    page.add_init_script("localStorage.setItem('grimoire-pace', 'usual')")  # at once nothing is shown moving at all
    page.reload()
    sit(page)
    for _ in range(12):
        click_something(page)
    moved = page.evaluate(TOLD)
    assert moved and all(one["from"] == one["to"] == "" and one["lasts"] <= 120 for one in moved), moved


def drag(page: Page, card: Locator, x: float, y: float) -> None:
    """From its middle by this many pixels."""
    box = card.bounding_box()
    assert box
    begin = box["x"] + box["width"] / 2, box["y"] + 40
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(begin[0] + x / 2, begin[1] + y / 2, steps=3)
    page.mouse.move(begin[0] + x, begin[1] + y, steps=3)
    page.mouse.up()


def test_dragging_a_card_onto_the_board_plays_it_and_dropping_it_in_the_hand_does_not(page: Page) -> None:
    sent = Sent(page)
    sit(page)
    card = come_to_cards(page)
    before, chosen = asked(page), len(sent.forms)
    drag(page, card, 60, 10)
    page.wait_for_timeout(200)
    assert asked(page) == before and len(sent.forms) == chosen  # it went back
    name = (card.get_attribute("aria-label") or "").split(",")[0]
    drag(page, card, 0, -260)
    changed(page, before)
    assert len(sent.forms) > chosen
    assert sent.forms[chosen].split(" ")[-1] == name.lower().replace("'", "").replace(" ", "-"), sent.forms[chosen]
    before = asked(page)
    click_something(page)  # the next click is meant
    assert asked(page) != before
