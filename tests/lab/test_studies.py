"""Studies of the lab: one form of results, the same bytes however they were played, and statistics that claim no more than they
may."""

import base64
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lab import same_bytes
from tests.lab.same_bytes import in_parts, small_study, stopped_half_way
from typer.testing import CliRunner

from grimoire.cli.lab_names import names_of
from grimoire.cli.lab_page import page_of
from grimoire.cli.lab_text import card_lines
from grimoire.cli.main import app
from grimoire.kernel.option import Option
from grimoire.lab import card_study
from grimoire.lab.card_study import at_other_cost, card_arms, found_in, priced, with_card
from grimoire.lab.game_tables import rows_of, write_parquet
from grimoire.lab.games import table_of
from grimoire.lab.matrix import equilibrium, matrix_arms
from grimoire.lab.matrix import found_in as found_in_matrix
from grimoire.lab.observing import OBSERVERS
from grimoire.lab.results import Line, Results, Terms, merged, read_results
from grimoire.lab.spread import Processes
from grimoire.lab.statistics import Share, among, by_rounds, deviations, difference, mean_of, share_of
from grimoire.lab.studies import Study, play_study, study_of
from grimoire.library.messages import messages
from grimoire.library.reading import BadFile
from grimoire.library.records import read_record
from grimoire.library.replay import pool_of
from grimoire.table.playback import Playback

CARDS = """\
bolt-of-the-lab:
  name: {en: Bolt of the lab, fr: Trait du labo}
  element: fire
  cost: 3 fire
  set: lab
  effect:
    - damage(2, any)
# a remark between
ward-of-the-lab:
  name: {en: Ward of the lab, fr: Garde du labo}
  element: water
  cost: 1 water
  set: lab
  effect:
    - draw(you, 1)
"""

