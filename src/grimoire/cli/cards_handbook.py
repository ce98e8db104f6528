"""The reference of the card language as a page of Markdown, made from the vocabulary the checker itself uses."""

from grimoire.cli.cards_inside import INSIDE_WORDS
from grimoire.cli.cards_reasons import REASONS
from grimoire.cli.cards_words import unused, used_once
from grimoire.language.words import Word
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import FIELDS, SLOTS
from grimoire.magenoir.zones import TYPES

OPENING = """\
# The card language

Made by `grimoire cards words --markdown > docs/card-language.md`; do not edit. The words come from the vocabulary that
reads the cards, so this page and the error messages always agree.

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

Write it into a file, then

    grimoire cards check my-cards.yaml
    grimoire cards show "ember owl" --cards my-cards.yaml

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
    "aliases": "other names under which the card is found: `[Echo wave]`",
    "provenance": "which facts are ours because no source gives them: `{hp: ours}`",
}

GRAMMAR = """\
## Grammar

Each line of `effect` is one ability. A line with no kind in front says what the card does when it is activated or when
another card applies its effects; several such lines are its paragraphs.

| written | read as |
|---|---|
| `word`, `word(a, b)` | a word, with what it is about in parentheses; every word and its form is listed below |
| `7` | a printed numeral; components can change it. `one`, `two` are fixed |
| `"Flame"` | a word of a name |
| `a\\|b` | either |
| `a b c` | all of these together: a filter (`"Wind" component yours`), an amount of Mana (`2 fire`) |
| `a & b` | both: players, amounts of Mana, targets |
| `effect + effect` | in the same indivisible action |
| `action then action` | printed "then": the next indivisible action |
| `action / action` | the next paragraph inside an ability |
| `ability if condition` | of a kind below, or a keyword: works while the condition holds. Effects: `if(condition, effect)` |
| `ability @scope` | works where the scope says; if none is said, in play (a spell also prepared or channeled) |

| kind of ability | meaning |
|---|---|
| `on EVENT => BODY` | whenever it happens |
| `asap CONDITION => BODY` | as soon as it holds, once each time |
| `always MODIFIER` | while the card works |
| `instead EVENT => BODY` | in place of what would happen |
| `act TIMING, COST => BODY` | an ability the player uses; what it costs is an effect, or several joined by `+` |
| `prepare CLAUSE` | how this card may be prepared |
| `rider MODIFIER` | laid on every card that uses this one as a component |
"""


def handbook(pool: Pool) -> str:
    allowed = ", ".join(V.allowed("effect").split(", ")[:4])
    parts = [OPENING.replace("ALLOWED", allowed), fields(), GRAMMAR, words(), inside(), single_words(pool)]
    return "\n".join(parts)


def fields() -> str:
    rows = [f"| `{name}` | {FIELD_MEANINGS[name]} |" for name in FIELDS]
    return "\n".join(["## Fields", "", "| field | meaning |", "|---|---|", *rows, ""])


def by_kind() -> dict[str, list[Word]]:
    kinds: dict[str, list[Word]] = {}
    for word in V.words:
        kinds.setdefault(word.kind, []).append(word)
    return kinds


def words() -> str:
    lines = ["## Words", ""]
    for kind, listed in by_kind().items():
        lines.extend([f"### {kind[:1].upper()}{kind[1:]}", "", "| written | meaning |", "|---|---|"])
        lines.extend([f"| {code(word.form)} | {cell(word.meaning)} |" for word in listed])
        lines.append("")
    return "\n".join(lines)


def inside() -> str:
    lines = ["### Inside another word", "", "These stand only in the parentheses of the words named.", ""]
    lines.extend(["| written | inside | meaning |", "|---|---|---|"])
    lines.extend([f"| {code(form)} | {cell(where)} | {cell(meaning)} |" for form, where, meaning in INSIDE_WORDS])
    return "\n".join([*lines, ""])


def single_words(pool: Pool) -> str:
    lines = [
        "## Words that one card uses",
        "",
        "No word bears a card's name, and none is made for one card. These have one user among the shipped cards so far;",
        "the reason says why they are general nevertheless.",
        "",
        "| word | kind | card | why it is general |",
        "|---|---|---|---|",
    ]
    for (kind, word), card in used_once(pool):
        lines.append(f"| {code(word)} | {kind} | {card} | {REASONS.get(word, '')} |")
    idle = ", ".join([f"{code(word)} ({kind})" for kind, word in unused(pool)])
    if idle:
        lines.extend(["", f"Not used by any shipped card yet: {idle}."])
    return "\n".join([*lines, ""])


def code(text: str) -> str:
    return f"`{cell(text)}`"


def cell(text: str) -> str:
    return text.replace("|", "\\|")
