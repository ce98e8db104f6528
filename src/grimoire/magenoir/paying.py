"""Paying Mana: what is due is picked Mana by Mana, then all of it is added to the Available Ether in one act."""

from typing import Final, cast

from grimoire.kernel.frame import ANSWERED, BEGIN, Frame, Kept, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.expressions import CardsExpr
from grimoire.magenoir.mana import add_from, key_of
from grimoire.magenoir.modifiers import ABILITY_PAYMENT, Modifier
from grimoire.magenoir.passive_effects import is_about, is_working
from grimoire.magenoir.procedure_numbers import PAY
from grimoire.magenoir.procedures import procedure, start_in
from grimoire.magenoir.references import PAID_SLOT
from grimoire.magenoir.state import State


def covers(held: list[int], due: list[int]) -> bool:
    """Whether this Mana, by element, can pay all that is due, each a set of elements as bits.

    It can unless some elements together are wanted more often than they are there.
    """
    wanted = [0]
    for bits in dict.fromkeys(due):
        wanted += [bits | some for some in wanted]
    for some in wanted:
        there = sum([held[e] for e in range(6) if some & (1 << e)])
        if len([bits for bits in due if bits & ~some == 0]) > there:
            return False
    return True


def lenders_of(g: State, card: int) -> list[int]:
    """Cards whose Mana may pay for the abilities of this one (Worker bee)."""
    found: list[int] = []
    for active in g.mods[ABILITY_PAYMENT]:
        modifier = cast(Modifier, active.ability)
        if modifier.lenders is not None and is_about(g, active, card) and is_working(g, active):
            found.extend(cast(CardsExpr, modifier.lenders).numbers(g, active.scope))
    return list(dict.fromkeys(found))


def purse_of(g: State, seat: int, lenders: list[int]) -> list[int]:
    """All Mana that may pay, by element."""
    held = g.reserve[seat * 6 : seat * 6 + 6]
    for card in lenders:
        for e in range(6):
            held[e] += g.mana[card * 6 + e]
    return held


def pay(g: State, s: Scope, seat: int, due: list[int], lenders: list[int]) -> None:
    """Let a seat pay for the text of `s`; what only one element can pay is picked first."""
    s.pick(PAID_SLOT, [])
    start_in(g, PAY, s, [seat, len(lenders), *lenders, *sorted(due, key=lambda bits: bits.bit_count())])


# What the frame of Pay holds.
PAYER: Final = 0
LENDING: Final = 1  # how many cards lend their Mana
LENDERS: Final = 2  # from here on these cards, then what is still due, each as a set of elements


class Pay(Step[State]):
    """Mana is picked for each that is due, then all of it is paid as one addition."""

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, LENDERS, LENDERS + f.vals[LENDING])]

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        seat = vals[PAYER]
        first = LENDERS + vals[LENDING]
        paid = f.scope.picks[PAID_SLOT]
        if f.step == ANSWERED:
            f.step = BEGIN
            paid.append(g.reply)
            del vals[first]
        while len(vals) > first:
            offer = self.offer(g, f)
            if len(offer.keys) > 1:
                question = Question("pay-from", g.definitions[f.scope.home].id, len(vals) - first)
                g.ask(f, ANSWERED, seat, question, offer)
                return
            paid.extend(offer.keys)
            del vals[first]
        g.pop()
        add_from(g, seat, paid[:], len(paid), -1)

    def offer(self, g: State, f: Frame) -> Offer:
        """What may be paid next, so that the rest can be paid as well. Where it cannot, as much is paid as there is."""
        offer = Offer()
        vals = f.vals
        seat = vals[PAYER]
        lenders = vals[LENDERS : LENDERS + vals[LENDING]]
        due, *rest = vals[LENDERS + vals[LENDING] :]
        paid = f.scope.picks[PAID_SLOT]
        held = purse_of(g, seat, lenders)
        for key in paid:
            held[key % 6] -= 1
        in_full = covers(held, [due, *rest])
        for e in range(6):
            if not due & (1 << e) or held[e] <= 0:
                continue
            held[e] -= 1
            fits = not in_full or covers(held, rest)
            held[e] += 1
            if not fits:
                continue
            if g.reserve[seat * 6 + e] > paid.count(key_of(-1, e)):
                offer.add(Option("pay", element=ELEMENTS[e]), key_of(-1, e))
            lending = [card for card in lenders if g.mana[card * 6 + e] > paid.count(key_of(card, e))]
            if lending:
                lent = Offer()
                lent.add_cards(g, seat, "pay", lending)
                for option, card in zip(lent.options, lent.keys, strict=True):
                    paying = Option("pay", option.card, option.place, option.ordinal, element=ELEMENTS[e])
                    offer.add(paying, key_of(card, e), card)
        return offer


procedure(PAY, Pay())
