"""A club's evening, played in browsers: an organiser at the desk, players with phones, somebody who looks on."""

import csv
import io
import re

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect
from tests.browser.clicking import ALL
from tests.browser.conftest import Visitors
from tests.browser.evening import ELEVEN, Organiser, Phones, tell
from tests.browser.test_access import DESKTOP, PHONE, Looked

MOST_CLICKS = 40  # of a whole evening of eleven players: it was 34, and 130 keys
MOST_KEYS = 150


def test_names_are_pasted_a_round_is_paired_and_two_phones_tell_its_result(visitors: Visitors) -> None:
    desk = Organiser(visitors.come())
    contest = desk.make("Friday")
    table = b"\xef\xbb\xbfnumber,player,deck\r\n1,Isaure,Air\r\n2,Isaure,Fire\r\n"
    file: FilePayload = {"name": "players.csv", "mimeType": "text/csv", "buffer": table}
    desk.page.locator(".entering input[type=file]").set_input_files(file)
    desk.click("Enter this list", ".entering")
    expect(desk.page.get_by_role("alert").locator("li")).to_contain_text("Line 3: 'Isaure' stands in line 2 already")
    desk.paste("Isaure\nCorvin\nIsaure\nEdda")
    expect(desk.page.get_by_role("alert").locator("li")).to_contain_text("Line 3: 'Isaure' stands in line 1 already")
    expect(desk.page.locator("[data-player]")).to_have_count(0)  # nothing was entered by half
    desk.link("Settings", ".tabs")
    desk.link("Desk", ".tabs")
    expect(desk.page.locator("#names")).to_have_value("Isaure\nCorvin\nIsaure\nEdda")  # nor is what was typed lost
    desk.paste("Isaure\nCorvin\nOndine\nEdda")
    expect(desk.page.locator("[data-player]")).to_have_count(4)
    desk.pair()
    phones = Phones(visitors, desk, contest)
    one, other = map(phones.of, desk.players_at(1))
    tell(one, "2 : 1")
    expect(desk.table(1)).to_have_class(re.compile("half"))
    expect(other.locator(".s-main")).to_contain_text("has told the desk")  # but not what
    tell(other, "2 : 0")
    expect(desk.table(1)).to_have_class(re.compile("disputed"))
    expect(one.locator(".s-said")).to_contain_text("The desk comes to you")
    desk.click("Settle table 1")
    expect(desk.table(1).locator(".claim").first).to_be_focused()
    desk.page.keyboard.press("Enter")
    expect(desk.table(1)).to_have_class(re.compile("stands"))
    for phone in (one, other):
        expect(phone.locator(".s-said")).to_contain_text("It stands.")
    desk.result(2, 2, 0)
    expect(desk.page.locator(".next .btn.main")).to_have_text("Pair: Round 2")


@pytest.fixture
def evening(visitors: Visitors) -> tuple[Organiser, Phones, str]:
    """Eleven players, the first round paired and its clock running."""
    desk = Organiser(visitors.come())
    contest = desk.make("Friday in the back room")
    desk.paste("\n".join(ELEVEN))
    expect(desk.page.locator("[data-player]")).to_have_count(len(ELEVEN))
    desk.pair()
    return desk, Phones(visitors, desk, contest), contest


