"""What a card does when it is activated or applied."""

from grimoire.magenoir.body import Body
from grimoire.magenoir.definition import Ability


class Imperative(Ability):
    def __init__(self, body: Body) -> None:
        super().__init__()
        self.body = body
