"""The words for players and cards: who and what a text speaks of, and what is "it" afterwards."""

from typing import Final

from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import Node, Step
from grimoire.language.syntax import BOTH, CALL, STRING, CardTextError, Expr
from grimoire.magenoir.choosing_targets import Pick
from grimoire.magenoir.definition import MOST_NODES, CardDefinition
from grimoire.magenoir.effects import CreateCards, ShuffleDeck
from grimoire.magenoir.expressions import CardsExpr, Value
from grimoire.magenoir.filter_words import FilterBuilder
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.known_forms import is_plain_number
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.meant_cards import (
    IT,
    LOOKED,
    NAMES,
    PHASED,
    SELF,
    TYPE_OF_WORD,
    All,
    Asking,
    DeckBottom,
    DeckNth,
    Designated,
    EitherSelection,
    LastUser,
    PileTop,
    Players,
    Pointer,
    Selection,
    Together,
    UsedComponents,
)
from grimoire.magenoir.naming import Said
from grimoire.magenoir.players import CHOSEN, EVERYONE, OPPONENT, OWNER, THAT_PLAYER, YOU, Who
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.state import State
from grimoire.magenoir.values import Fixed
from grimoire.magenoir.word_numbers import is_word
from grimoire.magenoir.zones import DECK, DISCARD

WHO_NUMBER: Final = {"you": YOU, "opp": OPPONENT, "players": EVERYONE, "that_player": THAT_PLAYER}


