"""Acting at the table of Anima: a trade laid open, an Interruption with what comes of each answer, cards always read."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicking import ALL, asked, changed, click_something, play_to_the_end
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to
from tests.browser.test_access import DESKTOP, PHONE, Looked

STATES = (
    *("anima", "anima-market", "anima-trade", "anima-answer", "anima-die", "anima-combat", "anima-reset", "anima-trap"),
    *("anima-crisis", "anima-reveal", "anima-crowd", "anima-last-turn"),
)


def laid(page: Page, side: int) -> list[str]:
    """The cards that lie on one side of the tray."""
    return page.locator(".dish2").nth(side).locator(".tc:not(.ghost) .seen b").all_inner_texts()


def test_cards_are_laid_and_taken_back_also_in_the_middle_and_two_seals_agree(page: Page) -> None:
    come_to(page, "anima-market")
    expect(page.locator(".rival .not").first).to_contain_text("not in your Area")
    page.get_by_role("button", name="Trade with Greedy", exact=True).click()
    for name in ("Give Iron Vow", "Give Bell-Ringer", "Want Falconer"):
        page.locator(".add").get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".dish2 .tc .seen")).to_have_count(3)
    assert laid(page, 0) == ["Iron Vow", "Bell-Ringer"] and laid(page, 1) == ["Falconer"]
    expect(page.locator(".shifts").first).to_contain_text("Speed 8 → 9")
    page.get_by_role("button", name="Put back: Iron Vow").click()
    expect(page.locator(".dish2 .tc .seen b")).to_have_text(["Bell-Ringer", "Falconer"])
    page.keyboard.press("Escape")  # the latest card
    expect(page.locator(".dish2").nth(1).locator(".tc")).to_have_count(0)
    expect(page.locator(".seals .bad")).to_contain_text("no room")
    page.locator(".add").get_by_role("button", name="Want Falconer", exact=True).click()
    page.locator("button.wax").click()
    expect(page.locator(".log")).to_contain_text("You offer Greedy a trade")


def test_a_counter_offer_begins_with_what_was_offered_and_shows_what_is_new(page: Page) -> None:
    come_to(page, "anima-offered", seat=1)
    assert laid(page, 0) == ["Falconer", "a card of your choice"] and laid(page, 1) == ["Bell-Ringer", "Iron Vow"]
    expect(page.locator(".wax").nth(1)).to_have_attribute("aria-label", "sealed by Greedy")
    page.keyboard.press("c")
    expect(page.locator(".dish2 .tc .back")).to_have_count(3)
    assert laid(page, 0) == ["Falconer"] and laid(page, 1) == ["Bell-Ringer", "Iron Vow"]
    page.get_by_role("button", name="Put back: Falconer").click()
    expect(page.locator(".dish2 .tc .back")).to_have_count(2)
    expect(page.locator(".seals .bad")).to_contain_text("The Party has no room")
    expect(page.locator(".acts .btn", has_text="Seal")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=ALL)])
def test_an_interruption_says_who_what_at_whom_and_what_each_answer_changes(page: Page, phone: bool) -> None:
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    come_to(page, "anima-answer")
    expect(page.locator(".halt h3")).to_have_text("Greedy uses Knife in the Fog, spinning Agent, in your Combat with Greedy.")
    rows = page.locator(".halt li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("No answer")
    expect(rows.nth(0)).to_contain_text("7 to 10")
    expect(rows.nth(0)).to_contain_text("win 8")
    expect(rows.nth(1)).to_contain_text("9 to 10")
    expect(rows.nth(1)).to_contain_text("win 28")
    before = asked(page)
    rows.nth(1).locator("button").click()
    changed(page, before)
    expect(page.get_by_role("button", name="Story") if phone else page.locator(".log")).to_contain_text("Unweave")


def test_an_interruption_of_an_interruption_says_what_it_answers(page: Page) -> None:
    come_to(page, "anima-answered", seat=1)
    expect(page.locator(".halt h3")).to_contain_text("uses Unweave, spinning Priestess, in answer to Knife in the Fog")
    expect(page.locator(".halt li")).to_have_count(2)
    before = asked(page)
    page.locator(".halt li").nth(1).locator("button").click()
    changed(page, before)
    expect(page.locator(".log")).to_contain_text("You play Absorb Power")


# Every thing on the table that shows its picture, and what is read where one points at it.
READS = """async () => {
    const unread = [];
    const things = [...document.querySelectorAll('[data-handle]:has(.c-plate svg)')].filter(
        (node) => !node.dataset.handle.startsWith('player.'));
    for (const node of things) {
        node.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const said = document.querySelector('.laid-over')?.textContent ?? '';
        const name = node.getAttribute('aria-label').split(',')[0];
        if (!said.includes(name)) unread.push(name);
    }
    return [things.length, unread];
}"""


@pytest.mark.parametrize("state", ["anima", "anima-trade", "anima-reset"])
def test_a_card_one_points_at_is_read_whatever_is_asked(page: Page, state: str) -> None:
    come_to(page, state)
    expect(page.locator(".explained")).to_have_count(1)
    assert page.locator("[data-handle].legal").count() > 5
    page.wait_for_selector("[data-handle] .c-plate svg")
    count, unread = page.evaluate(READS)
    assert count > 10 and unread == []


def test_all_options_are_listed_by_a_key(page: Page) -> None:
    come_to(page, "anima")
    assert page.locator(".opts").count() == 0
    page.keyboard.press("o")
    expect(page.locator(".opts li")).to_have_count(8)
    page.keyboard.press("o")
    expect(page.locator(".opts")).to_have_count(0)


def test_going_somewhere_seeking_and_resting_stand_out_alike_and_ones_own_are_not_hatched(page: Page) -> None:
    come_to(page, "anima")
    acts = page.locator(".acts .btn")
    expect(acts).to_have_count(2)
    looks = acts.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(looks)) == 1
    assert page.locator(".chr.illegal").count() == 0
    expect(page.locator(".area.legal .go i", has_text="nothing waits")).to_have_count(6)
    before = asked(page)
    page.locator(".area.legal").first.click()
    changed(page, before)


def test_an_attack_says_how_it_would_go(page: Page) -> None:
    come_to(page, "anima-met")
    expect(page.locator(".ways .btn", has_text="Attack")).to_contain_text("9 to 10: 28 in 100")
    expect(page.locator(".rival .not", has_text="Attack Greedy 2")).to_contain_text("not in your Area")


def test_a_choice_that_lies_nowhere_can_be_made_on_a_phone_while_a_combat_is_shown(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    come_to(page, "anima-choice")
    expect(page.locator(".fight")).to_be_visible()
    before = asked(page)
    page.locator(".opts button", has_text="Speed Check 12").click()
    changed(page, before)


@pytest.mark.parametrize("phone", [False, True])
def test_who_comes_back_from_the_dead_is_chosen_from_the_cards_laid_out(page: Page, phone: bool) -> None:
    if phone:
        page.set_viewport_size({"width": 390, "height": 844})
    come_to(page, "anima-dead")
    laid = page.locator(".spread .chip.legal")
    expect(laid).to_have_count(2)
    before = asked(page)
    laid.filter(has_text="Falconer").click()
    changed(page, before)
    expect(page.locator("[data-place='0.party'] [aria-label^=Falconer]")).to_have_count(1)


def test_giving_a_card_away_takes_two_gestures(page: Page) -> None:
    come_to(page, "anima-reset")
    before = asked(page)
    page.locator(".hand3 .adv.legal").first.click()
    page.wait_for_selector(".menu")
    assert asked(page) == before and page.locator(".hand3 .adv").count() == 3
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    page.keyboard.press("1")
    page.wait_for_selector(".menu")
    assert asked(page) == before


@pytest.mark.parametrize(
    ("theme", "size", "lang"),
    [
        pytest.param("dark", DESKTOP, "en", id="Noir"),
        pytest.param("light", DESKTOP, "fr", id="Folio", marks=ALL),
        pytest.param("dark", PHONE, "fr", id="Noir on a phone", marks=ALL),
        pytest.param("light", PHONE, "en", id="Folio on a phone", marks=ALL),
    ],
)
def test_axe_finds_no_serious_fault_in_any_state_of_the_land(
    visitors: Visitors, theme: str, size: tuple[int, int], lang: str
) -> None:
    page = visitors.come(*size, locale=f"{lang}-{'GB' if lang == 'en' else 'FR'}")
    page.evaluate(f"localStorage.setItem('grimoire-theme', '{theme}')")
    page.reload()
    looked = Looked(page)
    for state in STATES:
        come_to(page, state, lang)
        looked.at(state)
    for state in ("anima-offered", "anima-answered"):
        come_to(page, state, lang, seat=1)
        looked.at(state)
    assert looked.wrong == {}


def test_from_a_trap_it_is_played_on_and_the_trap_is_told(page: Page) -> None:
    come_to(page, "anima-trap")
    expect(page.locator(".log")).to_contain_text("Pit of Stakes")
    before = asked(page)
    click_something(page)
    assert asked(page) != before


def test_the_last_turn_ends_in_the_crisis_and_says_so(page: Page) -> None:
    come_to(page, "anima-last-turn", bot="eager")
    assert play_to_the_end(page) > 1
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".log")).to_contain_text("Crisis")
