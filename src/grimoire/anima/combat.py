"""Combat, from its declaration to its consequences (A:combat)."""

from typing import Final

from grimoire.anima.bonuses import BEST_OF, bonus, drop_of_seat
from grimoire.anima.dice import FOR_FIGHT, start_roll
from grimoire.anima.facts.combat import CombatBegan, CombatCounted, CombatEscaped, CombatLost, CombatTied, CombatWon
from grimoire.anima.fight import (
    CREATURE_CARD,
    ESCAPED,
    FIRST,
    LOST,
    MISSION_FOE,
    PARTIES,
    SECOND,
    TIED,
    UNDECIDED,
    WON,
    Fight,
)
from grimoire.anima.listening import happen, happen_on
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import lay_off, lose_track, random_card, take_from_hand
from grimoire.anima.procedure_numbers import COMBAT_CARDS, DIE, FIGHT
from grimoire.anima.procedures import procedure, start, start_text
from grimoire.anima.queries import foe_combat, hand, party, room_in_hand, strength_of
from grimoire.anima.state import State
from grimoire.anima.word_numbers import BEATEN, DEFEATS, MEET, WINS
from grimoire.anima.zones import USED
from grimoire.kernel.frame import Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# The numbers a Combat is started with: what the foe is, the other seat, the foe's Combat and kinds. Later also how many
# dice the first side has thrown, and a last one if its Party died out here.
KIND: Final = 0
RIVAL: Final = 1
FOE_COMBAT: Final = 2
FOE_KINDS: Final = 3
DICE_THROWN: Final = 4
DIED_OUT: Final = 5


class FightOut(Step[State]):
    """Declared, conditions of the foe, Combat cards, dice, result, deaths, spoils, expulsion, used cards discarded."""

    def run(self, g: State, f: Frame) -> None:
        step = f.step
        f.step += 1
        if step == 0:
            begin(g, f)
        elif step == 1:
            if g.fights[-1].result == UNDECIDED:
                start(g, COMBAT_CARDS, f.scope.seat, [0, 0])
        elif step == 2:
            self.roll(g, f)
        elif step == 3:
            self.count(g, f)
        elif step == 4:
            self.tell_winner(g)
        elif step == 5 or step == 6:
            self.deaths(g, f, step)
        elif step == 7:
            self.consequences(g, f)
        elif step == 8:
            fight = g.fights[-1]
            if fight.result == LOST and fight.kind == CREATURE_CARD:
                happen_on(g, DEFEATS, fight.seat, fight.card)
        else:
            if len(f.vals) > DIED_OUT:  # what the Creature left on a Party does not pass to the new one
                drop_of_seat(g, f.scope.seat)
            g.pop()
            end(g)

    def roll(self, g: State, f: Frame) -> None:
        fight = g.fights[-1]
        if fight.result != UNDECIDED:
            return
        f.vals.append(fight.best[FIRST])
        sides = [fight.seat] * fight.best[FIRST] + [fight.rival] * fight.best[SECOND]
        start_roll(g, fight.seat, FOR_FIGHT, sides)

    def count(self, g: State, f: Frame) -> None:
        """Final totals, after all interruptions. Ties are won against a foe without a player."""
        fight = g.fights[-1]
        if fight.result != UNDECIDED:
            return
        mine = max(g.rolled[: f.vals[DICE_THROWN]])
        theirs = max(g.rolled[f.vals[DICE_THROWN] :])
        fight.totals = [
            strength_of(g, fight.seat) + mine,
            (strength_of(g, fight.rival) if fight.rival >= 0 else foe_combat(g, fight)) + theirs,
        ]
        ours, other = fight.totals
        g.log(CombatCounted("A:combat", fight.seat, rival=fight.rival, total=ours, against=other))
        if ours > other or (ours == other and fight.rival < 0):
            fight.result = WON
        else:
            fight.result = TIED if ours == other else LOST

    def tell_winner(self, g: State) -> None:
        fight = g.fights[-1]
        card = g.definition(fight.card).id if fight.card >= 0 else ""
        if fight.result == WON or (fight.result == LOST and fight.rival >= 0):
            winner = fight.seat if fight.result == WON else fight.rival
            loser = fight.rival if fight.result == WON else fight.seat
            g.log(CombatWon("A:combat", winner, card, rival=loser))
            happen(g, WINS, winner)
            if fight.kind == CREATURE_CARD:
                happen_on(g, BEATEN, winner, fight.card)
        elif fight.result == LOST:
            g.log(CombatLost("A:combat", fight.seat, card))
        elif fight.result == TIED:
            g.log(CombatTied("A:combat", fight.seat, rival=fight.rival))
        elif fight.result == ESCAPED:
            g.log(CombatEscaped("A:combat", fight.escaped, card))

    def deaths(self, g: State, f: Frame, step: int) -> None:
        """A Party that loses by 5 or more loses a Character of its choice."""
        fight = g.fights[-1]
        loser = loser_of(fight)
        if step == 6:
            start(g, DIE, loser, [0, g.reply, 1])
            return
        f.step = 7
        if loser < 0 or abs(fight.totals[0] - fight.totals[1]) < fight.margin:
            return
        cards = party(g, loser)
        if len(cards) == 1:
            start(g, DIE, loser, [0, cards[0], 1])
        elif cards:
            f.step = 5
            offer = Offer()
            offer.add_cards(g, loser, "choose", cards)
            foe = g.definition(fight.card).id if fight.card >= 0 else ""
            g.ask(f, 6, loser, Question("who-dies", foe), offer)

    def consequences(self, g: State, f: Frame) -> None:
        """The winner takes a card of a beaten Party at random; who loses or escapes is expelled."""
        fight = g.fights[-1]
        loser = loser_of(fight)
        if loser == fight.seat and fight.kind == CREATURE_CARD and g.out[loser]:  # a new Party is out already
            f.vals.append(1)
        if fight.kind == PARTIES and loser >= 0:
            winner = fight.rival if loser == fight.seat else fight.seat
            if hand(g, loser) and room_in_hand(g, winner):
                card = random_card(g, hand(g, loser))
                lose_track(g, loser, 1, winner)
                take_from_hand(g, winner, loser, card, "A:declare-combat")
        if loser >= 0:
            expel(g, loser, "A:declare-combat" if fight.kind == PARTIES else "A:combat")
        elif fight.result == ESCAPED:
            expel(g, fight.escaped, "A:combat")


