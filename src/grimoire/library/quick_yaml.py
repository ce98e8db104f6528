"""YAML read by libyaml where it is there: parsed in C, put together in Python, where depth has an end."""

from typing import Any, Final

import yaml
from yaml.composer import Composer
from yaml.nodes import Node
from yaml.resolver import Resolver

try:
    from yaml._yaml import CParser

    IS_QUICK: Final = True
except ImportError:  # PyYAML without libyaml
    CParser: Any = object  # type: ignore[no-redef]
    IS_QUICK: Final = False  # type: ignore[misc]


class QuickLoader(Composer, CParser, Resolver):
    """The tree of a text. libyaml's own way of making it goes as deep in C as the text is nested, until the program is gone."""

    def __init__(self, text: str) -> None:
        CParser.__init__(self, text)
        Composer.__init__(self)
        Resolver.__init__(self)


def composed(text: str, loader: type[yaml.SafeLoader]) -> Node | None:
    """The tree as it is written. What libyaml stumbles on is read again by the other, which tells it in its own words: the
    same everywhere. A loader that reads more than YAML reads alone."""
    if IS_QUICK and loader is yaml.SafeLoader:
        try:
            node: Node | None = QuickLoader(text).get_single_node()
            return node
        except (yaml.YAMLError, ValueError):
            pass
    read: Node | None = yaml.compose(text, Loader=loader)
    return read