@ALL
def test_a_friday_in_a_shop_from_the_first_name_to_the_last_page(
    visitors: Visitors, evening: tuple[Organiser, Phones, str]
) -> None:
    desk, phones, contest = evening
    page = desk.page
    # Round 1: two phones agree, two differ, the rest is typed.
    agreed = [phones.of(name) for name in desk.players_at(1)]
    tell(agreed[0], "2 : 0")
    tell(agreed[1], "0 : 2")
    expect(desk.table(1)).to_contain_text("both players say so")
    for phone, games in zip(map(phones.of, desk.players_at(2)), ("2 : 1", "2 : 1"), strict=True):
        tell(phone, games)
    expect(desk.table(2)).to_have_class(re.compile("disputed"))
    desk.table(2).locator(".claim").first.click()
    desk.clicks += 1
    expect(desk.table(2)).to_have_class(re.compile("stands"))
    for number in range(3, desk.tables() + 1):
        desk.result(number, 2, number % 2)
    # One leaves, one comes late.
    gone = desk.players_at(3)[1]
    desk.choose("who leaves …", gone)
    desk.click("Drop")
    expect(page.locator(".go.gone")).to_contain_text(gone)
    desk.type("one more name …", "Guest 12")
    expect(page.locator(".go:not(.gone)")).to_contain_text("came late: in since round 2")
    desk.pair()
    seated = [name for number in range(1, desk.tables() + 1) for name in desk.players_at(number)]
    seated += page.locator(".bye span:nth-child(2)").all_inner_texts()
    assert sorted(seated) == sorted([*[name for name in ELEVEN if name != gone], "Guest 12"])
    # A wrong result of round 1 is corrected while round 2 is played: what follows is said before it is kept.
    before = page.locator("[data-table] .p b").all_inner_texts()
    desk.link("Round 1", ".way")
    desk.click("Correct table 4", exact=False)
    desk.table(4).get_by_role("button", name=re.compile(" 1, .* 2$")).click()
    expect(page.locator(".follows")).to_contain_text("points become")
    desk.click("The slip was misread")
    desk.click("Keep 1 to 2")
    desk.clicks += 1
    expect(desk.table(4)).to_contain_text("corrected")
    desk.link("Desk", ".tabs")
    expect(page.locator(".typed input")).to_be_focused()  # though a link led here
    expect(page.locator(".tb b.no")).to_have_count(desk.tables())
    assert page.locator("[data-table] .p b").all_inner_texts() == before  # nothing was paired anew
    for round in (2, 3):
        for number in range(1, desk.tables() + 1):
            desk.result(number, 2, (number + round) % 2)
        if round == 2:
            desk.pair()
    # The best four.
    for stage in ("Semi-finals", "Final"):
        expect(page.locator(".next .btn.main")).to_have_text(f"Pair: {stage}")
        desk.pair()
        for number in range(1, desk.tables() + 1):
            desk.result(number, 2, 0)
    desk.click("End the contest")
    expect(page.locator(".next")).to_contain_text("The contest is over.")
    winner = desk.players_at(1)[0]
    expect(phones.of(winner).locator(".s-said")).to_contain_text("It is over: you came in place 1 of 12.")
    desk.link("Bracket", ".tabs")
    expect(page.locator(".bracket .won").last).to_contain_text(winner)
    looked = Looked(page)
    for theme in ("dark", "light"):
        set_theme(page, theme)
        expect(page.locator(".bracket .won").last).to_contain_text(winner)
        looked.at(f"bracket, {theme}")
    assert looked.wrong == {}
    # The last page, and a file for a spreadsheet.
    desk.link("Standings", ".tabs")
    expect(page.locator(".rk tbody th").first).to_contain_text(winner)
    page.locator(".dots").first.click()
    expect(page.locator(".slip")).to_contain_text("together")
    with page.expect_popup() as opened:
        desk.link("Standings", ".onpaper")
    expect(opened.value.locator("body")).to_contain_text(winner)
    rows = list(csv.reader(io.StringIO(page.request.get(f"/api/contests/{contest}/tables/standings").text())))
    assert rows[1][1] == winner and len(rows) == 1 + len(ELEVEN) + 1
    assert desk.clicks <= MOST_CLICKS and desk.keys <= MOST_KEYS, (desk.clicks, desk.keys)


