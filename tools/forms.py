"""What can be written in scenarios, made from what the engine has: the forms of options and the kinds of events.

`python tools/forms.py` writes both lists into docs/scenarios.md anew, after an option or a kind of event was added.
"""

import re
from pathlib import Path
from typing import Final

from grimoire.library.games import GAMES, box_of
from grimoire.library.messages import message_texts, messages, messages_in

PAGE: Final = Path(__file__).parent.parent / "docs" / "scenarios.md"
BEGINS: Final = "<!-- made by tools/forms.py -->"
ENDS: Final = "<!-- until here -->"
TITLES: Final = {"magenoir": "Mage Noir", "anima": "Anima"}
# What may stand after a verb, in the order of a form, and how the list shows it.
PARTS: Final = {"card": "CARD", "player": "PLAYER", "word": "WORD", "amount": "N", "element": "ELEMENT", "pile": "PILE"}
ID: Final = re.compile(rf"option-([a-z-]+?)((?:-(?:{'|'.join(PARTS)}))*)")
SPECIAL: Final = re.compile(r"(?:yes|no|way|use-card)-.+|listed")  # words for what one option leads to, no forms
UNSAID: Final = re.compile(r"(?:, ability| for its text)? none$")  # what only some of these options have
SAID: Final = {"towards": "to CARD"}  # other arguments
NOTE: Final = """CARD is the id of a card, ELEMENT one of the six, PILE `left` or `right`, PLAYER `you` or `opponent`, in Anima
a seat. Where two cards in reach differ, the place follows the card: `activate seed prepared.2`; where a card has several
texts to use, the number of one: `use eagle 2`."""


def forms(game: str) -> dict[str, str]:
    """Every form with what it means, as a button says it."""
    say = messages("en", game)
    found: dict[str, str] = {}
    questions = {id.removeprefix("question-") for id in say.written if id.startswith("question-")}
    for name, text in message_texts("en", game):
        if not name.endswith("options.ftl"):
            continue
        for id, written in messages_in(text).items():
            match = ID.fullmatch(id)
            if match is None or SPECIAL.fullmatch(match[1]) or any(id.endswith(f"-{question}") for question in questions):
                continue
            named = match[2].strip("-").split("-")
            form = " ".join([match[1].replace("-", " "), *[shown for part, shown in PARTS.items() if part in named]])
            args = {name: PARTS.get(name, SAID.get(name, "none")) for name in re.findall(r"\$(\w+)", written)}
            found[form] = UNSAID.sub("", " ".join(say.say(id, **args).split()))
    return dict(sorted(found.items()))


def page() -> str:
    lines = ["", NOTE]
    for game in GAMES:
        lines += ["", f"**{TITLES[game]}**", "", "| form | what it says |", "|---|---|"]
        lines += [f"| `{form}` | {words} |" for form, words in forms(game).items()]
    lines += ["", "The kinds of events, whose fields are listed in [events.md](events.md):"]
    for game in GAMES:
        kinds = box_of(game).notation(box_of(game).shipped_pool()).kinds
        lines += ["", f"**{TITLES[game]}**: {', '.join(f'`{kind}`' for kind in sorted(kinds))}."]
    return "\n".join([*lines, ""])


def renewed(text: str) -> str:
    """The page with both lists as they are now."""
    before, _, rest = text.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    return f"{before}{BEGINS}\n{page()}\n{ENDS}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
