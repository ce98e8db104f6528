"""What the eager bot does in its slots of a turn: where it goes, whom it attacks, what it tries. At a glance, by the odds
of the moment; nothing is tried out."""

from typing import Final

from grimoire.anima.areas import guard_of, level_of
from grimoire.anima.combat_and_speed import strength_of
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import room_in_hand
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.missions import missions_of, stands_at
from grimoire.anima.parties import has_completed, has_room_for
from grimoire.anima.zones import CHARACTER, CREATURE, FINAL_MISSION, OPEN, TRAP, TYPE_FACTION
from grimoire.bots.anima.picking import best, by_verb
from grimoire.bots.anima.tasks import Tasks, tasks_at
from grimoire.kernel.chance import Chance

KEEN: Final = 3  # one time in this many something is done that may be of no use
WORTH_A_TRY: Final = 0.35  # the chance with which a task is tried
SEASONED: Final = 11  # the Combat with which the end may come
OVERDUE: Final = 18  # the turn from which it is sought in any case
MISSION: Final = 5.0  # a sure Mission, where a card is about 1
QUEST: Final = 9.0
BEFORE_THE_END: Final = 4.0  # to be rested when the Crisis comes
LAST_BUT_ONE: Final = 2  # the crisis die
LAST: Final = 1
PER_LEVEL: Final = 4  # the Combat an Area asks for, by its Level


def reveal(g: Game, chance: Chance) -> int:
    """As soon as the Party can hope to stand the end, or nothing else would end the game."""
    ready = strength_of(g, g.asked) >= SEASONED or g.turn >= OVERDUE
    return by_verb(g, "reveal") if ready else by_verb(g, "pass")


def reset(g: Game, chance: Chance) -> int:
    """Show what counts only in the open, join a Faction, now and then play something; leave what gives nothing more."""
    seat = g.asked
    for i, option in enumerate(g.options):
        if option.verb == "show" and g.definitions[g.pool.numbers[option.card]].task_line is None:
            if g.definitions[g.pool.numbers[option.card]].marks:
                return i
        if option.verb == "use" or (option.verb == "play" and not chance.below(KEEN)):
            kind = g.definitions[g.pool.numbers[option.card]].type
            if kind not in (TRAP, TYPE_FACTION) or not chance.below(KEEN):
                return i
        if option.verb == "leave" and area_score(g, seat, g.place[seat], Tasks(g, seat)) < 1.5:
            return i
    return len(g.options) - 1


def area_score(g: Game, seat: int, area: int, tasks: Tasks) -> float:
    """What an Area offers at a glance: Missions first, then Characters, then cards."""
    definition = g.definition(area)
    score = 0.0
    for mission in missions_of(g, seat):
        if g.definition(mission).step_lines and stands_at(g, g.definition(mission), area):
            score += worth_of_mission(g, mission) * tasks.whole(mission)
    for mission in tasks_at(g, seat, area):
        found = tasks.task(mission)
        score += worth_of_mission(g, mission) * found if found >= WORTH_A_TRY else 0.0
    if definition.gives_recruit and has_room_for(g, seat, CHARACTER):
        score += 2.5
    if definition.gives_advantage and room_in_hand(g, seat):
        score += 1.0 + 0.3 * definition.level
    guard = guard_of(g, area)
    if guard >= 0 and g.known[guard] == OPEN and g.definition(guard).type == CREATURE:
        score -= max(0, g.definition(guard).combat - strength_of(g, seat))
    return score - 0.4 * max(0, PER_LEVEL * level_of(g, area) - strength_of(g, seat))


def worth_of_mission(g: Game, mission: int) -> float:
    return QUEST if g.definition(mission).category == FINAL_MISSION else MISSION


def movement(g: Game, chance: Chance) -> int:
    seat = g.asked
    tasks = Tasks(g, seat)
    scores: list[float] = []
    for option in g.options:
        if option.verb == "stay":
            scores.append(area_score(g, seat, g.place[seat], tasks))
        elif option.verb in ("move", "seek") and option.card:
            area = next(card for card, printed in enumerate(g.printed) if printed == g.pool.numbers[option.card])
            scores.append(area_score(g, seat, area, tasks) - (0.5 if option.verb == "seek" else 0.0))
        elif option.verb == "rest":
            scores.append(BEFORE_THE_END if is_near(g, seat, LAST_BUT_ONE) else -1.0)
        else:
            scores.append(0.8)
    return best([score + 0.1 * chance.below(8) for score in scores], chance)


def interaction(g: Game, chance: Chance) -> int:
    for i, option in enumerate(g.options):
        if option.verb == "attack" and strength_of(g, g.asked) > strength_of(g, SEAT_NAMES.index(option.player)):
            return i
    return by_verb(g, "play", "use", "end")


def exploration(g: Game, chance: Chance) -> int:
    """Hold the place if that may succeed; else explore, but risk nothing just before the Crisis."""
    tasks = Tasks(g, g.asked)
    for i, option in enumerate(g.options):
        if option.verb == "resist" and tasks.step(mission_named(g, option.card)) >= WORTH_A_TRY:
            return i
    is_last = is_near(g, g.asked, LAST) and not tasks_at(g, g.asked, g.place[g.asked])
    return by_verb(g, "end") if is_last else by_verb(g, "explore")


def is_near(g: Game, seat: int, turns: int) -> bool:
    """Whether the Crisis comes at the end of this many turns, this one counted, and the Party will face it."""
    return final_mission(g) >= 0 and g.timer == turns and has_completed(g, seat)


def reward(g: Game, chance: Chance) -> int:
    """A Mission that may succeed; a Character; cards; what else there is."""
    tasks = Tasks(g, g.asked)
    chances = [tasks.task(mission_named(g, option.card)) if option.verb == "mission" else 0.0 for option in g.options]
    if max(chances) >= WORTH_A_TRY:
        return best(chances, chance)
    for word in ("recruit", "arcane", "advantage"):
        for i, option in enumerate(g.options):
            if option.verb == "reward" and option.word == word:
                return i
    return by_verb(g, "ex", "end")


def mission_named(g: Game, id: str) -> int:
    number = g.pool.numbers[id]
    return next(mission for mission in missions_of(g, g.asked) if g.printed[mission] == number)
