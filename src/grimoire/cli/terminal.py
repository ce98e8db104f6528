"""A match in the terminal: show, ask, and understand the answer."""

from grimoire.cli.asking import first_answer, folded
from grimoire.cli.commands import command_of
from grimoire.cli.faces import face_of
from grimoire.cli.obeying import obey
from grimoire.cli.screen import Screen
from grimoire.cli.showing import Showing
from grimoire.kernel.option import Decision
from grimoire.library.entries import ORDER
from grimoire.match.session import Match
from grimoire.seat.wording import Wording


class Terminal:
    """The people of a match at one keyboard: one among bots, or several who take turns looking (hot-seat)."""

    def __init__(self, match: Match, wording: Wording, screen: Screen) -> None:
        self.match = match
        self.wording = wording
        self.screen = screen
        people = [seat for seat, bot in enumerate(match.bots) if bot is None or seat in match.conceded]
        self.shared = len(people) > 1
        self.face = face_of(wording, match.record.seats, len(people))
        self.showings = {seat: Showing(match, self.face, screen, seat) for seat in people}
        self.showing = self.showings[people[0]]
        self.looking = not self.shared  # whether the player of `showing` sits before the screen
        self.automatic = {seat: self.face.automatic(match, screen, seat) for seat in people}
        self.ahead: list[str] = []  # answers typed ahead
        self.is_rest = False  # whether the next answer is what was left of a line after its first words

    @property
    def seat(self) -> int:
        return self.showing.seat

    def know_the_past(self) -> None:
        """Everybody knows what has happened so far: it is not retold."""
        for showing in self.showings.values():
            showing.told = len(self.match.told)

    def play(self) -> None:
        """Until the match is over. Raises EOFError or KeyboardInterrupt when the player leaves."""
        while True:
            self.match.go_on()
            decision = self.match.decision()
            if decision is None:
                if None not in self.match.bots:  # the last person left: how bots went on is for "replay"
                    self.know_the_past()
                self.showing.retell()
                self.showing.tell_result()
                return
            if not self.ahead and self.face.goes_without_asking(decision):
                self.match.take(0, ORDER)
                continue
            self.turn_to(decision.seat)
            self.showing.retell()
            if self.automatic[self.seat].answers(decision):
                continue
            self.showing.show(decision)
            while not self.answered(decision):
                pass

    def turn_to(self, seat: int) -> None:
        """Where people share the screen a curtain falls between them, so that nobody sees another's hand."""
        if seat == self.seat and self.looking:
            return
        self.ahead = []  # typed ahead by the other
        self.is_rest = False
        if self.looking and self.showing.retell():
            self.screen.read(f"\n{self.wording.say('curtain-read')} ")
        if self.looking:
            self.screen.clear()
        self.showing = self.showings[seat]
        self.looking = True
        self.screen.read(f"{self.wording.say('curtain', name=self.match.record.seats[seat])} ")
        self.screen.clear()

    def answered(self, decision: Decision) -> bool:
        """Read a line. True when the match goes on from here, False to wait for another line."""
        typed = self.typed()
        if not typed:
            return False
        words = self.showing.words_of(decision)
        if folded(typed) not in [folded(text) for text in words]:
            command = command_of(self.wording, typed)
            if command is not None:
                return obey(self, decision, *command)
        meant, rest = first_answer(typed, words, [option.form for option in decision.options], self.is_rest)
        if len(meant) == 1:
            self.is_rest = bool(rest)
            if rest:
                self.ahead.insert(0, rest)
            self.automatic[self.seat].chosen_by_hand(decision)
            self.match.choose(decision.options[meant[0]].form)
            return True
        self.ahead = []  # what was typed ahead was meant for other questions
        self.is_rest = False
        if meant:
            numbers = ", ".join(f"{i + 1}" for i in meant)
            self.screen.line(self.wording.say("ambiguous", typed=typed, numbers=numbers))
        elif refusal := self.face.refused(self.match.position, self.seat, typed):
            self.screen.paragraph(refusal)
        else:
            self.screen.line(self.wording.say("not-understood", typed=typed, last=len(words)))
        return False

    def typed(self) -> str:
        """The next answer; several may be typed at once, divided by semicolons or simply one after the other."""
        prompt = self.wording.say("prompt")
        if self.ahead:
            answer = self.ahead.pop(0)
            self.screen.line(f"{prompt}{answer}")  # so that question and answer stand together
            return answer
        answer, *self.ahead = [part.strip() for part in self.screen.read(prompt).split(";")]
        return answer
