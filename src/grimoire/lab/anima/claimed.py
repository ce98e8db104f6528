"""What each word of Anima's card language claims: one line or more for every word, with what it comes to.

The numbers are those of the table in claims.py: your Party has Combat 6 and Speed 5, that of the second player 8 and 6, that of
the third 4 and 3; an Encounter is a Creature of Combat 5; each die shows 1.
"""

from typing import Any, Final

from grimoire.lab.inventing.claims import Claim

NOTHING: Final = "always combat(0, us)"
TOTAL: Final = "total of CombatCounted"
AGAINST: Final = "against of CombatCounted"
DRAWN: Final = "AdvantageDrawn"
USE: Final = "use invented-0"
HELP: Final = "use invented-1"
ATTACK: Final = "attack p2"
BLADE: Final = "play invented-3"
TRY: Final = ("explore", "mission invented-0")
GIFT: Final = ("explore", "reward advantage")
LAYING: Final = ("play invented-14", "on invented-6")
QUIET: Final[dict[str, Any]] = {"explore": "nothing"}
QUIET_AREA: Final[dict[str, Any]] = {"card_explore.1-6": "nothing"}

# Continuous texts, wherever they may stand.
CONTINUOUS: Final = (
    Claim("combat(2, us)", {TOTAL: 2, AGAINST: 0}, "explore"),
    Claim("combat(-1, us)", {TOTAL: -1, AGAINST: 0}, "explore"),
    Claim("combat(2, us)", {TOTAL: 0, AGAINST: 0}, theirs=("explore",)),
    Claim("combat(2, each)", {TOTAL: 2, AGAINST: 2}, ATTACK),
    Claim("combat(2, each)", {TOTAL: 2, AGAINST: 0}, theirs=("explore",)),
    Claim("combat(-2, foe)", {TOTAL: 0, AGAINST: -2}, "explore"),
    Claim("combat(-2, foe)", {TOTAL: 0, AGAINST: -2}, ATTACK),
    Claim("speed(2, us)", {"total of CheckPassed": 2}, HELP, beside="act interaction => by_each(each, check(1))"),
    Claim("speed(2, each)", {"total of CheckPassed": 6}, HELP, beside="act interaction => by_each(each, check(1))"),
    Claim("level(1, area_of(us))", {DRAWN: 1}, *GIFT),
    Claim("level(1, area_of(each))", {DRAWN: 1}, *GIFT),
    Claim("level(-1, area_of(us))", {DRAWN: -1}, *GIFT, level="2"),
    Claim("hand_limit(1, us)", {DRAWN: 1}, HELP, beside="act interaction => draw(5, each)"),
    Claim("hand_limit(-1, us)", {DRAWN: -1}, HELP, beside="act interaction => draw(5, each)"),
    Claim("hand_limit(1, each)", {DRAWN: 3}, HELP, beside="act interaction => draw(5, each)"),
    Claim("trade_anywhere(us)", {"interaction: trade p3": 1}, apart="yes"),
    Claim("trade_anywhere(us)", {"interaction: trade p3": 0}),
    Claim("trade_anywhere(each)", {"interaction: trade p3": 1}),
    Claim("seek_choice(2)", {"place-area: place invented-8": 1, "CardSeen": 2}, "leave", "seek deck"),
    Claim("recruit_choice(2)", {"CardSeen": 2, "CharacterJoined": 0}, "explore", "reward recruit", parties="0 2 1", **QUIET),
)
STANDING: Final = (
    Claim("always combat(2, creatures)", {TOTAL: 0, AGAINST: 2}, "explore", where="incident"),
    Claim("always combat(2, creatures)", {AGAINST: 2}, where="incident", theirs=("explore",)),
    Claim("always forbid(party_combat)", {f"interaction: {ATTACK}": -1}, where="incident"),
    Claim("always forbid(arcane_recruit)", {"reward: reward arcane": -1}, "explore", where="area", parties="2 2 1", instead=""),
    Claim("always combat(2, foe)", {AGAINST: 2}, *TRY, where="objective", **QUIET),
    Claim("always combat(2, foe)", {AGAINST: 2}, "resist invented-0", where="resistance", **QUIET),
    Claim("always combat(2, foe)", {AGAINST: 2}, *TRY, where="tally", card_task="fight(6)", **QUIET),
    Claim("always combat(2, foe)", {AGAINST: 2}, *TRY, where="final", quest_done="yes", **QUIET),
    Claim("always combat(2, foe)", {AGAINST: 0}, "explore", where="objective"),
    Claim("always bait(2)", {TOTAL: 2}, *TRY, "bait invented-4", where="objective", **QUIET),
    Claim("always bait(2)", {TOTAL: 2}, "resist invented-0", "bait invented-4", where="resistance", **QUIET),
    Claim("always bait(2)", {TOTAL: 2}, *TRY, "bait invented-4", where="tally", card_task="fight(6)", **QUIET),
    Claim("always bait(2)", {TOTAL: 2}, *TRY, "bait invented-4", where="final", quest_done="yes", **QUIET),
)

