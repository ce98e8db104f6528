"""What a study of the lab comes to, in lines of text."""

from collections.abc import Iterator

from grimoire.cli.lab_names import Names
from grimoire.lab import card_study, matrix
from grimoire.lab.results import Results
from grimoire.lab.statistics import Share
from grimoire.library.messages import Messages

MOST_ROWS = 20  # cards or meetings that are told


def card_lines(words: Messages, names: Names, found: card_study.Found, results: Results) -> Iterator[str]:
    name = names.card(found.about)
    for arm in found.arms:
        yield words.say(
            "lab-arm",
            name=arm_name(words, names, found, arm.name),
            won=share(words, arm.won),
            games=arm.games,
            turns=f"{arm.turns:.0f}",
        )
    first = found.arms[0]
    if found.study == "card" and results.terms.arms[0].deck:
        yield words.say(f"lab-{found.verdict}", card=name, effect=points(words, found.effect), rounds=found.rounds)
    for arm, gap in zip(found.arms[1:], found.gaps, strict=True):
        yield words.say("lab-gap", name=arm_name(words, names, found, arm.name), gap=points(words, gap))
    yield words.say("lab-begins", first=share(words, first.first), second=share(words, first.second))
    if first.endings:
        yield words.say("lab-endings", endings=endings_told(words, first))
    if first.given_up:
        yield words.say("lab-given-up", games=first.given_up)
    if found.cards:
        yield ""
        yield words.say("lab-cards", cards=len(found.cards))
        for row in shown(found):
            yield words.say(
                "lab-card",
                card=names.card(row.card),
                drawn=share(words, row.drawn),
                other=share(words, row.not_drawn),
                gap=points(words, row.gap),
                played=share(words, row.played),
                mark="!" if row.stands_out else "",
            )
    if found.best:
        numbers = ", ".join(str(results.terms.seed + results.terms.place_of(number)[0]) for number in found.best)
        yield words.say("lab-best", seeds=numbers)


def endings_told(words: Messages, arm: card_study.ArmFound) -> str:
    told = [words.say("lab-ending", ending=words.say(f"ending-{one}"), games=many) for one, many in arm.endings.items()]
    return " · ".join(told)


def shown(found: card_study.Found) -> list[card_study.CardRow]:
    """The card it is about, and of the others the widest gaps."""
    rows = found.cards[:MOST_ROWS]
    return rows + [row for row in found.cards[MOST_ROWS:] if row.card == found.about]


def arm_name(words: Messages, names: Names, found: card_study.Found, name: str) -> str:
    if name in (card_study.WITH, card_study.WITHOUT):
        return words.say(f"lab-{name}", card=names.card(found.about))
    return words.say("lab-cost", change=name) if found.study == "sweep" else name


def matrix_lines(words: Messages, names: Names, found: matrix.Found) -> Iterator[str]:
    yield words.say("lab-equilibrium", rounds=found.rounds)
    for part in found.equilibrium:
        yield words.say(
            "lab-part",
            deck=names.deck(part.deck),
            part=percent(words, part.part),
            low=percent(words, part.low, 0),
            high=percent(words, part.high, 0),
            won=share(words, part.against_all),
        )
    yield ""
    yield words.say("lab-meetings")
    widest = sorted(found.meetings, key=lambda one: (-abs(one.won.value - 0.5), one.deck, one.against))
    for one in widest[:MOST_ROWS]:
        yield words.say(
            "lab-meeting",
            deck=names.deck(one.deck),
            against=names.deck(one.against),
            won=share(words, one.won),
            bot=one.bot,
            mark="!" if one.claimed else "",
        )


def percent(words: Messages, value: float, places: int = 1) -> str:
    """As the language writes it."""
    return words.say("lab-percent", number=number(words, 100 * value, places))


def share(words: Messages, one: Share) -> str:
    low, high = number(words, 100 * max(0.0, one.low)), number(words, 100 * min(1.0, one.high))
    return words.say("lab-share", value=percent(words, one.value), low=low, high=high) if one.many else "–"


def points(words: Messages, one: Share) -> str:
    """A difference, in points of a hundred."""
    signed = [
        ("+" if value > 0 else "−" if value < 0 else "") + number(words, abs(100 * value))
        for value in (one.value, one.low, one.high)
    ]
    return words.say("lab-points", value=signed[0], low=signed[1], high=signed[2]) if one.many else "–"


def number(words: Messages, value: float, places: int = 1) -> str:
    text = f"{value:.{places}f}".replace("-", "−")
    return text.replace(".", ",") if words.lang == "fr" else text
