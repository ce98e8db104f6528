"""Mage Noir as the terminal shows it."""

from collections.abc import Sequence
from typing import cast

import msgspec

from grimoire.cli.face import OPENLY, Face
from grimoire.cli.magenoir import cards
from grimoire.cli.magenoir.automatic import MovingMana
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision, Option
from grimoire.kernel.position import Position
from grimoire.magenoir.game import Game
from grimoire.magenoir.view import View
from grimoire.match.magenoir.prospects import Prospect, hand_prospects, prospects
from grimoire.match.session import Match
from grimoire.seat.groups import Group
from grimoire.seat.magenoir.answering import what_is_answered
from grimoire.seat.magenoir.current import texts_now
from grimoire.seat.magenoir.locating import details_of
from grimoire.seat.magenoir.ordering import order_details
from grimoire.seat.magenoir.outcomes import Outcomes
from grimoire.seat.magenoir.table import ether_group, hand_group, heading, side_lines, side_title, table_groups
from grimoire.seat.magenoir.telling import MageNoirTelling
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.words import capital

WITHOUT_TABLE = ("choose-hand", "who-begins", "take-pile")
ABOUT_ETHER = ("gather", "take-pile", "place-mana", "take-mana", "trade-for")
ABOUT_TEXT = frozenset(
    (
        "choose",
        "choose-option",
        "choose-x",
        "count-as-more",
        "do-or-else",
        "extra-component",
        "ignore-damage",
        "instead",
        "instead-of",
        "may",
        "pay-to",
        "prepare-way",
        "which-ability",
    )
)
HAND_OF = 5
FIRST, SECOND = 0, 1


class MageNoirFace(Face):
    """`names` are those of two people at one table; empty against a bot."""

    wording: MageNoirWording

    def __init__(self, wording: MageNoirWording, names: Sequence[str]) -> None:
        self.wording = wording
        self.names = names

    # -- the table -------------------------------------------------------------------------------------------------

    def heading(self, position: Position, seat: int) -> str:
        return heading(self.wording, open_view(cast(Game, position), seat), seat, self.names)

    def table(self, position: Position, seat: int, width: int) -> list[Group]:
        game = cast(Game, position)
        if seat == OPENLY:
            return self.open_table(game, width)
        return table_groups(self.wording, game.view(seat), seat, hand_prospects(game, seat), width, self.names)

    def open_table(self, game: Game, width: int) -> list[Group]:
        """Both hands, the first seat below."""
        view = open_view(game, OPENLY)
        found: list[Group] = []
        for seat in (SECOND, FIRST):
            title = side_title(self.wording, view, seat, True, self.names)
            found.append(Group(title, side_lines(self.wording, view.players[seat]), seat == FIRST))
            hand = hand_prospects(game, seat)
            if hand:
                group = hand_group(self.wording, hand, width)
                title = self.wording.say("reel-hand", name=self.names[seat], amount=len(hand))
                found.append(Group(title, group.lines, seat == FIRST))
            if seat == SECOND:
                found.append(ether_group(self.wording, view))
        return found

    def shows_table(self, decision: Decision) -> bool:
        return decision.opens and decision.question.id not in WITHOUT_TABLE

    def before(self, position: Position, seat: int, decision: Decision, width: int, with_table: bool) -> list[Group]:
        id = decision.question.id
        if id == "choose-hand":
            return self.starting_hands(position.view(seat), seat, width)
        if id in ABOUT_ETHER and not with_table:
            return [ether_group(self.wording, position.view(seat))]
        return []

    def starting_hands(self, view: View, seat: int, width: int) -> list[Group]:
        """The two hands lie aside, in the order they were dealt; the Animal lies there too, unseen."""
        aside = view.players[seat].zones.get("outside", [])
        dealt = [self.wording.definition(card.card) for card in aside if card.card]
        found: list[Group] = []
        for i in (0, 1):
            hand = [Prospect("prepare", d.id, None, d.cost) for d in dealt[i * HAND_OF : (i + 1) * HAND_OF]]
            group = hand_group(self.wording, hand, width, False)
            found.append(Group(self.wording.say("starting-hand", amount=i + 1), group.lines, True))
        return found

    def scores(self, position: Position) -> str:
        view = open_view(cast(Game, position), OPENLY)
        life = " · ".join(
            f"{name} {self.wording.say('side-hp', amount=player.life)}"
            for name, player in zip(self.names, view.players, strict=True)
        )
        return self.wording.say("reel-turn", turn=view.turn, name=self.names[view.active], scores=life)

    # -- questions -------------------------------------------------------------------------------------------------

    def question(self, position: Position, seat: int, decision: Decision) -> str:
        game = cast(Game, position)
        names = self.names or [self.wording.say("opponent-name")] * 2
        answers = what_is_answered(self.wording, game, names, seat) if decision.question.id == "window" else ""
        return Outcomes(self.wording, game, decision).question(capital(answers))

    def options(self, position: Position, seat: int, decision: Decision) -> list[str]:
        return Outcomes(self.wording, cast(Game, position), decision).options()

    def details(self, position: Position, seat: int, decision: Decision) -> list[str]:
        game = cast(Game, position)
        if decision.question.id == "order":
            return order_details(self.wording, game, seat, decision)
        return details_of(self.wording, game, seat, decision)

    def choice_words(self, seat: int, option: Option) -> str:
        if option.player:
            player = seat if option.player == "you" else 1 - seat
            return self.wording.say("reel-player", verb=option.verb, name=self.names[player])
        return self.wording.option(option)

    def text_shown(self, decision: Decision) -> str:
        return decision.question.card if decision.question.id in ABOUT_TEXT else ""

    # -- cards -----------------------------------------------------------------------------------------------------

    def show_card(self, screen: Screen, card: str, position: Position | None = None, seat: int = OPENLY) -> None:
        now = [] if position is None else texts_now(self.wording, cast(Game, position), seat, card)
        cards.show_card(self.wording, screen, self.wording.definition(card), now)

    def at_hand(self, position: Position, seat: int) -> list[str]:
        return [prospect.card for prospect in hand_prospects(cast(Game, position), seat)]

    def why(self, position: Position, seat: int, card: str, decision: Decision) -> list[str]:
        forms = [option.form for option in decision.options]
        return cards.why_lines(self.wording, card, prospects(cast(Game, position), seat, card), forms)

    def refused(self, position: Position, seat: int, typed: str) -> str:
        return cards.refused(self.wording, cast(Game, position), seat, typed)

    # -- telling and doing -----------------------------------------------------------------------------------------

    def telling(self, seat: int, told_all: bool = False) -> MageNoirTelling:
        return MageNoirTelling(self.wording, seat, self.names, told_all)

    def automatic(self, match: Match, screen: Screen, seat: int) -> MovingMana:
        return MovingMana(match, self.wording, screen, seat)


def open_view(game: Game, seat: int) -> View:
    """What a seat sees; openly both hands."""
    if seat != OPENLY:
        return game.view(seat)
    own = [game.view(seat).players[seat] for seat in (FIRST, SECOND)]
    return msgspec.structs.replace(game.view(OPENLY), players=own)
