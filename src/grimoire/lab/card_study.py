"""Is a card too strong? The same rounds with it in a deck and without it, at other costs, or by another version of its file."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from grimoire.lab.results import Arm, Line, Results
from grimoire.lab.statistics import CLAIM, LEAST, Share, among, by_rounds, difference, mean_of, share_of
from grimoire.lab.tables import Table
from grimoire.library.reading import BadFile, read_text

COPIES: Final = 4
FEWEST: Final = 30  # games in which a card was drawn, and in which it was not, to call it anything
STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
EVEN: Final = "even"  # no difference was found, which is not that there is none
TOO_FEW: Final = "too-few"  # rounds for a claim
WITH: Final = "with"
WITHOUT: Final = "without"
COST: Final = re.compile(r"^(  cost: )(\d+)( \w+.*)$", re.MULTILINE)
CHANGES: Final = re.compile(r"\s*[+-]?[0-9]{1,3}\s*(,\s*[+-]?[0-9]{1,3}\s*)*")


class ArmFound(msgspec.Struct, frozen=True):
    """What one arm won of its rounds."""

    name: str
    won: Share  # as sure as usual
    sure: Share  # as sure as a claim must be
    games: int
    given_up: int
    turns: float  # of a game, the middle one
    first: Share  # won of the games in which it began
    second: Share
    endings: dict[str, int]


class CardRow(msgspec.Struct, frozen=True):
    """One card of the studied deck, by what happened to it in a game."""

    card: str
    drawn: Share  # won of the games in which it was drawn
    not_drawn: Share
    gap: Share  # the difference, as sure as many looks at once ask for
    played: Share
    kept: Share
    left: Share  # won where it was still in hand at the end
    stands_out: bool  # the gap lies wholly on one side of nothing, and there are games enough to say so
    more: dict[str, Share] = {}  # won where it did what other observers watch for


class Found(msgspec.Struct, frozen=True):
    """What a study of a card comes to; the fields are those of `--json`."""

    study: str
    about: str
    rounds: int
    effect: Share  # what the first arm wins more than without the card, on the same seeds, as sure as a claim must be
    verdict: str
    arms: list[ArmFound]
    gaps: list[Share]  # of each arm but the first to the first, on the same seeds, as sure as a claim must be together
    cards: list[CardRow]
    best: list[int]  # numbers of games that show it: won by the studied side with the card played, the shortest first
    errors: int


# -- arms ------------------------------------------------------------------------------------------------------------------


def with_card(table: Table, deck: Sequence[str], card: str, instead: str, copies: int) -> tuple[list[str], list[str], str]:
    """The deck with the card and without it, and what it takes the place of. Raises BadFile."""
    known = table.pool.numbers
    for name in (card, *([instead] if instead else [])):
        if name not in known:
            raise BadFile("bad-card", "", name=name)
    if card in deck:
        out = instead or likeliest(table, [one for one in deck if one != card], card)
        return list(deck), [out if one == card else one for one in deck], out
    out = instead or likeliest(table, deck, card)
    if out not in deck:
        raise BadFile("bad-lab-instead", "", name=out)
    left = min(copies, list(deck).count(out))
    changed: list[str] = []
    for one in deck:
        changed.append(card if one == out and left > 0 else one)
        left -= one == out
    return changed, list(deck), out


def fitting_deck(table: Table, card: str) -> str:
    """Of the decks that come with the program the one with most cards that serve as what it needs, then most of its element;
    empty where nobody brings a deck."""
    faces, numbers = table.pool.definitions, table.pool.numbers
    names = table.deck_names()
    if not names:
        return ""
    it = faces[numbers[card]]

    def fits(name: str) -> tuple[int, int]:
        cards = [faces[numbers[one]] for one in table.deck(name).cards]
        return sum(any(one.words & need for need in it.need_words) for one in cards), sum(
            one.element == it.element for one in cards
        )

    return max(names, key=fits)


def likeliest(table: Table, deck: Sequence[str], card: str) -> str:
    """Of the cards of a deck the one most like this one: in type, element and cost, then of the most copies."""
    faces, numbers = table.pool.definitions, table.pool.numbers
    like = faces[numbers[card]]

    def far(name: str) -> tuple[bool, bool, int, int, str]:
        one = faces[numbers[name]]
        return (
            one.type != like.type,
            one.element != like.element,
            abs(one.total_cost - like.total_cost),
            -list(deck).count(name),
            name,
        )

    return min(set(deck), key=far)


def card_arms(
    table: Table, deck: Sequence[str], against: Sequence[str], card: str, instead: str, copies: int, bot: str
) -> list[Arm]:
    """With the card, and where the other deck is another one, without it against the same: against itself a deck wins half."""
    if not table.deck_names():
        return [Arm(WITH, bot=bot, other=bot)]  # everybody draws from the same piles
    having, lacking, _ = with_card(table, deck, card, instead, copies)
    rival = list(against) or lacking
    arms = [Arm(WITH, having, rival, bot=bot, other=bot)]
    return arms if rival == lacking else [*arms, Arm(WITHOUT, lacking, rival, bot=bot, other=bot)]


class Priced(NamedTuple):
    """Where in the text of a card file a card and its cost stand."""

    block: re.Match[str]
    cost: re.Match[str]

    @property
    def amount(self) -> int:
        return int(self.cost[2])


def price_in(text: str, card: str) -> Priced:
    """The first Mana of the cost of this card. Raises BadFile."""
    block = re.search(rf"^{re.escape(card)}:\n(?:(?:  .*|#.*|)\n)*", text, re.MULTILINE)
    cost = COST.search(block[0]) if block else None
    if block is None or cost is None:
        raise BadFile("bad-lab-cost", "", name=card)
    return Priced(block, cost)


def at_other_cost(text: str, card: str, by: int) -> str:
    """The text of a card file in which this card costs so much more of the first Mana of its cost. Raises BadFile."""
    block, cost = found = price_in(text, card)
    amount = found.amount + by
    if amount < 0:
        raise BadFile("bad-lab-cost", "", name=card)
    changed = block[0].replace(cost[0], f"{cost[1]}{amount}{cost[3]}", 1)
    return text[: block.start()] + changed + text[block.end() :]


def changes_of(text: str) -> list[int]:
    """What is added to a cost, as one writes it: "-1,1". Its own cost, with which all others are compared, comes first.
    Raises BadFile."""
    if not CHANGES.fullmatch(text):
        raise BadFile("bad-lab-costs", costs=text)
    return list(dict.fromkeys([0, *[int(change) for change in text.split(",")]]))


def priced(file: Path, card: str, by: Sequence[int], folder: Path) -> dict[int, str]:
    """Copies of a card file with the card at these prices, in files named by them; no price lies below 0. Raises BadFile."""
    text = read_text(file)
    least = -price_in(text, card).amount
    found: dict[int, str] = {}
    for change in by:
        if change >= least:
            copy = folder / f"{file.stem}{change:+d}.yaml"
            copy.write_text(at_other_cost(text, card, change), encoding="utf-8")
            found[change] = str(copy)
    return found


# -- findings --------------------------------------------------------------------------------------------------------------


def found_in(results: Results, even: float = 0.0) -> Found:
    """What the games say. `even` is what an arm wins that is neither stronger nor weaker; of two players one half."""
    terms = results.terms
    even = even or 1 / terms.seats
    scores = [results.scores(arm) for arm in range(len(terms.arms))]
    arms = [arm_found(results, number, scores[number]) for number in range(len(terms.arms))]
    sure = among(max(1, len(arms) - 1), CLAIM)
    gaps = []
    for other in scores[1:]:
        both = [round for round in scores[0] if round in other]
        gaps.append(mean_of([other[round] - scores[0][round] for round in both], sure))
    effect = effect_of(scores, even)
    return Found(
        terms.study,
        terms.about,
        min([len(each) for each in scores], default=0),
        effect,
        verdict_of(effect),
        arms,
        gaps,
        cards_found(results) if terms.watched else [],
        best_games(results),
        len(results.errors),
    )


def effect_of(scores: Sequence[dict[int, float]], even: float) -> Share:
    """With the card against without it: the difference of whole rounds where both were played, else of what would be even."""
    having, lacking = scores[0], scores[1] if len(scores) > 1 else None
    return mean_of(
        [won - (even if lacking is None else lacking[at]) for at, won in having.items() if lacking is None or at in lacking],
        CLAIM,
    )


def arm_found(results: Results, arm: int, scores: dict[int, float]) -> ArmFound:
    rounds = list(scores.values())
    lines = [line for _, line in results.games_of(arm)]
    turns = sorted(line.turns for line in lines if line.over)
    endings: dict[str, int] = {}
    for line in lines:
        if line.over and line.ending:
            endings[line.ending] = endings.get(line.ending, 0) + 1
    return ArmFound(
        results.terms.arms[arm].name,
        mean_of(rounds),
        mean_of(rounds, CLAIM),
        len(lines),
        sum(not line.over for line in lines),
        float(turns[len(turns) // 2]) if turns else 0.0,
        share_in([line for line in lines if line.first]),
        share_in([line for line in lines if not line.first]),
        dict(sorted(endings.items())),
    )


def verdict_of(effect: Share) -> str:
    if effect.many < LEAST:
        return TOO_FEW
    return STRONGER if effect.low > 0 else WEAKER if effect.high < 0 else EVEN


def share_in(lines: Sequence[Line], sure: float = 0.95) -> Share:
    return share_of(sum(line.won for line in lines), len(lines), sure)


def cards_found(results: Results) -> list[CardRow]:
    """Every card of the studied deck (or, where nobody brings one, every card that came up), the widest gaps first."""
    games = list(results.games_of(0))
    lines = [line for _, line in games]
    rounds = len(results.scores(0))
    up = sorted({card for line in lines for card in line.seen.get("drawn", ())})
    mine = set(results.terms.arms[0].deck)
    looked = [card for card in up if not mine or card in mine]
    sure = among(len(looked), CLAIM)
    others = sorted({what for line in lines for what in line.seen} - {"drawn", "played", "kept", "left"})
    rows: list[CardRow] = []
    for card in looked:
        having = {
            what: [line for line in lines if card in line.seen.get(what, ())] for what in ("drawn", "played", "kept", "left")
        }
        lacking = [line for line in lines if card not in line.seen.get("drawn", ())]
        both = [(round, card in line.seen.get("drawn", ()), line.won) for round, line in games]
        gap = by_rounds(difference(share_in(having["drawn"], sure), share_in(lacking, sure)), both, sure)
        rows.append(
            CardRow(
                card,
                share_in(having["drawn"]),
                share_in(lacking),
                gap,
                share_in(having["played"]),
                share_in(having["kept"]),
                share_in(having["left"]),
                rounds >= LEAST and gap.many >= FEWEST and (gap.low > 0 or gap.high < 0),
                {what: share_in([line for line in lines if card in line.seen.get(what, ())]) for what in others},
            )
        )
    return sorted(rows, key=lambda row: (-row.gap.value, row.card))


def best_games(results: Results, most: int = 3) -> list[int]:
    """Games that show the card: won with it played, the shortest first."""
    about = results.terms.about
    fit = [line for _, line in results.games_of(0) if line.won == 1 and about in line.seen.get("played", ())]
    return [line.number for line in sorted(fit, key=lambda line: (line.turns, line.decisions, line.number))[:most]]
