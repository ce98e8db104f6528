"""The words of Mage Noir's card language: effects, events, modifiers, abilities."""

from grimoire.language.syntax import ABILITY, BOTH, CALL, EITHER, PLUS, STEPS, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.body import Body, Effect
from grimoire.magenoir.building import Builder, V
from grimoire.magenoir.cards import Selection, UsedComponents
from grimoire.magenoir.choices import Alternative, ByEach, CannotBeDone, If, May, Sequence, To
from grimoire.magenoir.conditions import Not
from grimoire.magenoir.definition import (
    ANY_TIME,
    FOREVER,
    KEYWORD_NUMBER,
    MAIN,
    ON_HIT,
    THIS_ACTIVATION,
    THIS_DAMAGE,
    THIS_TURN,
    TRANSMUTABLE,
    UNTIL_YOUR_TURN,
    WHILE_IN_PLAY,
    YOUR_TURN,
    Ability,
)
from grimoire.magenoir.effect_ability import Imperative
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
    SetHealth,
    ShuffleDeck,
)
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.filters import ZONE_WORDS
from grimoire.magenoir.game import DRAW_PHASE, END, GATHER, MAIN_PHASE, START
from grimoire.magenoir.keyword_ability import KeywordAbility
from grimoire.magenoir.lasting import Lasting, Promise
from grimoire.magenoir.leave import INTO_DECK, PLACE_NUMBER
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
from grimoire.magenoir.occurrences import (
    ENTERS,
    OCCURRENCE_NUMBER,
    PUT,
    RELEASED,
    TRADED,
    TURN_END,
    TURN_START,
    Next,
    Pattern,
    Replacement,
    StateTrigger,
    Tally,
    Trigger,
)
from grimoire.magenoir.ordering import ActivateCards, LoseStatus, PrepareCards, RestAnimals, Revert, UseAnimal
from grimoire.magenoir.phasing import PhaseOut
from grimoire.magenoir.repeating import Choose, IsChosen, OptionChoice, PickOptions, Repeat, Unless, With
from grimoire.magenoir.swapping import SwapCards
from grimoire.magenoir.values import MINUS, Arithmetic, Value
from grimoire.magenoir.zones import (
    ANIMAL,
    ANIMALS,
    CHANNELED,
    DISCARD,
    EQUIPMENT,
    EXILE,
    PERMANENTS,
    PREPARED,
    RITUALS,
    SPELL,
)

DURATION_NUMBER = {
    "this_turn": THIS_TURN,
    "until_your_turn": UNTIL_YOUR_TURN,
    "while_in_play": WHILE_IN_PLAY,
    "forever": FOREVER,
    "this_damage": THIS_DAMAGE,
    "this_activation": THIS_ACTIVATION,
}
TIMING_NUMBER = {"main": MAIN, "your_turn": YOUR_TURN, "any_time": ANY_TIME, "on_hit": ON_HIT}
PHASE_NUMBER = {
    "start_of_turn": START,
    "draw_phase": DRAW_PHASE,
    "gathering_phase": GATHER,
    "main_phase": MAIN_PHASE,
    "end_of_turn": END,
}
IN_PLAY = 1 << PREPARED | 1 << CHANNELED | 1 << PERMANENTS | 1 << EQUIPMENT | 1 << RITUALS | 1 << ANIMALS
STANDING = 1 << PERMANENTS | 1 << EQUIPMENT | 1 << RITUALS | 1 << ANIMALS
SCOPES = {
    "prepared": 1 << PREPARED,
    "channeled": 1 << CHANNELED,
    "in_play": IN_PLAY,
    "in_discard": 1 << DISCARD,
    "in_exile": 1 << EXILE,
    "anywhere": (1 << 12) - 1,
}

