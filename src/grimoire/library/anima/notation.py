"""Anima in scenarios."""

from yaml.nodes import Node

from grimoire.anima import all_procedures
from grimoire.anima.described_position import Placement
from grimoire.anima.describing import NotBetweenActions, moment_of
from grimoire.anima.facts import KINDS
from grimoire.anima.game import Game
from grimoire.anima.meant_parties import SEAT_NAMES
from grimoire.anima.pool import Pool
from grimoire.anima.position_from_description import place
from grimoire.anima.why import why_not
from grimoire.kernel.event import Event
from grimoire.kernel.reason import Reason
from grimoire.library.anima import answers, card_facts, sight_facts, table_facts
from grimoire.library.anima.export import export_position
from grimoire.library.anima.positions import read_position
from grimoire.library.anima.words import engine_form, scenario_form, sentence
from grimoire.library.notation import Notation
from grimoire.library.scenario_play_facts import SHARED
from grimoire.library.scenario_words import SEATS

# What they add, procedures of the rules and sentences, is why they are imported.
ADDED = (all_procedures, table_facts, sight_facts, card_facts)
VERBS = ("play", "use", "expel", "show", "move", "seek")


class AnimaNotation(Notation):
    game = "anima"
    seats = SEATS
    players = SEAT_NAMES
    sentences = [*sentence.forms, *SHARED.forms]
    kinds = KINDS
    idle = ("pass", "end", "stay", "rest", "no")
    example = "play iron-vow"
    opening = "A:game-turn-and-phases"
    needs_given = True  # who is in each Party

    pool: Pool

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.cards = pool.numbers

    def read_position(self, where: str, node: Node | None) -> Placement:
        assert node is not None
        return read_position(self.pool, where, node)

    def place(self, given: Placement) -> Game:
        return place(self.pool, given)

    def is_describable(self, game: Game) -> bool:
        try:
            moment_of(game)
        except NotBetweenActions:
            return False
        return True

    def export(self, game: Game) -> str:
        return export_position(game)

    def form(self, text: str) -> str:
        return engine_form(text)

    def written(self, form: str) -> str:
        return scenario_form(form)

    def was_answered(self, game: Game, seat: int, form: str, events: list[Event], actor: int) -> bool:
        return answers.was_answered(seat, form, events)

    def refusal(self, game: Game, seat: int, form: str) -> Reason | None:
        words = form.split()
        if len(words) >= 2 and words[0] in VERBS:
            return why_not(game, seat, words[1], words[0])
        return None