@ALL
def test_two_at_two_laptops_are_told_of_each_other_and_each_sees_what_is_theirs_to_do(
    visitors: Visitors, evening: tuple[Organiser, Phones, str]
) -> None:
    desk, _, contest = evening
    codes = {one["role"]: one["code"] for one in desk.read(f"{contest}/staff")["codes"]}
    second = Organiser(visitors.come())
    second.page.goto(f"/#/slip/{codes['scorekeeper']}")
    expect(second.table(1)).to_be_visible()
    second.result(2, 2, 1)
    expect(desk.page.locator(".lately")).to_contain_text("Round 1, table 2: 2 to 1.")
    desk.result(1, 0, 2)
    expect(second.page.locator(".lately")).to_contain_text("Round 1, table 1: 0 to 2.")
    # Who keeps scores pairs nothing, undoes nothing, and changes no settings.
    for number in (3, 4, 5):
        second.result(number, 2, 0)
    expect(desk.page.get_by_role("button", name="Pair: Round 2")).to_be_visible()
    expect(second.page.get_by_role("button", name="Pair: Round 2")).to_have_count(0)
    expect(second.page.get_by_role("button", name="undo to here", exact=False)).to_have_count(0)
    assert "Settings" not in second.page.locator(".tabs").inner_text()
    # Who only looks on sees the tables, and no desk.
    watcher = visitors.come()
    watcher.goto(f"/#/contest/{contest}")
    expect(watcher.locator("[data-table]")).to_have_count(5)
    expect(watcher.locator(".typed, .set, .next, .lg, .onpaper")).to_have_count(0)
    assert watcher.locator(".tabs a").all_inner_texts() == ["Tables", "Players", "Standings", "Timer"]


def test_whose_slip_is_lost_comes_with_another_code(visitors: Visitors) -> None:
    desk = Organiser(visitors.come())
    contest = desk.make("Lost")
    desk.paste("Isaure\nCorvin")
    expect(desk.page.locator("[data-player]")).to_have_count(2)
    desk.pair()
    before = Phones(visitors, desk, contest).codes["Corvin"]
    desk.link("Players", ".tabs")
    row = desk.page.locator("[data-player='2']")
    row.get_by_role("button", name="Another code").click()
    expect(row.get_by_role("status")).to_contain_text("comes with")
    now = Phones(visitors, desk, contest)
    assert now.codes["Corvin"] != before and now.codes["Corvin"] in row.inner_text()
    now.of("Corvin")


@ALL
def test_what_is_typed_while_the_answer_before_it_is_still_to_come_is_kept_whole(visitors: Visitors) -> None:
    desk = Organiser(visitors.come())
    desk.make("In haste")
    desk.paste("Isaure\nCorvin\nOndine\nEdda\nNoé\nLia")
    expect(desk.page.locator(".next")).to_contain_text("6 have no deck list")
    desk.pair()
    held: list[Route] = []
    desk.page.route("**/acts?*", lambda route: held.append(route))
    typing = desk.page.keyboard.type
    box = desk.page.get_by_label("A result: table, games, games", exact=True)
    box.click()
    typing("1 2 0\n2 ")
    desk.page.wait_for_timeout(100)
    assert len(held) == 1
    held.pop().continue_()
    expect(desk.table(1)).to_have_class(re.compile("stands"))
    expect(box).to_have_value("2 ")
    typing("0 2\n")
    expect(box).to_have_value("")
    late = desk.page.get_by_label("one more name …", exact=True)
    late.click()
    typing("Roland\nJud")
    expect(late).to_have_value("Jud")
    for route in held:
        route.continue_()
    expect(desk.table(2)).to_have_class(re.compile("stands"))
    desk.page.unroute("**/acts?*")
    expect(desk.page.locator(".go")).to_contain_text("Roland")
    desk.result(3, 2, 1)
    desk.pair()
    expect(late).to_have_value("Jud")


