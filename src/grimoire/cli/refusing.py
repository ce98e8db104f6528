"""Why an action that was written out ("prepare tornado", "go to maisen") is not among the choices."""

from collections.abc import Iterator
from typing import Final

from grimoire.cli.card_lookup import find_card
from grimoire.cli.layout import Layout
from grimoire.library.folding import folded
from grimoire.seat.scene import Scene

LEAST_LETTERS: Final = 3  # of a verb, to be taken for it
SMALL_WORDS: Final = ("to ", "with ", "the mission ", "a ", "au ", "aux ", "avec ", "la mission ")  # before what is meant


def form_written(layout: Layout, scene: Scene, typed: str) -> str:
    """The form of the option that somebody wrote out; empty if none was."""
    return next(forms(layout, scene, typed), "")


def forms(layout: Layout, scene: Scene, typed: str) -> Iterator[str]:
    for verb in layout.verbs:
        wanted = object_of(layout.say(f"option-{verb}-card", card="", towards="", line=0, fate="none"), typed)
        fits = find_card(layout.wording, wanted) if wanted else []
        if len(fits) == 1:
            yield f"{verb} {fits[0].id}"
    for verb in layout.player_verbs:
        wanted = object_of(layout.say(f"option-{verb}-player", player="", who="other"), typed)
        fitting = [player for player in scene.players if wanted and folded(player.name).startswith(wanted)]
        exact = [player for player in fitting if folded(player.name) == wanted]
        if len(exact or fitting) == 1:
            yield f"{verb} p{(exact or fitting)[0].seat + 1}"
    for id, form in layout.other_forms:
        if object_of(layout.say(id), typed) is not None:
            yield form


def object_of(option: str, typed: str) -> str | None:
    """What stands behind the verb of an option, without its small words ("to", "with"); None if it is another verb."""
    verb = folded(option).split()[0]
    word, _, rest = folded(typed).partition(" ")
    if not verb.startswith(word) or (len(word) < LEAST_LETTERS and word != verb):
        return None
    small = next((words for words in SMALL_WORDS if rest.startswith(words)), "")
    return rest.removeprefix(small)
