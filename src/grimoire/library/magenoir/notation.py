"""Mage Noir in scenarios."""

from yaml.nodes import Node

from grimoire.kernel.event import Event
from grimoire.kernel.reason import Reason
from grimoire.library.magenoir import answers, card_facts, deck_facts, table_facts
from grimoire.library.magenoir.export import export_position
from grimoire.library.magenoir.positions import read_position
from grimoire.library.magenoir.words import SEATS, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_play_facts import SHARED
from grimoire.magenoir.describing import NotBetweenChains, moment_of
from grimoire.magenoir.facts import KINDS
from grimoire.magenoir.game import Game
from grimoire.magenoir.placing import Placement, place
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.why import VERBS, why_not

FACTS = (table_facts, card_facts, deck_facts)  # what they add to the sentences is why they are imported


class MageNoirNotation(Notation):
    game = "magenoir"
    seats = SEATS
    sentences = [*sentence.forms, *SHARED.forms]
    kinds = KINDS
    idle = ("pass", "end turn")
    example = "prepare seed"
    opening = "R:overview-of-a-turn"

    pool: Pool

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.cards = pool.numbers

    def read_position(self, where: str, node: Node | None) -> Placement:
        return read_position(self.pool, where, node)

    def place(self, given: Placement) -> Game:
        return place(self.pool, given)

    def is_describable(self, game: Game) -> bool:
        try:
            moment_of(game)
        except NotBetweenChains:
            return False
        return True

    def export(self, game: Game) -> str:
        return export_position(game)

    def was_answered(self, seat: int, form: str, events: list[Event]) -> bool:
        return answers.was_answered(seat, form, events)

    def refusal(self, game: Game, seat: int, form: str) -> Reason | None:
        words = form.split()
        if len(words) >= 2 and words[0] in VERBS:
            return why_not(game, seat, words[1], words[0])
        return None
