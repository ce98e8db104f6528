"""Pictures of all main screens, in both themes and at five sizes, to be looked at: `python -m tests.browser.pictures`.

They come into build/pictures, as SCREEN-THEME-SIZE.png. `--only gather --size 1280x800 --theme dark` makes some of them. Chance
comes from a seed, so two rounds of the same client look the same.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser.clicking import click_something, number
from tests.browser.conftest import arguments, served
from tests.browser.learning import do_what_glows, step_of
from tests.browser.sitting import DUEL, WORLD, sit
from tests.conftest import chromium

SIZES = ("1280x800", "1920x1080", "1024x768", "768x1024", "390x844")
THEMES = ("dark", "light")
LESSON_STEP = 6  # the one of which there is a drawing
MIDDLE = 30  # choices until the board is full
PHONE = 768  # narrower: a tap reads a card
KEPT_LINES = """const Line = WebSocket;
window.lines = [];
window.WebSocket = class extends Line { constructor(...given) { super(...given); window.lines.push(this); } };"""
SCREENS: dict[str, Callable[[Page, str], None]] = {}
Screen = Callable[[Page, str], None]


def screen(show: Screen) -> Screen:
    SCREENS[show.__name__.replace("_", "-")] = show
    return show


def play(page: Page, most: int, until: str = "") -> None:
    for _ in range(most):
        page.wait_for_selector("[data-mine=true], .end", timeout=60_000)
        if number(page) == -1 or (until and page.locator(until).count()):
            return
        click_something(page)
    page.wait_for_selector("[data-mine=true], .end", timeout=60_000)


@screen
def home(page: Page, lang: str) -> None:
    page.wait_for_selector(".fan .card")


@screen
def home_anima(page: Page, lang: str) -> None:
    page.goto("/#/game/anima")
    page.wait_for_selector(".fan .card")


@screen
def new(page: Page, lang: str) -> None:
    page.goto("/#/new")
    page.wait_for_selector("fieldset")


@screen
def lobby(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)
    page.goto("/#/lobby")
    page.wait_for_selector("li")


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
    sit(page, seats=DUEL, lang=lang)
    play(page, MIDDLE)
    play(page, 20, ".card.hand.legal")


@screen
def stops(page: Page, lang: str) -> None:
    main(page, lang)
    page.keyboard.press("s")


@screen
def reading(page: Page, lang: str) -> None:
    main(page, lang)
    phone = (page.viewport_size or {"width": 0})["width"] < PHONE
    page.locator(".card.hand").first.click(button="left" if phone else "right")
    page.wait_for_selector(".veil", timeout=10_000)


@screen
def end(page: Page, lang: str) -> None:
    sit(page, seats=DUEL, lang=lang)
    play(page, 3000)
    page.wait_for_selector(".end")


@screen
def replay(page: Page, lang: str) -> None:
    end(page, lang)
    page.locator(".end a[href*=replay]").first.click()
    page.wait_for_selector(".reel", timeout=60_000)
    page.wait_for_timeout(800)
    page.locator(".reel input").fill(str(int(page.locator(".reel input").get_attribute("max") or 0) * 3 // 4))


@screen
def learn(page: Page, lang: str) -> None:
    page.goto("/#/learn")
    page.wait_for_selector("li a")


@screen
def lesson(page: Page, lang: str) -> None:
    page.goto("/#/learn/magenoir/first-duel")
    page.wait_for_selector(".steps", timeout=60_000)
    while step_of(page) < LESSON_STEP and do_what_glows(page):
        pass
    page.wait_for_timeout(600)


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
def cards(page: Page, lang: str) -> None:
    page.goto("/#/cards/magenoir")
    page.wait_for_selector(".card")


@screen
def card(page: Page, lang: str) -> None:
    page.goto("/#/cards/magenoir/tornado")
    page.wait_for_selector(".card")


@screen
def decks(page: Page, lang: str) -> None:
    page.goto("/#/decks")
    page.wait_for_selector("li a, li button")


@screen
def deck(page: Page, lang: str) -> None:
    page.goto("/#/decks")
    page.locator(".shipped a").first.click()
    page.wait_for_selector(".card")


@screen
def rules(page: Page, lang: str) -> None:
    page.goto("/#/rules/magenoir/D4.3")
    page.wait_for_selector("article.open li")


@screen
def curtain(page: Page, lang: str) -> None:
    page.goto("/#/new/magenoir/beside")
    page.wait_for_selector("fieldset")
    page.locator(".btn.main").click()
    page.wait_for_selector(".curtain")


@screen
def lost(page: Page, lang: str) -> None:
    main(page, lang)
    page.context.set_offline(True)
    page.evaluate("window.lines.forEach((line) => line.close())")
    page.wait_for_selector("div.q.lost", timeout=40_000)


@screen
def anima(page: Page, lang: str) -> None:
    sit(page, "anima", WORLD, lang=lang)
    play(page, 8)


def take(context: BrowserContext, name: str, file: Path, lang: str) -> None:
    page = context.new_page()
    page.add_init_script(KEPT_LINES)
    page.goto("/")
    page.wait_for_timeout(300)
    try:
        SCREENS[name](page, lang)
        page.wait_for_timeout(1200)  # until nothing moves
        page.screenshot(path=file)
        print(file, flush=True)
    finally:
        page.close()


def parsed() -> argparse.Namespace:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, default=Path("build/pictures"))
    asked.add_argument("--only", action="append", choices=list(SCREENS))
    asked.add_argument("--size", action="append", choices=SIZES)
    asked.add_argument("--theme", action="append", choices=THEMES)
    asked.add_argument("--lang", default="en", choices=("en", "fr"))
    return asked.parse_args()


def run() -> None:
    asked = parsed()
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments())
        try:
            for size in asked.size or SIZES:
                for theme in asked.theme or THEMES:
                    width, height = map(int, size.split("x"))
                    for name in asked.only or SCREENS:
                        context = browser.new_context(
                            viewport={"width": width, "height": height},
                            color_scheme="light" if theme == "light" else "dark",
                            locale="fr-FR" if asked.lang == "fr" else "en-GB",
                            base_url=address,
                        )
                        try:
                            take(context, name, asked.out / f"{name}-{theme}-{size}.png", asked.lang)
                        except Exception as error:  # one screen that fails must not end the others
                            print(f"{name} {theme} {size}: {str(error).splitlines()[0]}", flush=True)
                        context.close()
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    run()
