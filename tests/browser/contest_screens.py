"""The screens of a contest, and how an evening comes to each: by requests, as a desk and phones would make them."""

from typing import Any

from playwright.sync_api import Page
from tests.browser.evening import ELEVEN
from tests.browser.screens import SCREENS as SCREENS  # with those that follow
from tests.browser.screens import at, screen, somebody_else
from tests.browser.sitting import post

TITLES = {"en": "Friday in the back room", "fr": "Vendredi dans l'arrière-salle"}
ROUND = 5  # tables

SCREENS["contests-new"] = at("contests/new", ".kinds button")


class Evening:
    """A contest that is led by whoever sits at a browser."""

    def __init__(self, page: Page, lang: str, names: tuple[str, ...] = ELEVEN) -> None:
        self.page, self.lang = page, lang
        wanted = {"title": TITLES[lang], "names": "\n".join(names)}
        self.id = post(page, "/contests", wanted, lang)["id"]

    def read(self, path: str = "") -> Any:
        path = f"/api/contests/{self.id}{path}"
        return self.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)

    def act(self, type: str, **facts: object) -> None:
        body = {"number": self.read()["number"], "act": {"type": type, **facts}}
        post(self.page, f"/contests/{self.id}/acts", body, self.lang)

    def round(self, tables: int = ROUND) -> None:
        """Paired, with so many results."""
        self.act("pairRound")
        self.act("startClock")
        for table in range(1, tables + 1):
            self.act("keepResult", table=table, first=2, second=table % 2)

    def phone_of(self, player: int, phone: Page) -> None:
        code = next(one["code"] for one in self.read("/codes") if one["player"] == player)
        post(phone, "/contests/come", {"code": code}, self.lang)

    def report(self, phone: Page, won: int, lost: int) -> None:
        body = {"number": 1, "act": {"type": "reportResult", "won": won, "lost": lost}}
        post(phone, f"/contests/{self.id}/acts", body, self.lang)

    def tell(self, at_table: int, side: str, won: int, lost: int) -> Page:
        """By the phone of one of two."""
        table = self.read()["round"]["tables"][at_table - 1]
        phone = somebody_else(self.page, self.lang)
        self.phone_of(table[side], phone)
        self.report(phone, won, lost)
        return phone

    def show(self, page: Page, what: str, there: str) -> None:
        page.goto(f"/#/contest/{self.id}/{what}")
        page.wait_for_selector(there)


def second_round(page: Page, lang: str) -> Evening:
    """As in the drawing: two results stand, a table is told in two ways, one half; somebody has left, somebody came late."""
    evening = Evening(page, lang)
    evening.round()
    evening.act("dropPlayer", player=11)
    evening.act("enterPlayers", names="Guest 12")
    evening.act("pairRound")
    evening.act("startClock")
    evening.act("keepResult", table=3, first=1, second=2)
    for side, won, lost in (("first", 2, 0), ("second", 0, 2)):
        evening.tell(1, side, won, lost)
    for side in ("first", "second"):
        evening.tell(2, side, 2, 1)
    evening.tell(4, "first", 2, 1)
    return evening


@screen
def contest_names(page: Page, lang: str) -> None:
    evening = Evening(page, lang)
    evening.show(page, "desk", "[data-player]")


@screen
def contest_desk(page: Page, lang: str) -> None:
    second_round(page, lang).show(page, "desk", ".tb.disputed")


@screen
def contest_correcting(page: Page, lang: str) -> None:
    second_round(page, lang).show(page, "round/1", ".tb.stands")
    page.locator("[data-table='4'] .set").click()
    page.locator(".correct .choice button").nth(3).click()
    page.wait_for_selector(".follows")


@screen
def contest_standings(page: Page, lang: str) -> None:
    evening = Evening(page, lang)
    for _ in range(2):
        evening.round()
    evening.round(0)
    evening.show(page, "standings", ".rk")
    page.locator(".rk tbody tr").nth(1).locator(".dots").first.click()
    page.wait_for_selector(".slip td")
    page.locator(".instead button").first.click()


@screen
def contest_bracket(page: Page, lang: str) -> None:
    evening = Evening(page, lang)
    for _ in range(3):
        evening.round()
    evening.round(1)
    evening.show(page, "bracket", ".bracket li")


@screen
def contest_round(page: Page, lang: str) -> None:
    """A player's phone, after the slip was scanned and the other has told."""
    evening = Evening(somebody_else(page, lang), lang)
    evening.round(0)
    evening.tell(4, "second", 2, 1)
    evening.phone_of(evening.read()["round"]["tables"][3]["first"], page)
    evening.show(page, "mine", ".res")
    page.get_by_role("radio").nth(3).click()


@screen
def contest_timer(page: Page, lang: str) -> None:
    second_round(page, lang).show(page, "timer", ".timer")


@screen
def contest_paper(page: Page, lang: str) -> None:
    second_round(page, lang).show(page, "paper", ".paper li")


@screen
def contest_settings(page: Page, lang: str) -> None:
    Evening(page, lang).show(page, "settings", ".settings li")
