"""How the card language writes whole abilities; with this class a card is built."""

from typing import Final

from grimoire.anima.definition import Ability, Act, Listener
from grimoire.anima.effect_words import EffectBuilder
from grimoire.anima.meant_parties import EACH
from grimoire.anima.word_numbers import AT_INTERRUPTION, COMBAT_CARDS, EVENT_NUMBER, MOMENT_NUMBER, SUBJECT_NUMBER
from grimoire.anima.words_of_combat import EVENTS, NO_COMBAT, OPEN, PERHAPS
from grimoire.anima.zones import (
    CREATURE,
    EVENT,
    ICON_OF_TYPE,
    INCIDENT,
    KI,
    MAGIC,
    OBJECTIVE,
    PLOT,
    RESISTANCE,
    TALLY,
    TRAP,
    TRICKERY,
    TYPE_ARCANE,
    TYPE_AREA,
    TYPE_CHARACTER,
    TYPE_FACTION,
    TYPE_FINAL,
    TYPE_ORGANIZATION,
    TYPES,
)
from grimoire.language.syntax import TOGETHER, CardTextError, Expr

# Which cards can have which kind of ability, and hear of which event.
ACTING: Final[tuple[int, ...]] = (TYPE_CHARACTER, TYPE_ARCANE, MAGIC, KI, TRICKERY, PLOT, TYPE_FACTION, TYPE_ORGANIZATION)
SPINNING: Final[tuple[int, ...]] = (TYPE_CHARACTER, TYPE_ARCANE)  # an ability card spins somebody by itself
IN_FORCE: Final[tuple[int, ...]] = (TYPE_CHARACTER, TYPE_ARCANE, TYPE_FACTION, TYPE_ORGANIZATION)
HEARERS: Final[dict[str, tuple[int, ...]]] = {
    "meet": (CREATURE, EVENT),
    "beaten": (CREATURE,),
    "defeats": (CREATURE,),
    "wins": (*IN_FORCE, INCIDENT, OBJECTIVE, RESISTANCE, TALLY),
    "dies": (TYPE_CHARACTER, TYPE_ARCANE),
    "death": IN_FORCE,
    "advantage_reward": (*IN_FORCE, INCIDENT),
    "revealed": (TYPE_FINAL,),
    "sprung": (TRAP,),
    "lays": (*IN_FORCE, INCIDENT),
}
STANDING_ON: Final[dict[str, tuple[int, ...]]] = {
    "forbid": (TYPE_AREA, INCIDENT),
    "bait": (OBJECTIVE, RESISTANCE, TALLY, TYPE_FINAL),
    "combat": (*IN_FORCE, INCIDENT, OBJECTIVE, RESISTANCE, TALLY, TYPE_FINAL),
}


class CardBuilder(EffectBuilder):
    """Builds abilities."""

    def act(self, e: Expr) -> Act:
        moment, once = self.with_once(e.args[0])
        name = self.expect_call("moment", moment)
        self.moment = name
        self.answers = 0
        if MOMENT_NUMBER[name] == AT_INTERRUPTION:
            self.answers = self.one_word("answer", moment.args[0], SUBJECT_NUMBER)
            self.combat = OPEN if self.answers == COMBAT_CARDS else PERHAPS
        elif name == "combat":
            self.combat = OPEN
        self.spins = self.definition.type in ICON_OF_TYPE
        discards = 0
        for cost in e.args[1:]:
            if self.expect_call("cost", cost) == "spin":
                self.expect_type(SPINNING, "spin", cost)
                self.spins = True
            else:
                if self.expect_call("party", cost.args[1]) != "us":
                    raise CardTextError("bad-narrowed", cost.column, word="discard", allowed="us", text=str(cost.args[1]))
                discards += self.count(cost.args[0])
        act = Act(MOMENT_NUMBER[name], self.text(self.needs_body(e)))
        act.answers = self.answers
        act.once = once
        act.spins = self.spins
        act.discards = discards
        self.answers = 0
        self.spins = False
        self.moment = ""
        return act

    def listener(self, e: Expr) -> Listener:
        event, once = self.with_once(e.args[0])
        name = self.expect_call("event", event)
        self.expect_type(HEARERS[name], f"on {name}", e)
        self.meets = name == "meet"
        self.combat = OPEN if self.meets and self.definition.type == CREATURE else EVENTS.get(name, NO_COMBAT)
        listener = Listener(EVENT_NUMBER[name], self.text(self.needs_body(e)))
        listener.once = once
        if event.args:
            allowed = ("us", "each") if self.definition.type == INCIDENT else ("us",)
            if self.expect_call("party", event.args[0]) not in allowed:
                text, words = str(event.args[0]), " | ".join(allowed)
                raise CardTextError("bad-narrowed", event.column, word=name, allowed=words, text=text)
            listener.everyone = self.party(event.args[0]).kind == EACH
        return listener

    def expect_type(self, types: tuple[int, ...], what: str, e: Expr) -> None:
        if self.definition.type not in types:
            names = ", ".join([TYPES[kind] for kind in types])
            raise CardTextError("bad-word-on-type", e.column, word=what, types=names)

    def with_once(self, e: Expr) -> tuple[Expr, bool]:
        """`combat once`: a turn at most once."""
        if e.kind == TOGETHER and len(e.args) == 2 and e.args[1].text == "once":
            return e.args[0], True
        return e, False

    def needs_body(self, e: Expr) -> Expr:
        if e.body is None:
            raise CardTextError("bad-needs-then", e.column, word=e.text)
        return e.body

    def ability(self, e: Expr) -> Ability:
        """An ability with its kind and condition."""
        ability: Ability
        self.combat = NO_COMBAT
        self.meets = False
        if e.text == "act":
            self.expect_type(ACTING, "act", e)
            ability = self.act(e)
        elif e.text == "on":
            ability = self.listener(e)
        elif e.text == "always":
            if e.body is not None:
                raise CardTextError("bad-always-then", e.column)
            name = self.expect_call("modifier", e.args[0])
            self.expect_type(STANDING_ON.get(name, (*IN_FORCE, INCIDENT)), f"always {name}", e)
            ability = self.standing(e.args[0])
            self.combat = PERHAPS
        else:
            raise CardTextError("bad-ability-start", e.column, word=e.text)
        if e.condition is not None:
            aims = len(self.targets)
            ability.condition = self.condition(e.condition)
            if len(self.targets) > aims:
                raise CardTextError("bad-rival-condition", e.condition.column)
        self.number_node(ability)
        self.combat = NO_COMBAT
        return ability
