"""Series through the command line: whole ones in both languages, side decks, leaving, being killed, and going on."""

import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.running import COMMAND, environment, run, typed_by_chance
from tests.cli.test_on_a_terminal import CLEARED, on_a_terminal
from tests.cli.test_play import RAW_ID

from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.saves import load_record, load_series

SIDE = "Side deck:\n2 Tide\n1 Chaos\n"
PLAIN = ("--plain", "--lang", "en")
GIVE_UP = "concede\nyes\n"


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """The Air deck, legal in tournaments, with a side deck."""
    pool = shipped_pool()
    cards = load_deck("whirling-flurry", pool).cards
    path = tmp_path / "air.txt"
    path.write_text("\n".join(pool.definitions[pool.numbers[card]].name_en for card in cards) + f"\n{SIDE}")
    return str(path)


def series_in(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "grimoire" / "saves").glob("*/series.yaml")
    return path


def games_in(tmp_path: Path) -> list[Path]:
    return sorted(series_in(tmp_path).parent.glob("game-*.yaml"))


def play(tmp_path: Path, typed: str, deck: str, *args: str) -> subprocess.CompletedProcess[str]:
    decks = ("--deck", deck, "--other-deck", deck, "--format", "competitive", "--against", "random", "--seed", "5")
    return run(tmp_path, typed, "play", "magenoir", "--best-of", "3", *decks, *(args or PLAIN))


