"""A match in the terminal: show, ask, and understand the answer."""

from grimoire.cli.automatic import Automatic
from grimoire.cli.games import layout_of
from grimoire.cli.prompt_actions import carry_out
from grimoire.cli.prompt_commands import command_of
from grimoire.cli.refusing import form_written
from grimoire.cli.screen import Screen
from grimoire.cli.showing import Showing
from grimoire.cli.typed_answers import first_answer
from grimoire.library.entries import ORDER
from grimoire.library.folding import folded
from grimoire.seat.seats import Seats
from grimoire.seat.wording import Wording, plain
from grimoire.table.match import Match


class Terminal:
    """The people of a match at one keyboard: one among bots, or several who take turns looking (hot-seat).

    Everything that is shown comes from what a seat is given; the match is only driven.
    """

    def __init__(self, match: Match, wording: Wording, screen: Screen) -> None:
        self.match = match
        self.wording = wording
        self.screen = screen
        people = [seat for seat, bot in enumerate(match.bots) if bot is None or seat in match.conceded]
        self.shared = len(people) > 1
        self.layout = layout_of(wording)
        names = self.layout.names(wording, match.record.seats, len(people))
        self.seats = Seats(match, wording.pool, names)
        alone = len(people) == 1
        self.showings = {seat: Showing(self.seats, match.record, self.layout, screen, seat, alone) for seat in people}
        self.showing = self.showings[people[0]]
        self.looking = not self.shared  # whether the player of `showing` sits before the screen
        self.automatic = {seat: Automatic(match, self.seats, showing, screen) for seat, showing in self.showings.items()}
        self.ahead: list[str] = []  # answers typed ahead
        self.is_rest = False  # whether the next answer is what was left of a line after its first words
        self.answered_at = 0  # how many entries the record had when the last line was answered

    @property
    def seat(self) -> int:
        return self.showing.seat

    def know_the_past(self) -> None:
        """Everybody knows what has happened so far: it is not retold."""
        for showing in self.showings.values():
            showing.know_the_past()

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
            if not self.ahead and self.layout.takes_single and len(decision.options) == 1 and not decision.opens:
                self.match.take(0, ORDER)
                continue
            self.turn_to(decision.seat)
            self.showing.retell()
            if self.automatic[self.seat].answers():
                continue
            self.forget_if_others_acted()
            self.showing.show()
            while not self.answered():
                pass

    def forget_if_others_acted(self) -> None:
        """What was typed ahead was meant for the game as it was: when somebody else has acted since, it is not used."""
        if not self.ahead or not self.showing.scene.turn:  # while a game is set up all choose for themselves
            return
        if self.seats.acted_since(self.seat, self.wording.lang, self.answered_at):
            self.screen.line()
            self.screen.paragraph(self.wording.say("ahead-dropped", typed="; ".join(self.ahead)))
            self.ahead = []
            self.is_rest = False

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

    def answered(self) -> bool:
        """Read a line. True when the match goes on from here, False to wait for another line."""
        typed = self.typed()
        if not typed:
            return False
        ask = self.showing.ask
        words = self.showing.words()
        if folded(typed) not in [folded(text) for text in words]:
            command = command_of(self.wording, typed)
            if command is not None:
                return carry_out(self, *command)
        meant, rest = first_answer(typed, words, [choice.form for choice in ask.choices], self.is_rest)
        if len(meant) == 1:
            self.is_rest = bool(rest)
            if rest:
                self.ahead.insert(0, rest)
            self.automatic[self.seat].chosen_by_hand(ask)
            self.answered_at = len(self.match.record.entries)
            self.match.choose(ask.choices[meant[0]].form)
            return True
        self.ahead = []  # what was typed ahead was meant for other questions
        self.is_rest = False
        if meant:
            numbers = ", ".join(f"{i + 1}" for i in meant)
            self.screen.line(self.wording.say("ambiguous", typed=typed, numbers=numbers))
        elif form := form_written(self.layout, self.showing.scene, typed):
            self.screen.paragraph(self.refusal(form))
        else:
            self.screen.line(self.wording.say("not-understood", typed=typed, last=len(words)))
        return False

    def refusal(self, form: str) -> str:
        presenter = self.seats.presenter(self.wording.lang)
        return plain(presenter.refusal(self.seats.look(self.seat), form))

    def typed(self) -> str:
        """The next answer; several may be typed at once, divided by semicolons or simply one after the other."""
        prompt = self.wording.say("prompt")
        if self.ahead:
            answer = self.ahead.pop(0)
            self.screen.line(f"{prompt}{answer}")  # so that question and answer stand together
            return answer
        answer, *self.ahead = [part.strip() for part in self.screen.read(prompt).split(";")]
        return answer
