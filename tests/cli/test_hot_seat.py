"""Two people at one keyboard: a curtain between them, and nothing hidden before the wrong eyes."""

from pathlib import Path

import pytest
from tests.cli.running import run, save_of, typed_by_chance

from grimoire.cli.screen import Screen
from grimoire.cli.terminal import Terminal
from grimoire.kernel.chance import Chance, seeded
from grimoire.kernel.facts import CARD, values_of
from grimoire.library.magenoir.cards import shipped_pool
from grimoire.library.magenoir.decks import load_deck
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.library.saves import load_record
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.table.match import Match

NAMES = ["Ann", "Zoé"]


class Watched(Screen):
    """Types numbers by chance, and remembers what stood on the screen since it was last cleared."""

    def __init__(self, chance: Chance, commands: bool = True) -> None:
        super().__init__()
        self.chance = chance
        self.commands = commands
        self.page: list[str] = []
        self.terminal: Terminal | None = None
        self.prompts: list[str] = []
        self.curtains = 0

    def line(self, text: str = "", style: str = "") -> None:
        self.page.append(text)

    def clear(self) -> None:
        self.page = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        assert self.terminal is not None
        if "Hand over" in prompt:
            self.curtains += 1
            if self.curtains > 1:  # before the first nobody has seen anything
                assert self.page == []
            return ""
        self.nothing_hidden_is_shown(self.terminal)
        if self.commands and self.chance.below(12) == 0:
            return ("table", "log", "help", "undo", "auto")[self.chance.below(5)]
        return str(1 + self.chance.below(1 + self.chance.below(6)))

    def nothing_hidden_is_shown(self, terminal: Terminal) -> None:
        """No name of a card in the other hand, unless a card of that name was seen before."""
        seat = terminal.seat
        wording, match = terminal.wording, terminal.match
        view = terminal.match.position.view(seat)
        seen = {card.card for player in view.players for cards in player.zones.values() for card in cards}
        for event in match.events_since(0, seat):
            seen |= set(values_of(event, CARD).values())
        true_hand = terminal.match.position.view(1 - seat).players[1 - seat].zones.get("hand", [])
        text = "\n".join(self.page)
        for card in true_hand:
            if card.card not in seen:
                assert wording.card(card.card) not in text


def shared_match(seed: int) -> Match:
    pool = shipped_pool()
    decks = [
        list(load_deck(name, pool).cards) for name in ("crushing-pressure", "whirling-flurry")
    ]  # no Flame, which "help" speaks of
    record = Record("0.1.0", "magenoir", pool.digest, NAMES, decks, seed)
    return Match(start_of(record, pool), record, [None, None])


@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_the_hand_of_the_other(seed: int) -> None:
    match = shared_match(seed)
    screen = Watched(seeded(seed))
    terminal = Terminal(match, MageNoirWording("en", shipped_pool()), screen)
    screen.terminal = terminal
    terminal.play()
    assert match.over
    assert screen.curtains > 10
    assert [words for words in screen.page if words.startswith(("Ann has won", "Zoé has won", "The game is a draw"))]


def test_each_is_told_what_the_other_did_meanwhile() -> None:
    match = shared_match(4)
    screen = Watched(seeded(1), commands=False)
    terminal = Terminal(match, MageNoirWording("en", shipped_pool()), screen)
    screen.terminal = terminal
    for showing in terminal.showings.values():
        assert showing.scene.players[1 - showing.seat].name == NAMES[1 - showing.seat]
    match.choose("hand 1")
    match.choose("hand 1")
    terminal.turn_to(1)
    terminal.showing.retell()
    assert not any("You drew" in line for line in screen.page)
    terminal.turn_to(0)
    assert terminal.showing.seat == 0


def test_answers_typed_ahead_do_not_reach_the_other_player() -> None:
    match = shared_match(4)
    screen = Watched(seeded(1), commands=False)
    terminal = Terminal(match, MageNoirWording("en", shipped_pool()), screen)
    screen.terminal = terminal
    terminal.ahead = ["1", "1"]
    terminal.turn_to(1)
    assert terminal.ahead == []


@pytest.mark.parametrize(("lang", "words"), [("en", "Hand over to Zoé"), ("fr", "Passez la main à Zoé")])
def test_a_whole_game_of_two_people_through_the_command(tmp_path: Path, lang: str, words: str) -> None:
    args = ("--hot-seat", "--names", "Ann,Zoé", "--seed", "3", "--plain", "--lang", lang)
    done = run(tmp_path, typed_by_chance(1, 9000), "play", "magenoir", *args)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert load_record(save_of(tmp_path)).seats == NAMES
    assert load_record(save_of(tmp_path)).result in (*NAMES, "draw")


def test_a_game_of_two_people_goes_on_from_its_save(tmp_path: Path) -> None:
    args = ("--against", "human", "--names", "Ann,Zoé", "--seed", "3", "--plain", "--lang", "en")
    run(tmp_path, typed_by_chance(1, 40), "play", "magenoir", *args)
    done = run(tmp_path, "\nquit\n", "play", "magenoir", "--resume", "--plain", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "Hand over to" in done.stdout


@pytest.mark.parametrize("names", ["Ann,Ann", "Ann,greedy", "Ann,draw", "Ann,", "Ann,Bob,Eve"])
def test_names_that_could_be_mistaken_are_refused(tmp_path: Path, names: str) -> None:
    done = run(tmp_path, "", "play", "magenoir", "--hot-seat", "--names", names, "--plain")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_name_of_ones_own_against_a_bot(tmp_path: Path) -> None:
    done = run(tmp_path, "1\nquit\n", "play", "magenoir", "--names", "Ann", "--against", "eager", "--plain", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "the eager bot" in done.stdout
    assert load_record(save_of(tmp_path)).seats == ["Ann", "eager"]
