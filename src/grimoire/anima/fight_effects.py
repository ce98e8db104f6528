"""Effects in and around a Combat."""

from grimoire.anima import bonuses
from grimoire.anima.combat import fight_foe, fight_party
from grimoire.anima.combat_and_speed import combat_of
from grimoire.anima.combat_state import ESCAPED, EVADED, FIRST, OTHER_FOE, SECOND
from grimoire.anima.combat_state import MISSION_FOE as OF_MISSION
from grimoire.anima.encounters import last_met
from grimoire.anima.facts.areas import EncounterEvaded
from grimoire.anima.facts.combat import CardsForbidden, DiceAdded, FoeCombatSet, KillMarginSet
from grimoire.anima.interruptible import settle
from grimoire.anima.meant_parties import FOE, Who
from grimoire.anima.meetings import note_meeting, why_no_match
from grimoire.anima.procedures import spinner_of
from grimoire.anima.state import State
from grimoire.anima.text_parts import Effect
from grimoire.anima.word_numbers import THIS_FIGHT
from grimoire.anima.zones import ICON_NUMBER
from grimoire.kernel.frame import Frame, Scope


class FightFoe(Effect):
    """A Combat as against a Creature; the foe of a Mission where a task says so."""

    def __init__(self, combat: int, kinds: int) -> None:
        super().__init__()
        self.combat = combat
        self.kinds = kinds

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        of_task = g.attempt_seat == s.seat and g.attempt_card == s.card
        fight_foe(g, s.seat, OF_MISSION if of_task else OTHER_FOE, self.combat, self.kinds, s.card)

    def is_trial(self) -> bool:
        return True


class Challenge(Effect):
    """A Combat is declared against another Party, wherever it is."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        seat = f.scope.seat
        for rival in self.who.seats(g, f.scope):
            if rival != seat and why_no_match(g, seat, rival, False) is None:
                note_meeting(g, seat, rival)
                fight_party(g, seat, rival)

    def is_trial(self) -> bool:
        return True


class BestOf(Effect):
    """A side rolls several dice and keeps the best; before a Combat of a task, for the rest of the attempt."""

    def __init__(self, dice: int, who: Who) -> None:
        super().__init__()
        self.dice = dice
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        s = f.scope
        source = g.definitions[s.home].id
        if g.fights and g.fights[-1].side_of(s.seat) >= 0:
            fight = g.fights[-1]
            side = fight.side_of(s.seat)
            if self.who.kind == FOE:
                side = SECOND if side == FIRST else FIRST
            fight.best[side] = max(fight.best[side], self.dice)
        else:
            what = bonuses.BEST_OF
            bonuses.add_bonus(g, what, self.dice, -1 if self.who.kind == FOE else s.seat, -1, THIS_FIGHT, s.home)
        g.log(DiceAdded(f"card:{source}", s.seat, dice=self.dice, source=source))


class CombatAs(Effect):
    """The foe's Combat equals that of a Party as it is now."""

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        seats = self.who.seats(g, f.scope)
        if g.fights and seats:
            g.fights[-1].combat = combat_of(g, seats[0])
            source = g.definitions[f.scope.home].id
            g.log(FoeCombatSet(f"card:{source}", f.scope.seat, source, combat=g.fights[-1].combat))


class KillMargin(Effect):
    """Losing by this much kills, instead of 5."""

    def __init__(self, margin: int) -> None:
        super().__init__()
        self.margin = margin

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if g.fights:
            g.fights[-1].margin = self.margin
            source = g.definitions[f.scope.home].id
            g.log(KillMarginSet(f"card:{source}", f.scope.seat, source, margin=self.margin))


class ForbidCards(Effect):
    """No cards of a skill in this Combat."""

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.icon = icon

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if g.fights:
            g.fights[-1].forbidden |= self.icon
            source = g.definitions[f.scope.home].id
            name = next(name for name, icon in ICON_NUMBER.items() if icon == self.icon)
            g.log(CardsForbidden(f"card:{source}", f.scope.seat, source, skill=name))


class Escape(Effect):
    """The Combat ends without winner; the Party that escapes is expelled."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if g.fights:
            fight = g.fights[-1]
            fight.result = ESCAPED
            fight.escaped = f.scope.seat

    def can_be_done(self, g: State, s: Scope) -> bool:
        return len(g.fights) > 0


class Evade(Effect):
    """The Encounter is discarded as if it had not been drawn."""

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        encounter = last_met(g)
        if encounter is not None:
            settle(encounter)
            met = encounter.scope
            if g.fights and g.fights[-1].card == met.card:
                g.fights[-1].result = EVADED
            source = g.definitions[f.scope.home].id
            g.log(EncounterEvaded(f"card:{source}", met.seat, g.definition(met.card).id, source=source))


class AfterFight(Effect):
    """What happens when this Combat has ended."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def run(self, g: State, f: Frame) -> None:
        g.pop()
        if g.fights:
            g.fights[-1].promise(self.effect.home, self.effect.number, f.scope.seat, spinner_of(f.scope))

    def is_price(self) -> bool:
        return False
