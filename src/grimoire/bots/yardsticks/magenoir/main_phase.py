"""What to do next in a main phase without looking ahead: anything useful, before the turn ends."""

from typing import Final, cast

from grimoire.bots.yardsticks.magenoir.wants import Wants
from grimoire.kernel.chance import Chance
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.effects import ChangeLife
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.game import Game
from grimoire.magenoir.indivisible_actions import Body
from grimoire.magenoir.legality import ABILITY_KEY
from grimoire.magenoir.main_phase import ACTIVATE_KEY, CHANNEL_KEY
from grimoire.magenoir.trading import tradeable
from grimoire.magenoir.zones import EQUIPMENT, EQUIPMENT_TYPE

USES: Final = 3  # one chance in so many that a useful ability is used again
DANGER: Final = 6  # Health Points below which none are given up


def main_action(g: Game, chance: Chance) -> int:
    seat = g.asked
    options = g.options
    wants = Wants(g, seat)
    useful: list[int] = []
    abilities: list[int] = []
    trade = -1
    for i, option in enumerate(options):
        verb = option.verb
        if verb == "channel":
            if wants.wants_word(g.definition(g.keys[i] - CHANNEL_KEY).words) > 0:
                return i  # a component somebody waits for comes before everything else
        elif verb == "activate":
            if is_worth_activating(g, wants, g.keys[i] - ACTIVATE_KEY):
                useful.append(i)
        elif verb == "prepare":
            if not replaces_equipment(g, seat, g.keys[i]):
                useful.append(i)
        elif verb == "use":
            if is_affordable(g, seat, g.keys[i]):
                abilities.append(i)
        elif verb == "trade":
            trade = i
    if useful:
        return useful[chance.below(len(useful))]
    if trade >= 0 and trade_for(g, seat, wants):
        return trade
    if abilities and chance.below(USES) == 0:
        return abilities[chance.below(len(abilities))]
    return len(options) - 1  # the end of the turn


def is_worth_activating(g: Game, wants: Wants, card: int) -> bool:
    """It does something, and nobody in hand waits for it as a component."""
    definition = g.definition(card)
    return isinstance(definition.body, Body) and wants.wants_word(definition.words) == 0


def replaces_equipment(g: Game, seat: int, card: int) -> bool:
    """Another copy of what is worn, which only one of can be."""
    definition = g.definition(card)
    if definition.type != EQUIPMENT_TYPE:
        return False
    return any([g.defs[worn] == g.defs[card] for worn in g.cards(seat, EQUIPMENT)])


def is_affordable(g: Game, seat: int, key: int) -> bool:
    """Health Points are no price when few are left."""
    card = (key - ABILITY_KEY) // 16
    act = cast(Act, g.definition(card).acts[(key - ABILITY_KEY) % 16])
    return g.life[seat] > DANGER or not any([isinstance(effect, ChangeLife) for effect in act.cost])


def trade_for(g: Game, seat: int, wants: Wants) -> str:
    """The element by which a trade would make a card of the hand payable, if there is one."""
    reserve = g.reserve[seat * 6 : seat * 6 + 6]
    offered = {key % 6 for key in tradeable(g, seat)}
    for wish in wants.wishes:
        if wish.lack:
            continue
        short = [max(0, n - reserve[e]) for e, n in enumerate(wish.cost)]
        spare = sum([max(0, reserve[e] - n) for e, n in enumerate(wish.cost)])
        if sum(short) == 1 and spare >= 2 and short.index(1) in offered:
            return ELEMENTS[short.index(1)]
    return ""
