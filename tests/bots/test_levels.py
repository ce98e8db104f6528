"""The six levels of each game: who they are, that the lower ones play simply, and that none thinks too long."""

from collections.abc import Iterator
from typing import Final, cast

import pytest

from grimoire.bots.anima.greedy import GreedyBot as AnimaGreedyBot
from grimoire.bots.anima.searching import SearchBot as AnimaSearchBot
from grimoire.bots.bot import Bot, Sight
from grimoire.bots.games import LEVELS, bots_for_players, make_bot
from grimoire.bots.magenoir.greedy import GreedyBot
from grimoire.bots.magenoir.searching import SearchBot
from grimoire.bots.wavering import WaveringBot
from grimoire.kernel.chance import seeded
from grimoire.kernel.option import Decision
from grimoire.kernel.position import Position
from grimoire.lab.games import GAMES, table_of
from grimoire.lab.ladder import arms_of, ladder_of
from grimoire.lab.play import bots_for
from grimoire.lab.streams import stream
from grimoire.lab.studies import play_line
from grimoire.library.messages import LANGUAGES, messages
from grimoire.magenoir.game import Game

MOST: Final = 2.0  # seconds a decision may take
DECKS: Final = ("burning-wrath", "surging-growth")


class FakeClock:
    """Time that passes by being looked at: so slow a machine that every thought is cut."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def positions(game: str, seed: int, every: int, most: int) -> Iterator[tuple[Position, Decision]]:
    """Every n-th decision of a game of quick bots."""
    table = table_of(game)
    decks = [list(table.deck(name).cards) for name in DECKS] if game == "magenoir" else []
    position = table.begin(decks, seed)
    players = bots_for(["eager"] * table.seats, seed, game)
    for number in range(most):
        decision = position.decision()
        if decision is None:
            return
        if number % every == 0 and len(decision.options) > 1:
            yield position, decision
        position.choose(players[decision.seat].choose(Sight(position, decision.seat), decision))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_six_levels_with_a_name_and_a_line_in_both_languages(game: str) -> None:
    assert bots_for_players(game) == list(LEVELS)
    assert len(LEVELS) == 6
    for lang in LANGUAGES:
        words = messages(lang, game)
        titles = [words.say(f"bot-{level}-title") for level in LEVELS]
        lines = [words.say(f"bot-{level}-about") for level in LEVELS]
        assert len(set(titles)) == len(set(lines)) == 6
        assert not [line for line in titles + lines if line.startswith("bot-")]


def test_a_novice_prepares_one_card_a_turn_and_plays_it_in_the_next() -> None:
    table = table_of("magenoir")
    position = cast(Game, table.begin([list(table.deck(name).cards) for name in DECKS], 4))
    novices = bots_for(["novice", "novice"], 4, "magenoir")
    prepared: dict[int, int] = {}
    played_later = 0
    while (decision := position.decision()) is not None:
        chosen = novices[decision.seat].choose(Sight(position, decision.seat), decision)
        option = decision.options[chosen]
        if decision.question.id == "main":
            assert option.verb not in ("use", "trade")
            prepared[position.turn] = prepared.get(position.turn, 0) + (option.verb == "prepare")
            played_later += option.verb == "activate"
        position.choose(chosen)
    assert max(prepared.values()) == 1
    assert played_later > 5


def test_the_levels_that_differ_least_are_in_their_order_on_a_few_games() -> None:
    """What the ladder measures on hundreds of rounds, as far as ten tell: novices lose to masters' pupils."""
    table = table_of("magenoir")
    study = ladder_of(table, arms_of(["novice", "journeyman"], ""), table.deck_names(), 3, 10)
    scores = [play_line(study, number).line.won for number in range(study.terms.games)]
    assert sum(scores) / 2 >= 6.0


def test_who_wavers_begins_some_actions_quickly_and_finishes_all_with_care() -> None:
    class Says:
        def __init__(self, option: int) -> None:
            self.option = option

        def choose(self, sight: Sight, decision: Decision) -> int:
            return self.option

    opened: list[int] = []
    inside: list[int] = []
    bot = WaveringBot(Says(0), Says(1), 50, seeded(1))
    for position, decision in positions("magenoir", 3, 1, 150):
        chosen = bot.choose(Sight(position, decision.seat), decision)
        (opened if decision.opens else inside).append(chosen)
    assert 0.3 < sum(opened) / len(opened) < 0.7
    assert inside and not any(inside)


@pytest.mark.parametrize("tick", [0.02, 0.2])
@pytest.mark.parametrize("kind", ["expert", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_no_decision_takes_longer_than_two_seconds_however_slow_the_machine_and_that_is_told(
    game: str, kind: str, tick: float
) -> None:
    cut = 0
    for position, decision in positions(game, 5, 7, 90):
        clock = FakeClock(tick)
        bot = slow_bot(game, kind, clock)
        bot.choose(Sight(position, decision.seat), decision)
        assert clock.now < MOST
        told = bool(getattr(bot, "was_cut", False))
        assert not told or clock.now > 1.0, "what was not cut is not told to be"
        cut += told
    if kind == "master" and game == "magenoir":
        assert cut > 3


def slow_bot(game: str, kind: str, clock: FakeClock) -> Bot:
    chance = stream(1, "slow")
    if game == "anima":
        return AnimaSearchBot(chance, clock) if kind == "master" else AnimaGreedyBot(chance, clock)
    return SearchBot(chance, clock=clock) if kind == "master" else GreedyBot(chance, clock)


def test_with_time_enough_nothing_is_cut_and_the_choice_does_not_hang_on_the_clock() -> None:
    for position, decision in positions("magenoir", 5, 9, 80):
        bots = [SearchBot(stream(2, "twin"), 60, clock=FakeClock(tick)) for tick in (0.0, 1e-6)]
        assert len({bot.choose(Sight(position, decision.seat), decision) for bot in bots}) == 1
        assert not any(bot.was_cut for bot in bots)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_can_be_made_by_its_name(game: str) -> None:
    for level in LEVELS:
        assert make_bot(level, seeded(1), game) is not None
