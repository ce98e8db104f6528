"""A lesson or a puzzle in the terminal: its sentences around the table, its hints where something else was tried."""

from collections.abc import Callable
from typing import Final

import msgspec

from grimoire.cli.automatic import Automatic
from grimoire.cli.prompt_actions import carry_out
from grimoire.cli.prompt_commands import COMMANDS, WITH_NAME, command_of, words_of
from grimoire.cli.refusing import form_written
from grimoire.cli.screen import Screen
from grimoire.cli.showing import Showing
from grimoire.cli.starting import is_terminal
from grimoire.cli.terminal import Terminal
from grimoire.cli.typed_answers import first_answer
from grimoire.library.folding import folded
from grimoire.library.lessons import find_lesson
from grimoire.library.progress import Progress
from grimoire.seat.ask import Choice
from grimoire.seat.story import Story
from grimoire.seat.teaching import CONCEDE, NOT_YET, Teaching, hint_of, refusal, seats_of, solution_in_words, teaching
from grimoire.seat.wording import Wording, plain
from grimoire.table.lesson import SEAT, Course
from grimoire.table.puzzle import Puzzle

OWN: Final = ("showme", "hint", "giveup", "again", "playon")
OF_PUZZLES: Final = ("giveup",)
OF_LESSONS: Final = ("showme",)
LOCKED: Final = ("auto", "passturn", "stops", "export")  # commands that a lesson has no use for
MARK: Final = "→ "  # before a choice that glows, once that is lifted


class LessonShowing(Showing):
    """Says the sentence of the step above the question."""

    says: Teaching | None = None

    def show(self) -> None:
        self.explained.add(self.ask.id)  # the lesson explains it
        super().show()

    def put_question(self) -> None:
        if self.says is not None and self.says.say:
            counted = self.says.steps > 1
            step = self.wording.say("learn-step", step=self.says.step, steps=self.says.steps) if counted else ""
            self.screen.line()
            self.screen.paragraph(f"{f'[{step}] ' if step else ''}{plain(self.says.say)}", "bold yellow")
        super().put_question()

    def choice_line(self, choice: Choice) -> str:
        lifted = self.says is not None and self.says.lifted and choice.form in self.says.open
        return f"{MARK}{super().choice_line(choice)}" if lifted else super().choice_line(choice)


