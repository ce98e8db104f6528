"""A contest as a test runs it over HTTP: whoever organises, phones, and what they ask."""

from typing import Any

import httpx
from tests.server.serving import Browser, Served

Page = dict[str, Any]
ELEVEN = [
    "Ondine", "Isaure", "Bastien", "Judith", "Éloi", "Maëlle", "Anatole", "Wim", "Zoë", "Ferréol", "Guest 11",
]  # fmt: skip


class Desk:
    """Somebody at a contest, by a browser of their own."""

    def __init__(self, browser: Browser, id: str) -> None:
        self.browser = browser
        self.id = id

    @classmethod
    def opened(cls, browser: Browser, **wanted: Any) -> "Desk":
        page = browser.http.post("/api/contests", json={"title": "Friday", **wanted}).raise_for_status().json()
        return cls(browser, page["id"])

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.browser.http.get(f"/api/contests/{self.id}{path}", params=query)

    def page(self, path: str = "", **query: Any) -> Any:
        return self.get(path, **query).raise_for_status().json()

    def ask(self, type: str, number: int = -1, reason: str = "", lang: str = "en", **act: Any) -> httpx.Response:
        """As somebody who has seen all, unless another number is said."""
        seen = self.page()["number"] if number < 0 else number
        body = {"number": seen, "act": {"type": type, **act}, "reason": reason}
        return self.browser.http.post(f"/api/contests/{self.id}/acts", params={"lang": lang}, json=body)

    def do(self, type: str, **act: Any) -> Page:
        answer = self.ask(type, **act)
        assert answer.status_code == 200, answer.text
        done: Page = answer.json()
        return done

    def codes(self) -> dict[int, str]:
        return {line["player"]: line["code"] for line in self.page("/codes")}

    def seated(self) -> set[int]:
        """Who is in this round: at a table, or with the bye."""
        round = self.page()["round"]
        at_tables = [player for table in round["tables"] for player in (table["first"], table["second"])]
        assert len(at_tables) == len({*at_tables}), "nobody sits twice"
        return {*at_tables, *round["byes"]}

    def keep_all(self) -> None:
        """The first of every table wins two to one."""
        for table in self.page()["round"]["tables"]:
            if table["state"] != "stands":
                self.do("keepResult", table=table["table"], first=2, second=1)


class Phone(Desk):
    """One that has come with the code of a slip."""

    def __init__(self, server: Served, code: str) -> None:
        browser = Browser(server)
        self.came = browser.http.post("/api/contests/come", json={"code": code})
        super().__init__(browser, self.came.json().get("contest", ""))

    @property
    def mine(self) -> Page:
        found: Page = self.page("/mine")
        return found
