"""Described positions of Anima in which somebody acts: a trade, an Interruption, an attack, Reset, the last turn."""

from typing import Final

MARKET: Final = (
    "turn: 'alice, interaction', turn number: 9, areas: [salt-market, tsukikage, karh, shard-crater, drowned-abbey],"
    " alice: {party: [samurai, priestess, bell-ringer], in: salt-market,"
    " hand: [ember-script, root-and-stone, iron-vow, coin-lands-again], missions: [three-circles]},"
    " bob: {party: [agent, cartographer, falconer], in: tsukikage, hand: [shaved-dice, old-debt, abel]},"
    " carol: {party: [gravedigger, seer, smuggler], in: drowned-abbey, hand: [step-between, absorb-power]}"
)
OFFERED: Final = ("trade p2", "give bell-ringer", "give iron-vow", "want falconer", "want card", "done")
MET: Final = (
    "turn: 'alice, interaction', turn number: 10, areas: [karh, salt-market, deimos], dice: [3, 4, 2, 5],"
    " alice: {party: [samurai, priestess, bell-ringer], in: karh, hand: [unweave, root-and-stone, coin-lands-again]},"
    " bob: {party: [executor, agent, seer], in: karh, hand: [knife-in-the-fog, absorb-power, iron-vow]},"
    " carol: {party: [gravedigger, falconer, smuggler], in: salt-market, hand: [shaved-dice]}"
)
KNIFE: Final = ("attack p2", "pass", "play knife-in-the-fog")
LAST_TURN: Final = (
    "turn: 'alice, exploration', turn number: 17, final: splinter-choir, timer: 1, areas: [karh, maisen, deimos],"
    " alice: {party: [samurai, priestess, cartographer], in: karh, hand: [unholy-force, root-and-stone],"
    " completed: [vigil-of-the-unburied]},"
    " bob: {party: [gravedigger, falconer, seer], in: maisen, hand: [iron-vow]},"
    " carol: {party: [executor, witch, penitent], in: deimos, hand: [absorb-power], completed: [twin-maws]}"
)
GIVING: Final = (
    "turn: 'alice, reset', turn number: 4, areas: [karh, maisen, deimos],"
    " alice: {party: [samurai, priestess, cartographer], in: karh, hand: [unholy-force, root-and-stone, unweave]},"
    " bob: {party: [gravedigger, falconer], in: maisen, hand: [iron-vow]}, carol: {party: [executor, witch], in: deimos}"
)
DEAD: Final = (
    "turn: 'alice, reset', turn number: 9, areas: [karh, maisen, deimos], character discard: [penitent, falconer],"
    " alice: {party: [samurai, priestess], in: karh, hand: [breath-returned, unweave]},"
    " bob: {party: [gravedigger, seer], in: maisen, hand: [iron-vow]}, carol: {party: [executor, witch], in: deimos}"
)
CHOICE: Final = (  # a Creature that leaves a choice before it is fought
    "turn: 'alice, exploration', turn number: 9, areas: [paradise, maisen, deimos], encounter deck: [walking-mountain],"
    " dice: [2, 3], alice: {party: [samurai, priestess, kagami], in: paradise, hand: [unweave]},"
    " bob: {party: [gravedigger, seer], in: maisen, hand: [iron-vow]}, carol: {party: [executor, witch], in: deimos}"
)
LANTERN: Final = (
    "final: eye-that-will-not-close, timer: 4, areas: [unlit-citadel, karh, last-lantern, salt-market], turn number: 6,"
    " bob: {party: [gravedigger, falconer, seer], in: salt-market, hand: [light-fingers], missions: [twin-maws]},"
    " carol: {party: [executor, witch], in: karh, hand: [absorb-power]}, alice: {party: [samurai, priestess, bell-ringer],"
)
FIVE: Final = (
    f"turn: 'alice, reset', {LANTERN} in: last-lantern, missions: [toll-of-names, bounty-of-seven-notches],"
    " hand: [thrown-gauntlet, leaf-before-the-storm, step-between, truce-of-the-dead, pit-of-stakes]}"
)
REWARDED: Final = (
    f"turn: 'alice, exploration', dice: [1], {LANTERN} in: unlit-citadel, missions: [crown-taken-by-force], hand: [old-debt]}}"
)
ACTING: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {  # by name: game, position, the choices that lead on from it
    "anima-market": ("anima", f"{{{MARKET}}}", ()),
    "anima-trade": ("anima", f"{{{MARKET}}}", OFFERED[:4]),
    "anima-offered": ("anima", f"{{{MARKET}}}", OFFERED),
    "anima-met": ("anima", f"{{{MET}}}", ()),
    "anima-answer": ("anima", f"{{{MET}}}", KNIFE),
    "anima-answered": ("anima", f"{{{MET}}}", (*KNIFE, "play unweave", "spin priestess", "pass")),
    "anima-die": ("anima", f"{{{MET}}}", ("attack p2", "pass", "pass")),
    "anima-last-turn": ("anima", f"{{{LAST_TURN}}}", ()),
    "anima-choice": ("anima", f"{{{CHOICE}}}", ("explore", *["pass"] * 3)),
    "anima-dead": ("anima", f"{{{DEAD}}}", ("play breath-returned", "discard unweave")),
    "anima-five-cards": ("anima", f"{{{FIVE}}}", ()),
    "anima-reward": ("anima", f"{{{REWARDED}}}", ("explore",)),
    "anima-reset": ("anima", f"{{{GIVING}}}", ()),
}
