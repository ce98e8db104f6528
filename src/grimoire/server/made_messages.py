"""Messages of a table that were just made, for whoever else gets the same: those who look on, above all."""

from typing import Final

GOOD_FOR_MS: Final = 50  # they say how much time is left

Key = tuple[int, str, int]  # seat, language, and since when the story is told


class MadeMessages:
    """Those of one moment of a table."""

    def __init__(self) -> None:
        self.texts: dict[Key, str] = {}
        self.at = 0

    def found(self, key: Key, at: int) -> str | None:
        if at - self.at > GOOD_FOR_MS:
            self.texts.clear()
            self.at = at
        return self.texts.get(key)

    def keep(self, key: Key, text: str) -> str:
        self.texts[key] = text
        return text

    def clear(self) -> None:
        """Something is otherwise now."""
        self.texts.clear()
