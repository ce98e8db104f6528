"""Cards on the screen: a table of many, or one as printed with what stands behind it."""

import difflib

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from grimoire.library.messages import messages
from grimoire.pages.card_labels import label, labelled
from grimoire.pages.cards_page import text_or_none
from grimoire.pages.catalogue import Card, Catalogue

CARD_WIDTH = 72


def card_table(catalogue: Catalogue[Card], cards: list[Card], lang: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(label(lang, "name"))
    for column, is_number in catalogue.columns(lang):
        table.add_column(column, justify="right" if is_number else "left")
    for card in cards:
        table.add_row(card.name[lang], *catalogue.row(card, lang))
    return table


def set_name(set_: str, lang: str) -> str:
    """A set by its name, with the word that finds its cards where that is another."""
    name = messages(lang).say(f"set-{set_}") if messages(lang).has(f"set-{set_}") else set_
    return f"{name} ({set_})" if name != set_ else set_ or "-"


def nearest(catalogue: Catalogue[Card], name: str, lang: str) -> list[str]:
    """The names that look most like this one."""
    near = difflib.get_close_matches(name.strip().lower(), list(catalogue.known_names), n=5, cutoff=0.5)
    ids = dict.fromkeys(catalogue.known_names[key] for key in near)
    return [catalogue.by_id(id).name[lang] for id in ids]


def card_panel(catalogue: Catalogue[Card], card: Card, lang: str, width: int, reminders: bool = False) -> Panel:
    """The card as printed; `reminders` explain its keywords."""
    text = text_or_none(catalogue, card, lang, reminders)
    title = Text(card.name[lang], style="bold")
    shown = Text("\n".join(catalogue.facts(card, lang)) + "\n\n" + text)
    if card.flavour[lang]:
        shown.append("\n\n" + card.flavour[lang], style="italic")
    return Panel(shown, title=title, width=min(width, CARD_WIDTH))


def card_background(catalogue: Catalogue[Card], card: Card, lang: str) -> list[str]:
    """What is not printed on the card."""
    lines = [labelled(lang, "id", card.id), labelled(lang, "set", set_name(card.set, lang))]
    if card.aliases:
        lines.append(labelled(lang, "aliases", ", ".join(card.aliases)))
    lines.append(labelled(lang, "source", card.source))
    lines.extend(catalogue.origin(card, lang))
    written = catalogue.written(card)
    if written:
        lines.append(labelled(lang, "definition", "").rstrip())
        lines.extend([f"  - {line}" for line in written])
    return lines
