"""A recorded game on the screen: the story of it, or one moment after the other."""

from typing import Final

import msgspec

from grimoire.bots.registry import BOTS
from grimoire.cli.asking import LONGEST_NUMBER, folded
from grimoire.cli.commands import words_of
from grimoire.cli.reference import show_card, the_card
from grimoire.cli.screen import Screen
from grimoire.cli.starting import PLAYER
from grimoire.cli.table import Group, ether_group, hand_group, heading, side_lines, side_title
from grimoire.cli.telling import Telling
from grimoire.cli.wording import Wording
from grimoire.kernel.option import Option
from grimoire.magenoir.game import Game
from grimoire.magenoir.view import View
from grimoire.match.prospects import hand_prospects
from grimoire.match.reel import Reel

COMMANDS: Final = ("next", "back", "choice", "turn", "end", "card", "help", "quit")
SECOND, FIRST = 1, 0


def shown_name(wording: Wording, seat: str) -> str:
    """What a seat is called: a person's own name, or that it was a bot or somebody who gave no name."""
    if seat in BOTS:
        return wording.say("reel-bot-name", bot=seat)
    return wording.say("reel-player-name") if seat == PLAYER else seat


class Projector:
    """Shows a reel from the view of one seat, -1 openly with both hands."""

    def __init__(self, reel: Reel, wording: Wording, screen: Screen, seat: int) -> None:
        self.reel = reel
        self.wording = wording
        self.screen = screen
        self.seat = seat
        self.names = [shown_name(wording, seat) for seat in reel.record.seats]
        self.at = 0

    # -- the story -------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Everything worth a sentence, each action with the number of its last choice."""
        one, other = self.names
        seed = str(self.reel.record.seed)
        self.screen.line(self.wording.say("reel-title", one=one, other=other, seed=seed, last=self.reel.last), "bold")
        telling = Telling(self.wording, self.seat, self.names, told_all=True)
        at, turn = -1, 0
        while at < self.reel.last:
            until = self.reel.next_action(at)
            now = self.reel.positions[until].turn
            if now != turn:
                turn = now
                self.screen.heading(self.scores(until))
            for sentence in telling.retell(self.reel.events(at, until, self.seat)):
                self.screen.paragraph(f"{until:5}  {sentence}", later=" " * 7)
            at = until
        self.screen.line()
        self.screen.line(self.result(), "bold")

    def scores(self, number: int) -> str:
        view = self.view(self.reel.positions[number])
        life = " · ".join(
            f"{name} {self.wording.say('side-hp', amount=player.life)}"
            for name, player in zip(self.names, view.players, strict=True)
        )
        return self.wording.say("reel-turn", turn=view.turn, name=self.names[view.active], scores=life)

    def result(self) -> str:
        record = self.reel.record
        if self.reel.departure:
            return self.wording.say("reel-departed", number=self.reel.last)
        if record.result in record.seats:
            return self.wording.say("result-named", name=self.names[record.seats.index(record.result)])
        return self.wording.say("result-drawn" if record.result else "reel-unfinished")

    # -- moment by moment ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Until the viewer leaves."""
        self.screen.paragraph(self.wording.say("reel-help"), "dim")
        self.show(-1)
        while True:
            typed = self.screen.read(self.wording.say("reel-prompt", number=self.at, last=self.reel.last))
            before = self.at
            if not self.go(typed):
                return
            if self.at != before:
                self.show(before if before < self.at else self.reel.action_before(self.at))

    def go(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        word, _, rest = folded(typed).partition(" ")
        command = next((c for c in COMMANDS if word in words_of(self.wording, c)), "next" if not word else "")
        number = int(rest[:LONGEST_NUMBER]) if rest.isdecimal() else -1
        if word.isdecimal():
            command, number = "choice", int(word[:LONGEST_NUMBER])
        if command == "quit":
            return False
        if command == "next" or command == "back":
            self.step(command == "next")
        elif command == "end":
            self.at = self.reel.last
        elif command == "choice" and 0 <= number <= self.reel.last:
            self.at = number
        elif command == "turn" and number >= 0 and (first := self.reel.turn(number)) is not None:
            self.at = first
        elif command == "card" and rest:
            if definition := the_card(self.wording, self.screen, rest):
                show_card(self.wording, self.screen, definition)
        else:
            id = "reel-help" if command == "help" else "reel-nowhere" if command in ("choice", "turn") else "reel-unknown"
            self.screen.paragraph(self.wording.say(id, last=self.reel.last, turns=self.reel.positions[-1].turn, typed=typed))
        return True

    def step(self, on: bool) -> None:
        """An action on or back; at either end that is said."""
        if self.at == (self.reel.last if on else 0):
            self.screen.line(self.result() if on else self.wording.say("reel-first"))
        else:
            self.at = self.reel.next_action(self.at) if on else self.reel.action_before(self.at)

    def show(self, since: int) -> None:
        """What happened to come here, and the table as it now is."""
        game = self.reel.positions[self.at]
        view = self.view(game)
        self.screen.heading(heading(self.wording, view, self.seat, self.names))
        for group in self.groups(game, view):
            self.screen.group(group)
        if said := self.chosen(self.at):
            self.screen.paragraph(said, "bold")
        telling = Telling(self.wording, self.seat, self.names, told_all=True)
        # After a leap only the last action is told: the whole way would be a page of its own.
        since = max(since, self.reel.action_before(self.at)) if self.at else -1
        for sentence in telling.retell(self.reel.events(since, self.at, self.seat)):
            self.screen.paragraph(sentence, "italic", "  ")
        if self.at == self.reel.last:
            self.screen.line(self.result(), "bold")

    def chosen(self, number: int) -> str:
        """Who chose what to come to this moment; of another's choices only those everyone could see."""
        seat, option = self.reel.chosen[number]
        if option is None:
            return ""
        public = self.seat in (-1, seat) or self.reel.opens(number - 1)
        words = self.choice_words(seat, option) if public else self.wording.say("reel-hidden")
        return self.wording.say("reel-choice", number=number, name=self.names[seat], words=words)

    def choice_words(self, seat: int, option: Option) -> str:
        if option.player:
            player = seat if option.player == "you" else 1 - seat
            return self.wording.say("reel-player", verb=option.verb, name=self.names[player])
        return self.wording.option(option)

    def view(self, game: Game) -> View:
        if self.seat >= 0:
            return game.view(self.seat)
        own = [game.view(seat).players[seat] for seat in (FIRST, SECOND)]
        return msgspec.structs.replace(game.view(-1), players=own)

    def groups(self, game: Game, view: View) -> list[Group]:
        """As at the table: the other side, the Ether, the viewer's; openly the first seat is below."""
        below = max(self.seat, FIRST)
        found: list[Group] = []
        for seat in (1 - below, below):
            mine = self.seat in (-1, seat)
            title = side_title(self.wording, view, seat, mine, self.names)
            found.append(Group(title, side_lines(self.wording, view.players[seat]), seat == below))
            hand = hand_prospects(game, seat) if mine else []
            if hand:
                group = hand_group(self.wording, hand, self.screen.width)
                title = self.wording.say("reel-hand", name=self.names[seat], amount=len(hand))
                found.append(Group(title, group.lines, seat == below))
            if seat != below:
                found.append(ether_group(self.wording, view))
        return found
