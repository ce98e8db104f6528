"""The reference of Anima's card language."""

from typing import Final

from grimoire.anima.listed_words import V
from grimoire.anima.pool import Pool
from grimoire.anima.reading import COMMON, FIELDS_OF_CATEGORY
from grimoire.anima.text import line_text
from grimoire.anima.zones import TYPES
from grimoire.pages.anima.card_reasons import reason_for
from grimoire.pages.anima.french_words import FRENCH_MEANINGS
from grimoire.pages.anima.words import INVENTED, LINE, invented_line, lines_of, words_in
from grimoire.pages.cards_page import cell, code, heading, row
from grimoire.pages.word_book import Example, Use, WordBook, keep_shorter

OPENING = """\
# The card language of Anima: reference

Made by `grimoire cards words --game anima --markdown > docs/anima-card-language.md`; do not edit. The words come from
the vocabulary that reads the cards, so this page and the error messages always agree. Examples are lines of cards that
come with the program, or are marked as invented, with the text that is written from them.
`grimoire cards words steal --game anima` looks up one word.

- [Fields](#fields)
- [Grammar](#grammar)
- [Words](#words)
- [Words that one card uses](#words-that-one-card-uses)

A card is data: facts, and effects in a small language. Nothing in a card file is ever executed. Two whole cards:

```yaml
lamp-moth:
  name: {en: Lamp Moth, fr: Phalène de lampe}
  type: creature
  set: my own
  level: 1
  combat: 4
  kinds: [natural]
  effect:
    - on meet => combat(2, foe, fight) if has_skill(us, magic)
    - on beaten => draw(1)
  provenance: ours

toll-bridge:
  name: {en: Toll Bridge, fr: Pont à péage}
  type: area
  set: my own
  level: 2
  trade: yes
  explore: {1-3: nothing, 4-5: encounter(1), 6: "check(7, failed(lose_turn(us)))"}
  rewards: [advantage]
  ex:
    old-road: {name: {en: The Old Road, fr: La Vieille Route}, effect: "discard(1, us) then recruit(deck)"}
  provenance: ours
```

A mistake is answered with file, line and what is allowed there:

    my-cards.yaml:10: lamp-moth: 'drw(1)' is no effect; allowed here: ALLOWED, …
"""

FIELD_MEANINGS: Final[dict[str, str]] = {
    "name": "`{en: …, fr: …}`; French may be left out; `article: la` says what the French name takes inside a sentence",
    "aliases": "other names under which the card is found: `[Executioner]`",
    "type": f"one of {', '.join(TYPES)}",
    "set": "where the card belongs: `bge`, `omega`, or a name of your own",
    "copies": "how many of it are in its deck, if not 1",
    "effect": "a list of lines; see below",
    "flavour": "`{en: …, fr: …}`: a line of colour below the text; it means nothing to the rules",
    "provenance": "where its facts come from: `ours`, or lists under attested, derived, inferred, ours",
    "combat": "Combat of a Character or a Creature; of a Creature `X` where its text sets it",
    "speed": "Speed of a Character",
    "gender": "of a Character: female or male",
    "skills": "icons of a Character: `[magic, ki, trickery]`, none to all three",
    "level": "of an Area or an Encounter: 1 to 3",
    "trade": "whether an Area bears the Trade icon: yes or no",
    "explore": "the table of an Area: what each face of the die means, `{1-2: nothing, 3-6: encounter(1)}`",
    "rewards": "of an Area: advantage, recruit",
    "missions": "the Basic Missions an Area prints, by id",
    "ex": "rewards that only this Area has: `{id: {name: {en: …, fr: …}, effect: …}}`",
    "kinds": "of a Creature: natural, supernatural, darkness",
    "good": "whether an Event helps whoever meets it: yes or no",
    "where": "the Areas of a Mission, by id; `[any-area]`; `[anywhere]` for one that only counts",
    "task": "what a Mission asks for, all in one go",
    "steps": "what a resistance asks for, one entry a turn, on turns running",
    "marks": "the markers a tally needs",
    "reward": "what a Basic Mission gives",
    "crisis": "of a Final Mission: `{turns: …, task: …}`",
    "opposed": "the Factions a Faction is opposed to, by id",
}
GRAMMAR_OPENING = """\
## Grammar

Each line of `effect` is one text of the card. Tables, tasks, steps and rewards hold effects without a kind in front.
"""
SIGN_MEANINGS: Final[dict[str, str]] = {
    "word(a, b)": "a word, with what it is about in parentheses, if anything; every word and its form is listed below",
    "7, -2": "a number; it never changes in play",
    "effect then effect": "one after the other",
    "condition & condition": "both",
    "moment once, event once": "no more than once a turn",
}
LINE_MEANINGS: Final[dict[str, str]] = {
    "act MOMENT, PRICE => EFFECT if CONDITION": (
        "used by its player: an Advantage from the hand, a Character or Faction on the table"
    ),
    "on EVENT => EFFECT if CONDITION": "happens by itself",
    "always MODIFIER if CONDITION": "holds as long as the card is in force; of an Incident, until the end of the turn",
}


class AnimaReference(WordBook):
    """The words of Anima, with the cards their examples are taken from."""

    vocabulary = V
    cards_page = "anima-cards.md"
    line_kind = LINE
    line_meanings = LINE_MEANINGS
    french = FRENCH_MEANINGS

    def __init__(self, pool: Pool) -> None:
        names = [*COMMON, *[name for fields in FIELDS_OF_CATEGORY.values() for name in fields]]
        self.fields = {name: FIELD_MEANINGS[name] for name in dict.fromkeys(names)}
        self.examples = {}
        self.concordance: dict[Use, list[str]] = {}
        for definition in pool.definitions:
            for use in {use for line in lines_of(definition) for use in words_in(line)}:
                self.concordance.setdefault(use, []).append(definition.id)
            for line in lines_of(definition):
                for use in words_in(line):
                    keep_shorter(self.examples, use, Example(line, definition.type_name, definition))
        for use in INVENTED:
            kind, line = invented_line(use)
            self.examples[use] = Example(line, kind, None)

    def page(self) -> str:
        allowed = ", ".join(V.allowed("effect").split(", ")[:4])
        parts = [OPENING.replace("ALLOWED", allowed), self.fields_table(), self.grammar(), self.words_tables()]
        return "\n".join([*parts, self.single_words()])

    def grammar(self) -> str:
        signs = [row(code(sign), cell(meaning)) for sign, meaning in SIGN_MEANINGS.items()]
        return "\n".join([GRAMMAR_OPENING, *heading("written", "read as"), *signs, "", *self.lines_table(), ""])

    def reads(self, example: Example, lang: str) -> str:
        return line_text(example.line, example.kind, lang)

    def reason(self, use: Use) -> str:
        return reason_for(use)