IN_FORCE: Final = ("character", "arcane", "faction", "organization")


def heard(event: str, places: tuple[str, ...], *doing: str, times: int = 1, **more: Any) -> tuple[Claim, ...]:
    """A trigger, on each card that can have it."""
    return tuple(Claim(f"on {event} => draw(1)", {DRAWN: times}, *doing, where=where, **more) for where in places)


KILL: Final = "act interaction => kill(one_of(us))"
TRIGGERS: Final = (
    *heard("meet", ("event", "creature"), "explore"),
    *heard("beaten", ("creature",), "explore"),
    *heard("beaten", ("creature",), "explore", times=0, card_combat="9"),
    *heard("defeats", ("creature",), "explore", card_combat="9"),
    *heard("defeats", ("creature",), "explore", times=0),
    *heard("wins(us)", (*IN_FORCE, "incident laid", "objective", "resistance", "tally"), "explore"),
    *heard("wins(us)", (*IN_FORCE, "incident laid", "objective"), times=0, theirs=("explore",)),
    *heard("wins(each)", ("incident laid",), "explore", times=2, theirs=("explore",)),
    *heard("dies", ("character", "arcane"), HELP, "choose invented-0", beside=KILL),
    *heard("death", IN_FORCE, HELP, "choose invented-2", beside=KILL),
    *heard("death", IN_FORCE, HELP, beside="act interaction => kill(your_pick(rival))"),
    *heard("advantage_reward(us)", (*IN_FORCE, "incident laid"), *GIFT, **QUIET),
    *heard("advantage_reward(each)", ("incident laid",), theirs=GIFT, **QUIET),
    *heard("lays(us)", (*IN_FORCE, "incident laid"), *LAYING, holds="invented-14", **QUIET),
    *heard("lays(each)", ("incident laid",), *LAYING, holds="invented-14", **QUIET),
    *heard("revealed", ("final hidden",), "reveal"),
    Claim("on sprung => draw(2, layer)", {DRAWN: 2}, where="trap"),
    Claim("on sprung => draw(1, here)", {DRAWN: 3}, where="trap"),
    Claim("on sprung => by_each(here, if(is_layer, draw(2), draw(1)))", {DRAWN: 4}, where="trap"),
    Claim("on wins(us) once => draw(1)", {DRAWN: 1}, "explore", where="faction", explore="encounter(2)"),
    Claim("on wins(us) => draw(1)", {DRAWN: 2}, "explore", where="faction", explore="encounter(2)"),
)


def used(line: str, changes: dict[str, int], *doing: str, places: tuple[str, ...] = (), **more: Any) -> tuple[Claim, ...]:
    """What is used, as a card of the hand and as an ability of a card on the table; its first word is what is used."""
    how = {"plot": ("play invented-0",), "faction": (USE,), "character": (USE,), "organization": (USE,)}
    found: list[Claim] = []
    for where in places or ("plot", "faction", "character", "organization"):
        todo = [how.get(where, ("play invented-0",))[0] if part == "USE" else part for part in doing]
        found.append(Claim(f"act {line}", changes, *todo, where=f"{where} used", **more))
    return tuple(found)


