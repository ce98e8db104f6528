"""Whole games played again from other deals: whatever a seat never saw may have been anything, and nothing may show it.

A game is played, then for each seat again with the cards it never saw changed among each other, or for others that were
in nobody's list. The same choices must lead it through the same views, events, questions, options and refusals, and to
the same samples to the last byte, until chance or another seat's choice brings one of the changed cards to light.

Each deal is also played by other choices, while other seats let standing answers pass for them. And from a shuffle on the
game is played with copies of one card changed among each other, of which some were seen before and some are seen later:
which of them came back is for nobody to know.
"""

import inspect
from typing import Final

from grimoire.kernel.chance import Chance
from grimoire.kernel.position import Position
from grimoire.lab.secrecy import PASS, came_out, compare_asked, compare_views, may_pass
from grimoire.lab.streams import stream
from grimoire.lab.tables import Broken, Table

SAMPLE_EVERY: Final = 5
SHUFFLED: Final = ("DeckShuffled", "PileShuffled")
UNDER_ORDERS: Final = 120  # decisions
REFUSALS: Final = 3  # forms asked about at each decision of the seat
UNEQUAL: Final = (
    "stack",
    "options",
    "mods",
    "listeners",
    "keys",
    "used",
    "given",
    "pending",
    "batches",
    "parked",
)  # without equality


class Told:
    """How far other deals of one game could be followed."""

    def __init__(self) -> None:
        self.deals = 0
        self.changed = 0  # cards that lay elsewhere
        self.decisions = 0
        self.whole = 0  # deals that went on to the end
        self.ordered = 0  # decisions in which others let standing answers speak
        self.mixed = 0  # games from a shuffle on, with copies changed


def never_seen(table: Table, decks: list[list[str]], seed: int, forms: list[str]) -> list[set[int]]:
    """For each seat the cards of a game it never knew, at any decision."""
    position = table.begin(decks, seed)
    unseen = [table.unseen(position, seat) for seat in range(table.seats)]
    for form in forms:
        position.choose_form(form)
        for seat in range(table.seats):
            unseen[seat] &= table.unseen(position, seat)
    return unseen


def check_other_deals(table: Table, decks: list[list[str]], seed: int, forms: list[str], deals: int = 2) -> Told:
    """Play a game again, so often for each seat. Raises Broken."""
    told = Told()
    chance = stream(seed, "other deals")
    named = {word for form in forms for word in form.split()}  # who chose a card without showing it must still have it
    for seat, unseen in enumerate(never_seen(table, decks, seed, forms)):
        for number in range(deals):
            start = table.begin(decks, seed)
            other = table.deal_anew(start, seat, sorted(unseen), named, chance, foreign=number % 2 == 1)
            if other is None:
                continue
            start_again, other_again = start.clone(), other.clone()
            told.deals += 1
            told.changed += len(unseen)
            followed = compare_games(start, other, forms, seat, chance, number % 2 == 1)
            told.decisions += followed
            told.ordered += compare_under_orders(table, start_again, other_again, seat, chance)
            told.whole += followed == len(forms)
    for number, position in after_shuffles(table, decks, seed, forms, deals, chance):
        mixed = table.mix_copies(position, chance)
        for seat in range(table.seats):
            told.mixed += 1
            followed = compare_games(position.clone(), mixed.clone(), forms[number:], seat, chance, False)
            if followed < len(forms) - number:
                raise Broken("which of two copies of a card came back shows in what can be chosen or what happens")
    return told


def after_shuffles(
    table: Table, decks: list[list[str]], seed: int, forms: list[str], wanted: int, chance: Chance
) -> list[tuple[int, Position]]:
    """This many moments of a game, by chance, at which a pile had just been shuffled, each with the choices made by then."""
    found: list[tuple[int, Position]] = []
    met = 0
    position = table.begin(decks, seed)
    for number, form in enumerate(forms):
        if any(event.kind in SHUFFLED for event in position.events):
            met += 1
            if len(found) < wanted:
                found.append((number, position.clone()))
            else:
                place = chance.below(met)
                if place < wanted:
                    found[place] = (number, position.clone())
        position.choose_form(form)
    return found


def compare_games(one: Position, two: Position, forms: list[str], seat: int, chance: Chance, closed: bool) -> int:
    """Follow the same choices in both as far as they are the same to the seat. Gives how far that was."""
    before: list[str] = []
    for number, form in enumerate(forms):
        compare_views(one, two, seat)
        compare_asked(one, two, seat)
        if one.asked == seat:
            compare_refusals(one, two, before, chance)
        if number % SAMPLE_EVERY == 0:
            compare_samples(one, two, seat, chance, closed)
        if all(option.form != form for option in two.options):
            return number  # another seat played what it does not have here
        before.append(form)
        one.choose_form(form)
        two.choose_form(form)
        if came_out(one, two, seat):
            return number
    return len(forms)


def compare_under_orders(table: Table, one: Position, two: Position, seat: int, chance: Chance) -> int:
    """Play both again by other choices, while the other seats pass whole turns by standing answers, now this one, now that.
    What they are asked and what they answer must look the same to the seat. Gives how far that could be followed."""
    passing: set[int] = set()
    turn = -1
    for number in range(UNDER_ORDERS):
        compare_views(one, two, seat)
        compare_asked(one, two, seat)
        decision = one.decision()
        if decision is None:
            return number
        if table.turns(one) != turn:
            turn = table.turns(one)
            passing = {other for other in range(table.seats) if other != seat and chance.below(2)}
        forms = [option.form for option in decision.options]
        ordered = decision.seat in passing and may_pass(decision)
        form = PASS if ordered else forms[chance.below(len(forms))]
        if all(option.form != form for option in two.options):
            return number  # another seat played what it does not have here
        one.choose_form(form)
        two.choose_form(form)
        if came_out(one, two, seat):
            return number
    return UNDER_ORDERS


def compare_refusals(one: Position, two: Position, forms: list[str], chance: Chance) -> None:
    for _ in range(min(REFUSALS, len(forms))):
        form = forms[chance.below(len(forms))]
        if one.why_not_form(form) != two.why_not_form(form):
            raise Broken(f"why '{form}' is refused shows what cannot be seen")


def compare_samples(one: Position, two: Position, seat: int, chance: Chance, closed: bool) -> None:
    """With other lists only samples for whoever does not know the lists can be the same."""
    again = chance.clone()
    if closed:
        samples = one.sample_closed(seat, chance), two.sample_closed(seat, again)
    else:
        samples = one.sample(seat, chance), two.sample(seat, again)
    if samples[0].to_bytes() != samples[1].to_bytes():
        raise Broken(f"a sample of seat {seat} depends on what it cannot see: {where(samples[0], samples[1])}")


def where(one: Position, two: Position) -> str:
    """The first fields in which two positions differ, for whoever has to find out why."""
    fields = [name for kind in type(one).__mro__ for name in inspect.get_annotations(kind)]
    plain = (int, str, list, dict, bool)
    names: list[str] = []
    for name in fields:
        mine, yours = getattr(one, name, None), getattr(two, name, None)
        if isinstance(mine, plain) and mine != yours and name not in UNEQUAL:
            names.append(name)
    return ", ".join(names) or "what is under way"
