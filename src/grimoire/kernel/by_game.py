"""What a layer knows of each game, by the game's name, and read when it is first asked for: whoever plays one game does not
wait for the others."""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class ByGame(Generic[T]):
    """A mapping that is filled as it is used."""

    def __init__(self, **makers: Callable[[], T]) -> None:
        self.makers = makers
        self.made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self.made:
            self.made[name] = self.makers[name]()
        return self.made[name]

    def __contains__(self, name: object) -> bool:
        return name in self.makers

    def __iter__(self) -> Iterator[str]:
        return iter(self.makers)

    def __len__(self) -> int:
        return len(self.makers)

    def get(self, name: str) -> T | None:
        return self[name] if name in self.makers else None

    def values(self) -> list[T]:
        return [self[name] for name in self.makers]

    def items(self) -> list[tuple[str, T]]:
        return [(name, self[name]) for name in self.makers]
