"""The main screens, and how somebody comes to each: by an address, or by playing from a known deal or position."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page
from tests.browser.clicking import click_something, number
from tests.browser.learning import do_what_glows, step_of
from tests.browser.positions import come_to
from tests.browser.sitting import DUEL, WORLD, parties, post, sit, sit_together
from tests.browser.windows import ANSWERS, STRIKES, play_to_a_window, play_to_an_answer

PHONE = 768  # narrower: a tap reads a card
LESSON_STEP, LATER_STEP = 6, 13  # of the first there is a drawing
RECKONED = "[data-reckoned=ready]"  # a match that is over was looked at again
LOOKED_AT_AGAIN = 300_000  # milliseconds
WINDOW, LONG_WINDOW = 9, 60  # seconds, so that the fuse still burns when the picture is taken
SILENT = "window.fetch = () => new Promise(() => {})"  # a server that does not answer
# Once a bot thinks nothing more is heard of it, so that it still does when the picture is taken.
THINKING = """() => /thinking|réfléchit/.test(document.querySelector('.ask .q')?.textContent ?? '')
    && (window.lines.forEach((line) => (line.onmessage = null)), true)"""
SCREENS: dict[str, Callable[[Page, str], None]] = {}
Screen = Callable[[Page, str], None]


def screen(show: Screen) -> Screen:
    SCREENS[show.__name__.replace("_", "-")] = show
    return show


def at(path: str, there: str) -> Screen:
    """A screen that has an address, and what is on it once it is drawn."""

    def show(page: Page, lang: str) -> None:
        page.goto(f"/#/{path}")
        page.wait_for_selector(there, timeout=60_000)

    return show


def play(page: Page, most: int, until: str = "") -> None:
    for _ in range(most):
        page.wait_for_selector("[data-mine=true], .end", timeout=60_000)
        if number(page) == -1 or (until and page.locator(until).count()):
            return
        click_something(page)
    page.wait_for_selector("[data-mine=true], .end", timeout=60_000)


def somebody_else(page: Page, lang: str) -> Page:
    """Another person, with a browser of their own, of the same size."""
    browser = page.context.browser
    assert browser is not None
    other: BrowserContext = browser.new_context(
        viewport=page.viewport_size,
        locale="fr-FR" if lang == "fr" else "en-GB",
        base_url=page.url.split("#")[0],
        bypass_csp=True,
    )
    page.context.on("close", lambda _: other.close())
    found = other.new_page()
    found.goto("/")
    return found


SCREENS["home"] = at("", ".fan .card")
SCREENS["home-anima"] = at("game/anima", ".fan .card")
SCREENS["new"] = at("new", "fieldset")
SCREENS["new-anima"] = at("new/anima", "fieldset")
SCREENS["learn"] = at("learn", "li a")
SCREENS["rules"] = at("rules/magenoir/D4.3", "article.open li")
SCREENS["decks"] = at("decks", "main .shipped a")
SCREENS["deck"] = at("decks/from/briar-hunt", ".bar-acts")
SCREENS["cards"] = at("cards/magenoir", "main a .c-plate, main .card")
SCREENS["card"] = at("cards/magenoir/tornado", "main h1")
SCREENS["own"] = at("own", "main h1")
SCREENS["about"] = at("about", "main h1")


@screen
def home_back(page: Page, lang: str) -> None:
    """Somebody who has been here, with a duel that goes on."""
    come_to(page, "main", lang)
    page.goto("/")
    page.wait_for_selector(".fan .card")


@screen
def lobby(page: Page, lang: str) -> None:
    """Two games that go on; and somebody who waits, with lists closed and with lists open."""
    other = somebody_else(page, lang)
    post(other, "/session", {}, lang)
    seats = [{"who": "me", "deck": "live-wire"}, {"who": "anybody"}]
    for clock, lists in (({"whole": 900}, "closed"), ({}, "open")):
        asked = {"game": "magenoir", "seats": seats, "public": True, "clock": clock, "lists": lists}
        post(other, "/matches", asked, lang)
    sit(page, "anima", WORLD, lang=lang)
    play(page, 8)
    come_to(page, "main", lang)
    page.goto("/#/lobby")
    page.wait_for_selector("main li")


@screen
def loading(page: Page, lang: str) -> None:
    """The server takes its time."""
    page.add_init_script(SILENT)
    page.goto("/#/lobby")
    page.reload()


@screen
def loading_table(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)
    page.add_init_script(SILENT)
    page.reload()


@screen
def refused(page: Page, lang: str) -> None:
    """A table that does not exist."""
    at("table/nowhere/0", ".problem")(page, lang)


@screen
def waiting(page: Page, lang: str) -> None:
    """A table whose other seat is free: its link is to be sent."""
    at("new/magenoir/link", "fieldset")(page, lang)
    page.locator(".make .btn.main").click()
    page.wait_for_selector("code")


@screen
def hands(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)


@screen
def gather(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)
    play(page, 30, ".plan")
    page.keyboard.press("2")


@screen
def main(page: Page, lang: str) -> None:
    come_to(page, "main", lang)


@screen
def many(page: Page, lang: str) -> None:
    """Ten Permanents on one side."""
    come_to(page, "many", lang)


@screen
def twelve(page: Page, lang: str) -> None:
    """Twelve cards in hand."""
    come_to(page, "twelve", lang)


@screen
def component(page: Page, lang: str) -> None:
    come_to(page, "component", lang)


@screen
def target(page: Page, lang: str) -> None:
    come_to(page, "target", lang)


@screen
def trade(page: Page, lang: str) -> None:
    come_to(page, "trade", lang)


@screen
def protector(page: Page, lang: str) -> None:
    come_to(page, "protector", lang)


@screen
def order(page: Page, lang: str) -> None:
    come_to(page, "order", lang)


@screen
def thinking(page: Page, lang: str) -> None:
    """A bot has its turn."""
    come_to(page, "main", lang, bot="search")
    page.keyboard.press("e")
    page.wait_for_function(THINKING, timeout=20_000)


@screen
def announced(page: Page, lang: str) -> None:
    """Something is announced at one, and there are answers to it. Against a bot there is no countdown."""
    come_to(page, "announced", lang)


@screen
def window(page: Page, lang: str) -> None:
    """Two people; something is announced at the first, who has an answer to it, and the countdown runs. Chance of people comes
    from a secret, so no two of these are the same."""
    other = somebody_else(page, lang)
    sit_together(page, other, STRIKES, window=WINDOW)
    play_to_an_answer(page, other)


@screen
def window_waits(page: Page, lang: str) -> None:
    """The same countdown for whoever announced nothing and has no answer, or waits for one."""
    other = somebody_else(page, lang)
    sit_together(page, other, ANSWERS, window=LONG_WINDOW)
    play_to_a_window(page, other)


@screen
def gone(page: Page, lang: str) -> None:
    """Whoever sat opposite has left the table."""
    other = somebody_else(page, lang)
    sit_together(page, other)
    other.context.close()
    page.wait_for_selector(".away", timeout=60_000)


@screen
def stops(page: Page, lang: str) -> None:
    come_to(page, "main", lang)
    page.keyboard.press("s")


@screen
def reading(page: Page, lang: str) -> None:
    come_to(page, "main", lang)
    phone = (page.viewport_size or {"width": 0})["width"] < PHONE
    page.locator(".card.hand").first.click(button="left" if phone else "right")
    page.wait_for_selector(".veil", timeout=30_000)


@screen
def lost(page: Page, lang: str) -> None:
    come_to(page, "main", lang)
    page.context.set_offline(True)
    page.evaluate("window.lines.forEach((line) => line.close())")
    page.wait_for_selector("div.q.lost", timeout=40_000)


@screen
def end(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)
    play(page, 3000)
    page.wait_for_selector(RECKONED, timeout=LOOKED_AT_AGAIN)


@screen
def replay(page: Page, lang: str) -> None:
    end(page, lang)
    page.locator(".end a[href*=replay]").first.click()
    page.wait_for_selector(".reel", timeout=60_000)
    page.wait_for_selector(RECKONED, timeout=LOOKED_AT_AGAIN)
    page.locator(".reel input").fill(str(int(page.locator(".reel input").get_attribute("max") or 0) * 3 // 4))


@screen
def curtain(page: Page, lang: str) -> None:
    """Two people at one screen, some turns later."""
    at("new/magenoir/beside", "fieldset")(page, lang)
    page.locator(".make .btn.main").click()
    lifted = 0
    while lifted < 6:
        page.wait_for_selector(".curtain, [data-mine=true]")
        if page.locator(".curtain").count():
            lifted += 1
            if lifted == 6:
                return
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-mine=true]")
        click_something(page)
        page.wait_for_timeout(250)


def lesson_at(page: Page, step: int) -> None:
    at("learn/magenoir/first-duel", ".steps")(page, "")
    while step_of(page) < step and do_what_glows(page):
        pass
    page.wait_for_timeout(600)


@screen
def lesson(page: Page, lang: str) -> None:
    lesson_at(page, LESSON_STEP)


@screen
def lesson_later(page: Page, lang: str) -> None:
    lesson_at(page, LATER_STEP)


@screen
def lesson_anima(page: Page, lang: str) -> None:
    at("learn/anima/first-expedition", ".steps")(page, lang)
    while step_of(page) < LESSON_STEP and do_what_glows(page):
        pass


@screen
def rulings(page: Page, lang: str) -> None:
    page.goto("/#/rulings/magenoir/tornado")
    page.locator(".hit").first.click()
    page.wait_for_selector(".little")
    for _ in range(4):  # the moment of which there is a drawing
        page.keyboard.press("ArrowRight")


@screen
def rulings_anima(page: Page, lang: str) -> None:
    page.goto("/#/rulings/anima/trap")
    page.locator(".hit").first.click()
    page.wait_for_selector(".plainly.small")
    page.keyboard.press("ArrowRight")


@screen
def anima(page: Page, lang: str) -> None:
    """Where the Party goes."""
    come_to(page, "anima", lang)


@screen
def anima_combat(page: Page, lang: str) -> None:
    come_to(page, "anima-combat", lang)


def position(moment: str, there: str = "") -> Screen:
    """A moment of a described position, and what is on it once it is drawn."""

    def show(page: Page, lang: str) -> None:
        come_to(page, moment, lang)
        if there:
            page.wait_for_selector(there, timeout=30_000)

    return show


SCREENS["anima-meets"] = position("anima-meets", ".fight .answers")
SCREENS["anima-reveal"] = position("anima-reveal", ".unveil")
SCREENS["anima-crisis"] = position("anima-crisis", ".lane.unworthy")
SCREENS["anima-trap"] = position("anima-trap")
SCREENS["anima-trade"] = position("anima-trade", ".dish2")
SCREENS["anima-answer"] = position("anima-answer", ".halt")
SCREENS["anima-reset"] = position("anima-reset")
SCREENS["anima-crowd"] = position("anima-crowd", ".land .area")


@screen
def anima_end(page: Page, lang: str) -> None:
    sit(page, "anima", parties(2), lang=lang)
    play(page, 3000)
    page.wait_for_selector(RECKONED, timeout=LOOKED_AT_AGAIN)


@screen
def anima_known(page: Page, lang: str) -> None:
    """The same for whoever knows what the question is about."""
    page.evaluate("localStorage.setItem('grimoire-known-questions', 'anima.movement')")
    come_to(page, "anima", lang)


@screen
def anima_five(page: Page, lang: str) -> None:
    sit(page, "anima", [*WORLD, *WORLD[1:]], lang=lang)
    play(page, 90, ".area.legal")
