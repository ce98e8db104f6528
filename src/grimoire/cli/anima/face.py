"""Anima as the terminal shows it."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from grimoire.anima.game import Game
from grimoire.anima.parties import SEAT_NAMES
from grimoire.anima.view import View
from grimoire.anima.zones import TRAP
from grimoire.cli.anima import cards
from grimoire.cli.anima.passing import Passing
from grimoire.cli.anima.refusing import refused
from grimoire.cli.face import OPENLY, Face
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.match.session import Match
from grimoire.seat.anima.details import Details
from grimoire.seat.anima.outcomes import option_words, question_words
from grimoire.seat.anima.scenes import combat, offer, offer_so_far
from grimoire.seat.anima.table import Table
from grimoire.seat.anima.telling import AnimaTelling
from grimoire.seat.anima.wording import AnimaWording
from grimoire.seat.groups import Group

WITH_TABLE: Final = ("reset", "reveal-final")  # once a turn; later what has changed is enough, and "table" shows it all
ABOUT_TEXT: Final = frozenset(("choose-effect", "may-pay", "spin-icons", "who-ascends", "retrieve", "pay-discard"))
IN_FIGHT: Final = ("combat-cards", "interrupt", "choose-die", "nudge", "spin-for", "may-pay")
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

    def stretch(self, position: Position) -> str:
        game = cast(Game, position)
        return f"{game.turn} {game.phase}"

    def before(self, position: Position, seat: int, decision: Decision, width: int, with_table: bool) -> list[Group]:
        table = self.laid_out(position, seat, width)
        id = decision.question.id
        if id == "reset":
            return [] if with_table else [table.side(seat), table.hand(seat)]
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
            return [offer(table, position)]
        if id == "trade-offer":
            return offer_so_far(self.wording, cast(Game, position))
        fight = table.view.fight
        return [combat(table, fight)] if fight is not None and id in IN_FIGHT else []

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
        return question_words(self.wording, self.laid_out(position, seat), decision)

    def goes_without_asking(self, decision: Decision) -> bool:
        return len(decision.options) == 1 and not decision.opens

    def explanation(self, position: Position, decision: Decision) -> str:
        in_tree = decision.question.id == "movement" and cast(Game, position).rules.tree
        return "explain-movement-tree" if in_tree else super().explanation(position, decision)

    def options(self, position: Position, seat: int, decision: Decision) -> list[str]:
        table = self.laid_out(position, seat)
        return [option_words(self.wording, table, decision, option) for option in decision.options]

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

    def at_hand(self, position: Position, seat: int) -> list[str]:
        player = position.view(seat).players[seat]
        return [card.card for card in (*player.hand, *player.party, *player.missions)]

    def why(self, position: Position, seat: int, card: str, decision: Decision) -> list[str]:
        return cards.why_lines(self.wording, cast(Game, position), seat, card, decision)

    def refused(self, position: Position, seat: int, typed: str) -> str:
        return refused(self.wording, cast(Game, position), seat, typed, self.names)

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
