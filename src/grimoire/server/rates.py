"""So often within so long, and no more: for each who asks."""

import time
from collections import deque
from ipaddress import ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

MOST_WATCHED: Final = 10_000
ONE_HOUSEHOLD: Final = 64  # bits of an address of the newer kind: whoever has one has all that begin like it


class Rate:
    """Time is that of this process: no step of a clock on the wall lets more in."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}

    def take(self, who: str) -> bool:
        """Once more, unless that is too often."""
        now = time.monotonic()
        times = self.times.setdefault(who, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        if len(self.times) > MOST_WATCHED:
            self.forget(now)
        return True

    def give_back(self, who: str) -> None:
        """It need not have been counted."""
        times = self.times.get(who)
        if times:
            times.pop()

    def forget(self, now: float) -> None:
        """Whoever asked long ago; and if all did just now, those who were first."""
        self.times = {who: times for who, times in self.times.items() if times and times[-1] > now - self.seconds}
        while len(self.times) > MOST_WATCHED // 2:
            del self.times[next(iter(self.times))]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody asks from, as far as it can be told apart."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(int(address) >> (128 - ONE_HOUSEHOLD))
