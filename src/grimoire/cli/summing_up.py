"""What a simulation came to, for people: a table, the texts nobody saw, the games that had to be given up."""

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as RichTable

from grimoire.cli.screen import wide_enough
from grimoire.lab.coverage import Coverage
from grimoire.lab.simulate import Plan, Played, Summary
from grimoire.lab.tables import Table
from grimoire.library.messages import Messages

ROWS: Final = {
    "games": "simulated-games",
    "finished": "simulated-finished",
    "capped": "simulated-capped",
    "repeating": "simulated-repeating",
    "errors": "simulated-errors",
    "draws": "simulated-draws",
    "decisions": "simulated-decisions",
    "turns": "simulated-turns",
    "seconds": "simulated-seconds",
    "decisions_per_s": "simulated-decisions-per-s",
}


def print_summary(words: Messages, summary: Summary, plan: Plan, game: Table) -> None:
    title = words.say("simulated-title", game=plan.game, first=str(plan.seed), last=str(plan.seed + plan.games - 1))
    table = RichTable(title=title)
    table.add_column("")
    table.add_column("", justify="right")
    table.add_row(words.say("simulated-cards"), summary.cards)
    for field, id in ROWS.items():
        table.add_row(words.say(id), number(words, getattr(summary, field)))
    table.add_row(words.say("simulated-compiled"), words.say("simulated-yes" if summary.compiled else "simulated-no"))
    if summary.lengths:
        table.add_row(words.say("simulated-lengths"), lengths_of(summary))
    for entry in summary.wins:
        deck = words.say("simulated-by-chance") if entry.deck == "random" else entry.deck
        said = words.say("simulated-wins", deck=deck, seat=entry.seat) if deck else seat_words(words, plan, entry.seat)
        table.add_row(said, number(words, entry.wins))
    for ending, games in summary.endings.items():
        table.add_row(words.say(f"ending-{ending}"), number(words, games))
    wide_enough(Console()).print(table)
    if summary.fates:
        print_fates(words, summary, game)


def lengths_of(summary: Summary) -> str:
    """The shortest game, the one in the middle, the longest, in turns."""
    return f"{min(summary.lengths)} / {summary.median} / {max(summary.lengths)}"


def seat_words(words: Messages, plan: Plan, seat: int) -> str:
    return words.say("simulated-seat", bot=plan.bots[seat], seat=seat + 1)


def print_fates(words: Messages, summary: Summary, game: Table) -> None:
    """How often each Mission came up, and was done."""
    table = RichTable()
    table.add_column("")
    for id in ("fate-drawn", "fate-done", "fate-share"):
        table.add_column(words.say(id), justify="right")
    for entry in summary.fates:
        share = f"{100 * entry.done / entry.drawn:.0f} %"
        name = f"{game.card_name(entry.card, words.lang)} ({words.say(f'fate-{entry.kind}')})"
        table.add_row(name, number(words, entry.drawn), number(words, entry.done), share)
    wide_enough(Console()).print(table)


def number(words: Messages, value: float) -> str:
    """As the language writes large and broken numbers."""
    text = f"{value:,}"
    return text.translate({ord(","): "\N{NARROW NO-BREAK SPACE}", ord("."): ","}) if words.lang == "fr" else text


def print_coverage(words: Messages, table: Table, coverage: Coverage) -> None:
    """How many cards were seen at work, and everything that was not."""
    console = wide_enough(Console(highlight=False))
    console.print(
        words.say(
            "coverage-cards",
            cards=coverage.cards,
            applied=coverage.applied,
            whole=coverage.whole,
            texts=coverage.texts,
            seen=coverage.texts_applied,
        )
    )
    if coverage.never:
        console.print(words.say("coverage-never", amount=len(coverage.never)))
        names = ", ".join(table.card_name(card, words.lang) for card in coverage.never)  # longer than a message may be
        console.print(Padding(names, (0, 0, 0, 2)))
    if coverage.never_texts:
        console.print(words.say("coverage-texts", amount=len(coverage.never_texts)))
        for missed in coverage.never_texts:
            line = words.say("coverage-text", card=table.card_name(missed.card, words.lang), text=missed.text)
            console.print(line, markup=False, soft_wrap=True)


def capped_line(words: Messages, plan: Plan, played: Played) -> str:
    """Whether a game that was given up went round in circles."""
    repeats = played.repeats
    assert repeats is not None  # every game that was given up is looked at
    return words.say(
        "simulated-given-up",
        seed=str(played.seed),
        decks=decks_of(words, plan, played),
        decisions=played.decisions,
        turns=played.turns,
        times=repeats.times,
        first=repeats.first,
        since=repeats.since,
    )


def decks_of(words: Messages, plan: Plan, played: Played) -> str:
    pairing = plan.pairings[played.pairing]
    if not pairing:
        return words.say("simulated-players", amount=len(plan.bots))
    one, two = (words.say("simulated-by-chance") if deck.name == "random" else deck.name for deck in pairing)
    return words.say("simulated-decks", one=one, two=two)
