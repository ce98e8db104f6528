"""A card as data: its facts, and its abilities taken apart by kind."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimoire.kernel.card_index import Definition
from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Node, Scope, Step, Uses
from grimoire.language.syntax import Expr
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.zones import TYPES

NO_HP: Final = -9999
NO_ELEMENT: Final = -1
MOST_ACTS: Final = 16  # abilities of a card that are used: an option names one by card * this + number
MOST_NODES: Final = 256  # parts of a card: what was done this turn is named by card * this + number

# Keywords (D3), as bits.
PROTECTOR: Final = 1
INDESTRUCTIBLE: Final = 2
UNIQUE: Final = 4
FORGE: Final = 8
AUTUMN: Final = 16
SLOWCAST: Final = 32
QUICKCAST: Final = 64
MAGE_NOIR: Final = 128  # ours: "You become a Mage Noir"
TRANSMUTABLE: Final = 256
KEYWORD_NUMBER: Final[dict[str, int]] = {
    "protector": PROTECTOR,
    "indestructible": INDESTRUCTIBLE,
    "unique": UNIQUE,
    "forge": FORGE,
    "autumn": AUTUMN,
    "slowcast": SLOWCAST,
    "quickcast": QUICKCAST,
    "mage_noir": MAGE_NOIR,
    "transmutable": TRANSMUTABLE,
}

# How long a lasting effect lasts. STANDING: while its source works.
STANDING: Final = 0
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2
WHILE_IN_PLAY: Final = 3
FOREVER: Final = 4
THIS_DAMAGE: Final = 5
THIS_ACTIVATION: Final = 6

# When an ability may be used (D4.3).
MAIN: Final = 0
YOUR_TURN: Final = 1
ANY_TIME: Final = 2
ON_HIT: Final = 3


class Ability(Node):
    """One ability of a card. `zones` is the bit mask of the places where it works."""

    def __init__(self) -> None:
        super().__init__()
        self.zones = 0
        self.condition: Condition[Any] | None = None
        self.expr: Expr | None = None


@mypyc_attr(acyclic=True)
class Given:
    """An ability a card gained from another, with what changes its numbers. Never changes."""

    __slots__ = ("ability", "home", "uses")

    def __init__(self, ability: Ability, home: int, uses: Uses) -> None:
        self.ability = ability
        self.home = home
        self.uses = uses


@mypyc_attr(acyclic=True)
class Active:
    """A modifier, trigger or replacement at work: standing text of a card, or an effect that lasts. Never changes."""

    __slots__ = ("ability", "bound", "duration", "scope", "turn")

    def __init__(self, ability: Ability, scope: Scope, duration: int, turn: int, bound: list[int]) -> None:
        self.ability = ability
        self.scope = scope
        self.duration = duration
        self.turn = turn  # the turn in which a lasting effect began
        self.bound = bound  # the cards it was laid on, if it was laid on particular ones


# What is at work is listed by kind, in lists that are replaced and never changed: copies share them.
QUERIES: Final = 37  # modifiers, by the query they change (modifiers.py)
LISTENED: Final = 68  # triggers, replacements and promises, by what they listen for (triggers.py)
NO_ACTIVES: Final[list[Active]] = []


class CardDefinition(Definition):
    """Everything a card says, read once and shared by all games."""

    def __init__(self, id: str, index: int) -> None:
        super().__init__(id, index)
        self.element = 0
        self.type = 0
        self.slot = ""
        self.hp = NO_HP
        self.hp_is_x = False  # as many as something counts on entering
        self.cost: list[int] = [0, 0, 0, 0, 0, 0]
        self.x_element = NO_ELEMENT
        self.needs: list[tuple[str, int]] = []  # as written
        self.lines: list[Expr] = []  # the abilities as written
        # worked out when the pool is closed
        self.need_words: list[int] = []  # bits, one entry per required component
        self.name_bits = 0  # of the words of its name
        self.words = 0  # these, and its unconditional Transmutable words
        # The same with a small number for each word that any card needs: there are hundreds of words, and bits of so many
        # are slow.
        self.need_numbers: list[int] = []
        self.serves: list[bool] = []  # by that number: whether it is among the words of this card
        self.keywords = 0  # the unconditional ones
        self.total_cost = 0
        # abilities by kind
        self.body: Step[Any] | None = None
        self.extras: list[Ability] = []  # keywords with conditions
        self.standing: list[Ability] = []  # triggers, modifiers, replacements, state triggers
        self.triggers: list[Ability] = []
        self.modifiers: list[Ability] = []
        self.acts: list[Ability] = []
        self.is_instant = False  # some of them can be used between chains
        self.clauses: list[Ability] = []
        self.redirections: list[Ability] = []  # where it lies instead of where it is put
        self.riders: list[Ability] = []
        self.abilities: list[Ability] = []
        self.nodes: list[Node] = []
        self.written: dict[int, Expr] = {}  # which part of its text effects and pickers stand for, by number of their node
        self.verbs: list[str] = []  # every word of its text
        self.never_channeled = False  # by its own text
        self.is_own_source = False  # it may be prepared from elsewhere than the hand
        self.speaks_of_zenith = False
        self.moves_spells = False  # a start-of-turn effect of it may change how many spells are prepared or channeled

    @property
    def type_name(self) -> str:
        return TYPES[self.type]

    @property
    def element_name(self) -> str:
        return ELEMENTS[self.element]
