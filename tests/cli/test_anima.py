"""Anima in the terminal: whole games in both languages, what others did is retold, nothing hidden is shown."""

import contextlib
import re
from pathlib import Path

import pytest
from tests.cli.running import run, save_of, typed_by_chance

from grimoire.bots.games import make_bot
from grimoire.cli.screen import Screen
from grimoire.cli.terminal import Terminal
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.facts import CARD, values_of
from grimoire.library.anima.cards import shipped_pool
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.saves import load_record
from grimoire.seat.anima.wording import AnimaWording
from grimoire.table.match import Match

NAMES = ["Ann", "Zoé", "Kim", "Lou", "Max"]
# A message id that stands for itself; rules in the log are named A:reward-advantage.
RAW = re.compile(
    r"(?<![:\w-])(?:question|option|event|reason|explain|side|area|change|span|reward|phase|place)-[A-Za-z_-]+|\{ ?\$"
)
COMMANDS = ("table", "log", "help", "undo", "auto", "card thornhound", "why unweave", "why maisen", "auto on", "pass turn")


class Watched(Screen):
    """Types numbers and commands by chance, and remembers what stood on the screen since it was last cleared."""

    def __init__(self, chance: Chance, most: int = 4000) -> None:
        super().__init__()
        self.chance = chance
        self.page: list[str] = []
        self.all: list[str] = []
        self.terminal: Terminal | None = None
        self.curtains = 0
        self.left = most
        self.commands = 60  # the log of a long game takes its time

    def line(self, text: str = "", style: str = "") -> None:
        self.page.append(text)
        self.all.append(text)

    def clear(self) -> None:
        self.page = []

    def read(self, prompt: str) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        if "Hand over" in prompt or "Passez la main" in prompt:
            self.curtains += 1
            return ""
        if self.terminal is not None:
            self.nothing_hidden_is_shown(self.terminal)
        if self.chance.below(10) == 0 and self.commands:
            self.commands -= 1
            return COMMANDS[self.chance.below(len(COMMANDS))]
        return str(1 + self.chance.below(1 + self.chance.below(6)))

    def nothing_hidden_is_shown(self, terminal: Terminal) -> None:
        """No name of a card in another hand or of a hidden Mission, unless a card of that name was seen before."""
        seat, match = terminal.seat, terminal.match
        view = match.position.view(seat)
        seen = {card.card for player in view.players for zone in (player.hand, player.party, player.missions) for card in zone}
        seen |= {card.card for player in view.players for zone in (player.completed, player.faction) for card in zone}
        seen |= {card.card for pile in view.piles.values() for card in pile}
        pool = shipped_pool()
        seen |= {card for area in view.areas for card in pool.definitions[pool.numbers[area.area]].missions}
        for event in match.events_since(0, seat):
            seen |= set(values_of(event, CARD).values())
        # Printed on other cards: the Areas of Missions, the enemies of Factions.
        seen |= {id for card in pool.definitions for id in (*card.opposed, "thornhound", "unweave")}
        text = "\n".join(self.page)
        for other in range(len(match.bots)):
            true = match.position.view(other).players[other]
            for card in (*true.hand, *true.missions):
                if other != seat and card.card not in seen:
                    assert terminal.wording.card(card.card) not in text, (seat, other, card.card)


def match_of(seats: list[str], people: int, seed: int, options: list[str] | None = None) -> Match:
    pool = shipped_pool()
    record = Record("0.1.0", "anima", pool.digest, seats, seed=seed, options=options or [])
    bots = [None if seat < people else make_bot("random", seeded(seed + seat), "anima") for seat in range(len(seats))]
    return Match(start_of(record, pool), record, bots)


def played(match: Match, screen: Watched, lang: str) -> Terminal:
    terminal = Terminal(match, AnimaWording(lang, shipped_pool()), screen)
    screen.terminal = terminal
    terminal.play()
    return terminal


@pytest.mark.parametrize(("lang", "seed"), [("en", 9), ("fr", 23)])
def test_a_whole_game_among_bots_is_shown_in_words(lang: str, seed: int) -> None:
    match = match_of(["Ann", "random", "random 2"], 1, seed)
    screen = Watched(seeded(seed), 9000)
    played(match, screen, lang)
    assert match.over
    text = "\n".join(screen.all)
    assert RAW.findall(text) == []
    assert ("Vous" if lang == "fr" else "You") in text


@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_sees_the_hand_or_the_missions_of_another(seats: int) -> None:
    options = ["omega"] if seats > 4 else []
    match = match_of(NAMES[:seats], seats, 3, options)
    screen = Watched(seeded(5), 700)
    with contextlib.suppress(EOFError):  # a game may end before the lines do
        played(match, screen, "en")
    assert screen.curtains > 20


