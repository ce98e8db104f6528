"""From the written form of a card to the nodes that run: one function for each kind of word."""

from grimoire.kernel.frame import Node, Step
from grimoire.language.syntax import BOTH, CALL, EITHER, NUMBER, PLUS, STEPS, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.body import Body, Effect
from grimoire.magenoir.cards import (
    IT,
    LOOKED,
    SELF,
    TYPE_OF_WORD,
    All,
    Asking,
    CardsExpr,
    DeckBottom,
    DeckNth,
    DeckTop,
    Designated,
    DiscardTop,
    EitherSelection,
    HealthOf,
    LastUser,
    Locked,
    Players,
    Pointer,
    Selection,
    Size,
    Together,
    UsedComponents,
)
from grimoire.magenoir.conditions import (
    AT_LEAST,
    EQUALS,
    FEWER,
    MORE_THAN,
    NONE,
    SOME,
    Both,
    Compare,
    Is,
    MageNoir,
    Not,
    OpponentMageNoir,
    PreparedNow,
    TurnOf,
    WasDiscarded,
    Zenith,
)
from grimoire.magenoir.definition import Ability, CardDefinition, Condition
from grimoire.magenoir.effects import CreateCards
from grimoire.magenoir.elements import ANY_ELEMENT, ELEMENT_NUMBER
from grimoire.magenoir.filter_words import FilterBuilder
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.game import Game
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.mana_effects import Amount, CostAmount
from grimoire.magenoir.picking import CountAs, Counting, Pick
from grimoire.magenoir.players import CHOSEN, EVERYONE, OPPONENT, OWNER, THAT_PLAYER, YOU, Who
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.values import (
    MINUS,
    SMALLER,
    TIMES,
    Alternative,
    Arithmetic,
    Bonus,
    Components,
    Count,
    Fixed,
    Half,
    Held,
    HpLostHere,
    Number,
    PaidX,
    ReleasedNow,
    ThatAmount,
    TotalCost,
    Value,
)
from grimoire.magenoir.values import PLUS as ADDED

FIXED_NUMBERS = {"zero": 0, "one": 1, "two": 2, "four": 4}
WHO_NUMBER = {"you": YOU, "opp": OPPONENT, "players": EVERYONE, "anyone": EVERYONE, "that_player": THAT_PLAYER}


