"""Puzzles in Chromium: all of them by grade, one missed with its solution, one solved, and what the title page then says."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.learning import do_what_glows
from tests.browser.sitting import post

from grimoire.library.games import GAMES
from grimoire.library.lessons import FOUND, lessons_of

END = "End turn"
CHOICES = 90  # of a lesson, sentences that are read among them


def test_all_of_both_games_stand_by_grade_with_that_of_the_day(page: Page) -> None:
    page.goto("/#/puzzles")
    games = [len(lessons_of(game, FOUND)) for game in GAMES]
    expect(page.locator(".tile")).to_have_count(sum(games))
    assert max(games) == 50
    expect(page.locator(".tile.today")).to_have_count(len(games))
    expect(page.locator(".grade h3")).to_have_count(3 * len(games))
    assert page.locator(".tile.new").count() == sum(games)
    assert "not yet tried" in (page.locator(".tile").first.get_attribute("aria-label") or "")
    page.get_by_role("link", name="Play it").first.click()
    page.wait_for_selector("[data-mine=true]", timeout=60_000)


def test_who_misses_is_told_why_and_may_see_the_solution(page: Page) -> None:
    page.goto("/#/learn/magenoir/p01")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
    page.get_by_role("button", name=END).first.click()
    expect(page.locator(".ask .q")).to_contain_text("Wrong from the start")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".solution li").nth(1)).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".solution")).to_have_count(0)
    page.goto("/#/puzzles")
    expect(page.locator(".tile.tried")).to_have_count(1)


ALL_BUT_THE_LAST = """async () => {
    let made = [];
    for (const form of ['channel purifying-wave', 'activate great-waters', 'target opponent']) {
        const answer = await fetch('/api/games/magenoir/lessons/p05', {method: 'POST',
            headers: {'Content-Type': 'application/json'}, body: JSON.stringify({made, want: 'choose', form})});
        made = (await answer.json()).teaching.made;
    }
}"""


def test_one_that_was_left_is_solved_on_a_phone_in_french_and_the_record_knows_it(visitors: Visitors) -> None:
    page = visitors.come(width=390, height=844, locale="fr-FR")
    post(page, "/session", {})
    page.evaluate(ALL_BUT_THE_LAST)
    page.goto("/#/learn/magenoir/p05")
    page.wait_for_selector("[data-mine=true]", timeout=60_000)
    page.locator(".acts .btn").first.click()
    expect(page.locator(".says")).to_contain_text("une seule gagne")  # why it is a puzzle, to be read
    page.locator(".acts .btn.main").click()
    expect(page.locator(".says")).to_contain_text("Résolu")
    page.get_by_role("link", name="Tous les problèmes").click()
    expect(page.locator(".tile.first")).to_have_count(1)
    page.goto("/#/")
    expect(page.get_by_role("link", name="Le problème du jour")).to_be_visible()


def test_a_lesson_ends_with_a_real_duel_and_the_title_page_knows_what_was_done(page: Page) -> None:
    page.goto("/#/learn/magenoir/ritual")
    duel = page.get_by_role("button", name="Now a real duel, against Novice")
    page.wait_for_selector("[data-mine]", timeout=60_000)
    for _ in range(CHOICES):
        if duel.count():
            break
        assert do_what_glows(page)
    page.goto("/#/")
    expect(page.locator(".toc a[href='#/learn']")).to_contain_text("1 of 10 done")
    page.goto("/#/learn")
    expect(page.locator("li.done")).to_have_count(1)
