"""The workshops by the name of their game."""

from grimoire.lab.inventing.mage_noir_workshop import MageNoirWorkshop
from grimoire.lab.inventing.trying import Workshop


def workshop_of(game: str) -> Workshop:
    return MageNoirWorkshop()
