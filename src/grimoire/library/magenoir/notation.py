"""Mage Noir in scenarios."""

from typing import Final

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
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.position_from_description import Placement, place
from grimoire.magenoir.why import VERBS, why_not

FACTS = (table_facts, card_facts, deck_facts)  # what they add to the sentences is why they are imported

# What is put in order besides cards, as a judge says it and as the engine calls it: `order zenith`, `order seed forge`.
RULES_AT_WORK: Final = {"zenith": "zenithcheck", "control": "controlcheck", "forge": "forgeaway"}
MUST_BE_DONE: Final = ("gather", "take-pile", "hand-limit")


def spelled(form: str, names: dict[str, str]) -> str:
    verb, *words = form.split()
    if verb != "order" or not words or words[-1] not in names:
        return form
    return " ".join([verb, *words[:-1], names[words[-1]]])


class MageNoirNotation(Notation):
    game = "magenoir"
    seats = SEATS
    players = ("you", "opponent")
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

    def form(self, text: str) -> str:
        return spelled(text, RULES_AT_WORK)

    def written(self, form: str) -> str:
        return spelled(form, {name: word for word, name in RULES_AT_WORK.items()})

    def by_name(self, seat: int, form: str) -> str:
        """Options of this game name players as whoever chooses would."""
        return " ".join([self.players[SEATS.index(word) != seat] if word in SEATS else word for word in form.split()])

    def idle_form(self, game: Game) -> str | None:
        """Mana is gathered and a pile taken as it comes: whoever waits for something else does not care."""
        found = super().idle_form(game)
        return game.options[0].form if found is None and game.question.id in MUST_BE_DONE else found

    def was_answered(self, game: Game, seat: int, form: str, events: list[Event], actor: int) -> bool:
        return answers.was_answered(game, seat, form, events, actor)

    def refusal(self, game: Game, seat: int, form: str) -> Reason | None:
        words = form.split()
        if len(words) >= 2 and words[0] in VERBS:
            return why_not(game, seat, words[1], words[0])
        return None
