"""How the card language writes modifiers, changes and clauses of a preparation."""

from grimoire.language.syntax import BOTH, CALL, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.choosing_targets import ElementPaid, PickElement
from grimoire.magenoir.definition import (
    KEYWORD_NUMBER,
    TRANSMUTABLE,
    Ability,
)
from grimoire.magenoir.event_words import EventBuilder
from grimoire.magenoir.known_changes import CHANGES, GIVEN_TO_NEXT, RIDERS
from grimoire.magenoir.known_forms import check_change, check_clause, check_modifier, check_repeated
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.meant_cards import All
from grimoire.magenoir.modifiers import (
    ABILITY_COST,
    ABILITY_PAYMENT,
    ADD,
    APPLY_TIMES,
    AT_MOST,
    CANNOT,
    COPY,
    COST,
    COUNTS_AS,
    DEALT,
    DOUBLE,
    ELEMENT,
    ENTER_HP,
    EXACTLY,
    EXTRA,
    FROM,
    GAINS,
    HAND_SIZE,
    IS_MAGE_NOIR,
    KEYWORD,
    LESS,
    LEVEL_PILES,
    LIMIT,
    LOSES_WORD,
    MAY_ADD,
    MORE,
    NEEDS,
    NEVER,
    NOT_MAGE_NOIR,
    NUMBERS,
    ONLY,
    OPTION,
    PAY_FROM,
    PHASE_AMOUNT,
    REDUCE,
    REPEATED_LESS,
    SEES,
    SHIELD,
    SILENCE,
    SPARED,
    SUBTRACT,
    SURCHARGE,
    TAKEN,
    TRADE_RATE,
    UNSTOPPABLE,
    WAIVE,
    Delta,
    Modifier,
)
from grimoire.magenoir.modifiers import GATHER as GATHER_AMOUNT
from grimoire.magenoir.naming import Said
from grimoire.magenoir.occurrences import FORBIDDEN
from grimoire.magenoir.word_numbers import is_word