class Builder(FilterBuilder):
    """Builds the nodes of one card."""

    def __init__(self, pool: Pool, definition: CardDefinition) -> None:
        super().__init__(pool)
        self.definition = definition
        self.guards: list[Condition] = []
        self.asks: list[Asking] = []  # of the effect being built
        self.pickers: list[Step[Game]] = []
        self.targets: list[Asking] = []  # of the body being built
        self.target_pickers: list[Step[Game]] = []
        self.optional = False
        self.printed_numbers = False  # numbers that no effect changes
        self.excess: Value | None = None  # how far the state of an "as soon as" is exceeded
        self.later_cards: list[tuple[CreateCards, str, int]] = []

    # -- bookkeeping -----------------------------------------------------------------------------------------------

    def number_step(self, step: Step[Game]) -> None:
        step.home = self.definition.index
        step.number = len(self.definition.nodes)
        self.definition.nodes.append(step)

    def number_node(self, node: Node) -> None:
        node.home = self.definition.index
        node.number = len(self.definition.nodes)
        self.definition.nodes.append(node)

    def next_slot(self) -> int:
        self.slot += 1
        return self.slot

    # -- players and numbers ---------------------------------------------------------------------------------------

    def who(self, e: Expr) -> Who:
        if e.kind == CALL and not e.args and e.text in WHO_NUMBER:
            return Who(WHO_NUMBER[e.text])
        if e.kind == CALL and e.text == "a_player" and len(e.args) <= 1:
            selection = Selection(self.next_slot(), Fixed(1), None)
            selection.players_only = True
            self.ask_for(selection)
            who = Who(CHOSEN)
            who.slot = selection.slot
            return who
        if e.kind == CALL and e.text == "owner" and len(e.args) == 1 and e.args[0].text == "it":
            return Who(OWNER)
        raise V.refuse("player", e)

    def value(self, e: Expr) -> Value:
        if e.kind == NUMBER:
            return Fixed(e.value) if self.printed_numbers else Number(e.value)
        if e.kind != CALL:
            raise V.refuse("number", e)
        name = e.text
        n = len(e.args)
        if name in FIXED_NUMBERS and n == 0:
            return Fixed(FIXED_NUMBERS[name])
        if name == "alt" and n == 3:
            return Alternative(self.value(e.args[0]), self.condition(e.args[1]), self.value(e.args[2]))
        if name == "times" and n == 2:
            return Arithmetic(TIMES, self.value(e.args[0]), self.value(e.args[1]))
        if name == "plus" and n == 2:
            return Arithmetic(ADDED, self.value(e.args[0]), self.value(e.args[1]))
        if name == "minus" and n == 2:
            return Arithmetic(MINUS, self.value(e.args[0]), self.value(e.args[1]))
        if name == "min" and n == 2:
            return Arithmetic(SMALLER, self.value(e.args[0]), self.value(e.args[1]))
        if name == "count" and n == 1:
            return Count(self.filter(e.args[0]))
        if name == "comps" and n == 1:
            components = Components(self.filter(e.args[0], component=True), self.next_slot())
            counting = CountAs(components)
            self.number_step(counting)
            self.asks.append(Counting(components.slot, components))
            self.pickers.append(counting)
            return components
        if name == "locked" and n in (1, 2):
            return Locked(self.cards(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "held" and n in (1, 2):
            return Held(self.who(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "bonus" and n == 2:
            return Bonus(self.condition(e.args[0]), self.value(e.args[1]))
        if name == "half" and n == 1:
            return Half(self.value(e.args[0]))
        if name == "hp" and n == 1:
            return HealthOf(self.cards(e.args[0]))
        if name == "that_amount" and n == 0:
            return ThatAmount()
        if name == "x" and n == 0:
            return PaidX()
        if name in ("damage_done", "hp_dropped") and n <= 1:
            return ThatAmount()
        if name == "released_now" and n <= 1:
            return ReleasedNow(self.elements(e.args[0]) if n else ANY_ELEMENT)
        if name == "total_cost" and n == 1:
            return TotalCost()
        if name == "excess" and n == 0 and self.excess is not None:
            return self.excess
        if name == "tally" and n == 1:
            return self.tally(e.args[0])
        if name == "size" and n == 1:
            return Size(self.cards(e.args[0]))
        if name == "hp_lost_here" and n == 0:
            return HpLostHere()
        raise V.refuse("number", e)

    def tally(self, e: Expr) -> Value:
        raise V.refuse("number", e)

    def elements(self, e: Expr) -> int:
        parts = e.args if e.kind == EITHER else [e]
        bits = 0
        for part in parts:
            if part.kind != CALL or (part.text not in ELEMENT_NUMBER and part.text != "mana"):
                raise CardTextError(f"'{part}' is no element; allowed here: {', '.join(ELEMENT_NUMBER)}, mana", part.column)
            bits |= ANY_ELEMENT if part.text == "mana" else 1 << ELEMENT_NUMBER[part.text]
        return bits

    # -- conditions ------------------------------------------------------------------------------------------------

    def condition(self, e: Expr) -> Condition:
        if e.kind != CALL:
            raise V.refuse("condition", e)
        name = e.text
        n = len(e.args)
        if name == "mn" and n == 0:
            return MageNoir()
        if name == "zenith" and n == 0:
            return Zenith()
        if name == "not" and n == 1:
            return Not(self.condition(e.args[0]))
        if name == "and" and n == 2:
            return Both(self.condition(e.args[0]), self.condition(e.args[1]))
        if name == "opp_mn" and n == 0:
            return OpponentMageNoir()
        if name == "turn_of" and n == 1:
            return TurnOf(self.who(e.args[0]))
        if name == "exists" and n == 1:
            return Compare(SOME, Count(self.filter(e.args[0])), Fixed(0))
        if name == "is" and n == 2:
            return Is(self.cards(e.args[0]), self.filter(e.args[1], anywhere=True))
        if name == "was_discarded" and n == 1:
            return WasDiscarded(self.cards(e.args[0]))
        if name == "first" and n == 1 and e.args[0].text == "prepared":
            return Both(PreparedNow(), Compare(EQUALS, self.tally(e.args[0]), Fixed(1)))
        kinds = {"none": NONE, "some": SOME}
        if name in kinds and n == 1:
            return Compare(kinds[name], self.value(e.args[0]), Fixed(0))
        kinds = {"at_least": AT_LEAST, "more_than": MORE_THAN, "fewer": FEWER, "equals": EQUALS}
        if name in kinds and n == 2:
            return Compare(kinds[name], self.value(e.args[0]), self.value(e.args[1]))
        raise V.refuse("condition", e)

    # -- cards -----------------------------------------------------------------------------------------------------

    def cards(self, e: Expr) -> CardsExpr:
        """Cards or players, as targets and objects of an effect."""
        if e.kind == BOTH:
            return Together([self.cards(part) for part in e.args])
        if e.kind != CALL:
            raise V.refuse("choice of cards", e)
        name = e.text
        n = len(e.args)
        if name in WHO_NUMBER and n == 0:
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
            return Pointer(IT)
        if name in ("looked", "others") and n == 0:
            return Pointer(LOOKED)
        if name == "phased_cards" and n == 0:
            return Pointer(IT)
        if name == "deck_nth" and n == 2:
            return DeckNth(self.who(e.args[0]), self.ordinal(e.args[1]))
        if name == "deck_bottom" and n == 1:
            return DeckBottom(self.who(e.args[0]))
        if name == "last_user" and n == 2:
            return LastUser()
        if name == "used" and n == 1:
            what = e.args[0]
            if what.kind == STRING:
                return UsedComponents(self.pool.word_bit(what.text), -1)
            if what.kind == CALL and what.text in TYPE_OF_WORD:
                return UsedComponents(0, TYPE_OF_WORD[what.text])
        if name == "deck_top" and n in (1, 2):
            return DeckTop(self.who(e.args[0]), self.value(e.args[1]) if n == 2 else Fixed(1))
        if name == "discard_top" and n in (1, 2):
            return DiscardTop(self.who(e.args[0]), self.value(e.args[1]) if n == 2 else Fixed(1))
        raise V.refuse("choice of cards", e)

    def ordinal(self, e: Expr) -> Value:
        """A place in a row is no number that effects change, however it is written."""
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
        self.number_step(picker)
        if selection.is_public():
            selection.optional = self.optional
            self.targets.append(selection)
            self.target_pickers.append(picker)
        self.asks.append(selection)
        self.pickers.append(picker)
        return selection

    def amount(self, e: Expr) -> Amount:
        """So much Mana of some elements."""
        if e.kind == CALL and e.text == "cost_of" and len(e.args) == 1:
            return CostAmount(self.cards(e.args[0]))
        if e.kind == TOGETHER and len(e.args) == 2:
            how_many, what = e.args
            elements = self.elements(what)
            if how_many.kind == CALL and how_many.text == "all":
                return Amount(None, elements)
            count, up_to = self.how_many(how_many)
            amount = Amount(count, elements)
            amount.up_to = up_to
            return amount
        raise V.refuse("amount of Mana", e)

    def amounts(self, e: Expr) -> list[Amount]:
        return [self.amount(part) for part in e.args] if e.kind == BOTH else [self.amount(e)]

    # -- bodies ----------------------------------------------------------------------------------------------------

    def actions(self, e: Expr) -> list[list[Effect]]:
        """Actions of effects: "/" and "then" divide actions, "+" joins effects of one action."""
        actions: list[list[Effect]] = []
        for step in e.args if e.kind == STEPS else [e]:
            actions.append([self.effect(part) for part in (step.args if step.kind == PLUS else [step])])
        return actions

    def effect(self, e: Expr) -> Effect:
        raise V.refuse("effect", e)  # built by EffectBuilder

    def inner_ability(self, e: Expr) -> Ability:
        raise V.refuse("ability", e)  # built by CardBuilder

    def body(self, lines: list[Expr]) -> Body:
        """A text of one or more paragraphs, with the targets it names at its announcement."""
        outer = (self.targets, self.target_pickers, self.guards)
        self.targets, self.target_pickers, self.guards = [], [], []
        actions: list[list[Effect]] = []
        for i, line in enumerate(lines):
            try:
                actions.extend(self.actions(line))
            except CardTextError as error:
                error.paragraph = i
                raise
        body = Body(actions)
        body.targets = self.targets
        body.pickers = self.target_pickers
        for line in lines:
            collect_words(line, body.verbs)
        self.number_step(body)
        self.targets, self.target_pickers, self.guards = outer
        return body


def collect_words(e: Expr, into: list[str]) -> None:
    if e.kind == CALL:
        into.append(e.text)
    for arg in e.args:
        collect_words(arg, into)
    if e.body is not None:
        collect_words(e.body, into)
