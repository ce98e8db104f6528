"""A card as data: its facts, and its texts taken apart by kind."""

from typing import Any

from grimoire.anima.text_parts import Effect
from grimoire.anima.zones import CATEGORIES, TYPES
from grimoire.kernel.card_index import Definition
from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Node
from grimoire.language.syntax import Expr


class Ability(Node):
    """One text of a card. `line` is its place in the effect of the card, counted from 1."""

    def __init__(self) -> None:
        super().__init__()
        self.condition: Condition[Any] | None = None
        self.line = 0


class Act(Ability):
    """A card or ability used by its player, at its moment and for its price."""

    def __init__(self, moment: int, body: Effect) -> None:
        super().__init__()
        self.moment = moment
        self.body = body
        self.answers = 0  # what an interruption answers, as a bit
        self.spins = False
        self.discards = 0  # Advantages
        self.once = False  # a turn


class Listener(Ability):
    """What happens when something happens. `everyone`: whichever Party it happens to, who then is `us`."""

    def __init__(self, event: int, body: Effect) -> None:
        super().__init__()
        self.event = event
        self.body = body
        self.everyone = False
        self.once = False


class Standing(Ability):
    """Something that holds as long as the card is in force."""

    def __init__(self, query: int, amount: int) -> None:
        super().__init__()
        self.query = query
        self.amount = amount
        self.everyone = False  # every Party, not only the card's own
        self.subject = 0  # of Combat: whose


class Extra:
    """A reward that only this Area has."""

    def __init__(self, id: str, name_en: str, name_fr: str, body: Effect, line: Expr) -> None:
        self.id = id
        self.name_en = name_en
        self.name_fr = name_fr
        self.body = body
        self.line = line


class CardDefinition(Definition):
    """Everything a card says, read once and shared by all games."""

    def __init__(self, id: str, index: int) -> None:
        super().__init__(id, index)
        self.article_fr = ""  # le, la or les: what the French name takes inside a sentence, if it is no title
        self.type = 0
        self.category = 0
        self.copies = 1
        # Characters and Creatures
        self.combat = 0
        self.combat_is_x = False  # given by its text when it is met
        self.speed = 0
        self.male = False
        self.skills = 0  # bits
        self.kinds = 0  # bits
        self.good = False  # an Event that helps
        # Areas and Encounters
        self.level = 0
        # Areas
        self.trade = False
        self.table: list[Effect] = []  # by the die, six entries
        self.table_lines: list[tuple[str, Expr]] = []  # as written: "2-4" and what happens
        self.gives_advantage = False
        self.gives_recruit = False
        self.extras: list[Extra] = []
        self.missions: list[str] = []  # as printed
        # Missions
        self.where: list[str] = []  # ids of Areas
        self.any_area = False
        self.marks = 0
        self.task: Effect | None = None
        self.task_line: Expr | None = None
        self.steps: list[Effect] = []  # one a turn, on turns running
        self.step_lines: list[Expr] = []
        self.reward: Effect | None = None
        self.reward_line: Expr | None = None
        self.crisis_turns = 0
        self.crisis: Effect | None = None
        self.crisis_line: Expr | None = None
        # Factions
        self.opposed: list[str] = []
        # texts
        self.lines: list[Expr] = []  # the effect as written
        self.body: Effect | None = None  # what playing it does at once
        self.acts: list[Act] = []
        self.listeners: list[Listener] = []
        self.standing: list[Standing] = []
        self.nodes: list[Node] = []
        # worked out when the pool is closed
        self.where_numbers: list[int] = []
        self.opposed_numbers: list[int] = []
        self.icon = 0  # the skill that playing it takes, as a bit
        self.moments = 0  # of its texts that are used, as bits
        self.moments_in_hand = 0  # at which it can be played

    @property
    def type_name(self) -> str:
        return TYPES[self.type]

    @property
    def category_name(self) -> str:
        return CATEGORIES[self.category]

    @property
    def is_final(self) -> bool:
        return self.crisis is not None
