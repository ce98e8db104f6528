"""The cards of Anima, read from files into a pool."""

from typing import Final

from yaml.nodes import MappingNode, Node, SequenceNode

from grimoire.anima.pool import Pool
from grimoire.anima.reading import Reader
from grimoire.language.source import CardSource, Field
from grimoire.library.card_files import CardLoader, lines_in
from grimoire.library.yaml_lines import mapping, scalar


def read_field(source: CardSource, name: str, line: int, node: Node) -> None:
    """A field inside another is named by both: name.en, explore.2-4."""
    if name == "effect":
        source.effect = lines_in(node, source.where, "effect", "part-effect-line")
    elif isinstance(node, MappingNode):
        for inner, inner_line, value in mapping(node, source.where, name):
            read_field(source, f"{name}.{inner}", inner_line, value)
    elif isinstance(node, SequenceNode):
        source.lists[name] = lines_in(node, source.where, name, name)
    else:
        source.fields[name] = Field(scalar(node, source.where, name), line)


CARDS: Final = CardLoader("anima", Pool, Reader, read_field)
card_sources = CARDS.sources
shipped_texts = CARDS.shipped_texts
build_pool = CARDS.build
shipped_pool = CARDS.shipped
load_pool = CARDS.load
