"""What a person does in the browser, by click and key only."""

from playwright.sync_api import Page, expect
from tests.browser.clicking import NUMBER, click_something, number
from tests.browser.positions import come_to
from tests.browser.sitting import sit

SOME, MANY = 8, 60  # choices; whoever clicks on Crimson ritual alone has lost a duel after some fifteen


def begin_first_duel(page: Page) -> None:
    page.get_by_role("button", name="Begin a first duel").click()
    expect(page.locator("[data-mine=true]")).to_be_visible(timeout=60_000)


def test_one_click_begins_a_first_duel_and_it_is_played_by_clicking(page: Page) -> None:
    begin_first_duel(page)
    for _ in range(SOME):
        click_something(page)
    assert number(page) > SOME
    expect(page.locator(".log p").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_question_changes_nothing(page: Page) -> None:
    begin_first_duel(page)
    click_something(page)
    page.wait_for_selector("[data-mine=true]")
    before, question = number(page), page.locator(".ask .q").inner_text()
    page.reload()
    page.wait_for_selector("[data-mine=true]")
    assert (number(page), page.locator(".ask .q").inner_text()) == (before, question)


def test_a_reload_in_the_middle_of_an_action_asks_the_same_and_shows_what_it_is_about(page: Page) -> None:
    come_to(page, "component")
    which = "Magma eruption needs 2, this is the first."  # said as soon as the card's face has come
    expect(page.locator(".ask .q")).to_contain_text(which)
    asked = number(page), page.locator(".ask .q").inner_text(), page.locator(".selected").get_attribute("data-handle")
    legal = page.locator("[data-handle].legal").count()
    page.reload()
    page.wait_for_selector("[data-mine=true]")
    expect(page.locator("[data-handle].legal")).to_have_count(legal)
    expect(page.locator(".ask .q")).to_contain_text(which)
    assert (number(page), page.locator(".ask .q").inner_text(), page.locator(".selected").get_attribute("data-handle")) == asked
    click_something(page)  # and it goes on from there
    assert number(page) > asked[0]


def press(page: Page, key: str) -> None:
    """A key that chooses; gives back when the table has changed."""
    before = number(page)
    page.keyboard.press(key)
    page.wait_for_function(f"({NUMBER}) !== {before}", timeout=60_000)


def test_keys_alone_make_a_choice_and_take_it_back(page: Page) -> None:
    sit(page)
    press(page, "1")
    main = page.locator(".ask .q[data-mine=true]", has_text="What do you do?")
    for _ in range(MANY):
        page.wait_for_selector("[data-mine=true]")
        if main.count() and page.locator(".card.hand.legal").count() > 1:  # with one, the turn may be over by itself after it
            break
        press(page, "Space" if page.locator(".plan").count() else "1")
    expect(main).to_be_visible(timeout=60_000)
    held = page.locator(".card.hand").count()
    page.locator(".card.hand.legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"document.querySelectorAll('.card.hand').length !== {held} || !!document.querySelector('.selected')"
    )
    page.wait_for_selector("[data-mine=true]")
    page.keyboard.press("u")
    page.wait_for_function(f"document.querySelectorAll('.card.hand').length === {held} && !document.querySelector('.selected')")
    expect(main).to_be_visible()


def test_one_can_leave_and_give_up_at_every_width(page: Page) -> None:
    sit(page)
    for width, height in ((1280, 800), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Give up …", "Leave"):
            expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport()
