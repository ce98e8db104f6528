"""The facts in docs/anima-set.md: a row for every card, and two tables of numbers. Reasons stand there, written by hand.

A row is `| [name](link) | facts | why | attested |`; facts and attested are written from the cards. A block between
`<!-- name -->` and `<!-- end -->` is written whole. Run as a script this writes all of them anew:

    python -m tests.anima.set_page
"""

import re
from pathlib import Path

from grimoire.anima.definition import CardDefinition
from grimoire.anima.zones import AREA, CATEGORIES, CREATURE, ENCOUNTER, EVENT, ICON_NUMBER
from grimoire.language.syntax import STEPS, Expr
from grimoire.library.anima.cards import shipped_pool
from grimoire.pages.anima.catalogue import CATEGORY_NAMES, SET_NAMES, AnimaCatalogue
from grimoire.pages.cards_page import anchor, heading, row, title_of

PAGE = Path(__file__).parents[2] / "docs" / "anima-set.md"
ROW = re.compile(r"^\| \[[^\]]+\]\(anima-cards\.md#([^)]+)\) \| (.*?) \| (.*?) \| (.*?) \|$", re.MULTILINE)
BLOCK = re.compile(r"^(<!-- ([a-z ]+) -->\n)(.*?)^(<!-- end -->)$", re.MULTILINE | re.DOTALL)

CATALOGUE = AnimaCatalogue(shipped_pool())
CARDS = {anchor(title_of(card)): card for card in CATALOGUE.cards}
FACES = range(1, 7)


TRIALS = {"fight": "Combat {}", "check": "Speed Check {}", "encounter": "{} Encounters", "discard": "{} Advantages"}


def trials(lines: list[Expr]) -> str:
    """What a Mission asks for, in numbers."""
    parts = [part for line in lines for part in (line.args if line.kind == STEPS else [line])]
    return ", ".join([TRIALS[part.text].format(part.args[0].value) for part in parts if part.text in TRIALS])


def facts(card: CardDefinition) -> str:
    """What is printed on it; of an Area also how many Encounters an exploration meets on average, of a Mission what it
    asks for."""
    (line,) = CATALOGUE.facts(card, "en")
    asked = trials([card.task_line] if card.task_line is not None else card.step_lines)
    if card.crisis_line is not None:
        return f"{line} · {asked} · Crisis after {card.crisis_turns} turns: {trials([card.crisis_line])}"
    if card.marks:
        return f"{line} · {card.marks} markers"
    if asked:
        return f"{line} · {asked}"
    if card.category != AREA:
        return line
    met = 0
    for faces, effect in card.table_lines:
        first, _, last = faces.partition("-")
        if effect.text == "encounter":
            met += effect.args[0].value * (int(last or first) - int(first) + 1)
    return f"{line} · {met / len(FACES):.2f} Encounters"


def attested(card: CardDefinition) -> str:
    """Everything a source gives, as the card file says it."""
    marks = [(mark, card.provenance.get(mark, "")) for mark in ("attested", "derived", "inferred")]
    return "; ".join([text if mark == "attested" else f"{mark}: {text}" for mark, text in marks if text]) or "nothing"


def card_row(card: CardDefinition, why: str) -> str:
    return row(f"[{card.name_en}](anima-cards.md#{anchor(title_of(card))})", facts(card), why, attested(card))


def numbers(values: list[int]) -> str:
    return f"{min(values)} to {max(values)}, {sum(values)} in all"


def counts() -> str:
    """How many cards of each category, and what they add up to."""
    lines = heading("set", "cards", "of them", "numbers")
    for name, title in SET_NAMES.items():
        for category, word in enumerate(CATEGORIES):
            cards = [card for card in CATALOGUE.cards if card.set == name and card.category == category]
            if cards:
                of_them = kinds_of(cards)
                lines.append(
                    row(f"{title}: {CATEGORY_NAMES[word][0]}", str(sum(card.copies for card in cards)), of_them, sums(cards))
                )
    return "\n".join(lines) + "\n"


def kinds_of(cards: list[CardDefinition]) -> str:
    if cards[0].category in (AREA, ENCOUNTER):
        return ", ".join(f"{sum(card.level == level for card in cards)} of Level {level}" for level in (1, 2, 3))
    types: dict[str, int] = {}
    for card in cards:
        types[card.type_name] = types.get(card.type_name, 0) + card.copies
    return ", ".join(f"{number} {name}" for name, number in types.items()) if len(types) > 1 else ""


def sums(cards: list[CardDefinition]) -> str:
    """Combat, Speed and icons of Characters; Trade and rewards of Areas; Combat of Creatures by Level."""
    if cards[0].category == AREA:
        trade, recruit = sum(card.trade for card in cards), sum(card.gives_recruit for card in cards)
        return f"{trade} with Trade, {recruit} recruit, {sum(len(card.extras) for card in cards)} EX rewards"
    if cards[0].category == ENCOUNTER:
        parts = [
            f"{sum(card.good for card in cards)} good Events, {sum(card.type == EVENT and not card.good for card in cards)} bad"
        ]
        for level in (1, 2, 3):
            fights = [card.combat for card in cards if card.type == CREATURE and card.level == level and not card.combat_is_x]
            if fights:
                parts.append(f"Combat {min(fights)} to {max(fights)} at Level {level}")
        return "; ".join(parts)
    if not any(card.speed for card in cards):
        return ""
    icons = [f"{name} {sum(card.skills & bit > 0 for card in cards)}" for name, bit in ICON_NUMBER.items()]
    men = sum(card.male for card in cards)
    return (
        f"Combat {numbers([card.combat for card in cards])}; Speed {numbers([card.speed for card in cards])}; "
        f"{', '.join(icons)}; {len(cards) - men} women, {men} men"
    )


def odds() -> str:
    """One die each against a foe: the Party wins ties; a loss by 5 or more kills a Character."""
    lines = heading("Combat of the Party minus that of the foe", "the Party wins", "a Character dies")
    for gap in range(5, -8, -1):
        totals = [gap + ours - theirs for ours in FACES for theirs in FACES]
        wins, deaths = (100 * sum(test) / len(totals) for test in ([t >= 0 for t in totals], [t <= -5 for t in totals]))
        lines.append(row(f"{gap:+d}".replace("-", "\N{MINUS SIGN}") if gap else "0", f"{wins:.1f} %", f"{deaths:.1f} %"))
    return "\n".join(lines) + "\n"


BLOCKS = {"counts": counts, "odds": odds}


def made_anew(text: str) -> str:
    text = BLOCK.sub(lambda found: f"{found[1]}{BLOCKS[found[2]]()}{found[4]}", text)
    return ROW.sub(lambda found: card_row(CARDS[found[1]], found[3]), text)


if __name__ == "__main__":
    PAGE.write_text(made_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
