"""The cards of Mage Noir, read from files into a pool."""

from typing import Final

from yaml.nodes import Node

from grimoire.kernel.unusable import Unusable
from grimoire.language.source import CardSource, Field
from grimoire.language.words import LANGUAGES
from grimoire.library.card_files import CardLoader, lines_in
from grimoire.library.yaml_lines import BadFile, mapping, scalar, sequence
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.reading import FIELDS, Reader

NESTED = ("name", "flavour", "provenance")


def read_field(source: CardSource, name: str, line: int, node: Node) -> None:
    where = source.where
    if name not in FIELDS:
        raise BadFile("bad-card-field", f"{where}:{line}", card=source.id, name=name, allowed=", ".join(FIELDS))
    if name in NESTED:
        for inner, inner_line, text_node in mapping(node, where, name):
            if name in ("name", "flavour") and inner not in LANGUAGES:
                wrong = Unusable("bad-name-language", name=inner, allowed=", ".join(LANGUAGES))
                raise source.refused(wrong, inner_line)
            source.fields[f"{name}.{inner}"] = Field(scalar(text_node, where, inner), inner_line)
    elif name == "effect":
        source.effect = lines_in(node, where, "effect", "part-effect-line")
    elif name == "aliases":
        source.aliases = [scalar(item, where, "part-alias") for item in sequence(node, where, "aliases")]
    else:
        source.fields[name] = Field(scalar(node, where, name), line)


CARDS: Final = CardLoader("magenoir", Pool, Reader, read_field)
card_sources = CARDS.sources
shipped_texts = CARDS.shipped_texts
build_pool = CARDS.build
shipped_pool = CARDS.shipped
load_pool = CARDS.load
