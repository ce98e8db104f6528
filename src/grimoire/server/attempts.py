"""Guessing passwords: each try is counted before it is looked at, by who is meant and by where it comes from.

Whoever guesses keeps nobody out but themselves: a browser in which somebody has signed in before is counted by itself, and
another address by itself.
"""

import hashlib
import secrets
from typing import Final

from grimoire.server.rates import Rate
from grimoire.table.refusals import TOO_OFTEN, Refusal

WINDOW: Final = 600.0  # seconds
OF_ONE_NAME: Final = 10  # from one address, or from one browser that is known
OF_ONE_ADDRESS: Final = 40  # whatever the names
OF_ALL_ADDRESSES: Final = 200  # for one name, from browsers that are not known


class Attempt:
    """One that is counted, unless it was right."""

    def __init__(self, counted: list[tuple[Rate, str]]) -> None:
        self.counted = counted

    def right(self) -> None:
        for rate, who in self.counted:
            rate.give_back(who)


class Attempts:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.by_both = Rate(OF_ONE_NAME, WINDOW)
        self.by_address = Rate(OF_ONE_ADDRESS, WINDOW)
        self.by_name = Rate(OF_ALL_ADDRESSES, WINDOW)
        self.by_device = Rate(OF_ONE_NAME, WINDOW)

    def begin(self, login: str, address: str, device: str) -> Attempt:
        """Raises Refusal. `device`: what the browser was given when somebody signed in there."""
        if self.is_known(device, login):
            return taken([(self.by_device, device)])
        return taken([(self.by_both, f"{address} {login}"), (self.by_address, address), (self.by_name, login)])

    def new_device(self, login: str) -> str:
        """To be kept by a browser in which somebody has signed in."""
        id = secrets.token_urlsafe(12)
        return f"{id}.{self.mark(id, login)}"

    def is_known(self, device: str, login: str) -> bool:
        id, _, mark = device.partition(".")
        return secrets.compare_digest(mark.encode(), self.mark(id, login).encode())

    def mark(self, id: str, login: str) -> str:
        return hashlib.blake2b(f"{id} {login}".encode(), key=self.key, digest_size=16, person=b"device").hexdigest()


def taken(wanted: list[tuple[Rate, str]]) -> Attempt:
    counted: list[tuple[Rate, str]] = []
    for rate, who in wanted:
        if not rate.take(who):
            Attempt(counted).right()
            raise Refusal(TOO_OFTEN)
        counted.append((rate, who))
    return Attempt(counted)
