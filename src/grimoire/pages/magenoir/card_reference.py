"""The reference of the card language as a page of Markdown, made from the vocabulary the checker itself uses."""

from typing import Final

from grimoire.library.messages import LANGUAGES
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.inside_words import INSIDE_WORDS
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import FIELDS, SLOTS
from grimoire.magenoir.text import card_text
from grimoire.magenoir.text.current import names_in
from grimoire.magenoir.zones import TYPES
from grimoire.pages.cards_page import cell, code, heading, row
from grimoire.pages.magenoir.card_examples import CONDITION, SCOPED, examples, sign_examples
from grimoire.pages.magenoir.card_reasons import REASONS
from grimoire.pages.magenoir.card_words import ABILITY_KIND, INSIDE, concordance
from grimoire.pages.magenoir.french_words import FRENCH_MEANINGS
from grimoire.pages.word_book import Example, Use, WordBook

OPENING = """\
# The card language: reference

Made by `grimoire cards words --markdown > docs/card-language.md`; do not edit. The words come from the vocabulary that
reads the cards, so this page and the error messages always agree. Examples are lines of cards that come with the program,
or are marked as invented, with the text that is written from them. [Design a card](design-a-card.md) is the handbook: it
begins with an empty file, and explains what the tables here only list. `grimoire cards words damage` looks up one word.

- [Fields](#fields)
- [Grammar](#grammar)
- [Words](#words)
- [Words that one card uses](#words-that-one-card-uses)

A card is data: facts, and effects in a small language. Nothing in a card file is ever executed. This is a whole card:

```yaml
ember-owl:
  name: {en: Ember owl, fr: Hibou de braise}
  element: fire
  type: permanent
  hp: 2
  cost: 2 fire 1 air
  needs: 1 Flame
  set: my own
  effect:
    - on enters(self) => damage(1, any)
    - on turn_start(you) => damage(alt(1, mn, 2), opp) then may(to(pay(1 fire), draw(you, 1)))
    - protector if mn
```

A mistake is answered with file, line and what is allowed there:

    my-cards.yaml:10: ember-owl: 'dmg(1, any)' is no effect; allowed here: ALLOWED, …
"""

FIELD_MEANINGS = {
    "name": "`{en: …, fr: …}`; the English name decides the words of the name (D2.3), French may be left out",
    "element": f"one of {', '.join(ELEMENTS)}",
    "type": f"one of {', '.join(TYPES)}; `spell` if left out",
    "slot": f"of Equipment: one of {', '.join(SLOTS)}",
    "hp": "Health Points, of Permanents that have any",
    "cost": "Mana to prepare it: `3 air 1 arcane`; `X mineral` for an amount the player chooses",
    "needs": "components to prepare it: `2 Flame 1 Rock`",
    "set": "where the card belongs",
    "effect": "a list of abilities, one a line; see below",
    "flavour": "`{en: …, fr: …}`: a line of colour below the text; it means nothing to the rules",
    "aliases": "other names under which the card is found: `[Echo wave]`",
    "provenance": "which facts are ours because no source gives them: `{hp: ours}`",
}

GRAMMAR_OPENING = """\
## Grammar

Each line of `effect` is one ability. A line with no kind in front says what the card does when it is activated or when
another card applies its effects; several such lines are its paragraphs.
"""

# As written, and read as; examples of signs are found by the written form.
SIGN_MEANINGS: Final[dict[str, str]] = {
    "word(a, b)": "a word, with what it is about in parentheses, if anything; every word and its form is listed below",
    "7": "a printed numeral; components can change it. `one`, `two` are fixed",
    '"Flame"': "a word of a name",
    "a|b": "either",
    "a b c": 'all of these together: a filter (`"Wind" component yours`), an amount of Mana (`2 fire`)',
    "a & b": "both: players, amounts of Mana, targets",
    "effect + effect": "in the same indivisible action",
    "action then action": 'printed "then": the next indivisible action',
    "action / action": "the next paragraph inside an ability",
    CONDITION: "of a kind below, or a keyword: works while the condition holds. Effects: `if(condition, effect)`",
    SCOPED: "works where the scope says; if none is said, in play (a spell also prepared or channeled)",
}
SAME_AS: Final[dict[str, Use]] = {
    "word(a, b)": ("effect", "draw"),
    "7": ("number", "7"),
    '"Flame"': ("filter", '"Word"'),
}
KIND_MEANINGS: Final[dict[str, str]] = {
    "on EVENT => BODY": "whenever it happens",
    "asap CONDITION => BODY": "as soon as it holds, once each time",
    "always MODIFIER": "while the card works",
    "instead EVENT => BODY": "in place of what would happen",
    "act TIMING, COST => BODY": "an ability the player uses; what it costs is an effect, or several joined by `+`",
    "prepare CLAUSE": "how this card may be prepared",
    "rider MODIFIER": "laid on every card that uses this one as a component",
}


class Reference(WordBook):
    """The words of Mage Noir, with the cards their examples are taken from."""

    vocabulary = V
    cards_page = "cards.md"
    line_kind = ABILITY_KIND
    line_meanings = KIND_MEANINGS
    french = FRENCH_MEANINGS

    def __init__(self, pool: Pool) -> None:
        self.fields = {name: FIELD_MEANINGS[name] for name in FIELDS}
        self.examples = examples(pool)
        self.signs = sign_examples(pool)
        self.concordance = concordance(pool)
        self.names_by_lang = {lang: names_in(pool, lang) for lang in LANGUAGES}

    def page(self) -> str:
        allowed = ", ".join(V.allowed("effect").split(", ")[:4])
        parts = [OPENING.replace("ALLOWED", allowed), self.fields_table(), self.grammar(), self.words_tables(), self.inside()]
        return "\n".join([*parts, self.single_words()])

    def reads(self, example: Example, lang: str) -> str:
        names = self.names_by_lang[lang]
        name = "…" if example.definition is None else names[example.definition.id]
        return card_text([example.line], name, example.kind, lang, None, False, names).replace("\n", " ")

    def reason(self, use: Use) -> str:
        return REASONS.get(use[1], "")

    def entries(self) -> list[tuple[Use, str, str]]:
        return [*super().entries(), *[((INSIDE, form.split("(")[0]), form, meaning) for form, _, meaning in INSIDE_WORDS]]

    def grammar(self) -> str:
        lines = [GRAMMAR_OPENING, *heading("written", "read as", "for example")]
        for sign, meaning in SIGN_MEANINGS.items():
            example = self.examples.get(SAME_AS[sign]) if sign in SAME_AS else self.signs.get(sign)
            lines.append(row(code(sign), cell(meaning), self.example(example) if example is not None else ""))
        return "\n".join([*lines, "", *self.lines_table(), ""])

    def inside(self) -> str:
        lines = ["### Inside another word", "", "These stand only in the parentheses of the words named.", ""]
        lines.extend(heading("written", "inside", "meaning", "for example"))
        for form, where, meaning in INSIDE_WORDS:
            lines.append(row(code(form), cell(where), cell(meaning), self.shown((INSIDE, form.split("(")[0]))))
        return "\n".join([*lines, ""])