class LessonTerminal(Terminal):
    """The learner at the keyboard. The lesson drives the match, and is the same in every client."""

    def __init__(self, run: Course | Puzzle, wording: Wording, screen: Screen, progress: Progress) -> None:
        super().__init__(run.match, wording, screen)
        self.run = run
        self.progress = progress
        self.plays_on = False
        self.told = len(run.match.record.entries) if run.made else -1  # up to which number of the log it was told
        self.sit_down()

    def sit_down(self) -> None:
        """At the match as the lesson has it now: after taking back it is another one."""
        self.match = self.run.match
        self.seats = seats_of(self.run, self.wording.say("reel-player-name"))
        self.showing: LessonShowing = LessonShowing(self.seats, self.match.record, self.layout, self.screen, SEAT, True)
        self.showings = {SEAT: self.showing}
        self.automatic = {SEAT: Automatic(self.match, self.seats, self.showing, self.screen)}

    def say_hello(self, changed: bool) -> None:
        lesson = self.run.lesson
        say = self.wording.say
        self.screen.paragraph(lesson.title[self.wording.lang], "bold")
        if goal := lesson.goal[self.wording.lang]:
            self.screen.paragraph(say("learn-goal", goal=goal))
        self.screen.paragraph(say("puzzle-help" if lesson.is_puzzle else "learn-help"))
        if changed:
            self.screen.paragraph(say("learn-changed"))
        elif self.run.made:
            self.screen.paragraph(say("learn-went-on"))

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until it is done, or the learner plays on. Raises EOFError or KeyboardInterrupt when they leave."""
        while not self.plays_on:
            now = self.teaching()
            self.tell(now)
            if self.run.done:
                self.end(now)
                return
            if now.missed:
                self.screen.paragraph(plain(now.missed), "bold")
                self.say_why_missed()
                self.screen.line(self.wording.say("learn-missed-how"))
            else:
                self.showing.says = now
                self.showing.show()
            while not self.answered():
                pass

    def say_why_missed(self) -> None:
        """Which choice let the win go, where that is known."""

    def teaching(self) -> Teaching:
        return teaching(self.run, self.seats, self.showing.given(), self.wording.lang, self.told)

    def tell(self, now: Teaching) -> None:
        """What happened, and between it the sentences of the lesson."""
        story = self.seats.story(SEAT, self.wording.lang, self.told)
        for told in now.told:
            self.retell(story, told.number)
            self.screen.line()
            self.screen.paragraph(plain(told.words), "bold yellow")
            if is_terminal():
                self.screen.read(f"{self.wording.say('learn-go-on')} ")
        self.retell(story, self.seats.number)

    def retell(self, story: Story, upto: int) -> None:
        steps = [step for step in story.steps if self.told < step.number <= upto]
        self.told = max(self.told, upto)
        paragraphs = self.showing.telling.retell(msgspec.structs.replace(story, steps=steps, digests=[]))
        if paragraphs:
            self.screen.line()
        for told in paragraphs:
            self.screen.paragraph(told.text, "italic", "  ", "  ")

    def end(self, now: Teaching) -> None:
        """What the learner can do now, and what comes next."""
        say = self.wording.say
        self.keep()
        self.screen.line()
        if isinstance(self.run, Puzzle):
            self.screen.paragraph(say("learn-solved"), "bold")
        if now.able:
            self.screen.paragraph(say("learn-able", able=plain(now.able)), "bold")
        follower = find_lesson(now.game, now.next) if now.next else None
        if follower is None:
            self.screen.paragraph(say("learn-end-all"))
        else:
            command = f"grimoire learn {follower.id}"
            self.screen.paragraph(say("learn-end-lesson", command=command, title=follower.title[self.wording.lang]))
        if now.can_play_on:
            self.screen.paragraph(say("learn-end-play-on"))
            while (typed := self.typed()) and not self.plays_on:
                self.plays_on = folded(typed) in words_of(self.wording, "playon")

    def keep(self) -> None:
        self.progress.keep(self.run.lesson, self.run.made, self.run.done)

    # -- answers ---------------------------------------------------------------------------------------------------

    def answered(self) -> bool:
        typed = self.typed()
        if not typed:
            return False
        words = self.showing.words()
        if folded(typed) not in [folded(text) for text in words]:
            own = next((one for one in OWN if folded(typed) in words_of(self.wording, one)), "")
            if own:
                return ACTIONS[own](self)
            command = command_of(self.wording, typed)
            if command is not None:
                return self.carry_out(*command)
        forms = [choice.form for choice in self.showing.ask.choices]
        meant, rest = first_answer(typed, words, forms, self.is_rest)
        written = form_written(self.layout, self.showing.scene, typed) if rest or not meant else ""
        if written and written not in forms:  # a whole action that is not offered, rather than a beginning of one that is
            return self.chosen(written)
        if len(meant) == 1:
            self.is_rest = bool(rest)
            if rest:
                self.ahead.insert(0, rest)
            return self.chosen(self.showing.ask.choices[meant[0]].form)
        self.ahead = []
        self.is_rest = False
        if meant:
            self.screen.line(self.wording.say("ambiguous", typed=typed, numbers=", ".join(f"{i + 1}" for i in meant)))
        else:
            self.screen.line(self.wording.say("not-understood", typed=typed, last=len(words)))
        return False

    def chosen(self, form: str) -> bool:
        if self.run.choose(form):
            self.keep()
            return True
        self.ahead = []
        self.is_rest = False
        for line in refusal(self.run, self.seats, self.showing.scene, self.wording.lang, form):
            self.screen.paragraph(plain(line))
        now = self.teaching()
        if now.show_me:
            self.screen.paragraph(self.wording.say("learn-offer-show"))
        elif now.lifted:
            self.showing.says = now
            self.showing.put_question()
        return False

    # -- commands --------------------------------------------------------------------------------------------------

    def carry_out(self, command: str, rest: str) -> bool:
        """Reading is never locked; what would leave the path of the lesson is."""
        if command == "undo":
            return self.undo()
        if command == "concede" and isinstance(self.run, Course):
            self.screen.paragraph(self.wording.say(CONCEDE))
        elif command in (*LOCKED, "concede"):
            self.screen.paragraph(self.wording.say(NOT_YET if isinstance(self.run, Course) else "learn-unsaid"))
        elif command == "help":
            self.give_help()
        else:
            return carry_out(self, command, rest)
        return False

    def give_help(self) -> None:
        self.screen.line()
        self.screen.paragraph(self.wording.say("help-title"))
        own = [name for name in OWN if name not in (OF_LESSONS if isinstance(self.run, Puzzle) else OF_PUZZLES)]
        for command in (*own, *[name for name in COMMANDS if name not in (*LOCKED, *OWN, "concede")]):
            argument = f" {self.wording.say(WITH_NAME[command])}" if command in WITH_NAME else ""
            here = f"help-{command}-lesson"
            is_said_here = self.wording.messages.has(here) and not (command == "undo" and isinstance(self.run, Puzzle))
            said = self.wording.say(here if is_said_here else f"help-{command}")
            self.screen.entry(words_of(self.wording, command)[0] + argument, said)
        self.showing.put_question()

    def undo(self) -> bool:
        if not self.run.back():
            self.screen.line(self.wording.say("learn-no-undo"))
            return False
        self.screen.line(self.wording.say("undo-done" if isinstance(self.run, Puzzle) else "learn-undone"))
        return self.begin_here()

    def begin_here(self) -> bool:
        """What was told before is not told again."""
        self.keep()
        self.ahead = []
        self.sit_down()
        self.told = len(self.match.record.entries)
        return True

    def show_me(self) -> bool:
        now = self.teaching()
        if isinstance(self.run, Puzzle) or not now.show_me:
            self.screen.paragraph(self.wording.say("learn-show-later" if isinstance(self.run, Course) else "learn-unsaid"))
            return False
        form = now.open[0]
        words = next(plain(choice.words) for choice in self.showing.ask.choices if choice.form == form)
        self.screen.line(f"{self.wording.say('prompt')}{words}")
        return self.chosen(form)

    def give_hint(self) -> bool:
        self.screen.paragraph(plain(hint_of(self.run, self.wording.lang)) or self.wording.say(NOT_YET))
        return False

    def give_up(self) -> bool:
        """The solution in words, and why; nothing is solved by that."""
        if not isinstance(self.run, Puzzle):
            self.screen.paragraph(self.wording.say("learn-unsaid"))
            return False
        self.screen.line()
        self.screen.paragraph(self.wording.say("puzzle-solution"), "bold")
        for words in solution_in_words(self.run, self.wording.lang, self.wording.say("reel-player-name")):
            self.screen.paragraph(plain(words), "", "  ", "    ")
        self.screen.line(self.wording.say("learn-missed-how"))
        return False

    def start_again(self) -> bool:
        self.run.back_to(0)
        self.begin_here()
        self.told = -1
        return True

    def play_on(self) -> bool:
        if self.match.over:
            self.screen.paragraph(self.wording.say("learn-play-on-over"))
            return False
        self.plays_on = True
        return True


ACTIONS: Final[dict[str, Callable[[LessonTerminal], bool]]] = {
    "showme": LessonTerminal.show_me,
    "hint": LessonTerminal.give_hint,
    "giveup": LessonTerminal.give_up,
    "again": LessonTerminal.start_again,
    "playon": LessonTerminal.play_on,
}
