"""The damage sequence (D5.1), and gaining and losing Health Points."""

from typing import Final, cast

from grimoire.kernel.frame import Frame, Scope, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Option, Question
from grimoire.magenoir.abilities import Act
from grimoire.magenoir.common_options import NO, YES
from grimoire.magenoir.definition import NO_HP, ON_HIT, Active
from grimoire.magenoir.facts.health import DamageInflicted, DamageRedirected, HealthGained, HealthLost
from grimoire.magenoir.largest_numbers import bounded
from grimoire.magenoir.lasting import Lasting
from grimoire.magenoir.mana import RESERVE, add_mana
from grimoire.magenoir.mana_effects import PayMana
from grimoire.magenoir.modifiers import AT_MOST, CANNOT, DEALT, EXACTLY, LESS, MORE, SHIELD, TAKEN, Delta, Modifier
from grimoire.magenoir.modifiers import UNSTOPPABLE as UNSTOPPABLE_SOURCE
from grimoire.magenoir.occurrences import DAMAGED, GAINS_HP, LOSES_HP, is_forbidden
from grimoire.magenoir.passive_effects import concerns_player, is_about, is_silenced, is_working
from grimoire.magenoir.players import seat_of
from grimoire.magenoir.procedure_numbers import DAMAGE
from grimoire.magenoir.procedures import procedure, start_in
from grimoire.magenoir.protectors import protectors_of
from grimoire.magenoir.queries import once_key
from grimoire.magenoir.references import ASKED_SLOT, CARD_BITS, HURT_SLOT
from grimoire.magenoir.state import ABILITY, State
from grimoire.magenoir.text_source import speaker, speaker_id, standing_speaker
from grimoire.magenoir.triggers import happen
from grimoire.magenoir.victory import check_defeat
from grimoire.magenoir.zones import EQUIPMENT, is_board

UNSTOPPABLE: Final = 1
GROUP: Final = 2  # a fixed group: cannot be redirected
ZERO_IS_NONE: Final = 4
SHARES: Final = 8  # divided: after the targets stand the shares

KEEP: Final = Option("keep")

# Steps of Damage.
NEXT_TARGET: Final = 0
REDIRECTED: Final = 1
ARRIVING: Final = 2
BUYING_OFF: Final = 3
BOUGHT_OFF: Final = 4
HITTING: Final = 5
# What its frame holds.
AMOUNT: Final = 0
FLAGS: Final = 1
DONE: Final = 2  # how many targets
TARGET: Final = 3  # the one it comes to, after redirection
DAMAGE_LEFT: Final = 4
TARGETS: Final = 5  # from here on; where damage is divided, then their shares


def inflict(g: State, s: Scope, amount: int, flags: int, refs: list[int]) -> None:
    """Put a damage sequence on the stack: the text of `s` inflicts damage to these targets."""
    s.amount = 0  # what gets through to players is counted here, and for each of them beside it
    s.pick(HURT_SLOT, [0, 0])
    card = speaker(g, s)
    if g.mods[UNSTOPPABLE_SOURCE] and card >= 0:
        for active in g.mods[UNSTOPPABLE_SOURCE]:
            if is_about(g, active, card) and is_working(g, active):
                flags |= UNSTOPPABLE
    start_in(g, DAMAGE, s, [amount, flags, 0, 0, 0, *refs])


