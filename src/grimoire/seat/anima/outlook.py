"""What to expect of an option of Anima, in a few words for the thing it is on: how likely it goes well, what waits."""

from typing import Final

from grimoire.anima.game import Game
from grimoire.anima.view import AreaView
from grimoire.bots.anima.dangers import Dangers, Strength
from grimoire.kernel.option import Decision, Option
from grimoire.seat.anima.answering import Odds, odds_now, odds_with
from grimoire.seat.anima.consequences import sums
from grimoire.seat.anima.table import TableWords
from grimoire.seat.anima.wording import AnimaWording

HUNDRED: Final = 100
ANSWERED: Final = ("combat-cards", "interrupt")
USES: Final = ("play", "use", "pass")


class Outlook:
    """By what everybody could reckon: Parties as they are, any Encounter of the set where one lies face down."""

    def __init__(self, wording: AnimaWording, table: TableWords, game: Game) -> None:
        self.wording = wording
        self.table = table
        self.game = game

    def of(self, decision: Decision, odds: list[Odds | None]) -> list[str]:
        """`odds`: of one's own Combat, with each option."""
        if decision.question.id in ANSWERED and self.fights(decision.seat):
            return ["" if one is None else self.answering(one) for one in odds]
        return [self.expected(decision, option) for option in decision.options]

    def odds(self, decision: Decision) -> list[Odds | None]:
        """How one's own Combat would go with each option."""
        if decision.question.id not in ANSWERED or not self.fights(decision.seat):
            return [None] * len(decision.options)
        return [odds_with(self.game, index) if option.verb in USES else None for index, option in enumerate(decision.options)]

    def fights(self, seat: int) -> bool:
        fight = self.table.view.fight
        return fight is not None and not fight.decided and seat in (fight.seat, fight.rival)

    def answering(self, odds: Odds) -> str:
        """How often one's own Combat would be won with it. Against a foe of no player a tie is enough."""
        fight = self.game.fights[-1]
        chance = odds[0] + (odds[1] if fight.rival < 0 else 0)
        return self.wording.say("outlook-wins", percent=round(HUNDRED * chance))

    def expected(self, decision: Decision, option: Option) -> str:
        if option.verb == "move":
            area = next((area for area in self.table.view.areas if area.area == option.card), None)
            return "" if area is None else self.getting_in(area)
        if option.verb == "explore":
            return self.coming_through()
        if option.verb == "attack":
            return self.fighting(decision, option)
        return ""

    def getting_in(self, area: AreaView) -> str:
        if area.encounter is not None:
            known = self.wording.definition(area.encounter.card) if area.encounter.card else None
            dangers = self.dangers()
            chance = dangers.unknown(area.level)[0] if known is None else dangers.met(known, area.level)[0]
            return self.chance(chance)
        return self.wording.say("outlook-trap" if area.traps else "outlook-open")

    def coming_through(self) -> str:
        area = next(area for area in self.table.view.areas if area.area == self.table.view.players[self.table.seat].area)
        return self.chance(self.dangers().exploration(self.wording.definition(area.area), area.level)[0])

    def fighting(self, decision: Decision, option: Option) -> str:
        """A tie between Parties helps nobody. What counts in such a Combat alone is known once it is tried."""
        ahead = self.game.clone()
        ahead.choose(decision.options.index(option))
        sides = sums(ahead, decision.seat)
        if sides is None:
            return ""
        odds = self.chance(odds_now(ahead, decision.seat)[0])
        return self.wording.say("outlook-fight", ours=sides[0], theirs=sides[1], odds=odds)

    def dangers(self) -> Dangers:
        return Dangers(self.game, Strength(self.game, self.table.seat))

    def chance(self, chance: float) -> str:
        return self.wording.say("outlook-chance", percent=round(HUNDRED * chance))
