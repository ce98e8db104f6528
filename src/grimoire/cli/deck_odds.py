"""`grimoire deck odds` and `grimoire deck hands`: what a deck begins with, in numbers and as it could be dealt."""

from collections.abc import Sequence
from typing import Final

from grimoire.cli.screen import Screen
from grimoire.lab.odds import Hands
from grimoire.library.messages import messages
from grimoire.pages.decks import DeckStudy, Odds
from grimoire.seat.groups import Group, in_line

FITTING: Final = 6  # turns for which a table of all words has room


def odds_lines(study: DeckStudy, lang: str) -> list[Group]:
    """Every word that is asked for, with how often it is there; one table for whoever begins, one for the other."""
    say = messages(lang).say
    asked = [word for word in study.words if word.asked]
    if not asked:
        return [Group(say("odds-nothing"), [])]
    head = [say("odds-word"), say("odds-asked"), say("odds-had"), *turns(lang, FITTING)]
    groups: list[Group] = []
    for title, begins in ((say("odds-begin"), True), (say("odds-follow"), False)):
        rows = [head]
        for word in asked:
            more = f" {say('odds-perhaps', amount=word.perhaps)}" if word.perhaps else ""
            for odds in word.odds:
                name = word.name if odds.amount == 1 else f"{odds.amount} {word.name}"
                rows.append([name, str(word.asked), f"{word.at_hand}{more}", *told(odds, begins)[: FITTING + 1]])
        groups.append(Group(title, [("", line) for line in in_line(rows)]))
    return groups


def wish_lines(odds: Odds, lang: str) -> list[Group]:
    say = messages(lang).say
    rows = [["", *turns(lang, len(odds.first))]]
    rows += [[say("odds-begin"), *told(odds, True)], [say("odds-follow"), *told(odds, False)]]
    return [Group("", [("", line) for line in in_line(rows)])]


def turns(lang: str, amount: int) -> list[str]:
    say = messages(lang).say
    return [say("odds-opening"), *[say("odds-turn", turn=turn) for turn in range(1, amount + 1)]]


def told(odds: Odds, begins: bool) -> list[str]:
    return [odds.opening_words, *(odds.first_words if begins else odds.second_words)]


def show_hands(screen: Screen, hands: Hands, names: dict[str, str], lang: str) -> None:
    say = messages(lang).say

    def list_of(cards: Sequence[str]) -> str:
        return ", ".join([names[card] for card in cards])

    for title, hand, draws in zip((say("hands-one"), say("hands-other")), hands.hands, hands.draws, strict=True):
        screen.line(title, "bold")
        screen.paragraph(list_of(hand), indent="  ")
        screen.paragraph(f"{say('hands-then')}: {list_of(draws)}", indent="  ")
