"""From the fields of a card file to a definition. Files are read elsewhere; here is only text, with its lines."""

from typing import Final

from grimoire.anima import bonuses, continuous_texts
from grimoire.anima.ability_words import CardBuilder
from grimoire.anima.definition import Act, CardDefinition, Extra, Listener, Standing
from grimoire.anima.effect_sequence import Sequence
from grimoire.anima.effects import Change
from grimoire.anima.pool import Pool
from grimoire.anima.text import gaps_in
from grimoire.anima.words_of_combat import ATTEMPT, NO_COMBAT
from grimoire.anima.zones import (
    ADVANTAGE,
    ARCANE,
    AREA,
    BASIC_MISSION,
    CATEGORY_OF_TYPE,
    CHARACTER,
    CREATURE,
    ENCOUNTER,
    EVENT,
    FINAL_MISSION,
    ICON_NUMBER,
    INCIDENT,
    KIND_NUMBER,
    OBJECTIVE,
    RESISTANCE,
    TALLY,
    TYPE_FACTION,
    TYPE_NUMBER,
)
from grimoire.kernel.frame import Node
from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.language.syntax import ABILITY, CardTextError, Expr, is_number, parse
from grimoire.language.words import LANGUAGES

COMMON: Final[tuple[str, ...]] = ("name", "aliases", "type", "set", "copies", "effect", "flavour", "provenance")
FIELDS_OF_CATEGORY: Final = {
    CHARACTER: ("combat", "speed", "gender", "skills"),
    ARCANE: ("combat", "speed", "gender", "skills"),
    AREA: ("level", "trade", "explore", "rewards", "missions", "ex"),
    ENCOUNTER: ("level", "combat", "kinds", "good"),
    BASIC_MISSION: ("where", "task", "steps", "marks", "reward"),
    FINAL_MISSION: ("where", "task", "steps", "crisis"),
    ADVANTAGE: ("opposed",),
}
ARTICLES: Final[tuple[str, ...]] = ("le", "la", "les")
ANY_AREA: Final = "any-area"
ANYWHERE: Final = "anywhere"
REWARDS: Final[tuple[str, ...]] = ("advantage", "recruit")
FACES: Final = 6


