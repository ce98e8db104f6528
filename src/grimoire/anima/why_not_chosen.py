"""Why a Party, a Character or an effect is not among what a text lets a player choose: the first thing it lacks.

Only what lies open is looked at, and what the one who is asked holds; what else there may be is nobody's business.
"""

from typing import Final

from grimoire.anima.area_effects import MoveAnywhere
from grimoire.anima.character_effects import Ascend, Incapacitate, SpinIcons, StealCharacter
from grimoire.anima.combat_and_speed import combat_cards_of
from grimoire.anima.composed_effects import Choose
from grimoire.anima.dice_effects import OnDie
from grimoire.anima.effects import TakeCombatCards
from grimoire.anima.hands import hand
from grimoire.anima.meant_characters import NORMAL_OF, CharacterTarget, OnCharacters
from grimoire.anima.meant_parties import (
    RIVAL_CARDS,
    RIVAL_FACTION,
    RIVAL_HERE,
    RIVAL_LARGER,
    SEAT_NAMES,
    RivalTarget,
)
from grimoire.anima.parties import faction, party
from grimoire.anima.state import DOWN, SPUN, State
from grimoire.anima.zones import AREAS, CHARACTER
from grimoire.kernel.frame import Scope
from grimoire.kernel.reason import NO_OPTION, Reason

COMBAT_DEATH: Final = "who-dies"  # asked by the rules of Combat, and by texts


def why_not_chosen(g: State, verb: str, name: str) -> Reason:
    """Why this cannot be named at the open question of a text; NO_OPTION where the question asks for nothing of the kind."""
    node = g.stack[-1].node
    if verb == "choose":
        if name in SEAT_NAMES:
            return why_not_party(g, SEAT_NAMES.index(name))
        return why_not_effect(g, int(name)) if name.isdecimal() else why_not_character(g, name)
    if verb == "spin":
        return why_not_spun(g, name)
    if verb == "die" and isinstance(node, OnDie):
        return Reason("die-not-meant", text_of(g))
    if verb in ("up", "down") and g.question.id in ("nudge", "turn-timer"):
        return Reason("die-at-its-end", text_of(g), amount=g.question.amount)
    if verb == "move" and isinstance(node, MoveAnywhere):
        return why_not_there(g, name)
    return NO_OPTION


def text_of(g: State) -> str:
    """The rule that is cited: the text that asks."""
    card = g.stack[-1].scope.home
    return f"card:{g.definitions[card].id}" if card >= 0 else ""


# -- Parties -----------------------------------------------------------------------------------------------------------


def why_not_party(g: State, other: int) -> Reason:
    node, s = g.stack[-1].node, g.stack[-1].scope
    if other >= g.seats:
        return Reason("no-such-party", "", amount=other + 1)
    if isinstance(node, TakeCombatCards):
        used = other != s.seat and combat_cards_of(g, other)
        return NO_OPTION if used else Reason("party-used-nothing", text_of(g))
    if not isinstance(node, RivalTarget):
        return Reason("choose-a-character" if asks_for_character(g) else "nothing-to-choose", text_of_choice(g))
    return why_not_rival(g, s, node.rivalry, other)


def why_not_rival(g: State, s: Scope, rivalry: int, other: int) -> Reason:
    text = text_of(g)
    if other == s.seat:
        return Reason("party-own", text)
    if g.gone[other] or not party(g, other):
        return Reason("party-gone", text)
    if rivalry & RIVAL_HERE and (g.place[other] < 0 or g.place[other] != g.place[s.seat]):
        return Reason("not-in-your-area", text)
    if rivalry & RIVAL_LARGER and len(party(g, other)) <= len(party(g, s.seat)):
        return Reason("party-not-larger", text)
    if rivalry & RIVAL_FACTION and faction(g, other) < 0:
        return Reason("party-without-faction", text)
    if rivalry & RIVAL_CARDS and not hand(g, other):
        return Reason("party-without-cards", text)
    return NO_OPTION


# -- Characters --------------------------------------------------------------------------------------------------------


def asks_for_character(g: State) -> bool:
    node = g.stack[-1].node
    return isinstance(node, CharacterTarget | OnCharacters | StealCharacter | Ascend) or g.question.id == COMBAT_DEATH


