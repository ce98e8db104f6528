"""How a game is laid out in the terminal: which pieces of a scene stand where. It is given words, and knows no rule."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from grimoire.bots.games import bot_in
from grimoire.pages.printed_cards import PrintedCards
from grimoire.seat.ask import Ask
from grimoire.seat.groups import Group
from grimoire.seat.scene import Fact, Place, Player, Scene, Thing
from grimoire.seat.wording import Wording, plain

OPENLY: Final = -1  # instead of a seat: somebody who sees every hand
PLAYER: Final = "player"  # who gave no name
# How much room there is.
ROOMY: Final = 0
CLOSE: Final = 1  # a line for each card
CLOSEST: Final = 2  # a line for as much as possible


class Layout(ABC):
    """One game, laid out in one language."""

    takes_single: bool = False  # whether the only option inside an action is taken for the player
    verbs: tuple[str, ...] = ()  # with a card: what a player may write out although it is not offered
    player_verbs: tuple[str, ...] = ()  # the same with a player
    other_forms: tuple[tuple[str, str], ...] = ()  # the message of an option and its form, without either

    announced: Mapping[str, tuple[str, ...]] = {}  # facts of a card that only say what is to come, and what comes

    def __init__(self, wording: Wording, printed_cards: PrintedCards) -> None:
        self.wording = wording
        self.printed_cards = printed_cards

    def say(self, id: str, **args: str | int) -> str:
        return self.wording.say(id, **args)

    @classmethod
    def names(cls, wording: Wording, seats: Sequence[str], people: int) -> list[str]:
        """What the seats are called, for this many people at one keyboard."""
        return [shown_name(wording, seat) for seat in seats]

    # -- the table -------------------------------------------------------------------------------------------------

    @abstractmethod
    def table(self, scene: Scene, width: int, room: int = ROOMY) -> list[Group]:
        """Everything a seat sees, top to bottom."""

    @abstractmethod
    def shows_table(self, ask: Ask) -> bool:
        """Whether the table is shown before this question."""

    def stretch(self, scene: Scene) -> str:
        """A stretch of the game in which the table is shown only once; empty: it is shown every time."""
        return ""

    def before(self, scene: Scene, ask: Ask, width: int, with_table: bool) -> list[Group]:
        """What is shown before a question, after or instead of the table."""
        return []

    @abstractmethod
    def scores(self, scene: Scene) -> str:
        """Where everybody stands, on one line."""

    def text_shown(self, ask: Ask) -> str:
        """The card whose text stands above a question, because the question is about it; empty for none."""
        return ""

    @abstractmethod
    def at_hand(self, scene: Scene) -> list[str]:
        """The cards a seat means rather than others when it names one: its own."""

    @abstractmethod
    def recap(self, scene: Scene) -> list[str]:
        """What everybody came to, when the game is over; a line for each."""

    def effect(self, card: str) -> str:
        """What a card does, on one line."""
        return " ".join(plain(line) for line in self.printed_cards[card].text)


def shown_name(wording: Wording, seat: str) -> str:
    """What a seat is called: a person's own name, or that it was a bot or somebody who gave no name."""
    bot = bot_in(seat)
    if bot:
        return wording.say("reel-bot-name", bot=bot) + seat.removeprefix(bot)
    return wording.say("reel-player-name") if seat == PLAYER else seat


# -- looking into a scene ----------------------------------------------------------------------------------------------


def place_of(scene: Scene, id: str) -> Place | None:
    return next((place for place in scene.places if place.id == id), None)


def count_in(scene: Scene, id: str) -> int:
    place = place_of(scene, id)
    return 0 if place is None else place.count


def things_in(scene: Scene, id: str) -> list[Thing]:
    return sorted([thing for thing in scene.things if thing.place == id], key=lambda thing: thing.index)


def fact_of(of: Thing | Place | Player | None, name: str) -> Fact | None:
    return None if of is None else next((fact for fact in of.facts if fact.name == name), None)


def fact_words(of: Thing | Place | Player | None, name: str) -> str:
    fact = fact_of(of, name)
    return "" if fact is None else plain(fact.words)


def fact_value(of: Thing | Place | Player | None, name: str) -> int:
    fact = fact_of(of, name)
    return 0 if fact is None or fact.value is None else fact.value


def cut(text: str, width: int) -> str:
    """A text that must stand on one line; a word that has no room there goes whole, unless it is all there is."""
    if len(text) <= width:
        return text
    kept = text[: max(0, width - 1)]  # and the mark of what is missing
    whole = kept.rpartition(" ")[0].rstrip(" ,;:(«")
    return f"{whole if len(whole) > width // 2 else kept[:-1].rstrip()} …"
