"""Constructs of the card language that choose what is done: choose, to, if, by each, once a game."""

from typing import Final

from grimoire.anima.common_options import NO, YES
from grimoire.anima.facts.cards import UseCancelled
from grimoire.anima.interruptible import answered_by, settle
from grimoire.anima.meant_parties import Who
from grimoire.anima.moves import turn_up
from grimoire.anima.procedures import spinner_of
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.zones import MISSIONS, OPEN, SPINNER_SLOT, own_zone
from grimoire.kernel.conditions import Condition
from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Scope
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question

CHOICES: Final = [Option("choose", amount=number) for number in range(1, 10)]


class Nothing(Effect):
    def run(self, g: State, f: Frame) -> None:
        g.pop()

    def is_price(self) -> bool:
        return False


class Choose(Effect):
    """The player concerned picks one that can be carried out; if none can, nothing happens."""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__()
        self.effects = effects

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        open_to = [i for i, effect in enumerate(self.effects) if effect.can_be_done(g, s)]
        if f.step == BEGIN and len(open_to) > 1:
            options = [CHOICES[i] for i in open_to]
            g.ask(f, ANSWERED, s.seat, Question("choose-effect", g.definitions[s.home].id), Offer(options, open_to))
            return
        g.pop()
        if open_to:
            chosen = g.reply if f.step == ANSWERED else open_to[0]
            g.stack.append(Frame(self.effects[chosen], s, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return any([effect.can_be_done(g, s) for effect in self.effects])


# Steps of To.
ASK_PRICE: Final = 1
PRICE_ANSWERED: Final = 2
PRICE_PAID: Final = 3


class To(Effect):
    """A price, as the player wishes and all of it, for an effect."""

    def __init__(self, price: Effect, effect: Effect) -> None:
        super().__init__()
        self.price = price
        self.effect = effect

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        if f.step == BEGIN:
            if not self.price.can_be_done(g, s):
                g.pop()
                return
            f.step = ASK_PRICE
            if s.card >= 0 and g.zone[s.card] == own_zone(s.seat, MISSIONS):  # whoever is asked about it has it
                turn_up(g, s.seat, s.card)
            return
        if f.step == ASK_PRICE:
            g.ask(f, PRICE_ANSWERED, s.seat, Question("may-pay", g.definitions[s.home].id), Offer([YES, NO], [1, 0]))
            return
        if f.step == PRICE_ANSWERED and g.reply:
            f.step = PRICE_PAID
            g.stack.append(Frame(self.price, s, []))
            return
        g.pop()
        if f.step == PRICE_PAID:
            g.stack.append(Frame(self.effect, s, []))


class If(Effect):
    def __init__(self, condition: Condition[State], then: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        effect = self.then if self.condition.holds(g, f.scope) else self.otherwise
        if effect is not None:
            g.stack.append(Frame(effect, f.scope, []))

    def is_price(self) -> bool:
        return False


GOING_ROUND: Final = 1  # the step of ByEach once its frame holds the seats still to do it


class ByEach(Effect):
    """Each of these Parties in turn does it as `us`, unless it is out by then."""

    def __init__(self, who: Who, effect: Effect) -> None:
        super().__init__()
        self.who = who
        self.effect = effect

    def run(self, g: State, f: Frame) -> None:
        if f.step == BEGIN:
            f.step = GOING_ROUND
            f.vals = self.who.seats(g, f.scope)[:]  # counted down here
        while f.vals:
            seat = f.vals.pop(0)
            if g.out[seat] or g.gone[seat]:
                continue
            scope = f.scope.clone()
            scope.seat = seat
            spinner = spinner_of(scope)
            scope.picks = {} if spinner < 0 else {SPINNER_SLOT: [spinner]}
            g.stack.append(Frame(self.effect, scope, []))
            return
        g.pop()


class OnceAGame(Effect):
    """Each player once a game."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def key(self, seat: int) -> int:
        return (self.home * 256 + self.number) * 8 + seat

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if self.key(f.scope.seat) not in g.spent:
            g.spent.append(self.key(f.scope.seat))
            g.stack.append(Frame(self.effect, f.scope, []))

    def can_be_done(self, g: State, s: Scope) -> bool:
        return self.key(s.seat) not in g.spent and self.effect.can_be_done(g, s)


class Cancel(Effect):
    """What this answers has no effect; what was paid stays paid."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        subject = answered_by(g, f.scope)
        if subject is not None:
            settle(subject)
            card = subject.scope.card
            source = g.definitions[f.scope.home].id
            id = g.definition(card).id if card >= 0 else ""
            seen = -1 if card < 0 or g.known[card] == OPEN else g.known[card]
            g.log(UseCancelled(f"card:{source}", f.scope.seat, id, player=subject.scope.seat, source=source, seen=seen))
