"""What a player gets to see: what happened, the table, the question and its choices, the result."""

from grimoire.cli.face import Face
from grimoire.cli.screen import Screen
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.match.session import Match

ENDINGS = ("GameWon", "GameDrawn", "Conceded")


class Showing:
    """Shows a match to one seat."""

    def __init__(self, match: Match, face: Face, screen: Screen, seat: int) -> None:
        self.match = match
        self.face = face
        self.wording = face.wording
        self.screen = screen
        self.seat = seat
        self.telling = face.telling(seat)
        self.told = 0  # how much of the match was retold
        self.explained: set[str] = set()
        self.read = ""  # the card whose text stands just above
        self.stretch = ""  # the stretch of the game for which the table was shown last

    @property
    def position(self) -> Position:
        return self.match.position

    def retell(self) -> bool:
        """Tell what happened since the last time; whether that was anything worth a sentence."""
        sentences = self.telling.retell(self.match.events_since(self.told, self.seat))
        self.told = len(self.match.told)
        self.read = self.telling.just_read or self.read
        if sentences:
            self.screen.line()
        for sentence in sentences:
            self.screen.paragraph(sentence, "italic", "  ")
        return bool(sentences)

    def show_table(self) -> None:
        self.screen.heading(self.face.heading(self.position, self.seat))
        for group in self.face.table(self.position, self.seat, self.screen.width):
            self.screen.group(group)

    def show(self, decision: Decision) -> None:
        stretch = self.face.stretch(self.position)
        with_table = self.face.shows_table(decision) and (not stretch or stretch != self.stretch)
        if with_table:
            self.stretch = stretch
            self.show_table()
        groups = self.face.before(self.position, self.seat, decision, self.screen.width, with_table)
        if groups and not with_table:
            self.screen.line()
        for group in groups:
            self.screen.group(group)
        id = decision.question.id
        if id not in self.explained:
            self.explained.add(id)
            self.explain(decision)
        self.ask(decision)

    def explain(self, decision: Decision) -> None:
        id = self.face.explanation(self.position, decision)
        if self.wording.messages.has(id):
            self.screen.line()
            self.screen.paragraph(self.wording.say(id), "dim")

    def ask(self, decision: Decision) -> None:
        self.screen.line()
        shown = self.face.text_shown(decision)
        if shown and shown != self.read:
            self.face.show_card(self.screen, shown, self.position, self.seat)
        self.read = shown
        self.screen.paragraph(self.face.question(self.position, self.seat, decision), "bold")
        words = self.words_of(decision)
        details = self.face.details(self.position, self.seat, decision)
        lines = [f"{said} ({more})" if more else said for said, more in zip(words, details, strict=True)]
        for line in in_columns(lines, self.screen.width):
            if len(line) > self.screen.width:
                self.screen.paragraph(line, later="     ")
            else:
                self.screen.line(line)

    def words_of(self, decision: Decision) -> list[str]:
        """The words of each option, as shown and as they may be typed."""
        return self.face.options(self.position, self.seat, decision)

    def tell_result(self) -> None:
        winner = self.match.winner
        rule = next((e.rule for events in reversed(self.match.told) for e in reversed(events) if e.kind in ENDINGS), "")
        self.screen.line()
        if winner >= 0 and self.face.names and not self.is_alone(winner):
            words = self.wording.say("result-named", name=self.face.names[winner])
        else:
            words = self.wording.say("result-drawn" if winner < 0 else "result-won" if winner == self.seat else "result-lost")
        self.screen.line(words + (f" ({rule})" if rule else ""), "bold")

    def is_alone(self, winner: int) -> bool:
        """Whether the winner is spoken to: the one person among bots."""
        people = [seat for seat, bot in enumerate(self.match.bots) if bot is None]
        return winner == self.seat and people == [self.seat]


def in_columns(texts: list[str], width: int) -> list[str]:
    """Numbered choices, one to a line; many short ones side by side, counted downwards."""
    numbered = [f"{i:3}. {text}" for i, text in enumerate(texts, 1)]
    longest = max(len(text) for text in numbered) + 3
    columns = min(3, width // longest)
    if len(texts) < 6 or columns < 2:
        return numbered
    rows = -(-len(texts) // columns)
    return ["".join(text.ljust(longest) for text in numbered[row::rows]).rstrip() for row in range(rows)]
