"""Puzzles by plain requests: that of the day, one's own record, the choice that let the win go, the solution."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from tests.server.serving import Browser, Running

from grimoire.library.games import GAMES
from grimoire.library.lessons import FOUND, Lesson, lessons_of
from grimoire.library.puzzle_days import puzzle_of
from grimoire.table.puzzle import Shown

ADDRESS = "/api/games/magenoir"


def today() -> date:
    return datetime.now(UTC).date()


def puzzles(browser: Browser, **asked: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"{ADDRESS}/puzzles", params=asked).raise_for_status().json()
    return found


def line_of(browser: Browser, id: str) -> dict[str, Any]:
    return next(one for one in puzzles(browser)["lines"] if one["id"] == id)


def asked(browser: Browser, puzzle: Lesson, **wanted: Any) -> dict[str, Any]:
    answer = browser.http.post(f"{ADDRESS}/lessons/{puzzle.id}", json={"made": [], **wanted})
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def solved(browser: Browser, puzzle: Lesson, **day: str) -> dict[str, Any]:
    """Along the way that is written down, wherever it is open; she may answer otherwise."""
    shown = Shown(puzzle, GAMES["magenoir"].shipped_pool())
    at = asked(browser, puzzle)
    for form in shown.own:
        if form in at["teaching"].get("open", []):
            at = asked(browser, puzzle, made=at["teaching"].get("made", []), want="choose", form=form, **day)
    assert at["teaching"].get("done"), puzzle.id
    return at


def easiest() -> Lesson:
    return lessons_of("magenoir", FOUND)[0]


def test_there_are_fifty_with_that_of_the_day_for_everybody(ann: Browser, bob: Browser) -> None:
    for browser, lang in ((ann, "en"), (bob, "fr")):
        page = puzzles(browser, lang=lang)
        assert len(page["lines"]) == 50 and all(one["title"] and one["goal"] and one["card"] for one in page["lines"])
        assert page["today"] == puzzle_of("magenoir", date.fromisoformat(page["day"])).id  # type: ignore[union-attr]
        assert page["yesterday"] != page["today"]
    assert puzzles(ann, lang="en")["lines"][4]["title"] != puzzles(ann, lang="fr")["lines"][4]["title"]


def test_the_date_is_that_of_the_player_where_there_is_such_a_date_on_earth(ann: Browser) -> None:
    tomorrow, later = (today() + timedelta(days=days) for days in (1, 3))
    assert puzzles(ann, day=tomorrow.isoformat())["day"] == tomorrow.isoformat()
    for nonsense in (later.isoformat(), "soon", "2026-02-31"):
        assert abs((date.fromisoformat(puzzles(ann, day=nonsense)["day"]) - today()).days) <= 1


def test_the_first_try_is_told_from_a_later_one(ann: Browser, bob: Browser) -> None:
    puzzle = easiest()
    assert line_of(ann, puzzle.id) | {"made": [], "done": False, "missed": 0} == line_of(ann, puzzle.id)
    solved(ann, puzzle)
    assert line_of(ann, puzzle.id)["done"] and line_of(ann, puzzle.id)["missed"] == 0
    asked(bob, puzzle, want="hint")
    solved(bob, puzzle)
    assert line_of(bob, puzzle.id)["done"] and line_of(bob, puzzle.id)["missed"] == 1
    asked(ann, puzzle, want="solution")
    assert line_of(ann, puzzle.id)["missed"] == 0, "what is looked at after that does not count"


def test_a_day_is_kept_when_its_own_puzzle_is_solved_and_no_other(server: Running) -> None:
    cyd = Browser(server, "Cyd")
    day = today()
    daily = puzzle_of("magenoir", day)
    other = next(one for one in lessons_of("magenoir", FOUND) if one != daily)
    assert daily is not None
    solved(cyd, other, day=day.isoformat())
    assert puzzles(cyd)["days"] == [] and puzzles(cyd)["running"] == 0
    for _ in range(2):
        solved(cyd, daily, day=day.isoformat())
    found = puzzles(cyd, day=day.isoformat())
    assert (found["days"], found["running"], found["longest"]) == ([day.isoformat()], 1, 1)
    before = puzzle_of("magenoir", day - timedelta(days=1))
    assert before is not None
    solved(cyd, before, day=(day - timedelta(days=1)).isoformat())
    assert puzzles(cyd, day=day.isoformat())["running"] == 2
    kept = cyd.http.get("/api/me/data").json()["puzzle_days"]
    assert kept == [{"game": "magenoir", "day": (day - timedelta(days=ago)).isoformat()} for ago in (1, 0)]
    assert puzzles(Browser(server))["days"] == [], "nobody else is told"


def test_who_misses_is_told_which_choice_let_the_win_go_and_may_see_the_solution(ann: Browser) -> None:
    puzzle = easiest()
    missed = asked(ann, puzzle, want="choose", form="end turn")["teaching"]
    assert missed["missed"] and "End turn" in "".join(span["text"] for span in missed["slip"])
    solution = asked(ann, puzzle, made=missed["made"], want="solution")
    assert len(solution["why_not"]) >= 3 and not solution["teaching"].get("done")
    plain = ["".join(span["text"] for span in words) for words in solution["why_not"]]
    assert "only" in plain[-1] or "With no other" in plain[-1]


def test_a_lesson_has_no_solution_to_be_seen(ann: Browser) -> None:
    answer = ann.http.post(f"{ADDRESS}/lessons/first-duel", json={"made": [], "want": "solution"}).json()
    assert answer["why_not"] == []


def test_every_game_with_puzzles_has_one_of_the_day(ann: Browser) -> None:
    for game in GAMES:
        found = ann.http.get(f"/api/games/{game}/puzzles").json()
        assert found["today"] in [one["id"] for one in found["lines"]]
        assert all(one["card"] in {card.id for card in GAMES[game].shipped_pool().definitions} for one in found["lines"])
