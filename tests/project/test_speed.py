"""What keeps the engine fast and is easily lost: a fault here would only be slow, or be found much later."""

import ast
import re
from pathlib import Path

from msgspec import Struct
from tools.compile import ROOT, Sources, module_name

from grimoire.kernel.event import Event
from grimoire.kernel.option import Decision, Option, Question
from grimoire.kernel.reason import Reason
from grimoire.magenoir import modifiers, occurrences, triggers
from grimoire.magenoir.definition import LISTENED, QUERIES

RULES = ("grimoire/kernel/", "grimoire/magenoir/", "grimoire/anima/")
ANSWERS = ("why.py",)  # asked by whoever wants to know
CHANGING = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")


def texts_of_the_rules() -> dict[str, str]:
    paths = [path for path in Sources(ROOT / "src").compiled if str(path).startswith(RULES)]
    return {str(path): (ROOT / "src" / path).read_text(encoding="utf-8") for path in paths}


def test_no_reason_is_built_where_nobody_asks_why() -> None:
    """Where only whether something is legal counts, a Reason for every card that is not offered cost more than the rest."""
    rules = {path: text for path, text in texts_of_the_rules().items() if not path.endswith(ANSWERS)}
    assert [f"{path}: {call}" for path, text in rules.items() for call in reasons_thrown_away(text)] == []


def test_a_reason_that_is_thrown_away_is_found() -> None:
    assert reasons_thrown_away("if why_not_move(g, seat, area) is None:\n    pass\n") == ["why_not_move(g, seat, area)"]
    assert reasons_thrown_away("ok = x and why_no_use(g, act, True) is not None\n") == ["why_no_use(g, act, True)"]
    assert reasons_thrown_away("ok = why_not_move(g, seat, area, False) is None\n") == []
    assert reasons_thrown_away("ok = why_not_move(g, area, explain=False) is None\nreason = why_not_move(g, area)\n") == []


