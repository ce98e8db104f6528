"""Options whose outcome is a matter of dice, weighed by their odds instead of by a few throws."""

from collections.abc import Callable
from typing import Final

from grimoire.anima.areas import level_of
from grimoire.anima.combat_and_speed import strength_of
from grimoire.anima.continuous_texts import final_mission
from grimoire.anima.game import Game
from grimoire.anima.hands import hand
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.parties import has_completed, players
from grimoire.anima.zones import AREA_DECK, AREA_DISCARD, AREAS, FINAL_DECK
from grimoire.bots.anima.bargaining import best_offer
from grimoire.bots.anima.dangers import combat_odds
from grimoire.bots.anima.evaluation import ARMING, LAST_BUT_ONE, QUEST
from grimoire.bots.anima.prospects import RESTED, Prospects, death_cost
from grimoire.bots.anima.reserves import reserve
from grimoire.bots.anima.tasks import Tasks

ATTACKING: Final = 0.2  # by this much an attack must be worth it
SPOILS: Final = 0.9
BEATEN: Final = 0.6  # that a rival is out for a turn
PER_CARD: Final = 0.7  # Combat that a card in another hand may be
WEAK: Final = 7.0
GROWN: Final = 11.0
STRONG: Final = 14.0
SURE: Final = 16.0
OVERDUE: Final = 30  # the turn from which the end is sought in any case


class Weighing:
    """What each option of a seat is worth, by its form; options it does not know are left out."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.seat = seat

    def scores(self) -> dict[str, float]:
        found = BY_QUESTION.get(self.g.question.id)
        return {} if found is None else found(self)

    def area(self, id: str, zone: int) -> int:
        number = self.g.pool.numbers[id]
        return next(card for card in self.g.zones[zone] if self.g.printed[card] == number)

    def reveal(self) -> dict[str, float]:
        """Reveal when one is ahead: alone with a Basic Mission, and either strong or among the weak; or the strongest."""
        g, seat = self.g, self.seat
        mine = strength_of(g, seat) + 0.5 * reserve(g, seat)
        rivals = [rival for rival in players(g) if rival != seat]
        strength = {rival: strength_of(g, rival) + PER_CARD * len(hand(g, rival)) for rival in rivals}
        ready = [strength[rival] for rival in rivals if has_completed(g, rival)]
        most = max(strength.values(), default=0.0)
        alone = not ready and mine >= most and (mine >= GROWN or most <= WEAK)
        ahead = bool(ready) and mine >= max(max(ready) + 1, STRONG)
        is_time = alone or ahead or mine >= SURE or g.turn >= OVERDUE
        return {"reveal": 1.0 if is_time and g.zones[FINAL_DECK] else -1.0, "pass": 0.0}

    def movement(self) -> dict[str, float]:
        ahead = Prospects(self.g, self.seat)
        found: dict[str, float] = {}
        for option in self.g.options:
            if option.verb == "move":
                found[option.form] = ahead.arriving(self.area(option.card, AREAS))
            elif option.verb == "stay":
                found[option.form] = ahead.here(self.g.place[self.seat])
            elif option.verb == "rest":
                found[option.form] = ahead.rest + self.before_the_crisis()
            elif option.verb == "seek":
                areas = [self.area(option.card, AREA_DISCARD)] if option.card else self.g.zones[AREA_DECK]
                found[option.form] = ahead.finding(areas)
        return found

    def before_the_crisis(self) -> float:
        """Rested Parties are stronger next turn: when the Crisis comes then, that may decide it."""
        g, seat = self.g, self.seat
        final = final_mission(g)
        if final < 0 or g.timer != LAST_BUT_ONE or not has_completed(g, seat):
            return 0.0
        now, rested = [Tasks(g, seat, more) for more in (0, RESTED)]
        return QUEST * (rested.crisis(final) - now.crisis(final)) + RESTED * ARMING

    def interaction(self) -> dict[str, float]:
        """An attack costs the exploration if it is lost, and takes a card and the rival's turn if it is won."""
        g, seat = self.g, self.seat
        at_stake = Prospects(g, seat).here(g.place[seat]) if g.place[seat] >= 0 else 0.0
        found: dict[str, float] = {"end": 0.0}
        for option in g.options:
            if option.verb == "attack":
                rival = SEAT_NAMES.index(option.player)
                gap = strength_of(g, seat) + reserve(g, seat) // 2 - strength_of(g, rival) - len(hand(g, rival)) // 2
                win, tie, death = combat_odds(gap, 1, 1, 5)
                kill = combat_odds(-gap, 1, 1, 5)[2]
                gain = win * (SPOILS * bool(hand(g, rival)) + BEATEN) + 0.3 * kill * death_cost(g, rival)
                loss = (1.0 - win - tie) * (SPOILS * bool(hand(g, seat)) + max(0.0, at_stake)) + death * death_cost(g, seat)
                found[option.form] = gain - loss - ATTACKING
            elif option.verb == "trade":
                offer = best_offer(g, seat, SEAT_NAMES.index(option.player))
                found[option.form] = -1.0 if offer is None else offer.gain
        return found

    def exploration(self) -> dict[str, float]:
        ahead = Prospects(self.g, self.seat)
        place = self.g.place[self.seat]
        found = {"end": 0.0, "explore": ahead.exploring(place)}
        for mission in ahead.resistances(place):
            found[f"resist {self.g.definition(mission).id}"] = ahead.resisting(mission) + 0.05
        return found

    def reward(self) -> dict[str, float]:
        place = self.g.place[self.seat]
        return Prospects(self.g, self.seat).rewards(place, level_of(self.g, place))


BY_QUESTION: Final[dict[str, Callable[[Weighing], dict[str, float]]]] = {
    "reveal-final": Weighing.reveal,
    "movement": Weighing.movement,
    "interaction": Weighing.interaction,
    "exploration": Weighing.exploration,
    "reward": Weighing.reward,
}
