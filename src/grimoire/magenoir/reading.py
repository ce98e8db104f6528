"""From the fields of a card file to a definition. Files are read elsewhere; here is only text, with its lines."""

from typing import Final

from grimoire.language.source import CardFileError, CardSource
from grimoire.language.syntax import ABILITY, CALL, LARGEST_NUMBER, CardTextError, Expr, is_number, parse
from grimoire.language.words import LANGUAGES, Gap
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.building import collect_words
from grimoire.magenoir.changing_zones import Redirection
from grimoire.magenoir.definition import ANY_TIME, KEYWORD_NUMBER, MOST_ACTS, YOUR_TURN, CardDefinition
from grimoire.magenoir.effect_ability import Imperative
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.keywords import KeywordAbility
from grimoire.magenoir.modifiers import CANNOT, ENTER_HP, FROM, Modifier
from grimoire.magenoir.occurrences import CHANNELED_NOW, TURN_START, Pattern
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.text import card_text
from grimoire.magenoir.triggers import Trigger
from grimoire.magenoir.vocabulary import CardBuilder
from grimoire.magenoir.zones import ANIMAL, EQUIPMENT_TYPE, PERMANENT, TYPE_NUMBER

FIELDS: Final[tuple[str, ...]] = (
    "name",
    "element",
    "type",
    "slot",
    "hp",
    "cost",
    "needs",
    "set",
    "effect",
    "aliases",
    "flavour",
    "provenance",
)
MOVING: Final = {"move", "discard", "activate", "unless", "apply"}  # words that can change how many spells are prepared
MOST_COMPONENTS: Final = 20  # of one word
SLOTS: Final[tuple[str, ...]] = ("head", "torso", "back", "weapon", "ring", "feet", "trinket")


