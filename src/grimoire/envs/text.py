"""A seat in words, for language models: the scene, what happened and the question as text, numbered choices, rules to look up.

    game = TextGame("magenoir-pairing", bots="eager-1", seed=1)
    print(game.look())
    while not game.over:
        print(game.choose(my_model(game.look())))

It needs no library. What a seat is told is what people are told who sit there, and nothing that is hidden from it; questions a
person is spared (one option, nothing to answer with) are answered here too.
"""

from collections.abc import Sequence
from typing import Final

from grimoire.bots.bot import Bot
from grimoire.bots.games import numbered
from grimoire.kernel.position import Position
from grimoire.library.entries import HAND
from grimoire.library.messages import FALLBACK, LANGUAGES
from grimoire.pages.looked_up import LookedUp
from grimoire.research.arguments import is_number, is_text, unfit
from grimoire.research.playing import make_bot
from grimoire.research.task import Task, make_task
from grimoire.seat.games import wording_of
from grimoire.seat.seats import Given, Seats
from grimoire.seat.story import Story
from grimoire.seat.told_moment import MOST_STEPS, question_lines, story_lines, table_lines
from grimoire.seat.wording import Wording
from grimoire.table.match import Match

LONGEST_ANSWER: Final = 20_000  # letters of a text given
LONGEST_TYPED: Final = 200  # letters of a text taken
CALLED: Final = "Model"


class TextGame:
    """One game of a task, seen from `seat`; `bots` is one name for all others or one for each. Raises BadFile, NoSeat."""

    def __init__(
        self,
        task: Task | str = "magenoir-pairing",
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        seed: int = 0,
        lang: str = FALLBACK,
        name: str = CALLED,
    ) -> None:
        self.task = make_task(task) if isinstance(task, str) else task
        if is_text(lang, "lang") not in LANGUAGES:
            raise unfit("lang", "part-text", lang)
        if not 0 <= is_number(seat, "seat") < self.task.seats:
            raise unfit("seat", "part-whole-number", seat)
        self.seat = seat
        self.names = seated(self.task, bots, seat, name)
        record = self.task.record(seed, self.names)
        makers = iter(bots_of(self.task, bots, seed))
        playing: list[Bot | None] = [None if one == seat else next(makers) for one in range(self.task.seats)]
        self.match = Match(self.task.begun(record), record, playing)
        self.seats = Seats(self.match, self.task.pool, self.names)
        self.wording: Wording = wording_of(self.task.game, lang, self.task.pool)
        self.looked_up = LookedUp(self.wording, self.task.pool)
        self.told = -1  # up to which number of the log the seat was told
        self.run_on()

    # -- playing ---------------------------------------------------------------------------------------------------

    def look(self) -> str:
        """What happened since the last look, the table, the question and its choices."""
        given = self.given()
        self.told = self.seats.number
        table = list(table_lines(self.wording, given.scene))
        asked = [self.result()] if self.over else [*question_lines(self.wording, given.ask), self.wording.say("told-choose")]
        return fitted(self.wording, given.story, table, asked)

    def choose(self, answer: str | int) -> str:
        """Choose by number or by the words in brackets; gives the next `look`. What is none changes nothing."""
        if self.over:
            return self.wording.say("told-no-more")
        form = self.form_of(str(answer)[:LONGEST_TYPED].strip())
        if not form:
            return self.wording.say("told-no-choice", typed=str(answer)[:LONGEST_TYPED])
        self.match.take(self.position.index_of(form), HAND)
        self.run_on()
        return self.look()

    def choices(self) -> list[str]:
        """The forms of what can be chosen now, as they are numbered."""
        return [] if self.over else [choice.form for choice in self.given().ask.choices]

    @property
    def over(self) -> bool:
        return self.match.over or self.given_up

    @property
    def given_up(self) -> bool:
        return not self.match.over and self.match.made >= self.task.most_choices

    @property
    def reward(self) -> float:
        """What the seat has won; 0 while the game goes on."""
        return self.task.rewards(self.position)[self.seat] if self.over else 0.0

    # -- looking up ------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """What is printed on a card, by any of its names."""
        return self.answered(self.looked_up.card(is_text(name, "name")[:LONGEST_TYPED]))

    def rule(self, code: str) -> str:
        """What a section of the rules says, by its code (D2.2.3) or by a word of the game."""
        return self.answered(self.looked_up.rule(is_text(code, "code")[:LONGEST_TYPED]))

    def rulings(self, about: str) -> str:
        """What was ruled on a card, a word or a section."""
        return self.answered(self.looked_up.rulings(is_text(about, "about")[:LONGEST_TYPED]))

    # -- inside ----------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.match.position

    def given(self) -> Given:
        return self.seats.given(self.seat, self.wording.lang, self.told, suggest=False)

    def run_on(self) -> None:
        """Until the seat is asked what a person would be asked."""
        self.match.go_on()

    def form_of(self, typed: str) -> str:
        return meant(typed, self.choices())

    def result(self) -> str:
        if self.given_up:
            return self.wording.say("told-given-up", amount=self.match.made)
        if self.match.winner < 0:
            return self.wording.say("told-drawn")
        return self.wording.say("told-won" if self.match.winner == self.seat else "told-lost")

    def answered(self, text: str) -> str:
        return bounded(self.wording, [text])


def meant(typed: str, forms: Sequence[str]) -> str:
    """The form that is named by its number, from 1, or by itself; empty where none is."""
    if typed in forms:
        return typed
    place = int(typed) - 1 if typed.isascii() and typed.isdecimal() else -1
    return forms[place] if 0 <= place < len(forms) else ""


def bounded(wording: Wording, lines: Sequence[str]) -> str:
    """As one text, no longer than a model can be asked to read."""
    text = "\n".join(lines).strip("\n")
    return text if len(text) <= LONGEST_ANSWER else f"{text[:LONGEST_ANSWER]}\n{wording.say('told-cut')}"


def fitted(wording: Wording, story: Story, table: Sequence[str], asked: Sequence[str]) -> str:
    """As one text, no longer than a model can be asked to read: of what is too long, what happened first is left out first,
    then the end of the table. What is asked stays whole."""
    question = "\n".join(asked)
    most = LONGEST_ANSWER - len(question)
    for steps in range(MOST_STEPS, -1, -1):
        text = "\n".join([*story_lines(wording, story, steps), "", *table, ""]).lstrip("\n")
        if len(text) < most:
            return f"{text}\n{question}"
    return f"{text[: max(0, most)]}\n{wording.say('told-cut')}\n\n{question}".lstrip("\n")


def bots_of(task: Task, bots: str | Sequence[str], seed: int) -> list[Bot]:
    names = [bots] * (task.seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != task.seats - 1:
        raise unfit("bots", "part-bots", bots)
    return [make_bot(name, task.game, seed + place) for place, name in enumerate(names)]


def seated(task: Task, bots: str | Sequence[str], seat: int, name: str) -> list[str]:
    """What the seats are called."""
    others = numbered([bots] * (task.seats - 1) if isinstance(bots, str) else list(bots))
    return [*others[:seat], is_text(name, "name"), *others[seat:]]
