"""YAML read by libyaml where it is there: parsed in C, put together in Python, where depth has an end."""

from typing import Any, Final

import yaml
from yaml.composer import Composer
from yaml.nodes import Node

try:
    from yaml._yaml import CParser

    IS_QUICK: Final = True
except ImportError:  # PyYAML without libyaml
    CParser: Any = object  # type: ignore[no-redef]
    IS_QUICK: Final = False  # type: ignore[misc]

ANY: Final = "tag:yaml.org,2002:str"


class QuickLoader(Composer, CParser):
    """The tree of a text. libyaml's own way of making it goes as deep in C as the text is nested, until the program is gone.

    Whether a scalar looks like a number, a date or nothing at all is not told: we take every one as it is written.
    """

    def __init__(self, text: str) -> None:
        CParser.__init__(self, text)
        Composer.__init__(self)

    def resolve(self, kind: type[Node], value: object, implicit: object) -> str:
        return ANY

    def descend_resolver(self, parent: Node | None, index: object) -> None:
        pass

    def ascend_resolver(self) -> None:
        pass


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