def begin(g: State, f: Frame) -> None:
    s = f.scope
    vals = f.vals
    fight = Fight(s.seat, vals[RIVAL], vals[KIND], s.card, vals[FOE_COMBAT], vals[FOE_KINDS])
    if fight.kind == MISSION_FOE:
        fight.best[SECOND] = max(1, bonus(g, BEST_OF, -1, -1))
        fight.best[FIRST] = max(1, bonus(g, BEST_OF, s.seat, -1))
    g.fights.append(fight)
    card = g.definition(s.card).id if s.card >= 0 else ""
    strength = foe_combat(g, fight) if fight.rival < 0 else 0
    g.log(CombatBegan("A:combat", s.seat, card, rival=fight.rival, combat=strength))
    if fight.kind == CREATURE_CARD:
        happen_on(g, MEET, s.seat, s.card)


def loser_of(fight: Fight) -> int:
    if fight.result == LOST:
        return fight.seat
    return fight.rival if fight.result == WON and fight.rival >= 0 else -1


def end(g: State) -> None:
    """The cards used are discarded; then what was promised for after the Combat happens."""
    fight = g.fights.pop()
    g.outcome = fight.result
    for card, seat in zip(fight.used[::2], fight.used[1::2], strict=True):
        if g.zone[card] == USED:
            lay_off(g, card, seat, "A:combat")
    after = fight.after
    for i in range(0, len(after), 4):
        effect = g.definitions[after[i]].nodes[after[i + 1]]
        assert isinstance(effect, Step)
        card = after[i + 3]
        if card >= 0 and card in party(g, after[i + 2]):
            frame = start_text(g, effect, after[i + 2], card)
            frame.scope.home = after[i]
            frame.scope.x = card


procedure(FIGHT, FightOut())