class ModifierBuilder(EventBuilder):
    """How the card language writes modifiers, changes and clauses of a preparation."""

    def change_of(self, what: str, e: Expr) -> Delta:
        """A change that this word knows."""
        allowed = CHANGES.get(f"next {what}", CHANGES[what]) if self.in_next else CHANGES[what]
        check_change(what, e, allowed)
        return self.change(e)

    def change(self, e: Expr) -> Delta:
        """How an amount is changed."""
        kinds = {
            "more": MORE,
            "less": LESS,
            "exactly": EXACTLY,
            "at_most": AT_MOST,
            "add": ADD,
            "subtract": SUBTRACT,
            "reduce": REDUCE,
            "may_add": MAY_ADD,
        }
        if e.kind == CALL and e.text == "double" and not e.args:
            return Delta(DOUBLE, None)
        if e.kind == CALL and e.text == "alt" and len(e.args) == 3:
            delta = self.change(e.args[0])
            delta.when = Ability()
            delta.when.condition = self.condition(e.args[1])
            delta.other = self.change(e.args[2])
            return delta
        if e.kind == CALL and e.text == "repeated" and len(e.args) == 1:
            check_repeated(e)
            delta = self.change(e.args[0])
            delta.kind = REPEATED_LESS
            return delta
        if e.kind != CALL or e.text not in kinds or len(e.args) != 1:
            raise V.refuse("change", e)
        what = e.args[0]
        if what.kind == TOGETHER and len(what.args) == 2:
            delta = Delta(kinds[e.text], self.value(what.args[0]))
            if what.args[1].kind != STRING and e.text == "may_add":
                raise CardTextError("bad-may-add", e.column)
            if what.args[1].kind == STRING:
                delta.word = self.pool.word_bit(what.args[1].text)
            elif is_word(what.args[1], "own_element"):
                delta.own_element = True
            else:
                delta.elements = self.elements(what.args[1])
            return delta
        return Delta(kinds[e.text], self.value(what))

    def about(self, modifier: Modifier, e: Expr) -> None:
        """Which cards a modifier speaks of: particular ones, or all that match."""
        if e.kind == BOTH or (e.kind == CALL and e.text in ("self", "it", "sel", "all", "designated", "last_user")):
            modifier.cards = self.targets_of(e)
        elif e.kind == CALL and e.text == "user":
            if not self.in_rider:
                raise CardTextError("bad-user", e.column)
            if len(e.args) > 1 or (e.args and not is_word(e.args[0], "equipment")):
                raise CardTextError("bad-user-form", e.column, text=str(e))
            modifier.for_equipment = bool(e.args)
        else:
            modifier.subject = self.filter(e)

    def modifier(self, e: Expr) -> Modifier:
        if e.kind != CALL or not e.called:
            raise V.refuse("modifier", e)
        check_modifier(e)
        name = e.text
        args = e.args
        n = len(args)
        known = GIVEN_TO_NEXT.get(self.in_next, RIDERS if self.in_rider else ())
        if known and name not in known:
            raise CardTextError("bad-does-nothing", e.column, word=name, allowed=", ".join(known))
        changes = {
            "numbers": NUMBERS,
            "cost": COST,
            "needs": NEEDS,
            "apply_times": APPLY_TIMES,
            "dealt": DEALT,
            "counts_as": COUNTS_AS,
        }
        if name in changes and n >= 2:
            modifier = Modifier(changes[name])
            self.about(modifier, args[0])
            modifier.delta = self.change_of(name, args[1])
            for extra in args[2:]:
                if name == "counts_as" and is_word(extra, "once_per_turn"):
                    modifier.once = True
                elif name == "dealt" and extra.text == "onto" and len(extra.args) == 1 and is_word(extra.args[0], "opposing"):
                    modifier.onto_opposing = True
                else:
                    raise CardTextError("bad-extra", extra.column, text=str(extra), word=name)
            if name == "counts_as" and not (modifier.delta.word or modifier.delta.kind == MORE):
                raise CardTextError("bad-count-word", args[1].column)
            return modifier
        if name in ("spared_by_forge", "unstoppable") and n == 1:
            modifier = Modifier(SPARED if name == "spared_by_forge" else UNSTOPPABLE)
            self.about(modifier, args[0])
            return modifier
        if name == "phase_amount" and n == 2:
            modifier = Modifier(PHASE_AMOUNT)
            modifier.who = self.who(args[0])
            modifier.delta = self.change_of(name, args[1])
            return modifier
        if name in ("enter_hp", "ability_cost") and n == 2:
            modifier = Modifier(ENTER_HP if name == "enter_hp" else ABILITY_COST)
            self.about(modifier, args[0])
            modifier.delta = self.change_of(name, args[1])
            return modifier
        if name == "element" and n == 2 and is_word(args[1], "element_paid"):
            modifier = Modifier(ELEMENT)
            self.about(modifier, args[0])
            asking = ElementPaid(self.next_slot())
            picker = PickElement(asking)
            self.number_node(picker)
            self.asks.append(asking)
            self.pickers.append(picker)
            modifier.paid = asking
            return modifier
        if name == "level_piles" and n == 1 and is_word(args[0], "players"):
            modifier = Modifier(LEVEL_PILES)
            modifier.who = self.who(args[0])
            return modifier
        if name == "from" and n == 1:
            modifier = Modifier(FROM)
            modifier.cards = self.cards(args[0])
            return modifier
        if name == "option" and n == 3:
            return self.surcharge(args)
        if name == "trade_rate" and n == 4:
            modifier = Modifier(TRADE_RATE)
            modifier.who = self.who(args[0])
            modifier.elements = self.elements(args[1])
            modifier.value = self.value(args[2])
            modifier.taken = self.value(args[3])
            return modifier
        if name == "gather" and n == 2:
            modifier = Modifier(GATHER_AMOUNT)
            modifier.who = self.who(args[0])
            modifier.delta = self.change_of(name, args[1])
            return modifier
        if name == "cannot" and n == 1:
            modifier = Modifier(CANNOT)
            modifier.pattern = self.event_of(args[0], FORBIDDEN, "part-forbidden")
            return modifier
        if name == "loses_word" and n == 2 and args[1].kind == STRING:
            modifier = Modifier(LOSES_WORD)
            self.about(modifier, args[0])
            modifier.word = self.pool.word_bit(args[1].text)
            say_that_it_renames(modifier)
            return modifier
        if name == "taken" and n == 2:
            modifier = Modifier(TAKEN)
            if args[0].text in ("you", "opp", "players"):
                modifier.who = self.who(args[0])
            else:
                self.about(modifier, args[0])
            modifier.delta = self.change_of(name, args[1])
            return modifier
        if name == "gains" and n == 2:
            if not self.in_rider and not self.in_next:  # nobody asks what others give a card for good
                raise CardTextError("bad-gains-always", e.column)
            modifier = Modifier(GAINS)
            self.about(modifier, args[0])
            if args[1].kind == CALL and args[1].text == "effects_of":
                if len(args[1].args) != 1 or not is_word(args[1].args[0], "self"):
                    raise CardTextError("bad-effects-of", args[1].column, text=str(args[1]))
                modifier.own_effects = True
            elif self.in_next:
                raise CardTextError("bad-gains-effects", args[1].column)
            else:
                said, before = self.said, len(self.asks)
                self.said = Said()  # the gained ability is the other card's own
                modifier.given.append(self.inner_ability(args[1]))
                self.said = said
                self.asks_nothing(before, args[1])
            return modifier
        if name in ("keyword", "never") and n == 2:
            modifier = Modifier(KEYWORD if name == "keyword" else NEVER)
            self.about(modifier, args[0])
            modifier.keyword, modifier.word = self.keyword(args[1])
            if modifier.keyword == TRANSMUTABLE:
                say_that_it_renames(modifier)
            if isinstance(modifier.cards, All):
                modifier.beside = modifier.cards.subject.has_keyword
            return modifier
        if name == "silence" and n == 1:
            modifier = Modifier(SILENCE)
            self.about(modifier, args[0])
            return modifier
        if name == "copy_of" and n == 2 and is_word(args[1], "self"):
            modifier = Modifier(COPY)
            self.about(modifier, args[0])
            return modifier
        if name in ("is_mage_noir", "not_mage_noir") and n == 1:
            modifier = Modifier(IS_MAGE_NOIR if name == "is_mage_noir" else NOT_MAGE_NOIR)
            modifier.who = self.who(args[0])
            return modifier
        if name == "shield" and n >= 2:
            modifier = Modifier(SHIELD)
            modifier.who = self.who(args[0])
            value = args[1]
            if value.kind == CALL and value.text == "fixed_at_first_hit" and len(value.args) == 1:
                value = value.args[0]
            modifier.value = self.value(value)
            for extra in args[2:]:
                if extra.text != "by" or len(extra.args) != 1 or not is_word(extra.args[0], "opp"):
                    raise CardTextError("bad-shield-extra", extra.column, text=str(extra))
                modifier.from_opponent = True
            return modifier
        if name == "hand_size" and n == 2:
            modifier = Modifier(HAND_SIZE)
            modifier.who = self.who(args[0])
            modifier.value = self.value(args[1])
            return modifier
        if name == "sees" and n == 2:
            modifier = Modifier(SEES)
            modifier.who = self.who(args[0])
            modifier.cards = self.cards(args[1])
            return modifier
        if name == "ability_payment" and n == 2 and is_word(args[1], "any_element"):
            modifier = Modifier(ABILITY_PAYMENT)
            self.about(modifier, args[0])
            modifier.any_element = True
            return modifier
        if name == "ability_payment" and n == 2 and args[1].text == "under" and len(args[1].args) == 1:
            modifier = Modifier(ABILITY_PAYMENT)
            self.about(modifier, args[0])
            modifier.lenders = self.cards(args[1].args[0])
            return modifier
        if name == "limit" and n == 2:
            modifier = Modifier(LIMIT)
            self.about(modifier, args[0])
            if not is_word(args[0], "self") and (modifier.subject is None or not modifier.subject.yours):
                raise CardTextError("bad-limit", e.column)
            modifier.value = self.value(args[1])
            return modifier
        raise V.refuse("modifier", e)

    def surcharge(self, args: list[Expr]) -> Modifier:
        """More Mana for something, on every spell that matches."""
        subject, price, gift = args
        forms = [str(part) for part in (*price.args[1:], *gift.args[:1])]
        if price.text != "lock" or gift.text != "never" or len(gift.args) != 2 or forms != ["reserve(you)", "it", "it"]:
            raise CardTextError("bad-option-form", price.column)
        modifier = Modifier(SURCHARGE)
        self.about(modifier, subject)
        modifier.surcharge = self.amount(price.args[0])
        given = Modifier(NEVER)
        given.keyword, given.word = self.keyword(gift.args[1])
        self.number_node(given)
        modifier.given.append(given)
        return modifier

    def clause(self, e: Expr) -> Modifier:
        """What a card says of its own preparation."""
        check_clause(e)
        if e.kind == CALL and e.text == "only" and len(e.args) == 1:
            modifier = Modifier(ONLY)
            modifier.condition = self.condition(e.args[0])
            return modifier
        if e.kind == CALL and e.text in ("cost", "needs") and len(e.args) == 1:
            modifier = Modifier(COST if e.text == "cost" else NEEDS)
            modifier.delta = self.change_of(f"clause {e.text}", e.args[0])
            return modifier
        if e.kind == CALL and e.text == "pay_from" and len(e.args) == 1 and e.args[0].text == "under" and e.args[0].args:
            modifier = Modifier(PAY_FROM)
            modifier.lenders = self.cards(e.args[0].args[0])
            return modifier
        if e.kind == CALL and e.text == "extra" and len(e.args) == 1:
            modifier = Modifier(EXTRA)
            modifier.price = self.effect(e.args[0])
            return modifier
        if e.kind == CALL and e.text == "option" and len(e.args) == 2 and e.args[1].text == "cost":
            modifier = Modifier(OPTION)
            modifier.delta = self.change_of("clause cost", e.args[1].args[0]) if e.args[1].args else None
            modifier.price = self.effect(e.args[0])
            return modifier
        if e.kind == CALL and e.text == "option" and len(e.args) == 2:
            modifier = self.waive(e.args[1])
            modifier.price = self.effect(e.args[0])
            return modifier
        if e.kind == CALL and e.text == "waive":
            return self.waive(e)
        if e.kind == CALL and e.text == "instead_of" and len(e.args) == 2:
            old, new = e.args
            for need in e.args:
                if need.kind != TOGETHER or len(need.args) != 2 or need.args[1].kind != STRING:
                    raise CardTextError("bad-requirement", need.column, text=str(need))
            modifier = Modifier(OPTION)
            modifier.delta = Delta(WAIVE, self.value(old.args[0]))
            modifier.delta.word = self.pool.word_bit(old.args[1].text)
            modifier.value = self.value(new.args[0])
            modifier.word = self.pool.word_bit(new.args[1].text)
            return modifier
        if e.kind == CALL and e.text == "from" and len(e.args) in (1, 2):
            modifier = Modifier(FROM)
            modifier.subject = self.filter(e.args[0])
            if len(e.args) == 2:
                if not is_word(e.args[1], "once_per_turn"):
                    raise CardTextError("bad-once", e.args[1].column, text=str(e.args[1]))
                modifier.once = True
            return modifier
        raise V.refuse("clause", e)

    def waive(self, e: Expr) -> Modifier:
        if e.text == "waive" and len(e.args) == 1 and is_word(e.args[0], "all"):
            modifier = Modifier(OPTION)
            modifier.delta = Delta(WAIVE, None)
            modifier.waives_all = True
            return modifier
        if e.text != "waive" or len(e.args) != 1 or e.args[0].kind != STRING:
            raise CardTextError("bad-waive", e.column, text=str(e))
        modifier = Modifier(OPTION)
        modifier.delta = Delta(WAIVE, None)
        modifier.delta.word = self.pool.word_bit(e.args[0].text)
        return modifier

    def keyword(self, e: Expr, given: bool = True) -> tuple[int, int]:
        if e.kind != CALL or e.text not in KEYWORD_NUMBER:
            raise V.refuse("keyword", e)
        keyword = KEYWORD_NUMBER[e.text]
        if given and e.text == "mage_noir":
            raise CardTextError("bad-mage-noir", e.column)
        if keyword != TRANSMUTABLE:
            if e.called:
                raise CardTextError("bad-parentheses", e.column, word=e.text)
            return keyword, 0
        if len(e.args) != 1 or e.args[0].kind != STRING:
            raise CardTextError("bad-transmutable", e.column)
        return keyword, self.pool.word_bit(e.args[0].text)


def say_that_it_renames(modifier: Modifier) -> None:
    """What changes the words of cards may speak of cards by their words: whom it concerns does not rest on itself."""
    if modifier.subject is not None:
        modifier.subject.is_derived = True
