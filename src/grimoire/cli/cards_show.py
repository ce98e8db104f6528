"""Cards on the screen: a table of many, or one as printed with what stands behind it."""

import difflib

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grimoire.cli.cards_face import components_line, cost_line, element_of, hp_of, label, labelled, name_of, type_of
from grimoire.library.card_export import text_or_nothing
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.pool import Pool

CARD_WIDTH = 72


def card_table(definitions: list[CardDefinition], lang: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for word in ("name", "element", "type", "cost", "components"):
        table.add_column(label(lang, word))
    table.add_column(label(lang, "hp"), justify="right")
    for d in definitions:
        table.add_row(
            name_of(d, lang), element_of(d, lang), type_of(d, lang), cost_line(d, lang), components_line(d, lang), hp_of(d)
        )
    return table


def nearest(pool: Pool, name: str, lang: str) -> list[str]:
    """The names that look most like this one."""
    near = difflib.get_close_matches(name.strip().lower(), list(pool.names), n=5, cutoff=0.5)
    ids = dict.fromkeys(pool.names[key] for key in near)
    return [name_of(pool.definitions[pool.numbers[id]], lang) for id in ids]


def face_of(pool: Pool, definition: CardDefinition, lang: str, width: int) -> Panel:
    """The card as printed."""
    head = [f"{element_of(definition, lang)} · {type_of(definition, lang)}"]
    facts = (
        ("cost", cost_line(definition, lang)),
        ("components", components_line(definition, lang)),
        ("hp", hp_of(definition)),
    )
    head.extend([labelled(lang, word, value) for word, value in facts if value])
    text = text_or_nothing(pool, definition, lang)
    if not text:
        text = label(lang, "no text" if definition.lines else "no effect")
    title = Text(name_of(definition, lang), style="bold")
    return Panel(Text("\n".join(head) + "\n\n" + text), title=title, width=min(width, CARD_WIDTH))


def back_of(definition: CardDefinition, lang: str) -> list[str]:
    """What is not printed on the card."""
    lines = [labelled(lang, "id", definition.id), labelled(lang, "set", definition.set or "-")]
    if definition.aliases:
        lines.append(labelled(lang, "aliases", ", ".join(definition.aliases)))
    lines.append(labelled(lang, "source", definition.source))
    if definition.provenance:
        lines.append(labelled(lang, "ours", ", ".join(definition.provenance)))
    if definition.lines:
        lines.append(labelled(lang, "definition", "").rstrip())
        lines.extend([f"  - {line}" for line in definition.lines])
    return lines