class ObjectBuilder(FilterBuilder):
    """Builds players and choices of cards, and keeps in mind what was said of them."""

    def __init__(self, pool: Pool, definition: CardDefinition) -> None:
        super().__init__(pool)
        self.definition = definition
        self.guards: list[Condition[State]] = []
        self.asks: list[Asking] = []  # of the effect being built
        self.pickers: list[Step[State]] = []
        self.targets: list[Asking] = []  # of the body being built
        self.target_pickers: list[Step[State]] = []
        self.optional = False
        self.on_resolution = False  # where each player does it in turn, nothing is named at the announcement
        self.in_rider = False
        self.in_next = 0  # in what is given to the next card: the occurrence it waits for
        self.printed_numbers = False  # numbers that no effect changes
        self.excess: Value | None = None  # how far the state of an "as soon as" is exceeded
        self.later_cards: list[tuple[CreateCards, str, int]] = []
        self.said = Said()
        self.names: list[CardsExpr] = []  # of the effect being built
        self.shuffles: list[ShuffleDeck] = []  # since something was named last

    # -- bookkeeping -----------------------------------------------------------------------------------------------

    def check_length(self) -> None:
        if len(self.definition.nodes) == MOST_NODES:
            raise CardTextError("bad-card-long", 0, most=MOST_NODES)

    def number_node(self, node: Node) -> None:
        self.check_length()
        node.belong(self.definition.index, self.definition.nodes)

    def next_slot(self) -> int:
        self.slot += 1
        return self.slot

    # -- players and numbers ---------------------------------------------------------------------------------------

    def who(self, e: Expr) -> Who:
        if e.kind == CALL and not e.args and e.text in WHO_NUMBER:
            if e.text == "that_player":
                self.said.need(self.said.player, e, "part-no-player")
            return Who(WHO_NUMBER[e.text])
        if is_word(e, "anyone"):
            raise CardTextError("bad-anyone", e.column)
        if e.kind == CALL and e.text == "a_player" and len(e.args) <= 1:
            if e.args and str(e.args[0]) != "1":
                raise CardTextError("bad-one-player", e.column, text=str(e))
            selection = Selection(self.next_slot(), Fixed(1), None)
            selection.players_only = True
            self.ask_for(selection)
            who = Who(CHOSEN)
            who.slot = selection.slot
            self.said.player = True
            return who
        if e.kind == CALL and e.text == "owner" and len(e.args) == 1 and is_word(e.args[0], "it"):
            owner = Who(OWNER)
            owner.cards = self.cards(e.args[0])
            return owner
        raise V.refuse("player", e)

    def one_player(self, e: Expr) -> Who:
        """One player, who decides or pays."""
        if e.kind == CALL and e.text == "players":
            raise CardTextError("bad-one-player", e.column, text=str(e))
        return self.who(e)

    def need_looked(self, e: Expr) -> None:
        self.said.need(self.said.looked, e, "part-no-look")

    # -- cards -----------------------------------------------------------------------------------------------------

    def cards(self, e: Expr) -> CardsExpr:
        """Cards, as objects of an effect: from here on they are "it"."""
        return self.objects(e, False)

    def targets_of(self, e: Expr) -> CardsExpr:
        """Cards or players, as targets of an effect."""
        return self.objects(e, True)

    def unnamed(self, e: Expr, players: bool = False) -> CardsExpr:
        """Cards that something is asked about, which does not make them "it"."""
        said = self.said.copy()
        names = self.names[:]
        cards = self.objects(e, players)
        self.said, self.names = said, names
        return cards

    def objects(self, e: Expr, players: bool) -> CardsExpr:
        outer = self.said
        self.said = outer.copy()  # the parts of an expression do not name each other
        cards = self.bare_objects(e, players)
        if isinstance(cards, (Pointer, Players)):
            self.said = outer
            return cards
        if isinstance(cards, Together) and all([isinstance(part, (Pointer, Players)) for part in cards.parts]):
            self.said = outer
            return cards
        outer.player = self.said.player
        self.said = outer
        if not may_be_player(cards):
            self.name(cards, e)
        return cards

    def name(self, cards: CardsExpr, e: Expr) -> None:
        """From here on these are "it"."""
        cards.name_slot = NAMES - self.next_slot()
        self.said.name(cards, e, may_be_player(cards))
        self.names.append(cards)
        self.shuffles = []

    def bare_objects(self, e: Expr, players: bool) -> CardsExpr:
        if e.kind == BOTH:
            return Together([self.bare_objects(part, players) for part in e.args])
        if e.kind != CALL:
            raise V.refuse("choice of cards", e)
        name = e.text
        n = len(e.args)
        if not players and is_player(e):
            raise CardTextError("bad-no-cards-here", e.column, text=str(e))
        if n == 0 and not e.called and (name in WHO_NUMBER or name == "anyone"):
            return Players(self.who(e))
        if name == "any" and n == 0:
            return self.selection(Fixed(1), None, False)
        if name == "sel" and n == 2:
            return self.chosen(e)
        if name == "either" and n == 2:
            return self.either(e)
        if name == "designated" and n == 2:
            count, _ = self.how_many(e.args[0])
            return Designated(count, self.filter(e.args[1]))
        if name == "all" and n == 1:
            return All(self.filter(e.args[0]))
        if name == "self" and n == 0:
            return Pointer(SELF)
        if name == "it" and n == 0:
            self.said.need_it(e, players)
            pointer = Pointer(IT)
            pointer.antecedent = self.said.it
            for shuffling in self.shuffles:
                shuffling.aside = pointer
            return pointer
        if name in ("looked", "others") and n == 0:
            self.need_looked(e)
            return Pointer(LOOKED)
        if name == "phased_cards" and n == 0:
            self.said.need(self.said.phased, e, "part-no-phased")
            return Pointer(PHASED)
        if name == "deck_nth" and n == 2:
            return DeckNth(self.who(e.args[0]), self.ordinal(e.args[1]))
        if name == "deck_bottom" and n == 1:
            return DeckBottom(self.who(e.args[0]))
        if name == "last_user" and n == 2 and is_word(e.args[0], "self") and is_word(e.args[1], "permanent"):
            return LastUser()
        if name == "used" and n == 1:
            what = e.args[0]
            if what.kind == STRING:
                return UsedComponents(self.pool.word_bit(what.text), -1)
            if what.kind == CALL and what.text in TYPE_OF_WORD:
                return UsedComponents(0, TYPE_OF_WORD[what.text])
        if name in ("deck_top", "discard_top") and n in (1, 2):
            zone = DECK if name == "deck_top" else DISCARD
            return PileTop(self.who(e.args[0]), zone, self.value(e.args[1]) if n == 2 else Fixed(1))
        raise V.refuse("choice of cards", e)

    def ordinal(self, e: Expr) -> Value:
        """A place in a row is no number that effects change, however it is written; and always the same place."""
        if not is_plain_number(e):
            raise CardTextError("bad-row", e.column, text=str(e))
        outer = self.printed_numbers
        self.printed_numbers = True
        value = self.value(e)
        self.printed_numbers = outer
        return value

    def chosen(self, e: Expr) -> Selection:
        number, what = e.args
        subject = None if what.kind == CALL and what.text == "target" else self.filter(what)
        if number.kind == CALL and number.text == "between" and len(number.args) == 2:
            selection = self.selection(self.value(number.args[1]), subject, False)
            selection.least = self.value(number.args[0])
            return selection
        count, up_to = self.how_many(number)
        return self.selection(count, subject, up_to)

    def either(self, e: Expr) -> Selection:
        """One of two selections: one question, the first choice decides which."""
        sides: list[Selection] = []
        for side in e.args:
            if side.kind != CALL or side.text != "sel" or len(side.args) != 2:
                raise V.refuse("choice of cards", side)
            sides.append(Selection(0, self.value(side.args[0]), self.filter(side.args[1])))
        return self.ask_for(EitherSelection(self.next_slot(), sides[0], sides[1]))

    def how_many(self, e: Expr) -> tuple[Value, bool]:
        if e.kind == CALL and e.text == "upto" and len(e.args) == 1:
            return self.value(e.args[0]), True
        if e.kind == CALL and e.text == "any_number" and not e.args:
            return Fixed(999), True
        return self.value(e), False

    def selection(self, count: Value, subject: Filter | None, up_to: bool) -> Selection:
        selection = Selection(self.next_slot(), count, subject)
        selection.up_to = up_to
        return self.ask_for(selection)

    def ask_for(self, selection: Selection) -> Selection:
        """Have a selection asked: public ones at the announcement, the others on resolution."""
        selection.guards = self.guards[:]
        picker = Pick(selection)
        self.number_node(picker)
        if selection.is_public() and not self.on_resolution:
            selection.optional = self.optional
            self.targets.append(selection)
            self.target_pickers.append(picker)
        self.asks.append(selection)
        self.pickers.append(picker)
        return selection


def is_player(e: Expr) -> bool:
    """Whether what is written is a player, or a target, which may be one."""
    if e.kind != CALL:
        return False
    return (
        e.text in WHO_NUMBER
        or e.text in ("any", "anyone")
        or (e.text == "sel" and len(e.args) == 2 and is_word(e.args[1], "target"))
    )


def may_be_player(cards: CardsExpr) -> bool:
    if isinstance(cards, Together):
        return any([may_be_player(part) for part in cards.parts])
    return isinstance(cards, Players) or (isinstance(cards, Selection) and cards.subject is None)
