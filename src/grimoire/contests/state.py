"""The state of a contest, and what can be read from it."""

from grimoire.contests.entries import Entry
from grimoire.contests.names import name_key
from grimoire.contests.planning import rounds_planned
from grimoire.contests.rounds import CUT, Player, Round
from grimoire.contests.settings import Settings


class State:
    """What the entries that count come to."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.kept: list[Entry] = []  # what was not struck out
        self.title = ""
        self.settings = Settings()
        self.seed = 0
        self.players: dict[int, Player] = {}
        self.keys: dict[str, int] = {}  # players by the key of their names
        self.rounds: list[Round] = []
        self.over = False

    @property
    def active(self) -> list[int]:
        return [player.number for player in self.players.values() if player.active]

    @property
    def planned(self) -> int:
        """How many rounds there are before a cut."""
        first = self.rounds[0] if self.rounds else None
        seated = self.active if first is None else [*first.byes, *[one for t in first.tables for one in (t.first, t.second)]]
        return rounds_planned(self.settings, len(seated))

    @property
    def before_cut(self) -> list[Round]:
        return [round for round in self.rounds if round.stage != CUT]

    @property
    def running(self) -> Round | None:
        """The last round, as long as a result of it is missing."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_complete else None

    def name(self, player: int) -> str:
        return self.players[player].name if player in self.players else ""

    def player_named(self, name: str) -> int:
        """By name, or 0."""
        return self.keys.get(name_key(name), 0)

    def best_of(self, stage: str) -> int:
        return self.settings.cut_best_of if stage == CUT else self.settings.best_of