class Reader:
    """Reads cards into a pool, then closes it: cards that name each other are known only at the end."""

    def __init__(self, pool: Pool, proven: bool = False) -> None:
        self.pool = pool
        self.proven = proven  # a test has seen that both languages can say these cards
        self.sources: list[tuple[CardDefinition, CardSource]] = []
        self.noted: list[CardFileError] | None = None  # what is wrong once all cards are there, where all of it is wanted

    def refuse(self, error: CardFileError) -> None:
        if self.noted is None:
            raise error
        self.noted.append(error)

    def add(self, source: CardSource) -> CardDefinition:
        source.check_id()
        if source.id in self.pool.numbers:
            raise source.fail("bad-card-name-taken", source.line)
        definition = CardDefinition(source.id, len(self.pool.definitions))
        definition.source = f"{source.where}:{source.line}"
        self.pool.add(self.facts(definition, source))
        builder = CardBuilder(definition)
        if definition.category == AREA:
            self.area(definition, source, builder)
        elif definition.category in (BASIC_MISSION, FINAL_MISSION):
            self.mission(definition, source, builder)
        self.effects(definition, source, builder)
        self.sources.append((definition, source))
        return definition

    # -- facts -----------------------------------------------------------------------------------------------------

    def facts(self, definition: CardDefinition, source: CardSource) -> CardDefinition:
        definition.name_en = source.text("name.en")
        definition.name_fr = source.text("name.fr") or definition.name_en
        definition.flavour_en = source.text("flavour.en")
        definition.flavour_fr = source.text("flavour.fr") or definition.flavour_en
        if source.text("name.article"):
            definition.article_fr = ARTICLES[self.choice(source, "name.article", ARTICLES)]
        definition.aliases = [field.text for field in source.lists.get("aliases", [])]
        if not definition.name_en:
            raise source.fail("bad-card-nameless", source.line)
        kind = source.text("type")
        if kind not in TYPE_NUMBER:
            raise source.fail("bad-card-type", source.line_of("type"), text=kind, allowed=", ".join(TYPE_NUMBER))
        definition.type = TYPE_NUMBER[kind]
        definition.category = CATEGORY_OF_TYPE[definition.type]
        self.only_fields(definition, source)
        definition.set = source.text("set")
        definition.copies = self.number(source, "copies", 1, 9) if source.text("copies") else 1
        for name, field in source.fields.items():
            if name.startswith("provenance"):
                definition.provenance[name[len("provenance.") :] or field.text] = field.text if "." in name else ""
        for name, fields in source.lists.items():
            if name.startswith("provenance."):
                definition.provenance[name[len("provenance.") :]] = ", ".join([field.text for field in fields])
        if definition.category in (CHARACTER, ARCANE):
            definition.combat = self.number(source, "combat", 0, 99)
            definition.speed = self.number(source, "speed", 0, 99)
            definition.male = self.choice(source, "gender", ("female", "male")) == 1
            if definition.category == CHARACTER and not definition.article_fr:
                definition.article_fr = "le" if definition.male else "la"
            definition.skills = self.bits(source, "skills", ICON_NUMBER)
        elif definition.category == ENCOUNTER:
            definition.level = self.number(source, "level", 1, 3)
            if definition.type == CREATURE:
                definition.combat_is_x = source.text("combat") == "X"
                definition.combat = 0 if definition.combat_is_x else self.number(source, "combat", 0, 99)
                definition.kinds = self.bits(source, "kinds", KIND_NUMBER)
            if definition.type == EVENT:
                definition.good = self.yes(source, "good")
        elif definition.type == TYPE_FACTION:
            definition.opposed = [field.text for field in source.lists.get("opposed", [])]
        return definition

    def only_fields(self, definition: CardDefinition, source: CardSource) -> None:
        allowed = COMMON + FIELDS_OF_CATEGORY[definition.category]
        for name in [*source.fields, *source.lists]:
            if name.partition(".")[0] not in allowed:
                field = source.fields.get(name) or source.lists[name][0]
                raise source.fail(
                    "bad-field-of-type", field.line, name=name, type=definition.type_name, allowed=", ".join(allowed)
                )

    def number(self, source: CardSource, name: str, least: int, most: int) -> int:
        text = source.text(name)
        if not is_number(text) or not least <= int(text) <= most:
            raise source.fail("bad-field-number", source.line_of(name), name=name, least=least, most=most, text=text)
        return int(text)

    def choice(self, source: CardSource, name: str, allowed: tuple[str, ...]) -> int:
        text = source.text(name)
        if text not in allowed:
            raise source.fail("bad-field-value", source.line_of(name), text=text, name=name, allowed=", ".join(allowed))
        return allowed.index(text)

    def yes(self, source: CardSource, name: str) -> bool:
        return self.choice(source, name, ("no", "yes")) == 1

    def bits(self, source: CardSource, name: str, table: dict[str, int]) -> int:
        bits = 0
        for field in source.lists.get(name, []):
            if field.text not in table:
                raise source.fail("bad-not-in-field", field.line, text=field.text, name=name, allowed=", ".join(table))
            bits |= table[field.text]
        return bits

    # -- texts -----------------------------------------------------------------------------------------------------

    def parsed(self, source: CardSource, field: Field) -> Expr:
        try:
            return parse(field.text, signed=True)
        except CardTextError as error:
            raise self.wrong(source, field, error) from None

    def wrong(self, source: CardSource, field: Field, error: CardTextError) -> Exception:
        return source.in_line(error, field)

    def text(self, source: CardSource, field: Field, builder: CardBuilder) -> tuple[Expr, Sequence]:
        e = self.parsed(source, field)
        try:
            return e, builder.text(e)
        except CardTextError as error:
            raise self.wrong(source, field, error) from None

    def effects(self, definition: CardDefinition, source: CardSource, builder: CardBuilder) -> None:
        for i, field in enumerate(source.effect):
            e = self.parsed(source, field)
            definition.lines.append(e)
            try:
                if e.kind != ABILITY or not e.text:
                    if definition.type != INCIDENT:
                        raise CardTextError("bad-line-start", 0)
                    if definition.body is not None or e.kind == ABILITY:
                        raise CardTextError("bad-at-once", e.column)
                    definition.body = builder.text(e)
                    continue
                ability = builder.ability(e)
            except CardTextError as error:
                raise self.wrong(source, field, error) from None
            ability.line = i + 1
            if isinstance(ability, Act):
                definition.acts.append(ability)
            elif isinstance(ability, Listener):
                definition.listeners.append(ability)
            elif isinstance(ability, Standing):
                definition.standing.append(ability)

    def area(self, definition: CardDefinition, source: CardSource, builder: CardBuilder) -> None:
        definition.level = self.number(source, "level", 1, 3)
        definition.trade = self.yes(source, "trade")
        faces: dict[int, Sequence] = {}
        for name, field in source.fields.items():
            part, _, rest = name.partition(".")
            if part == "explore":
                first, _, last = rest.partition("-")
                if not is_number(first) or (last and not is_number(last)):
                    raise source.fail("bad-die-range", field.line, text=rest)
                e, body = self.text(source, field, builder)
                definition.table_lines.append((rest, e))
                for face in range(int(first), int(last or first) + 1):
                    if face in faces or not 1 <= face <= FACES:
                        raise source.fail("bad-table-twice", field.line, face=face)
                    faces[face] = body
            elif part == "ex" and rest.endswith(".effect"):
                id = rest.partition(".")[0]
                e, body = self.text(source, field, builder)
                english = source.text(f"ex.{id}.name.en")
                definition.extras.append(Extra(id, english, source.text(f"ex.{id}.name.fr") or english, body, e))
        if len(faces) != FACES:
            raise source.fail("bad-table-faces", source.line)
        definition.table = [faces[face] for face in range(1, FACES + 1)]
        for field in source.lists.get("rewards", []):
            if field.text not in REWARDS:
                raise source.fail("bad-reward", field.line, text=field.text, allowed=", ".join(REWARDS))
            definition.gives_advantage |= field.text == "advantage"
            definition.gives_recruit |= field.text == "recruit"
        definition.missions = [field.text for field in source.lists.get("missions", [])]

    def mission(self, definition: CardDefinition, source: CardSource, builder: CardBuilder) -> None:
        definition.where = [field.text for field in source.lists.get("where", [])]
        definition.any_area = definition.where == [ANY_AREA]
        if definition.where == [ANYWHERE] or definition.any_area:
            definition.where = []
        builder.combat = ATTEMPT
        if "task" in source.fields:
            definition.task_line, definition.task = self.text(source, source.fields["task"], builder)
        for field in source.lists.get("steps", []):
            e, body = self.text(source, field, builder)
            definition.step_lines.append(e)
            definition.steps.append(body)
        if definition.type == TALLY:
            definition.marks = self.number(source, "marks", 1, 99)
        if definition.category == FINAL_MISSION:
            definition.crisis_turns = self.number(source, "crisis.turns", 1, 10)
            if "crisis.task" not in source.fields:
                raise source.fail("bad-final-crisis", source.line)
            definition.crisis_line, definition.crisis = self.text(source, source.fields["crisis.task"], builder)
        builder.combat = NO_COMBAT
        if "reward" in source.fields:
            definition.reward_line, definition.reward = self.text(source, source.fields["reward"], builder)
        needs_task = definition.type == OBJECTIVE
        needs_steps = definition.type == RESISTANCE
        if (needs_task and definition.task is None) or (needs_steps and not definition.steps):
            raise source.fail("bad-mission-parts", source.line)

    # -- the end ---------------------------------------------------------------------------------------------------

    def close(self) -> Pool:
        """See that cards which name each other are there."""
        for definition, source in self.sources:
            for name in (*definition.where, *definition.opposed, *definition.missions):
                if name not in self.pool.numbers:
                    self.refuse(source.fail("bad-card-missing", source.line, name=name))
        if self.noted:
            return self.pool  # which cards belong together cannot be known
        self.pool.close()
        if any([lowers_hand_limit(node) for definition in self.pool.definitions for node in definition.nodes]):
            self.pool.least_hand_limit = 0
        if not self.proven:
            for definition, source in self.sources:
                self.check_texts(definition, source)
        return self.pool

    def check_texts(self, definition: CardDefinition, source: CardSource) -> None:
        """Refuse a line that one of the languages cannot say: what a card does is what its text tells."""
        for lang in LANGUAGES:
            for gap in gaps_in(self.pool, definition, lang):
                fields = [
                    *source.effect,
                    *source.fields.values(),
                    *[field for every in source.lists.values() for field in every],
                ]
                line = [field.line for field in fields if field.text.replace(" ", "") == str(gap.line).replace(" ", "")]
                self.refuse(source.refused(gap.refusal(lang), line[0] if line else source.line))


def lowers_hand_limit(node: Node) -> bool:
    if isinstance(node, Standing):
        return node.query == continuous_texts.HAND_LIMIT and node.amount < 0
    return isinstance(node, Change) and node.what == bonuses.HAND_LIMIT and node.amount < 0