@ALL
def test_everything_after_a_line_of_the_log_is_struck_out_once_it_was_said(evening: tuple[Organiser, Phones, str]) -> None:
    desk, _, _ = evening
    desk.result(1, 2, 0)
    desk.result(2, 2, 0)
    line = desk.page.locator(".lg > li", has_text="table 1: 2 to 0")
    line.hover()
    line.get_by_role("button", name="undo to here").click()
    expect(line.locator(".undo li")).to_have_count(1)
    expect(line.locator(".undo")).to_contain_text("table 2: 2 to 0")
    desk.click("Undo to ", ".undo", exact=False)
    expect(desk.table(2)).to_have_class(re.compile("missing"))
    expect(desk.table(1)).to_have_class(re.compile("stands"))


@ALL
def test_a_deck_list_is_checked_kept_and_locked_and_what_is_refused_stays_typed(visitors: Visitors) -> None:
    desk = Organiser(visitors.come())
    desk.make("Lists")
    desk.paste("Isaure\nCorvin")
    row = desk.page.locator("[data-player='1']")
    row.get_by_role("button", name="Deck list").click()
    row.locator("textarea").fill("3 Tornad\n40 Flame")
    row.get_by_role("button", name="Check and keep").click()
    expect(row.get_by_role("alert")).to_contain_text("'Tornad' is no card; did you mean 'Tornado'?")
    desk.paste("Edda")
    expect(desk.page.locator("[data-player]")).to_have_count(3)
    expect(row.locator("textarea")).to_have_value("3 Tornad\n40 Flame")
    row.locator("textarea").fill("briar-hunt")
    row.get_by_role("button", name="Check and keep").click()
    expect(row.locator(".deck")).to_have_text("list checked")
    desk.pair()
    desk.link("Players", ".tabs")
    expect(row.locator(".deck")).to_have_text("list locked")
    row.get_by_role("button", name="Deck list").click()
    expect(row.locator("textarea")).not_to_be_editable()


@ALL
def test_the_timer_comes_from_the_server_and_survives_a_reload_and_a_clock_that_is_put_wrong(
    visitors: Visitors, evening: tuple[Organiser, Phones, str]
) -> None:
    desk, _, contest = evening
    expect(desk.page.locator(".typed input")).to_be_focused()  # though the button that started the clock is gone
    beamer = visitors.come()
    beamer.clock.set_system_time("2031-05-01T10:00:00")
    beamer.goto(f"/#/contest/{contest}/timer")
    shown = beamer.locator(".time b")
    expect(shown).to_have_text(re.compile("^4[34]:"))
    before = seconds(shown.inner_text())
    beamer.reload()
    expect(shown).to_have_text(re.compile("^4[34]:"))
    assert 0 <= before - seconds(shown.inner_text()) <= 30
    box = shown.bounding_box()
    assert box is not None and box["height"] > 300


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return int(minutes) * 60 + int(rest)


@ALL
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_no_serious_fault_on_any_page_of_a_contest(
    visitors: Visitors, evening: tuple[Organiser, Phones, str], theme: str, size: tuple[int, int]
) -> None:
    desk, phones, contest = evening
    page = desk.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    set_theme(page, theme)
    player = phones.of(desk.players_at(1)[0])
    tell(player, "2 : 0")
    other = phones.of(desk.players_at(1)[1])
    tell(other, "2 : 0")
    looked, phone = Looked(page), Looked(other)
    set_theme(other, theme)
    other.wait_for_selector(".s-said")
    phone.at("phone")
    for path, there in {
        "desk": ".tb.disputed",
        "players": "[data-player]",
        "standings": ".rk",
        "paper": ".paper li",
        "settings": ".settings li",
        "timer": ".timer",
    }.items():
        page.goto(f"/#/contest/{contest}/{path}")
        page.wait_for_selector(there)
        if path == "standings":
            page.locator(".dots").first.click()
            page.wait_for_selector(".slip td")
        looked.at(path)
    assert looked.wrong == {} and phone.wrong == {}


def set_theme(page: Page, theme: str) -> None:
    page.evaluate(f"localStorage.setItem('grimoire-theme', '{theme}')")
    page.reload()
