"""Described positions of Mage Noir as matches that run: a record of them is brought along, and played on from."""

from typing import Final

from playwright.sync_api import Page
from tests.browser.sitting import post
from tools.web_moments import DESCRIBED, ETHER, MINE, THEIRS, TREES, described

from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.games import GAMES
from grimoire.library.records import Record, record_text

FULL: Final = f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}"
MOMENTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {  # by name: the position, and the choices that lead on from it
    "main": (FULL, ()),
    "component": (FULL, ("prepare magma-eruption",)),
    "target": (FULL, ("activate solar-burn",)),
    "trade": (FULL, ("trade",)),
    "protector": DESCRIBED["redirect"][:2],
    "order": (FULL.replace(ETHER, f"{ETHER}, turn: 'alice, start'"), ()),
}


def record_at(moment: str) -> Record:
    """The record of a match that has come to this moment."""
    given, forms = MOMENTS[moment]
    seats = described(given, ())
    entries = []
    for form in forms:
        entries.append(Entry(CHOICE, seats.position.asked, HAND, form))
        seats.choose(form)
    return Record(
        "0.1.0", "magenoir", GAMES["magenoir"].shipped_pool().digest, ["You", "Greedy"], seed=1, given=given, entries=entries
    )


def come_to(page: Page, moment: str, lang: str = "en", bot: str = "greedy") -> None:
    """Sit at the first seat of a match that stands at this moment."""
    record = record_at(moment)
    brought = post(page, "/records", {"text": record_text(record)}, lang)["id"]
    wanted = {"number": len(record.entries), "seat": 0, "bot": bot}
    match = post(page, f"/matches/{brought}/play-on", wanted, lang)["id"]
    page.goto(f"/#/table/{match}/0")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
