"""The cards of a game, as far as every game has such."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class NamedCard(Protocol):
    """A card as far as every game has one."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...  # by language


class CardPool(Protocol):
    """The cards of a game."""

    @property
    def digest(self) -> str: ...  # a short name of all card files

    @property
    def definitions(self) -> Sequence[NamedCard]: ...

    @property
    def numbers(self) -> Mapping[str, int]: ...  # id -> place in `definitions`

    @property
    def names(self) -> Mapping[str, str]: ...  # any name or alias in small letters -> id

    def find(self, name: str) -> NamedCard | None: ...  # by id or any name