@pytest.mark.parametrize(
    ("lang", "words", "won", "lost"),
    [
        (
            "en",
            ("Best of 3: whoever is first to win 2 games", "Game 2, best of 3", "say who begins"),
            "You have won the series, 2 to {}.",
            "You have lost the series, {} to 2.",
        ),
        (
            "fr",
            ("Au meilleur des 3 parties", "Partie 2, au meilleur des 3", "dir[ae]"),
            "Vous avez gagné le match, 2 à {}.",
            "Vous avez perdu le match, {} à 2.",
        ),
    ],
)
def test_a_whole_series_is_played_to_its_end(
    tmp_path: Path, deck: str, lang: str, words: tuple[str, ...], won: str, lost: str
) -> None:
    done = play(tmp_path, typed_by_chance(1, 30000), deck, "--plain", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    for word in words:
        assert re.search(word, done.stdout), word
    assert RAW_ID.findall(done.stdout) == []
    assert "series-" not in done.stdout.replace(str(tmp_path), "")
    series = load_series(series_in(tmp_path))
    results = [load_record(path).result for path in games_in(tmp_path)]
    assert [f"won {name}" if name != "draw" else "drawn" for name in results] == [
        entry for entry in series.choices if entry.startswith(("won", "drawn"))
    ]
    assert max(results.count(name) for name in series.seats) == 2
    assert series.result in series.seats
    ends = won if series.result == "player" else lost
    least = min(results.count(name) for name in series.seats)
    assert [line.strip() for line in done.stdout.splitlines() if ends.format(least) in line]
    assert (lost if ends == won else won).partition("{}")[0] not in done.stdout
    for path in games_in(tmp_path):
        again = run(tmp_path, "", "replay", str(path), "--lang", lang)
        assert again.returncode == 0, again.stderr
        assert load_record(path).choices


def test_the_loser_says_who_begins_the_next_game(tmp_path: Path, deck: str) -> None:
    done = play(tmp_path, f"{GIVE_UP}play with this deck\nhand 1\nmy opponent begins\nquit\n", deck)
    assert "You lost this game, so you will say who begins the next one." in done.stdout
    assert "This time it is you who decides who begins." in done.stdout
    second = load_record(games_in(tmp_path)[1])
    assert second.decides == "player"
    assert second.choices[2] == "first opponent"


def test_cards_are_swapped_and_the_next_game_is_played_with_them(tmp_path: Path, deck: str) -> None:
    typed = f"{GIVE_UP}help\ntable\nundo\ncard\ncard tide\nnonsense\ntake\ntake in tide; zephyr; tide; no; 1\nquit\n"
    done = play(tmp_path, typed, deck)
    assert done.returncode == 0, done.stderr
    for words in (
        "Score: You 0, Random bot 1 (2 wins are needed).",
        "Your deck (40 cards)",
        "Side deck (3 cards)",
        '"table" shows your deck',
        "A swap is undone by swapping back",
        "Which card? Write for example: card Tide",
        "Water spell",
        'I do not understand "nonsense"',
        '"take" could be 2, 3',
        "Tide is in your deck now, Zephyr in your side deck.",
        "Game 2, best of 3 (You 0, Random bot 1)",
    ):
        assert words in done.stdout, words
    first, second = [load_record(path) for path in games_in(tmp_path)]
    assert (first.decks[0].count("tide"), second.decks[0].count("tide")) == (0, 1)
    assert (first.decks[0].count("zephyr"), second.decks[0].count("zephyr")) == (4, 3)
    assert len(second.decks[0]) == 40


def test_the_name_of_a_card_is_enough_though_others_hold_it(tmp_path: Path, deck: str) -> None:
    play(tmp_path, f"{GIVE_UP}tide\nbreath\nplay\nquit\n", deck)
    assert load_record(games_in(tmp_path)[1]).decks[0].count("breath") == 3


def test_without_side_decks_nobody_is_asked(tmp_path: Path) -> None:
    args = ("--best-of", "5", "--deck", "whirling-flurry", "--other-deck", "crushing-pressure", "--against", "random")
    done = run(tmp_path, GIVE_UP * 3, "play", "magenoir", *args, *PLAIN)
    assert done.returncode == 0, done.stderr
    assert "Nobody has a side deck" in done.stdout
    assert "Side deck (" not in done.stdout
    assert "You have lost the series, 0 to 3." in done.stdout


def test_a_series_that_was_left_goes_on_between_games_and_in_the_second(tmp_path: Path, deck: str) -> None:
    first = play(tmp_path, f"{GIVE_UP}take in tide\n", deck)
    assert f"--resume {series_in(tmp_path)} --lang en --plain" in first.stdout
    second = run(tmp_path, "zephyr\n1\nhand 1\ni begin\n", "play", "magenoir", "--resume", *PLAIN)
    assert second.returncode == 0, second.stderr
    assert "The series goes on: game 2, best of 3 (You 0, Random bot 1)." in second.stdout
    assert "Which card of your deck goes out for Tide?" in second.stdout
    choices = load_record(games_in(tmp_path)[1]).choices
    assert choices[2] == "first you"
    third = run(tmp_path, f"auto\n{GIVE_UP}", "play", "magenoir", "--resume", str(games_in(tmp_path)[1]), *PLAIN)
    assert third.returncode == 0, third.stderr
    assert f"The game goes on where it was left ({len(choices)} choices so far)." in third.stdout
    assert "You have lost the series, 0 to 2." in third.stdout
    assert load_record(games_in(tmp_path)[1]).choices[: len(choices)] == choices
    assert load_series(series_in(tmp_path)).result == "random"
    over = run(tmp_path, "", "play", "magenoir", "--resume", str(series_in(tmp_path).parent), *PLAIN)
    assert over.returncode == 0
    assert "This series is already over." in over.stdout


def test_a_killed_process_loses_nothing_in_the_second_game(tmp_path: Path, deck: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "magenoir", "--best-of", "3", "--deck", deck, "--other-deck", deck, "--against", "random", *PLAIN],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    process.stdin.write(f"{GIVE_UP}tide\nzephyr\nplay\nhand 2\nmy opponent begins\n" + "1\n" * 12)
    process.stdin.flush()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            if len(load_record(games_in(tmp_path)[1]).choices) >= 6:
                break
        except (IndexError, ValueError):
            pass  # not so far yet
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = load_record(games_in(tmp_path)[1])
    assert len(kept.choices) >= 6
    again = run(tmp_path, GIVE_UP, "play", "magenoir", "--resume", *PLAIN)
    assert again.returncode == 0, again.stderr
    assert "(You 0, Random bot 1)" in again.stdout
    now = load_record(games_in(tmp_path)[1])
    assert now.choices[: len(kept.choices)] == kept.choices
    assert now.decks[0].count("tide") == 1
    assert (now.decides, now.choices[2]) == ("player", "first opponent")
    assert "You have lost the series, 0 to 2." in again.stdout


def test_a_game_that_ended_just_before_the_program_died_counts_once(tmp_path: Path, deck: str) -> None:
    play(tmp_path, f"{GIVE_UP}quit\n", deck)
    path = series_in(tmp_path)
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace("choices:\n- won random\n", "choices: []\n"), encoding="utf-8")
    again = run(tmp_path, "quit\n", "play", "magenoir", "--resume", *PLAIN)
    assert again.returncode == 0, again.stderr
    assert path.read_text(encoding="utf-8") == before
    assert "Score: You 0, Random bot 1" in again.stdout


def test_the_format_of_a_file_comes_along(tmp_path: Path, deck: str) -> None:
    club = tmp_path / "club.yaml"
    club.write_text(
        "title: Club night\ndeck: {least: 40, rule: a}\nside deck: {most: 3, rule: a}\n"
        "copies: {most: 4, rule: a}\nanimals: {most: 1, count: no, rule: a}\n"
    )
    args = ("--best-of", "3", "--deck", deck, "--other-deck", deck, "--format", str(club), "--against", "random")
    done = run(tmp_path, GIVE_UP, "play", "magenoir", *args, *PLAIN)
    assert "Format: Club night." in done.stdout
    club.unlink()
    again = run(tmp_path, "quit\n", "play", "magenoir", "--resume", *PLAIN)
    assert again.returncode == 0, again.stderr
    assert "Which card do you take in" in again.stdout


# -- two people --------------------------------------------------------------------------------------------------------


