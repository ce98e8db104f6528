"""How the card language writes effects."""

from grimoire.language.syntax import ABILITY, BOTH, CALL, PLUS, STEPS, TOGETHER, CardTextError, Expr
from grimoire.magenoir.arriving import INTO_DECK, PLACE_NUMBER
from grimoire.magenoir.body import Effect
from grimoire.magenoir.cards import IT, CardsExpr, Pointer, Selection, UsedComponents
from grimoire.magenoir.choices import Alternative, ByEach, CannotBeDone, If, May, Sequence, To
from grimoire.magenoir.conditions import Is, Not
from grimoire.magenoir.definition import Condition
from grimoire.magenoir.effects import (
    ApplyEffects,
    ChangeLife,
    CreateCards,
    DealDamage,
    DiscardCards,
    DrawCards,
    Exhaust,
    LookAt,
    MoveCards,
    RunOnce,
    ShuffleDeck,
)
from grimoire.magenoir.known_forms import check_effect
from grimoire.magenoir.lasting import Lasting, Promise
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.locking import (
    FROM_CARDS,
    FROM_INFINITE,
    FROM_RESERVE,
    Distribute,
    LockMana,
    Source,
    TradeWith,
    TradeWithEther,
)
from grimoire.magenoir.mana_effects import AddMana, CostAmount, PayMana, ReleaseMana, TakeInfinite, TakeMana
from grimoire.magenoir.modifier_words import ModifierBuilder
from grimoire.magenoir.naming import Said
from grimoire.magenoir.occurrences import APPLIED, PROMISED, TURN_END, Next
from grimoire.magenoir.ordering import ActivateCards, LoseStatus, PrepareCards, RestAnimals, Revert, UseAnimal
from grimoire.magenoir.phasing import PhaseOut
from grimoire.magenoir.repeating import Choose, IsChosen, OptionChoice, PickOptions, Repeat, Unless, With
from grimoire.magenoir.swapping import SwapCards
from grimoire.magenoir.word_numbers import DURATION_NUMBER, IN_PLAY, is_word


