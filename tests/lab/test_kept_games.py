"""Every command that plays games keeps them in the one form: gone on with, played in parts, put together, shown again."""

import json
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from typer.testing import CliRunner

from grimoire.bots.own_bots import ADMITTED
from grimoire.cli.main import app
from grimoire.lab.on_ray import OnRay
from grimoire.lab.parcel import parcel_of, unpacked
from grimoire.lab.results import Arm, read_results
from grimoire.lab.simulate import Plan
from grimoire.lab.simulated import plan_of, study_of_plan
from grimoire.lab.spread import Work
from grimoire.lab.studies import Study, study_of
from grimoire.library.deck_lists import Deck

SIMULATE = ("simulate", "--games", "4", "--seed", "5", "--cap", "20", "--decks", "random", "--coverage")
ANIMA = ("simulate", "anima", "--players", "3", "--bot", "random,eager-1,random", "--games", "2", "--seed", "1", "--cap", "30")
DECKS = ("--deck", "burning-wrath", "--deck", "surging-growth")
TOURNAMENT = ("lab", "tournament", *DECKS, "--games", "4", "--bot", "random", "--cap", "20")
LADDER = ("lab", "ladder", "--bots", "random,eager-1", "--rounds", "2", "--cap", "20", *DECKS)
TIMES = ("seconds", "decisions_per_s", "ratings")  # of the run; what a ladder comes to is looked at in its own tests


def told(*args: str) -> dict[str, object]:
    done = CliRunner().invoke(app, [*args, "--json"])
    assert done.exit_code == 0, done.output
    found: dict[str, object] = json.loads(done.stdout)
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("command", [SIMULATE, ANIMA, TOURNAMENT, LADDER])
def test_games_are_kept_gone_on_with_played_in_parts_and_shown_again(command: tuple[str, ...], tmp_path: Path) -> None:
    one = ("--jobs", "1", "--keep")
    whole, other = tmp_path / "whole", tmp_path / "merged"
    found = told(*command, *one, str(whole))
    data = whole.read_bytes()
    whole.write_bytes(data[: len(data) - 40])  # killed while it wrote the last line
    assert told(*command, *one, str(whole)) == found
    assert whole.read_bytes() == data
    parts = [tmp_path / "part1", tmp_path / "part2"]
    for number, part in enumerate(parts, 1):
        told(*command, *one, str(part), "--part", f"{number}/2")
    merged = CliRunner().invoke(app, ["lab", "merge", str(other), *map(str, parts)])
    assert merged.exit_code == 0, merged.output
    assert other.read_bytes() == data
    assert told("lab", "show", str(other)) == found


def test_another_seed_is_refused_by_every_command(tmp_path: Path) -> None:
    for number, command in enumerate((SIMULATE, TOURNAMENT, LADDER)):
        file = str(tmp_path / str(number))
        first = CliRunner().invoke(app, [*command, "--jobs", "1", "--keep", file])
        assert first.exit_code == 0, first.output
        refused = CliRunner().invoke(app, [*command, "--jobs", "1", "--keep", file, "--seed", "77", "--lang", "en"])
        assert refused.exit_code == 2 and "other terms" in refused.stderr


def test_what_has_no_page_says_so_and_nobody_of_that_name_plays(tmp_path: Path) -> None:
    file = str(tmp_path / "kept")
    told(*SIMULATE, "--jobs", "1", "--keep", file)
    shown = CliRunner().invoke(app, ["lab", "show", file, "--page", str(tmp_path / "page"), "--lang", "en"])
    assert shown.exit_code == 2 and "no page" in shown.stderr
    nobody = CliRunner().invoke(app, [*TOURNAMENT, "--backend", "cloud", "--lang", "en"])
    assert nobody.exit_code == 2 and "'cloud'" in nobody.stderr


def test_a_plan_comes_back_from_its_terms() -> None:
    alike = (Deck("mine", ("flame",) * 4), Deck("mine", ("ember",) * 4))
    plan = Plan("magenoir", [alike, alike[::-1], (alike[0], alike[0])], ["random", "eager-1"], 7, 4, 99, True, check_every=3)
    again = plan_of(study_of_plan(plan).terms)
    assert [[deck.cards for deck in pairing] for pairing in again.pairings] == [
        [deck.cards for deck in pairing] for pairing in plan.pairings
    ]
    assert [deck.name for deck in again.pairings[0]] == ["mine", "mine (2)"], "two files of one name hold two decks"
    assert msgspec.structs.replace(again, pairings=plan.pairings) == plan


