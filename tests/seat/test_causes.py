"""Every loss, gain and move in the story says what caused it, and a number that changed what it was and is."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

import pytest
from msgspec.json import encode
from tests.seat.described import seated
from tests.seat.playing import played

from grimoire.anima.game import Game
from grimoire.anima.procedures import text_scope
from grimoire.anima.zones import MISSIONS, OPEN
from grimoire.kernel.frame import NO_STEP, NO_USES, Frame, Scope
from grimoire.kernel.position import Position
from grimoire.lab.games import table_of
from grimoire.seat.anima.telling import Watch
from grimoire.seat.magenoir.presenter import MageNoirPresenter
from grimoire.seat.seats import Seats
from grimoire.seat.story import Step
from grimoire.seat.tracing import NO_TRACE, Begun, Trace

MOVED = ("Card", "Mana", "Pile", "Spell", "Health", "Damage", "PhasedOut")
# Nothing is lost, won or moved by these.
ASIDE = ("CardShown", "CardLookedAt", "CardSeen", "CardsRanOut", "SpellReverted", "HealthCounted")
SEEDS = (3, 5, 8, 9)
# Of Anima: what takes something away, or brings it, without a card that moves; and what changes a number that all can see.
LOSSES = ("CharacterDied", "CharacterIncapacitated", "PartyExpelled", "PartyDestroyed", "TimerChanged")
COUNTED = ("BonusGained", "CharacterChanged", "LevelChanged", "FoeCombatSet", "MissionMarked", "SteelGiven", "TimerChanged")
MANY = 250  # choices of a game


def steps_of_game(seed: int, seat: int, lang: str, game: str = "magenoir", players: int = 2) -> list[Step]:
    table = table_of(game, (), players)
    *_, seats = islice(played(table, seed), MANY)
    return seats.story(seat, lang, -1).steps


def text(step: Step) -> str:
    return "".join(span.text for span in step.words)


def touching(steps: list[Step]) -> Iterator[Step]:
    for step in steps:
        if step.moves or step.change or (step.kind.startswith(MOVED) and step.kind not in ASIDE):
            yield step


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_won_or_moved_without_a_cause(seed: int) -> None:
    for seat in (0, 1, -1):
        met = list(touching(steps_of_game(seed, seat, "en")))
        assert len(met) > 50
        for step in met:
            assert step.cause is not None and step.cause.words, text(step)


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (4, 3), (5, 4)])
def test_nothing_is_lost_won_or_moved_in_anima_without_a_cause(seed: int, players: int) -> None:
    for seat in (0, players - 1, -1):
        met = [step for step in steps_of_game(seed, seat, "en", "anima", players) if step.moves or step.kind in LOSSES]
        assert len(met) > 50
        for step in met:
            assert step.cause is not None and step.cause.words, text(step)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_of_anima_is_told_before_and_after(lang: str) -> None:
    told = [text(step) for seed in SEEDS for step in steps_of_game(seed, 0, lang, "anima", 3) if step.kind in COUNTED]
    changed = [said for said in told if "→" in said]
    assert len(changed) * 2 > len(told), told  # a bonus of the next turn, or one that finds its limit, changes no number now
    for said in changed:
        before, after = said.removesuffix(").").rpartition("(")[2].split(" → ")
        assert before.isdigit() and after.isdigit() and before != after, said


def test_a_trap_that_is_laid_is_named_to_nobody_else_as_a_cause() -> None:
    table = "turn: 'alice, reset', areas: [deimos, maisen], bob: {party: [executor]}"
    given = f"{{{table}, alice: {{party: [samurai], hand: [pit-of-stakes]}}}}"
    seats = seated("anima", given)
    for form in ("play pit-of-stakes", "on maisen"):
        seats.match.choose(form)
    mine, others = (encode(seats.story(seat, "en", 0)) for seat in (0, 1))
    assert b"pit-of-stakes" in mine
    assert b"pit-of-stakes" not in others
    assert b"pit-of-stakes" not in encode(seats.story(-1, "en", 0))


WON = (
    "{turn: 'alice, interaction', areas: [maisen, deimos], dice: [6, 1], bob: {party: [executor, agent, seer], in: maisen},"
    " alice: {party: [samurai, priestess, bell-ringer], in: maisen, missions: [vow-of-the-lab]}}"
)


def test_a_text_of_a_card_nobody_sees_is_no_cause_that_is_named() -> None:
    g = cast(Game, seated("anima", WON.replace("vow-of-the-lab", "crown-taken-by-force")).position)
    mission = g.own(0, MISSIONS)[0]
    text = g.definition(mission).listeners[0]
    frame = Frame(text.body, text_scope(g, 0, mission), [])
    assert Watch().cause(g, frame, [], Begun([], [])) == Trace(seat=0)
    g.set_known(mission, OPEN)
    assert Watch().cause(g, frame, [], Begun([], [])) == Trace(card="crown-taken-by-force", seat=0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_of_health_points_is_told_before_and_after(lang: str) -> None:
    unit = {"en": "HP", "fr": "PV"}[lang]
    changed = [step for seed in SEEDS for step in steps_of_game(seed, 0, lang) if step.change]
    assert changed
    for step in changed:
        before, after = numbers(text(step))
        assert after - before in step.change.values(), text(step)
        assert unit in text(step) or "→" in text(step)


def numbers(said: str) -> tuple[int, int]:
    before, after = said.split(" → ")
    return int(before.split(" ")[-1]), int(after.split(" ")[0].rstrip(".,"))


ARMORED = "{alice: {prepared: [draconic-flame]}, bob: {equipment: [bark-armor], hp: 9}}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Draconic flame inflicted 1 damage to you, 9 → 8 HP, 1 less for Bark armor."),
        ("fr", "Flamme draconique vous a infligé 1 dégât, 9 → 8 PV, 1 de moins grâce à Armure d'écorce."),
    ],
)
def test_a_changed_number_says_by_whom(lang: str, said: str) -> None:
    seats = seated("magenoir", ARMORED)
    for form in ("activate draconic-flame", "target opponent"):
        seats.match.choose(form)
    assert said in [text(step) for step in seats.story(1, lang, 0).steps]


def test_a_match_goes_on_without_causes_where_they_cannot_be_found(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(
        self: MageNoirPresenter, before: Position, form: str, waiting: Sequence[Trace]
    ) -> tuple[list[Trace], list[Trace]]:
        raise IndexError("no such card")

    seats = seated("magenoir", ARMORED)
    seats.match.choose("activate draconic-flame")
    monkeypatch.setattr(MageNoirPresenter, "traced", fails)
    seats.match.choose("target opponent")
    told = [text(step) for step in seats.story(1, "en", 0).steps]
    assert any("inflicted 1 damage to you" in said for said in told)
    assert seats.waiting == []
    assert [record.name for record in caplog.records] == ["grimoire.seat"]
    again = Seats(seats.match, seats.pool)
    assert len(again.happened[1]) == len(seats.happened[1]), "it can be followed anew as well"


class Counted(list[Frame]):
    """Says how often it was gone through."""

    times = 0

    def __iter__(self) -> Iterator[Frame]:
        self.times += 1
        return super().__iter__()


def test_a_long_chain_is_gone_through_once_not_once_for_each_of_its_frames() -> None:
    old, new = ([Frame(NO_STEP, Scope(-1, 0, 0, 0, -1, NO_USES), []) for _ in range(300)] for _ in range(2))
    below, cause = Counted(old), Trace(card="flame")
    begun = Begun([], [])
    begun.note([*old, *new], below, cause)
    assert below.times == 1
    assert all(begun.of(frame) == cause for frame in new)
    assert all(begun.of(frame) == NO_TRACE for frame in old)