MOMENTS: Final = (
    *used("reset => draw(1)", {DRAWN: 1}, "USE"),
    *used("movement => draw(1)", {DRAWN: 1}, "USE"),
    *used("interaction => draw(1)", {DRAWN: 1, f"interaction: {ATTACK}": 0}, "USE"),
    *used("exploration => draw(1)", {DRAWN: 1}, "USE"),
    *used("combat => draw(1)", {DRAWN: 1}, "explore", "USE"),
    *used("combat once => combat(1, us, fight)", {TOTAL: 1}, "explore", "USE", "USE", places=("faction",)),
    *used("combat => combat(1, us, fight)", {TOTAL: 2}, "explore", "USE", "USE", places=("faction",)),
    *used("seek => pick_area", {"place-area: place invented-8": 1, "AreaPlaced": 0}, "leave", "USE"),
    *used(
        "reset, spin => draw(1)", {DRAWN: 1, "CharacterSpun": 1}, "USE", places=("character",), instead="act reset => nothing"
    ),
    *used("reset, discard(2, us) => draw(1)", {DRAWN: 1, "CardDiscarded": 2}, "USE", instead="act reset => nothing"),
)
ANSWERS: Final = (
    *used("interrupt(own_death) => save(it)", {"CharacterDied": -1, "CharacterIncapacitated": 1}, HELP, "USE", beside=KILL),
    *used("interrupt(own_die) => reroll(it)", {"face of Explored": 2}, "explore", "USE", dice="3 5"),
    *used("interrupt(any_die) => nudge(it)", {"face of Explored": 1}, "USE", "up", theirs=("explore",), dice="3"),
    *used("interrupt(any_die) => reroll(it)", {"face of Explored": -1}, "USE", theirs=("explore",), dice="3 2"),
    *used(
        "interrupt(own_check) => reroll(it)",
        {"total of CheckPassed": 3},
        HELP,
        "USE",
        beside="act interaction => check(1)",
        dice="1 4",
    ),
    *used("interrupt(own_exploration) => nudge(it)", {"face of Explored": -1}, "explore", "USE", "down", dice="3"),
    *used("interrupt(own_encounter) => evade", {"EncounterMet": -1, "EncounterEvaded": 1}, "explore", "USE"),
    *used("interrupt(advantage_or_ability) => cancel(it)", {TOTAL: -1, "UseCancelled": 1}, "USE", theirs=("explore", BLADE)),
    *used("interrupt(combat_cards) => take(it)", {TOTAL: 0, "CombatCardTaken": 1}, "USE", theirs=("explore", BLADE)),
    *used("interrupt(trap) => cancel(it)", {DRAWN: -3}, "USE", snare="on sprung => draw(1, here)"),
)


def effect(line: str, changes: dict[str, int], *doing: str, **more: Any) -> Claim:
    """What a Plot card of the hand does in Reset."""
    return Claim(f"act reset => {line}", changes, *doing, where="plot", **more)


def fought(line: str, changes: dict[str, int], *doing: str, **more: Any) -> Claim:
    """The same in a Combat."""
    return Claim(f"act combat => {line}", changes, "explore", "play invented-0", *doing, where="plot used", **more)


def met(line: str, changes: dict[str, int], *doing: str, **more: Any) -> Claim:
    """What a Creature says before its Combat."""
    return Claim(f"on meet => {line}", changes, "explore", *doing, where="creature", **more)


def task(line: str, changes: dict[str, int], *doing: str, where: str = "objective", **more: Any) -> Claim:
    return Claim(line, changes, *TRY, *doing, where=f"{where} task", instead="discard(1, us)", **{**QUIET, **more})