class Damage(Step[State]):
    """D5.1 for each target in turn: each is an instance of its own, and one action hits them all."""

    def run(self, g: State, f: Frame) -> None:
        vals = f.vals
        s = f.scope
        if f.step == NEXT_TARGET:  # next target; step 2 of D5.1: redirection
            at = TARGETS + vals[DONE]
            targets = (len(vals) - TARGETS) // 2 if vals[FLAGS] & SHARES else len(vals) - TARGETS
            if vals[DONE] >= targets:
                g.pop()
                check_defeat(g)
                return
            target = vals[at]
            if vals[FLAGS] & SHARES:
                vals[AMOUNT] = vals[at + targets]
            if target >= 0 and g.live(target) < 0:
                vals[DONE] += 1
                return
            if vals[FLAGS] & ZERO_IS_NONE and increased(g, s, vals[AMOUNT], target, False) == 0:
                vals[DONE] += 1  # nothing is inflicted (card:temporal-paradox/1), nothing to redirect
                return
            vals[TARGET] = target
            victim = controller(g, target)
            protectors = [] if vals[FLAGS] & (UNSTOPPABLE | GROUP) or victim == s.seat else protectors_of(g, victim, target)
            if protectors:
                offer = Offer([KEEP], [-1])
                offer.add_cards(g, victim, "redirect", protectors)
                g.ask(f, REDIRECTED, victim, Question("redirect", speaker_id(g, s), vals[AMOUNT]), offer)
                return
            f.step = ARRIVING
        elif f.step == REDIRECTED:
            if g.reply >= 0:
                vals[TARGET] = g.ref(g.reply)
                g.log(DamageRedirected("D3.2.1", g.owner[g.reply], g.definition(g.reply).id))
            f.step = ARRIVING
        if f.step == ARRIVING:  # steps 3 and 4
            vals[DAMAGE_LEFT] = arriving(g, s, vals[AMOUNT], vals[TARGET], not vals[FLAGS] & UNSTOPPABLE)
            f.step = BUYING_OFF
        if f.step == BOUGHT_OFF:
            f.step = BUYING_OFF
            victim = seat_of(vals[TARGET])
            found = on_hit_act(g, victim)
            if g.reply and found is not None:
                paid, ignored = on_hit_numbers(g, found[0], found[1])
                vals[DAMAGE_LEFT] -= min(ignored, vals[DAMAGE_LEFT])
                if not ignored and not paid:
                    s.pick(ASKED_SLOT, [1])  # it changed nothing: not offered again
                add_mana(g, victim, RESERVE, g.reserve[victim * 6 : victim * 6 + 6], paid)
                return
            f.step = HITTING
        if f.step == BUYING_OFF:  # damage bought off piece by piece (Waiver crown)
            if vals[TARGET] < 0 and vals[DAMAGE_LEFT] > 0 and not vals[FLAGS] & UNSTOPPABLE and ASKED_SLOT not in s.picks:
                victim = seat_of(vals[TARGET])
                found = on_hit_act(g, victim)
                if found is not None and can_buy_off(g, victim, found[0], found[1]):
                    g.ask(
                        f,
                        BOUGHT_OFF,
                        victim,
                        Question("ignore-damage", speaker_id(g, s), vals[DAMAGE_LEFT]),
                        Offer([YES, NO], [1, 0]),
                    )
                    return
            s.forget(ASKED_SLOT)
            f.step = HITTING
        self.hit(g, f)
        vals[DONE] += 1
        f.step = NEXT_TARGET

    def hit(self, g: State, f: Frame) -> None:
        """Steps 5 and 6: Health Points go down, below 0 too (R:excess-damage), and what is triggered by damage is told, for 0
        and less too."""
        vals = f.vals
        s = f.scope
        target = vals[TARGET]
        amount = capped(g, s, vals[DAMAGE_LEFT], target)
        if amount < 0 and may_not_gain(g, target):
            amount = 0
        if target < 0:
            seat = seat_of(target)
            g.life[seat] -= amount
            if amount > 0:
                g.losses += 1
                s.amount += amount
                if HURT_SLOT not in s.picks:
                    s.pick(HURT_SLOT, [0, 0])
                s.picks[HURT_SLOT][seat] += amount
            g.log(DamageInflicted("D5.1", s.seat, amount=amount, player=seat, source=speaker_id(g, s)))
            happen(g, DAMAGED, -1, seat, amount, speaker(g, s))
        else:
            card = g.live(target)
            if card < 0 or g.hp[card] == NO_HP:
                return  # what has no Health Points takes no damage
            g.hp[card] -= amount
            g.hurt = True
            g.log(DamageInflicted("D5.1", s.seat, amount=amount, target=g.definition(card).id, source=speaker_id(g, s)))
            happen(g, DAMAGED, card, -1, amount, speaker(g, s))


def controller(g: State, ref: int) -> int:
    return seat_of(ref) if ref < 0 else g.owner[ref % CARD_BITS]


