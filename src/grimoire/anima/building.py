"""From the written form of a card to the nodes that run: parties, characters, conditions, continuous texts."""

from typing import Final

from grimoire.anima import continuous_texts
from grimoire.anima.conditions import (
    AtLeastAsMany,
    Behind,
    CharactersAtLeast,
    Declared,
    FewestCharacters,
    FinalDue,
    FinalInPlay,
    FoeIs,
    HasFaction,
    HasSkill,
    InTradeArea,
    IsLayer,
    PlayersAtLeast,
)
from grimoire.anima.definition import CardDefinition, Standing
from grimoire.anima.effect_sequence import Sequence
from grimoire.anima.listed_words import V, check_arguments
from grimoire.anima.meant_characters import MALES, NORMAL_OF, ONE_OF, PICKED, USER, Characters, CharacterTarget
from grimoire.anima.meant_parties import EACH, FOE, HERE, LAYER, RIVAL, RIVALRY_NUMBER, US, RivalTarget, Who
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect, Target
from grimoire.anima.values import LevelHere, LevelOfFoe, Number, Value
from grimoire.anima.word_numbers import FORBIDDEN_NUMBER, SPAN_NUMBER
from grimoire.anima.words_of_combat import NO_COMBAT, check_combat
from grimoire.anima.zones import (
    BASIC_MISSION,
    CHARACTER_SLOTS,
    FINAL_MISSION,
    FOE_KIND_NUMBER,
    ICON_NUMBER,
    INCIDENT,
    KIND_NUMBER,
    TRAP,
)
from grimoire.kernel.conditions import AllOf, Condition, Not
from grimoire.kernel.frame import Node
from grimoire.language.syntax import BOTH, CALL, NUMBER, STEPS, CardTextError, Expr

MOST: Final = 99  # no number on a card is larger
CHARACTER_WORDS: Final[tuple[str, ...]] = ("one_of", "normal_of", "your_pick", "males", "user", "it")
PARTY_NUMBER: Final = {"us": US, "foe": FOE, "each": EACH, "here": HERE, "layer": LAYER}


