"""Quick answers to every question of Anima: sensible, partly by chance, without looking ahead.

They are the play of the eager bot, and what other bots expect of whoever is asked inside their thoughts. They read the
hand of the asked seat and what is public; the rest of a sample is never looked at.
"""

from collections.abc import Callable
from typing import Final

from grimoire.anima.game import UP, Game
from grimoire.anima.missions import missions_of, open_tasks, stands_at
from grimoire.anima.parties import SEAT_NAMES
from grimoire.anima.queries import combat_of, guard_of, hand, has_room_for, level_of, party, room_in_hand
from grimoire.anima.zones import ADVANTAGE, CHARACTER, CREATURE, MISSIONS, OPEN, TRAP, TYPE_FACTION
from grimoire.bots.anima.bargaining import answer_offer, build_offer
from grimoire.bots.anima.duels import choose_die, combat_card, interrupt, nudge
from grimoire.bots.anima.worth import PER_COMBAT, PER_SPEED, worth_in_hand, worth_of_text
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.language.syntax import CALL, Expr

Answer = Callable[[Game, Chance], int]

HOLDING: Final = 9  # the Combat with which a place can be held, or a task be tried
KEEN: Final = 3  # one of so many times something is done that may be of no use


def answer(g: Game, chance: Chance) -> int:
    """The place of the option the asked seat takes."""
    if len(g.options) == 1:
        return 0
    found = ANSWERS.get(g.question.id)
    return chance.below(len(g.options)) if found is None else found(g, chance)


def best(scores: list[float], chance: Chance) -> int:
    """The highest; of equals any."""
    top = max(scores)
    places = [i for i, score in enumerate(scores) if score == top]
    return places[0] if len(places) == 1 else places[chance.below(len(places))]


def by_verb(g: Game, *verbs: str) -> int:
    """The first option with one of these verbs, in their order; else the last."""
    for verb in verbs:
        for i, option in enumerate(g.options):
            if option.verb == verb:
                return i
    return len(g.options) - 1


def skills_of(g: Game, seat: int) -> int:
    skills = 0
    for card in party(g, seat):
        skills |= g.definition(card).skills
    return skills


# -- cards -------------------------------------------------------------------------------------------------------------


def character_worth(g: Game, option: Option) -> float:
    definition = g.definitions[g.pool.numbers[option.card]]
    return PER_COMBAT * definition.combat + PER_SPEED * definition.speed + (0.5 if definition.lines else 0.0)


def card_worth(g: Game, option: Option) -> float:
    definition = g.definitions[g.pool.numbers[option.card]]
    return worth_in_hand(definition, skills_of(g, g.asked)) if definition.category == ADVANTAGE else character_worth(g, option)


def take_best(g: Game, chance: Chance) -> int:
    return best([card_worth(g, option) if option.card else 0.0 for option in g.options], chance)


def give_least(g: Game, chance: Chance) -> int:
    """The card that is missed least; where one may pass, nothing."""
    return best([-card_worth(g, option) if option.card else 9.0 for option in g.options], chance)


def pick_character(g: Game, chance: Chance) -> int:
    """Of a rival the best, of one's own the least: what is picked mostly suffers."""
    scores: list[float] = []
    for option, card in zip(g.options, g.keys, strict=True):
        mine = card in party(g, g.asked)
        scores.append(-character_worth(g, option) if mine else character_worth(g, option))
    return best(scores, chance)


def pick_party(g: Game, chance: Chance) -> int:
    """The strongest rival that is offered."""
    own = SEAT_NAMES[g.asked]
    strength = [float(combat_of(g, SEAT_NAMES.index(option.player))) for option in g.options]
    return best([n if option.player != own else -1.0 for n, option in zip(strength, g.options, strict=True)], chance)


def pick_effect(g: Game, chance: Chance) -> int:
    """What is worth most, read from the words."""
    definition = g.definitions[g.pool.numbers[g.question.card]]
    lines = [*definition.lines, *[extra.line for extra in definition.extras], *[line for _, line in definition.table_lines]]
    for line in lines:
        choices = choices_in(line)
        if choices:
            scores = [worth_of_text(choices[option.amount - 1]) for option in g.options]
            return best(scores, chance)
    return chance.below(len(g.options))


def choices_in(line: Expr) -> list[Expr]:
    if line.kind == CALL and line.text == "choose":
        return line.args
    for part in line.args if line.body is None else [line.body]:
        found = choices_in(part)
        if found:
            return found
    return []


# -- the phases --------------------------------------------------------------------------------------------------------


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
        if option.verb == "leave" and area_score(g, seat, g.place[seat]) < 1.5:
            return i
    return len(g.options) - 1


