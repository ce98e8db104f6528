"""The cards of the handbook: blocks of YAML, each followed by its text as a quotation.

Run as a script this writes the quotations anew:

    python tests/docs/handbook.py
"""

import re
from pathlib import Path

from grimoire.library.magenoir.cards import build_pool, shipped_texts
from grimoire.magenoir.text.current import printed_text

HANDBOOK = Path(__file__).parents[2] / "docs" / "design-a-card.md"
CARD = re.compile(r"^```yaml\n(.*?)^```\n\n((?:>[^\n]*\n)+)", re.MULTILINE | re.DOTALL)


def cards(text: str) -> list[tuple[str, str]]:
    """The cards as written, and the quotations below them."""
    return [(found[1], found[2]) for found in CARD.finditer(text)]


def quotation(card: str) -> str:
    """The English text of a card as a quotation, a paragraph for each of its own."""
    pool = build_pool([*shipped_texts(), ("handbook", card)])
    return "\n>\n".join(f"> {line}" for line in printed_text(pool, pool.definitions[-1], "en").split("\n")) + "\n"


def write_anew() -> None:
    text = HANDBOOK.read_text(encoding="utf-8")
    text = CARD.sub(lambda found: f"```yaml\n{found[1]}```\n\n{quotation(found[1])}", text)
    HANDBOOK.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_anew()
