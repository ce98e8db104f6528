"""What cannot be used is refused with a message id and its facts, and said in the language of whoever reads it."""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimoire.anima.listed_words import V as ANIMA_WORDS
from grimoire.cli.main import app
from grimoire.kernel.unusable import Unusable
from grimoire.library.messages import LANGUAGES, message_texts, messages
from grimoire.library.reading import SYSTEM_FAULTS, BadFile, in_language
from grimoire.magenoir.listed_words import V as MAGENOIR_WORDS

SOURCES = Path(__file__).resolve().parents[2] / "src" / "grimoire"
# What refuses: each is given the id of a message first, or after the node that is wrong.
REFUSING = (
    *("BadFile", "UnknownGame", "BadWords", "Unusable", "UnknownBot", "Uneven", "WrongTable", "CannotPlace"),
    "Found",
    *("CardTextError", "CardFileError", "fail", "wrong"),
)
TEXTS = ast.Constant | ast.JoinedStr | ast.IfExp
AFTER_NODE = ("fail", "wrong")
FILES = ("refused.ftl", "refused_cards.ftl", "refused_rulings.ftl")
ID = re.compile(r"(?:bad|part|kind|found|problem|compare)(?:-[a-z]+)+")
# Words of English that no French sentence has; what stands in quotation marks or before a parenthesis is as cards have it.
ENGLISH = re.compile(r"\b(the|is|are|of|no|not|and|or|must|there|here|this|that|what|which|has|have|cannot|allowed|write)\b")
AS_WRITTEN = re.compile(r"« [^»]* »|\w+\([^)]*\)+|\{[^}]*\}|--[a-z-]+|Shadow of Omega")


@lru_cache
def refusals() -> list[tuple[str, str, set[str]]]:
    """Where the sources refuse something, with which id, and the names of the facts."""
    found: list[tuple[str, str, set[str]]] = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            texts = [arg for arg in node.args[: 2 if name in AFTER_NODE else 1] if isinstance(arg, TEXTS)]
            if name in REFUSING and texts:
                first = texts[0]
                for id in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    if isinstance(id, ast.Constant) and not isinstance(id.value, str):
                        continue  # another class of that name: what is refused begins with its id
                    text = id.value if isinstance(id, ast.Constant) else ast.unparse(id)
                    known = {keyword.arg for keyword in node.keywords}
                    where = f"{path.relative_to(SOURCES)}:{node.lineno}"
                    found.append((where, str(text), {str(arg) for arg in known if arg}))
    return found


def written(lang: str) -> dict[str, str]:
    """All refusals of a language, by id."""
    texts = dict(message_texts(lang))
    whole = [re.sub(r"\n(?=[ }])", " ", texts[name]) for name in FILES]  # a message that chooses takes several lines
    lines = [line for text in whole for line in text.splitlines() if ID.match(line)]
    assert len({line.split(" =")[0] for line in lines}) == len(lines), "an id is there twice"
    return dict(line.split(" = ", 1) for line in lines)


def test_whatever_the_sources_refuse_is_an_id_and_no_sentence() -> None:
    elsewhere = (
        "f'bad-deck-{",
        "contest-",
    )  # what cannot be in a contest is said in words of its own: tests/contests/test_words.py
    sentences = [(where, text) for where, text, _ in refusals() if not ID.fullmatch(text) and not text.startswith(elsewhere)]
    assert sentences == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_for_its_facts(lang: str) -> None:
    say = messages(lang)
    seen = 0
    for where, id, facts in refusals():
        if ID.fullmatch(id) and "what" not in facts - {"what"}:
            assert say.has(id), f"{where}: {id}"
            text = say.formatted(id, dict.fromkeys(facts, "…"))
            if facts:  # else they come from elsewhere
                assert "{" not in AS_WRITTEN.sub("", text), f"{where}: {id} asks for a fact it is not given"
            seen += 1
    assert seen > 300
    assert all(say.has(id) for id in SYSTEM_FAULTS.values())
    kinds = [*MAGENOIR_WORDS.kinds, *ANIMA_WORDS.kinds, "ability"]
    assert [kind for kind in kinds if not say.has(f"kind-{kind.lower().replace(' ', '-')}")] == []


