"""Cards by id and by name, as the pools of all games look them up."""


class CardIndex:
    """Numbers follow the order of reading, so the same files give the same numbers."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.names: dict[str, str] = {}  # any name or alias, in small letters -> id
        self.digest = ""  # of the text of all card files; records and bytes carry it

    def enter(self, id: str, names: list[str]) -> int:
        """Note a card with all it is called; its number."""
        number = len(self.numbers)
        self.numbers[id] = number
        for name in [id, *names]:
            if name:
                self.names.setdefault(name.lower(), id)
        return number

    def number_of(self, name: str) -> int:
        """A card by id, name in any language, or alias; -1 if there is none."""
        id = self.names.get(name.strip().lower())
        return -1 if id is None else self.numbers[id]