class Reader:
    """Reads cards into a pool, then closes it: words and cards that name each other are known only at the end."""

    def __init__(self, pool: Pool, proven: bool = False) -> None:
        self.pool = pool
        self.proven = proven  # a test has seen that both languages can say these cards
        self.builders: list[tuple[CardBuilder, CardSource]] = []
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
        self.facts(definition, source)
        self.pool.add(definition)
        builder = CardBuilder(self.pool, definition)
        self.abilities(definition, source, builder)
        self.builders.append((builder, source))
        return definition

    # -- facts -----------------------------------------------------------------------------------------------------

    def facts(self, definition: CardDefinition, source: CardSource) -> None:
        text = source.text
        line = source.line_of
        definition.name_en = text("name.en")
        definition.name_fr = text("name.fr") or definition.name_en
        definition.flavour_en = text("flavour.en")
        definition.flavour_fr = text("flavour.fr") or definition.flavour_en
        definition.aliases = source.aliases
        if not definition.name_en:
            raise source.fail("bad-card-nameless", source.line)
        if not text("element"):
            raise source.fail("bad-card-elementless", source.line, allowed=", ".join(ELEMENT_NUMBER))
        if text("element") not in ELEMENT_NUMBER:
            raise source.fail("bad-element", line("element"), text=text("element"), allowed=", ".join(ELEMENT_NUMBER))
        definition.element = ELEMENT_NUMBER[text("element")]
        kind = text("type") or "spell"
        if kind not in TYPE_NUMBER:
            raise source.fail("bad-card-type", line("type"), text=kind, allowed=", ".join(TYPE_NUMBER))
        definition.type = TYPE_NUMBER[kind]
        definition.slot = text("slot")
        if definition.type == EQUIPMENT_TYPE and definition.slot not in SLOTS:
            raise source.fail("bad-slot", line("slot"), allowed=", ".join(SLOTS))
        if definition.type != EQUIPMENT_TYPE and definition.slot:
            raise source.fail("bad-slot-only", line("slot"))
        if text("hp") == "X" and definition.type == PERMANENT:
            definition.hp = 0  # counted when it enters
            definition.hp_is_x = True
        elif text("hp"):
            if definition.type != PERMANENT:
                raise source.fail("bad-hp", line("hp"), type=kind)
            if not is_number(text("hp")):
                raise source.fail("bad-hp-number", line("hp"), most=LARGEST_NUMBER, text=text("hp"))
            definition.hp = int(text("hp"))
        definition.set = text("set")
        self.cost(definition, source, text("cost"), line("cost"))
        self.needs(definition, source, text("needs"), line("needs"))
        for name, field in source.fields.items():
            if name.startswith("provenance."):
                definition.provenance[name[len("provenance.") :]] = field.text

    def cost(self, definition: CardDefinition, source: CardSource, text: str, line: int) -> None:
        words = text.replace(",", " ").split()
        if len(words) % 2:
            raise source.fail("bad-cost", line, text=text)
        for amount, element in zip(words[::2], words[1::2], strict=True):
            if element not in ELEMENT_NUMBER:
                raise source.fail("bad-element", line, text=element, allowed=", ".join(ELEMENT_NUMBER))
            if amount == "X":
                definition.x_element = ELEMENT_NUMBER[element]
            elif is_number(amount):
                definition.cost[ELEMENT_NUMBER[element]] += int(amount)
            else:
                raise source.fail("bad-mana-amount", line, text=amount, most=LARGEST_NUMBER)
        definition.total_cost = sum(definition.cost)

    def needs(self, definition: CardDefinition, source: CardSource, text: str, line: int) -> None:
        words = text.replace(",", " ").split()
        if len(words) % 2:
            raise source.fail("bad-components", line, text=text)
        for amount, word in zip(words[::2], words[1::2], strict=True):
            if not is_number(amount) or not 1 <= int(amount) <= MOST_COMPONENTS:
                raise source.fail("bad-components-amount", line, text=amount, most=MOST_COMPONENTS)
            definition.needs.append((word, int(amount)))
            definition.need_words.extend([self.pool.word_bit(word)] * int(amount))

    # -- abilities -------------------------------------------------------------------------------------------------

    def abilities(self, definition: CardDefinition, source: CardSource, builder: CardBuilder) -> None:
        paragraphs: list[Expr] = []
        lines: list[int] = []
        for field in source.effect:
            try:
                e = parse(field.text)
                definition.lines.append(e)
                if is_imperative(e):
                    paragraphs.append(e)
                    lines.append(field.line)
                else:
                    self.sort_in(definition, builder, e)
            except CardTextError as error:
                raise source.in_line(error, field) from None
        if paragraphs:
            try:
                body = builder.body(paragraphs)
            except CardTextError as error:
                raise source.refused(error, lines[error.paragraph]) from None
            definition.body = body
            imperative = Imperative(body)
            imperative.zones = -1
            builder.number_node(imperative)
            definition.abilities.append(imperative)

    def sort_in(self, definition: CardDefinition, builder: CardBuilder, e: Expr) -> None:
        before = len(builder.asks)
        ability = builder.ability(e)
        builder.asks_nothing(before, e)
        definition.abilities.append(ability)
        kind = e.text if e.kind == ABILITY else ""
        if isinstance(ability, KeywordAbility):
            if ability.condition is None:
                definition.keywords |= ability.keyword
            else:
                definition.extras.append(ability)
        elif isinstance(ability, Act):
            if len(definition.acts) == MOST_ACTS:
                raise CardTextError("bad-acts", e.column, most=MOST_ACTS)
            definition.acts.append(ability)
            if ability.timing in (ANY_TIME, YOUR_TURN) or ability.quick_if is not None:
                definition.is_instant = True
        elif isinstance(ability, Redirection):
            definition.redirections.append(ability)
        elif kind == "prepare":
            definition.clauses.append(ability)
            if isinstance(ability, Modifier) and ability.query == FROM:
                definition.is_own_source = True
        elif kind == "rider":
            definition.riders.append(ability)
        else:
            definition.standing.append(ability)
            if isinstance(ability, Trigger):
                definition.triggers.append(ability)
                if any([p.kind == TURN_START for p in ability.patterns]):
                    verbs = builder_verbs(ability)
                    if definition.type != ANIMAL and MOVING & set(verbs):
                        definition.moves_spells = True
            elif isinstance(ability, Modifier):
                definition.modifiers.append(ability)
                if ability.query == ENTER_HP and not counts_on_the_way(definition, e):
                    raise CardTextError("bad-enter-hp", e.column)
                if ability.query == CANNOT and isinstance(ability.pattern, Pattern) and ability.condition is None:
                    definition.never_channeled |= ability.pattern.kind == CHANNELED_NOW and ability.pattern.itself

    # -- the end ---------------------------------------------------------------------------------------------------

    def close(self) -> Pool:
        """Resolve names of cards, and work out the words of every card."""
        for builder, source in self.builders:
            for where, name, _ in builder.later_names:
                where.named.append(self.card_number(name, source))
            for create, name, _ in builder.later_cards:
                create.number_of_card = self.card_number(name, source)
        for definition in self.pool.definitions:
            bits = definition.name_bits = self.pool.name_words(definition.name_en)
            for ability in definition.abilities:
                if isinstance(ability, KeywordAbility) and ability.word and ability.condition is None:
                    bits |= ability.word
            definition.words = bits
            for e in definition.lines:
                collect_words(e, definition.verbs)
        self.pool.number_needs()
        self.pool.health = [definition.hp for definition in self.pool.definitions]
        if not self.proven:
            for builder, source in self.builders:
                self.check_texts(builder.definition, source)
        self.builders = []
        return self.pool

    def check_texts(self, definition: CardDefinition, source: CardSource) -> None:
        """Refuse a line that one of the languages cannot say: what a card does is what its text tells."""
        for lang in LANGUAGES:
            gaps: list[Gap] = []
            names = {other.id: other.name_fr if lang == "fr" else other.name_en for other in self.pool.definitions}
            card_text(definition.lines, names[definition.id], definition.type_name, lang, None, True, names, gaps)
            for gap in gaps:
                line = [field.line for field, known in zip(source.effect, definition.lines, strict=True) if known is gap.line]
                self.refuse(source.refused(gap.refusal(lang), line[0]))

    def card_number(self, name: str, source: CardSource) -> int:
        if name not in self.pool.numbers:
            self.refuse(source.fail("bad-card-missing", source.line, name=name))
        return self.pool.numbers.get(name, 0)


def builder_verbs(trigger: Trigger) -> list[str]:
    return getattr(trigger.body, "verbs", [])


def is_imperative(e: Expr) -> bool:
    """A line that says what the card does when activated or applied."""
    if e.kind == ABILITY:
        return False
    return not (e.kind == CALL and e.text in KEYWORD_NUMBER)


def counts_on_the_way(definition: CardDefinition, e: Expr) -> bool:
    """Whether Health Points are counted after something that is done on the way in: only then anybody asks how many."""
    about_itself = bool(e.args[0].args) and str(e.args[0].args[0]) == "self"
    return about_itself and any(
        [str(line.args[0]) == "entering(self)" for line in definition.lines if line.text == "on" and line.args]
    )
