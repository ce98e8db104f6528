"""How the card language writes effects."""

from grimoire.language.syntax import CALL, PLUS, STEPS, TOGETHER, CardTextError, Expr
from grimoire.magenoir.animals import Exhaust, RestAnimals
from grimoire.magenoir.changing_zones import INTO_DECK, PLACE_NUMBER
from grimoire.magenoir.composed_effects import Sequence
from grimoire.magenoir.construct_words import ConstructBuilder
from grimoire.magenoir.effects import (
    ApplyEffects,
    ChangeLife,
    CreateCards,
    DealDamage,
    DiscardCards,
    DrawCards,
    LookAt,
    MoveCards,
    ShuffleDeck,
)
from grimoire.magenoir.indivisible_actions import Effect
from grimoire.magenoir.known_forms import check_effect
from grimoire.magenoir.lasting import Lasting
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
from grimoire.magenoir.meant_cards import Selection, UsedComponents
from grimoire.magenoir.phasing import PhaseOut
from grimoire.magenoir.playing_effects import ActivateCards, PrepareCards, UseAnimal
from grimoire.magenoir.repeating import Unless, With
from grimoire.magenoir.status_effects import LoseStatus, Revert
from grimoire.magenoir.swapping import SwapCards
from grimoire.magenoir.word_numbers import is_word
from grimoire.magenoir.zones import EXILE


class EffectBuilder(ConstructBuilder):
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
        self.number_node(effect)
        self.definition.written[effect.number] = e
        for picker in self.pickers:
            self.definition.written.setdefault(picker.number, e)
        self.asks, self.pickers, self.names = outer
        return effect

    def inner(self, e: Expr) -> Effect:
        """An effect inside another; several are one sequence."""
        if e.kind in (STEPS, PLUS):
            sequence = Sequence(self.actions(e))
            self.number_node(sequence)
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
                    raise CardTextError("bad-damage-kind", flag.column, text=str(flag))
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
                    raise CardTextError("bad-with-riders", args[1].column, text=str(args[1]))
                lent = self.unnamed(args[1].args[0])
                if not isinstance(lent, UsedComponents):
                    raise CardTextError("bad-used", args[1].column, text=str(args[1].args[0]))
                apply.lent = lent
                apply.lends = self.condition(args[1].args[1])
            return apply
        if name == "take" and n == 2:
            amount = self.amount(args[0])
            if args[1].text == "available":
                return TakeMana(amount)
            if args[1].text == "infinite":
                return TakeInfinite(amount)
            raise CardTextError("bad-mana-source", args[1].column, text=str(args[1]))
        if name == "pay" and n in (1, 2):
            pay = PayMana(self.amounts(args[0]), self.one_player(args[1]) if n == 2 else None)
            if any([amount.up_to for amount in pay.amounts]):
                raise CardTextError("bad-paid", args[0].column)
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
                raise CardTextError("bad-divided", targets.column)
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
                raise CardTextError("bad-discard-extra", extra.column, text=str(extra))
        return discard

    def move(self, args: list[Expr]) -> MoveCards:
        place = args[1]
        if place.kind == CALL and place.text == "nth" and len(place.args) == 1:
            move = MoveCards(self.cards(args[0]), INTO_DECK)
            move.depth = self.ordinal(place.args[0])
            return move
        if place.kind != CALL or place.text not in PLACE_NUMBER:
            raise V.refuse("place", place)
        cards = self.cards(args[0])
        if place.text == "exile" and isinstance(cards, Selection) and cards.subject is not None:
            cards.subject.zones &= ~(1 << EXILE)  # "wherever it is" does not mean where it would go
        return MoveCards(cards, PLACE_NUMBER[place.text])

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
        raise CardTextError("bad-mana-place", e.column, text=str(e))