for form, meaning in (
    (
        "damage(number, targets, unstoppable)",
        "inflicts damage (D5.1); `unstoppable`: not redirected, reduced or ignored",
    ),
    ("gain(targets, number)", "Health Points are gained; below 0 it is a loss"),
    ("lose(targets, number)", "Health Points are lost, which is no damage"),
    ("draw(player, number)", "cards are drawn one by one"),
    ("discard(cards)", "to the owner's discard pile; Permanents and Equipment in play are destroyed"),
    ("move(cards, place)", "to hand, top, third, bottom, exile, prepared, channeled, play"),
    ("shuffle(player)", "the deck is shuffled"),
    ("look(cards)", "you see the cards"),
    ("show(cards)", "both players see the cards"),
    ("apply(cards, with_riders(cards, condition))", "their effects are applied without activating them"),
    ("take(amount of Mana, available)", "Mana from the Available or the Infinite Ether into your reserve"),
    ("pay(amount of Mana, player)", "Mana from a reserve into the Available Ether"),
    ("release(amount of Mana, cards)", "Mana from under cards into the Available Ether"),
    ("create(card, number)", "cards from outside the game come into play"),
    ("exhaust(cards)", "an Animal is turned face down"),
    ("lasting(duration, ability)", "an ability works for a time"),
    ("next(event, duration, ability)", "an ability for the next such event, used up by it; or what to do then"),
    ("if(condition, effect, effect)", "the first effect where the condition holds, else the second"),
    ("may(effect)", "optional"),
    ("to(effect, effect, effect)", "the first, as the player wishes and all of it, to do the second; else the third"),
    ("by_each(players, effect)", "each of these players in turn does it as `you`"),
    ("unless(effect, effect)", "the first if you wish and can, else the second"),
    ("with(cards, effect)", "choose once, then `it`"),
    ("repeat(number, effect)", "separate instances, each with its own target"),
    ("choose(number, player, effect, effect)", "a player picks so many different options"),
    ("lock(amount of Mana, place, cards)", "Mana from infinite, reserve(player) or under(cards) goes under a card"),
    ("distribute(all mana, under(cards), reserve(you) & cards)", "Mana is shared out freely"),
    ("trade(player, under(cards), number, number)", "Mana of the reserve is traded with Mana under cards, or `available`"),
    ("phase(player, number)", "cards from the bottom of a deck are discarded, as one effect (D3.2.8)"),
    ("swap(cards, cards)", "two cards exchange their exact places"),
    ("activate(cards)", "a whole activation inside the chain, from any state"),
    ("rest(cards)", "an Animal is turned face up"),
    ("use_ability(cards)", "one active ability of an Animal, free, even if it is exhausted"),
    ("add_mana(cost_of(cards))", "Mana of the Infinite Ether goes into the piles"),
    ("prepare(cards, free)", "a preparation without cost and components"),
    ("lose_mage_noir(player)", "the status is taken away"),
    ("revert(cards)", "everything changed or gained on a spell is stripped off"),
    (
        "alt(effect, condition, effect, player)",
        "the first, or the second where the condition holds (and the player wants)",
    ),
):
    V.add("effect", form, meaning)
for name in PLACE_NUMBER:
    V.add("place", name, "where a card is sent")
for name in DURATION_NUMBER:
    V.add("duration", name, "how long an effect lasts")
for name in TIMING_NUMBER:
    V.add("timing", name, "when an ability may be used; `main once`: once a turn")
for name in SCOPES:
    V.add("scope", f"@{name}", "where the ability works")
for name in KEYWORD_NUMBER:
    V.add("keyword", name if name != "transmutable" else 'transmutable("Word")', "see D3.2")
for form, meaning in (
    ("turn_start(player)", "the beginning of a turn"),
    ("turn_end(player)", "the end of a turn"),
    ("drawn(player, during(phase))", "one card is drawn"),
    ("discarded(cards, from(zone))", "a card goes to a discard pile"),
    ("enters(cards)", "a card comes onto the board, prepared or put into play"),
    ("leaves(cards)", "a card leaves the board for anywhere"),
    ("prepared(cards)", "a preparation is completed"),
    ("activated(cards)", "a spell was activated"),
    ("applied(cards)", "a card begins to apply its effects"),
    ("channeled(cards)", "a card becomes channeled"),
    ("used_as_component(cards)", "a card was used as a component"),
    ("damaged(targets, by(filter))", "damage was inflicted, 0 and less included"),
    ("loses_hp(player)", "Health Points were lost without damage"),
    ("traded(player, element)", "a trade with the Available Ether, with Mana of the element"),
    ("gains_hp(targets)", "Health Points are gained (to be forbidden)"),
    ("hp_gone(cards)", "a Permanent is about to fall for want of Health Points (to be replaced)"),
    ("to_hand(player, outside(phase))", "a card joins a hand in any way"),
    ("draw_phase(player)", "the draw phase (to be forbidden)"),
    ("exhausted(cards)", "an Animal is turned face down"),
    ("phased(player, by(player))", "a player was phased out, by 0 too"),
    ("released(cards, element, on_discard)", "Mana is about to be released (to be replaced)"),
    ("put(cards, place)", "a card is sent to a place"),
    ("entering(self)", "this card is on its way onto the board; Health Points are counted after it"),
):
    V.add("event", form, meaning)
