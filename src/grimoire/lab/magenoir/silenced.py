"""A silenced card has no effect at all: the game goes exactly as if nothing were written on it.

Before a choice a twin of the game is made in which every silenced card on the board is a blank one, with the same name,
type, element and Health Points. It must ask the same, offer the same, and after the same choice tell the same.
"""

from functools import lru_cache

import msgspec

from grimoire.kernel.option import Decision
from grimoire.kernel.position import LOOP
from grimoire.lab.tables import Broken
from grimoire.magenoir.definition import STANDING, Active, CardDefinition
from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import SILENCE
from grimoire.magenoir.passive_effects import is_silenced
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import BOARD


class Silenced:
    def __init__(self) -> None:
        self.twin: Game | None = None
        self.refs: list[int] = []  # the silenced cards, as the objects they were

    def before_choice(self, g: Game, index: int) -> None:
        self.twin = None
        if not g.mods[SILENCE]:
            return
        cards = [card for seat in (0, 1) for zone in BOARD for card in g.cards(seat, zone) if is_silenced(g, card)]
        cards = [
            card for card in cards if (g.definition(card).abilities or card in g.given) and not is_repeated(g, g.ref(card))
        ]
        if not cards:
            return
        self.refs = [g.ref(card) for card in cards]
        twin = g.clone()
        twin.unshare()
        twin.definitions = with_blanks(g.pool)
        for card in cards:
            twin.mods = without(twin.mods, card)
            twin.listeners = without(twin.listeners, card)
            twin.defs[card] += len(g.definitions)
            twin.given.pop(card, None)
        twin.asked = -1
        twin.advance()  # ask again
        compare_questions(g, twin, "")
        if g.keys[index] in twin.keys:  # of several cards alike another may be offered
            self.form = g.options[index].form
            twin.choose(twin.keys.index(g.keys[index]))
            self.twin = twin

    def after_choice(self, g: Game) -> None:
        twin = self.twin
        if twin is None or any(g.live(ref) >= 0 and not is_silenced(g, g.live(ref)) for ref in self.refs):
            return  # from where silence ended, they may differ
        if any(is_repeated(g, ref) for ref in self.refs) or any(event.kind == "TurnBegan" for event in g.events):
            return  # rules on cards of one name take no blank one for its like; silence may have ended and begun anew
        if any(event.kind == "GameDrawn" and event.rule == LOOP for event in g.events):
            return  # the game came back to where it had been, and the twin was never there
        if twin.events != g.events:
            pairs = zip([*g.events, None], [*twin.events, None], strict=False)
            one, other = next((one, other) for one, other in pairs if one != other)
            raise Broken(f"a silenced card has an effect: after '{self.form}' {one}, with a blank card {other}")
        compare_questions(g, twin, f"after '{self.form}' ")


def is_repeated(g: Game, ref: int) -> bool:
    """Whether another card of the same definition is in play."""
    card = g.card_of(ref)
    same = [c for seat in (0, 1) for zone in BOARD for c in g.cards(seat, zone) if g.defs[c] == g.defs[card]]
    return any(c != card for c in same)


def compare_questions(g: Game, twin: Game, when: str) -> None:
    one, other = g.decision(), twin.decision()
    if one is None and other is None:
        return
    if one is None or other is None or (one.seat, one.question) != (other.seat, other.question):
        raise Broken(
            f"a silenced card has an effect: {when}asked {one and one.question}, with a blank card {other and other.question}"
        )
    if g.refused or twin.refused:
        return  # what led back here is refused, and the twin was never here
    differing = offered(one) ^ offered(other)
    if differing:
        raise Broken(f"a silenced card has an effect: {when}in what is offered at '{one.question.id}', {sorted(differing)}")


def offered(decision: Decision) -> set[str]:
    """The options without the numbers that tell cards of one name apart: a blank card differs from its like."""
    return {msgspec.structs.replace(option, place="", ordinal=0).form for option in decision.options}


def without(lists: list[list[Active]], card: int) -> list[list[Active]]:
    """Without the standing text of a card."""
    return [[a for a in actives if a.duration != STANDING or a.scope.card != card] for actives in lists]


@lru_cache(maxsize=4)
def with_blanks(pool: Pool) -> list[CardDefinition]:
    """All definitions, and after them a blank one for each."""
    return [*pool.definitions, *[blank(pool, definition) for definition in pool.definitions]]


def blank(pool: Pool, of: CardDefinition) -> CardDefinition:
    """A card with the same face and no text."""
    made = CardDefinition(of.id, of.index + len(pool.definitions))
    made.name_en, made.name_fr, made.aliases = of.name_en, of.name_fr, of.aliases
    made.element, made.type, made.slot = of.element, of.type, of.slot
    made.hp, made.hp_is_x = of.hp, of.hp_is_x
    made.cost, made.total_cost, made.x_element = of.cost, of.total_cost, of.x_element
    made.needs, made.need_words, made.need_numbers = of.needs, of.need_words, of.need_numbers
    made.set = of.set
    made.words = made.name_bits = of.name_bits
    made.serves = pool.served(made.words)
    return made