def text_of_choice(g: State) -> str:
    """The text, where a text asks at all; Combat lets its loser choose who dies."""
    if g.question.id == COMBAT_DEATH and not isinstance(g.stack[-1].node, OnCharacters):
        return "A:combat"
    return text_of(g) if asks_for_character(g) else ""


def why_not_character(g: State, name: str) -> Reason:
    definition = g.pool.find(name)
    if definition is None:
        return Reason("no-such-card", "", name)
    node, s = g.stack[-1].node, g.stack[-1].scope
    if not asks_for_character(g):
        return Reason("choose-a-party" if isinstance(node, RivalTarget) else "nothing-to-choose", text_of_choice(g))
    found: list[Reason] = []
    for owner in range(g.seats):
        for card in party(g, owner):
            if g.printed[card] == definition.index:
                found.append(why_not_this(g, s, owner, card))
    if not found:
        return Reason("not-in-a-party", text_of_choice(g), definition.id)
    return next((reason for reason in found if reason.id not in ("character-own", "character-elsewhere")), found[0])


def why_not_this(g: State, s: Scope, owner: int, card: int) -> Reason:
    """Of a Character that lies in this Party."""
    node = g.stack[-1].node
    text, definition = text_of_choice(g), g.definition(card)
    meant = [g.asked]  # by a Combat, or to make way for an Arcane one: of one's own
    if isinstance(node, CharacterTarget):
        return Reason("character-own", text, definition.id) if owner == s.seat else NO_OPTION
    if isinstance(node, OnCharacters):
        meant = node.characters.who.seats(g, s)
    elif isinstance(node, StealCharacter):
        meant = node.who.seats(g, s)
    if owner not in meant:
        return Reason("character-elsewhere", text, definition.id)
    only_normal = isinstance(node, StealCharacter | Ascend)
    if isinstance(node, OnCharacters):
        only_normal = node.characters.kind == NORMAL_OF
    if only_normal and definition.category != CHARACTER:
        return Reason("character-arcane", text, definition.id)
    if isinstance(node, Incapacitate) and g.state[card] & DOWN:
        return Reason("incapacitated", "A:incapacitated-characters", definition.id)
    if isinstance(node, StealCharacter) and len(party(g, owner)) < 2:
        return Reason("last-character", "A:characters-and-parties", definition.id)
    return NO_OPTION


def why_not_spun(g: State, name: str) -> Reason:
    """A:spinning, A:ability-cards: an awake Character of one's own, not yet spun, that has the icon."""
    definition = g.pool.find(name)
    if definition is None:
        return Reason("no-such-card", "", name)
    if g.question.id not in ("spin-for", "spin-icons"):
        return Reason("nothing-to-choose", "")
    own = [card for card in party(g, g.asked) if g.printed[card] == definition.index]
    if not own:
        return Reason("not-in-your-party", "A:spinning", definition.id)
    if all([g.state[card] & DOWN for card in own]):
        return Reason("incapacitated", "A:incapacitated-characters", definition.id)
    if all([g.state[card] & (SPUN | DOWN) for card in own]):
        return Reason("already-spun", "A:spinning", definition.id)
    shown = isinstance(g.stack[-1].node, SpinIcons)
    return Reason("icon-not-asked" if shown else "character-without-icon", "A:ability-cards", definition.id)


# -- what a text does --------------------------------------------------------------------------------------------------


def why_not_effect(g: State, number: int) -> Reason:
    """Of what a text leaves to choose, the number of one."""
    node = g.stack[-1].node
    if not isinstance(node, Choose):
        return Reason("nothing-to-choose", text_of_choice(g))
    if not 1 <= number <= len(node.effects):
        return Reason("no-such-choice", text_of(g), amount=len(node.effects))
    return Reason("choice-impossible", text_of(g), amount=number)


def why_not_there(g: State, name: str) -> Reason:
    """To any Area in play but the one the Party is in."""
    definition = g.pool.find(name)
    if definition is None:
        return Reason("no-such-card", "", name)
    if all([g.printed[area] != definition.index for area in g.zones[AREAS]]):
        return Reason("not-in-play", text_of(g), definition.id)
    return Reason("already-there", text_of(g), definition.id)
