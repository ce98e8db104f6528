"""Conditions of texts: what holds or does not, and how conditions are put together, the same in every game."""

from abc import abstractmethod
from typing import Generic

from grimoire.kernel.frame import Node, P, Scope


class Condition(Node, Generic[P]):
    """Something that holds or does not, read when needed."""

    @abstractmethod
    def holds(self, g: P, s: Scope) -> bool:
        """Whether it does, for the text of that scope."""


class Not(Condition[P]):
    def __init__(self, inner: Condition[P]) -> None:
        super().__init__()
        self.inner = inner

    def holds(self, g: P, s: Scope) -> bool:
        return not self.inner.holds(g, s)


class AllOf(Condition[P]):
    def __init__(self, parts: list[Condition[P]]) -> None:
        super().__init__()
        self.parts = parts

    def holds(self, g: P, s: Scope) -> bool:
        return all([part.holds(g, s) for part in self.parts])
