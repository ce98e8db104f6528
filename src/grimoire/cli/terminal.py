"""A match in the terminal: tell what happened, show the table, ask, and understand the answer."""

from typing import cast

from grimoire.cli.asking import folded, understood
from grimoire.cli.commands import COMMANDS, WITH_NAME, command_of, words_of
from grimoire.cli.locating import detail
from grimoire.cli.reference import refused, show_card, the_card, why_lines
from grimoire.cli.screen import Screen
from grimoire.cli.table import Group, ether_group, hand_group, heading, table_groups
from grimoire.cli.telling import Telling
from grimoire.cli.wording import Wording
from grimoire.kernel.option import Decision
from grimoire.magenoir.game import Game
from grimoire.magenoir.view import View
from grimoire.match.prospects import Prospect, hand_prospects, prospects
from grimoire.match.session import Match
from grimoire.match.standing import PASS_THIS_TURN

WITHOUT_TABLE = ("choose-hand", "who-begins", "take-pile")
ABOUT_ETHER = ("gather", "take-pile", "place-mana", "take-mana", "trade-for")
ABOUT_TEXT = frozenset(
    (
        "choose",
        "choose-option",
        "choose-x",
        "count-as-more",
        "do-or-else",
        "extra-component",
        "ignore-damage",
        "instead",
        "may",
        "pay-to",
        "prepare-option",
        "prepare-way",
    )
)
HAND_OF = 5


class Terminal:
    """One person at one seat."""

    def __init__(self, match: Match, wording: Wording, screen: Screen, seat: int) -> None:
        self.match = match
        self.wording = wording
        self.screen = screen
        self.seat = seat
        self.telling = Telling(wording, seat)
        self.told = 0  # how much of the match was retold
        self.explained: set[str] = set()
        self.ahead: list[str] = []  # answers typed ahead

    def play(self) -> None:
        """Until the match is over. Raises EOFError or KeyboardInterrupt when the player leaves."""
        while True:
            self.match.go_on()
            self.retell()
            decision = self.match.decision()
            if decision is None:
                self.tell_result()
                return
            self.show(decision)
            while not self.answered(decision):
                pass

    # -- showing ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return cast(Game, self.match.position)

    def view(self) -> View:
        return self.game.view(self.seat)

    def hand(self) -> list[Prospect]:
        return hand_prospects(self.game, self.seat)

    def retell(self) -> None:
        sentences = self.telling.retell(self.match.events_since(self.told, self.seat))
        self.told = len(self.match.told)
        if sentences:
            self.screen.line()
        for sentence in sentences:
            self.screen.paragraph(sentence, "italic", "  ")

    def show_table(self) -> None:
        view = self.view()
        self.screen.heading(heading(self.wording, view, self.seat))
        for group in table_groups(self.wording, view, self.seat, self.hand(), self.screen.width):
            self.screen.group(group)

    def show(self, decision: Decision) -> None:
        id = decision.question.id
        if decision.opens and id not in WITHOUT_TABLE:
            self.show_table()
        elif id in ABOUT_ETHER:
            self.screen.line()
            self.screen.group(ether_group(self.wording, self.view()))
        if id == "choose-hand":
            self.show_starting_hands()
        if id not in self.explained:
            self.explained.add(id)
            self.explain(decision)
        self.ask(decision)

    def explain(self, decision: Decision) -> None:
        id = f"explain-{decision.question.id}"
        if self.wording.messages.has(id):
            self.screen.line()
            self.screen.paragraph(self.wording.say(id), "dim")

    def ask(self, decision: Decision) -> None:
        question = decision.question
        self.screen.line()
        if question.card and question.id in ABOUT_TEXT:
            show_card(self.wording, self.screen, self.wording.definition(question.card))
        self.screen.paragraph(self.wording.question(decision, self.match.step()), "bold")
        view = self.view()
        hand = self.hand()
        lines: list[str] = []
        for option, words in zip(decision.options, self.wording.options(decision), strict=True):
            more = detail(self.wording, view, self.seat, option, hand)
            if question.id == "choose-option":
                more = self.wording.listed(self.wording.definition(question.card), option.amount)
            lines.append(f"{words} ({more})" if more else words)
        for line in in_columns(lines, self.screen.width):
            self.screen.line(line)

    def show_starting_hands(self) -> None:
        """The two hands lie aside, in the order they were dealt; the Animal lies there too, unseen."""
        aside = self.view().players[self.seat].zones.get("outside", [])
        dealt = [self.wording.definition(card.card) for card in aside if card.card]
        for i in (0, 1):
            hand = [Prospect("prepare", d.id, None, d.cost) for d in dealt[i * HAND_OF : (i + 1) * HAND_OF]]
            group = hand_group(self.wording, hand, self.screen.width, False)
            self.screen.group(Group(self.wording.say("starting-hand", amount=i + 1), group.lines, True))

    def tell_result(self) -> None:
        winner = self.match.winner
        rule = self.match.told[-1][-1].rule
        self.screen.line()
        result = "result-drawn" if winner < 0 else "result-won" if winner == self.seat else "result-lost"
        self.screen.line(self.wording.say(result) + (f" ({rule})" if rule else ""), "bold")

    # -- answering -------------------------------------------------------------------------------------------------

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
        elif refusal := refused(self.wording, self.game, self.seat, typed):
            self.screen.paragraph(refusal)
        else:
            self.screen.line(self.wording.say("not-understood", typed=typed, last=len(words)))
        return False

    def typed(self) -> str:
        """The next answer; several may be typed at once, divided by semicolons."""
        if not self.ahead:
            self.ahead = [part.strip() for part in self.screen.read(self.wording.say("prompt")).split(";")]
        return self.ahead.pop(0)

    def obey(self, decision: Decision, command: str, name: str) -> bool:
        if command == "help":
            self.help(decision)
        elif command == "table":
            self.show_table()
            self.ask(decision)
        elif command in ("card", "why"):
            self.look_up(decision, command, name)
        elif command == "log":
            lines = self.telling.log(self.match.events_since(0, self.seat))
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
        self.explain(decision)
        self.screen.line()
        self.screen.paragraph(self.wording.say("help-title"))
        for command in COMMANDS:
            words = words_of(self.wording, command)[0] + (f" {self.wording.say('a-name')}" if command in WITH_NAME else "")
            self.screen.entry(words, self.wording.say(f"help-{command}"))
        self.ask(decision)

    def look_up(self, decision: Decision, command: str, name: str) -> None:
        if not name:
            hand = self.hand()
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
        for line in why_lines(self.wording, definition.id, prospects(self.game, self.seat, definition.id), forms):
            self.screen.paragraph(line)

    def undo(self) -> bool:
        if not self.match.undo(self.seat):
            self.screen.paragraph(self.wording.say("undo-none"))
            return False
        self.told = len(self.match.told)
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


def in_columns(texts: list[str], width: int) -> list[str]:
    """Numbered choices, one to a line; many short ones side by side, counted downwards."""
    numbered = [f"{i:3}. {text}" for i, text in enumerate(texts, 1)]
    longest = max(len(text) for text in numbered) + 3
    columns = min(3, width // longest)
    if len(texts) < 6 or columns < 2:
        return numbered
    rows = -(-len(texts) // columns)
    return ["".join(text.ljust(longest) for text in numbered[row::rows]).rstrip() for row in range(rows)]
