"""What a newcomer sees and looks up: a table that fits the screen, every reason, piles, rules, and how it ended."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from grimoire.bots.games import make_bot
from grimoire.cli.card_showing import why_lines
from grimoire.cli.screen import Screen
from grimoire.cli.terminal import Terminal
from grimoire.kernel.chance import seeded
from grimoire.library.games import GAMES
from grimoire.library.records import Record
from grimoire.library.replay import start_of
from grimoire.seat.games import wording_of
from grimoire.seat.groups import Group
from grimoire.seat.story import Cause, Step, Story
from grimoire.seat.wording import Span
from grimoire.table.match import Match

DECKS = {"magenoir": ["burning-wrath", "surging-growth"], "anima": []}
WIDTH, HEIGHT = 80, 24


class Small(Screen):
    """A terminal of 80 by 24, in which somebody types what is wanted; remembers what stood on it at each prompt."""

    def __init__(self, types: Callable[[str], str], height: int = HEIGHT) -> None:
        super().__init__(WIDTH, height)
        self.types = types
        self.lines: list[str] = []
        self.pages: list[list[str]] = []

    def line(self, text: str = "", style: str = "") -> None:
        self.lines.extend(text.split("\n"))

    def read(self, prompt: str) -> str:
        self.pages.append([*self.lines, prompt])
        answer = self.types("\n".join(self.lines))
        self.lines.append(f"{prompt}{answer}")
        return answer


def sat_down(game: str, types: Callable[[str], str], seed: int = 5) -> tuple[Terminal, Small]:
    box = GAMES[game]
    pool = box.shipped_pool()
    decks = [list(box.deck(name, pool).cards) for name in DECKS[game]]
    seats = ["player", "random"]
    record = Record("0.1.0", game, pool.digest, seats, decks, seed)
    match = Match(start_of(record, pool), record, [None, make_bot("random", seeded(seed), game)])
    screen = Small(types)
    return Terminal(match, wording_of(game, "en", pool), screen), screen


def played(game: str, seed: int, questions: int) -> tuple[Terminal, Small]:
    """Somebody who chooses by chance, for this many questions or to the end."""
    chance = seeded(seed)

    def types(shown: str) -> str:
        if len(screen.pages) >= questions:
            raise EOFError
        return str(1 + chance.below(len(terminal.showing.ask.choices)))

    terminal, screen = sat_down(game, types, seed)
    try:
        terminal.play()
    except EOFError:
        pass
    return terminal, screen


def typing(game: str, *lines: str) -> str:
    """What is shown when these lines are typed."""
    left = list(lines)

    def types(shown: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    terminal, screen = sat_down(game, types)
    with pytest.raises(EOFError):
        terminal.play()
    return "\n".join(screen.lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_its_question_fit_80_by_24(game: str) -> None:
    _, screen = played(game, 3, 90)
    whole = 0
    for page in screen.pages:
        headings = [i for i, line in enumerate(page) if line.startswith("-- Turn")]
        typed = [i for i, line in enumerate(page[:-1]) if line.startswith("> ")]
        if headings and headings[-1] > (typed[-1] if typed else -1):
            whole += 1
            assert len(page) - headings[-1] <= HEIGHT, "\n".join(page[headings[-1] :])
    assert whole >= (10 if game == "magenoir" else 2)


class Boxed(Small):
    """The same, with a box around each group where there is room for it."""

    def height_of(self, groups: Sequence[Group], boxed: bool) -> int:
        return super().height_of(groups, boxed) + (len(groups) if boxed else 0)  # the title stands in the border

    def group(self, group: Group, boxed: bool = True) -> None:
        super().group(group, boxed)
        if boxed:
            self.line("-" * WIDTH)


@pytest.mark.parametrize(("deck", "seed"), [("briar-hunt", 7), ("burning-wrath", 1), ("long-winter", 2)])
def test_both_hands_to_choose_from_fit_80_by_24(deck: str, seed: int) -> None:
    def types(shown: str) -> str:
        raise EOFError

    box = GAMES["magenoir"]
    pool = box.shipped_pool()
    record = Record("0.1.0", "magenoir", pool.digest, ["player", "random"], [list(box.deck(deck, pool).cards)] * 2, seed)
    match = Match(start_of(record, pool), record, [None, make_bot("random", seeded(seed), "magenoir")])
    screen = Boxed(types)
    with pytest.raises(EOFError):
        Terminal(match, wording_of("magenoir", "fr", pool), screen).play()
    seen = screen.pages[0][-HEIGHT:]
    assert {"Main 1", "Main 2"} <= set(seen), "\n".join(seen)


def test_why_gives_every_reason() -> None:
    terminal, _ = played("magenoir", 5, 4)
    hand = [thing for thing in terminal.showing.scene.things if thing.place == "0.hand" and len(thing.why_not) > 1]
    assert hand
    for thing in hand:
        lines = why_lines(terminal.layout, terminal.showing.scene, terminal.showing.ask, thing.card)
        assert len(lines) >= len({"".join(span.text for span in reason.words) for reason in thing.why_not}) > 1


def test_piles_decks_and_rules_can_be_looked_up() -> None:
    shown = typing("magenoir", "1", "1", "discard", "deck", "rule D5.1", "rule flame", "rule nonsense", "rule")
    for words in (
        "Nothing has been discarded yet.",
        "Still to come from your deck (",
        "D5.1: ",
        "card:flame",
        'There is no rule "nonsense".',
        "Which rule?",
    ):
        assert words in shown
    assert "Areas to be found (" in typing("anima", "1", "1", "deck")


def test_what_is_left_in_the_deck_is_what_is_not_elsewhere() -> None:
    terminal, _ = played("magenoir", 8, 40)
    scene = terminal.showing.scene
    left = next(fact for place in scene.places if place.id == "0.deck" for fact in place.facts if fact.name == "left")
    elsewhere = [t.card for t in scene.things if t.owner == 0 and t.card and t.place != "0.deck"]
    brought = terminal.match.record.decks[0]
    animals = [card for card in brought if terminal.layout.printed_cards[card].kind == "animal"]
    assert sum(left.parts.values()) + len([c for c in elsewhere if c not in animals]) == len(brought) - len(animals)
    assert all(brought.count(card) >= n for card, n in left.parts.items())


def test_answers_typed_ahead_end_where_somebody_else_acted() -> None:
    shown = typing("magenoir", "1", "i begin", "auto on", "end turn; 1; 1")
    assert "what you typed ahead was not used: 1; 1" in shown
    assert shown.count("> end turn") == 1
    assert "\n> 1\n> 1" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_end_sums_up_what_everybody_came_to(game: str) -> None:
    terminal, screen = sat_down(game, lambda shown: "quit")
    for _ in range(4):  # into the first turn
        terminal.match.go_on()
        decision = terminal.match.decision()
        assert decision is not None
        if terminal.match.position.view(0).turn:
            break
        terminal.match.choose(decision.options[0].form)
    terminal.match.concede(0)
    terminal.play()
    assert any(line.startswith("After ") for line in screen.lines)
    assert any(line.strip().startswith("You: ") for line in screen.lines)


def test_what_was_announced_is_not_told_again_when_it_has_come() -> None:
    terminal, _ = sat_down("magenoir", lambda shown: "")
    announced = Step(1, "PreparationAnnounced", [Span("Somebody announced "), Span("Zap", card="zap"), Span(".")])
    prepared = Step(2, "SpellPrepared", [Span("Somebody prepared "), Span("Zap", card="zap"), Span(".")])
    other = Step(2, "SpellPrepared", [Span("Somebody prepared "), Span("Flame", card="flame"), Span(".")])
    retell = terminal.showing.telling.retell
    assert [told.text for told in retell(Story(0, [announced]))] == ["Somebody announced Zap."]
    assert [told.text for told in retell(Story(0, [announced, prepared]))] == ["Somebody prepared Zap."]
    assert len(retell(Story(0, [announced, other]))) == 2
    dying, died = (Step(1, kind, [Span("Seer", card="seer")]) for kind in ("CharacterDying", "CharacterDied"))
    assert len(sat_down("anima", lambda shown: "")[0].showing.telling.retell(Story(0, [dying, died]))) == 1


def test_a_turn_that_ends_because_nothing_is_left_to_do_says_so() -> None:
    terminal, _ = sat_down("magenoir", lambda shown: "")
    mine = Cause([Span("you")], seat=terminal.showing.seat)
    channeled = Step(4, "SpellChanneled", [Span("You channeled Seed.")], cause=mine)

    def told(by_itself: bool, cause: Cause) -> list[str]:
        ended = Step(5, "TurnEnded", [Span("Your turn ended.")], cause=cause, quiet=True)
        return [one.text for one in terminal.showing.telling.retell(Story(3, [channeled, ended]), by_itself)]

    assert told(True, mine) == ["You channeled Seed.", "Nothing else was possible: your turn is over."]
    assert told(False, mine) == told(True, Cause([Span("other")], seat=1)) == ["You channeled Seed."]


def typed_or_gone(answers: Iterator[str]) -> str:
    """The next answer; who has none left leaves."""
    answer = next(answers, None)
    if answer is None:
        raise EOFError
    return answer


@pytest.mark.parametrize(
    ("board", "typed", "said"),
    [
        ("hand: [flame]", ["prepare flame", "activate flame", "opponent"], True),
        ("reserve: 1 water, prepared: [stunning-thunder]", ["end turn", "pass"], False),
    ],
)
def test_only_a_turn_that_nobody_ended_is_said_to_have_ended_by_itself(board: str, typed: list[str], said: bool) -> None:
    """Brinicle strikes when the turn ends, and windows after that are passed by order, whoever ended it."""
    pool = GAMES["magenoir"].shipped_pool()
    given = f"{{alice: {{{board}}}, bob: {{permanents: [brinicle]}}, turn: 'alice, main'}}"
    record = Record("0.1.0", "magenoir", pool.digest, ["player", "random"], seed=1, given=given)
    match = Match(start_of(record, pool), record, [None, make_bot("random", seeded(1), "magenoir")])
    answers = iter(typed)
    screen = Small(lambda shown: typed_or_gone(answers))
    terminal = Terminal(match, wording_of("magenoir", "en", pool), screen)
    with pytest.raises(EOFError):
        terminal.play()
    shown = " ".join(screen.lines)
    assert "Brinicle inflicted" in shown
    assert ("Nothing else was possible" in shown) is said