for form, meaning in (
    ("numbers(user, operation)", "every number of a card's effects: add, subtract, reduce, double"),
    ("gains(user, ability)", "abilities added after a card's own; effects_of(self) gives all of this card's"),
    ("keyword(cards, keyword)", "cards have a keyword"),
    ("never(cards, keyword)", "cards cannot have a keyword"),
    ("silence(cards)", "cards have no effect"),
    ("copy_of(cards, self)", "cards are copies of this one"),
    ("is_mage_noir(player)", "a player is a Mage Noir while this works"),
    ("not_mage_noir(player)", "a player is not a Mage Noir while this works"),
    ("counts_as(cards, change, once_per_turn)", "as how many components a card counts"),
    ("cost(cards, change)", "what preparing spells costs"),
    ("needs(cards, change)", "which components preparing spells needs"),
    ("apply_times(cards, change)", "how often cards apply their effects"),
    ("dealt(cards, change)", "damage from sources"),
    ("taken(player, change)", "damage taken"),
    ("shield(player, number, by(opp))", "damage ignored each turn; fixed_at_first_hit(number) is fixed then anyway"),
    ("hand_size(player, number)", "the maximum hand size"),
    ("sees(player, cards)", "a player may look at cards at any time"),
    ("ability_payment(cards, under(cards))", "Mana under other cards may pay for an Animal's abilities"),
    ("limit(cards, number)", "how many of these a player may control"),
    ("trade_rate(player, element, number, number)", "trades with that element: so many for so many"),
    ("gather(player, change)", "Mana added in the gathering phase"),
    ("cannot(event)", "this cannot happen"),
    ('loses_word(cards, "Word")', "a word of the name no longer counts"),
    ("spared_by_forge(cards)", "components that are not forged away"),
    ("unstoppable(filter)", "damage of these sources cannot be redirected, reduced or ignored"),
    ("phase_amount(player, change)", "how much a player phases out"),
    ("enter_hp(cards, change)", "Health Points on entering"),
    ("ability_cost(cards, change)", "what abilities of Animals cost"),
    ("element(cards, element_paid)", "the element of a spell becomes that of the Mana paid"),
    ("level_piles(players)", "both piles count as equally large"),
    ("from(cards)", "these cards may be prepared from where they are"),
    ("option(filter, lock(1 water, reserve(you), it), never(it, slowcast))", "more Mana on preparing spells, for something"),
):
    V.add("modifier", form, meaning)
for form, meaning in (
    ("only(condition)", "can only be prepared where the condition holds"),
    ('option(effect, waive("Word"))', "doing the effect spares the components of that word"),
    ('waive("Word")', "may be prepared without the components of that word"),
    ('instead_of(1 "Word", 4 "Word")', "may be prepared with these components instead of those"),
    ("from(filter, once_per_turn)", "may be prepared from there"),
    ("pay_from(under(cards))", "Mana under these cards may pay for it"),
    ("extra(effect)", "preparing it demands this too"),
    ("cost(change)", "what preparing this card costs"),
    ("needs(change)", "which components preparing this card needs"),
):
    V.add("clause", form, meaning)
for form, meaning in (
    ("more(number)", "so much more"),
    ("less(number)", "so much less, never below 0"),
    ("exactly(number)", "exactly so much"),
    ("at_most(number)", "no more than so much"),
    ("double", "twice as much"),
    ("repeated(less(number))", "less, only where needed more than once"),
    ('may_add(number "Word")', "so many additional components may be used"),
    ("add(number)", "of numbers: added"),
    ("subtract(number)", "of numbers: subtracted, also below 0"),
    ("reduce(number)", "of numbers: reduced, not below 0"),
):
    V.add("change", form, meaning)


def is_word(e: Expr, word: str) -> bool:
    return e.kind == CALL and e.text == word and not e.args


