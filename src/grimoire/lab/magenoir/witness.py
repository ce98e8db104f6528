"""Which texts of cards a game of Mage Noir really carried out: frames that ran, effects in force, events told.

What a spell, a trigger or an ability does counts when its frame runs; a continuous effect or a keyword when it holds at a
decision; what a card says of its own preparation when it is prepared and that holds; what a component lays on its user
when it is used.
"""

from typing import Final, cast

from grimoire.kernel.position import Position
from grimoire.lab.tables import CardText, Witness
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.changing_zones import Redirection
from grimoire.magenoir.definition import ON_HIT, Ability, CardDefinition
from grimoire.magenoir.effect_ability import Imperative
from grimoire.magenoir.game import Game
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.occurrences import RELEASED
from grimoire.magenoir.passive_effects import is_silenced, is_working
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.state import PREPARING
from grimoire.magenoir.triggers import Replacement, StateTrigger, Trigger
from grimoire.magenoir.zones import BOARD, EQUIPMENT, ZONES

Place = tuple[int, int]  # of a node: its card, its number there

RELEASED_INSTEAD: Final = "release-instead"
BOUGHT_OFF: Final = "ignore-damage"


class Abilities:
    """All texts of a pool by what shows that they were carried out."""

    def __init__(self, pool: Pool) -> None:
        self.texts: list[CardText] = []
        self.bodies: dict[Place, int] = {}
        self.modifiers: dict[Place, int] = {}
        self.keywords: dict[int, list[tuple[KeywordAbility, int]]] = {}
        self.answered: dict[tuple[str, str], int] = {}  # a question with a card, where the answer is all that is done
        self.clauses: dict[str, list[tuple[Ability, int]]] = {}
        self.riders: dict[str, list[int]] = {}
        self.redirections: dict[str, int] = {}
        for definition in pool.definitions:
            for ability in definition.abilities:
                self.sort_in(definition, ability, len(self.texts))
                self.texts.append(CardText(definition.id, written(definition, ability)))

    def sort_in(self, definition: CardDefinition, ability: Ability, number: int) -> None:
        if isinstance(ability, Act) and ability.timing == ON_HIT:
            self.answered[BOUGHT_OFF, definition.id] = number
        elif isinstance(ability, Replacement) and ability.pattern.kind == RELEASED and not ability.pattern.on_discard:
            self.answered[RELEASED_INSTEAD, definition.id] = number
        elif isinstance(ability, Trigger | StateTrigger | Replacement | Act | Imperative):
            self.bodies[ability.body.home, ability.body.number] = number
        elif isinstance(ability, Redirection):
            self.redirections[definition.id] = number
        elif isinstance(ability, KeywordAbility):
            self.keywords.setdefault(definition.index, []).append((ability, number))
        elif ability in definition.clauses:
            price = ability.price if isinstance(ability, Modifier) else None
            if price is not None:  # it is asked for only if the player takes this way
                self.bodies[price.home, price.number] = number
            else:
                self.clauses.setdefault(definition.id, []).append((ability, number))
        elif ability in definition.riders:
            self.riders.setdefault(definition.id, []).append(number)
        else:
            self.modifiers[ability.home, ability.number] = number


def written(definition: CardDefinition, ability: Ability) -> str:
    """A text as the card file has it; the instructions of a spell are one text."""
    if ability.expr is not None:
        return str(ability.expr)
    others = [str(other.expr) for other in definition.abilities if other.expr is not None]
    return "; ".join(line for line in map(str, definition.lines) if line not in others)


class MageNoirWitness(Witness):
    def __init__(self, abilities: Abilities) -> None:
        super().__init__()
        self.abilities = abilities
        self.announced: dict[str, list[int]] = {}  # what held for a card when its preparation was begun

    def choose(self, position: Position, index: int) -> None:
        self.look_at_answer(cast(Game, position), index)
        self.watch(position, index, self.abilities.bodies)
        position.choose(index)
        self.look(cast(Game, position))

    def look_at_answer(self, g: Game, index: int) -> None:
        option = g.options[index]
        cards: list[str] = []
        if g.question.id == RELEASED_INSTEAD and option.verb == "instead":
            cards = [option.card]
        elif g.question.id == BOUGHT_OFF and option.verb == "yes":
            cards = [g.definition(card).id for card in g.cards(g.asked, EQUIPMENT)]
        for card in cards:
            text = self.abilities.answered.get((g.question.id, card))
            if text is not None:
                self.seen.add(text)
        if option.verb == "prepare":
            self.announced[option.card] = self.holding_clauses(g, g.asked, option.card)

    def look(self, g: Game) -> None:
        """What was told on the way here, and what holds now."""
        for event in g.events:
            if event.kind == "SpellPrepared":
                # What speaks for a preparation may end with it: Waiver crown is only for Mages Noirs, and ends that.
                self.seen.update(self.announced.pop(event.card, ()))
                self.seen.update(self.holding_clauses(g, event.seat, event.card))
            elif event.rule == f"card:{event.card}" and event.card in self.abilities.redirections:
                self.seen.add(self.abilities.redirections[event.card])
            elif event.kind == "ComponentUsed":
                self.seen.update(self.abilities.riders.get(event.card, ()))
        for actives in g.mods:
            for active in actives:
                text = self.abilities.modifiers.get((active.ability.home, active.ability.number))
                if text is not None and text not in self.seen and is_working(g, active):
                    self.seen.add(text)
        for seat in (0, 1):
            for zone in BOARD:
                for card in g.zones[seat * ZONES + zone]:
                    self.look_at_keywords(g, card)

    def holding_clauses(self, g: Game, seat: int, id: str) -> list[int]:
        """What a card of this seat says of its preparation, as far as it holds now."""
        found: list[int] = []
        for clause, text in self.abilities.clauses.get(id, ()):
            for card, owner in enumerate(g.owner):
                if owner == seat and text not in self.seen and g.definition(card).id == id:
                    if clause.condition is None or clause.condition.holds(g, g.scope_of(card, PREPARING)):
                        found.append(text)
                        break
        return found

    def look_at_keywords(self, g: Game, card: int) -> None:
        for keyword, text in self.abilities.keywords.get(g.defs[card], ()):
            if text not in self.seen and keyword.applies(g, card) and not is_silenced(g, card):
                self.seen.add(text)
