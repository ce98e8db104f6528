"""Quick answers to every question of Anima: sensible, partly by chance, without looking ahead.

They are the play of the eager bot, and what other bots expect of whoever is asked inside their thoughts. They read the
hand of the asked seat and what is public; the rest of a sample is never looked at.
"""

from collections.abc import Callable
from typing import Final

from grimoire.anima.combat_and_speed import strength_of
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.parties import party
from grimoire.anima.state import UP
from grimoire.anima.zones import ADVANTAGE, MISSIONS
from grimoire.bots.yardsticks.anima.bargaining import answer_offer, build_offer
from grimoire.bots.yardsticks.anima.duels import choose_die, combat_card, interrupt, nudge
from grimoire.bots.yardsticks.anima.picking import best, by_verb
from grimoire.bots.yardsticks.anima.slots import area_score, exploration, interaction, movement, reset, reveal, reward
from grimoire.bots.yardsticks.anima.tasks import Tasks
from grimoire.bots.yardsticks.anima.worth import PER_COMBAT, PER_SPEED, worth_in_hand, worth_of_text
from grimoire.kernel.chance import Chance
from grimoire.kernel.option import Option
from grimoire.language.syntax import calls

Answer = Callable[[Game, Chance], int]


def answer(g: Game, chance: Chance) -> int:
    """The place of the option the asked seat takes."""
    if len(g.options) == 1:
        return 0
    found = ANSWERS.get(g.question.id)
    return chance.below(len(g.options)) if found is None else found(g, chance)


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
    strength = [float(strength_of(g, SEAT_NAMES.index(option.player))) for option in g.options]
    return best([n if option.player != own else -1.0 for n, option in zip(strength, g.options, strict=True)], chance)


def pick_effect(g: Game, chance: Chance) -> int:
    """What is worth most, read from the words."""
    definition = g.definitions[g.pool.numbers[g.question.card]]
    lines = [*definition.lines, *[extra.line for extra in definition.extras], *[line for _, line in definition.table_lines]]
    for line in lines:
        choices = calls(line, "choose")
        if choices:
            scores = [worth_of_text(choices[0].args[option.amount - 1]) for option in g.options]
            return best(scores, chance)
    return chance.below(len(g.options))


# -- the rest ----------------------------------------------------------------------------------------------------------


def keep(g: Game, chance: Chance) -> int:
    return best([character_worth(g, option) for option in g.options], chance)


def yes(g: Game, chance: Chance) -> int:
    return by_verb(g, "yes")


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
    tasks = Tasks(g, g.asked)
    return best([-area_score(g, g.asked, card, tasks) for card in g.keys], chance)


ANSWERS: Final[dict[str, Answer]] = {
    "keep-character": keep,
    "return-advantage": give_least_card,
    "reveal-final": reveal,
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
