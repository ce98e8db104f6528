"""Combat, from its declaration to its consequences (A:combat)."""

from typing import Final

from grimoire.anima.bonuses import BEST_OF, bonus, drop_of_seat
from grimoire.anima.combat_and_speed import foe_combat, strength_of
from grimoire.anima.combat_cards import play_combat_cards
from grimoire.anima.combat_state import (
    CARD,
    CREATURE_CARD,
    ESCAPED,
    FIRST,
    HOME,
    LOST,
    MISSION_FOE,
    NUMBER,
    PARTIES,
    PER_CARD,
    PER_TEXT,
    SEAT,
    SECOND,
    SPINNER,
    TIED,
    UNDECIDED,
    USER,
    WON,
    Fight,
)
from grimoire.anima.dice import FOR_FIGHT, start_roll
from grimoire.anima.discarding import lay_off
from grimoire.anima.dying import let_die
from grimoire.anima.facts.combat import CombatBegan, CombatCounted, CombatEscaped, CombatLost, CombatTied, CombatWon
from grimoire.anima.hands import hand, room_in_hand
from grimoire.anima.losing_turn import expel
from grimoire.anima.moves import lose_track, random_card, take_from_hand
from grimoire.anima.parties import party
from grimoire.anima.procedure_numbers import FIGHT
from grimoire.anima.procedures import procedure, start, start_text
from grimoire.anima.state import State
from grimoire.anima.triggered_texts import happen, happen_on
from grimoire.anima.word_numbers import BEATEN, DEFEATS, MEET, WINS
from grimoire.anima.zones import SPINNER_SLOT, USED
from grimoire.kernel.frame import BEGIN, Frame, Step
from grimoire.kernel.offer import Offer
from grimoire.kernel.option import Question

# Steps of FightOut.
PLAY_CARDS: Final = 1
ROLL_DICE: Final = 2
COUNT: Final = 3
TELL_WINNER: Final = 4
WHO_DIES: Final = 5
DEATH_CHOSEN: Final = 6
CONSEQUENCES: Final = 7
FOE_DEFEATS: Final = 8
END: Final = 9
# What its frame holds.
KIND: Final = 0  # what the foe is
RIVAL: Final = 1  # the other seat, -1 against a foe without a player
FOE_COMBAT: Final = 2
FOE_KINDS: Final = 3
DICE_THROWN: Final = 4  # by the first side; there once it has rolled
DIED_OUT: Final = 5  # there if the Party died out here


def fight_party(g: State, seat: int, rival: int) -> None:
    """A Combat between two Parties."""
    start(g, FIGHT, seat, [PARTIES, rival, 0, 0])


def fight_foe(g: State, seat: int, kind: int, combat: int, kinds: int, card: int) -> None:
    """A Combat against a foe without a player: of this strength and these kinds, on or by this card."""
    start(g, FIGHT, seat, [kind, -1, combat, kinds], card)


class FightOut(Step[State]):
    """Declared, conditions of the foe, Combat cards, dice, result, deaths, spoils, expulsion, used cards discarded."""

    def run(self, g: State, f: Frame) -> None:
        step = f.step
        if step == BEGIN:
            f.step = PLAY_CARDS
            begin(g, f)
        elif step == PLAY_CARDS:
            f.step = ROLL_DICE
            if g.fights[-1].result == UNDECIDED:
                play_combat_cards(g, f.scope.seat)
        elif step == ROLL_DICE:
            f.step = COUNT
            self.roll(g, f)
        elif step == COUNT:
            f.step = TELL_WINNER
            self.count(g, f)
        elif step == TELL_WINNER:
            f.step = WHO_DIES
            self.tell_winner(g)
        elif step == WHO_DIES:
            self.choose_death(g, f)
        elif step == DEATH_CHOSEN:
            f.step = CONSEQUENCES
            let_die(g, loser_of(g.fights[-1]), g.reply)
        elif step == CONSEQUENCES:
            f.step = FOE_DEFEATS
            self.consequences(g, f)
        elif step == FOE_DEFEATS:
            f.step = END
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
        sides: list[int] = []
        for _ in range(fight.best[FIRST]):
            sides.append(fight.seat)
        for _ in range(fight.best[SECOND]):
            sides.append(fight.rival)
        start_roll(g, fight.seat, FOR_FIGHT, sides)

    def count(self, g: State, f: Frame) -> None:
        """Final totals, after all interruptions. Ties are won against a foe without a player."""
        fight = g.fights[-1]
        if fight.result != UNDECIDED:
            return
        mine = highest(g.rolled, 0, f.vals[DICE_THROWN])
        theirs = highest(g.rolled, f.vals[DICE_THROWN], len(g.rolled))
        fight.totals = [
            strength_of(g, fight.seat) + mine,
            (strength_of(g, fight.rival) if fight.rival >= 0 else foe_combat(g, fight)) + theirs,
        ]
        ours, other = fight.totals[FIRST], fight.totals[SECOND]
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

    def choose_death(self, g: State, f: Frame) -> None:
        """A Party that loses by 5 or more loses a Character of its choice."""
        fight = g.fights[-1]
        loser = loser_of(fight)
        if loser < 0 or abs(fight.totals[FIRST] - fight.totals[SECOND]) < fight.margin:
            f.step = CONSEQUENCES
            return
        cards = party(g, loser)
        if len(cards) <= 1:
            f.step = CONSEQUENCES
            if cards:
                let_die(g, loser, cards[0])
        else:
            offer = Offer()
            offer.add_cards(g, loser, "choose", cards)
            foe = g.definition(fight.card).id if fight.card >= 0 else ""
            g.ask(f, DEATH_CHOSEN, loser, Question("who-dies", foe), offer)

    def consequences(self, g: State, f: Frame) -> None:
        """The winner takes a card of a beaten Party at random; whoever loses or escapes is expelled."""
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


def highest(rolled: list[int], first: int, last: int) -> int:
    """Of the dice of one side the one that counts."""
    most = rolled[first]
    for die in range(first + 1, last):
        if rolled[die] > most:
            most = rolled[die]
    return most


def loser_of(fight: Fight) -> int:
    if fight.result == LOST:
        return fight.seat
    return fight.rival if fight.result == WON and fight.rival >= 0 else -1


def end(g: State) -> None:
    """The cards used are discarded; then what was promised for after the Combat happens."""
    fight = g.fights.pop()
    g.outcome = fight.result
    used = fight.used
    for i in range(0, len(used), PER_CARD):
        if g.zone[used[i + CARD]] == USED:
            lay_off(g, used[i + CARD], used[i + USER], "A:combat")
    after = fight.after
    for i in range(0, len(after), PER_TEXT):
        home, seat, spinner = after[i + HOME], after[i + SEAT], after[i + SPINNER]
        effect = g.definitions[home].nodes[after[i + NUMBER]]
        assert isinstance(effect, Step)
        frame = start_text(g, effect, seat, spinner)
        frame.scope.home = home
        frame.scope.pick(SPINNER_SLOT, [spinner] if spinner >= 0 and spinner in party(g, seat) else [])


procedure(FIGHT, FightOut())
