"""Cards by number, by id and by name, as the pools of all games look them up."""

from typing import Any, Generic, TypeVar

from grimoire.kernel.option import Option


class Definition:
    """What every game says of a card: what it is called, and where it is written."""

    def __init__(self, id: str, index: int) -> None:
        self.id = id
        self.index = index
        self.name_en = ""
        self.name_fr = ""
        self.flavour_en = ""  # a line of colour below the text: it means nothing to the rules
        self.flavour_fr = ""
        self.aliases: list[str] = []
        self.set = ""
        self.provenance: dict[str, str] = {}
        self.source = ""  # file and line, for error messages
        self.options: dict[str, Option] = {}  # by verb: made once, never changed
        self.faces: dict[
            int, Any
        ] = {}  # its views where little but its face matters, by who knows it: made once, never changed

    def option(self, verb: str) -> Option:
        """Doing something with this card, where it need not be told from others of its name."""
        made = self.options.get(verb)
        if made is None:
            made = Option(verb, self.id)
            self.options[verb] = made
        return made

    @property
    def name(self) -> dict[str, str]:
        return {"en": self.name_en, "fr": self.name_fr}

    @property
    def flavour(self) -> dict[str, str]:
        return {"en": self.flavour_en, "fr": self.flavour_fr}


D = TypeVar("D", bound=Definition)


class CardIndex(Generic[D]):
    """Numbers follow the order of reading, so the same files give the same numbers."""

    def __init__(self) -> None:
        self.definitions: list[D] = []
        self.numbers: dict[str, int] = {}
        self.names: dict[str, str] = {}  # any name or alias, in small letters -> id
        self.options: dict[str, list[Option]] = {}  # by verb, then by number: made when first asked for
        self.digest = ""  # of the text of all card files; records and bytes carry it

    def add(self, definition: D) -> None:
        """Take in a card with all it is called; it gets its number."""
        definition.index = len(self.definitions)
        self.definitions.append(definition)
        self.numbers[definition.id] = definition.index
        for name in [definition.id, definition.name_en, definition.name_fr, *definition.aliases]:
            if name:
                self.names.setdefault(name.lower(), definition.id)

    def options_for(self, verb: str) -> list[Option]:
        """Doing something with a card, by its number: where many are offered, one list is looked into."""
        made = self.options.get(verb)
        if made is None or len(made) != len(self.definitions):
            made = [definition.option(verb) for definition in self.definitions]
            self.options[verb] = made
        return made

    def find(self, name: str) -> D | None:
        """A card by id, name in any language, or alias."""
        id = self.names.get(name.strip().lower())
        return None if id is None else self.definitions[self.numbers[id]]