def test_a_whole_series_of_two_people(tmp_path: Path, deck: str) -> None:
    args = ("--hot-seat", "--names", "Ann,Zoé", "--best-of", "3", "--deck", deck, "--other-deck", deck, "--seed", "3")
    done = run(tmp_path, typed_by_chance(2, 40000), "play", "magenoir", *args, "--plain", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    series = load_series(series_in(tmp_path))
    assert series.seats == ["Ann", "Zoé"]
    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"{series.result} a gagné le match, 2 à")
    losers = [load_record(path).decides for path in games_in(tmp_path)]
    assert losers[0] == ""
    assert set(losers[1:]) <= {"Ann", "Zoé"}


def test_nobody_sees_the_swaps_of_the_other(tmp_path: Path, deck: str) -> None:
    steps = [
        ("Hand over to Ann", ""),
        ("Keep hand 2", "concede"),
        ("really want to give up", "yes"),
        ("Hand over to Ann", ""),
        ("Take in Tide", "chaos"),
        ("goes out for Chaos", "zephyr"),
        ("Chaos is in your deck now", "1"),
        ("Hand over to Zoé", ""),
        ("Take in Tide", "1"),
        ("Hand over to Ann", ""),
        ("Keep hand 2", "quit"),
    ]
    args = ("--best-of", "3", "--hot-seat", "--names", "Ann,Zoé", "--deck", deck, "--other-deck", deck, "--lang", "en")
    shown = on_a_terminal(tmp_path, steps, "play", "magenoir", *args, "--seed", "1")
    done = shown.index("Chaos is in your deck now")
    zoe = shown.index("Hand over to Zoé", done)
    assert CLEARED in shown[done:zoe]
    asked = shown.index("Take in Tide", zoe)
    assert CLEARED in shown[zoe:asked]
    assert "Zephyr" in shown[asked - 3000 : asked]
    second = shown.index("Hand over to Ann", asked)
    assert CLEARED in shown[asked:second]
    assert "Ann lost this game, and will say who begins the next one." in shown


# -- what is wrong -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--best-of", "2"), "--best-of 2: a series is the best of an odd number of games"),
        (("--best-of", "0"), "--best-of 0: a series is the best of an odd number of games"),
        (("--best-of", "-3"), "--best-of -3: a series"),
        (("--best-of", "101"), "--best-of 101: a series"),
        (("--format", "nonsense"), "'nonsense' is no format: neither a file nor one of casual, competitive"),
        (("--format", "competitive", "--deck", "burning-wrath"), "burning-wrath: Crimson ritual is banned (D1.2)"),
        (("--format", "strict.yaml"), "no shipped deck may be played in the format strict"),
    ],
)
def test_wrong_options_are_one_clear_line_and_nothing_is_saved(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    (tmp_path / "strict.yaml").write_text(
        "title: Strict\ndeck: {least: 60, rule: a}\nside deck: {most: 3, rule: a}\n"
        "copies: {most: 4, rule: a}\nanimals: {most: 1, count: no, rule: a}\n"
    )
    done = run(tmp_path, "", "play", "magenoir", *args, *PLAIN)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "grimoire").exists()


def test_in_a_format_only_decks_that_it_allows_are_dealt(tmp_path: Path) -> None:
    for seed in range(6):
        home = tmp_path / str(seed)
        home.mkdir()
        args = ("--format", "competitive", "--seed", str(seed), "--against", "random")
        done = run(home, "quit\n", "play", "magenoir", *args, *PLAIN)
        assert done.returncode == 0, done.stderr
        (path,) = (home / "grimoire" / "saves").glob("*.yaml")
        assert not {"crimson-ritual", "druid-horns"} & {card for cards in load_record(path).decks for card in cards}


@pytest.mark.parametrize(
    ("file", "before", "after", "words"),
    [
        ("series.yaml", "- won random\n", "- won nobody\n", "'won nobody' cannot have happened here"),
        ("series.yaml", "best_of: 3", "best_of: 4", "a series is the best of an odd number of games"),
        ("series.yaml", "grimoire: series", "grimoire: soup", "is no series of games"),
        ("series.yaml", "format: competitive", "format: lost", "'lost' is no format"),
        ("game-2.yaml", "decides: player", "decides: random", "is not game 2 of this series"),
        ("game-2.yaml", "choice hand 1", "choice hand 7", "departs from the record"),
        ("game-2.yaml", "grimoire: record", "grimoire: soup", "is no record of a game"),
    ],
)
def test_what_was_spoilt_is_one_clear_line_and_stays(
    tmp_path: Path, deck: str, file: str, before: str, after: str, words: str
) -> None:
    play(tmp_path, f"{GIVE_UP}play\nhand 1\nquit\n", deck)
    path = series_in(tmp_path).parent / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    done = run(tmp_path, "", "play", "magenoir", "--resume", str(series_in(tmp_path)), *PLAIN)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert path.read_text(encoding="utf-8") == text.replace(before, after, 1)


def test_a_series_is_not_replayed_as_one_game(tmp_path: Path, deck: str) -> None:
    play(tmp_path, f"{GIVE_UP}quit\n", deck)
    done = run(tmp_path, "", "replay", str(series_in(tmp_path)))
    assert done.returncode == 2
    assert "is a whole series; its games lie beside it as game-1.yaml" in done.stderr