TIMES: Final = (
    effect("combat(2, us, turn)", {TOTAL: 2}, "explore", "explore", turns="2"),
    effect("combat(2, us, next_turn)", {TOTAL: 2}, "explore", "explore", turns="2"),
    effect("combat(2, us, next_turn)", {TOTAL: 0}, "explore"),
    effect("combat(2, us, lasting)", {TOTAL: 4}, "explore", "explore", turns="2"),
    effect("combat(2, each, turn)", {TOTAL: 2, AGAINST: 2}, ATTACK),
    effect("combat(-2, rival(larger), turn)", {AGAINST: -2}, "attack p2", parties="0 2 1"),
    effect("combat_rolls(1, us, turn)", {TOTAL: 1}, "explore"),
    effect("combat(2, one_of(us), turn)", {TOTAL: 2}, "explore"),
    effect("combat(-3, normal_of(us), turn)", {TOTAL: -2}, "explore"),
    effect("combat(2, males(us), turn)", {TOTAL: 4}, "explore", parties="2 2 1"),
    effect("combat(-2, your_pick(rival), turn)", {AGAINST: -2}, ATTACK),
    effect("speed(2, us, turn)", {"total of CheckPassed": 2}, HELP, beside="act interaction => check(1)"),
    effect("speed(-9, us, turn)", {"total of CheckPassed": -5}, HELP, beside="act interaction => check(1)"),
    effect("level(1, here, turn)", {DRAWN: 1}, *GIFT, **QUIET),
    effect("level(9, here, turn)", {DRAWN: 2}, *GIFT, **QUIET),
    effect("hand_limit(1, us, turn)", {DRAWN: 1}, HELP, beside="act interaction => draw(5)"),
    effect("skip_preliminary(us, turn)", {"EncounterMet": -1}, "leave", "move invented-6", guard="yes"),
    fought("combat(2, us, fight)", {TOTAL: 2}),
    fought("combat(-2, foe, fight)", {AGAINST: -2}),
    fought("combat(2, males(us), fight)", {TOTAL: 2}),
    fought("combat_rolls(2, us, fight)", {TOTAL: 2}),
    Claim("act combat => combat(2, user, fight)", {TOTAL: 2}, "explore", "play invented-0", where="magic used"),
    Claim(
        "act combat => combat(1, us, fight)", {"CharacterSpun": 1}, "explore", "play invented-0", where="ki used", instead=""
    ),
    Claim("act combat => sacrifice(user)", {"CharacterDied": 1}, "explore", "play invented-0", where="magic used"),
    Claim(
        "act combat, spin => after_fight(draw(1)) then sacrifice(user)",
        {DRAWN: 1, "CharacterDied": 1},
        "explore",
        USE,
        where="character used",
    ),
    task("combat(2, us, fight) then fight(3)", {TOTAL: 9}),
    task("best_of(2, foe) then fight(3)", {AGAINST: 6}, dice="1 1 2 3"),
)
EFFECTS: Final = (
    effect("draw(2)", {DRAWN: 2}),
    effect("draw(2, each)", {DRAWN: 6}),
    effect("draw(2, rival)", {DRAWN: 2}),
    effect("discard(1, us)", {"CardDiscarded": 1}),
    effect("discard(1, each, random)", {"CardDiscarded": 3}),
    effect("steal(2, rival(here))", {"AdvantageTaken": 2}),
    effect("steal(1, rival(with_cards))", {"AdvantageTaken": 1}),
    effect("steal(1, rival(with_faction))", {"AdvantageTaken": 1, "choose-party: choose p3": 0}, band="always combat(0, us)"),
    effect("steal(1, rival(larger))", {"AdvantageTaken": 1, "choose-party: choose p3": 0}, parties="0 2 1"),
    effect("steal(1, rival(larger))", {"AdvantageTaken": 0}),
    effect("exchange(1, rival)", {"AdvantageTaken": 2}),
    effect("retrieve(1)", {"AdvantageRetrieved": 1}),
    effect("recruit(deck)", {"CharacterJoined": 1}),
    effect("recruit(discards)", {"CharacterJoined": 1}),
    effect("steal_character(rival)", {"CharacterTaken": 1}, "choose p2"),
    effect("ascend", {"CharacterJoined": 1, "CharacterLeft": 1}),
    effect("kill(one_of(us))", {"CharacterDied": 1}),
    effect("sacrifice(normal_of(us))", {"CharacterDied": 1}),
    effect("sacrifice(normal_of(us))", {"CharacterDied": 0}, parties="0 2 1"),
    effect(
        "sacrifice(normal_of(us))", {"CharacterDied": 1, "CharacterDying": 0}, beside="act interrupt(own_death) => save(it)"
    ),
    effect("incapacitate(one_of(us))", {"CharacterIncapacitated": 1, TOTAL: -2}, "explore"),
    effect("lose_turn(rival)", {"PartyExpelled": 1, "interaction: attack p2": -1}, "choose p2"),
    effect("drop_faction(rival(with_faction))", {"CardDiscarded": 1}, band="always combat(0, us)"),
    effect("challenge(rival(here, matched))", {"CombatCounted": 1}, "choose p3"),
    effect("challenge(rival(matched))", {"CombatCounted": 1, "choose-party: choose p2": 0}, parties="1 4 1"),
    effect("lay_waste", {"AreaRemoved": 1, "PartyExpelled": 3}),
    effect("steel(one_of(us))", {TOTAL: 1}, "explore"),
    effect("steel(one_of(us)) then steel(one_of(us))", {"SteelGiven": 1, TOTAL: 1}, "explore"),
    effect("check(6, passed(draw(1)), failed(draw(2)))", {DRAWN: 1, "CheckPassed": 1}),
    effect("check(7, passed(draw(1)), failed(draw(2)))", {DRAWN: 2, "CheckFailed": 1}),
    effect("fight(6)", {TOTAL: 7, AGAINST: 7, "CombatWon": 1}),
    effect("fight(7, natural)", {TOTAL: 7, AGAINST: 8, "PartyExpelled": 1}),
    effect("fight(6, supernatural)", {TOTAL: 9}, beside="always combat(2, us) if foe_is(supernatural)"),
    effect("fight(6, natural, darkness)", {TOTAL: 9}, beside="always combat(2, us) if foe_is(darkness)"),
    effect("encounter(2)", {"EncounterMet": 2, "CombatCounted": 2}),
    effect("encounter(1, 2)", {"EncounterMet": 1}, beast_level="2"),
    effect("encounter(1)", {"EncounterMet": 0, "EncounterTooHigh": 1}, beast_level="2"),
    effect("on_die(2, low(draw(1)), high(draw(2)))", {DRAWN: 1}, dice="2"),
    effect("on_die(2, low(draw(1)), high(draw(2)))", {DRAWN: 2}, dice="3"),
    effect("choose(draw(1), draw(3))", {DRAWN: 3}, "choose 2"),
    effect("to(discard(1, us), draw(3))", {DRAWN: 3, "CardDiscarded": 1}, "yes"),
    effect("to(discard(3, us), draw(3))", {DRAWN: 0, "CardDiscarded": 0}, "yes"),
    effect("nothing", {DRAWN: 0}),
    effect("reveal_final", {"FinalMissionRevealed": 1}, turns="2"),
    effect("timer(-2)", {"turns of TimerChanged": 4}, final="yes"),
    effect("timer(9)", {"turns of TimerChanged": 12}, final="yes"),
    effect("turn_timer", {"turns of TimerChanged": 10}, "up", final="yes"),
    effect("turn_timer", {"turns of TimerChanged": 6}, "down", final="yes"),
    effect("peek(encounters, 2)", {"CardSeen": 2}),
    fought("escape", {"CombatEscaped": 1, "CombatCounted": -1, "PartyExpelled": 1}),
    fought("best_of(2, us)", {TOTAL: 3}, dice="1 1 4 1"),
    fought("best_of(2, foe)", {AGAINST: 3}, dice="1 1 1 4"),
    fought("after_fight(draw(1))", {DRAWN: 1}),
    Claim(
        "act combat => after_fight(incapacitate(user))",
        {"CharacterIncapacitated": 1},
        "explore",
        "play invented-0",
        where="magic used",
    ),
    Claim("act movement => move_anywhere", {"PartyArrived": 1}, "play invented-0", "move invented-6", where="plot used"),
    met("combat_as(us)", {AGAINST: 1}),
    met("kill_margin(1)", {"CharacterDied": 1}, card_combat="7"),
    met("kill_margin(6)", {"CharacterDied": -1}, card_combat="11"),
    met("forbid_cards(ki)", {f"combat-cards: {BLADE}": -1}, blade="ki"),
    met("forbid_cards(magic)", {f"combat-cards: {BLADE}": 0}, blade="ki"),
    task("spin_icons(magic, ki, trickery)", {"CharacterSpun": 1, "CardDiscarded": -1}),
    task("mark(2)", {"markers of MissionMarked": 2}, where="tally"),
    task("mark(level_of(here))", {"markers of MissionMarked": 2}, where="tally", level="2"),
    task("mark_level", {"markers of MissionMarked": 1}, where="tally"),
    Claim(
        "on wins(us) => mark(level_of(foe))",
        {"markers of MissionMarked": 2},
        "explore",
        where="tally",
        beast_level="2",
        level="2",
    ),
    Claim("on wins(us) => complete", {"MissionCompleted": 1}, "explore", where="objective"),
    Claim(
        "once_a_game(draw(2))",
        {DRAWN: 2},
        "explore",
        "ex gift",
        "explore",
        "ex gift",
        where="area ex",
        turns="2",
        instead="nothing",
        **QUIET,
    ),
    Claim("draw(2)", {DRAWN: 2}, "explore", where="area explore", instead="nothing"),
    Claim("draw(2, rival)", {DRAWN: 2}, "explore", "ex gift", where="area ex", instead="nothing", **QUIET_AREA),
    task("draw(2, rival)", {DRAWN: 2, "CardDiscarded": -1}),
    Claim("on meet => sacrifice(normal_of(us))", {"CharacterDied": 0}, "explore", where="event", parties="0 2 1"),
    Claim("on meet => sacrifice(normal_of(us))", {"CharacterDied": 1}, "explore", where="event"),
    Claim("draw(2)", {DRAWN: 2}, where="incident", instead=NOTHING),
)


