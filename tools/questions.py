"""How often people are asked: whole games answered by a bot through what a seat is given, with the stops seats begin with.

    python tools/questions.py                      # all 14 decks of Mage Noir, seeds 1 to 20
    python tools/questions.py --seeds 3 --jobs 2
    python tools/questions.py anima --players 3 --json

One seat is a person's, bots sit at the others (--people: persons everywhere). Standing orders answer what they answer, what
the game suggests (gathering, paying, placing of Mana) is taken with one click, and the rest is chosen by a bot among the
options offered. Counted for each turn, the person's own and those of others: the passes they had to make, and how often they
were asked.
"""

import argparse
import json
import os
import sys
from collections import Counter
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from grimoire.bots.bot import Bot, Sight
from grimoire.bots.games import make_bot
from grimoire.lab.games import table_of
from grimoire.lab.streams import stream
from grimoire.library.records import Record
from grimoire.library.replay import pool_of, start_of
from grimoire.match.stops import PLACES, Stops
from grimoire.seat.ask import Ask
from grimoire.seat.seats import Seats, open_question
from grimoire.table.match import Match

CAP: Final = 6000  # choices; a game that goes on so long is counted as far as it went
NAMES: Final = ("Alice", "Bob", "Cleo", "Dan", "Eve")
SETUP: Final = 0  # the turn before the first
PHASES: Final = 4  # of a turn of Anima in which each player has a slot
MOST_WITHOUT_PACK: Final = 4  # players of Anima without the cards of Shadow of Omega


