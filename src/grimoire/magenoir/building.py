"""From the written form of a card to the nodes that run: one function for each kind of word."""

from grimoire.kernel.frame import Node, Step
from grimoire.language.syntax import BOTH, CALL, EITHER, NUMBER, PLUS, STEPS, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.body import Body, Effect
from grimoire.magenoir.cards import (
    IT,
    LOOKED,
    NAMES,
    PHASED,
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
from grimoire.magenoir.definition import MOST_NODES, Ability, CardDefinition, Condition
from grimoire.magenoir.effects import CreateCards, ShuffleDeck
from grimoire.magenoir.elements import ANY_ELEMENT, ELEMENT_NUMBER
from grimoire.magenoir.filter_words import FilterBuilder
from grimoire.magenoir.filters import Filter
from grimoire.magenoir.game import Game
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.mana_effects import Amount, CostAmount
from grimoire.magenoir.naming import Said
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
from grimoire.magenoir.word_numbers import is_word

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
            raise CardTextError(f"this card says too much: it has more than {MOST_NODES} parts", 0)

    def number_step(self, step: Step[Game]) -> None:
        self.check_length()
        step.home = self.definition.index
        step.number = len(self.definition.nodes)
        self.definition.nodes.append(step)

    def number_node(self, node: Node) -> None:
        self.check_length()
        node.home = self.definition.index
        node.number = len(self.definition.nodes)
        self.definition.nodes.append(node)

    def next_slot(self) -> int:
        self.slot += 1
        return self.slot

    # -- players and numbers ---------------------------------------------------------------------------------------

    def who(self, e: Expr) -> Who:
        if e.kind == CALL and not e.args and e.text in WHO_NUMBER:
            if e.text == "that_player":
                self.said.need(self.said.player, e, "no player is spoken of before it")
            return Who(WHO_NUMBER[e.text])
        if e.kind == CALL and e.text == "a_player" and len(e.args) <= 1:
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
            return Locked(self.unnamed(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "held" and n in (1, 2):
            return Held(self.who(e.args[0]), self.elements(e.args[1]) if n == 2 else ANY_ELEMENT)
        if name == "bonus" and n == 2:
            return Bonus(self.condition(e.args[0]), self.value(e.args[1]))
        if name == "half" and n == 1:
            return Half(self.value(e.args[0]))
        if name == "hp" and n == 1:
            return HealthOf(self.unnamed(e.args[0], players=True))
        if name == "that_amount" and n == 0:
            self.said.need(self.said.amount, e, "nothing before it has an amount")
            return ThatAmount()
        if name == "x" and n == 0:
            return PaidX()
        if (name == "damage_done" and n == 1) or (name == "hp_dropped" and n == 0):
            self.said.need(self.said.amount, e, "no damage comes before it")
            if n == 1:
                self.who(e.args[0])
            return ThatAmount()
        if name == "released_now" and n <= 1:
            self.said.need(self.said.released, e, "nothing before it releases Mana")
            return ReleasedNow(self.elements(e.args[0]) if n else ANY_ELEMENT)
        if name == "total_cost" and n == 1:
            return TotalCost(self.unnamed(e.args[0]))
        if name == "excess" and n == 0 and self.excess is not None:
            return self.excess
        if name == "tally" and n == 1:
            return self.tally(e.args[0])
        if name == "size" and n == 1:
            return Size(self.unnamed(e.args[0]))
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
        """Conditions ask nobody, and name nothing that an "it" after them could mean."""
        before = len(self.asks)
        condition = self.bare_condition(e)
        if any([isinstance(asking, Selection) for asking in self.asks[before:]]):
            raise CardTextError(f"nobody is asked to choose in a condition: '{e}'", e.column)
        return condition

    def bare_condition(self, e: Expr) -> Condition:
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
            return Is(self.unnamed(e.args[0]), self.filter(e.args[1], anywhere=True))
        if name == "was_discarded" and n == 1:
            return WasDiscarded(self.unnamed(e.args[0]))
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
            raise CardTextError(f"'{e}' is or may be a player; cards are wanted here", e.column)
        if n == 0 and not e.called and name in WHO_NUMBER:
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
            self.said.need(self.said.looked, e, "no cards are looked at before it in this line")
            return Pointer(LOOKED)
        if name == "phased_cards" and n == 0:
            self.said.need(self.said.phased, e, "nobody is phased out before it")
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
        if selection.is_public() and not self.on_resolution:
            selection.optional = self.optional
            self.targets.append(selection)
            self.target_pickers.append(picker)
        self.asks.append(selection)
        self.pickers.append(picker)
        return selection

    def amount(self, e: Expr) -> Amount:
        """So much Mana of some elements."""
        if e.kind == CALL and e.text == "cost_of" and len(e.args) == 1:
            return CostAmount(self.unnamed(e.args[0]))
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

    def body(self, lines: list[Expr], said: Said | None = None) -> Body:
        """A text of one or more paragraphs, with the targets it names at its announcement. `said` is what was spoken of
        before it: what its event was about, what was paid."""
        outer = (self.targets, self.target_pickers, self.guards)
        outer_said, outer_names, outer_shuffles = self.said, self.names, self.shuffles
        self.targets, self.target_pickers, self.guards = [], [], []
        self.said, self.names, self.shuffles = Said() if said is None else said, [], []
        actions: list[list[Effect]] = []
        for i, line in enumerate(lines):
            if i:
                self.said.end_line()
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
        self.said, self.names, self.shuffles = outer_said, outer_names, outer_shuffles
        return body


def is_player(e: Expr) -> bool:
    """Whether what is written is a player, or a target, which may be one."""
    if e.kind != CALL:
        return False
    return e.text in WHO_NUMBER or e.text == "any" or (e.text == "sel" and len(e.args) == 2 and is_word(e.args[1], "target"))


def may_be_player(cards: CardsExpr) -> bool:
    if isinstance(cards, Together):
        return any([may_be_player(part) for part in cards.parts])
    return isinstance(cards, Players) or (isinstance(cards, Selection) and cards.subject is None)


def collect_words(e: Expr, into: list[str]) -> None:
    if e.kind == CALL:
        into.append(e.text)
    for arg in e.args:
        collect_words(arg, into)
    if e.body is not None:
        collect_words(e.body, into)
