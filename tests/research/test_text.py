"""A seat in words: a model that only reads plays to the end, and is told what a person there is told, nothing hidden."""

import pytest

import grimoire
from grimoire.envs.text import LONGEST_ANSWER, TextGame
from grimoire.kernel.position import Position
from grimoire.seat.looking import look_at
from grimoire.seat.seats import open_question
from grimoire.seat.told_moment import question_lines, table_lines

TASKS = ("magenoir-mini", "anima-3")


def words_of(game: TextGame, position: Position) -> list[str]:
    """Table and question as the seat would read them if this were the position."""
    presenter = game.seats.presenter("en")
    look = look_at(presenter, position, game.seat)
    ask = open_question(presenter, look, False, False, suggest=False)
    return [*table_lines(game.wording, presenter.scene(look)), *question_lines(game.wording, ask)]


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_only_reads_plays_to_the_end(task: str, lang: str) -> None:
    game = TextGame(grimoire.make_task(task, most_choices=2000), "eager-1", seat=1, seed=5, lang=lang)
    chance = grimoire.seeded(5)
    text = game.look()
    while not game.over:
        assert len(text) <= LONGEST_ANSWER + 100
        numbered = [line for line in text.splitlines() if line.endswith("]") and line.split(".")[0].isdecimal()]
        choices = game.choices()
        assert [line.rpartition("[")[2].removesuffix("]") for line in numbered[-len(choices) :]] == choices
        text = game.choose(str(chance.below(len(choices)) + 1))
    assert text.splitlines()[-1] == game.result()
    assert game.reward == game.task.rewards(game.position)[1]


@pytest.mark.parametrize("task", TASKS)
def test_what_is_hidden_changes_no_word(task: str) -> None:
    game = TextGame(task, "eager-1", seed=8)
    chance = grimoire.seeded(8)
    for number in range(25):
        if game.over:
            break
        truly = words_of(game, game.position)
        assert words_of(game, game.position.sample(game.seat, grimoire.seeded(number + 100))) == truly
        game.choose(chance.below(len(game.choices())) + 1)


def test_a_choice_is_taken_by_its_number_or_by_its_words() -> None:
    one, two = (TextGame("magenoir-mini", "eager-1", seed=1) for _ in range(2))
    second = one.choices()[1]
    one.choose(2)
    two.choose(f" {second} ")
    assert one.position.digest() == two.position.digest()


@pytest.mark.parametrize("typed", ["", "0", "-1", "99999", "²", "end the world", "x" * 10_000, "1; drop"])
def test_what_is_no_choice_changes_nothing(typed: str) -> None:
    game = TextGame("magenoir-mini", "eager-1", seed=1)
    before = game.position.digest()
    said = game.choose(typed)
    assert "There is no choice" in said
    assert len(said) < 500
    assert game.position.digest() == before


def test_each_thing_is_told_once() -> None:
    game = TextGame("magenoir-mini", "eager-1", seed=1)
    told = 0
    for _ in range(12):
        first = game.choose(1)
        again = game.look()
        assert first.endswith(again)
        told += len(again) < len(first)
    assert told > 3


def test_of_a_long_text_the_story_is_cut_first_then_the_table_and_never_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    game = TextGame("magenoir-mini", "eager-1", seed=1)
    for _ in range(12):
        game.choose(1)
    game.told = -1
    whole, given = game.look(), game.given()
    table = "\n".join(table_lines(game.wording, given.scene))
    question = "\n".join([*question_lines(game.wording, given.ask), game.wording.say("told-choose")])
    latest = whole.partition(f"\n\n{table}")[0].splitlines()[-1]
    assert latest and table in whole and whole.endswith(question)

    def looked(longest: int) -> str:
        monkeypatch.setattr("grimoire.envs.text.LONGEST_ANSWER", longest)
        game.told = -1
        return game.look()

    assert looked(len(whole)) == whole
    shorter = looked(len(whole) - 1)
    assert len(shorter) < len(whole) and "left out" in shorter.splitlines()[0]
    assert latest in shorter and shorter.endswith(f"\n\n{table}\n\n{question}")
    cut = looked(len(question) + len(table) // 2)
    assert cut.endswith(f"\n\n{question}") and latest not in cut
    assert looked(10).endswith(f"\n\n{question}")


def test_cards_rules_and_rulings_can_be_looked_up() -> None:
    game = TextGame("magenoir-mini", "eager-1", lang="fr")
    assert game.card("tornade").splitlines()[0] == "Tornade"
    assert game.card("Tornado") == game.card("tornado") == game.card("tornade")
    assert "Plusieurs cartes" in game.card("flamm")
    assert "pas de carte" in game.card("no such card")
    assert game.rule("D2.2.3").startswith("D2.2.3")
    assert game.rulings("tornado").startswith("- ")


def test_a_game_without_end_is_given_up() -> None:
    game = TextGame(grimoire.make_task("magenoir-mini", most_choices=20), "eager-1")
    while not game.over:
        text = game.choose(1)
    assert "nobody has won" in text
    assert game.reward == 0
    assert "nothing can be chosen" in game.choose(1)


def test_what_cannot_be_seated_is_refused() -> None:
    for wrong in ({"bots": "nobody"}, {"bots": ["eager-1", "eager-1"]}, {"seat": 2}, {"lang": "de"}, {"task": "chess"}):
        with pytest.raises(grimoire.BadFile):
            TextGame(**{"task": "magenoir-mini", **wrong})  # type: ignore[arg-type]
