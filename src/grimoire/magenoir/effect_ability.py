"""What a card does when it is activated or applied."""

from grimoire.magenoir.definition import Ability
from grimoire.magenoir.indivisible_actions import Body


class Imperative(Ability):
    def __init__(self, body: Body) -> None:
        super().__init__()
        self.body = body
