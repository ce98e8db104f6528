"""The weights of the outlook, as `tools/outlook.py` fitted them: by the number of seats, before and since the Final Mission
lies open."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

FILE: Final = "data/anima/outlook.json"
MOST_SEATS: Final = 4  # that were fitted; more are judged by the same


@cache
def weights(seats: int, is_revealed: bool) -> list[float]:
    text = (files("grimoire") / FILE).read_text(encoding="utf-8")
    found: list[float] = json.loads(text)[str(min(seats, MOST_SEATS))]["since" if is_revealed else "before"]
    return found
