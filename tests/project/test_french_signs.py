"""French signs of two parts (; : ! ? « ») have a space before or within them: in every French text that is written here.

It is written as any other space. Whoever breaks lines keeps it together with its sign: the card texts (`language/phrase.py`),
the terminal (`cli/screen.py`, `cli/helping.py`) and the browser (`web/src/words/typography.ts`).
"""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimoire.cli.french_help import FRENCH
from grimoire.library.messages import message_texts

DATA = Path(__file__).resolve().parents[2] / "src" / "grimoire" / "data"
INLINE = re.compile(r"\bfr: *(\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'|[^,}]*)")
OWN_LINE = re.compile(r"^( *)(?:- )?fr:(.*)$")
AS_WRITTEN = re.compile(r"« [^»]*\w: ?[^»]*»|« : »|\[\?\]|\w+: (?:…|\[\w+\])|Anima: Beyond Good and Evil")  # YAML, and a title
CLOSE = re.compile("[^\\s\u00a0\u202f!?.…(«-][;!?»]|(?<=[\\w)»]):(?=\\s|$)|«(?![\\s\u00a0\u202f])")


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        """A pattern with its arguments as a word; what it chooses from is looked at by itself."""
        self.found.append("".join(e.value if isinstance(e, ast.TextElement) else argument(e) for e in node.elements))
        self.generic_visit(node)


def argument(placed: ast.Placeable) -> str:
    expression = placed.expression
    return str(expression.value) if isinstance(expression, ast.StringLiteral) else "X"


def in_messages() -> Iterator[tuple[str, str]]:
    for game in ("magenoir", "anima"):
        for name, text in message_texts("fr", game):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    texts = Texts()
                    texts.visit(entry)
                    yield from ((f"{name}: {entry.id.name}", found) for found in texts.found)


def in_data() -> Iterator[tuple[str, str]]:
    """What stands behind `fr:` in files of cards, rulings, lessons and rules, with the lines that go on with it."""
    for path in sorted(DATA.rglob("*.yaml")):
        depth = -1
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{path.relative_to(DATA)}:{number}"
            if depth >= 0 and len(line) - len(line.lstrip()) > depth:
                yield where, line.strip()
                continue
            depth = -1
            if found := OWN_LINE.match(line):
                depth = len(found[1])
                yield where, found[2].strip().strip("\"'")
            else:
                yield from ((where, text.strip("\"'")) for text in INLINE.findall(line))


def test_every_french_sign_of_two_parts_has_its_space() -> None:
    texts = [*in_messages(), *in_data(), *[("help", text) for text in FRENCH.values()]]
    assert len(texts) > 6000
    assert [(where, text) for where, text in texts if CLOSE.search(AS_WRITTEN.sub("", text))] == []
