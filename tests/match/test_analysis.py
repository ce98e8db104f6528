"""A finished game looked at again: chances from what was known then, turning points, and what was better."""

from functools import lru_cache
from pathlib import Path
from typing import cast

import msgspec
import pytest
from typer.testing import CliRunner

from grimoire.bots.bot import Sight
from grimoire.bots.games import advised, make_bot
from grimoire.cli.main import app
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.position import Position
from grimoire.library.games import box_of
from grimoire.library.pools import CardPool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.saves import Save
from grimoire.table import analysis
from grimoire.table.analysis import Better, analysed, to_judge, with_turning_points
from grimoire.table.match import Match
from grimoire.table.playback import Playback

GIVEN = """
alice: {hp: 4, reserve: 3 fire 1 air, hand: [2 flame, mental-flame, fiery-arrow, flame-projectile], deck: [20 flame]}
bob: {hp: 8, channeled: [breath], deck: [20 zephyr]}
"""


@lru_cache
def pool() -> CardPool:
    return box_of("magenoir").shipped_pool()


def missed_win() -> Record:
    """Alice could win at once and ends her turn instead; then both do little for a while."""
    record = Record("1", "magenoir", pool().digest, ["Ann", "Bob"], given=GIVEN)
    match = Match(start_of(record, pool()), record, [None, None])
    position = match.position
    position.advance()
    match.take(position.index_of("end turn"), "hand")
    bots = [make_bot("novice", seeded(seat), "magenoir") for seat in (0, 1)]
    for _ in range(14):
        decision = match.decision()
        if decision is None:
            break
        match.take(bots[decision.seat].choose(Sight(position, decision.seat), decision), "hand")
    return record


@lru_cache
def looked_at() -> list[Better]:
    return with_turning_points(list(analysed(Playback(missed_win(), pool()))))


def test_a_win_that_was_missed_is_the_turning_point_and_its_way_is_told() -> None:
    first = looked_at()[0].judged
    assert (first.number, first.seat, first.chosen) == (1, 0, "end turn")
    assert first.turning
    assert first.best_chance > 0.99
    assert first.loss > 0.3
    assert first.missed["damage"] == 8
    assert first.line[0] == first.best
    assert "activate fiery-arrow" in first.line


def test_every_decision_that_opened_an_action_is_judged_once_with_a_chance() -> None:
    numbers = [better.judged.number for better in looked_at()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) > 5
    assert all(0.0 <= better.judged.chance <= 1.0 for better in looked_at())
    assert {better.judged.seat for better in looked_at()} == {0, 1}


def test_what_was_chosen_as_the_bot_would_costs_nothing() -> None:
    same = [better.judged for better in looked_at() if better.judged.chosen == better.judged.best]
    assert same
    assert not any(one.loss or one.line or one.missed for one in same)


HIDDEN = """
alice:
  hp: 8
  reserve: 3 fire 1 arcane
  rituals: [crimson-ritual]
  channeled: [draconic-flame]
  hand: [fiery-arrow, sulfur-flame]
  deck: [{mine}]
bob: {{hp: 9, reserve: 4 fire, channeled: [flame], hand: [{hers}], deck: [{left}]}}
"""
DEALS = (
    {"mine": "3 draconic-flame, 9 seed", "hers": "3 fire-ball", "left": "10 breath, 3 draconic-flame"},
    {"mine": "9 seed, 3 draconic-flame", "hers": "2 breath, draconic-flame", "left": "8 breath, 3 fire-ball, 2 draconic-flame"},
)
MADE = ("prepare fiery-arrow", "activate fiery-arrow", "prepare sulfur-flame", "end turn")


def played_from(deal: dict[str, str]) -> Playback:
    """A turn in which nothing hidden comes to light."""
    record = Record("1", "magenoir", pool().digest, ["Ann", "Bob"], given=HIDDEN.format(**deal))
    match = Match(start_of(record, pool()), record, [None, None])
    match.position.advance()
    for form in MADE:
        match.take(match.position.index_of(form), "hand")
    return Playback(record, pool())


class Peeking:
    """The sight of somebody who looks at the hidden cards."""

    closed = False

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat

    def view(self) -> object:
        return self.position.view(self.seat)

    def sample(self, chance: Chance) -> Position:
        return self.position.clone()


def test_a_judgement_does_not_hang_on_what_the_player_could_not_see() -> None:
    """Two games that are alike to the player, with other cards in the other's hand and another order of both decks, are judged
    alike to the last figure. Whoever peeks would judge them otherwise, so these deals do tell."""
    one, other = [played_from(deal) for deal in DEALS]
    numbers = to_judge(one)
    assert len(numbers) == 4
    assert [analysis.looked_at(one, number) for number in numbers] == [analysis.looked_at(other, number) for number in numbers]
    peeked = []
    for reel in (one, other):
        start = reel.positions[0]
        decision = start.decision()
        assert decision is not None
        advice = advised("magenoir", cast(Sight, Peeking(start, 0)), decision, seeded(1))
        peeked.append([(each.option, each.chance) for each in advice])
    assert peeked[0] != peeked[1]


def test_at_most_five_decisions_of_a_seat_are_turning_points_and_small_losses_are_none() -> None:
    made = looked_at()[0]
    many = [
        Better(msgspec.structs.replace(made.judged, number=n, loss=loss, turning=False), made.chosen, [])
        for n, loss in enumerate([0.04, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5])
    ]
    found = [better.judged.number for better in with_turning_points(many) if better.judged.turning]
    assert found == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("lang", "words"), [("en", "Where the game turned"), ("fr", "Où la partie a tourné")])
def test_the_command_tells_it_in_both_languages(tmp_path: Path, lang: str, words: str) -> None:
    path = tmp_path / "missed.game"
    Save.begun(path, missed_win()).close()
    done = CliRunner().invoke(app, ["analyse", str(path), "--seat", "Ann", "--lang", lang, "--plain"])
    assert done.exit_code == 0, done.output
    assert words in done.output
    assert ("8 damage" if lang == "en" else "8 dégâts") in done.output
    data = CliRunner().invoke(app, ["analyse", str(path), "--json"])
    assert msgspec.json.decode(data.stdout)["decisions"][0]["turning"] is True
