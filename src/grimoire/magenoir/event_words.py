"""How the card language writes events."""

from grimoire.language.syntax import CALL, EITHER, CardTextError, Expr
from grimoire.magenoir.building import Builder
from grimoire.magenoir.changing_zones import PLACE_NUMBER
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.expressions import Value
from grimoire.magenoir.filters import ZONE_WORDS, Filter
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.meant_cards import Selection
from grimoire.magenoir.naming import Said
from grimoire.magenoir.occurrences import (
    DAMAGED,
    DRAWN,
    ENTERS,
    GAINS_HP,
    HP_GONE,
    OCCURRENCE_NUMBER,
    PUT,
    RELEASED,
    TOLD,
    TRADED,
    WITH_AMOUNT,
    WITHOUT_CARD,
    Pattern,
    Tally,
    is_plain,
)
from grimoire.magenoir.players import EVERYONE, Who
from grimoire.magenoir.word_numbers import PHASE_NUMBER, is_word
from grimoire.magenoir.zones import (
    DISCARD,
)


class EventBuilder(Builder):
    """How the card language writes events."""

    def tally(self, e: Expr) -> Value:
        """A count of this turn: the pattern is counted for each player as "you"."""
        if e.text in ("turn_start", "turn_end"):
            raise CardTextError("bad-counted-once", e.column, text=str(e))
        pattern = self.event_of(e, TOLD, "part-counted")
        if not is_plain(pattern):  # what happens to a player is counted anyway
            self.pool.tallied.setdefault(pattern.kind, []).append(len(self.pool.tallies))
        self.pool.tallies.append(pattern)
        self.pool.tally_names.append(str(e))
        return Tally(len(self.pool.tallies) - 1, pattern)

    def event(self, e: Expr) -> Pattern:
        if e.kind != CALL or (e.text not in OCCURRENCE_NUMBER and e.text != "entering") or not e.args:
            raise V.refuse("event", e)
        kind = ENTERS if e.text == "entering" else OCCURRENCE_NUMBER[e.text]
        pattern = Pattern(kind)
        first = e.args[0]
        if first.kind == CALL and first.text == "self":
            pattern.itself = True
        elif first.kind == CALL and first.text == "opposing":
            pattern.opposing = True
        elif first.kind == CALL and first.text in ("you", "opp", "anyone"):
            pattern.who = None if first.text == "anyone" else self.who(first)
            if first.text == "anyone" and e.text in ("damaged", "loses_hp"):
                pattern.who = Who(EVERYONE)
        else:
            pattern.subject = self.filter(first, anywhere=True)
        for extra in e.args[1:]:
            if extra.text == "from" and len(extra.args) == 1 and extra.args[0].text in ZONE_WORDS:
                pattern.zones = ZONE_WORDS[extra.args[0].text]
            elif extra.text == "during" and len(extra.args) == 1 and extra.args[0].text in PHASE_NUMBER:
                pattern.phase = PHASE_NUMBER[extra.args[0].text]
            elif extra.text == "outside" and len(extra.args) == 1 and extra.args[0].text in PHASE_NUMBER:
                pattern.outside = PHASE_NUMBER[extra.args[0].text]
            elif extra.text == "by" and len(extra.args) == 1 and extra.args[0].text in ("you", "opp"):
                pattern.by = self.who(extra.args[0])
            elif is_word(extra, "on_activation"):
                pattern.on_activation = True
            elif is_word(extra, "on_discard"):
                pattern.on_discard = True
            elif is_word(extra, "by_preparing"):
                pattern.by_preparing = True
            elif extra.text == "per" and len(extra.args) == 1:
                pattern.per = self.value(extra.args[0])
            elif kind == PUT and (extra.text in PLACE_NUMBER or extra.text == "in_discard"):
                pattern.place = DISCARD if extra.text == "in_discard" else PLACE_NUMBER[extra.text]
            elif kind == RELEASED and extra.text in ELEMENT_NUMBER:
                pattern.element = ELEMENT_NUMBER[extra.text]
            elif extra.text == "by" and len(extra.args) == 1:
                pattern.source = self.source_of_event(extra.args[0])
            elif kind == TRADED and extra.text in ELEMENT_NUMBER:
                pattern.element = ELEMENT_NUMBER[extra.text]
            else:
                raise CardTextError("bad-event-extra", extra.column, text=str(extra))
        if kind == PUT and not pattern.place:
            raise CardTextError("bad-put-where", e.column, text=str(e))
        return pattern

    def source_of_event(self, e: Expr) -> Filter:
        """Whose it is, they control (D10.1), so it lies on the board; any other source may lie anywhere."""
        controlled = self.filter(e)
        return controlled if controlled.yours or controlled.theirs else self.filter(e, anywhere=True)

    def event_of(self, e: Expr, kinds: frozenset[int], what: str) -> Pattern:
        """An event where only some can stand."""
        pattern = self.event(e)
        if pattern.kind not in kinds:
            names = [name for name, kind in OCCURRENCE_NUMBER.items() if kind in kinds]
            raise CardTextError("bad-event-use", e.column, text=str(e), what=what, allowed=", ".join(names))
        return pattern

    def said_by(self, patterns: list[Pattern], replaced: bool) -> Said:
        """What an event lets its text speak of: its card, its player, its amount."""
        said = Said()
        said.has_event_card = all([has_card(p) and not (replaced and p.kind == DRAWN) for p in patterns])
        said.player = not replaced and all([has_player(p) for p in patterns])
        said.amount = all([p.kind == RELEASED if replaced else p.kind in WITH_AMOUNT for p in patterns])
        said.dropped = not replaced and all([p.kind == DAMAGED for p in patterns])
        return said

    def asks_nothing(self, before: int, e: Expr) -> None:
        """Refuse a choice where nobody could be asked for it."""
        if any([isinstance(asking, Selection) for asking in self.asks[before:]]):
            raise CardTextError("bad-choice-continuous", e.column, text=str(e))

    def events(self, e: Expr) -> list[Pattern]:
        parts = e.args if e.kind == EITHER else [e]
        return [self.event_of(part, TOLD, "part-awaited") for part in parts]


def has_card(pattern: Pattern) -> bool:
    if pattern.kind in (DAMAGED, GAINS_HP):
        return pattern.itself or pattern.subject is not None
    return pattern.kind not in WITHOUT_CARD


def has_player(pattern: Pattern) -> bool:
    return pattern.who is not None if pattern.kind == DAMAGED else pattern.kind not in (GAINS_HP, HP_GONE)