def test_a_study_is_sent_with_its_cards_and_bots_by_their_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "sent_bot.py").write_text(
        "class Mine:\n    def __init__(self, chance): ...\n    def choose(self, *_): return 0\n"
    )
    (tmp_path / "sent_bot.policy").write_bytes(b"\x00weights")
    cards = tmp_path / "cards.yaml"
    cards.write_text(
        "bolt:\n  name: {en: Bolt, fr: Trait}\n  element: fire\n  cost: 1 fire\n  set: own\n  effect:\n    - damage(1, any)\n"
    )
    file = tmp_path / "kept"
    told(
        "lab",
        "tournament",
        *DECKS,
        "--games",
        "2",
        "--bot",
        "sent_bot:Mine",
        "--cards",
        str(cards),
        "--cap",
        "5",
        "--keep",
        str(file),
    )
    ADMITTED.clear()
    terms = read_results(file).terms
    assert terms.bots and terms.own[0]
    data = msgspec.msgpack.encode(parcel_of(Study(terms, ((str(cards),),))))
    there = unpacked(data, tmp_path / "there")
    assert there.terms == terms
    (sent,) = there.files[0]
    assert Path(sent).parent != tmp_path and Path(sent).read_bytes() == cards.read_bytes()
    assert {path.name for path in (tmp_path / "there").rglob("sent_bot.*")} == {"sent_bot.py", "sent_bot.policy"}


def test_two_files_of_one_name_are_both_sent(tmp_path: Path) -> None:
    card = (
        "{id}:\n  name: {{en: {id}, fr: {id}}}\n  element: fire\n  cost: 1 fire\n  set: own\n  effect:\n    - damage(1, any)\n"
    )
    files = (tmp_path / "a" / "cards.yaml", tmp_path / "b" / "cards.yaml")
    for file, id in zip(files, ("bolt", "spark"), strict=True):
        file.parent.mkdir()
        file.write_text(card.format(id=id))
    study = study_of("card", "magenoir", [Arm("with")], [[*map(str, files)]], 0, 1)
    (digests,) = study.terms.own
    assert list(digests) == ["cards.yaml", "cards.yaml (2)"] and len({*digests.values()}) == 2
    there = unpacked(msgspec.msgpack.encode(parcel_of(study)), tmp_path / "there")
    assert [Path(sent).read_bytes() for sent in there.files[0]] == [file.read_bytes() for file in files]


class RayErrors:
    """As Ray derives them: what went wrong in a piece is one of them too."""

    class RayError(Exception): ...

    class RayTaskError(RayError): ...

    class WorkerCrashedError(RayError): ...

    class NodeDiedError(RayError): ...

    class OutOfMemoryError(RayError): ...

    class ObjectLostError(RayError): ...

    class OwnerDiedError(ObjectLostError): ...


@pytest.mark.parametrize(
    "lost", ["WorkerCrashedError", "NodeDiedError", "OutOfMemoryError", "ObjectLostError", "OwnerDiedError"]
)
def test_what_a_machine_lost_is_done_again_alone_and_only_what_it_dies_of_is_a_fault(lost: str) -> None:
    def get(piece: list[int]) -> list[str]:
        if 2 in piece:
            raise getattr(RayErrors, lost)
        return [f"played {number}" for number in piece]

    there = object.__new__(OnRay)
    there.ray = SimpleNamespace(get=get, exceptions=RayErrors)
    work = Work("a plan", lambda plan, number: "", lambda plan, number: f"died {number}")
    assert there.fetched([1, 2, 3], work, [1, 2, 3], list) == ["played 1", "died 2", "played 3"]


def test_what_goes_wrong_in_a_piece_is_no_lost_machine() -> None:
    def get(piece: list[int]) -> list[str]:
        raise RayErrors.RayTaskError

    there = object.__new__(OnRay)
    there.ray = SimpleNamespace(get=get, exceptions=RayErrors)
    with pytest.raises(RayErrors.RayTaskError):
        there.fetched([1], Work("a plan", lambda plan, number: "", lambda plan, number: ""), [1], list)
