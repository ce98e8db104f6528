"""Continuous effects: what a modifier says, and of which query."""

from typing import Final

from grimoire.kernel.frame import Node, Scope
from grimoire.magenoir.definition import Ability
from grimoire.magenoir.elements import ANY_ELEMENT
from grimoire.magenoir.expressions import CardsExpr, Subject, Value
from grimoire.magenoir.players import Who
from grimoire.magenoir.state import State

# Queries, by layer: each reads only those before it.
COPY: Final = 1
SILENCE: Final = 2
IS_MAGE_NOIR: Final = 3
NOT_MAGE_NOIR: Final = 4
NUMBERS: Final = 5
GAINS: Final = 6
KEYWORD: Final = 7
NEVER: Final = 8
COUNTS_AS: Final = 9
COST: Final = 10
NEEDS: Final = 11
APPLY_TIMES: Final = 12
DEALT: Final = 13
TAKEN: Final = 14
SHIELD: Final = 15
HAND_SIZE: Final = 16
SEES: Final = 17
ABILITY_PAYMENT: Final = 18
LIMIT: Final = 19
TRADE_RATE: Final = 20
GATHER: Final = 21
CANNOT: Final = 22
LOSES_WORD: Final = 23
SPARED: Final = 24
UNSTOPPABLE: Final = 25
PHASE_AMOUNT: Final = 26
ENTER_HP: Final = 27
ABILITY_COST: Final = 28
ELEMENT: Final = 29
# Clauses of a card about its own preparation.
ONLY: Final = 30
OPTION: Final = 31
FROM: Final = 32
PAY_FROM: Final = 33
EXTRA: Final = 34  # a compulsory payment
LEVEL_PILES: Final = 35
SURCHARGE: Final = 36  # an option on spells of others: more Mana for something

# Changes of an amount.
MORE: Final = 1
LESS: Final = 2
EXACTLY: Final = 3
AT_MOST: Final = 4
DOUBLE: Final = 5
REPEATED_LESS: Final = 6  # only where needed more than once
MAY_ADD: Final = 7
ADD: Final = 8
SUBTRACT: Final = 9
REDUCE: Final = 10
WAIVE: Final = 11


class Delta(Node):
    """How an amount is changed: one step more, less, exactly so much, doubled."""

    def __init__(self, kind: int, value: Value | None) -> None:
        super().__init__()
        self.kind = kind
        self.value = value
        self.elements = ANY_ELEMENT  # of a cost
        self.word = 0  # of a requirement or a count
        self.own_element = False  # of a cost: the element of the card itself
        self.other: Delta | None = None  # instead of this one, where the condition holds
        self.when: Ability | None = None

    def amount(self, g: State, s: Scope) -> int:
        return 0 if self.value is None else self.value.of(g, s)


class Modifier(Ability):
    """A continuous effect: the query it changes, for what, and how."""

    def __init__(self, query: int) -> None:
        super().__init__()
        self.query = query
        self.subject: Subject | None = None  # the cards it is about
        self.cards: CardsExpr | None = None  # or particular cards: self, it, the user of a component
        self.who: Who | None = None
        self.value: Value | None = None
        self.delta: Delta | None = None
        self.elements = 0  # of a trade rate
        self.taken: Value | None = None  # of a trade rate: for how many
        self.surcharge: Node | None = None  # the Mana an option asks for
        self.waives_all = False  # another way of preparing: without any component
        self.any_element = False  # of payments: whatever the element
        self.pattern: Node | None = None  # what cannot happen
        self.onto_opposing = False  # damage to the opponent's side only
        self.keyword = 0
        self.beside = 0  # a keyword that it goes with: it lasts no longer than that one
        self.word = 0
        self.once = False
        self.given: list[Ability] = []  # abilities it gives
        self.own_effects = False  # it gives the effects of its own card
        self.for_equipment = False  # a rider for Equipment only
        self.from_opponent = False  # a shield against the opponent's damage only
        self.lenders: Node | None = None  # cards whose Mana may pay
        self.paid: Node | None = None  # of an element: which of the Mana that was paid says it
        self.price: Node | None = None  # the effect an option of a preparation asks for