def holds(condition: str, *, yes: bool = True, where: str = "plot", **more: Any) -> Claim:
    """Whether something is so when a card of the hand is used."""
    return Claim(f"act reset => if({condition}, draw(1))", {DRAWN: 1 if yes else 0}, where=where, **more)


def fighting(condition: str, yes: bool, *doing: str, **more: Any) -> Claim:
    """Whether something is so in a Combat."""
    return Claim(f"always combat(2, us) if {condition}", {TOTAL: 2 if yes else 0}, *doing, where="faction", **more)


CONDITIONS: Final = (
    holds("has_skill(us, magic)"),
    holds("has_skill(us, magic)", yes=False, parties="0 2 1"),
    holds("has_skill(us, ki) & has_skill(us, trickery)"),
    holds("has_faction(each)", yes=False, band="always combat(0, us)"),
    holds("has_skill(each, magic)"),
    holds("has_skill(each, magic)", yes=False, parties="0 2 1"),
    holds("characters_at_least(2, each)", yes=False),
    holds("characters_at_least(2, each)", parties="1 2 2"),
    holds("in_trade_area(each)", trade="yes"),
    holds("has_faction(rival(larger))", parties="0 2 1", band="always combat(0, us)"),
    holds("has_faction(us)", yes=False, band="always combat(0, us)"),
    holds("in_trade_area(us)", trade="yes"),
    holds("in_trade_area(us)", yes=False),
    holds("fewest_characters(us)", yes=False),
    holds("fewest_characters(us)", parties="0 2 1"),
    holds("behind(us)", rival_done="yes"),
    holds("behind(us)", yes=False),
    holds("behind(us)", yes=False, quest_done="yes"),
    holds("not(behind(us))", quest_done="yes"),
    holds("characters_at_least(2, us)"),
    holds("characters_at_least(3, us)", yes=False),
    holds("final_in_play", final="yes"),
    holds("final_in_play", yes=False),
    holds("final_due", yes=False),
    holds("final_due", quest_done="yes"),
    holds("players_at_least(3)"),
    holds("players_at_least(4)", yes=False),
    holds("not(players_at_least(4))"),
    fighting("foe_is(natural)", True, "explore"),
    fighting("foe_is(natural)", False, "explore", kinds="darkness"),
    fighting("foe_is(supernatural)", True, "explore", kinds="supernatural"),
    fighting("foe_is(darkness)", True, "explore", kinds="darkness"),
    fighting("foe_is(creature)", True, "explore"),
    fighting("foe_is(creature)", False, ATTACK),
    fighting("foe_is(party)", True, ATTACK),
    fighting("foe_is(party)", False, "explore"),
    fighting("foe_is(mission)", True, "explore", "mission invented-12", quest="fight(6)", **QUIET),
    fighting("foe_is(mission)", False, "explore"),
    fighting("declared", True, ATTACK),
    fighting("declared", False, theirs=("attack p1",)),
    fighting("at_least_as_many(foe)", True, "attack p2"),
    fighting("at_least_as_many(foe)", False, "attack p3"),
    fighting("has_faction(us)", True, "explore"),
    fighting("has_faction(foe)", True, "attack p2", band="always combat(0, us)"),
)
CLAIMED: Final = (*CONTINUOUS, *STANDING, *TRIGGERS, *MOMENTS, *ANSWERS, *TIMES, *EFFECTS, *CONDITIONS)