class Game(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    decks: tuple[str, ...]
    players: int
    seed: int
    bot: str
    stops: Stops
    people: bool  # at all seats; otherwise at one


class Count(msgspec.Struct):
    """What one seat was asked in one turn."""

    own: bool
    turn: int = 0
    passes: int = 0
    questions: int = 0


class Played(msgspec.Struct):
    """One game, as far as its questions go."""

    game: Game
    turns: list[Count]
    asked: Counter[str]  # by question, each click once
    passed: Counter[str]  # by what a passed window answered
    single: Counter[str]  # questions with one answer that reached a person
    slots: Counter[tuple[int, int, str, int]]  # passes of a seat by turn, phase and whose slot it was (Anima)
    all_slots: int = 0  # with those in which nobody was asked to pass
    ordered: int = 0  # answers to "in which order"
    zenith: int = 0  # of these, with the check of Zenith among them
    over: bool = True


def match_of(game: Game) -> Match:
    """Each seat a person's, or one of them and bots at the others."""
    rules = ("omega",) if game.players > MOST_WITHOUT_PACK else ()
    table = table_of(game.game, (), game.players, rules)
    decks = [list(table.deck(name).cards) for name in game.decks]
    record = Record(
        "", game.game, table.cards_digest(), list(NAMES[: game.players]), decks=decks, seed=game.seed, options=list(rules)
    )
    bots = [None if seat in people(game) else bot_of(game, seat) for seat in range(game.players)]
    match = Match(start_of(record, pool_of(record)), record, bots)
    match.stops = [game.stops] * game.players
    return match


def people(game: Game) -> list[int]:
    return list(range(game.players)) if game.people else [game.seed % game.players]


def bot_of(game: Game, seat: int) -> Bot:
    return make_bot(game.bot, stream(game.seed, f"bot {seat}"), game.game)


def play(game: Game) -> Played:
    """A whole game; every question that reaches a person is counted."""
    match = match_of(game)
    bots = {seat: bot_of(game, seat) for seat in people(game)}
    seats = Seats(match, pool_of(match.record))
    presenter = seats.presenter("en")
    turns: dict[tuple[int, int], Count] = {}
    found = Played(game, [], Counter(), Counter(), Counter(), Counter())
    match.go_on()
    while (decision := match.decision()) is not None and len(match.record.entries) < CAP:
        seat = decision.seat
        view = match.position.view(seat)
        count = turns.setdefault((seat, view.turn), Count(is_own(game, view, seat), view.turn))
        ask = open_question(presenter, seats.look(seat), False, False)
        count.questions += 1
        note(found, ask)
        if ask.suggested:
            take_suggested(match, seat, ask.suggested)
        else:
            form = ask.choices[bots[seat].choose(Sight(match.position, seat), decision)].form
            if form == "pass":
                count.passes += 1
                found.slots[seat, view.turn, getattr(view, "phase", ""), slot_of(match)] += 1
                found.passed["".join(span.text for span in ask.answers) or ask.id] += 1
            match.choose(form)
        match.go_on()
    found.over = match.over
    found.all_slots = match.position.view(0).turn * PHASES * game.players * len(bots)
    found.turns = [count for (_, turn), count in turns.items() if turn > SETUP]
    unasked = match.position.view(0).turn * len(bots) - len(found.turns)  # turns of others in which nothing was asked
    found.turns += [Count(False) for _ in range(max(0, unasked))]
    return found


def slot_of(match: Match) -> int:
    """Whose slot it is: of the procedures under way the first after the turn."""
    stack = getattr(match.position, "stack", [])
    return stack[1].scope.seat if len(stack) > 1 else -1


def is_own(game: Game, view: Any, seat: int) -> bool:
    """In Anima a turn is everybody's."""
    return game.game == "anima" or view.active == seat


def note(found: Played, ask: Ask) -> None:
    found.asked[ask.id] += 1
    if len(ask.choices) == 1:
        found.single[ask.id] += 1
    if ask.id == "order":
        found.ordered += 1
        found.zenith += any("zenith" in choice.form for choice in ask.choices)


def take_suggested(match: Match, seat: int, forms: list[str]) -> None:
    """All the game suggested, in one click, as long as it is still this seat that is asked."""
    for form in forms:
        decision = match.decision()
        if decision is None or decision.seat != seat or form not in [option.form for option in decision.options]:
            return
        match.choose(form)


def games(arguments: argparse.Namespace) -> list[Game]:
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    how = (arguments.bot, Stops(arguments.stops), arguments.people)
    if arguments.game == "anima":
        return [Game("anima", (), arguments.players, seed, *how) for seed in seeds]
    decks = table_of("magenoir", (), 2).deck_names()
    return [
        Game("magenoir", both(deck, decks[(i + seed) % len(decks)], seed), 2, seed, *how)
        for seed in seeds
        for i, deck in enumerate(decks)
    ]


def both(deck: str, other: str, seed: int) -> tuple[str, str]:
    """The deck at the seat where the person sits."""
    return (other, deck) if seed % 2 else (deck, other)


def slots_of(all_played: list[Played]) -> list[int]:
    """Passes in each slot; none in most of them."""
    if not all_played or all_played[0].game.game != "anima":
        return []
    found = [passes for played in all_played for passes in played.slots.values()]
    return found + [0] * max(0, sum(played.all_slots for played in all_played) - len(found))


def share(numbers: list[int], most: int) -> float:
    return round(100 * sum(n <= most for n in numbers) / max(1, len(numbers)), 2)


def summary(all_played: list[Played]) -> dict[str, object]:
    turns = [count for played in all_played for count in played.turns]
    passes = [count.passes for count in turns]
    own = [count.questions for count in turns if count.own]
    asked: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    single: Counter[str] = Counter()
    for played in all_played:
        asked.update(played.asked)
        passed.update(played.passed)
        single.update(played.single)
    return {
        "games": len(all_played),
        "unfinished": sum(not played.over for played in all_played),
        "turns": len(turns),
        "passes": sum(passes),
        "at most 2 passes, % of turns": share(passes, 2),
        "most passes in a turn": max(passes, default=0),
        "turns over 6 passes": [
            f"{' against '.join(played.game.decks) or played.game.game}, seed {played.game.seed}, turn {count.turn}"
            for played in all_played
            for count in played.turns
            if count.passes > 6
        ],
        "slots": sum(played.all_slots for played in all_played),
        "at most 2 passes, % of slots": share(slots_of(all_played), 2),
        "most passes in a slot": max(slots_of(all_played), default=0),
        "own turns": len(own),
        "questions in an own turn": round(sum(own) / max(1, len(own)), 2),
        "at most 15 questions, % of own turns": share(own, 15),
        "most questions in an own turn": max(own, default=0),
        "order questions": sum(played.ordered for played in all_played),
        "of these with Zenith": sum(played.zenith for played in all_played),
        "questions with one answer": dict(single.most_common()),
        "asked": dict(asked.most_common()),
        "passed windows answered": dict(passed.most_common(12)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="magenoir", choices=("magenoir", "anima"))
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--players", type=int, default=2, help="of Anima")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--stops", default=Stops().where, choices=PLACES)
    parser.add_argument("--people", action="store_true", help="at all seats; otherwise one among bots")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    os.nice(10)
    to_play = games(arguments)
    done: list[Played] = []
    with get_context("spawn").Pool(arguments.jobs) as workers:
        for played in workers.imap_unordered(play, to_play):
            done.append(played)
            print(f"\r{len(done)} of {len(to_play)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = summary(done)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return
    for name, value in found.items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
