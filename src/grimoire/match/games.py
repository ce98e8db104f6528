"""The games by name: how each looks at its questions."""

from grimoire.match.anima.regard import AnimaRegard
from grimoire.match.magenoir.regard import MageNoirRegard
from grimoire.match.regard import Regard

GAMES: dict[str, Regard] = {"magenoir": MageNoirRegard(), "anima": AnimaRegard()}
