"""All cards on one page of Markdown, both languages side by side: to be read by eye, and compared by a test."""

import re

from grimoire.pages.card_labels import label
from grimoire.pages.catalogue import Card, Catalogue


def cards_page(catalogue: Catalogue[Card]) -> str:
    parts = [catalogue.page_opening]
    for heading, cards in catalogue.sections():
        parts.append(f"## {heading}\n")
        parts.extend([entry(catalogue, card) for card in cards])
    return "\n".join(parts)


def entry(catalogue: Catalogue[Card], card: Card) -> str:
    """A heading with both names, then a table: what is printed beside the text in its first row, a row a paragraph."""
    facts = [cell(" · ".join(catalogue.facts(card, lang))) for lang in ("en", "fr")]
    lines = [f"### {title_of(card)}", "", f"| {facts[0]} | {facts[1]} |", "|---|---|"]
    english, french = (text_or_none(catalogue, card, lang).split("\n") for lang in ("en", "fr"))
    if len(english) != len(french):  # then paragraphs cannot be set beside each other one by one
        english, french = ["<br>".join(english)], ["<br>".join(french)]
    lines.extend([f"| {cell(en)} | {cell(fr)} |" for en, fr in zip(english, french, strict=True)])
    if card.flavour["en"]:
        lines.append(f"| *{cell(card.flavour['en'])}* | *{cell(card.flavour['fr'])}* |")
    origin = catalogue.origin(card, "en")
    if origin:
        lines.extend(["", " ".join([f"{line}." for line in origin])])
    return "\n".join([*lines, ""])


def text_or_none(catalogue: Catalogue[Card], card: Card, lang: str, reminders: bool = False) -> str:
    """The text of a card, or that it has none."""
    return catalogue.printed(card, lang, reminders) or label(lang, "no effect")


def title_of(card: Card) -> str:
    """The heading of a card: its names."""
    return " · ".join(dict.fromkeys([card.name["en"], card.name["fr"]]))


def anchor(heading: str) -> str:
    """The name under which a heading can be linked to."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def code(text: str) -> str:
    return f"`{cell(text)}`"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def heading(*columns: str) -> list[str]:
    return [row(*columns), "|" + "---|" * len(columns)]
