"""Games of `grimoire simulate` in the one form of results, and back."""

from collections.abc import Sequence

import msgspec

from grimoire.lab.results import Arm, Checks, Line, Terms
from grimoire.lab.simulate import Pairing, Plan, Played, play_game
from grimoire.lab.studies import SIMULATE, Done, Study, study_of
from grimoire.library.deck_lists import Deck


def study_of_plan(plan: Plan) -> Study:
    """The games of a plan: each alone on its seed, decks in turn. Raises BadFile, UnknownBot."""
    many = len(plan.pairings)
    turns = [plan.pairings[(plan.seed + number) % many] for number in range(many)]
    names = named_apart([deck for pairing in plan.pairings for deck in pairing])
    return study_of(
        SIMULATE,
        plan.game,
        [Arm("", seated=plan.bots)],
        [plan.own_cards],
        plan.seed,
        plan.games,
        len(plan.bots),
        plan.options,
        plan.cap,
        places=1,
        closed=plan.closed,
        decks={name: list(deck.cards) for deck, name in names.items()},
        turns=[[names[deck] for deck in pairing] for pairing in turns if pairing],
        shape=plan.shape,
        checks=Checks(plan.check_every if plan.check else 0, plan.keep_going, plan.coverage),
    )


def named_apart(decks: Sequence[Deck]) -> dict[Deck, str]:
    """A name for each: two files of one name hold two decks."""
    found: dict[Deck, str] = {}
    for deck in dict.fromkeys(decks):
        alike = sum(other.name == deck.name for other in found)
        found[deck] = f"{deck.name} ({alike + 1})" if alike else deck.name
    return found


def plan_of(terms: Terms, files: tuple[str, ...] = ()) -> Plan:
    """What is to be played, from the terms alone; the cards of one's own lie in these files."""
    turns: list[Pairing] = [tuple(Deck(name, tuple(terms.decks[name])) for name in names) for names in terms.turns]
    many = len(turns)
    pairings: list[Pairing] = [turns[(number - terms.seed) % many] for number in range(many)] if turns else [()]
    checks = terms.checks
    return Plan(
        terms.game,
        pairings,
        terms.arms[0].seated,
        terms.rounds,
        terms.seed,
        terms.cap,
        checks.every > 0,
        files,
        checks.every or 1,
        checks.coverage,
        terms.shape,
        tuple(terms.options),
        checks.keep_going,
        terms.closed,
    )


def simulated(study: Study, number: int) -> Done:
    played = play_game(plan_of(study.terms, study.files[0]), number)
    return Done(line_of(number, played), (), played.record)


def line_of(number: int, played: Played) -> Line:
    return Line(
        number,
        winner=played.winner,
        over=played.over,
        turns=played.turns,
        decisions=played.decisions,
        ending=played.ending,
        faults=[msgspec.structs.replace(fault, details="") for fault in played.faults],
        repeats=played.repeats,
        texts=list(played.texts),
        fates=list(played.fates),
    )


def played_of(plan: Plan, line: Line, record: str = "") -> Played:
    seed = plan.seed + line.number
    return Played(
        seed,
        seed % len(plan.pairings),
        line.decisions,
        line.turns,
        line.over,
        line.winner,
        tuple(line.faults),
        record,
        line.repeats,
        tuple(line.texts),
        line.ending,
        tuple(line.fates),
    )
