"""A match in the terminal: show, ask, and understand the answer."""

from grimoire.cli.asking import folded, understood
from grimoire.cli.commands import COMMANDS, WITH_NAME, command_of, words_of
from grimoire.cli.reference import refused, show_card, the_card, why_lines
from grimoire.cli.screen import Screen
from grimoire.cli.showing import Showing
from grimoire.cli.wording import Wording
from grimoire.kernel.option import Decision
from grimoire.match.prospects import prospects
from grimoire.match.session import Match
from grimoire.match.standing import PASS_THIS_TURN


class Terminal:
    """One person at one seat."""

    def __init__(self, match: Match, wording: Wording, screen: Screen, seat: int) -> None:
        self.match = match
        self.wording = wording
        self.screen = screen
        self.seat = seat
        self.showing = Showing(match, wording, screen, seat)
        self.ahead: list[str] = []  # answers typed ahead

    def play(self) -> None:
        """Until the match is over. Raises EOFError or KeyboardInterrupt when the player leaves."""
        while True:
            self.match.go_on()
            self.showing.retell()
            decision = self.match.decision()
            if decision is None:
                self.showing.tell_result()
                return
            self.showing.show(decision)
            while not self.answered(decision):
                pass

    def answered(self, decision: Decision) -> bool:
        """Read a line. True when the match goes on from here, False to wait for another line."""
        typed = self.typed()
        if not typed:
            return False
        words = self.wording.options(decision)
        if folded(typed) not in [folded(text) for text in words]:
            command = command_of(self.wording, typed)
            if command is not None:
                return self.obey(decision, *command)
        meant = understood(typed, words, [option.form for option in decision.options])
        if len(meant) == 1:
            self.match.choose(decision.options[meant[0]].form)
            return True
        self.ahead = []  # what was typed ahead was meant for other questions
        if meant:
            numbers = ", ".join(f"{i + 1}" for i in meant)
            self.screen.line(self.wording.say("ambiguous", typed=typed, numbers=numbers))
        elif refusal := refused(self.wording, self.showing.game, self.seat, typed):
            self.screen.paragraph(refusal)
        else:
            self.screen.line(self.wording.say("not-understood", typed=typed, last=len(words)))
        return False

    def typed(self) -> str:
        """The next answer; several may be typed at once, divided by semicolons."""
        prompt = self.wording.say("prompt")
        if self.ahead:
            answer = self.ahead.pop(0)
            self.screen.line(f"{prompt}{answer}")  # so that question and answer stand together
            return answer
        answer, *self.ahead = [part.strip() for part in self.screen.read(prompt).split(";")]
        return answer

    def obey(self, decision: Decision, command: str, name: str) -> bool:
        if command == "help":
            self.help(decision)
        elif command == "table":
            self.showing.show_table()
            self.showing.ask(decision)
        elif command in ("card", "why"):
            self.look_up(decision, command, name)
        elif command == "log":
            lines = self.showing.telling.log(self.match.events_since(0, self.seat))
            for line in lines or [self.wording.say("log-empty")]:
                self.screen.paragraph(line, "", "  ")
        elif command == "undo":
            return self.undo()
        elif command == "passturn":
            return self.pass_turn(decision)
        elif command == "concede":
            return self.concede()
        else:
            raise EOFError
        return False

    def help(self, decision: Decision) -> None:
        self.showing.read = ""
        self.showing.explain(decision)
        self.screen.line()
        self.screen.paragraph(self.wording.say("help-title"))
        for command in COMMANDS:
            words = words_of(self.wording, command)[0] + (f" {self.wording.say('a-name')}" if command in WITH_NAME else "")
            self.screen.entry(words, self.wording.say(f"help-{command}"))
        self.showing.ask(decision)

    def look_up(self, decision: Decision, command: str, name: str) -> None:
        if not name:
            hand = self.showing.hand()
            example = self.wording.card(hand[0].card if hand else self.wording.pool.definitions[0].id)
            self.screen.line(self.wording.say(f"{command}-which", example=example))
            return
        definition = the_card(self.wording, self.screen, name)
        if definition is None:
            return
        if command == "card":
            show_card(self.wording, self.screen, definition)
            return
        forms = [option.form for option in decision.options]
        for line in why_lines(self.wording, definition.id, prospects(self.showing.game, self.seat, definition.id), forms):
            self.screen.paragraph(line)

    def undo(self) -> bool:
        if not self.match.undo(self.seat):
            self.screen.paragraph(self.wording.say("undo-none"))
            return False
        self.showing.told = len(self.match.told)
        self.screen.line(self.wording.say("undo-done"))
        return True

    def pass_turn(self, decision: Decision) -> bool:
        if not any(option.verb == "pass" for option in decision.options):
            self.screen.line(self.wording.say("not-understood", typed="pass turn", last=len(decision.options)))
            return False
        self.match.standing[self.seat] = PASS_THIS_TURN
        self.screen.line(self.wording.say("pass-turn-done"))
        return True

    def concede(self) -> bool:
        answer = self.screen.read(f"{self.wording.say('concede-sure')} ")
        sure = [folded(word) for word in self.wording.say("yes-words").split(",")]
        if folded(answer) not in sure:
            return False
        self.match.concede(self.seat)
        return True
