"""How the card language writes whole abilities; with this class a card is built."""

from grimoire.language.syntax import ABILITY, CALL, PLUS, TOGETHER, CardTextError, Expr
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.changing_zones import PLACE_NUMBER, Redirection
from grimoire.magenoir.costs_in_texts import To
from grimoire.magenoir.definition import (
    KEYWORD_NUMBER,
    MAIN,
    Ability,
)
from grimoire.magenoir.effect_ability import Imperative
from grimoire.magenoir.effect_words import EffectBuilder
from grimoire.magenoir.indivisible_actions import Body, Effect
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.known_forms import check_on_hit, check_released_instead, check_scope
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.naming import Said
from grimoire.magenoir.occurrences import REPLACED, TURN_END, TURN_START
from grimoire.magenoir.status_effects import SetHealth
from grimoire.magenoir.triggers import Replacement, StateTrigger, Trigger
from grimoire.magenoir.values import MINUS, Arithmetic
from grimoire.magenoir.word_numbers import IN_PLAY, SCOPES, STANDING, TIMING_NUMBER, is_word
from grimoire.magenoir.zones import (
    ANIMAL,
    EQUIPMENT_TYPE,
    SPELL,
)


class CardBuilder(EffectBuilder):
    """How the card language writes whole abilities; with this class a card is built."""

    def inner_ability(self, e: Expr) -> Ability:
        """An ability given by another: a modifier, a trigger, a keyword, or something to do."""
        if e.kind == ABILITY and e.text:
            return self.ability(e)
        if e.kind == CALL and e.text in KEYWORD_NUMBER:
            return self.ability(e)
        imperative = Imperative(self.body([e]))
        imperative.zones = IN_PLAY
        imperative.expr = e
        self.number_node(imperative)
        return imperative

    def ability(self, e: Expr) -> Ability:
        """An ability with its kind and condition."""
        kind = e.text if e.kind == ABILITY else ""
        ability: Ability
        default = STANDING if self.definition.type != SPELL else IN_PLAY
        condition = self.condition(e.condition) if e.kind == ABILITY and e.condition is not None else None
        if kind == "on":
            patterns = self.events(e.args[0])
            body = self.body([self.needs_body(e)], self.said_by(patterns, False))
            body.timed = any([p.kind in (TURN_START, TURN_END) for p in patterns])
            ability = Trigger(patterns, body)
            if e.args[0].text == "entering":  # Health Points are counted once what happens on the way in is done
                health = SetHealth()
                self.number_node(health)
                body.actions[-1].append(health)
            if any([p.itself for p in patterns]):
                default = IN_PLAY
        elif kind == "asap":
            state_expr = e.args[0]
            if state_expr.text == "not":
                raise CardTextError("bad-asap", e.column)
            if state_expr.kind == CALL and len(state_expr.args) == 2:
                self.excess = Arithmetic(MINUS, self.value(state_expr.args[0]), self.value(state_expr.args[1]))
            body = self.body([self.needs_body(e)])
            state = StateTrigger(self.condition(e.args[0]), body)
            state.on_loss = state_expr.text == "none" and state_expr.args[0].text == "locked"
            state.discards_itself = "discard" in body.verbs and "self" in body.verbs
            ability = state
        elif kind == "always":
            ability = self.modifier(e.args[0])
        elif kind == "instead":
            done = self.needs_body(e)
            if e.args[0].kind == CALL and e.args[0].text == "put":
                return self.redirection(e, done)
            if e.args[0].text == "released":
                check_released_instead(e)
            optional = done.kind == CALL and done.text == "may" and len(done.args) == 1
            pattern = self.event_of(e.args[0], REPLACED, "part-replaced")
            body = self.body([done.args[0] if optional else done], self.said_by([pattern], True))
            replacement = Replacement(pattern, body)
            replacement.optional = optional
            replacement.anywhere = e.scope == "anywhere"
            replacement.to_hand = isinstance(replacement.body, Body) and "hand" in replacement.body.verbs
            for action in replacement.body.actions if isinstance(replacement.body, Body) else []:
                for effect in action:
                    if optional and isinstance(effect, To):
                        effect.asked = False
            ability = replacement
        elif kind == "act":
            ability = self.act(e)
        elif kind == "prepare":
            if self.definition.type == ANIMAL:
                raise CardTextError("bad-animal-prepared", e.column)
            ability = self.clause(e.args[0])
        elif kind == "rider":
            self.in_rider = True
            ability = self.modifier(e.args[0])
            self.in_rider = False
        else:
            inner = e.args[0] if e.kind == ABILITY else e
            keyword, word = self.keyword(inner, False)
            ability = KeywordAbility(keyword, word)
        if e.kind == ABILITY and e.body is not None and kind not in ("on", "asap", "instead", "act"):
            raise CardTextError("bad-takes-then", e.column, text=str(kind or e))
        if condition is not None:
            ability.condition = condition
        ability.zones = default
        if e.kind == ABILITY and e.scope:
            if e.scope not in SCOPES:
                raise CardTextError("bad-scope", e.column, name=e.scope, allowed=", ".join("@" + s for s in SCOPES))
            check_scope(e)
            ability.zones = SCOPES[e.scope]
        ability.expr = e
        self.number_node(ability)
        return ability

    def redirection(self, e: Expr, done: Expr) -> Redirection:
        """ "Instead of there it goes here" is no other action but the same move with another end."""
        pattern = self.event(e.args[0])
        if not pattern.itself or not pattern.place or e.scope != "anywhere" or e.condition is not None:
            raise CardTextError("bad-instead-form", e.column)
        two = done.kind == CALL and done.text == "alt" and len(done.args) == 3
        ability = Redirection(pattern.place, self.end_of(done.args[0] if two else done))
        if two:
            ability.other_place = self.end_of(done.args[2])
            ability.other_if = self.condition(done.args[1])
        ability.expr = e
        self.number_node(ability)
        return ability

    def end_of(self, move: Expr) -> int:
        """The place a card's own move leads to."""
        if move.kind == CALL and move.text == "move" and len(move.args) == 2 and is_word(move.args[0], "self"):
            if move.args[1].text in PLACE_NUMBER:
                return PLACE_NUMBER[move.args[1].text]
        raise CardTextError("bad-instead-put", move.column)

    def needs_body(self, e: Expr) -> Expr:
        if e.body is None:
            raise CardTextError("bad-needs-then", e.column, word=e.text)
        return e.body

    def act(self, e: Expr) -> Act:
        timing = e.args[0]
        once = False
        if timing.kind == TOGETHER and len(timing.args) == 2 and timing.args[1].text == "once":
            once = True
            timing = timing.args[0]
        quick_if = None
        if timing.kind == CALL and timing.text == "any_time_if" and len(timing.args) == 1:
            quick_if = self.condition(timing.args[0])
        elif timing.kind != CALL or timing.text not in TIMING_NUMBER:
            raise V.refuse("timing", timing)
        elif timing.text == "on_hit":
            check_on_hit(e, self.definition.type == EQUIPMENT_TYPE)
        cost: list[Effect] = []
        outer = self.said
        self.said = Said()
        self.printed_numbers = self.definition.type == ANIMAL  # costs of Animals are icons, no numbers of the text
        for part in e.args[1:]:
            for effect in part.args if part.kind == PLUS else [part]:
                cost.append(self.effect(effect))
        self.printed_numbers = False
        act = Act(TIMING_NUMBER.get(timing.text, MAIN), cost, self.body([self.needs_body(e)], self.said))
        self.said = outer
        act.once = once
        act.quick_if = quick_if
        return act
