"""A recorded game on the screen: the story of it, or one moment after the other."""

from typing import Final

from grimoire.cli.card_lookup import the_card
from grimoire.cli.card_showing import show_card
from grimoire.cli.games import layout_of
from grimoire.cli.layout import OPENLY
from grimoire.cli.prompt_commands import words_of
from grimoire.cli.screen import Screen
from grimoire.cli.typed_answers import LONGEST_NUMBER
from grimoire.library.folding import folded
from grimoire.seat.games import presenter_of
from grimoire.seat.scene import Scene
from grimoire.seat.seats import open_scene, scene_at
from grimoire.seat.wording import Wording, plain, spans
from grimoire.table.playback import Playback

COMMANDS: Final = ("next", "back", "choice", "turn", "end", "card", "help", "quit")


class ReplayScreen:
    """Shows a playback from the view of one seat, or openly with all hands."""

    def __init__(self, playback: Playback, wording: Wording, screen: Screen, seat: int) -> None:
        self.playback = playback
        self.wording = wording
        self.screen = screen
        self.seat = seat
        self.layout = layout_of(wording)
        self.names = self.layout.names(wording, playback.record.seats, 0)
        self.presenter = presenter_of(wording.game, wording.lang, wording.pool, self.names)
        self.at = 0

    def scene(self, number: int) -> Scene:
        """The table at a moment; the game is over, so who looks on sees all hands."""
        position = self.playback.positions[number]
        if self.seat == OPENLY:
            return open_scene(self.presenter, position, number)
        return scene_at(self.presenter, position, self.seat, number)

    # -- the story -------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Everything worth a sentence, each action with the number of its last choice."""
        one, *others = self.names
        record = self.playback.record
        seed = "–" if record.seed is None else str(record.seed)  # a described position may need none
        title = self.wording.say("reel-title", one=one, other=", ".join(others), seed=seed, last=self.playback.last)
        self.screen.line(title, "bold")
        telling = self.presenter.telling(self.seat, told_all=True)
        at, turn = -1, 0
        while at < self.playback.last:
            until = self.playback.next_action(at)
            now = self.playback.turn_of(until)
            if now != turn:
                turn = now
                self.screen.heading(self.layout.scores(self.scene(until)))
            for sentence in telling.retell(self.playback.events(at, until, self.seat)):
                self.screen.paragraph(f"{until:5}  {plain(spans(sentence))}", later=" " * 7)
            at = until
        self.screen.line()
        self.screen.line(self.result(), "bold")

    def result(self) -> str:
        record = self.playback.record
        if self.playback.departure:
            return self.wording.say("reel-departed", number=self.playback.last)
        if record.result in record.seats:
            return self.wording.say("result-named", name=self.names[record.seats.index(record.result)])
        return self.wording.say("result-drawn" if record.result else "reel-unfinished")

    # -- moment by moment ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Until the viewer leaves."""
        self.screen.paragraph(self.wording.say("reel-help"), "dim")
        self.show(-1)
        while True:
            typed = self.screen.read(self.wording.say("reel-prompt", number=self.at, last=self.playback.last))
            before = self.at
            if not self.go(typed):
                return
            if self.at != before:
                self.show(before if before < self.at else self.playback.action_before(self.at))

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
            self.at = self.playback.last
        elif command == "choice" and 0 <= number <= self.playback.last:
            self.at = number
        elif command == "turn" and number >= 0 and (first := self.playback.turn(number)) is not None:
            self.at = first
        elif command == "card" and rest:
            if card := the_card(self.wording, self.screen, rest):
                show_card(self.layout, self.screen, card)
        else:
            id = "reel-help" if command == "help" else "reel-nowhere" if command in ("choice", "turn") else "reel-unknown"
            turns = self.playback.turn_of(self.playback.last)
            self.screen.paragraph(self.wording.say(id, last=self.playback.last, turns=turns, typed=typed))
        return True

    def step(self, on: bool) -> None:
        """An action on or back; at either end that is said."""
        if self.at == (self.playback.last if on else 0):
            self.screen.line(self.result() if on else self.wording.say("reel-first"))
        else:
            self.at = self.playback.next_action(self.at) if on else self.playback.action_before(self.at)

    def show(self, since: int) -> None:
        """What happened to come here, and the table as it now is."""
        scene = self.scene(self.at)
        self.screen.heading(plain(scene.heading))
        for group in self.layout.table(scene, self.screen.width):
            self.screen.group(group)
        if said := self.chosen(self.at):
            self.screen.paragraph(said, "bold")
        telling = self.presenter.telling(self.seat, told_all=True)
        # After a leap only the last action is told: the whole way would be a page of its own.
        since = max(since, self.playback.action_before(self.at)) if self.at else -1
        for sentence in telling.retell(self.playback.events(since, self.at, self.seat)):
            self.screen.paragraph(plain(spans(sentence)), "italic", "  ")
        if self.at == self.playback.last:
            self.screen.line(self.result(), "bold")

    def chosen(self, number: int) -> str:
        """Who chose what to come to this moment; of another's choices only those everyone could see."""
        seat, option = self.playback.chosen[number]
        if option is None:
            return ""
        public = self.seat in (OPENLY, seat) or self.presenter.is_open(option, self.playback.opens(number - 1))
        words = plain(spans(self.presenter.choice_words(seat, option))) if public else self.wording.say("reel-hidden")
        return self.wording.say("reel-choice", number=number, name=self.names[seat], words=words)
