"""What every bot must hold: legal answers, the same for the same seed, nothing hidden in them, and games that end."""

from collections.abc import Iterator
from typing import Final

import pytest

from grimoire.bots.bot import Sight
from grimoire.bots.games import bots_for_players, make_bot
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.games import GAMES, table_of
from grimoire.lab.play import bots_for, play
from grimoire.lab.streams import stream
from grimoire.lab.tables import Table

PRINTED: Final = ("whirling-flurry", "crushing-pressure", "burning-wrath", "surging-growth")
CAP: Final = 6_000
FEW_NODES: Final = 60  # of one that searches, where a whole game is played: how well does not matter there
TABLES: Final = {"magenoir": table_of("magenoir"), "anima": table_of("anima", (), 3)}

# The yardsticks are copies of what is here, and kept by golden games.
every_bot = pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bots_for_players(game)])


SLOW: Final = {
    "master": 48,
    "expert": 3,
    "adept": 3,
}  # looks at a thousand positions for a decision: it is asked that many times less often


def played(seeds: range) -> list[tuple[str, str, int]]:
    """Every bot of every game with these seeds, the slowest with half of them."""
    return [
        (game, name, seed)
        for game in GAMES
        for name in bots_for_players(game)
        for seed in seeds[: len(seeds) // 2 if name == "master" else len(seeds)]
    ]


def new_game(table: Table, seed: int) -> Position:
    """Any decks: bots know no card by name, so every card of the pool may be among them."""
    return table.begin([table.random_deck(stream(seed, f"deck {seat}")) for seat in range(table.seats)], seed)


def by_chance(table: Table, seed: int, every: int) -> Iterator[tuple[Position, Decision]]:
    """Every n-th position of a game by chance."""
    position = new_game(table, seed)
    chance = stream(seed, "moves")
    number = 0
    while (decision := position.decision()) is not None and number < CAP:
        if number % every == 0:
            yield position, decision
        position.choose(chance.below(len(decision.options)))
        number += 1


def test_every_game_is_looked_at() -> None:
    assert sorted(TABLES) == sorted(GAMES)


@pytest.mark.parametrize(("game", "name", "seed"), played(range(4)))
def test_a_bot_answers_every_decision_with_an_option_of_it(game: str, name: str, seed: int) -> None:
    bot = make_bot(name, stream(seed, "bot"), game)
    for position, decision in by_chance(TABLES[game], seed, 7 * SLOW.get(name, 1)):
        before = position.digest()
        index = bot.choose(Sight(position, decision.seat), decision)
        assert 0 <= index < len(decision.options)
        assert position.digest() == before, "a bot thinks on samples, not on the game"


@every_bot
def test_a_bot_answers_the_same_for_the_same_seed(game: str, name: str) -> None:
    twins = [make_bot(name, stream(3, "twin"), game) for _ in range(2)]
    for position, decision in by_chance(TABLES[game], 11, 13 * SLOW.get(name, 1)):
        one, two = [bot.choose(Sight(position, decision.seat), decision) for bot in twins]
        assert one == two


@pytest.mark.parametrize(("game", "name", "seed"), played(range(20, 24)))
def test_an_answer_does_not_depend_on_what_the_seat_cannot_see(game: str, name: str, seed: int) -> None:
    chance = stream(seed, "other worlds")
    for position, decision in by_chance(TABLES[game], seed, 17 * SLOW.get(name, 1)):
        seat = decision.seat
        other = position.sample(seat, chance)
        assert position.view(seat) == other.view(seat)
        answers = [make_bot(name, stream(seed, "bot"), game).choose(Sight(g, seat), decision) for g in (position, other)]
        assert answers[0] == answers[1], decision


@pytest.mark.parametrize(
    ("name", "deck"), [(name, deck) for name in bots_for_players("magenoir") for deck in PRINTED[: 1 if name in SLOW else 4]]
)
def test_a_game_of_mage_noir_with_a_bot_comes_to_an_end(name: str, deck: str) -> None:
    table = TABLES["magenoir"]
    cards = list(table.deck(deck).cards)
    position = table.begin([cards, cards], 5)
    bots = bots_for([name, "eager"], 5, "magenoir")
    if isinstance(bots[0], SearchBot):
        bots[0].nodes = FEW_NODES
    play(position, bots, CAP, [])
    assert position.over


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        (name, seats, options)
        for name in bots_for_players("anima")
        for seats, options in ((2, ()), (3, ("tree",)), (5, ("omega",)))[: 1 if name == "master" else 3]
    ],
)
def test_a_game_of_anima_with_bots_comes_to_an_end(name: str, seats: int, options: tuple[str, ...]) -> None:
    position = table_of("anima", (), seats, options).begin([], 5)
    play(position, bots_for([name] + ["eager"] * (seats - 1), 5, "anima"), CAP, [])
    assert position.over
