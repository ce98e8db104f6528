"""Card files of every game: where they lie, and what is written in them. What a field means is the game's own business."""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
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

    noted: list[CardFileError] | None  # what is wrong once all cards are there, where not the first mistake alone is wanted

    def add(self, source: CardSource) -> object: ...

    def close(self) -> object: ...  # after the last card


Texts = list[tuple[str, str]]  # name and text of each file
SHIPPED: Final[dict[str, Texts]] = {}  # by game, as read first


def texts_in(folder: Traversable, shown: str) -> Texts:
    """The card files of a folder of the program, name and text, in a fixed order."""
    found = sorted((entry.name, entry.read_text(encoding="utf-8")) for entry in folder.iterdir() if is_card_file(entry))
    return [(f"{shown}/{name}", text) for name, text in found]


def is_card_file(entry: Traversable) -> bool:
    return entry.name.endswith(".yaml")


def shipped_card_texts(game: str) -> Texts:
    """The card files of a game that come with the program. They are read once: whatever happens to the files later, a
    process plays with the same cards as long as it runs."""
    if game not in SHIPPED:
        SHIPPED[game] = texts_in(files("grimoire") / "data" / game / "cards", "cards")
    return SHIPPED[game][:]


@cache
def editions(game: str) -> list[Texts]:
    """The sets of cards the program came with before, so that what was begun with them is still read: the newest first."""
    folder = files("grimoire") / "data" / game / "editions"
    names = sorted([entry.name for entry in folder.iterdir()], reverse=True) if folder.is_dir() else []
    return [texts_in(folder / name, f"editions/{name}") for name in names]


def digest_of(texts: Sequence[tuple[str, str]]) -> str:
    """A short name of what is written in card files; what they are called is no part of it."""
    return hashlib.blake2b("\0".join(text for _, text in texts).encode(), digest_size=8).hexdigest()


def texts_behind(game: str, digest: str, own: Texts) -> Texts:
    """The files of the program that were played with, `own` after them, by the digest of all: today's, or those of an
    edition before. Where none fits, today's: most of what was begun with other cards goes on with them."""
    shipped = shipped_card_texts(game)
    if digest == digest_of([*shipped, *own]):
        return shipped
    return next((texts for texts in editions(game) if digest == digest_of([*texts, *own])), shipped)


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


def note(error: BadFile | CardFileError, noted: list[BadFile] | None) -> None:
    """Raise what is wrong, unless all of it is wanted."""
    if noted is None:
        raise error
    noted.append(error if isinstance(error, BadFile) else BadFile(error.wrong, error.where, **error.facts))


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

    def sources(self, text: str, where: str, noted: list[BadFile] | None = None) -> list[CardSource]:
        """The cards written in a file. Raises BadFile; what is wrong with a single card or field is `noted` where that is
        wanted."""
        root = compose(text, where)
        if root is None:
            return []
        sources: list[CardSource] = []
        for id, line, node in mapping(root, where, "part-card-file"):
            source = CardSource(id, where, line)
            try:
                fields = mapping(node, where, Unusable("part-the-card", name=id))
            except BadFile as error:
                note(error, noted)
                continue
            for name, field_line, value in fields:
                try:
                    self.read_field(source, name, field_line, value)
                except (BadFile, CardFileError) as error:
                    note(error, noted)
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
        pool.digest = digest_of(texts)
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
