"""Between two games of a series: a player looks at deck and side deck, and swaps cards one for one."""

from typing import Final

from grimoire.cli.card_lookup import the_card
from grimoire.cli.card_showing import show_card
from grimoire.cli.games import layout_of
from grimoire.cli.prompt_commands import command_of, name_of
from grimoire.cli.screen import Screen
from grimoire.cli.showing import in_columns
from grimoire.cli.typed_answers import understood
from grimoire.kernel.option import Decision, Option
from grimoire.library.deck_lists import Deck
from grimoire.library.folding import folded
from grimoire.pages.games import catalogue_of
from grimoire.seat.wording import Wording
from grimoire.table.played_series import SWAP_IN, SWAP_OUT, Series

COMMANDS: Final = ("help", "table", "card", "quit")


class Changing:
    """Asks one seat until its deck is settled."""

    def __init__(self, series: Series, seat: int, wording: Wording, screen: Screen) -> None:
        self.series = series
        self.seat = seat
        self.wording = wording
        self.screen = screen
        self.ahead: list[str] = []  # answers typed ahead

    def change(self) -> None:
        """Raises EOFError or KeyboardInterrupt when the player leaves."""
        self.show()
        self.screen.line()
        self.screen.paragraph(self.wording.say("explain-swap-in"), "dim")
        while (decision := self.series.decision()) is not None and decision.seat == self.seat:
            self.ask(decision)
            while not self.answered(decision):
                pass

    def deck(self) -> Deck:
        cards, side = self.series.decks[self.seat], self.series.sides[self.seat]
        return Deck(self.series.record.seats[self.seat], tuple(cards), tuple(side))

    def show(self) -> None:
        deck = self.deck()
        self.screen.line()
        desk = catalogue_of(self.wording.game, self.wording.pool).desk(self.wording.lang)
        assert desk is not None  # somebody brought this deck
        for group in desk.list_of(deck):
            self.screen.group(group)

    def ask(self, decision: Decision) -> None:
        self.screen.line()
        self.screen.paragraph(self.wording.question(decision, False), "bold")
        words = [f"{words}{self.copies(option)}" for option, words in zip(decision.options, self.words(decision), strict=True)]
        for line in in_columns(words, self.screen.width):
            self.screen.line(line)

    def words(self, decision: Decision) -> list[str]:
        return self.wording.options(decision)

    def copies(self, option: Option) -> str:
        """How many of a card are there, where that is more than one."""
        cards = {SWAP_IN: self.series.sides, SWAP_OUT: self.series.decks}.get(option.verb)
        n = 0 if cards is None else cards[self.seat].count(option.card)
        return f" ({n}×)" if n > 1 else ""

    def answered(self, decision: Decision) -> bool:
        """Read a line. True when something was chosen, False to wait for another line."""
        typed = self.typed()
        if not typed:
            return False
        words = self.words(decision)
        if folded(typed) not in [folded(text) for text in words]:
            command = command_of(self.wording, typed)
            if command is not None:
                self.carry_out(decision, *command)
                return False
        names = [self.wording.card(option.card) if option.card else option.form for option in decision.options]
        meant = understood(typed, words, names)
        if len(meant) != 1:
            self.ahead = []  # what was typed ahead was meant for other questions
            numbers = ", ".join(f"{i + 1}" for i in meant)
            id = "ambiguous" if meant else "not-understood"
            self.screen.line(self.wording.say(id, typed=typed, numbers=numbers, last=len(words)))
            return False
        option = decision.options[meant[0]]
        taken = decision.question.card
        self.series.choose(option.form)
        if option.verb == SWAP_OUT:
            done = {"taken": self.wording.card(taken), "out": self.wording.card(option.card)}
            self.screen.paragraph(self.wording.say("series-swapped", **done), "italic", "  ")
        return True

    def typed(self) -> str:
        """The next answer; several may be typed at once, divided by semicolons."""
        prompt = self.wording.say("prompt")
        if self.ahead:
            answer = self.ahead.pop(0)
            self.screen.line(f"{prompt}{answer}")
            return answer
        answer, *self.ahead = [part.strip() for part in self.screen.read(prompt).split(";")]
        return answer

    def carry_out(self, decision: Decision, command: str, rest: str) -> None:
        if command == "quit":
            raise EOFError
        if command == "card" and rest:
            if named := the_card(self.wording, self.screen, rest):
                show_card(layout_of(self.wording), self.screen, named)
        elif command == "card":
            example = self.wording.card(self.series.sides[self.seat][0])
            self.screen.line(self.wording.say("card-which", example=example))
        elif command == "table":
            self.show()
            self.ask(decision)
        elif command == "help":
            self.screen.line()
            self.screen.paragraph(self.wording.say("explain-swap-in"))
            words = {name: name_of(self.wording, name) for name in COMMANDS}
            self.screen.paragraph(self.wording.say("series-help", **words))
            self.ask(decision)
        else:
            self.screen.paragraph(self.wording.say("series-not-here"))
