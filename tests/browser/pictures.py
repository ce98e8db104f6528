"""Pictures of all main screens, in both themes and at five sizes, to be looked at: `python -m tests.browser.pictures`.

They come into build/pictures, as SCREEN-THEME-SIZE.png. `--only gather --size 1280x800 --theme dark` makes some of them. Chance
comes from a seed wherever no second person sits at the table, so two rounds of the same client look the same. `--lang fr` makes
them in French, into build/pictures-fr.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright
from tests.browser.conftest import arguments, served
from tests.browser.contest_screens import SCREENS
from tests.conftest import chromium

SIZES = ("1280x800", "1920x1080", "1024x768", "768x1024", "390x844")
THEMES = ("dark", "light")
KEPT_LINES = """localStorage.setItem('grimoire-pace', 'at-once');
const Line = WebSocket;
window.lines = [];
window.WebSocket = class extends Line { constructor(...given) { super(...given); window.lines.push(this); } };"""


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
    asked.add_argument("--out", type=Path, help="build/pictures, or build/pictures-fr")
    asked.add_argument("--only", action="append", choices=list(SCREENS))
    asked.add_argument("--size", action="append", choices=SIZES)
    asked.add_argument("--theme", action="append", choices=THEMES)
    asked.add_argument("--lang", default="en", choices=("en", "fr"))
    return asked.parse_args()


def run() -> None:
    asked = parsed()
    asked.out = asked.out or Path("build/pictures-fr" if asked.lang == "fr" else "build/pictures")
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
                            bypass_csp=True,
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