def arriving(g: State, s: Scope, amount: int, target: int, stoppable: bool) -> int:
    """Steps 3 and 4: what is left of the damage when it arrives. Uses up shields."""
    amount = increased(g, s, amount, target)
    if stoppable:
        amount = reduced(g, s, amount, target)
    if target < 0:  # unstoppable: nothing is ignored, but the size of a shield is fixed by it
        ignored = shielded(g, s, amount if stoppable else 0, seat_of(target))
        amount = ignored if stoppable else amount
    return amount


def increased(g: State, s: Scope, amount: int, target: int, of_victim: bool = True) -> int:
    """Step 3: what is dealt. All increases, by the source and of the victim, in no order; then what the source's own
    side takes off its damage (Icy infiltration), which is no reduction by others; then a limit on what is inflicted.

    Without what is said `of_victim` it is the final value of the source's own effect (D9.5)."""
    dealt = dealt_changes(g, s)
    own_less: list[Active] = []
    limits: list[Active] = []
    for active in dealt:
        modifier = cast(Modifier, active.ability)
        delta = cast(Delta, modifier.delta)
        if modifier.onto_opposing and controller(g, target) == active.scope.seat:
            continue
        if delta.kind == MORE:
            amount += delta.amount(g, active.scope)
        elif delta.kind == LESS and active.scope.seat == s.seat:
            own_less.append(active)
        elif delta.kind == AT_MOST:
            limits.append(active)
    for active in g.mods[TAKEN] if of_victim else []:
        taken = cast(Modifier, active.ability).delta
        if taken is not None and taken.kind == MORE and is_victim(g, active, target) and is_working(g, active):
            amount += taken.amount(g, active.scope)
    for active in own_less:
        amount = less(g, active, amount)
    for active in limits:  # after all increases (card:ecdysis-ritual/2)
        amount = min(amount, cast(Delta, cast(Modifier, active.ability).delta).amount(g, active.scope))
    return bounded(amount)


def dealt_changes(g: State, s: Scope) -> list[Active]:
    """What is said of the damage this source deals: only of what is on the board (D10.1)."""
    if not g.mods[DEALT]:
        return g.mods[DEALT]
    card = standing_speaker(g, s)
    if card < 0 or not is_board(g.zone[card]):
        return []
    return [
        active
        for active in g.mods[DEALT]
        if cast(Modifier, active.ability).delta is not None and is_about(g, active, card) and is_working(g, active)
    ]


def less(g: State, active: Active, amount: int) -> int:
    """Reductions stop at 0 and leave negative damage alone (R:reducing-versus-subtracting)."""
    if amount <= 0:
        return amount
    return max(0, amount - max(0, cast(Delta, cast(Modifier, active.ability).delta).amount(g, active.scope)))


def is_victim(g: State, active: Active, target: int) -> bool:
    modifier = cast(Modifier, active.ability)
    if target < 0:
        return modifier.who is not None and seat_of(target) in modifier.who.seats(g, active.scope)
    return modifier.who is None and is_about(g, active, target % CARD_BITS)


def reduced(g: State, s: Scope, amount: int, target: int) -> int:
    """Step 4a: what others take off, of this source's damage or of what this victim takes. "Prevent all" is a reduction
    to 0 (D5.2)."""
    for active in dealt_changes(g, s):
        modifier = cast(Modifier, active.ability)
        if modifier.onto_opposing and controller(g, target) == active.scope.seat:
            continue
        if cast(Delta, modifier.delta).kind == LESS and active.scope.seat != s.seat:
            amount = less(g, active, amount)
    for active in g.mods[TAKEN]:
        if amount <= 0:
            break
        delta = cast(Modifier, active.ability).delta
        if delta is None or not is_victim(g, active, target) or not is_working(g, active):
            continue
        if delta.kind == LESS:
            amount = less(g, active, amount)
        elif delta.kind == EXACTLY:
            amount = min(amount, max(0, delta.amount(g, active.scope)))
    return amount


