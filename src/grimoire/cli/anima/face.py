"""Anima as the terminal shows it."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from grimoire.anima.fight import KILL_MARGIN
from grimoire.anima.game import Game
from grimoire.anima.parties import SEAT_NAMES
from grimoire.anima.view import FightView, View
from grimoire.anima.zones import TRAP
from grimoire.cli.anima import cards
from grimoire.cli.anima.details import Details, win_chance
from grimoire.cli.anima.passing import Passing
from grimoire.cli.anima.table import Table
from grimoire.cli.anima.telling import AnimaTelling
from grimoire.cli.anima.wording import AnimaWording
from grimoire.cli.face import OPENLY, Face
from grimoire.cli.groups import Group
from grimoire.cli.screen import Screen
from grimoire.cli.wording import NONE
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.match.session import Match

WITH_TABLE: Final = ("reset", "reveal-final")  # once a turn; later what has changed is enough, and "table" shows it all
ABOUT_TEXT: Final = frozenset(("choose-effect", "may-pay", "spin-icons", "who-ascends", "retrieve", "pay-discard"))
IN_FIGHT: Final = ("combat-cards", "interrupt", "who-dies", "choose-die", "nudge", "spin-for")
# Of another's choices these are nobody's business: what was kept, laid face down, offered, looked at.
SECRET_VERBS: Final = ("keep", "return", "on", "give", "want", "bottom", "first", "place")
WIDE: Final = 120


class AnimaFace(Face):
    """`names` are those of all seats."""

    wording: AnimaWording

    def __init__(self, wording: AnimaWording, names: Sequence[str]) -> None:
        self.wording = wording
        self.names = names

    def laid_out(self, position: Position, seat: int, width: int = WIDE) -> Table:
        return Table(self.wording, seen(cast(Game, position), seat), seat, self.names, width)

    # -- the table -------------------------------------------------------------------------------------------------

    def heading(self, position: Position, seat: int) -> str:
        return self.laid_out(position, seat).heading()

    def table(self, position: Position, seat: int, width: int) -> list[Group]:
        return self.laid_out(position, seat, width).groups()

    def shows_table(self, decision: Decision) -> bool:
        return decision.opens and decision.question.id in WITH_TABLE

    def before(self, position: Position, seat: int, decision: Decision, width: int) -> list[Group]:
        table = self.laid_out(position, seat, width)
        id = decision.question.id
        if id == "keep-character":
            return [table.missions(seat, whole=True)]
        if id == "movement":
            return [table.parties(table.view.order)]
        if id in ("interaction", "must-attack"):
            named = {SEAT_NAMES.index(option.player) for option in decision.options if option.player}
            return [table.parties([seat, *sorted(named)])]
        if id == "exploration":
            return [table.place(table.view.players[seat].area)]
        if id == "trade-answer":
            return [self.offer(position, seat)]
        fight = table.view.fight
        return [self.fight(table, fight)] if fight is not None and id in IN_FIGHT else []

    def fight(self, table: Table, fight: FightView) -> Group:
        """Who fights whom with what, and how likely it is to go well."""
        w = self.wording
        foe = w.card(fight.card) if fight.card else w.say("foe-name")
        one, other = table.name(fight.seat), foe if fight.rival < 0 else table.name(fight.rival)
        facts = [w.say("fight-line", one=one, combat=fight.combat, other=other, foe=fight.foe_combat)]
        facts += [
            w.say("fight-dice", one=name, amount=dice) for name, dice in zip((one, other), fight.dice, strict=True) if dice > 1
        ]
        if fight.dice == [1, 1]:
            percent = win_chance(fight.combat, fight.foe_combat, fight.rival < 0)
            who = "you" if fight.seat == table.seat else "other"
            facts.append(w.say("chance-win", who=who, name=one, percent=percent))
        if fight.margin != KILL_MARGIN:
            facts.append(w.say("fight-margin", amount=fight.margin))
        if fight.used:
            facts.append(w.say("fight-used", cards=", ".join(w.card(card) for card in fight.used)))
        return Group(w.say("fight-title"), [("", " | ".join(facts))])

    def offer(self, position: Position, seat: int) -> Group:
        """What was just offered to this seat."""
        w = self.wording
        told = [event.seen_by(seat) for event in position.events]
        given = [w.card(event.card) for event in told if event.kind == "TradeShown" and event.to == "given"]
        wanted = [w.card(event.card) for event in told if event.kind == "TradeShown" and event.to == "wanted"]
        offered = next((event for event in told if event.kind in ("TradeOffered", "TradeCountered")), None)
        name = NONE if offered is None else self.names[offered.seat]
        more = 0 if offered is None else int(offered.element or 0) - len(wanted)
        if more:
            wanted.append(w.say("offer-any", amount=more))
        lines = [("", w.say("offer-give", name=name, cards=", ".join(given) or "–"))]
        lines.append(("", w.say("offer-want", name=name, cards=", ".join(wanted) or "–")))
        return Group(w.say("offer-title"), lines, True)

    def scores(self, position: Position) -> str:
        w = self.wording
        view = seen(cast(Game, position), OPENLY)
        standing = [
            f"{name} {w.say('score-missions', combat=player.combat, speed=player.speed, amount=len(player.completed))}"
            for name, player in zip(self.names, view.players, strict=True)
        ]
        return w.say("reel-scores", turn=view.turn, scores=" · ".join(standing))

    # -- questions -------------------------------------------------------------------------------------------------

    def question(self, position: Position, seat: int, decision: Decision) -> str:
        table = self.laid_out(position, seat)
        faces = [
            f"{self.wording.say('foe-name') if roller < 0 else table.name(roller)} {face}" for roller, face in table.view.roll
        ]
        area = table.view.players[seat].area
        return self.wording.asked(decision, ", ".join(faces) or NONE, self.wording.card(area) if area else NONE)

    def options(self, position: Position, seat: int, decision: Decision) -> list[str]:
        return [self.wording.option_for(option, seat, self.names) for option in decision.options]

    def details(self, position: Position, seat: int, decision: Decision) -> list[str]:
        return Details(self.wording, self.laid_out(position, seat), cast(Game, position)).of(decision)

    def choice_words(self, seat: int, option: Option) -> str:
        return self.wording.option_for(option, OPENLY, self.names)

    def is_open(self, option: Option, opens: bool) -> bool:
        if option.verb in SECRET_VERBS:
            return False
        return option.verb != "play" or self.wording.definition(option.card).type != TRAP

    def text_shown(self, decision: Decision) -> str:
        return decision.question.card if decision.question.id in ABOUT_TEXT else ""

    # -- cards -----------------------------------------------------------------------------------------------------

    def show_card(self, screen: Screen, card: str, position: Position | None = None, seat: int = OPENLY) -> None:
        cards.show_card(self.wording, screen, card)

    def example(self, position: Position, seat: int) -> str:
        player = position.view(seat).players[seat]
        mine = [card.card for card in (*player.hand, *player.party, *player.missions)]
        return mine[0] if mine else self.wording.pool.definitions[0].id

    def why(self, position: Position, seat: int, card: str, decision: Decision) -> list[str]:
        return cards.why_lines(self.wording, cast(Game, position), seat, card, decision)

    def refused(self, position: Position, seat: int, typed: str) -> str:
        return cards.refused(self.wording, cast(Game, position), seat, typed)

    # -- telling and doing -----------------------------------------------------------------------------------------

    def telling(self, seat: int, told_all: bool = False) -> AnimaTelling:
        return AnimaTelling(self.wording, seat, self.names, told_all)

    def automatic(self, match: Match, screen: Screen, seat: int) -> Passing:
        return Passing(match, self.wording, screen, seat)


def seen(game: Game, seat: int) -> View:
    """What a seat sees; openly all hands and Missions."""
    if seat != OPENLY:
        return game.view(seat)
    own = [game.view(seat).players[seat] for seat in range(game.seats)]
    return msgspec.structs.replace(game.view(OPENLY), players=own)