class EffectBuilder(ModifierBuilder):
    """How the card language writes effects."""

    def effect(self, e: Expr) -> Effect:
        """One effect, with what it asks before it can go on."""
        outer = (self.asks, self.pickers, self.names)
        self.asks, self.pickers, self.names = [], [], []
        effect = self.bare_effect(e)
        if not effect.asks:
            effect.asks = self.asks
            effect.pickers = self.pickers
        effect.names = self.names
        self.number_step(effect)
        self.definition.written[effect.number] = e
        for picker in self.pickers:
            self.definition.written.setdefault(picker.number, e)
        self.asks, self.pickers, self.names = outer
        return effect

    def inner(self, e: Expr) -> Effect:
        """An effect inside another; several are one sequence."""
        if e.kind in (STEPS, PLUS):
            sequence = Sequence(self.actions(e))
            self.number_step(sequence)
            self.definition.written[sequence.number] = e
            return sequence
        return self.effect(e)

    def bare_effect(self, e: Expr) -> Effect:
        if e.kind != CALL or not e.called:
            raise V.refuse("effect", e)
        check_effect(e)
        name = e.text
        args = e.args
        n = len(args)
        if name == "damage" and n >= 2:
            damage = self.damage(args[0], args[1])
            for flag in args[2:]:
                if flag.text == "unstoppable" and len(flag.args) == 1:
                    damage.unstoppable_if = self.condition(flag.args[0])
                elif is_word(flag, "unstoppable"):
                    damage.unstoppable = True
                elif flag.text == "zero_is_none":
                    damage.zero_is_none = True
                else:
                    raise CardTextError(f"'{flag}' is no kind of damage; allowed here: unstoppable, zero_is_none", flag.column)
            return damage
        if name in ("gain", "lose") and n == 2:
            return ChangeLife(self.targets_of(args[0]), self.value(args[1]), name == "gain")
        if name == "draw" and n == 2:
            return DrawCards(self.who(args[0]), self.value(args[1]))
        if name == "discard" and n >= 1:
            return self.discard(args)
        if name == "move" and n == 2:
            return self.move(args)
        if name == "phase" and n == 2:
            phase = PhaseOut(self.who(args[0]), self.value(args[1]))
            self.said.phased = self.said.amount = True
            self.said.dropped = False
            return phase
        if name == "swap" and n in (1, 2):
            return SwapCards(self.cards(args[0]), self.cards(args[1]) if n == 2 else None)
        if name == "activate" and n == 1:
            return ActivateCards(self.cards(args[0]))
        if name == "rest" and n == 1:
            return RestAnimals(self.cards(args[0]))
        if name == "use_ability" and n == 1:
            return UseAnimal(self.cards(args[0]))
        if name == "add_mana" and n == 1:
            amount = self.amount(args[0])
            if isinstance(amount, CostAmount):
                return AddMana(amount)
        if name == "prepare" and n == 2 and is_word(args[1], "free"):
            return PrepareCards(self.cards(args[0]))
        if name == "lose_mage_noir" and n == 1:
            return LoseStatus(self.who(args[0]))
        if name == "revert" and n == 1:
            return Revert(self.cards(args[0]))
        if name == "alt" and n in (3, 4):
            return self.alternative(args)
        if name == "shuffle" and n == 1:
            shuffling = ShuffleDeck(self.who(args[0]))
            self.shuffles.append(shuffling)
            return shuffling
        if name in ("look", "show") and n == 1:
            look = LookAt(self.cards(args[0]), name == "show")
            self.said.looked |= name == "look"
            return look
        if name == "apply" and n in (1, 2):
            apply = ApplyEffects(self.cards(args[0]))
            if n == 2 and args[1].text == "acts":
                apply.acts = True
                if isinstance(apply.cards, UsedComponents):
                    apply.cards.in_pile = True
            elif n == 2:
                if args[1].text != "with_riders" or len(args[1].args) != 2:
                    raise CardTextError(f"'{args[1]}' is not allowed here: with_riders(cards, condition)", args[1].column)
                lent = self.unnamed(args[1].args[0])
                if not isinstance(lent, UsedComponents):
                    raise CardTextError(f"'{args[1].args[0]}' is not allowed here: used(\"Word\")", args[1].column)
                apply.lent = lent
                apply.lends = self.condition(args[1].args[1])
            return apply
        if name == "take" and n == 2:
            amount = self.amount(args[0])
            if args[1].text == "available":
                return TakeMana(amount)
            if args[1].text == "infinite":
                return TakeInfinite(amount)
            raise CardTextError(f"'{args[1]}' is no place of Mana; allowed here: available, infinite", args[1].column)
        if name == "pay" and n in (1, 2):
            pay = PayMana(self.amounts(args[0]), self.one_player(args[1]) if n == 2 else None)
            if any([amount.up_to for amount in pay.amounts]):
                raise CardTextError("what is paid is a number: for as much as the player wants write 'x mana'", args[0].column)
            pay.chooses_x = n == 1 and args[0].kind == TOGETHER and is_word(args[0].args[0], "x")
            return pay
        if name == "release" and n == 2:
            release = ReleaseMana(self.amount(args[0]), self.cards(args[1]))
            self.said.released = True
            return release
        if name == "create" and n == 2:
            create = CreateCards(-1, self.value(args[1]))
            self.later_cards.append((create, args[0].text, args[0].column))
            return create
        if name == "exhaust" and n == 1:
            return Exhaust(self.cards(args[0]))
        if name == "lasting" and n >= 2:
            return Lasting(self.duration(args[0]), [self.inner_ability(arg) for arg in args[1:]])
        if name == "next" and n >= 3:
            return self.promise(args)
        if name == "if" and n in (2, 3):
            return self.if_effect(args)
        if name == "may" and n in (1, 2):
            may = self.may(args[0])
            may.who = self.one_player(args[1]) if n == 2 else None
            return may
        if name in ("to", "must") and n in (2, 3):
            return self.to(args, name == "to")
        if name == "unless" and n == 2:
            first = self.apart(args[0])
            return Unless(first, self.apart(args[1]))
        if name == "with" and n == 2:
            cards = self.targets_of(args[0])
            if isinstance(cards, Selection) and cards.subject is None:
                self.name(cards, args[0])
            asks, pickers = self.asks, self.pickers
            effect = With(cards, self.inner(args[1]))
            effect.asks, effect.pickers = asks, pickers
            return effect
        if name == "repeat" and n == 2:
            return self.repeat(args)
        if name == "choose" and n >= 3:
            return self.choose(args)
        if name == "lock" and n == 3:
            return LockMana(self.amount(args[0]), self.source(args[1]), self.cards(args[2]))
        if name == "distribute" and n == 3:
            return Distribute(self.source(args[1]), self.cards(args[2].args[1]))
        if name == "trade" and n == 4:
            if not is_word(args[1], "available"):
                return TradeWith(self.source(args[1]))
            give, take = self.value(args[2]), self.value(args[3])
            return TradeWithEther(give, take)
        if name == "by_each" and n == 2:
            return self.by_each(args)
        raise V.refuse("effect", e)

    def damage(self, amount: Expr, targets: Expr) -> DealDamage:
        if amount.kind == CALL and amount.text == "split" and len(amount.args) == 1:
            cards = self.targets_of(targets)
            if not isinstance(cards, Selection):
                raise CardTextError("divided damage needs chosen targets: sel(between(1, 5), target)", targets.column)
            cards.shares = self.value(amount.args[0])
            self.said.deal()
            return DealDamage(cards.shares, cards)
        damage = DealDamage(self.value(amount), self.targets_of(targets))
        self.said.deal()
        return damage

    def discard(self, args: list[Expr]) -> DiscardCards:
        discard = DiscardCards(self.cards(args[0]))
        self.said.released = True
        for extra in args[1:]:
            if extra.text == "despite_indestructible" and len(extra.args) == 1:
                discard.despite = self.condition(extra.args[0])
            elif extra.text == "mana_to" and len(extra.args) == 1 and str(extra) == "mana_to(reserve(owner(it)))":
                discard.mana_home = True
            else:
                raise CardTextError(f"'{extra}' does not belong to 'discard'", extra.column)
        return discard

    def move(self, args: list[Expr]) -> MoveCards:
        place = args[1]
        if place.kind == CALL and place.text == "nth" and len(place.args) == 1:
            move = MoveCards(self.cards(args[0]), INTO_DECK)
            move.depth = self.ordinal(place.args[0])
            return move
        if place.kind != CALL or place.text not in PLACE_NUMBER:
            raise V.refuse("place", place)
        return MoveCards(self.cards(args[0]), PLACE_NUMBER[place.text])

    def alternative(self, args: list[Expr]) -> Alternative:
        condition = self.condition(args[1])
        self.guards.append(Not(condition))
        base = self.apart(args[0])
        self.guards[-1] = condition
        other = self.apart(args[2])
        self.guards.pop()
        return Alternative(base, condition, other, self.one_player(args[3]) if len(args) == 4 else None)

    def source(self, e: Expr) -> Source:
        """Where Mana comes from."""
        if e.kind == CALL and e.text == "infinite":
            return Source(FROM_INFINITE)
        if e.kind == CALL and e.text == "reserve" and len(e.args) == 1:
            source = Source(FROM_RESERVE)
            source.who = self.one_player(e.args[0])
            return source
        if e.kind == CALL and e.text == "under" and len(e.args) == 1:
            source = Source(FROM_CARDS)
            source.cards = self.cards(e.args[0])
            return source
        raise CardTextError(f"'{e}' is no place of Mana; allowed here: infinite, reserve(player), under(cards)", e.column)

    def repeat(self, args: list[Expr]) -> Repeat:
        """Separate instances; a target inside is named once for each of them."""
        slot = self.next_slot()
        before = len(self.targets)
        times = self.value(args[0])
        effect = self.inner(args[1])
        repeat = Repeat(times, effect, slot)
        for target, picker in zip(self.targets[before:], self.target_pickers[before:], strict=True):
            if isinstance(target, Selection):
                target.count = times
                target.turns_slot = slot
                repeat.targets.append(target)
                repeat.target_pickers.append(picker)
        return repeat

    def choose(self, args: list[Expr]) -> Choose:
        """One's own options are chosen at the announcement, the opponent's on resolution."""
        choice = OptionChoice(self.next_slot(), self.value(args[0]), self.one_player(args[1]), len(args) - 2)
        picker = PickOptions(choice)
        self.number_step(picker)
        choice.guards = self.guards[:]
        if args[1].text == "you":
            self.targets.append(choice)
            self.target_pickers.append(picker)
        effects: list[Effect] = []
        for i, arg in enumerate(args[2:]):
            self.guards.append(IsChosen(choice.slot, i))
            effects.append(self.apart(arg))
            self.guards.pop()
        self.asks = [choice]
        self.pickers = [picker]
        return Choose(choice, effects)

    def to(self, args: list[Expr], asked: bool) -> To:
        """A price and what it is for; what is done otherwise needs its targets only then."""
        before = self.said.copy()
        cost = self.inner(args[0])
        effect = self.inner(args[1])
        otherwise = None
        if len(args) == 3:
            self.said = before
            self.guards.append(CannotBeDone(cost))
            otherwise = self.apart(args[2])
            self.guards.pop()
        to = To(cost, effect, otherwise)
        to.asked = asked
        return to

    def if_effect(self, args: list[Expr]) -> If:
        asked = args[0]
        if asked.kind == CALL and asked.text == "is" and len(asked.args) == 2:  # what it asks about is "it" from here on
            self.condition(asked)  # refused where it asks somebody
            condition: Condition = Is(self.cards(asked.args[0]), self.filter(asked.args[1], anywhere=True))
        else:
            condition = self.condition(asked)
        after = self.said.copy()
        self.guards.append(condition)
        then = self.inner(args[1])
        self.guards.pop()
        if len(args) == 2:
            return If(condition, then, None)
        self.said = after
        return If(condition, then, self.apart(args[2]))

    def apart(self, e: Expr) -> Effect:
        """One of several ways: what it names is named in it alone."""
        outer = self.said
        self.said = outer.copy()
        effect = self.inner(e)
        self.said = outer
        return effect

    def by_each(self, args: list[Expr]) -> ByEach:
        players = args[0].args if args[0].kind == BOTH else [args[0]]
        whose = [self.who(player) for player in players]
        outer = (self.said, self.on_resolution)
        self.said, self.on_resolution = Said(), True
        steps = RunOnce([effect for action in self.actions(args[1]) for effect in action])
        self.number_step(steps)
        self.said, self.on_resolution = outer
        return ByEach(whose, steps)

    def may(self, e: Expr) -> May:
        """Targets named under "may" are optional, unless a payment decides later."""
        pays = e.kind == CALL and e.text in ("to", "must")
        before = len(self.targets)
        outer = self.optional
        self.optional = not pays
        effect = self.inner(e)
        self.optional = outer
        if isinstance(effect, To):
            effect.asked = False
        targets = [target for target in self.targets[before:] if isinstance(target, Selection)]
        return May(effect, [] if pays else targets)

    def promise(self, args: list[Expr]) -> Promise:
        pattern = self.event(args[0])
        if pattern.kind not in PROMISED:
            raise CardTextError(
                f"'{args[0]}' cannot be waited for; allowed here: {', '.join(PROMISED.values())}", args[0].column
            )
        promise = Next(pattern)
        duration = self.duration(args[1])
        if pattern.kind != TURN_END and (pattern.subject is None or not pattern.subject.yours):
            raise CardTextError(f"the next one is of your own: {args[0].text}(filter yours)", args[0].column)
        outer = self.said
        about: CardsExpr | None = None
        for arg in args[2:]:
            if pattern.kind == TURN_END:  # what is done later is about what the text speaks of now
                said = Said()
                said.has_event_card = outer.has_event_card or outer.it is not None
                said.event_expr = outer.it_expr
                pointer = Pointer(IT)
                pointer.antecedent = outer.it
                about = pointer
            else:
                said = self.said_by([pattern], False)
            self.said = said
            if arg.kind == ABILITY:
                if pattern.kind == TURN_END or arg.text != "always":
                    raise CardTextError(f"the next one is given a modifier (always …), not '{arg}'", arg.column)
                before = len(self.asks)
                self.in_next = pattern.kind
                promise.given.append(self.inner_ability(arg))
                self.in_next = 0
                self.asks_nothing(before, arg)
            elif pattern.kind == APPLIED:
                raise CardTextError(f"the next card that applies its effects gains effects_of(self), not '{arg}'", arg.column)
            else:
                promise.body = self.body([arg], said)
        self.said = outer
        promise.zones = IN_PLAY
        self.number_node(promise)
        made = Promise(duration, promise)
        made.about = about
        return made

    def duration(self, e: Expr) -> int:
        if e.kind == CALL and e.text in DURATION_NUMBER:
            return DURATION_NUMBER[e.text]
        raise V.refuse("duration", e)
