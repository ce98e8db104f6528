"""How often somebody tried a password in vain: whoever guesses must wait."""

from typing import Final

from grimoire.server.refusals import TOO_MUCH, Refusal
from grimoire.server.storage.database import now

ATTEMPTS: Final = 10  # wrong passwords for one name
WAIT_MS: Final = 10 * 60_000
MOST_WATCHED: Final = 10_000


class Attempts:
    """By name."""

    def __init__(self) -> None:
        self.wrong: dict[str, list[int]] = {}

    def check(self, login: str) -> None:
        recent = [at for at in self.wrong.get(login, []) if at > now() - WAIT_MS]
        if len(recent) >= ATTEMPTS:
            raise Refusal(TOO_MUCH)

    def failed(self, login: str) -> None:
        if len(self.wrong) >= MOST_WATCHED:
            self.wrong.clear()
        self.wrong[login] = [*self.wrong.get(login, [])[-ATTEMPTS:], now()]
