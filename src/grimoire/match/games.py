"""The games by name: how each looks at its questions."""

from typing import Final

from grimoire.kernel.by_game import ByGame
from grimoire.match.question_traits import QuestionTraits


def mage_noir() -> QuestionTraits:
    from grimoire.match.magenoir.question_traits import MageNoirQuestionTraits

    return MageNoirQuestionTraits()


def anima() -> QuestionTraits:
    from grimoire.match.anima.question_traits import AnimaQuestionTraits

    return AnimaQuestionTraits()


GAMES: Final[ByGame[QuestionTraits]] = ByGame(magenoir=mage_noir, anima=anima)
