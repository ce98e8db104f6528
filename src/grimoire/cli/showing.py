"""What a player gets to see: what happened, the table, the question and its choices, the result."""

from typing import Final

from grimoire.cli.card_showing import show_card
from grimoire.cli.layout import CLOSE, CLOSEST, ROOMY, Layout, cut
from grimoire.cli.screen import Screen
from grimoire.cli.telling import Telling
from grimoire.library.entries import ORDER
from grimoire.library.records import Record
from grimoire.seat.ask import Ask, Choice
from grimoire.seat.groups import Group
from grimoire.seat.scene import Scene
from grimoire.seat.seats import Given, Seats
from grimoire.seat.wording import capital, plain

# How choices are listed, the most generous way first: whole; on a line each; in two columns, without what stands behind them.
WHOLE: Final = 0
ONE_LINE: Final = 1
TWO_COLUMNS: Final = 2
GAP: Final = 2  # between columns
HEADING: Final = 2  # lines that the height of a table counts for what stands above it
MANY: Final = 6  # choices: fewer stand below each other
END_TURN: Final = "end turn"  # the form of the choice
ENDINGS: Final = ("GameWon", "GameDrawn", "Conceded")
# How the table may be drawn, the most generous way first: whether in boxes, and with how much room.
WAYS: Final = ((True, ROOMY), (True, CLOSE), (False, CLOSE), (False, CLOSEST))


