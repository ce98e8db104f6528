"""How smoothly a full table moves: `python -m tests.browser.frames`.

Plays into a duel, lays more of the same cards on the board until there are as many as a full table has, then moves all of them
at once, as no event of a game does, and takes a trace: the processor time that the page's main thread spends on each frame, and
on what. Processor time does not grow when other programs run beside it. Where pictures are painted by the processor (as in most
containers) drawing them is done by other threads; what those spend is told apart, and the frames a second say more about the
machine than the page. `--trace FILE` keeps the trace, to be opened in a browser's performance panel.
"""

import argparse
import json
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.clicking import asked, click_something
from tests.browser.conftest import arguments, served
from tests.browser.sitting import DUEL, sit
from tests.conftest import chromium

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "cc", "viz"]
# What the main thread does for a frame, by the name of an event of the trace.
MAIN = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "RunMicrotasks"),
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "UpdateLayer"),
    "commit": ("Commit", "CompositeLayers"),
}
TASK = "ThreadControllerImpl::RunTask"
RASTER = "RasterTask"
DRAW = "DirectRenderer::DrawFrame"
BUDGET = 1000 / 60
PLAYED = 10
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


def middle(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The process and thread that drew the frames: of all pages' main threads the one that was busiest."""
    threads = [(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"]
    return max(threads, key=lambda thread: spent(events, (TASK,), thread))


def spent(events: list[dict[str, Any]], names: tuple[str, ...], thread: tuple[int, int] | None = None) -> float:
    """Milliseconds of processor time in events of these names, those inside another of them left out."""
    total = 0.0
    until: dict[tuple[int, int], float] = {}
    for event in events:
        at = (event["pid"], event["tid"])
        if event.get("ph") != "X" or event["name"] not in names or (thread and at != thread):
            continue
        if event["ts"] >= until.get(at, 0):
            until[at] = event["ts"] + event.get("dur", 0)
            total += event.get("tdur", 0)
    return total / 1000


def measure(page: Page, browser: Browser, milliseconds: int, things: int, kept: Path | None) -> None:
    page.evaluate(FILL, things)
    page.wait_for_timeout(1_500)
    browser.start_tracing(page=page, categories=CATEGORIES)
    moved, frames = page.evaluate(MOVE, milliseconds)
    trace = browser.stop_tracing()
    if kept:
        kept.write_bytes(trace)
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: float(event.get("ts", 0)))
    gaps = [late - early for early, late in pairwise(frames)]
    rate = 1000 * len(gaps) / (frames[-1] - frames[0])
    print(f"{moved} things moved at once for {milliseconds} ms: {len(gaps)} frames, {rate:.0f} a second")
    print(f"between frames: half under {middle(gaps, 0.5):.1f} ms, 95 of 100 under {middle(gaps, 0.95):.1f} ms")
    main = main_thread(events)
    count = max(1, len(gaps))
    print(f"main thread: {spent(events, (TASK,), main) / count:.2f} ms of {BUDGET:.1f} a frame, of it")
    for kind, names in MAIN.items():
        print(f"  {kind}: {spent(events, names, main) / count:.2f} ms")
    drawn = spent(events, (RASTER,)), spent(events, (DRAW,))
    print(f"other threads: {drawn[0] / count:.2f} ms a frame to paint pictures, {drawn[1] / count:.2f} ms to put them together")


def play(page: Page, browser: Browser, choices: int, kept: Path | None) -> None:
    """What real choices cost: each is drawn anew, then moves. Tasks over the budget are frames that come late."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(choices):
        if asked(page) == -1:
            break
        click_something(page)
        page.wait_for_timeout(400)
    trace = browser.stop_tracing()
    if kept:
        kept.with_suffix(".play.json").write_bytes(trace)
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: float(event.get("ts", 0)))
    main = main_thread(events)
    tasks = sorted(
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) == main and event.get("ph") == "X"
    )
    late = [task for task in tasks if task > BUDGET]
    print(f"{choices} choices: {len(late)} tasks of the main thread over {BUDGET:.1f} ms, the longest {tasks[-1]:.1f} ms")
    for kind, names in MAIN.items():
        print(f"  {kind}: {spent(events, names, main) / choices:.2f} ms a choice")


def run() -> None:
    asked_for = argparse.ArgumentParser(description=__doc__)
    asked_for.add_argument("--choices", type=int, default=25)
    asked_for.add_argument("--things", type=int, default=40)
    asked_for.add_argument("--milliseconds", type=int, default=3000)
    asked_for.add_argument("--trace", type=Path)
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
            play(page, browser, PLAYED, given.trace)
            measure(page, browser, given.milliseconds, given.things, given.trace)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    run()
