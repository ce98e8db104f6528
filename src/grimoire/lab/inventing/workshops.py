"""The workshops by the name of their game."""

from grimoire.lab.inventing.anima_workshop import AnimaWorkshop
from grimoire.lab.inventing.mage_noir_workshop import MageNoirWorkshop
from grimoire.lab.inventing.trying import Workshop

WORKSHOPS: dict[str, type[Workshop]] = {"magenoir": MageNoirWorkshop, "anima": AnimaWorkshop}


def workshop_of(game: str) -> Workshop:
    return WORKSHOPS[game]()
