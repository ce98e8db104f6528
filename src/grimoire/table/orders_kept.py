"""Standing orders as they are kept with a seat: whoever reads them, maybe in another process, goes by them too."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from grimoire.library.entries import Entry
from grimoire.match.stops import Stops, rested

SAID: Final = "said"  # after how many entries: one who rests does so until the next turn begins


def kept_orders(stops: Stops, number: int) -> dict[str, Any]:
    kept: dict[str, Any] = msgspec.to_builtins(stops) or {"where": stops.where}
    return {**kept, SAID: number} if stops.resting else kept


def orders_in(kept: Mapping[str, Any], entries: Sequence[Entry]) -> Stops:
    """As they stand after these entries."""
    stops = msgspec.convert({field: value for field, value in kept.items() if field != SAID}, Stops)
    return rested(stops) if any([entry.digest for entry in entries[kept.get(SAID, 0) :]]) else stops
