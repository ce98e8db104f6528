"""Which texts of cards a game of Anima really carried out: frames that ran, continuous texts that held at a decision."""

from typing import cast

from grimoire.anima.continuous_texts import CREATURES, in_force, works
from grimoire.anima.definition import CardDefinition, Standing
from grimoire.anima.game import Game
from grimoire.anima.pool import Pool
from grimoire.anima.zones import AREAS, FINAL, INCIDENTS
from grimoire.kernel.frame import Node
from grimoire.kernel.position import Position
from grimoire.lab.tables import CardText, Witness

Place = tuple[int, int]  # of a node: its card, its number there


class Texts:
    """All texts of a pool by what shows that they were carried out."""

    def __init__(self, pool: Pool) -> None:
        self.texts: list[CardText] = []
        self.bodies: dict[Place, int] = {}
        self.standing: dict[Place, int] = {}
        for definition in pool.definitions:
            self.sort_in(definition)

    def sort_in(self, definition: CardDefinition) -> None:
        for act in definition.acts:
            self.add(definition, str(definition.lines[act.line - 1]), act.body)
        for listener in definition.listeners:
            self.add(definition, str(definition.lines[listener.line - 1]), listener.body)
        for text in definition.standing:
            self.standing[text.home, text.number] = len(self.texts)
            self.texts.append(CardText(definition.id, str(definition.lines[text.line - 1])))
        for extra in definition.extras:
            self.add(definition, f"{extra.id}: {extra.line}", extra.body)
        for (faces, line), body in zip(definition.table_lines, table_rows(definition), strict=True):
            self.add(definition, f"{faces}: {line}", body)
        for line, step in zip(definition.step_lines, definition.steps, strict=True):
            self.add(definition, str(line), step)
        for e, whole in (
            (definition.task_line, definition.task),
            (definition.reward_line, definition.reward),
            (definition.crisis_line, definition.crisis),
        ):
            if e is not None and whole is not None:
                self.add(definition, str(e), whole)

    def add(self, definition: CardDefinition, text: str, body: Node) -> None:
        self.bodies[body.home, body.number] = len(self.texts)
        self.texts.append(CardText(definition.id, text))


def table_rows(definition: CardDefinition) -> list[Node]:
    """One text for each row of an exploration table, in the order they are written."""
    return [definition.table[int(faces.partition("-")[0]) - 1] for faces, _ in definition.table_lines]


class AnimaWitness(Witness):
    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def choose(self, position: Position, index: int) -> None:
        self.watch(position, index, self.texts.bodies)
        position.choose(index)
        self.look(cast(Game, position))

    def look(self, g: Game) -> None:
        """What holds now: Characters, Factions and Incidents in force, the Area or Mission it is about."""
        for seat in range(g.seats):
            for card in in_force(g, seat):
                self.hear(g, seat, card)
        for card in g.zones[INCIDENTS]:
            self.hear(g, g.marks[card], card)
        for fight in g.fights:
            for card in g.zones[INCIDENTS] if fight.card >= 0 else []:
                self.hear(g, fight.seat, card)
            if fight.card >= 0:
                self.hear(g, fight.seat, fight.card)
        for seat, area in enumerate(g.place):
            if area >= 0 and g.zone[area] == AREAS:
                self.hear(g, seat, area)
        for card in g.zones[FINAL]:
            self.hear(g, max(0, g.attempt_seat), card)

    def hear(self, g: Game, seat: int, card: int) -> None:
        for text in g.definition(card).standing:
            if works(g, seat, card, text) and is_about(g, text):
                self.seen.add(self.texts.standing[text.home, text.number])


def is_about(g: Game, text: Standing) -> bool:
    """A text about Creatures says something only while one is fought."""
    return text.subject != CREATURES or len(g.fights) > 0
