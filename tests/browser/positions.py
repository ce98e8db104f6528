"""Described positions as matches that run: a record of them is brought along, and played on from."""

import re
from typing import Final

from playwright.sync_api import Page
from tests.browser.sitting import post
from tools.web_moments import DESCRIBED, ETHER, MANY, MINE, THEIRS, TREES

from grimoire.library.entries import CHOICE, HAND, Entry
from grimoire.library.games import GAMES
from grimoire.library.records import Record, record_text
from grimoire.seat.seats import Seats

FULL: Final = f"{{alice: {{{MINE}, permanents: [{TREES}]}}, bob: {{{THEIRS}}}, {ETHER}}}"
WORLD: Final = (
    "final: eye-that-will-not-close, timer: 4,"
    " areas: [shard-crater, unlit-citadel, drowned-abbey, karh, deimos, salt-market], turn number: 11,"
    " encounter deck: [thornhound, iron-sow, weeping-doll],"
    " alice: {party: [samurai, priestess, cartographer], in: karh, faction: abel,"
    " hand: [knife-in-the-fog, root-and-stone, unholy-force, ember-script],"
    " missions: [three-circles], completed: [vigil-of-the-unburied]},"
    " bob: {party: [gravedigger, falconer, seer], in: salt-market, hand: [light-fingers, false-trail, iron-vow]},"
    " carol: {party: [executor, witch, penitent], in: drowned-abbey, hand: [step-between, absorb-power]}"
)
HELD: Final = (
    "burning-robe, magma-eruption, flame-projectile, fire-ball, fiery-arrow, draconic-flame, sulfur-flame, fire-whip,"
    " fire-mask, crimson-ring, artificial-sun, tree-in-flames"
)
TWELVE: Final = re.sub(r"hand: \[[^\]]*\]", f"hand: [{HELD}]", FULL, count=1)
MOMENTS: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {  # by name: game, position, the choices that lead on from it
    "main": ("magenoir", FULL, ()),
    "many": ("magenoir", FULL.replace(TREES, MANY), ()),
    "twelve": ("magenoir", TWELVE, ()),
    "gather": ("magenoir", FULL.replace(ETHER, f"{ETHER}, turn: 'alice, gather'"), ("gather fire left",)),
    "component": ("magenoir", FULL, ("prepare magma-eruption",)),
    "target": ("magenoir", FULL, ("activate solar-burn",)),
    "trade": ("magenoir", FULL, ("trade",)),
    "protector": ("magenoir", *DESCRIBED["redirect"][:2]),
    "announced": ("magenoir", *DESCRIBED["window"][:2]),
    "order": ("magenoir", FULL.replace(ETHER, f"{ETHER}, turn: 'alice, start'"), ()),
    "anima": ("anima", f"{{turn: 'alice, movement', {WORLD.replace(' in: karh,', '')}}}", ()),
    "anima-combat": ("anima", f"{{turn: 'alice, exploration', dice: [5, 4, 2], {WORLD}}}", ("explore", *["pass"] * 4)),
}
NAMES: Final = ["Isaure", "Ondine", "Roland"]


def record_at(moment: str) -> Record:
    """The record of a match that has come to this moment."""
    game, given, forms = MOMENTS[moment]
    pool = GAMES[game].shipped_pool()
    names = NAMES[: 3 if game == "anima" else 2]
    seats = Seats.of_record(Record("0.1.0", game, pool.digest, names, seed=1, given=given), pool)
    entries = []
    for form in forms:
        entries.append(Entry(CHOICE, seats.position.asked, HAND, form))
        seats.choose(form)
    return Record("0.1.0", game, pool.digest, names, seed=1, given=given, entries=entries)


def come_to(page: Page, moment: str, lang: str = "en", bot: str = "greedy") -> None:
    """Sit at the first seat of a match that stands at this moment."""
    record = record_at(moment)
    brought = post(page, "/records", {"text": record_text(record)}, lang)["id"]
    wanted = {"number": len(record.entries), "seat": 0, "bot": bot}
    match = post(page, f"/matches/{brought}/play-on", wanted, lang)["id"]
    page.goto(f"/#/table/{match}/0")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
