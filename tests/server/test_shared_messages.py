"""A table's message is made and compressed once for all who get the same."""

from pathlib import Path

import pytest
from tests.server.serving import Browser, Running
from tests.server.test_together import duel, table
from websockets.extensions.permessage_deflate import PerMessageDeflate

from grimoire.seat.seats import Seats
from grimoire.server.shared_frames import SharedFrames


def test_who_looks_on_together_is_sent_what_was_made_once(
    server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = duel(ann, bob)
    lookers = [Browser(server).connect() for _ in range(5)]
    for looker in lookers:
        looker.send("join", match=match, seat=-1)
        before = table(looker)
    made: list[int] = []
    compressed: list[int] = []
    given, encode = Seats.given, PerMessageDeflate.encode

    def counted(self: Seats, seat: int, *more: object, **named: object) -> object:
        made.append(seat)
        return given(self, seat, *more, **named)  # type: ignore[arg-type]

    def counting(self: PerMessageDeflate, frame: object) -> object:
        compressed.append(len(frame.data))  # type: ignore[attr-defined]
        return encode(self, frame)  # type: ignore[arg-type]

    monkeypatch.setattr(Seats, "given", counted)
    monkeypatch.setattr(PerMessageDeflate, "encode", counting)
    SharedFrames.latest.clear()
    asked = before["ask"]["asked"]
    chooser = (ann, bob)[asked]
    chooser.send("join", match=match, seat=asked)
    ask = table(chooser)["ask"]
    made.clear()
    compressed.clear()
    chooser.ask("choose", match=match, seat=asked, number=0, form=ask["choices"][0]["form"])
    told = [table(looker, 1) for looker in lookers]
    assert all(one == told[0] for one in told)
    assert made.count(-1) == 1
    largest = sorted(size for size in compressed if size > 1000)
    assert len(largest) <= 2 + 2, "one for each player, one for all who look on"
    for looker in lookers:
        looker.close()
