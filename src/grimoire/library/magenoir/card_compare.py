"""Our cards against a reference list of published cards: facts, and the numerals printed in effects."""

import re
from pathlib import Path
from typing import Final

import msgspec

from grimoire.language.syntax import ABILITY, CALL, NUMBER, Expr
from grimoire.library.comparison import Comparison
from grimoire.library.magenoir.card_export import CardFacts, exported
from grimoire.library.yaml_lines import BadFile, read_text
from grimoire.magenoir.definition import CardDefinition
from grimoire.magenoir.pool import Pool
from grimoire.magenoir.zones import ANIMAL

NONE: Final = "part-none"  # said in the language of whoever reads it
FACTS: Final = ("name", "element", "type", "slot", "hp", "cost", "components", "set")


class ReferenceCard(CardFacts):
    text: dict[str, str] = {}
    unknown: list[str] = []  # in words: what no source gave


class ReferenceList(msgspec.Struct):
    cards: list[ReferenceCard]


def read_reference(path: Path) -> list[ReferenceCard]:
    """A list of cards, or an object that has it under "cards". Raises BadFile."""
    text = read_text(path)
    try:
        if text.lstrip().startswith("["):
            return msgspec.json.decode(text, type=list[ReferenceCard])
        return msgspec.json.decode(text, type=ReferenceList).cards
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFile("bad-card-list", str(path), why=str(error)) from None


def compare(pool: Pool, reference: list[ReferenceCard]) -> Comparison:
    result = Comparison()
    published = {card.id: card for card in reference}
    for definition in pool.definitions:
        card = published.pop(definition.id, None)
        if card is None:
            result.added += 1
        else:
            result.compared += 1
            compare_facts(result, pool, definition, card)
            compare_numbers(result, definition, card)
    result.waiting = len(published)
    return result


def compare_facts(result: Comparison, pool: Pool, definition: CardDefinition, card: ReferenceCard) -> None:
    ours = exported(pool, definition)
    for fact in definition.provenance:
        if fact not in FACTS:
            result.ours.append(BadFile("compare-ours", card=definition.id, fact=fact))
    for fact in FACTS:
        if fact in definition.provenance:
            result.ours.append(BadFile("compare-ours", card=definition.id, fact=fact))
        elif is_unknown(card, fact):
            result.ours.append(BadFile("compare-unsaid", card=definition.id, fact=fact))
        elif comparable(getattr(ours, fact)) != comparable(getattr(card, fact)):
            here, there = shown(getattr(ours, fact)), shown(getattr(card, fact))
            result.differences.append(BadFile("compare-fact", card=definition.id, fact=fact, ours=here, theirs=there))


def is_unknown(card: ReferenceCard, fact: str) -> bool:
    """The reference says in words what it does not know: "cost: no source shows it", "whether it has hp"."""
    for remark in card.unknown:
        if remark == fact or remark.startswith(f"{fact}:") or (fact == "hp" and re.search(r"\bhp\b", remark)):
            return True
    return False


def comparable(fact: object) -> object:
    """Lists differ in writing a number as 3 or as "3"."""
    if isinstance(fact, dict):
        return {key: str(value) for key, value in fact.items()}
    return None if fact is None else str(fact)


def shown(fact: object) -> str:
    if isinstance(fact, dict):
        return ", ".join(f"{key} {value}" for key, value in fact.items()) or NONE
    return NONE if fact is None else str(fact)


def compare_numbers(result: Comparison, definition: CardDefinition, card: ReferenceCard) -> None:
    if {"effect", "text", "numbers"} & set(definition.provenance) or "en" not in card.text:
        return
    ours = sorted(written_numbers(definition))
    theirs = sorted(printed_numbers(card.text["en"]))
    if ours != theirs:
        result.differences.append(BadFile("compare-numbers", card=definition.id, ours=listed(ours), theirs=listed(theirs)))


def listed(numbers: list[int]) -> str:
    return ", ".join([str(n) for n in numbers]) or NONE


def printed_numbers(text: str) -> list[int]:
    """The numerals of a printed text. Brackets hold a reminder, unless they give an alternative ("or 4 if …")."""

    def kept(bracket: re.Match[str]) -> str:
        inside = bracket.group(1)
        return inside if re.match(r"or |[0-9]", inside) or re.search(r"\bif\b", inside) else ""

    return [int(numeral) for numeral in re.findall(r"[0-9]+", re.sub(r"\(([^)]*)\)", kept, text))]


def written_numbers(definition: CardDefinition) -> list[int]:
    """The numerals of a definition. What an Animal's ability costs is an icon and no part of its text."""
    found: list[int] = []
    for line in definition.lines:
        collect(line, definition.type == ANIMAL, found)
    return found


def collect(e: Expr, icons: bool, found: list[int]) -> None:
    if e.kind == NUMBER:
        found.append(e.value)
    for i, arg in enumerate(e.args):
        if icons and e.kind == ABILITY and e.text == "act" and i:
            for cost in [arg] if arg.kind == CALL else arg.args:
                if cost.text != "pay":
                    collect(cost, icons, found)
        else:
            collect(arg, icons, found)
    for part in (e.body, e.condition):
        if part is not None:
            collect(part, icons, found)
