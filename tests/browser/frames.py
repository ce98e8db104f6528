"""How smoothly a full table moves: `python -m tests.browser.frames`.

Plays into a duel, lays more of the same cards on the board until there are as many as a full table has, then moves all of them
at once, as no event of a game does, and counts frames and what the page itself did in each: script, style, layout. Where
pictures are painted by the processor (as in most containers) the frames a second say more about the machine than the page.
"""

import argparse
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.clicking import asked, click_something
from tests.browser.conftest import arguments, served
from tests.browser.sitting import DUEL, sit
from tests.conftest import chromium

KINDS = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
BUDGET = 1000 / 60
FILL = """(most) => {
    const lying = [...document.querySelectorAll('.board .card[data-handle]')];
    for (let at = 0; lying.length && at + lying.length < most; at++) {
        const card = lying[at % lying.length];
        card.parentElement.append(card.cloneNode(true));
    }
}"""
MOVE = """(milliseconds) => new Promise((done) => {
    const things = [...document.querySelectorAll('.board [data-handle]')];
    for (const thing of things) thing.animate(
        [{ transform: 'translate(0, 0)' }, { transform: 'translate(60px, -40px) rotate(4deg)' }, { transform: 'none' }],
        { duration: 260, iterations: Math.ceil(milliseconds / 260) });
    const frames = [];
    const end = performance.now() + milliseconds;
    const frame = (now) => {
        frames.push(now);
        if (now < end) requestAnimationFrame(frame);
        else done([things.length, frames]);
    };
    requestAnimationFrame(frame);
})"""


def metrics(line: CDPSession) -> dict[str, float]:
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return {kind: found[kind] * 1000 for kind in KINDS}


def middle(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def measure(page: Page, milliseconds: int, things: int) -> None:
    page.evaluate(FILL, things)
    page.wait_for_timeout(1_500)
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    before = metrics(line)
    moved, frames = page.evaluate(MOVE, milliseconds)
    after = metrics(line)
    gaps = [late - early for early, late in pairwise(frames)]
    rate = 1000 * len(gaps) / (frames[-1] - frames[0])
    print(f"{moved} things moved at once for {milliseconds} ms: {len(gaps)} frames, {rate:.0f} a second")
    print(f"between frames: half under {middle(gaps, 0.5):.1f} ms, 95 of 100 under {middle(gaps, 0.95):.1f} ms")
    for kind in KINDS:
        spent = (after[kind] - before[kind]) / max(1, len(gaps))
        print(f"{kind} a frame: {spent:.2f} ms of {BUDGET:.1f}")


def run() -> None:
    asked_for = argparse.ArgumentParser(description=__doc__)
    asked_for.add_argument("--choices", type=int, default=25)
    asked_for.add_argument("--things", type=int, default=40)
    asked_for.add_argument("--milliseconds", type=int, default=3000)
    given = asked_for.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = served(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments())
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 800}, base_url=address)
            page.goto("/")
            sit(page, seats=DUEL)
            for _ in range(given.choices):
                if asked(page) == -1:
                    break
                click_something(page)
            page.wait_for_timeout(1_000)
            measure(page, given.milliseconds, given.things)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    run()
