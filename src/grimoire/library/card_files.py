"""Card files of every game: where they lie, and what is written in them. What a field means is the game's own business."""

import hashlib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from yaml.nodes import Node

from grimoire.kernel.card_index import CardIndex
from grimoire.kernel.unusable import Unusable
from grimoire.language.source import CardFileError, CardSource, Field
from grimoire.library.reading import is_folder
from grimoire.library.yaml_lines import BadFile, compose, line_of, mapping, read_text, scalar, sequence

P = TypeVar("P", bound=CardIndex[Any])
# Puts one field into the source of its card: the source, its name, its line, what stands there.
FieldReader = Callable[[CardSource, str, int, Node], None]


class CardReader(Protocol):
    """Makes definitions of what is written, and puts them into a pool."""

    def add(self, source: CardSource) -> object: ...

    def close(self) -> object: ...  # after the last card


Texts = list[tuple[str, str]]  # name and text of each file
SHIPPED: Final[dict[str, Texts]] = {}  # by game, as read first


def shipped_card_texts(game: str) -> Texts:
    """The card files of a game that come with the program, name and text, in a fixed order. They are read once: whatever
    happens to the files later, a process plays with the same cards as long as it runs."""
    if game not in SHIPPED:
        folder = files("grimoire") / "data" / game / "cards"
        entries = sorted(
            (entry.name, entry.read_text(encoding="utf-8")) for entry in folder.iterdir() if entry.name.endswith(".yaml")
        )
        SHIPPED[game] = [(f"cards/{name}", text) for name, text in entries]
    return SHIPPED[game][:]


def play_with(game: str, texts: Texts) -> None:
    """Take these for the files that come with the program: what a process that works for another one is told first."""
    SHIPPED[game] = texts


def own_texts(paths: list[Path]) -> list[tuple[str, str]]:
    """Card files of a player's own, each a file or a folder of them: name and text. Raises BadFile."""
    texts: list[tuple[str, str]] = []
    for path in paths:
        found = sorted(path.glob("*.yaml")) if is_folder(path) else [path]
        if not found:
            raise BadFile("bad-no-cards", str(path))
        texts.extend((str(file), read_text(file)) for file in found)
    return texts


def lines_in(node: Node, where: str, what: str, each: str) -> list[Field]:
    """A list of texts, each with its line; `what` the list and `each` text in it are called."""
    return [Field(scalar(item, where, each), line_of(item)) for item in sequence(node, where, what)]


class CardLoader(Generic[P]):
    """The cards of one game: those that come with the program, and a player's own, read into a pool."""

    def __init__(
        self, game: str, new_pool: Callable[[], P], new_reader: Callable[[P, bool], CardReader], read_field: FieldReader
    ) -> None:
        self.game = game
        self.new_pool = new_pool
        self.new_reader = new_reader
        self.read_field = read_field
        self.kept: tuple[Texts, P] | None = None  # the shipped cards, once they are read, and the files they were read from

    def shipped_texts(self) -> Texts:
        return shipped_card_texts(self.game)

    def sources(self, text: str, where: str) -> list[CardSource]:
        """The cards written in a file."""
        root = compose(text, where)
        if root is None:
            return []
        sources: list[CardSource] = []
        for id, line, node in mapping(root, where, "part-card-file"):
            source = CardSource(id, where, line)
            for name, field_line, value in mapping(node, where, Unusable("part-the-card", name=id)):
                self.read_field(source, name, field_line, value)
            sources.append(source)
        return sources

    def build(self, texts: list[tuple[str, str]], proven: bool = False) -> P:
        """A pool of all cards of these files; `proven`: a test has read the texts of these cards. Raises BadFile."""
        pool = self.new_pool()
        reader = self.new_reader(pool, proven)
        try:
            for where, text in texts:
                for source in self.sources(text, where):
                    reader.add(source)
            reader.close()
        except CardFileError as error:
            raise BadFile(error.wrong, error.where, **error.facts) from None
        pool.digest = hashlib.blake2b("\0".join(text for _, text in texts).encode(), digest_size=8).hexdigest()
        return pool

    def shipped(self) -> P:
        """The cards that come with the program, read once, and anew where others are to be played with."""
        texts = self.shipped_texts()
        if self.kept is None or self.kept[0] != texts:
            self.kept = (texts, self.build(texts, True))
        return self.kept[1]

    def load(self, own: list[Path]) -> P:
        """The shipped cards, and a player's own files after them."""
        return self.build([*self.shipped_texts(), *own_texts(own)]) if own else self.shipped()
