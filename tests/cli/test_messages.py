"""Both languages say everything: every question, option, event and reason of the sources, with the same arguments."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimoire.anima.zones import OWN_PLACES, SHARED_PLACES
from grimoire.cli.prompt_commands import COMMANDS
from grimoire.cli.replay_screen import COMMANDS as REEL_COMMANDS
from grimoire.cli.stopping import SETTINGS
from grimoire.kernel.facts import Kinds
from grimoire.library.games import GAMES, box_of
from grimoire.library.magenoir.decks import shipped_decks
from grimoire.library.messages import LANGUAGES, message_texts, messages
from grimoire.magenoir.elements import ELEMENTS
from grimoire.magenoir.mana import PILE_NAMES
from grimoire.magenoir.reading import SLOTS
from grimoire.magenoir.state import PHASES
from grimoire.magenoir.zones import BOARD, PLACES, TYPES

SOURCES = Path(__file__).resolve().parents[2] / "src" / "grimoire"
KERNEL = sorted((SOURCES / "kernel").glob("*.py"))
RULES = {game: KERNEL + sorted((SOURCES / game).glob("*.py")) for game in GAMES}
RULES["magenoir"] = [*RULES["magenoir"], SOURCES / "table" / "played_series.py"]
SPEAKING = ("cli", "server", "pages", "seat", "match")
TERMINAL = sorted([path for name in SPEAKING for path in (SOURCES / name).rglob("*.py")])
OTHERS_OWN = {game: {SOURCES / name / other for name in SPEAKING for other in GAMES if other != game} for game in GAMES}

every_game = pytest.mark.parametrize(("lang", "game"), list(product(LANGUAGES, GAMES)))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def found(pattern: str, paths: list[Path]) -> set[str]:
    return {name for path in paths for name in re.findall(pattern, path.read_text(encoding="utf-8"))}


def terminal_of(game: str) -> list[Path]:
    """The files of the terminal that speak in this game: those of all games, and its own."""
    return [path for path in TERMINAL if not OTHERS_OWN[game] & set(path.parents)]


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(node.id.name)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(lang: str, game: str) -> dict[str, set[str]]:
    """The arguments each message of a language uses."""
    result: dict[str, set[str]] = {}
    for name, text in message_texts(lang, game):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in result, f"{lang}/{name}: {entry.id.name} is there twice"
                references = References()
                references.visit(entry)
                assert not references.names, f"{lang}/{name}: {entry.id.name} refers to others, which are not read with it"
                visitor = Variables()
                visitor.visit(entry)
                result[entry.id.name] = visitor.names
    return result


AGREEMENT = {"gender"}  # what words of some languages agree with, and others need not know
ENGLISH_ONLY = {"problem", "why"}  # what another program says, in English: that language alone repeats it


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    english, french = variables("en", game), variables("fr", game)
    assert set(english) ^ set(french) == set()
    assert {id: (names, french[id]) for id, names in english.items() if (names ^ french[id]) - AGREEMENT - ENGLISH_ONLY} == {}


@every_game
def test_every_question_of_the_rules_has_a_message(lang: str, game: str) -> None:
    ids = found(r'Question\(\s*"([\w-]+)"', RULES[game])
    assert len(ids) > 25
    assert [id for id in sorted(ids) if not messages(lang, game).has(f"question-{id}")] == []


def kinds_of(game: str) -> Kinds:
    return box_of(game).notation(box_of(game).shipped_pool()).kinds


@every_game
def test_every_event_has_a_message(lang: str, game: str) -> None:
    kinds = kinds_of(game)
    assert len(kinds) > 40
    assert [kind for kind in sorted(kinds) if not messages(lang, game).has(f"event-{kind}")] == []


@every_game
def test_every_sentence_of_an_event_is_of_a_kind_there_is(lang: str, game: str) -> None:
    told = {id.split("-")[1] for id in variables(lang, game) if id.startswith("event-")}
    assert told - set(kinds_of(game)) == set()


@every_game
def test_every_reason_has_a_message(lang: str, game: str) -> None:
    ids = found(r'Reason\(\s*"([\w-]+)"', RULES[game])
    if game == "magenoir":
        ids |= found(r'"(no[\w-]+-[\w-]+)"', [SOURCES / "magenoir" / "why.py"])
    assert len(ids) > 15
    assert [id for id in sorted(ids) if not messages(lang, game).has(f"reason-{id}")] == []


def written_options(game: str) -> set[str]:
    """The message ids of the options written in the sources: verbs with the fields they are given."""
    ids: set[str] = set()
    for path in RULES[game]:
        text = path.read_text(encoding="utf-8")
        for verb, rest in re.findall(r'(?<!\w)Option\("([a-z ]+)"((?:[^()]|\([^()]*\))*)\)', text):
            parts = ["option", verb.replace(" ", "-")]
            positional = re.match(r"\s*,\s*(?!\w+\s*=)\S", rest)
            if positional:
                parts.append("card")
            parts.extend(name for name in ("player", "element", "pile", "amount") if re.search(rf"\b{name}=", rest))
            if "word=" in rest and verb not in ("use", "order"):
                parts.append("word")
            ids.add("-".join(parts))
        for verb in re.findall(r'add_cards\(g, [\w.\[\]]+, "(\w+)"', text):
            ids.add(f"option-{verb}-card")
        for verb in re.findall(r'ref_options\([^"]*"(\w+)"(?: if hidden else "(\w+)")?', text):
            ids.update(f"option-{v}-{what}" for v in verb if v for what in ("card", "player"))
    return ids


@every_game
def test_every_option_has_a_message(lang: str, game: str) -> None:
    ids = written_options(game)
    assert len(ids) > 20
    if game == "magenoir":
        assert {"option-end-turn", "option-take-pile", "option-target-player", "option-redirect-card"} <= ids
        ids |= {"option-order-card-word", "option-order-word"}
    assert [id for id in sorted(ids) if not messages(lang, game).has(id)] == []


@every_language
def test_every_word_of_mage_noir_has_a_message(lang: str) -> None:
    ids = [f"element-{name}" for name in ELEMENTS] + [f"phase-{name}" for name in PHASES] + [f"type-{name}" for name in TYPES]
    for place in PLACES:
        ids += [f"place-{place}", f"the-{place}"]
    ids += [f"{part}-{PLACES[zone]}" for part in ("zone", "to") for zone in BOARD]
    ids += [f"slot-{slot}" for slot in SLOTS]
    ids += [f"{part}-{pile}" for part in ("pile", "from", "label") for pile in PILE_NAMES] + ["from-infinite"]
    assert [id for id in ids if not messages(lang, "magenoir").has(id)] == []


@every_language
def test_every_place_of_anima_has_a_name_for_whoever_it_belongs_to(lang: str) -> None:
    ids = [f"place-{name}" for name in (*OWN_PLACES, *SHARED_PLACES)] + [f"yours-{name}" for name in OWN_PLACES]
    assert [id for id in ids if not messages(lang, "anima").has(id)] == []


@every_game
def test_every_command_is_named_and_explained(lang: str, game: str) -> None:
    ids = [f"command-{name}" for name in (*COMMANDS, *REEL_COMMANDS)] + [f"help-{name}" for name in COMMANDS]
    ids += [f"stop-{part}{setting}" for part in ("", "words-") for setting in SETTINGS]
    assert [id for id in ids if not messages(lang, game).has(id)] == []


@every_game
def test_what_a_seat_is_given_names_no_word_to_type(lang: str, game: str) -> None:
    """Whoever clicks has no commands: the terminal adds its own."""
    say = messages(lang, game).say
    typed = {word.strip() for name in COMMANDS for word in say(f"command-{name}").split(",")}
    given = {id: say(id) for id in variables(lang, game) if id.partition("-")[0] in ("explain", "reason", "question")}
    quoted = {id: re.findall(r'"([^"]+)"|« ([^»]+) »', text) for id, text in given.items()}
    named = {id: words for id, found in quoted.items() if (words := {a or b for a, b in found} & typed)}
    assert len(typed) > 10 and len(given) > 60
    assert named == {}
    assert [id for id, text in given.items() if re.search(r"\b(type|typing|tapez|taper)\b", text, re.IGNORECASE)] == []


@every_language
def test_every_deck_and_every_fault_of_one_has_its_messages(lang: str) -> None:
    faults = found(r'(?:DeckFault\(|few = |else )"([\w-]+)"', [SOURCES / "library" / "magenoir" / "deck_faults.py"])
    assert len(faults) == 10
    ids = [f"deck-{name}-{part}" for name in shipped_decks() for part in ("title", "idea")]
    ids += [f"{kind}-{id}" for kind in ("fault", "bad-deck") for id in faults]
    assert [id for id in ids if not messages(lang).has(id)] == []


@every_game
def test_every_message_the_terminal_names_is_there(lang: str, game: str) -> None:
    ids = found(r'say\(\s*"([\w-]+)"', terminal_of(game))
    assert len(ids) > 20
    assert [id for id in sorted(ids) if not messages(lang, game).has(id)] == []


def test_a_missing_message_is_shown_by_its_id() -> None:
    assert messages("en").say("no-such-message") == "no-such-message"


FAMILIES = (
    "question",
    "option",
    "event",
    "reason",
    "element",
    "type",
    "pile",
    "phase",
    "zone",
    "place",
    "yours",
    "the",
    "from",
    "to",
)
MORE_FAMILIES = ("status", "command", "help", "label", "deck", "fault", "verb", "slot", "set", "stop", "yours", "standing")
SERVED = ("refused", "game", "bot", "rule", "web")  # of the server and the client, whose tests have lists of them
REFUSED = ("bad", "part", "kind")  # files and options: tests/library/test_refused.py
COMPUTED = (
    "bell",
    "push",
    "character",
    "change",
    "span",
    "skill",
    "ending",
    "fate",
    "because",
    "subject",
    "missed",
    "exchange",
    "comes",
    "told",
    "cause",
    "lab",
)  # said by what they are about
HINTS = ("hint",)  # of lessons, by the verb of what was tried


TYPED = ("typed",)  # of questions, for who types
CONTESTS = ("contest",)  # tests/contests/test_words.py
SAID = ("phrase", "report")  # at tables, and of somebody: tests/server/test_being_safe.py
FOUND = ("found", "problem", "compare")  # by scenarios and comparisons: tests/library/test_refused.py


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_over(game: str) -> None:
    library = sorted((SOURCES / "library").rglob("*.py"))
    in_words = [*sorted((SOURCES / "envs").rglob("*.py")), SOURCES / "seat" / "told_moment.py"]
    named = found(r"""["']([a-z]+-[\w-]+|[a-z]+)["']""", TERMINAL + library + in_words) | {"card-which", "why-which"}
    questions = {f"explain-{id}" for id in found(r'Question\(\s*"([\w-]+)"', RULES[game] + RULES["magenoir"])}
    unused = [
        id
        for id in variables("en", game)
        if id not in named
        and id not in questions
        and id.partition("-")[0]
        not in FAMILIES + MORE_FAMILIES + SERVED + COMPUTED + REFUSED + HINTS + TYPED + FOUND + CONTESTS + SAID
    ]
    assert unused == []


@every_language
def test_who_is_asked_for_another_game_of_anima_hears_of_no_decks(lang: str) -> None:
    assert "decks" in messages(lang).say("again-which", decks="yes")
    assert "decks" not in messages(lang).say("again-which", decks="no")
