"""The weights of the outlook, as `tools/outlook.py` fitted them: by the number of seats, before and since the Final Mission
lies open."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

FILE: Final = "data/anima/outlook.json"
MOST_SEATS: Final = 4  # that were fitted; more are judged by the same


class Network:
    """One layer of units between the numbers and the logit, and the numbers directly."""

    __slots__ = ("counts", "direct", "units")

    def __init__(self, direct: list[float], units: list[list[float]], counts: list[float]) -> None:
        self.direct = direct  # a weight for every number
        self.units = units  # the same for every unit
        self.counts = counts  # what each unit counts


@cache
def network(seats: int, is_revealed: bool) -> Network:
    text = (files("grimoire") / FILE).read_text(encoding="utf-8")
    found = json.loads(text)[str(min(seats, MOST_SEATS))]["since" if is_revealed else "before"]
    return Network(found["direct"], found["units"], found["counts"])