def reasons_thrown_away(text: str) -> list[str]:
    """Calls that ask why not, of which only whether there is an answer is used, without saying so."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot):
            call, other = node.left, node.comparators[0]
            if isinstance(call, ast.Call) and isinstance(other, ast.Constant) and other.value is None:
                last = call.keywords[-1].value if call.keywords else call.args[-1] if call.args else None
                explains = not (isinstance(last, ast.Constant) and last.value is False)
                if explains and isinstance(call.func, ast.Name) and re.match(r"why_not?_", call.func.id):
                    found.append(ast.unparse(call))
    return found


def test_lists_that_copies_share_are_replaced_and_never_changed() -> None:
    """Rulings look for it too, after every choice (sharing.py); here for texts that no ruling comes by."""
    assert [f"{path}: {call}" for path, text in texts_of_the_rules().items() for call in changes_in_place(text)] == []


def test_a_shared_list_that_is_changed_is_found() -> None:
    assert changes_in_place("g.zones[at].append(card)\n") == ["g.zones[at].append(card)"]
    assert changes_in_place("g.cards(seat, DECK).pop()\nother.mods[COST].remove(x)\n") == [
        "g.cards(seat, DECK).pop()",
        "other.mods[COST].remove(x)",
    ]
    assert changes_in_place("deck = g.zones[at]\ndeck.insert(0, card)\n") == ["deck.insert(0, card)"]
    assert changes_in_place("s.it.append(3)\nf.scope.picks[1] = []\n") == ["f.scope.picks[1] = []", "s.it.append(3)"]
    assert changes_in_place("deck = g.zones[at][:]\ndeck.pop()\ng.zones[at] = deck\nf.scope.picks[1].append(2)\n") == []


def changes_in_place(text: str) -> list[str]:
    """Calls that change a list of a zone or of effects at work, also under a name given to it, and the lists of a scope."""
    found: list[str] = []
    tree = ast.parse(text)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Module)]:
        called = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and is_shared(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        if isinstance(function, ast.Module) and any(isinstance(node, ast.FunctionDef) for node in ast.walk(function)):
            continue  # each of its functions is looked at
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
                changed = node.func.value
                if is_shared(changed) or (isinstance(changed, ast.Name) and changed.id in called):
                    found.append(ast.unparse(node))
            elif isinstance(node, ast.Assign) and re.search(r"scope\.picks\[[^\[\]]*\]$", ast.unparse(node.targets[0])):
                found.append(ast.unparse(node))
    return sorted(found)


def is_shared(node: ast.expr) -> bool:
    text = ast.unparse(node)
    return (
        re.fullmatch(r"\w+\.(zones|mods|listeners)\[[^:]*\]|g\.(cards|own)\(.*\)|(\w+\.)*(s|scope)\.(it|looked)", text)
        is not None
    )


def test_constants_are_final() -> None:
    """Compiled, whatever is not Final is looked up by its name at every use."""
    assert [f"{path}: {name}" for path, text in texts_of_the_rules().items() for name in loose_constants(text)] == []


def test_a_constant_that_is_not_final_is_found() -> None:
    assert loose_constants("FEW = 4\nMANY: int = 5\n") == ["FEW", "MANY"]
    assert loose_constants('FEW: Final = 4\nUses = tuple[int, ...]\n__all__ = ["FEW"]\nP = TypeVar("P")\n') == []


def loose_constants(text: str) -> list[str]:
    found: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign):
            found += [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("Final"):
            found.append(ast.unparse(node.target))
    return [name for name in found if name.isupper() and len(name) > 1]


def test_there_is_a_list_for_every_query_and_every_thing_to_listen_for() -> None:
    queries = [value for name, value in vars(modifiers).items() if name.isupper() and isinstance(value, int)]
    assert max(modifiers.SURCHARGE, modifiers.LEVEL_PILES) + 1 == QUERIES
    assert QUERIES - 1 in queries
    assert max(triggers.NEXT + kind for kind in occurrences.OCCURRENCE_NUMBER.values()) + 1 == LISTENED


def test_tables_that_are_looked_up_by_number_are_of_no_certain_length() -> None:
    """A tuple of known length is no object when compiled: to look something up in it, one is made each time."""
    texts = texts_of_the_rules()
    tables = {module_name(Path(path)): tables_of_known_length(text) for path, text in texts.items()}
    assert [f"{path}: {use}" for path, text in texts.items() for use in looked_up(text, tables)] == []


def test_a_table_of_known_length_is_found() -> None:
    assert tables_of_known_length('A: Final = ("x", "y")\nB: Final[tuple[str, ...]] = ("x", "y")\nC: Final = 3\n') == ["A"]
    assert looked_up("from m import A, B\nprint(A[n], A[0], B[n])\n", {"m": ["A"]}) == ["A[n]"]
    assert looked_up("A: Final = (1, 2)\nprint(A[n])\n", {}) == ["A[n]"]


def tables_of_known_length(text: str) -> list[str]:
    return [
        node.target.id
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Tuple) and ast.unparse(node.annotation) == "Final"
    ]


def looked_up(text: str, tables: dict[str, list[str]]) -> list[str]:
    """Where something is looked up by a number that is not written there, in tables of this text or imported into it."""
    nodes = list(ast.walk(ast.parse(text)))
    imported = [(node.module or "", name.name) for node in nodes if isinstance(node, ast.ImportFrom) for name in node.names]
    known = {*tables_of_known_length(text), *[name for module, name in imported if name in tables.get(module, [])]}
    return [
        ast.unparse(node)
        for node in nodes
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in known
        if not isinstance(node.slice, ast.Constant)
    ]


def test_what_is_made_at_every_choice_is_not_searched_for_garbage() -> None:
    """None of it can be part of a circle, and the compiler believes that only where it is said."""
    made = {"Frame", "Scope", "Use", "Offer", "Pending", "Given", "Active", "Fight", "Heard"}
    said = {name for text in texts_of_the_rules().values() for name in without_circles(text)}
    assert made <= said
    told: list[type[Struct]] = [Event, Option, Question, Decision, Reason]
    assert [kind.__name__ for kind in [*told, *Event.__subclasses__()] if kind.__struct_config__.gc] == []


def without_circles(text: str) -> list[str]:
    classes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return [node.name for node in classes if any("acyclic=True" in ast.unparse(said) for said in node.decorator_list)]
