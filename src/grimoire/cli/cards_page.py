"""All cards on one page of Markdown, both languages side by side: to be read by eye, and compared by a test."""

from grimoire.cli.cards_face import components_line, cost_line, element_of, hp_of, label, labelled, name_of, type_of
from grimoire.library.card_export import text_or_nothing
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.pool import Pool

OPENING = """\
# All cards

Made from the card files by `grimoire cards page > docs/cards.md`; do not edit. The texts are ours, written from the
definitions; a test compares this page with them.
"""


def cards_page(pool: Pool) -> str:
    sets: dict[str, list[CardDefinition]] = {}
    for definition in pool.definitions:
        sets.setdefault(definition.set, []).append(definition)
    parts = [OPENING]
    for name, definitions in sets.items():
        parts.append(f"## {name or 'no set'}\n")
        for definition in sorted(definitions, key=lambda d: d.name_en):
            parts.append(entry(pool, definition))
    return "\n".join(parts)


def entry(pool: Pool, definition: CardDefinition) -> str:
    """A heading with both names, then a table: what is printed beside the text in its first row, a row a paragraph."""
    name_en, name_fr = name_of(definition, "en"), name_of(definition, "fr")
    lines = [
        f"### {name_en}" + (f" · {name_fr}" if name_fr != name_en else ""),
        "",
        f"| {face(definition, 'en')} | {face(definition, 'fr')} |",
        "|---|---|",
    ]
    english = text_or_nothing(pool, definition, "en").split("\n")
    french = text_or_nothing(pool, definition, "fr").split("\n")
    if len(english) != len(french):  # then paragraphs cannot be set beside each other one by one
        english, french = ["<br>".join(english)], ["<br>".join(french)]
    lines.extend([f"| {cell(en)} | {cell(fr)} |" for en, fr in zip(english, french, strict=True)])
    if definition.provenance:
        lines.extend(["", f"Ours, as no source gives it: {', '.join(definition.provenance)}."])
    return "\n".join([*lines, ""])


def face(definition: CardDefinition, lang: str) -> str:
    hp = hp_of(definition)
    parts = [element_of(definition, lang), type_of(definition, lang)]
    if hp:
        parts.append(f"{hp} {label(lang, 'hp')}")
    if cost_line(definition, lang):
        parts.append(labelled(lang, "cost", cost_line(definition, lang)))
    if components_line(definition, lang):
        parts.append(labelled(lang, "components", components_line(definition, lang)))
    return cell(" · ".join(parts))


def cell(text: str) -> str:
    return text.replace("|", "\\|")
