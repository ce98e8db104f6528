"""The moments of Anima lie over its land: the Final Mission as it is revealed, the Crisis, a Trap, a Combat one decides in."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to

# What stands in an Area and is cut off, and whether the page scrolls.
CUT = """() => [...document.querySelectorAll('.land .area')].flatMap((area) => {
    const list = area.querySelector('.tell ul');
    return list.scrollHeight > list.clientHeight + 3 ? [area.querySelector('h3').textContent.trim()] : [];
})"""
# What must be read whole and is not: the Final Mission with its places; and a label that lies over the table of its Area.
UNREAD = """() => [...document.querySelectorAll('.pole .fm')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent.trim().slice(0, 30))
    .concat([...document.querySelectorAll('.land .area')].flatMap((area) => {
        const [label, table] = ['.guard.met', '.outs'].map((one) => area.querySelector(one)?.getBoundingClientRect());
        return label && table && label.right > table.left && label.bottom > table.top && label.top < table.bottom
            ? [area.textContent.trim()] : [];
    }))"""
TASKS = "() => [...document.querySelectorAll('.ms p')].every((task) => task.scrollHeight <= task.clientHeight + 1)"
SCROLLS = "() => document.scrollingElement.scrollHeight > window.innerHeight"
STANDS = """(seat) => document.querySelector(`[data-walks='pennant.${seat}']`)?.closest('.area')
    ?.querySelector('h3').textContent.trim()"""
# Keeps in mind that a pennant has been set walking: the walk is short, and a page that is busy is looked at too late.
WATCH = """() => {
    const animate = Element.prototype.animate;
    window.walked = false;
    Element.prototype.animate = function (...how) {
        window.walked ||= this.matches('[data-walks]');
        return animate.apply(this, how);
    };
}"""


def at(visitors: Visitors, moment: str, moving: bool = False) -> Page:
    page = visitors.come(moving=moving)
    come_to(page, moment)
    return page


def test_a_final_mission_that_is_revealed_stays_until_one_goes_on(visitors: Visitors) -> None:
    page = at(visitors, "anima-reveal")
    unveiled = page.locator(".unveil")
    expect(unveiled).to_contain_text("Crisis after 7 turns")
    assert unveiled.locator(".mt.not").count() == 2
    assert unveiled.locator(".tabl").count() == 1
    # nothing else is asked, and no card of the hand can be taken, before one has read it
    expect(page.locator(".ask .btn")).to_have_text(["Go on Enter"])
    assert page.locator(".yours[inert]").count() == 1
    page.locator(".ask .btn").click()
    expect(unveiled).to_have_count(0)
    expect(page.locator(".pole .fm h3")).to_have_text("The Eye That Will Not Close")


def test_the_crisis_shows_each_party_and_each_of_its_fights(visitors: Visitors) -> None:
    page = at(visitors, "anima-crisis")
    expect(page.locator(".lane.unworthy")).to_contain_text("Destroyed before the first die")
    tried = page.locator(".lane.destroyed")
    assert tried.locator(".sums").count() == 2
    assert tried.locator(".die").count() == 4
    assert page.locator(".lane.tries .sums").count() == 1
    expect(page.locator(".lane.waits")).to_have_count(1)
    expect(page.locator(".land")).to_have_count(0)
    assert not page.evaluate(SCROLLS)


def test_five_seats_fit_and_no_reward_is_cut(visitors: Visitors) -> None:
    page = at(visitors, "anima-crowd")
    assert page.locator(".rival").count() == 4
    assert page.locator(".land .area").count() == 10
    assert page.evaluate(TASKS)
    assert page.evaluate(CUT) == []
    assert page.evaluate(UNREAD) == []
    assert not page.evaluate(SCROLLS)


def test_three_seats_fit_and_the_tasks_are_whole(visitors: Visitors) -> None:
    page = at(visitors, "anima")
    assert page.locator(".rival").count() == 2
    assert page.locator(".pole .fm .c-plate").is_visible()
    assert page.evaluate(CUT) == []
    assert page.evaluate(UNREAD) == []
    assert page.evaluate(TASKS)
    assert not page.evaluate(SCROLLS)


def test_a_trap_says_whose_it_was_and_each_sum_against_what_is_needed(visitors: Visitors) -> None:
    page = at(visitors, "anima-trap")
    expect(page.locator(".springing h2")).to_have_text("The Trap of Greedy 2 is sprung in Karh: Pit of Stakes.")
    expect(page.locator(".springing .victim .sum5")).to_have_text(["13", "7"])
    expect(page.locator(".victim.failed .came")).to_have_text("You fail the Speed Check with 7 (8 needed).")


def test_a_pennant_walks_where_its_party_goes(visitors: Visitors) -> None:
    page = at(visitors, "anima", moving=True)
    assert page.evaluate(STANDS, 0) is None
    page.evaluate(WATCH)
    page.locator(".area.legal", has_text="Deimos").click()
    page.wait_for_function("() => window.walked")
    page.wait_for_function(f"() => ({STANDS})(0) === 'Deimos'")


def test_what_is_decided_in_a_combat_shows_how_it_goes_with_each_card(visitors: Visitors) -> None:
    page = at(visitors, "anima-meets")
    expect(page.locator(".fight .odds")).to_contain_text("win 97")  # ties are won, as on the cards
    rows = page.locator(".fight .answers dt")
    expect(rows.first).to_have_text("as it stands")
    assert rows.count() == 5
    assert page.locator(".fight .sd dl > div").count() == 2


# What is cut off of the names of a hand, and of the card that is read whole.
HAND = """() => [...document.querySelectorAll('.names .c-name, .copy .tx, .copy .c-name')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent)"""


def test_a_hand_of_five_says_every_name_and_the_whole_text_of_the_card_pointed_at(visitors: Visitors) -> None:
    page = at(visitors, "anima-five-cards")
    expect(page.locator(".hand3 .names .held")).to_have_count(5)
    for name, text in (("Pit of Stakes", "one of its Characters"), ("Leaf Before the Storm", "+4 Speed")):
        page.locator(".names .adv", has_text=name).hover()
        expect(page.locator(".copy .tx")).to_contain_text(text)
        assert page.evaluate(HAND) == []
    expect(page.locator(".acts .btn", has_text="End Reset")).to_contain_text("stay in Last Lantern")
    expect(page.locator(".ms", has_text="Bounty")).to_contain_text("counts nothing, show it in Reset")


def test_rewards_are_cards_over_the_land_and_nothing_else_lists_them(visitors: Visitors) -> None:
    page = at(visitors, "anima-reward")
    prizes = page.locator(".rewards .prize")
    expect(prizes.locator("b")).to_have_text(
        ["Take 3 Advantages", "Recruit an Arcane Character for one Advantage", "A Crown Taken by Force"]
    )
    expect(prizes.nth(2)).to_contain_text("Fight a natural foe")
    expect(page.locator(".margin .opts")).to_have_count(0)
    expect(page.locator(".acts .btn")).to_have_text(re.compile("End without a reward"))
    prizes.first.click()
    expect(page.locator(".log")).to_contain_text("You draw ")
