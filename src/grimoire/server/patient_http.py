"""HTTP that does not wait for ever for the first lines of a request: thousands of half ones would keep everybody else out."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def patient_for(seconds: float) -> type[H11Protocol]:
    """The protocol, for whoever makes one for each connection."""

    class Patient(H11Protocol):
        """One connection. Time runs whenever no request is under way and something of one may be there."""

        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.wait()

        def data_received(self, data: bytes) -> None:
            if self.waiting is None and not self.is_answering:
                self.wait()
            super().data_received(data)
            if self.is_answering:
                self.wait_no_more()

        @property
        def is_answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def wait(self) -> None:
            self.waiting = self.loop.call_later(seconds, self.give_up)

        def wait_no_more(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def give_up(self) -> None:
            self.waiting = None
            if not self.is_answering:
                self.transport.close()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.wait_no_more()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait_no_more()
            super().connection_lost(exc)

    return Patient
