"""A game of Mage Noir as it was at the last decision, as far as the checks compare it with what came of the choice."""

from grimoire.magenoir.game import Game
from grimoire.magenoir.modifiers import COPY, LEVEL_PILES


class Before:
    """Copies of the lists that most choices leave alone: comparing them is much quicker than walking through them."""

    def __init__(self, g: Game) -> None:
        self.printed = g.printed
        self.owner = g.owner
        self.zone = g.zone[:]
        self.stamp = g.stamp[:]
        self.hp = g.hp[:]
        self.known = g.known[:]
        self.mana = g.mana[:]
        self.note_rest(g)

    def note_rest(self, g: Game) -> None:
        """What is small, and copied at every decision."""
        self.reserve = g.reserve[:]
        self.piles = g.piles[:]
        self.life = g.life[:]
        self.phase = g.phase
        self.copies = bool(g.mods[COPY])
        self.level = bool(g.mods[LEVEL_PILES])

    def update(self, g: Game) -> None:
        """Take over what has changed."""
        self.printed = g.printed
        self.owner = g.owner
        if g.zone != self.zone:
            self.zone = g.zone[:]
        if g.stamp != self.stamp:
            self.stamp = g.stamp[:]
        if g.hp != self.hp:
            self.hp = g.hp[:]
        if g.known != self.known:
            self.known = g.known[:]
        if g.mana != self.mana:
            self.mana = g.mana[:]
        self.note_rest(g)

    def moved(self, g: Game) -> list[int]:
        """The cards that are another object than before, new ones among them."""
        if g.stamp == self.stamp and g.zone == self.zone:
            return []
        known = len(self.stamp)
        return [
            card
            for card, stamp in enumerate(g.stamp)
            if card >= known or stamp != self.stamp[card] or g.zone[card] != self.zone[card]
        ]