@pytest.mark.parametrize("options", [["tree"], ["open rolls", "automatic reveal"]])
def test_optional_rules_are_played_in_the_terminal(options: list[str]) -> None:
    match = match_of(["Ann", "random"], 1, 4, options)
    screen = Watched(seeded(9), 600)
    with contextlib.suppress(EOFError):  # a game may end before the lines do
        played(match, screen, "en")
    assert RAW.findall("\n".join(screen.all)) == []


def test_what_others_did_is_retold_before_the_next_question() -> None:
    match = match_of(["Ann", "random", "random 2"], 1, 1)
    screen = Watched(seeded(1), 60)
    with pytest.raises(EOFError):
        played(match, screen, "en")
    text = "\n".join(screen.all)
    assert "Random bot begins with" in text
    assert re.search(r"Order of this turn: .*you", text)


@pytest.mark.parametrize(("lang", "words"), [("en", "Anima: you and"), ("fr", "Anima : vous et")])
def test_a_game_through_the_command_is_kept_and_gone_on_with(tmp_path: Path, lang: str, words: str) -> None:
    args = ("--players", "3", "--against", "eager,random", "--omega", "--seed", "3", "--plain", "--lang", lang)
    done = run(tmp_path, typed_by_chance(1, 15), "play", "anima", *args)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    record = load_record(save_of(tmp_path))
    assert (record.game, record.seats, record.options) == ("anima", ["player", "eager", "random"], ["omega"])
    again = run(tmp_path, "table\nquit\n", "play", "anima", "--resume", "--plain", "--lang", lang)
    assert again.returncode == 0, again.stderr
    assert str(len(record.choices)) in again.stdout
    shown = run(tmp_path, "", "replay", str(save_of(tmp_path)), "--lang", lang)
    assert shown.returncode == 0, shown.stderr
    assert RAW.findall(shown.stdout) == []


def test_a_moment_is_exported_as_a_scenario_that_holds(tmp_path: Path) -> None:
    typed = "1\n1\nend\nexport here.yaml\nquit\n"
    done = run(tmp_path, typed, "play", "anima", "--against", "random", "--seed", "5", "--plain", "--lang", "en")
    assert done.returncode == 0, done.stderr
    held = run(tmp_path, "", "scenario", "run", "here.yaml")
    assert held.returncode == 0, held.stdout + held.stderr


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("anima", "--players", "6"), "--players 6: 2 to 5 can play anima"),
        (("anima", "--players", "5"), "5 players need the cards of Shadow of Omega"),
        (("anima", "--deck", "burning-wrath"), "anima is played without decks"),
        (("anima", "--best-of", "3"), "anima is played without decks"),
        (("anima", "--players", "4", "--against", "greedy,random"), "names 2 opponents; 4 players need 3"),
        (("anima", "--against", "deep"), "'deep' is no bot; there are: adept, apprentice, eager, eager-1, expert, greedy"),
        (("magenoir", "--tree"), "magenoir has no rule for --tree"),
        (("magenoir", "--players", "3"), "--players 3: 2 can play magenoir"),
        (("chess",), "'chess' is no game; there are: anima, magenoir"),
    ],
)
def test_wrong_options_are_one_clear_line(tmp_path: Path, args: tuple[str, ...], told: str) -> None:
    done = run(tmp_path, "", "play", *args, "--plain", "--lang", "en")
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_who_leaves_a_game_of_three_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    typed = "\n1\n1\n\n1\n1\n\n1\n1\n\nconcede\nyes\n\nquit\n"
    args = ("--players", "3", "--hot-seat", "--names", "Ann,Ben,Cleo", "--seed", "4", "--plain", "--lang", "en")
    done = run(tmp_path, typed, "play", "anima", *args)
    assert done.returncode == 0, done.stderr
    assert "The others go on without you" in done.stdout
    record = load_record(save_of(tmp_path))
    assert list(record.conceded) == ["Cleo"]
    assert not record.result
    assert done.stdout.count("Hand over to Cleo") == 1  # for the setup and the slot after it; then never again


def test_when_the_last_person_leaves_only_the_result_is_told(tmp_path: Path) -> None:
    typed = "1\n1\nconcede\nyes\n"
    done = run(
        tmp_path, typed, "play", "anima", "--players", "3", "--against", "eager", "--seed", "3", "--plain", "--lang", "en"
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"(Eager bot( 2)? has won the game|Nobody has won)", done.stdout)
    assert "Turn 4" not in done.stdout
    assert load_record(save_of(tmp_path)).result
