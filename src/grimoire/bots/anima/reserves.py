"""What a Party can still add to its fights this turn: cards in hand, and what its Characters can do."""

from grimoire.anima.definition import CardDefinition
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.parties import can_spin, party, spinners
from grimoire.anima.word_numbers import AT_COMBAT
from grimoire.anima.zones import ICON_OF_TYPE
from grimoire.language.syntax import CALL, NUMBER, calls


def reserve(g: Game, seat: int) -> int:
    """How much Combat the hand and the abilities of a Party can add, all in all: every Character is spun once a turn."""
    free = 0
    spun: list[int] = []
    for card in hand(g, seat):
        definition = g.definition(card)
        icon = ICON_OF_TYPE.get(definition.type, 0)
        amount = combat_in(definition)
        if not amount or (icon and not spinners(g, seat, icon)):
            continue
        if icon:
            spun.append(amount)
        else:
            free += amount
    able = [card for card in party(g, seat) if can_spin(g, card)]
    spun += [combat_in(g.definition(card)) for card in able]
    return free + sum(sorted(spun, reverse=True)[: len(able)])


def combat_in(definition: CardDefinition) -> int:
    """What a card or ability adds to a fight, or takes from the foe."""
    best = 0
    for act, line in zip(definition.acts, definition.lines, strict=False):
        if act.moment != AT_COMBAT:
            continue
        for call in calls(line, "combat"):
            if len(call.args) > 1 and call.args[0].kind == NUMBER and call.args[1].kind == CALL:
                amount = call.args[0].value
                best = max(best, amount if call.args[1].text == "us" else -amount)
    return best


def bait_in(definition: CardDefinition) -> int:
    """What each card thrown in is worth in the fights of a Mission."""
    found = [call.args[0].value for line in definition.lines for call in calls(line, "bait")]
    return max(found, default=0)
