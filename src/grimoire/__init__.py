"""Grimoire: where Mage Noir and Anima: Beyond Good and Evil are played, judged and studied.

For programs: `new_game`, `load_deck`, `make_bot`, `play` and the types they speak of (docs/api.md). Each is imported when it
is first asked for, so that who only wants the command does not wait for it.
"""

# Nothing is imported here: Ctrl-C says nothing only from `cli/program.py` on, and what comes before that must take no time.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from grimoire.bots.bot import Bot as Bot
    from grimoire.bots.bot import Sight as Sight
    from grimoire.kernel.chance import Chance as Chance
    from grimoire.kernel.chance import seeded as seeded
    from grimoire.kernel.option import Decision as Decision
    from grimoire.kernel.option import Option as Option
    from grimoire.kernel.position import Position as Position
    from grimoire.kernel.reason import BadBuffer as BadBuffer
    from grimoire.kernel.reason import CorruptBytes as CorruptBytes
    from grimoire.kernel.reason import IllegalChoice as IllegalChoice
    from grimoire.kernel.reason import NoSeat as NoSeat
    from grimoire.library.deck_lists import Deck as Deck
    from grimoire.library.reading import BadFile as BadFile
    from grimoire.research.batch import Batch as Batch
    from grimoire.research.datasets import read_dataset as read_dataset
    from grimoire.research.datasets import write_dataset as write_dataset
    from grimoire.research.games import deck_names as deck_names
    from grimoire.research.games import load_deck as load_deck
    from grimoire.research.games import new_game as new_game
    from grimoire.research.persisting import read_position as read_position
    from grimoire.research.playing import bot_names as bot_names
    from grimoire.research.playing import make_bot as make_bot
    from grimoire.research.playing import play as play
    from grimoire.research.policies import load_policy as load_policy
    from grimoire.research.policies import save_policy as save_policy
    from grimoire.research.recall import Recall as Recall
    from grimoire.research.tables import card_facts as card_facts
    from grimoire.research.tables import question_ids as question_ids
    from grimoire.research.tables import verbs as verbs
    from grimoire.research.task import Task as Task
    from grimoire.research.task import make_task as make_task
    from grimoire.research.task import task_names as task_names
    from grimoire.research.vocabulary import vocabulary as vocabulary

__version__ = "0.3.0.dev0"

HOMES = {
    "grimoire.bots.bot": ("Bot", "Sight"),
    "grimoire.kernel.chance": ("Chance", "seeded"),
    "grimoire.kernel.option": ("Decision", "Option"),
    "grimoire.kernel.position": ("Position",),
    "grimoire.kernel.reason": ("BadBuffer", "CorruptBytes", "IllegalChoice", "NoSeat"),
    "grimoire.library.deck_lists": ("Deck",),
    "grimoire.library.reading": ("BadFile",),
    "grimoire.research.batch": ("Batch",),
    "grimoire.research.datasets": ("read_dataset", "write_dataset"),
    "grimoire.research.games": ("deck_names", "load_deck", "new_game"),
    "grimoire.research.persisting": ("read_position",),
    "grimoire.research.playing": ("bot_names", "make_bot", "play"),
    "grimoire.research.policies": ("load_policy", "save_policy"),
    "grimoire.research.recall": ("Recall",),
    "grimoire.research.tables": ("card_facts", "question_ids", "verbs"),
    "grimoire.research.task": ("Task", "make_task", "task_names"),
    "grimoire.research.vocabulary": ("vocabulary",),
}
PUBLIC = {name: home for home, names in HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in PUBLIC:
        raise AttributeError(f"module 'grimoire' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(PUBLIC[name]), name)


def __dir__() -> list[str]:
    return sorted([*PUBLIC, "__version__"])