class CardBuilder(Builder):
    """Builds effects, events, modifiers and abilities."""

    # -- effects ---------------------------------------------------------------------------------------------------

    def effect(self, e: Expr) -> Effect:
        """One effect, with what it asks before it can go on."""
        outer = (self.asks, self.pickers)
        self.asks, self.pickers = [], []
        effect = self.bare_effect(e)
        if not effect.asks:
            effect.asks = self.asks
            effect.pickers = self.pickers
        self.number_step(effect)
        self.asks, self.pickers = outer
        return effect

    def inner(self, e: Expr) -> Effect:
        """An effect inside another; several are one sequence."""
        if e.kind in (STEPS, PLUS):
            sequence = Sequence(self.actions(e))
            self.number_step(sequence)
            return sequence
        return self.effect(e)

    def bare_effect(self, e: Expr) -> Effect:
        if e.kind != CALL or not e.called:
            raise V.refuse("effect", e)
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
            return ChangeLife(self.cards(args[0]), self.value(args[1]), name == "gain")
        if name == "draw" and n == 2:
            return DrawCards(self.who(args[0]), self.value(args[1]))
        if name == "discard" and n >= 1:
            return self.discard(args)
        if name == "move" and n == 2:
            return self.move(args)
        if name == "phase" and n == 2:
            return PhaseOut(self.who(args[0]), self.value(args[1]))
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
            return ShuffleDeck(self.who(args[0]))
        if name in ("look", "show") and n == 1:
            return LookAt(self.cards(args[0]), name == "show")
        if name == "apply" and n in (1, 2):
            apply = ApplyEffects(self.cards(args[0]))
            if n == 2 and args[1].text == "acts":
                apply.acts = True
                if isinstance(apply.cards, UsedComponents):
                    apply.cards.in_pile = True
            elif n == 2:
                if args[1].text != "with_riders" or len(args[1].args) != 2:
                    raise CardTextError(f"'{args[1]}' is not allowed here: with_riders(cards, condition)", args[1].column)
                lent = self.cards(args[1].args[0])
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
            pay = PayMana(self.amounts(args[0]), self.who(args[1]) if n == 2 else None)
            pay.chooses_x = n == 1 and args[0].kind == TOGETHER and is_word(args[0].args[0], "x")
            return pay
        if name == "release" and n == 2:
            return ReleaseMana(self.amount(args[0]), self.cards(args[1]))
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
            may.who = self.who(args[1]) if n == 2 else None
            return may
        if name == "to" and n in (2, 3):
            return self.to(args)
        if name == "unless" and n == 2:
            return Unless(self.inner(args[0]), self.inner(args[1]))
        if name == "with" and n == 2:
            cards = self.cards(args[0])
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
            places = args[2].args[1:] if args[2].kind == BOTH else []
            if len(places) != 1 or args[2].args[0].text != "reserve":
                raise CardTextError("share Mana like this: distribute(all mana, under(self), reserve(you) & cards)", e.column)
            return Distribute(self.source(args[1]), self.cards(places[0]))
        if name == "trade" and n == 4:
            give = self.value(args[2])
            self.value(args[3])
            return TradeWithEther(give) if is_word(args[1], "available") else TradeWith(self.source(args[1]))
        if name == "by_each" and n == 2:
            players = args[0].args if args[0].kind == BOTH else [args[0]]
            steps = RunOnce([effect for action in self.actions(args[1]) for effect in action])
            self.number_step(steps)
            return ByEach([self.who(player) for player in players], steps)
        raise V.refuse("effect", e)

    def damage(self, amount: Expr, targets: Expr) -> DealDamage:
        if amount.kind == CALL and amount.text == "split" and len(amount.args) == 1:
            cards = self.cards(targets)
            if not isinstance(cards, Selection):
                raise CardTextError("divided damage needs chosen targets: sel(between(1, 5), target)", targets.column)
            cards.shares = self.value(amount.args[0])
            return DealDamage(cards.shares, cards)
        return DealDamage(self.value(amount), self.cards(targets))

    def discard(self, args: list[Expr]) -> DiscardCards:
        discard = DiscardCards(self.cards(args[0]))
        for extra in args[1:]:
            if extra.text == "despite_indestructible" and len(extra.args) == 1:
                discard.despite = self.condition(extra.args[0])
            elif extra.text == "mana_to" and len(extra.args) == 1:
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
        base = self.inner(args[0])
        self.guards[-1] = condition
        other = self.inner(args[2])
        self.guards.pop()
        return Alternative(base, condition, other, self.who(args[3]) if len(args) == 4 else None)

    def tally(self, e: Expr) -> Value:
        """A count of this turn: the pattern is counted for each player as "you"."""
        pattern = self.event(e)
        self.pool.tallied.setdefault(pattern.kind, []).append(len(self.pool.tallies))
        self.pool.tallies.append(pattern)
        return Tally(len(self.pool.tallies) - 1, pattern)

    def source(self, e: Expr) -> Source:
        """Where Mana comes from."""
        if e.kind == CALL and e.text == "infinite":
            return Source(FROM_INFINITE)
        if e.kind == CALL and e.text == "reserve" and len(e.args) == 1:
            source = Source(FROM_RESERVE)
            source.who = self.who(e.args[0])
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
        for target in self.targets[before:]:
            if isinstance(target, Selection):
                target.count = times
                target.turns_slot = slot
        return Repeat(times, effect, slot)

    def choose(self, args: list[Expr]) -> Choose:
        """One's own options are chosen at the announcement, the opponent's on resolution."""
        choice = OptionChoice(self.next_slot(), self.value(args[0]), self.who(args[1]), len(args) - 2)
        picker = PickOptions(choice)
        self.number_step(picker)
        choice.guards = self.guards[:]
        if args[1].text == "you":
            self.targets.append(choice)
            self.target_pickers.append(picker)
        effects: list[Effect] = []
        for i, arg in enumerate(args[2:]):
            self.guards.append(IsChosen(choice.slot, i))
            effects.append(self.inner(arg))
            self.guards.pop()
        self.asks = [choice]
        self.pickers = [picker]
        return Choose(choice, effects)

    def to(self, args: list[Expr]) -> To:
        """What the card itself does or else is no choice of the player; what is done otherwise needs its targets only then."""
        cost = self.inner(args[0])
        effect = self.inner(args[1])
        otherwise = None
        if len(args) == 3:
            self.guards.append(CannotBeDone(cost))
            otherwise = self.inner(args[2])
            self.guards.pop()
        to = To(cost, effect, otherwise)
        own = args[0].text == "release" and len(args[0].args) == 2 and is_word(args[0].args[1], "self")
        to.asked = not (own and (len(args) == 3 or self.in_act))
        return to

    def if_effect(self, args: list[Expr]) -> If:
        condition = self.condition(args[0])
        self.guards.append(condition)
        then = self.inner(args[1])
        self.guards.pop()
        return If(condition, then, self.inner(args[2]) if len(args) == 3 else None)

    def may(self, e: Expr) -> May:
        """Targets named under "may" are optional, unless a payment decides later."""
        pays = e.kind == CALL and e.text == "to"
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
        promise = Next(pattern)
        duration = self.duration(args[1])
        for arg in args[2:]:
            if arg.kind == ABILITY:
                promise.given.append(self.inner_ability(arg))
            else:
                promise.body = self.body([arg])
        promise.zones = IN_PLAY
        self.number_node(promise)
        return Promise(duration, promise)

    def duration(self, e: Expr) -> int:
        if e.kind == CALL and e.text in DURATION_NUMBER:
            return DURATION_NUMBER[e.text]
        raise V.refuse("duration", e)

    # -- events ----------------------------------------------------------------------------------------------------

    def event(self, e: Expr) -> Pattern:
        if e.kind != CALL or (e.text not in OCCURRENCE_NUMBER and e.text != "entering") or not e.args:
            raise V.refuse("event", e)
        kind = ENTERS if e.text == "entering" else OCCURRENCE_NUMBER[e.text]
        pattern = Pattern(kind)
        first = e.args[0]
        if first.kind == CALL and first.text == "self":
            pattern.itself = True
        elif first.kind == CALL and first.text == "opposing":
            pattern.opposing = True
        elif first.kind == CALL and first.text in ("you", "opp", "anyone"):
            pattern.who = None if first.text == "anyone" else self.who(first)
            if first.text == "anyone" and e.text in ("damaged", "loses_hp"):
                pattern.who = self.who(first)
        else:
            pattern.subject = self.filter(first, anywhere=True)
        for extra in e.args[1:]:
            if extra.text == "from" and len(extra.args) == 1 and extra.args[0].text in ZONE_WORDS:
                pattern.zones = ZONE_WORDS[extra.args[0].text]
            elif extra.text == "during" and len(extra.args) == 1 and extra.args[0].text in PHASE_NUMBER:
                pattern.phase = PHASE_NUMBER[extra.args[0].text]
            elif extra.text == "outside" and len(extra.args) == 1 and extra.args[0].text in PHASE_NUMBER:
                pattern.outside = PHASE_NUMBER[extra.args[0].text]
            elif extra.text == "by" and len(extra.args) == 1 and extra.args[0].text in ("you", "opp"):
                pattern.by = self.who(extra.args[0])
            elif is_word(extra, "on_activation"):
                pattern.on_activation = True
            elif is_word(extra, "on_discard"):
                pattern.on_discard = True
            elif is_word(extra, "by_preparing"):
                pattern.by_preparing = True
            elif extra.text == "per" and len(extra.args) == 1:
                pattern.per = self.value(extra.args[0])
            elif kind == PUT and (extra.text in PLACE_NUMBER or extra.text == "in_discard"):
                pattern.place = DISCARD if extra.text == "in_discard" else PLACE_NUMBER[extra.text]
            elif kind == RELEASED and extra.text in ELEMENT_NUMBER:
                pattern.element = ELEMENT_NUMBER[extra.text]
            elif extra.text == "by" and len(extra.args) == 1:
                pattern.source = self.filter(extra.args[0], anywhere=True)
            elif kind == TRADED and extra.text in ELEMENT_NUMBER:
                pattern.element = ELEMENT_NUMBER[extra.text]
            else:
                raise CardTextError(
                    f"'{extra}' says nothing about an event; allowed here: from(zone), during(phase), by(filter)",
                    extra.column,
                )
        return pattern

    def events(self, e: Expr) -> list[Pattern]:
        return [self.event(part) for part in e.args] if e.kind == EITHER else [self.event(e)]

    # -- modifiers -------------------------------------------------------------------------------------------------

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
            delta = self.change(e.args[0])
            delta.kind = REPEATED_LESS
            return delta
        if e.kind != CALL or e.text not in kinds or len(e.args) != 1:
            raise V.refuse("change", e)
        what = e.args[0]
        if what.kind == TOGETHER and len(what.args) == 2:
            delta = Delta(kinds[e.text], self.value(what.args[0]))
            if what.args[1].kind != STRING and e.text == "may_add":
                raise CardTextError('an additional component is named by its word: may_add(1 "Time")', e.column)
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
            modifier.cards = self.cards(e)
        elif e.kind == CALL and e.text == "user":
            if len(e.args) > 1 or (e.args and not is_word(e.args[0], "equipment")):
                raise CardTextError(f"'{e}' is not allowed here: user, user(equipment)", e.column)
            modifier.for_equipment = bool(e.args)
        else:
            modifier.subject = self.filter(e)

    def modifier(self, e: Expr) -> Modifier:
        if e.kind != CALL or not e.called:
            raise V.refuse("modifier", e)
        name = e.text
        args = e.args
        n = len(args)
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
            modifier.delta = self.change(args[1])
            for extra in args[2:]:
                if name == "counts_as" and is_word(extra, "once_per_turn"):
                    modifier.once = True
                elif name == "dealt" and extra.text == "onto" and len(extra.args) == 1 and is_word(extra.args[0], "opposing"):
                    modifier.onto_opposing = True
                else:
                    raise CardTextError(f"'{extra}' does not belong to '{name}'", extra.column)
            if name == "counts_as" and not (modifier.delta.word or modifier.delta.kind == MORE):
                raise CardTextError('counting needs a word: exactly(2 "Drop")', args[1].column)
            return modifier
        if name in ("spared_by_forge", "unstoppable") and n == 1:
            modifier = Modifier(SPARED if name == "spared_by_forge" else UNSTOPPABLE)
            self.about(modifier, args[0])
            return modifier
        if name == "phase_amount" and n == 2:
            modifier = Modifier(PHASE_AMOUNT)
            modifier.who = self.who(args[0])
            modifier.delta = self.change(args[1])
            return modifier
        if name in ("enter_hp", "ability_cost") and n == 2:
            modifier = Modifier(ENTER_HP if name == "enter_hp" else ABILITY_COST)
            self.about(modifier, args[0])
            modifier.delta = self.change(args[1])
            return modifier
        if name == "element" and n == 2 and is_word(args[1], "element_paid"):
            modifier = Modifier(ELEMENT)
            self.about(modifier, args[0])
            return modifier
        if name == "level_piles" and n == 1:
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
            modifier.delta = self.change(args[1])
            return modifier
        if name == "cannot" and n == 1:
            modifier = Modifier(CANNOT)
            modifier.pattern = self.event(args[0])
            return modifier
        if name == "loses_word" and n == 2 and args[1].kind == STRING:
            modifier = Modifier(LOSES_WORD)
            self.about(modifier, args[0])
            modifier.word = self.pool.word_bit(args[1].text)
            return modifier
        if name == "taken" and n == 2:
            modifier = Modifier(TAKEN)
            if args[0].text in ("you", "opp", "players"):
                modifier.who = self.who(args[0])
            else:
                self.about(modifier, args[0])
            modifier.delta = self.change(args[1])
            return modifier
        if name == "gains" and n == 2:
            modifier = Modifier(GAINS)
            self.about(modifier, args[0])
            if args[1].kind == CALL and args[1].text == "effects_of":
                if len(args[1].args) != 1 or not is_word(args[1].args[0], "self"):
                    raise CardTextError(f"'{args[1]}' is not allowed here: effects_of(self)", args[1].column)
                modifier.own_effects = True
            else:
                modifier.given.append(self.inner_ability(args[1]))
            return modifier
        if name in ("keyword", "never") and n == 2:
            modifier = Modifier(KEYWORD if name == "keyword" else NEVER)
            self.about(modifier, args[0])
            modifier.keyword, modifier.word = self.keyword(args[1])
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
                    raise CardTextError(f"'{extra}' does not belong to 'shield'; allowed here: by(opp)", extra.column)
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
            modifier.value = self.value(args[1])
            return modifier
        raise V.refuse("modifier", e)

    def surcharge(self, args: list[Expr]) -> Modifier:
        """More Mana for something, on every spell that matches."""
        subject, price, gift = args
        if price.text != "lock" or len(price.args) != 3 or gift.text != "never" or len(gift.args) != 2:
            raise CardTextError(
                "write it like this: option(filter, lock(1 water, reserve(you), it), never(it, slowcast))", price.column
            )
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
        if e.kind == CALL and e.text == "only" and len(e.args) == 1:
            modifier = Modifier(ONLY)
            modifier.condition = self.condition(e.args[0])
            return modifier
        if e.kind == CALL and e.text in ("cost", "needs") and len(e.args) == 1:
            modifier = Modifier(COST if e.text == "cost" else NEEDS)
            modifier.delta = self.change(e.args[0])
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
            modifier.delta = self.change(e.args[1].args[0]) if e.args[1].args else None
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
                    raise CardTextError(f"'{need}' is no requirement; write it like 4 \"Rock\"", need.column)
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
                    raise CardTextError(f"'{e.args[1]}' is not allowed here: once_per_turn", e.args[1].column)
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
            raise CardTextError(f"'{e}' is not allowed here: waive(\"Word\")", e.column)
        modifier = Modifier(OPTION)
        modifier.delta = Delta(WAIVE, None)
        modifier.delta.word = self.pool.word_bit(e.args[0].text)
        return modifier

    def keyword(self, e: Expr) -> tuple[int, int]:
        if e.kind != CALL or e.text not in KEYWORD_NUMBER:
            raise V.refuse("keyword", e)
        keyword = KEYWORD_NUMBER[e.text]
        if keyword != TRANSMUTABLE:
            if e.called:
                raise CardTextError(f"'{e.text}' takes nothing in parentheses", e.column)
            return keyword, 0
        if len(e.args) != 1 or e.args[0].kind != STRING:
            raise CardTextError('Transmutable needs a word: transmutable("Drop")', e.column)
        return keyword, self.pool.word_bit(e.args[0].text)

    # -- abilities -------------------------------------------------------------------------------------------------

    def inner_ability(self, e: Expr) -> Ability:
        """An ability given by another: a modifier, a trigger, a keyword, or something to do."""
        if e.kind == ABILITY and e.text:
            return self.ability(e)
        if e.kind == CALL and e.text in KEYWORD_NUMBER:
            return self.ability(e)
        imperative = Imperative(self.body([e]))
        imperative.zones = IN_PLAY
        imperative.expr = e
        self.number_node(imperative)
        return imperative

    def ability(self, e: Expr) -> Ability:
        """An ability with its kind and condition."""
        kind = e.text if e.kind == ABILITY else ""
        ability: Ability
        default = STANDING if self.definition.type != SPELL else IN_PLAY
        condition = self.condition(e.condition) if e.kind == ABILITY and e.condition is not None else None
        if kind == "on":
            patterns = self.events(e.args[0])
            body = self.body([self.needs_body(e)])
            body.timed = any([p.kind in (TURN_START, TURN_END) for p in patterns])
            ability = Trigger(patterns, body)
            if e.args[0].text == "entering":  # Health Points are counted once what happens on the way in is done
                health = SetHealth()
                self.number_step(health)
                body.actions[-1].append(health)
            if any([p.itself for p in patterns]):
                default = IN_PLAY
        elif kind == "asap":
            state_expr = e.args[0]
            if state_expr.kind == CALL and len(state_expr.args) == 2:
                self.excess = Arithmetic(MINUS, self.value(state_expr.args[0]), self.value(state_expr.args[1]))
            body = self.body([self.needs_body(e)])
            state = StateTrigger(self.condition(e.args[0]), body)
            state.on_loss = state_expr.text == "none" and state_expr.args[0].text == "locked"
            state.discards_itself = "discard" in body.verbs and "self" in body.verbs
            ability = state
        elif kind == "always":
            ability = self.modifier(e.args[0])
        elif kind == "instead":
            done = self.needs_body(e)
            optional = done.kind == CALL and done.text == "may" and len(done.args) == 1
            replacement = Replacement(self.event(e.args[0]), self.body([done.args[0] if optional else done]))
            replacement.optional = optional
            replacement.anywhere = e.scope == "anywhere"
            for action in replacement.body.actions if isinstance(replacement.body, Body) else []:
                for effect in action:
                    if optional and isinstance(effect, To):
                        effect.asked = False
            ability = replacement
        elif kind == "act":
            ability = self.act(e)
        elif kind == "prepare":
            ability = self.clause(e.args[0])
        elif kind == "rider":
            ability = self.modifier(e.args[0])
        else:
            inner = e.args[0] if e.kind == ABILITY else e
            keyword, word = self.keyword(inner)
            ability = KeywordAbility(keyword, word)
        if e.kind == ABILITY and e.body is not None and kind not in ("on", "asap", "instead", "act"):
            raise CardTextError(f"'{kind or e}' takes no '=>'", e.column)
        if condition is not None:
            ability.condition = condition
        ability.zones = default
        if e.kind == ABILITY and e.scope:
            if e.scope not in SCOPES:
                raise CardTextError(f"'@{e.scope}' is no scope; allowed here: {', '.join('@' + s for s in SCOPES)}", e.column)
            ability.zones = SCOPES[e.scope]
        ability.expr = e
        self.number_node(ability)
        return ability

    def needs_body(self, e: Expr) -> Expr:
        if e.body is None:
            raise CardTextError(f"'{e.text} …' needs '=>' and what happens then", e.column)
        return e.body

    def act(self, e: Expr) -> Act:
        timing = e.args[0]
        once = False
        if timing.kind == TOGETHER and len(timing.args) == 2 and timing.args[1].text == "once":
            once = True
            timing = timing.args[0]
        quick_if = None
        if timing.kind == CALL and timing.text == "any_time_if" and len(timing.args) == 1:
            quick_if = self.condition(timing.args[0])
        elif timing.kind != CALL or timing.text not in TIMING_NUMBER:
            raise V.refuse("timing", timing)
        cost: list[Effect] = []
        self.printed_numbers = self.definition.type == ANIMAL  # costs of Animals are icons, no numbers of the text
        for part in e.args[1:]:
            for effect in part.args if part.kind == PLUS else [part]:
                cost.append(self.effect(effect))
        self.printed_numbers = False
        self.in_act = True  # using the ability was the choice
        act = Act(TIMING_NUMBER.get(timing.text, MAIN), cost, self.body([self.needs_body(e)]))
        self.in_act = False
        act.once = once
        act.quick_if = quick_if
        return act
