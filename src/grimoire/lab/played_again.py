"""One game of a study again, as a record that anybody can look through."""

from grimoire.bots.playing import play_on
from grimoire.lab.crash import crash_record
from grimoire.lab.games import table_of
from grimoire.lab.studies import Study, bots_of


def record_of(study: Study, number: int) -> str:
    """The game of this number, from its first decision to its end."""
    terms = study.terms
    round, which, place = terms.place_of(number)
    arm, seed = terms.arms[which], terms.seed + round
    table = table_of(terms.game, study.files[arm.cards], terms.seats, tuple(terms.options))
    turn = [terms.decks[name] for name in terms.decks_in(round)]
    decks = turn or [arm.deck if seat == place else arm.against for seat in range(terms.seats)]
    names = [arm.bot if seat == place else arm.other for seat in range(terms.seats)]
    position = table.begin(decks, seed)
    choices: list[int] = []
    play_on(position, bots_of(table, names, seed, None), terms.cap, choices, None, terms.closed)
    brought = [deck for deck in decks if deck]
    return crash_record(table, names, brought, seed, choices, study.files[arm.cards], terms.closed)[1]
