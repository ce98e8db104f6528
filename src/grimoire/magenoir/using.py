"""Using an ability: announce it, let the window pass, pay, apply (D4.3, S:using-your-animal)."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Kept, Step
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.ability_costs import mana_due, other_costs
from grimoire.magenoir.animals import Exhaust
from grimoire.magenoir.announcing import announce
from grimoire.magenoir.definition import MAIN, MOST_NODES
from grimoire.magenoir.facts.spells import AbilityAnnounced, AbilityCalledOff, AbilityUsed
from grimoire.magenoir.legality import is_quick_now, may_use
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.paying import lenders_of, pay
from grimoire.magenoir.procedure_numbers import NOTE_SPENT, USE_ABILITY
from grimoire.magenoir.procedures import procedure, start
from grimoire.magenoir.queries import apply_times, once_key
from grimoire.magenoir.references import PAID_SLOT
from grimoire.magenoir.state import ABILITY, State
from grimoire.magenoir.zones import ANIMALS

# Steps of UseAbility.
ANNOUNCING: Final = 0
NAMING_TARGETS: Final = 1
GOING_AHEAD: Final = 2
PAYING_MANA: Final = 3
PAYING: Final = 4
# What its frame holds.
NUMBER: Final = 0  # which ability of the card
PARKED: Final = 1  # where the announced text begins in the parked list
PAID: Final = 2  # how many of the other costs


def use_ability(g: State, seat: int, card: int, number: int) -> None:
    """Use an ability of a card, by its number there."""
    start(g, USE_ABILITY, seat, [number, 0, 0], card)


class UseAbility(Step[State]):
    """The text is announced with all its targets, waits for the window, and is paid for and carried out as one action."""

    def run(self, g: State, f: Frame) -> None:
        s = f.scope
        vals = f.vals
        if f.step == ANNOUNCING:
            s.home = g.defs[s.card]  # whatever becomes of the card while its ability waits
        act = cast(Act, g.definitions[s.home].acts[vals[NUMBER]])
        if f.step == ANNOUNCING:
            scope = g.scope_of(s.card, ABILITY)
            scope.began = g.happened
            vals[PARKED] = len(g.parked)
            g.parked.append(Frame(act.body, scope, []))
            if g.zone[s.card] == ANIMALS:  # applied several times: all targets are named together (Gigantic size)
                for _ in range(apply_times(g, s.card) - 1):
                    g.parked.append(Frame(act.body, g.scope_of(s.card, ABILITY), []))
            f.step = NAMING_TARGETS
        if f.step == NAMING_TARGETS:
            frame = g.parked[vals[PARKED]]
            for effect in act.cost:  # what is paid with cards in sight is named with the targets
                for i, asking in enumerate(effect.asks):
                    if isinstance(asking, Selection) and asking.is_public() and asking.slot not in frame.scope.picks:
                        g.stack.append(Frame(effect.pickers[i], frame.scope, []))
                        return
            for announced in g.parked[vals[PARKED] :]:
                wanted = act.body.next_target(g, announced.scope)
                if wanted >= 0:
                    g.stack.append(Frame(act.body.pickers[wanted], announced.scope, []))
                    return
            f.step = GOING_AHEAD
            g.mention(AbilityAnnounced("D4.3", s.seat, g.definition(s.card).id))
            if announce(g, s.seat, act.timing != MAIN or is_quick_now(g, s.card, act)):
                return
        if f.step == GOING_AHEAD:
            named = g.parked[vals[PARKED]].scope
            payable = all([effect.can_be_done(g, named) for effect in other_costs(act)])  # with the cards named for it
            if not payable or g.stamp[s.card] != s.stamp or not may_use(g, s.seat, s.card, act):
                g.log(AbilityCalledOff("D4.2.2", s.seat, g.definitions[s.home].id, revealed=True))
                del g.parked[vals[PARKED] :]
                g.pop()
                return
            if act.once:
                g.once.append(once_key(s.card, act))
            g.mention(AbilityUsed("D4.4", s.seat, g.definition(s.card).id))
            f.step = PAYING_MANA
        # the cost, then the effect, as one action (D4.1); all in the scope of the announced text
        frame = g.parked[vals[PARKED]]
        tired = [effect for effect in act.cost if isinstance(effect, Exhaust)]
        costs = other_costs(act)
        if f.step == PAYING_MANA:
            f.step = PAYING
            due = mana_due(g, frame.scope, act)
            if due:
                pay(g, frame.scope, s.seat, due, lenders_of(g, s.card))
                return
        if vals[PAID] and not costs[vals[PAID] - 1].was_done(g, frame.scope):  # what was replaced was not paid (D6.2, D9.1)
            g.log(AbilityCalledOff("D9.1", s.seat, g.definitions[s.home].id, revealed=True))
            del g.parked[vals[PARKED] :]
            g.pop()
            return
        if vals[PAID] < len(costs):
            effect = costs[vals[PAID]]
            vals[PAID] += 1
            g.stack.append(Frame(effect, frame.scope, []))
            return
        bodies = g.parked[vals[PARKED] :]
        del g.parked[vals[PARKED] :]
        g.pop()
        for again in bodies[1:]:  # applied several times, paid for once
            again.scope.pick(PAID_SLOT, frame.scope.picks.get(PAID_SLOT, [])[:])
        if act.is_free():
            note_spent(g, s.seat, once_key(s.card, act))
        for effect in tired:  # S:using-your-animal: the Animal is turned face down last
            g.stack.append(Frame(effect, frame.scope, []))
        g.stack.extend(reversed(bodies))


# What the frame of NoteSpent holds.
SPENT_KEY: Final = 0
HAPPENED: Final = 1  # how much had, when the ability was used


def note_spent(g: State, seat: int, key: int) -> None:
    """When its effects are done, note whether a free ability changed anything."""
    start(g, NOTE_SPENT, seat, [key, g.happened])


class NoteSpent(Step[State]):
    """A free ability that changed nothing is not offered again until something did."""

    def kept(self, f: Frame) -> list[Kept]:
        return [Kept(f.vals, SPENT_KEY, SPENT_KEY + 1, MOST_NODES)]

    def run(self, g: State, f: Frame) -> None:
        if g.happened == f.vals[HAPPENED]:
            g.spent[f.vals[SPENT_KEY]] = g.happened
        g.pop()


procedure(USE_ABILITY, UseAbility())
procedure(NOTE_SPENT, NoteSpent())