class Showing:
    """Shows a match to one seat."""

    def __init__(self, seats: Seats, record: Record, layout: Layout, screen: Screen, seat: int, alone: bool) -> None:
        self.seats = seats
        self.record = record
        self.layout = layout
        self.wording = layout.wording
        self.screen = screen
        self.seat = seat
        self.alone = alone  # the one person among bots
        self.telling = Telling(self.wording, layout.printed_cards, layout.announced, seat)
        self.told = -1  # up to which number of the log it was retold
        self.explained: set[str] = set()
        self.read = ""  # the card whose text stands just above
        self.stretch = ""  # the stretch of the game for which the table was shown last
        self.now: Given | None = None
        self.listing = WHOLE  # how choices are listed: with the table there may be no room for all of them

    def given(self) -> Given:
        """Table, question and story as they are now."""
        if self.now is None or self.now.scene.number != self.seats.number:
            self.now = self.seats.given(self.seat, self.wording.lang, self.told, suggest=False)
        return self.now

    @property
    def scene(self) -> Scene:
        return self.given().scene

    @property
    def ask(self) -> Ask:
        return self.given().ask

    def know_the_past(self) -> None:
        """What has happened so far is not retold."""
        self.told = self.seats.number
        self.now = None

    def retell(self) -> bool:
        """Tell what happened since the last time; whether that was anything worth a sentence."""
        story = self.seats.story(self.seat, self.wording.lang, self.told)
        since = self.record.entries[max(self.told, 0) :]
        ended = any(entry.seat == self.seat and entry.by == ORDER and entry.form == END_TURN for entry in since)
        self.told = self.seats.number
        paragraphs = self.telling.retell(story, ended)
        self.read = self.telling.just_read or self.read
        if paragraphs:
            self.screen.line()
        for told in paragraphs:
            self.screen.paragraph(told.text, "bold" if told.sum else "italic", "" if told.sum else "  ", "  ")
        return bool(paragraphs)

    # -- the table and the question --------------------------------------------------------------------------------

    def show_table(self, below: int = 0) -> None:
        """As generously as the screen has room, with this many lines below it."""
        room = self.screen.height - below
        for boxed, closeness in WAYS:
            groups = self.layout.table(self.scene, self.screen.width, closeness)
            if self.screen.height_of(groups, boxed) <= room:
                break
        self.screen.heading(plain(self.scene.heading))
        for group in groups:
            self.screen.group(group, boxed)

    def show(self) -> None:
        """What is to be seen before the question, and the question."""
        ask = self.ask
        stretch = self.layout.stretch(self.scene)
        with_table = self.layout.shows_table(ask) and (not stretch or stretch != self.stretch)
        groups, boxed = self.layout.before(self.scene, ask, self.screen.width, with_table), True
        explains = ask.explanation if ask.id not in self.explained else []
        self.explained.add(ask.id)
        beside = sum(self.screen.height_of([group], True) for group in groups)
        lines = 1 + len(self.screen.wrapped(self.explanation())) if explains else 0
        if with_table:
            self.stretch = stretch
            for self.listing in (WHOLE, ONE_LINE, TWO_COLUMNS):
                if self.has_room(len(self.question_lines()) + beside, False, CLOSEST):
                    break
            below = len(self.question_lines()) + beside
            if lines and not self.has_room(below + lines, True, CLOSE):  # rather this scrolls away than the top of the table
                self.explain()
                explains, lines = [], 0
            self.show_table(below + lines)
        elif groups:
            for self.listing, boxed in ((WHOLE, True), (ONE_LINE, True), (ONE_LINE, False)):
                beside = sum(self.screen.height_of([group], boxed) - HEADING for group in groups)
                if beside + len(self.question_lines()) <= self.screen.height:
                    break
            if explains and beside + lines + len(self.question_lines()) > self.screen.height:
                self.explain()
                explains = []
            self.screen.line()
        for group in groups:
            self.screen.group(group, boxed)
        if explains:
            self.explain()
        self.put_question()
        self.listing = WHOLE

    def has_room(self, below: int, boxed: bool, room: int) -> bool:
        """Whether the table can be seen as a whole, drawn so, with this many lines below it."""
        groups = self.layout.table(self.scene, self.screen.width, room)
        return self.screen.height_of(groups, boxed) + below <= self.screen.height

    def explain(self) -> None:
        if self.ask.explanation:
            self.screen.line()
            self.screen.paragraph(self.explanation(), "dim")

    def explanation(self) -> str:
        """What the question is about, and what to type: that is for who types."""
        typed = f"typed-{self.ask.id}"
        hint = self.wording.say(typed) if self.wording.messages.has(typed) else ""
        return f"{plain(self.ask.explanation)} {hint}".strip()

    def put_question(self) -> None:
        if self.listing == WHOLE:
            self.screen.line()
        shown = self.layout.text_shown(self.ask)
        if shown and shown != self.read:
            show_card(self.layout, self.screen, shown, self.scene)
        self.read = shown
        self.screen.paragraph(self.question(), "bold")
        for line in self.shown_options():
            self.screen.line(line)

    def question(self) -> str:
        """What is asked, after what it answers."""
        answers = capital(plain(self.ask.answers))
        asked = plain(self.ask.question)
        return f"{answers}. {asked}" if answers else asked

    def option_lines(self) -> list[str]:
        if self.listing == TWO_COLUMNS:
            return in_two_columns(self.words(), self.screen.width)
        lines = [self.choice_line(choice) for choice in self.ask.choices]
        if self.listing == ONE_LINE:
            return [cut(line, self.screen.width) for line in numbered(lines)]
        return in_columns(lines, self.screen.width)

    def shown_options(self) -> list[str]:
        """The same as they stand on the screen: what is too long for a line is broken."""
        width = self.screen.width
        broken = [self.screen.wrapped(line, rest="     ") if len(line) > width else [line] for line in self.option_lines()]
        return [line for lines in broken for line in lines]

    def choice_line(self, choice: Choice) -> str:
        return f"{plain(choice.words)} ({plain(choice.details)})" if choice.details else plain(choice.words)

    def question_lines(self) -> list[str]:
        """As many as the question will take, with the prompt and a line before it."""
        return ["", *self.screen.wrapped(self.question()), *self.shown_options(), ""]

    def words(self) -> list[str]:
        """The words of each option, as shown and as they may be typed."""
        return [plain(choice.words) for choice in self.ask.choices]

    # -- the end ---------------------------------------------------------------------------------------------------

    def tell_result(self) -> None:
        scene = self.scene
        steps = self.seats.story(self.seat, self.wording.lang, -1).steps
        rule = next((step.rule for step in reversed(steps) if step.kind in ENDINGS), "")
        self.screen.line()
        if scene.turn:
            self.screen.group(self.recap(scene))
        self.screen.line(self.result(scene) + (f" ({rule})" if rule else ""), "bold")

    def result(self, scene: Scene) -> str:
        """Who has won; the one person among bots is spoken to."""
        if scene.winner < 0:
            return self.wording.say("result-drawn")
        if self.alone and scene.winner == self.seat:
            return self.wording.say("result-won")
        if self.alone and len(scene.players) == 2:
            return self.wording.say("result-lost")
        return self.wording.say("result-named", name=scene.players[scene.winner].name)

    def recap(self, scene: Scene) -> Group:
        title = self.wording.say("recap-title", turns=scene.turn)
        return Group(title, [("", line) for line in self.layout.recap(scene)], True)


def numbered(texts: list[str]) -> list[str]:
    return [f"{i:3}. {text}" for i, text in enumerate(texts, 1)]


def in_columns(texts: list[str], width: int) -> list[str]:
    """Numbered choices, one to a line; many short ones side by side, counted downwards."""
    lines = numbered(texts)
    longest = max(len(line) for line in lines) + 3
    columns = min(3, width // longest)
    if len(texts) < MANY or columns < 2:
        return lines
    rows = -(-len(texts) // columns)
    return ["".join(line.ljust(longest) for line in lines[row::rows]).rstrip() for row in range(rows)]


def in_two_columns(texts: list[str], width: int) -> list[str]:
    """The same side by side whatever their length: a column as wide as it must be, and what does not fit is cut."""
    lines = numbered(texts)
    rows = -(-len(texts) // 2)
    widest = [max([len(line) for line in column], default=0) for column in (lines[:rows], lines[rows:])]
    left = min(widest[0] + GAP, max(width - widest[1], width // 2))
    return [
        f"{cut(lines[row], left - GAP):<{left}}{cut(''.join(lines[row + rows : row + rows + 1]), width - left)}".rstrip()
        for row in range(rows)
    ]