def test_no_words_are_left_over_and_none_are_missing_in_a_language() -> None:
    english, french = written("en"), written("fr")
    assert list(english) == list(french)
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    made = ("kind-", "bad-deck-")  # of their names, in the sources
    assert [
        id for id in english if f'"{id}"' not in sources and not id.startswith(made) and id not in ("part-en", "part-fr")
    ] == []
    for id, text in english.items():
        facts = set(re.findall(r"\$(\w+)", text))
        others = set(re.findall(r"\$(\w+)", french[id]))
        assert others <= facts and facts - others <= {"why", "problem"}, id  # what only another program says, in English


def test_no_english_is_left_in_french() -> None:
    left = {id: text for id, text in written("fr").items() if ENGLISH.search(AS_WRITTEN.sub("", text))}
    assert left == {}
    assert [
        id for id, text in written("en").items() if text == written("fr")[id] and " " in re.sub(r"\{[^}]*\}", "", text)[1:]
    ] == []


def test_an_error_is_english_where_nobody_says_otherwise_and_shows_no_commands_to_a_terminal() -> None:
    error = BadFile("bad-card", "deck.txt:3", name="Fl\x1b[2Jame")
    assert str(error) == "deck.txt:3: 'Fl\N{REPLACEMENT CHARACTER}[2Jame' is no card"
    assert error.words("fr") == "deck.txt:3 : « Fl\N{REPLACEMENT CHARACTER}[2Jame » n'est pas une carte"
    inside = Unusable("bad-of-card", card="flame", what=Unusable("bad-no-kind", text="x\n", kind="kind-effect", allowed="draw"))
    assert in_language(inside, "fr") == "flame : « x  » n'est pas un effet ; sont permis : draw"


CARD = "own:\n  name: {en: Own, fr: Propre}\n  element: fire\n  cost: 1 fire\n  effect: [%s]\n"
RULING = "- ruling: r\n  cites: [card:flame]\n  given: {turn: 'alice, main', alice: {%s}, bob: {}}\n  then: [%s]\n"
FORMAT = "title: T\ndeck: {least: 40, rule: r}\nside deck: {most: 1, rule: r}\ncopies: {most: 4, rule: r}\n%s\n"


@pytest.mark.parametrize(
    ("call", "text", "said"),
    [
        ("play --deck nix", "", "n'est pas un deck"),
        ("play --resume nix.yaml", "", "lecture impossible (il n'existe pas)"),
        ("play --resume FILE", "a: [\n", "cette ligne n'est pas du YAML"),
        ("play --against nix", "", "n'est pas un robot ; il y a"),
        ("play --players 7", "", "se joue à 2"),
        ("play --from FILE:other", RULING % ("hp: 3", "bob hp is 20"), "aucun arbitrage n'y porte le nom « other »"),
        ("deck check FILE", "4 Flmae\n", "vouliez-vous dire « Flamme » ?"),
        ("deck formats FILE", FORMAT % "animals: {most: x, count: yes, rule: r}", "est un nombre de 0 à"),
        ("deck formats FILE", "title: T\n", "il manque « deck » (un format)"),
        ("cards check FILE", CARD % "'damage(2, nobody)'", "n'est pas un choix de cartes ; sont permis"),
        ("cards check FILE", CARD % "'on => draw(you, 1)'", "(à « "),
        ("cards preview FILE", CARD % "'damage(2'", "était attendu, et voici « la fin »"),
        ("scenario run FILE", RULING % ("hp: 3", "bob is happy"), "n'est pas un fait qui se vérifie"),
        ("scenario run FILE", RULING % ("hand: [flmae]", "bob hp is 20"), "vouliez-vous dire flame ?"),
        ("scenario run FILE", RULING % ("shoes: 2", "bob hp is 20"), "ne se dit pas de ceci : un joueur"),
        ("scenario run FILE --game anima", RULING % ("party: [nix]", "bob hp is 20"), "« main » n'est pas un moment du tour"),
        ("simulate --bot nix", "", "n'est pas un robot"),
        ("simulate --bot random,random,random", "", "2 personnes peuvent jouer à magenoir, pas 3"),
        ("simulate anima --bot random,greedy --players 3", "", "2 robots sont nommés pour 3 joueurs"),
        ("simulate --decks random --deck-size 3", "", "les decks tirés au sort en ont de"),
        ("lab tournament --deck burning-wrath", "", "n'a personne à rencontrer"),
        ("lab tournament anima", "", "se joue sans decks"),
    ],
)
def test_a_command_in_french_refuses_in_french_in_one_line(tmp_path: Path, call: str, text: str, said: str) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["--lang", "fr", *call.replace("FILE", str(file)).split()])
    assert done.exit_code == 2, done.output
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
