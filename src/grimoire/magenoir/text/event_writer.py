"""Events: what happens, would happen, cannot happen, has happened."""

from typing import Final

from grimoire.language.syntax import CALL, EITHER, Expr
from grimoire.language.template import Blank, Noun
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import Filter, is_call, qualifier, read_filter, unknown
from grimoire.magenoir.text.value_writer import ValueWriter
from grimoire.magenoir.text.writer import Thing

# What an event may be about besides cards that match a filter.
SUBJECTS: Final[tuple[str, ...]] = ("self", "it", "you", "opp", "anyone", "opposing", "that_player", "a_player")
# What happens to a card once: "when", not "whenever".
ONCE: Final[tuple[str, ...]] = (
    *("discarded", "put", "enters", "entering", "leaves", "hp_gone", "released"),
    *("prepared", "activated", "channeled", "used_as_component", "exhausted"),
)

TOLD: Final[tuple[tuple[str, str], ...]] = (
    ("prepared", ""),
    ("discarded", "in_play"),
    ("discarded", "in_hand"),
)  # what cards tell, and whence they came


class EventWriter(ValueWriter):
    """What happens, as a clause."""

    def happening(self, subject: Noun, key: str, **blanks: Blank) -> Happening:
        """Inside "cannot" (`never`) an event is told as what nobody does at all."""
        blanks["never"] = self.forbidding
        return Happening(subject, self.phrases.said(key, blanks))

    def event_subject(self, expr: Expr) -> Thing:
        """The card or player an event is about: "this spell", "a Fire spell you control"."""
        self.event_is_own = is_call(expr, "self")
        if expr.kind == CALL and expr.text in SUBJECTS:
            return self.thing(expr)
        f = read_filter(expr)
        return self.remember(self.group(f) if self.forbidding else self.a(f))

    def origin(self, event: Expr, owner: str) -> str:
        """Where cards come from: " from your hand"."""
        zone = qualifier(event, "from")
        return "" if zone is None else self.from_zone(zone.text, owner)

    def from_zone(self, zone: str, owner: str) -> str:
        if zone in ("in_play", "in_exile"):
            return self.said(f"from {zone}")
        pile = self.phrases.named(f"pile {zone}")
        return self.said(f"from {owner if owner in ('you', 'opp') else 'nobody'}", pile=pile)

    def moment(self, event: Expr, who: Noun | None) -> str:
        """The phase it must happen in, or out of: " during your draw phase"."""
        during = qualifier(event, "during")
        outside = qualifier(event, "outside")
        phase = during if during is not None else outside
        if phase is None:
            return ""
        if phase.text == "draw_phase" and who is not None:  # nobody draws in the draw phase of another
            time = self.said("draw phase of", who=who)
        else:
            time = self.said(f"phase {phase.text}", outside=during is None)
        return f" {self.said('outside' if during is None else 'during', time=time)}"

    def event(self, event: Expr) -> Happening:
        """Any event as a clause."""
        said = self.event_itself(event)
        if not said.lead:
            player = event.text in ("drawn", "to_hand")
            said.rest += self.moment(event, said.subject if player else None)
        return said

    def event_itself(self, event: Expr) -> Happening:
        if event.kind != CALL:
            raise unknown(event)
        word = event.text
        first = event.args[0]
        if word in ("turn_start", "turn_end"):
            said = Happening(Noun(""), "")
            said.lead = self.said(word, turn=self.turn_of(first))
            return said
        by = qualifier(event, "by")
        if word == "phased":
            return self.happening(self.thing(by if by is not None else first), "event phased", whom=self.thing(first))
        if word == "damaged" and by is not None:
            target = self.event_subject(first)
            return self.happening(self.a(read_filter(by)), "event damaged by", target=target)
        own = is_call(first, "self")
        if word in ("prepared", "activated"):
            if own and not self.forbidding:
                said = self.happening(self.player("you"), f"you {word}", thing=self.event_subject(first))
                said.once = True
                return said
            f = Filter() if own else read_filter(first)
            if f.owner in ("you", "opp"):
                return self.deed_of(event, f)
        said = self.plain_event(event)
        said.once = own and word in ONCE
        if word in ("drawn", "to_hand"):
            owner = "you" if said.subject.you else "opp"
            self.remember(Thing(self.said("that card"), False, self.phrases.is_feminine("card"), owner, "in_hand"))
        return said

    def plain_event(self, event: Expr) -> Happening:
        """An event whose phrase says what it is about, first of all its subject."""
        word = event.text
        key = self.variant(f"event {word}", event.args[1:])
        if key not in self.phrases.arguments:
            raise unknown(event)
        blanks = self.blanks(key, event.args)
        subject = blanks[self.phrases.arguments[key][0]]
        assert isinstance(subject, Thing)
        zone = qualifier(event, "from")
        destroyed = subject.destroyed and zone is not None and zone.text == "in_play"
        blanks["destroyed"] = destroyed
        blanks["origin"] = "" if destroyed and word == "discarded" else self.origin(event, subject.owner)
        for extra in ("on_discard", "on_activation", "by_preparing"):
            blanks[extra] = qualifier(event, extra) is not None
        said = self.happening(subject, key, **blanks)
        said.lead = self.said(f"lead {word}", card=subject) if self.phrases.has(f"lead {word}") else ""
        return said

    def put_subject(self, expr: Expr) -> Thing:
        """Cards that are put somewhere are yours, and it goes without saying."""
        if is_call(expr, "self"):
            return self.event_subject(expr)
        f = read_filter(expr)
        f.owner = ""
        thing = self.remember(self.a(f))
        thing.owner = "you"
        thing.zone = "in_discard"
        return thing

    def deed_of(self, event: Expr, f: Filter) -> Happening:
        """What a player does with cards of their own: "the opponent prepares a Fire spell"."""
        owner = f.owner
        f.owner = ""
        thing = self.remember(self.none_of(f) if self.forbidding else self.a(f))
        thing.owner = owner
        return self.happening(self.player(owner), f"player {event.text}", cards=thing.text + self.origin(event, owner))

    def none_of(self, f: Filter) -> Thing:
        """The cards a player cannot prepare or activate."""
        plural = self.said("number of none") == "many"
        return Thing(self.said("none of", cards=self.some(f, plural)), plural, self.feminine(f))

    # -- clauses made of events ------------------------------------------------------------------------------------

    def when(self, event: Expr) -> str:
        """The lead of a trigger."""
        if event.kind == EITHER:
            return self.when_either(event.args)
        per = qualifier(event, "per")
        if per is not None:
            mine = read_filter(event.args[0]).owner == "you"
            return self.said("whenever discarding", mine=mine, cards=self.number_of(per, "card"))
        said = self.event(event)
        return said.lead or self.said("whenever", once=said.once, clause=self.phrases.present(said))

    def when_either(self, events: list[Expr]) -> str:
        """A subject, or the conjunction, is said in full only once."""
        parts: list[str] = []
        subject = ""
        led = True
        for said in [self.event(event) for event in events]:
            named = self.phrases.grammar.subject(said.subject)
            clause = self.phrases.present(said)
            again = self.said(
                "or whenever", clause=clause, predicate=self.phrases.predicate(said), same=named == subject, led=led
            )
            parts.append(said.lead or again)
            subject = named
            led = said.lead != ""
        return f" {self.said('or')} ".join(parts)

    def would(self, said: Happening) -> str:
        return self.said("would", who=said.subject, verb=self.phrases.bare(said), rest=said.rest)

    def cannot(self, event: Expr) -> str:
        """An event that is forbidden, for all the cards it is about."""
        self.forbidding = True
        said = self.event(event)
        self.forbidding = False
        if event.text == "draw_phase":
            return self.said("no draw phase", who=said.subject)
        return self.said("cannot", who=said.subject, verb=self.phrases.bare(said), rest=said.rest).strip()

    # -- what happened this turn, by its cards ---------------------------------------------------------------------

    def tally(self, event: Expr, each: bool) -> str:
        happened = self.happened(event, not each)
        if happened is not None:
            return self.said("each" if each else "number of", noun=happened)
        said = self.event(event)
        if not said.verb or qualifier(event, "per") is not None:
            raise unknown(event)
        return self.said("each tally" if each else "value tally", clause=self.phrases.past(said))

    def happened(self, event: Expr, plural: bool, was: bool = False) -> Noun | None:
        """An event of this turn, told by its cards: "cards you drew this turn", "Equipment destroyed this turn"; None if
        they cannot tell it. `was`: as a clause."""
        first = event.args[0]
        if event.text == "drawn" and len(event.args) == 1 and not is_call(first, "anyone") and not was:
            cards = Noun(self.phrases.noun("card", plural), plural, self.phrases.is_feminine("card"))
            cards.text = self.said("happened drawn", cards=cards, who=self.thing(first))
            return cards
        zone = qualifier(event, "from")
        place = zone.text if zone is not None else ""
        told = (event.text, place) in TOLD and len(event.args) == 1 + (zone is not None)
        if not told or (first.kind == CALL and first.text in SUBJECTS):
            return None
        f = read_filter(first)
        key = f"happened {event.text}"
        mine = f.owner == "you"
        if place == "in_hand":
            if was or f.owner not in ("you", "opp"):
                return None
            f.owner = ""
            key = "happened discarded in_hand"
        cards = Noun(self.some(f, plural), plural, self.feminine(f))
        cards.text = self.said(key, cards=cards, mine=mine, destroyed=f.destroyed(), was=was)
        return cards