VOW = """\
vow-of-the-lab:
  name: {en: Vow of the lab, fr: Serment du labo}
  type: objective
  set: lab
  where: [anywhere]
  task: discard(1, us)
  reward: combat(1, us, lasting)
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text(CARDS, encoding="utf-8")
    return file


def study(cards: Path, rounds: int = 3, seed: int = 3, bot: str = "random", cap: int = 60) -> Study:
    table = table_of("magenoir", (str(cards),))
    arms = card_arms(
        table, table.deck("burning-wrath").cards, table.deck("surging-growth").cards, "bolt-of-the-lab", "", 4, bot
    )
    return study_of("card", "magenoir", arms, [[str(cards)]], seed, rounds, about="bolt-of-the-lab", watched=True, cap=cap)


def played(made: Study, path: Path, jobs: int = 1, part: int = 0, parts: int = 1) -> bytes:
    results = Results(made.terms, path)
    results.begin()
    for _ in play_study(made, results, Processes(jobs), part, parts):
        pass
    results.write_whole()
    return path.read_bytes()


def test_games_are_the_same_bytes_however_they_were_played(tmp_path: Path) -> None:
    """`python -m tests.lab.same_bytes` asks the same with sixteen processes."""
    made = small_study(rounds=4)
    whole = same_bytes.played(made, tmp_path / "one", Processes(1))
    assert whole.count(b"\n") == 1 + 4 * 2
    assert same_bytes.played(made, tmp_path / "killed", Processes(2), kill=True) == whole
    assert stopped_half_way(made, tmp_path / "stopped") == whole
    assert in_parts(made, tmp_path) == whole


def test_cards_are_known_by_what_they_are_and_not_where_they_lie(cards: Path, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    (moved / cards.name).write_text(CARDS, encoding="utf-8")
    assert study(moved / cards.name).terms == study(cards).terms


def test_games_on_other_terms_are_not_put_together(cards: Path, tmp_path: Path) -> None:
    made = study(cards, rounds=1)
    played(made, tmp_path / "kept")
    other = tmp_path / "other.yaml"
    other.write_text(CARDS.replace("cost: 3 fire", "cost: 2 fire"), encoding="utf-8")
    for changed in (study(cards, rounds=1, seed=4), study(cards, rounds=1, bot="novice"), study(other, rounds=1)):
        with pytest.raises(BadFile, match="other terms"):
            Results(changed.terms, tmp_path / "kept").begin()
        played(changed, tmp_path / "there")
        with pytest.raises(BadFile, match="other terms"):
            merged([tmp_path / "kept", tmp_path / "there"], tmp_path / "both")
        (tmp_path / "there").unlink()
    assert not (tmp_path / "both").exists()


def test_what_is_no_file_of_games_is_refused(cards: Path, tmp_path: Path) -> None:
    made = study(cards, rounds=1)
    terms = msgspec.json.encode(made.terms)
    late = msgspec.json.encode(Line(made.terms.games))
    for text in (b"", b"hello\n", terms + b"\nhello\n", terms + b"\n" + late + b"\n", b'{"form": 1}\n'):
        (tmp_path / "file").write_bytes(text)
        with pytest.raises(BadFile, match="no file of games"):
            read_results(tmp_path / "file")
    one = Line(0, 1.0)
    for name, line in (("one", one), ("two", msgspec.structs.replace(one, won=0.0))):
        (tmp_path / name).write_bytes(terms + b"\n" + msgspec.json.encode(line) + b"\n")
    with pytest.raises(BadFile, match="went otherwise"):
        merged([tmp_path / "one", tmp_path / "two"], tmp_path / "both")


def test_observers_see_what_was_drawn_kept_and_played(cards: Path) -> None:
    made = study(cards, rounds=2, bot="eager", cap=120)
    results = Results(made.terms)
    lines = [done.line for done in play_study(made, results, Processes(1))]
    deck = {*made.terms.arms[0].deck, *made.terms.arms[1].deck}
    for line in lines:
        seen = line.seen
        assert not line.error and {"drawn", "kept", "left", "played"} == set(seen)
        assert set(seen["kept"]) <= set(seen["drawn"]) >= set(seen["left"])
        assert set(seen["drawn"]) <= deck and seen["drawn"]
    assert any("bolt-of-the-lab" in line.seen["played"] for line in lines)
    firsts = [line.first for line in lines]
    assert any(firsts) and not all(firsts)


class Channeled:
    """What the studied side channeled."""

    def __init__(self) -> None:
        self.cards: set[str] = set()

    def asked(self, view: Any, option: Option) -> None:
        if option.verb == "channel" and option.card:
            self.cards.add(option.card)

    def over(self, view: Any) -> None: ...

    def told(self) -> dict[str, list[str]]:
        return {"channeled": sorted(self.cards)}


def test_a_new_statistic_is_one_observer_and_comes_out_everywhere(cards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grimoire.lab.observing.OBSERVERS", [*OBSERVERS, Channeled])
    monkeypatch.setattr("grimoire.lab.studies.OBSERVERS", [*OBSERVERS, Channeled])
    made = study(cards, rounds=3, bot="eager", cap=10_000)
    assert made.terms.watched == ["hands", "deeds", "channeled"]
    results = Results(made.terms)
    thrown = {card for done in play_study(made, results, Processes(1)) for card in done.line.seen["channeled"]}
    assert thrown and all("channeled" in row for row in rows_of(results))
    assert any(row.more["channeled"].many for row in found_in(results).cards)


def test_the_card_most_like_it_makes_room(cards: Path) -> None:
    table = table_of("magenoir", (str(cards),))
    deck = list(table.deck("burning-wrath").cards)
    having, lacking, out = with_card(table, deck, "bolt-of-the-lab", "", 2)
    assert lacking == deck and having.count("bolt-of-the-lab") == 2 and having.count(out) == deck.count(out) - 2
    again = with_card(table, having, "bolt-of-the-lab", out, 4)
    assert again[0] == having and sorted(again[1]) == sorted(deck)
    with pytest.raises(BadFile, match="not in the deck"):
        with_card(table, deck, "bolt-of-the-lab", "droplet", 2)


def test_one_card_of_a_file_gets_another_price(cards: Path) -> None:
    dear = at_other_cost(CARDS, "bolt-of-the-lab", 2)
    assert dear == CARDS.replace("cost: 3 fire", "cost: 5 fire")
    assert at_other_cost(CARDS, "ward-of-the-lab", -1) == CARDS.replace("cost: 1 water", "cost: 0 water")
    for card, by in (("ward-of-the-lab", -2), ("nobody", 1)):
        with pytest.raises(BadFile, match="has no cost"):
            at_other_cost(CARDS, card, by)


def test_no_price_below_nothing_is_tried_and_what_is_no_list_of_changes_is_said(cards: Path, tmp_path: Path) -> None:
    """The changes that are tried where none are given would take more than it costs from every cheap card."""
    common = ["--rounds", "2", "--bot", "random", "--jobs", "1", "--lang", "en"]
    swept = CliRunner().invoke(app, ["lab", "sweep", str(cards), "ward-of-the-lab", "--cost", "-2,-1", *common])
    assert swept.exit_code == 0 and "cost -1: " in swept.output and "cost -2: " not in swept.output, swept.output
    for cost in ("x", "", "1,,2", "1;2"):
        refused = CliRunner().invoke(app, ["lab", "sweep", str(cards), "ward-of-the-lab", "--cost", cost, *common])
        assert refused.exit_code == 2 and "no list of changes" in refused.stderr, cost
    missing = CliRunner().invoke(app, ["lab", "sweep", str(tmp_path / "none.yaml"), "ward-of-the-lab", *common])
    assert missing.exit_code == 2 and "none.yaml" in missing.stderr
    assert list(priced(cards, "ward-of-the-lab", [0, -2, -1, 1], tmp_path)) == [0, -1, 1]


# -- statistics ------------------------------------------------------------------------------------------------------------


def made_up(cards: Path, wins: list[float]) -> Results:
    """A study of one arm in which each round went so."""
    base = study(cards, rounds=len(wins)).terms
    terms: Terms = msgspec.structs.replace(base, arms=base.arms[:1], watched=[])
    results = Results(terms)
    for round, won in enumerate(wins):
        for place in (0, 1):
            results.add(Line(round * 2 + place, won))
    return results


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [
        ([1.0] * 60 + [0.0] * 139, card_study.TOO_FEW),
        ([1.0] * 180 + [0.0] * 120, card_study.STRONGER),
        ([1.0] * 120 + [0.0] * 180, card_study.WEAKER),
        ([1.0] * 155 + [0.0] * 145, card_study.EVEN),
    ],
)
def test_a_claim_wants_rounds_enough_and_an_interval_on_one_side(cards: Path, wins: list[float], verdict: str) -> None:
    assert found_in(made_up(cards, wins)).verdict == verdict


def test_a_strong_deck_does_not_make_a_strong_card(cards: Path) -> None:
    """Against another deck the same deck without the card is what counts."""
    terms = study(cards, rounds=300).terms
    results = Results(msgspec.structs.replace(terms, watched=[]))
    for number in range(terms.games):
        round, arm, _ = terms.place_of(number)
        results.add(Line(number, float((round + arm) % 10 > 1)))  # both win eight of ten
    found = found_in(results)
    assert found.arms[0].won.low > 0.7 and found.verdict == card_study.EVEN


def test_intervals_are_as_wide_as_they_must_be() -> None:
    half = share_of(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)  # Wilson, by hand
    assert share_of(0, 0) == Share(0.0, 0.0, 1.0, 0)
    mean = mean_of([0.0, 1.0] * 50)
    assert mean.value == 0.5 and round(mean.high - 0.5, 3) == round(1.96 * (0.25 * 100 / 99 / 100) ** 0.5, 3)
    assert mean_of([0.0, 1.0] * 50, 0.99).high > mean.high
    gap = difference(share_of(60, 100), share_of(40, 100))
    assert gap.low < 0.2 < gap.high and gap.low > 0
    assert among(20, 0.99) == pytest.approx(0.9995)


def test_games_of_one_round_make_nothing_surer_and_few_rounds_call_no_card_anything(cards: Path) -> None:
    wins = [float(round % 3 > 0) for round in range(40)]
    alone = [(round, round < 20, won) for round, won in enumerate(wins)]
    gap = difference(*(share_of(sum(won for _, here, won in alone if here is side), 20) for side in (True, False)))
    one, thrice = by_rounds(gap, alone), by_rounds(gap, alone * 3)
    assert (thrice.low, thrice.high) == pytest.approx((one.low, one.high)), "the same games again tell nothing new"
    wide = deviations(0.95) * (2 * (2 / 9) / 20) ** 0.5  # about, by hand
    assert one.high - one.value == pytest.approx(wide, rel=0.15)
    for rounds, called in ((150, False), (250, True)):
        base = study(cards, rounds=rounds).terms
        results = Results(msgspec.structs.replace(base, arms=base.arms[:1]))
        for number in range(rounds * 2):
            drawn = number // 2 % 2 == 0
            results.add(Line(number, float(drawn), seen={"drawn": ["bolt-of-the-lab"] if drawn else []}))
        (row,) = found_in(results).cards
        assert row.gap.low > 0.5 and row.stands_out is called


def test_the_equilibrium_is_found_and_how_sure_it_is() -> None:
    beats = [[0.0, 0.2, -0.2], [-0.2, 0.0, 0.2], [0.2, -0.2, 0.0]]
    assert equilibrium(beats, 4000) == pytest.approx([1 / 3] * 3, abs=0.05)
    assert equilibrium([[0.0, 0.3], [-0.3, 0.0]], 2000) == pytest.approx([1.0, 0.0], abs=0.01)


def test_a_matrix_of_decks_says_who_met_and_how_sure_it_is() -> None:
    table = table_of("magenoir")
    decks = [table.deck(name) for name in ("burning-wrath", "surging-growth", "whirling-flurry")]
    made = study_of("matrix", "magenoir", matrix_arms(decks, ["random"]), [[]], 1, 2, cap=300)
    results = Results(made.terms)
    assert sum(1 for _ in play_study(made, results, Processes(1))) == 3 * 2 * 2
    found = found_in_matrix(results)
    assert {(one.deck, one.against) for one in found.meetings} == {
        ("burning-wrath", "surging-growth"),
        ("burning-wrath", "whirling-flurry"),
        ("surging-growth", "whirling-flurry"),
    }
    assert sum(part.part for part in found.equilibrium) == pytest.approx(1, abs=0.001)
    assert all(0 <= part.low <= part.high <= 1 for part in found.equilibrium)
    assert not any(one.claimed for one in found.meetings)  # two rounds are no ground for a claim


# -- commands --------------------------------------------------------------------------------------------------------------


def test_the_commands_say_it_in_both_languages_and_go_on_from_files(cards: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    common = ["--rounds", "2", "--bot", "eager", "--jobs", "1", "--lang"]
    for lang, said in (("en", "2 rounds are too few"), ("fr", "2 manches ne suffisent pas")):
        done = CliRunner().invoke(app, ["lab", "card", str(cards), "bolt-of-the-lab", "--keep", kept, *common, lang])
        assert done.exit_code == 0 and said in done.output, done.output
    page = tmp_path / "page.html"
    shown = CliRunner().invoke(app, ["lab", "show", kept, "--json", "--page", str(page)])
    told = page.read_text(encoding="utf-8")
    assert all(said in told for said in ("2 rounds are too few", "2 manches ne suffisent pas", "bolt-of-the-lab"))
    assert not re.search(r"https?:|src=|@import|<script", told)  # nothing is fetched
    assert msgspec.json.decode(shown.output)["rounds"] == 2
    assert msgspec.json.decode(page.with_suffix(".json").read_bytes()) == msgspec.json.decode(shown.output)
    common[3] = "random"  # what games are played makes no difference to what is said of them
    swept = CliRunner().invoke(
        app, ["lab", "sweep", str(cards), "bolt-of-the-lab", "--cost", "-1,1", "--page", str(page), *common, "en"]
    )
    assert swept.exit_code == 0 and "cost -1: " in swept.output and "cost +1: " in swept.output
    curve = page.read_text(encoding="utf-8")
    assert all(said in curve for said in ("Won with the card", "Gagné avec la carte", "<polyline", "its cost", "son coût"))
    compared = CliRunner().invoke(app, ["lab", "compare", str(cards), str(cards), *common, "en"])
    assert compared.exit_code == 0 and "mine.yaml: 0.0 points (0.0 to 0.0)" in compared.output
    refused = CliRunner().invoke(app, ["lab", "metagame", kept])
    assert refused.exit_code == 2 and "lab matrix" in refused.stderr


def test_the_page_calls_cards_as_printed_and_tells_games_that_show_them_in_both_languages(cards: Path, tmp_path: Path) -> None:
    made = study(cards, rounds=4, bot="eager", cap=10_000, seed=1)
    results = Results(made.terms)
    for _ in play_study(made, results, Processes(1)):
        pass
    best = found_in(results).best
    assert best
    told = page_of(results, "en", made.files)
    english, french = told.split('<section lang="fr">')
    for page, name, other in ((english, "Bolt of the lab", "Flame"), (french, "Trait du labo", "Flamme")):
        assert f"<td>{name}</td>" in page and f"<td>{other}</td>" in page and page.count("<details>") == len(best)
        assert re.search(rf"<li><b>[^<]*{name}", page)
    record = base64.b64decode(re.findall(r"base64,([\w+/=]+)", english)[0]).decode()
    again = read_record(record, "record")
    assert again.seats == ["eager", "eager 2"] and again.own_cards
    assert Playback(again, pool_of(again)).departure is None
    assert "<details>" not in page_of(results, "en"), "without the file of the card nobody can play it again"


def test_the_table_beside_the_page_has_a_row_for_each_game(cards: Path, tmp_path: Path) -> None:
    made = study(cards, rounds=1, bot="eager", cap=30)
    results = Results(made.terms)
    lines = [done.line for done in play_study(made, results, Processes(1))]
    rows = rows_of(results)
    assert [row["number"] for row in rows] == list(range(4)) and [row["arm"] for row in rows] == ["with"] * 2 + ["without"] * 2
    assert [(row["seat"], row["won"], row["drawn"]) for row in rows] == [
        (place, line.won, line.seen["drawn"]) for place, line in zip((0, 1, 0, 1), lines, strict=True)
    ]
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(tmp_path / "games.parquet", results)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist() == rows and b"engine" in table.schema.metadata[b"grimoire"]


def test_two_versions_of_a_file_are_compared_in_a_game_without_decks(tmp_path: Path) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(VOW, encoding="utf-8")
    common = ["--game", "anima", "--rounds", "2", "--bot", "random", "--jobs", "1", "--lang", "en"]
    compared = CliRunner().invoke(app, ["lab", "compare", str(file), str(file), *common])
    assert compared.exit_code == 0 and "none.yaml: 0.0 points" in compared.output, compared.output


def test_anima_says_what_cards_and_missions_are_worth(tmp_path: Path) -> None:
    table = table_of("anima", (), 2)
    made = study_of("card", "anima", card_arms(table, [], [], "", "", 4, "eager-1"), [[]], 1, 2, 2, watched=True)
    results = Results(made.terms)
    assert all(not done.line.faults for done in play_study(made, results, Processes(1)))
    kinds = {row.card for row in found_in(results).cards}
    assert len(kinds) > 10
    words = messages("fr", "anima")
    told = "\n".join(card_lines(words, names_of(words, made.terms), found_in(results), results))
    assert "fin : " in told and not re.search(r"\b(quest|crisis|alone|nobody)\b", told)


@pytest.mark.parametrize("name", ["tournament", "ladder"])
def test_old_names_say_where_they_went(name: str) -> None:
    done = CliRunner().invoke(app, ["--lang", "en", name, "--games", "4"])
    assert done.exit_code == 2 and f"grimoire lab {name}" in done.stderr
