"""What is to be read and pressed is not cut: words on the cards of a hand, buttons beside the question. In French, whose words
are longer."""

from playwright.sync_api import expect
from tests.browser.conftest import Visitors
from tests.browser.positions import come_to

SCREENS = ((1280, 800), (1024, 768), (768, 1024))
# Words of a hand's cards that the next card lies over.
COVERED = """() => {
    const cards = [...document.querySelectorAll('.card.hand')].map((card) => [card, card.getBoundingClientRect()]);
    return cards.flatMap(([card, { left, top, width }]) => {
        const over = cards.find(([, other]) => other.left > left && Math.abs(other.top - top) < 9 && other.left < left + width);
        const words = [...card.querySelectorAll('.name, .asks, .c-needs > span, .word-name, .kind, .lacks, .ready')];
        return words.filter((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            const row = word.closest('.c-needs')?.getBoundingClientRect();
            const seen = [...range.getClientRects()].filter((one) => one.width && (!row || one.top < row.bottom));
            return over && seen.some((one) => one.right > over[1].left + 1);
        }).map((word) => word.textContent);
    });
}"""

# Lines of a card to be read that do not lie within it: those of an Area and of a Final Mission are the longest.
CUT_OFF = """() => [...document.querySelectorAll('.card.read')].flatMap((card) => {
    const text = card.querySelector('.c-text');
    const foot = text.getBoundingClientRect().bottom + 1;
    return [...text.children].filter((line) => line.getBoundingClientRect().bottom > foot).map((line) => line.textContent);
})"""


def test_no_word_on_a_card_of_a_hand_lies_under_the_next_one(visitors: Visitors) -> None:
    page = visitors.come(1280, 800, "fr-FR")
    come_to(page, "twelve", "fr")
    page.wait_for_selector(".board .card.hand .name")
    assert page.locator(".card.hand").count() == 12
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 768, "height": 1024})
    page.wait_for_function("() => document.querySelector('.board').clientWidth === 768")
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".pocket .card.hand .name")
    assert page.locator(".card.hand").count() == 12
    assert page.evaluate(COVERED) == []


def test_the_plan_beside_what_takes_back_is_on_the_screen(visitors: Visitors) -> None:
    page = visitors.come(*SCREENS[0], "fr-FR")
    come_to(page, "gather", "fr")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".acts .back")
        plan, board = (page.locator(mark).bounding_box() for mark in (".acts .plan", ".board"))
        assert plan and board and plan["x"] + plan["width"] <= board["x"] + board["width"], width


def test_a_card_is_read_whole_on_its_page_to_its_line_of_flavour(visitors: Visitors) -> None:
    page = visitors.come(1280, 800)
    page.goto("/#/cards/anima/salt-market")
    for _ in range(2):
        expect(page.locator(".card.read .flavour")).to_have_count(2)
        assert page.evaluate(CUT_OFF) == []
        page.set_viewport_size({"width": 390, "height": 844})