def area_score(g: Game, seat: int, area: int) -> float:
    """What an Area offers at a glance: Missions first, then Characters, then cards."""
    definition = g.definition(area)
    score = 0.0
    score += 3.0 * len(open_tasks(g, seat, area))
    for mission in missions_of(g, seat):
        if g.definition(mission).steps and stands_at(g, g.definition(mission), area):
            score += 3.0 if combat_of(g, seat) >= HOLDING else 0.5
    if definition.gives_recruit and has_room_for(g, seat, CHARACTER):
        score += 2.5
    if definition.gives_advantage and room_in_hand(g, seat):
        score += 1.0 + 0.3 * definition.level
    guard = guard_of(g, area)
    if guard >= 0 and g.known[guard] == OPEN and g.definition(guard).type == CREATURE:
        score -= max(0, g.definition(guard).combat - combat_of(g, seat))
    return score - 1.2 * max(0, 3 * level_of(g, area) - combat_of(g, seat)) / 3


def movement(g: Game, chance: Chance) -> int:
    seat = g.asked
    scores: list[float] = []
    for option in g.options:
        if option.verb == "stay":
            scores.append(area_score(g, seat, g.place[seat]))
        elif option.verb in ("move", "seek") and option.card:
            area = next(card for card, printed in enumerate(g.printed) if printed == g.pool.numbers[option.card])
            scores.append(area_score(g, seat, area) - (0.5 if option.verb == "seek" else 0.0))
        elif option.verb == "rest":
            scores.append(-1.0)
        else:
            scores.append(0.8)
    return best([score + 0.1 * chance.below(8) for score in scores], chance)


def interaction(g: Game, chance: Chance) -> int:
    for i, option in enumerate(g.options):
        if option.verb == "attack" and combat_of(g, g.asked) > combat_of(g, SEAT_NAMES.index(option.player)):
            return i
    return by_verb(g, "play", "use", "end")


def exploration(g: Game, chance: Chance) -> int:
    return by_verb(g, "resist", "explore") if combat_of(g, g.asked) >= HOLDING else by_verb(g, "explore")


def reward(g: Game, chance: Chance) -> int:
    """A Mission, if the Party is not hopeless; a Character; cards; what else there is."""
    if combat_of(g, g.asked) >= HOLDING:
        mission = by_verb(g, "mission")
        if g.options[mission].verb == "mission":
            return mission
    for word in ("recruit", "arcane", "advantage"):
        for i, option in enumerate(g.options):
            if option.verb == "reward" and option.word == word:
                return i
    return by_verb(g, "mission", "ex", "end")


def keep(g: Game, chance: Chance) -> int:
    return best([character_worth(g, option) for option in g.options], chance)


def yes(g: Game, chance: Chance) -> int:
    return by_verb(g, "yes", "reveal")


def last(g: Game, chance: Chance) -> int:
    return len(g.options) - 1


def spin(g: Game, chance: Chance) -> int:
    """Who can do least else: no ability, few skills."""
    scores: list[float] = []
    for option in g.options:
        definition = g.definitions[g.pool.numbers[option.card]]
        scores.append(-1.0 * bool(definition.acts) - 0.3 * bin(definition.skills).count("1"))
    return best(scores, chance)


def spares_area(g: Game, chance: Chance) -> int:
    """Save an Area of one's own Missions, for the least of many cards."""
    area = g.question.card
    wanted = any([area in g.definition(mission).where for mission in g.own(g.asked, MISSIONS) if not g.state[mission] & UP])
    return give_least_card(g, chance) if wanted and len(hand(g, g.asked)) > 3 else by_verb(g, "pass")


def give_least_card(g: Game, chance: Chance) -> int:
    return best([-card_worth(g, option) if option.card else -99.0 for option in g.options], chance)


def least_area(g: Game, chance: Chance) -> int:
    return best([-area_score(g, g.asked, card) for card in g.keys], chance)


ANSWERS: Final[dict[str, Answer]] = {
    "keep-character": keep,
    "return-advantage": give_least_card,
    "reveal-final": yes,
    "reset": reset,
    "pick-up": take_best,
    "movement": movement,
    "remove-area": least_area,
    "save-area": spares_area,
    "spin-for": spin,
    "pay-discard": give_least_card,
    "choose-party": pick_party,
    "choose-character": pick_character,
    "who-dies": pick_character,
    "who-ascends": pick_character,
    "choose-effect": pick_effect,
    "may-pay": yes,
    "discard": give_least_card,
    "hand-limit": give_least_card,
    "exchange-give": give_least_card,
    "trade-give": give_least_card,
    "retrieve": take_best,
    "take-combat-card": take_best,
    "combat-cards": combat_card,
    "interrupt": interrupt,
    "choose-die": choose_die,
    "nudge": nudge,
    "interaction": interaction,
    "trade-offer": build_offer,
    "trade-answer": answer_offer,
    "exploration": exploration,
    "reward": reward,
    "recruit-keep": keep,
    "recruit-discards": keep,
    "spin-icons": spin,
}