class Builder:
    """Builds the nodes of one card."""

    def __init__(self, definition: CardDefinition) -> None:
        self.definition = definition
        self.slot = 0
        self.targets: list[Target] = []  # of the text being built
        self.answers = 0  # what the ability being built answers
        self.moment = ""  # of the ability being built
        self.combat = NO_COMBAT  # whether there is one when it is carried out
        self.meets = False  # whether it is of an Encounter being faced
        self.spins = False  # whether the text being built is of a card for which a Character is spun

    # -- bookkeeping -----------------------------------------------------------------------------------------------

    def number_node(self, node: Node) -> None:
        node.belong(self.definition.index, self.definition.nodes)

    def next_slot(self) -> int:
        self.slot += 1
        return self.slot

    def expect_call(self, kind: str, e: Expr) -> str:
        """The word, checked for where it stands and what it takes."""
        if e.kind != CALL:
            raise V.refuse(kind, e)
        check_arguments(kind, e)
        return e.text

    # -- numbers and words -----------------------------------------------------------------------------------------

    def number(self, e: Expr) -> int:
        if e.kind != NUMBER:
            raise CardTextError("bad-no-number", e.column, text=str(e))
        if not -MOST <= e.value <= MOST:
            raise CardTextError("bad-number-signed", e.column, text=str(e), most=MOST)
        return e.value

    def count(self, e: Expr, most: int = MOST) -> int:
        """How many: from 1 to a number; what changes something may be below 0, what is counted may not."""
        if not 1 <= self.number(e) <= most:
            raise CardTextError("bad-number-range", e.column, text=str(e), most=most)
        return e.value

    def value(self, e: Expr) -> Value:
        if e.kind == NUMBER:
            return Number(e.value)
        self.expect_call("number", e)
        place = self.expect_call("place", e.args[0])
        if place == "foe":
            check_combat("level_of", self.combat, e)
            return LevelOfFoe()
        if place == "area_of" and self.expect_call("party", e.args[0].args[0]) != "us":
            raise CardTextError("bad-level-of", e.args[0].column)
        return LevelHere()

    def one_word(self, kind: str, e: Expr, table: dict[str, int]) -> int:
        return table[self.expect_call(kind, e)]

    def span(self, e: Expr) -> int:
        return self.one_word("span", e, SPAN_NUMBER)

    def icon(self, e: Expr) -> int:
        return self.one_word("icon", e, ICON_NUMBER)

    def kinds(self, words: list[Expr]) -> int:
        bits = 0
        for e in words:
            bits |= self.one_word("kind", e, KIND_NUMBER)
        return bits

    # -- parties and characters ------------------------------------------------------------------------------------

    def party(self, e: Expr) -> Who:
        name = self.expect_call("party", e)
        if name == "layer" and self.definition.type != TRAP:
            raise CardTextError("bad-is-layer", e.column)
        check_combat(name, self.combat, e)
        if name != "rival":
            return Who(PARTY_NUMBER[name])
        rivalry = 0
        for part in e.args:
            rivalry |= self.one_word("rivalry", part, RIVALRY_NUMBER)
        slot = self.next_slot()
        target = RivalTarget(slot, rivalry)
        self.number_node(target)
        self.targets.append(target)
        return Who(RIVAL, slot)

    def characters(self, e: Expr) -> Characters:
        name = self.expect_call("characters", e)
        if name == "your_pick":
            if e.args[0].kind != CALL or e.args[0].text != "rival" or e.args[0].args:
                raise CardTextError("bad-your-pick", e.column)
            target = CharacterTarget(CHARACTER_SLOTS + self.next_slot())
            self.number_node(target)
            self.targets.append(target)
            return Characters(PICKED, Who(RIVAL), target.slot)
        if name == "user":
            if not self.spins:
                raise CardTextError("bad-user-spun", e.column)
            return Characters(USER, Who(US))
        if name == "it":
            raise CardTextError("bad-it-saved", e.column)
        if name != "males" and e.args[0].text in ("each", "here"):  # its player is asked about one Character
            allowed = "us | foe | rival | layer"
            raise CardTextError("bad-narrowed", e.column, word=name, allowed=allowed, text=str(e.args[0]))
        kind = {"one_of": ONE_OF, "normal_of": NORMAL_OF, "males": MALES}[name]
        return Characters(kind, self.party(e.args[0]))

    # -- conditions ------------------------------------------------------------------------------------------------

    def condition(self, e: Expr) -> Condition[State]:
        if e.kind == BOTH:
            return AllOf([self.condition(part) for part in e.args])
        name = self.expect_call("condition", e)
        check_combat(name, self.combat, e)
        args = e.args
        if name == "foe_is":
            return FoeIs(self.one_word("foe-kind", args[0], FOE_KIND_NUMBER))
        if name == "has_skill":
            return HasSkill(self.party(args[0]), self.icon(args[1]))
        if name == "has_faction":
            return HasFaction(self.party(args[0]))
        if name == "in_trade_area":
            return InTradeArea(self.party(args[0]))
        if name == "fewest_characters":
            return FewestCharacters(self.party(args[0]))
        if name == "behind":
            return Behind(self.party(args[0]))
        if name == "at_least_as_many":
            return AtLeastAsMany(self.party(args[0]))
        if name == "characters_at_least":
            return CharactersAtLeast(self.count(args[0]), self.party(args[1]))
        if name == "final_in_play":
            return FinalInPlay()
        if name == "final_due":
            return FinalDue()
        if name == "declared":
            return Declared()
        if name == "players_at_least":
            return PlayersAtLeast(self.count(args[0]))
        if name == "is_layer":
            if self.definition.type != TRAP:
                raise CardTextError("bad-is-layer", e.column)
            return IsLayer()
        return Not(self.condition(args[0]))

    # -- continuous texts ------------------------------------------------------------------------------------------

    def standing(self, e: Expr) -> Standing:
        name = self.expect_call("modifier", e)
        args = e.args
        if name == "combat":
            return self.standing_combat(e)
        if name == "speed":
            return self.for_party(Standing(continuous_texts.SPEED, self.number(args[0])), args[1])
        if name == "hand_limit":
            return self.for_party(Standing(continuous_texts.HAND_LIMIT, self.number(args[0])), args[1])
        if name == "level":
            place = args[1]
            if self.expect_call("place", place) != "area_of":
                raise CardTextError("bad-continuous-level", place.column)
            return self.for_party(Standing(continuous_texts.LEVEL, self.number(args[0])), place.args[0])
        if name == "trade_anywhere":
            return self.for_party(Standing(continuous_texts.TRADE, 1), args[0])
        if name == "forbid":
            incident = self.definition.type == INCIDENT
            if incident != (args[0].text == "party_combat"):
                raise CardTextError("bad-forbid", e.column)
            return Standing(continuous_texts.FORBID, self.one_word("matter", args[0], FORBIDDEN_NUMBER))
        query = {
            "seek_choice": continuous_texts.SEEK_CHOICE,
            "recruit_choice": continuous_texts.RECRUIT_CHOICE,
            "bait": continuous_texts.BAIT,
        }[name]
        if name != "bait" and self.count(args[0]) == 1:
            raise CardTextError("bad-choice-of-one", args[0].column, word=name)
        return Standing(query, self.count(args[0]))

    def standing_combat(self, e: Expr) -> Standing:
        result = Standing(continuous_texts.COMBAT, self.number(e.args[0]))
        subject = e.args[1]
        if self.definition.category in (BASIC_MISSION, FINAL_MISSION):
            if str(subject) != "foe":
                raise CardTextError("bad-mission-combat", subject.column)
        elif str(subject) == "creatures" and self.definition.type != INCIDENT:
            raise CardTextError("bad-creatures", subject.column)
        if subject.kind == CALL and subject.text == "creatures":
            result.subject = continuous_texts.CREATURES
        elif subject.kind == CALL and subject.text == "foe":
            result.subject = continuous_texts.FOES
        else:
            self.for_party(result, subject)
        return result

    def for_party(self, text: Standing, e: Expr) -> Standing:
        who = self.party(e)
        if who.kind not in (US, EACH):
            raise CardTextError("bad-continuous-who", e.column, text=str(e))
        text.everyone = who.kind == EACH
        return text

    # -- texts -----------------------------------------------------------------------------------------------------

    def effect(self, e: Expr) -> Effect:
        raise V.refuse("effect", e)  # built by EffectBuilder

    def text(self, e: Expr) -> Sequence:
        """A row of effects, with what they aim at."""
        outer = self.targets
        self.targets = []
        effects = [self.effect(part) for part in (e.args if e.kind == STEPS else [e])]
        for joint in e.joints:
            if joint != "then":
                raise CardTextError("bad-joined", e.column)
        sequence = Sequence(effects, self.targets)
        self.number_node(sequence)
        self.targets = outer
        return sequence