def shielded(g: State, s: Scope, amount: int, seat: int) -> int:
    """Step 4b. A shield ignores so much each turn; its size is fixed at the first damage of the turn, even of 0."""
    for active in g.mods[SHIELD]:
        modifier = cast(Modifier, active.ability)
        if modifier.value is None or not concerns_player(g, active, seat) or not is_working(g, active):
            continue
        if modifier.from_opponent and s.seat == seat:
            continue
        key = once_key(active.scope.card, modifier)
        left = g.shield.get(key, -1)
        if left < 0:
            left = max(0, modifier.value.of(g, active.scope))
        used = min(left, max(0, amount))
        g.shield[key] = left - used
        amount -= used
    return amount


def capped(g: State, s: Scope, amount: int, target: int) -> int:
    """A limit on what is taken is neither reducing nor ignoring: it holds for all damage."""
    for active in g.mods[TAKEN]:
        delta = cast(Modifier, active.ability).delta
        if delta is not None and delta.kind == AT_MOST and is_victim(g, active, target) and is_working(g, active):
            amount = min(amount, delta.amount(g, active.scope))
    return amount


def on_hit_act(g: State, seat: int) -> tuple[int, Act] | None:
    """An ability of the victim that works while damage is being inflicted, with its card."""
    for card in g.cards(seat, EQUIPMENT):
        for ability in g.definition(card).acts:
            act = cast(Act, ability)
            if act.timing == ON_HIT and not is_silenced(g, card):
                return card, act
    return None


def on_hit_numbers(g: State, card: int, act: Act) -> tuple[int, int]:
    """How much Mana it takes and how much damage that stops, as the numbers now are."""
    scope = g.scope_of(card, ABILITY)
    paid = 0
    ignored = 0
    for effect in act.cost:
        if isinstance(effect, PayMana):
            paid += effect.amounts[0].most(g, scope)
    for effects in act.body.actions:
        for effect in effects:
            if isinstance(effect, Lasting):
                for ability in effect.abilities:
                    if isinstance(ability, Modifier) and ability.query == SHIELD and ability.value is not None:
                        ignored += max(0, ability.value.of(g, scope))
    return paid, ignored


def can_buy_off(g: State, seat: int, card: int, act: Act) -> bool:
    return sum(g.reserve[seat * 6 : seat * 6 + 6]) >= on_hit_numbers(g, card, act)[0]


def lose_life(g: State, s: Scope, ref: int, amount: int) -> None:
    """Lost Health Points are no damage: nothing reduces or redirects them (R:inflicted-damage-versus-lost-hp). Losing less than
    nothing is gaining."""
    if amount < 0:
        gain_life(g, s, ref, -amount)
        return
    if ref < 0:
        seat = seat_of(ref)
        g.life[seat] -= amount
        g.log(HealthLost("R:inflicted-damage-versus-lost-hp", seat, amount=amount, player=seat, source=speaker_id(g, s)))
        if amount > 0:
            g.losses += 1
        happen(g, LOSES_HP, -1, seat, amount, speaker(g, s))
    else:
        card = g.live(ref)
        if card >= 0 and g.hp[card] != NO_HP:
            g.hp[card] -= amount
            g.hurt = True
            g.log(HealthLost("R:inflicted-damage-versus-lost-hp", g.owner[card], amount=amount, target=g.definition(card).id))


def gain_life(g: State, s: Scope, ref: int, amount: int) -> None:
    if amount < 0:
        lose_life(g, s, ref, -amount)
        return
    if may_not_gain(g, ref):
        return
    if ref < 0:
        seat = seat_of(ref)
        g.life[seat] += amount
        g.log(HealthGained("D10.4", seat, amount=amount, player=seat, source=speaker_id(g, s)))
    else:
        card = g.live(ref)
        if card >= 0 and g.hp[card] != NO_HP:
            g.hp[card] += amount
            g.log(HealthGained("D10.4", g.owner[card], amount=amount, target=g.definition(card).id))


def may_not_gain(g: State, ref: int) -> bool:
    """Effects that forbid gaining Health Points also stop negative damage."""
    if not g.mods[CANNOT]:
        return False
    return is_forbidden(g, GAINS_HP, -1 if ref < 0 else ref % CARD_BITS, seat_of(ref) if ref < 0 else -1)


procedure(DAMAGE, Damage())
