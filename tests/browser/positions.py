"""Described positions as matches that run: a record of them is brought along, and played on from."""

import re
from typing import Final

from playwright.sync_api import Page
from tests.browser.anima_positions import ACTING
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
SEALED: Final = WORLD.replace("final: eye-that-will-not-close, timer: 4,", "final deck: [eye-that-will-not-close],")
CRISIS: Final = (
    "{turn: 'alice, exploration', turn number: 17, options: [omega], final: splinter-choir, timer: 1,"
    " areas: [shard-crater, karh, deimos], dice: [5, 1, 1, 4, 3, 4],"
    " bonuses: [bob combat +9 lasting, bob speed +9 lasting, alice combat +3 lasting, alice speed +1 lasting,"
    " dave speed -3 lasting],"
    " alice: {party: [samurai, priestess, cartographer, kagami], in: karh, completed: [bounty-of-seven-notches],"
    " hand: [unholy-force, root-and-stone, coin-lands-again, leaf-before-the-storm]},"
    " bob: {party: [falconer, seer, night-burglar], in: deimos, completed: [toll-of-names]},"
    " carol: {party: [executor, witch, penitent], in: karh, completed: [twin-maws], hand: [step-between]},"
    " dave: {party: [gravedigger, agent, wizard], in: deimos, hand: [iron-vow]}}"
)
TRAPPED: Final = (
    "{turn: 'alice, movement', turn number: 8, areas: [karh: {traps: [pit-of-stakes: carol]}, deimos, drowned-abbey],"
    " dice: [5, 1], alice: {party: [samurai, priestess], in: karh, hand: [ember-script, root-and-stone]},"
    " bob: {party: [gravedigger, seer, witch], in: karh, hand: [old-debt]}, carol: {party: [executor], in: deimos}}"
)
CROWD: Final = (
    "{turn: 'alice, movement', turn number: 14, final: eye-that-will-not-close, timer: 4, options: [omega],"
    " areas: [shard-crater: {encounter: {cinder-drake: up}}, unlit-citadel: {encounter: iron-sow}, paradise,"
    " karh: {traps: [pit-of-stakes: bob]}, drowned-abbey: {encounter: {ash-child: up}}, maisen,"
    " sea-of-sand: {encounter: tiamat}, deimos, salt-market, last-lantern: {traps: [buried-cache: erin]}],"
    " incidents: [rust-red-moon: bob],"
    " bonuses: [penitent combat -2 this turn by witch, bob combat +2 this turn by iron-vow],"
    " alice: {party: [samurai, priestess, cartographer, kagami], left: karh, completed: [bounty-of-seven-notches],"
    " missions: [crown-taken-by-force], hand: [root-and-stone, unholy-force, coin-lands-again]},"
    " bob: {party: [roof-runner, night-burglar, falconer], in: paradise, completed: [toll-of-names],"
    " hand: [stillness: {known: everyone}, old-debt]},"
    " carol: {party: [gravedigger, seer, wizard: spun], in: maisen, faction: veiled-court, hand: [iron-vow, unweave]},"
    " dave: {party: [executor, witch, penitent, haldrisse], in: drowned-abbey, completed: [twin-maws], hand: [betrayal]},"
    " erin: {party: [agent, smuggler: {incapacitated: yes}], in: maisen, hand: [abel: {known: everyone}, ward-of-salt]}}"
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
    "anima-reveal": ("anima", f"{{turn: start, {SEALED}}}", ("reveal",)),
    "anima-crisis": ("anima", CRISIS, ("end", "end", "end", "choose falconer", "play unholy-force", "pass")),
    "anima-trap": ("anima", TRAPPED, ("stay", "stay", *["pass"] * 4)),
    "anima-crowd": ("anima", CROWD, ()),
    "anima-meets": ("anima", f"{{turn: 'alice, exploration', dice: [5, 4, 2], {WORLD}}}", ("explore", *["pass"] * 4)),
    "anima-combat": ("anima", f"{{turn: 'alice, exploration', dice: [5, 4, 2], {WORLD}}}", ("explore", *["pass"] * 4)),
    **ACTING,
}
NAMES: Final = ["Isaure", "Ondine", "Roland", "Wren", "Milo"]
SEATED: Final = ("alice", "bob", "carol", "dave", "erin")


def record_at(moment: str) -> Record:
    """The record of a match that has come to this moment."""
    game, given, forms = MOMENTS[moment]
    pool = GAMES[game].shipped_pool()
    names = NAMES[: max(2, sum(f"{seat}:" in given for seat in SEATED))]
    seats = Seats.of_record(Record("0.1.0", game, pool.digest, names, seed=1, given=given), pool)
    entries = []
    for form in forms:
        entries.append(Entry(CHOICE, seats.position.asked, HAND, form))
        seats.match.choose(form)
    return Record("0.1.0", game, pool.digest, names, seed=1, given=given, entries=entries)


def come_to(page: Page, moment: str, lang: str = "en", bot: str = "greedy", seat: int = 0) -> None:
    """Sit at a seat of a match that stands at this moment, mostly the first."""
    record = record_at(moment)
    brought = post(page, "/records", {"text": record_text(record)}, lang)["id"]
    wanted = {"number": len(record.entries), "seat": seat, "bot": bot}
    match = post(page, f"/matches/{brought}/play-on", wanted, lang)["id"]
    page.goto(f"/#/table/{match}/{seat}")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
