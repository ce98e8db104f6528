"""What a player gets to see: what happened, the table, the question and its choices, the result."""

from collections.abc import Sequence
from typing import cast

from grimoire.cli.current import TextNow, texts_now
from grimoire.cli.locating import detail
from grimoire.cli.ordering import order_details
from grimoire.cli.reference import show_card
from grimoire.cli.screen import Screen
from grimoire.cli.table import Group, ether_group, hand_group, heading, table_groups
from grimoire.cli.telling import Telling
from grimoire.cli.wording import Wording
from grimoire.kernel.option import Decision
from grimoire.magenoir.game import Game
from grimoire.magenoir.view import View
from grimoire.match.prospects import Prospect, hand_prospects
from grimoire.match.session import Match

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
        "instead-of",
        "may",
        "pay-to",
        "prepare-option",
        "prepare-way",
        "which-ability",
    )
)
HAND_OF = 5
ENDINGS = ("GameWon", "GameDrawn", "Conceded")


class Showing:
    """Shows a match to one seat. `names` are those of two people at one table; empty against a bot."""

    def __init__(self, match: Match, wording: Wording, screen: Screen, seat: int, names: Sequence[str] = ()) -> None:
        self.match = match
        self.wording = wording
        self.screen = screen
        self.seat = seat
        self.names = names
        self.telling = Telling(wording, seat, names)
        self.told = 0  # how much of the match was retold
        self.explained: set[str] = set()
        self.read = ""  # the card whose text stands just above

    @property
    def game(self) -> Game:
        return cast(Game, self.match.position)

    def view(self) -> View:
        return self.game.view(self.seat)

    def hand(self) -> list[Prospect]:
        return hand_prospects(self.game, self.seat)

    def retell(self) -> bool:
        """Tell what happened since the last time; whether that was anything worth a sentence."""
        sentences = self.telling.retell(self.match.events_since(self.told, self.seat))
        self.told = len(self.match.told)
        if sentences:
            self.screen.line()
        for sentence in sentences:
            self.screen.paragraph(sentence, "italic", "  ")
        return bool(sentences)

    def show_table(self) -> None:
        view = self.view()
        self.screen.heading(heading(self.wording, view, self.seat, self.names))
        for group in table_groups(self.wording, view, self.seat, self.hand(), self.screen.width, self.names):
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
        view = self.view()
        shown = question.card if question.id in ABOUT_TEXT else ""
        if shown and shown != self.read:
            show_card(self.wording, self.screen, self.wording.definition(shown), self.texts_now(shown))
        self.read = shown
        own_turn = view.active == self.seat
        self.screen.paragraph(self.wording.question(decision, own_turn), "bold")
        hand = self.hand()
        order = order_details(self.wording, self.game, self.seat, decision) if question.id == "order" else []
        lines: list[str] = []
        for i, (option, words) in enumerate(zip(decision.options, self.words_of(decision), strict=True)):
            more = order[i] if order else detail(self.wording, view, self.seat, option, hand)
            if question.id == "choose-option":
                more = self.wording.listed(self.wording.definition(question.card), option.amount)
            lines.append(f"{words} ({more})" if more else words)
        for line in in_columns(lines, self.screen.width):
            self.screen.line(line)

    def words_of(self, decision: Decision) -> list[str]:
        """The words of each option, as shown and as they may be typed."""
        return self.wording.options(decision)

    def texts_now(self, card: str) -> list[TextNow]:
        return texts_now(self.wording, self.game, self.seat, card)

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
        rule = next((e.rule for events in reversed(self.match.told) for e in reversed(events) if e.kind in ENDINGS), "")
        self.screen.line()
        if self.names and winner >= 0:
            words = self.wording.say("result-named", name=self.names[winner])
        else:
            words = self.wording.say("result-drawn" if winner < 0 else "result-won" if winner == self.seat else "result-lost")
        self.screen.line(words + (f" ({rule})" if rule else ""), "bold")


def in_columns(texts: list[str], width: int) -> list[str]:
    """Numbered choices, one to a line; many short ones side by side, counted downwards."""
    numbered = [f"{i:3}. {text}" for i, text in enumerate(texts, 1)]
    longest = max(len(text) for text in numbered) + 3
    columns = min(3, width // longest)
    if len(texts) < 6 or columns < 2:
        return numbered
    rows = -(-len(texts) // columns)
    return ["".join(text.ljust(longest) for text in numbered[row::rows]).rstrip() for row in range(rows)]
