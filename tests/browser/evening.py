"""A club's evening in browsers: the organiser's hands, whose every click and key is counted, and players' phones."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors

CONTEST = re.compile(r"contest/([\w-]+)")
ELEVEN = ("Isaure", "Corvin", "Ondine", "Edda", "Noé", "Maëlle", "Anselm", "Théo", "Lia", "Roland", "Judith")


class Organiser:
    """Whoever sits at the desk."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.keys = 0

    def click(self, name: str, within: str = "body", exact: bool = True) -> None:
        self.page.locator(within).get_by_role("button", name=name, exact=exact).first.click()
        self.clicks += 1

    def link(self, name: str, within: str = "body") -> None:
        self.page.locator(within).get_by_role("link", name=name, exact=True).first.click()
        self.clicks += 1

    def type(self, label: str, text: str, enter: bool = True) -> None:
        box = self.page.get_by_label(label, exact=True)
        if not box.evaluate("(box) => box === document.activeElement"):
            box.click()
            self.clicks += 1
        self.page.keyboard.type(text)
        self.keys += len(text)
        if enter:
            self.page.keyboard.press("Enter")
            self.keys += 1

    def choose(self, label: str, option: str) -> None:
        self.page.get_by_label(label, exact=True).select_option(label=option)
        self.clicks += 2

    # -- what is done at the desk ----------------------------------------------------------------------------------

    def make(self, title: str) -> str:
        """A contest as the publisher proposes; gives its id."""
        self.link("Contests", "nav.top")
        self.link("A new contest")
        self.type("What it is called", title)
        self.page.wait_for_selector("#names")
        found = CONTEST.search(self.page.url)
        assert found is not None
        return found[1]

    def paste(self, names: str) -> None:
        """Names that somebody has on a list already."""
        self.page.locator("#names").fill(names)
        self.keys += 1
        self.click("Enter ", ".entering", exact=False)

    def result(self, table: int, first: int, second: int) -> None:
        self.type("A result: table, games, games", f"{table} {first} {second}")
        expect(self.table(table)).to_have_class(re.compile("stands"))

    def table(self, number: int) -> Any:
        return self.page.locator(f"[data-table='{number}']")

    def pair(self) -> None:
        self.page.locator(".next .btn.main").click()
        self.clicks += 1
        expect(self.page.locator(".next")).to_contain_text("start the clock")
        self.click("Start the clock")
        expect(self.page.locator(".head [role=timer]")).to_be_visible()

    def players_at(self, number: int) -> list[str]:
        names = self.table(number).locator(".p b")
        expect(names).to_have_count(2)
        return list(names.all_inner_texts())

    def tables(self) -> int:
        return self.page.locator("[data-table]").count()

    def read(self, path: str) -> Any:
        """What the server answers whoever sits here."""
        return self.page.evaluate("(path) => fetch(`/api/contests/${path}`).then((answer) => answer.json())", path)


class Phones:
    """Players' phones: each with a browser of its own, and there by the code of its slip."""

    def __init__(self, visitors: Visitors, organiser: Organiser, contest: str) -> None:
        self.visitors = visitors
        names = {one["number"]: one["name"] for one in organiser.read(contest)["players"]}
        self.there: dict[str, Page] = {}
        self.codes = {names[one["player"]]: one["code"] for one in organiser.read(f"{contest}/codes")}

    def of(self, name: str) -> Page:
        """The phone of that player, who has come with one already or comes now."""
        if name not in self.there:
            self.there[name] = self.visitors.come(390, 844)
        phone = self.there[name]
        phone.goto(f"/#/slip/{self.codes[name].replace('-', '')}")
        expect(phone.locator(".s-pair h2").first).to_have_text(name)
        return phone


def tell(phone: Page, games: str) -> None:
    """Games won and lost, as in "2 : 1"."""
    phone.get_by_role("radio", name=games).click()
    phone.get_by_role("button", name="Tell the desk").click()
    expect(phone.locator(".s-said")).to_contain_text(games)
