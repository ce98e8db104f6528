"""Events: what happens, would happen, cannot happen, has happened."""

from typing import Final

from grimoire.language.syntax import CALL, EITHER, Expr
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import is_call, qualifier, read_filter, unknown
from grimoire.magenoir.text.walk.values import Values
from grimoire.magenoir.text.writer import Thing

# What an event may be about besides cards that match a filter.
SUBJECTS: Final = ("self", "it", "you", "opp", "anyone", "opposing", "that_player", "a_player")


class Events(Values):
    """What happens, as a clause."""

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

    def moment(self, event: Expr, who: Thing | None) -> str:
        """The phase it must happen in, or out of: " during your draw phase"."""
        during = qualifier(event, "during")
        outside = qualifier(event, "outside")
        phase = during if during is not None else outside
        if phase is None:
            return ""
        if phase.text == "draw_phase" and who is not None:  # nobody draws in the draw phase of another
            text = self.draw_phase_of(who)
        else:
            text = self.a_phase(phase.text)
        return f" {self.during(text) if during is not None else self.outside(text)}"

    def event(self, event: Expr) -> Happening:
        """Any event as a clause."""
        said = self.event_itself(event)
        if not said.lead and event.text not in ("drawn", "to_hand"):
            said.rest += self.moment(event, None)
        return said

    def event_itself(self, event: Expr) -> Happening:
        if event.kind != CALL:
            raise unknown(event)
        word = event.text
        if word in ("turn_start", "turn_end", "draw_phase"):
            return self.turn_event(event)
        if word in ("discarded", "put", "enters", "entering", "leaves", "hp_gone", "released"):
            return self.card_event(event)
        if word in ("prepared", "activated", "applied", "channeled", "used_as_component", "exhausted"):
            return self.spell_event(event)
        first = event.args[0]
        if word == "drawn":
            who = self.thing(first)
            said = self.draws(who, self.moment(event, who))
            drawn = Thing(self.that_card(), False, self.is_feminine("card"))
            drawn.owner = "you" if who.you else "opp"
            drawn.zone = "in_hand"
            self.remember(drawn)
            return said
        if word == "to_hand":
            who = self.thing(first)
            said = self.adds_to_hand(who, self.moment(event, who))
            added = Thing(self.that_card(), False, self.is_feminine("card"))
            added.owner = "you" if who.you else "opp"
            added.zone = "in_hand"
            self.remember(added)
            return said
        if word == "damaged":
            target = self.event_subject(first)
            by = qualifier(event, "by")
            return self.is_damaged(target) if by is None else self.damages(self.a(read_filter(by)), target)
        if word in ("loses_hp", "gains_hp"):
            return self.hp_changes(self.event_subject(first), word == "gains_hp")
        if word == "traded":
            return self.trades(self.thing(first), self.mana_named(event.args[1:]))
        if word == "phased":
            by = qualifier(event, "by")
            return self.phases(self.thing(by if by is not None else first), self.thing(first))
        raise unknown(event)

    def turn_event(self, event: Expr) -> Happening:
        if event.text == "draw_phase":
            return self.has_draw_phase(self.thing(event.args[0]))
        said = Happening("", "", "")
        said.lead = self.at_turn_edge(event.text == "turn_start", self.turn_of(event.args[0]))
        return said

    def card_event(self, event: Expr) -> Happening:
        word = event.text
        first = event.args[0]
        own = is_call(first, "self")
        if word == "put" and not own:
            f = read_filter(first)
            f.owner = ""
            thing = self.remember(self.a(f))
            thing.owner = "you"
            thing.zone = "in_discard"
        else:
            thing = self.event_subject(first)
        if word == "discarded":
            said = self.discarding(event, thing)
        elif word == "put":
            said = self.is_put(thing, event.args[1].text)
        elif word == "hp_gone":
            said = self.is_destroyed_for_lack_of_hp(thing)
        elif word == "released":
            said = self.releases(thing, self.mana_named(event.args[1:]), qualifier(event, "on_discard") is not None)
        elif word == "leaves":
            said = self.leaves_play(thing)
        else:
            said = self.enters_play(thing)
            if word == "entering":
                said.lead = self.as_it_enters(thing)
        said.once = own
        return said

    def discarding(self, event: Expr, thing: Thing) -> Happening:
        zone = qualifier(event, "from")
        destroyed = thing.destroyed and zone is not None and zone.text == "in_play"
        origin = "" if destroyed else self.origin(event, thing.owner)
        return self.is_discarded(thing, destroyed, origin, qualifier(event, "on_activation") is not None)

    def spell_event(self, event: Expr) -> Happening:
        word = event.text
        first = event.args[0]
        own = is_call(first, "self")
        done = word in ("prepared", "activated")
        if done and not own:
            f = read_filter(first)
            if f.owner in ("you", "opp"):
                owner = f.owner
                f.owner = ""
                thing = self.remember(self.none_of(f) if self.forbidding else self.a(f))
                thing.owner = owner
                return self.player_does(word, owner == "you", thing.text + self.origin(event, owner))
        thing = self.event_subject(first)
        if done and own and not self.forbidding:
            said = self.you_do(word, thing)
        elif word == "used_as_component":
            said = self.is_done(thing, word, "")
            said.lead = self.once_used(thing)
        elif word == "applied":
            said = self.applies(thing)
        elif word == "exhausted" and qualifier(event, "by_preparing") is not None:
            said = self.is_exhausted_by_preparing(thing)
        else:
            said = self.is_done(thing, word, self.origin(event, thing.owner))
        said.once = own and word != "applied"
        return said

    def when(self, event: Expr) -> str:
        """The lead of a trigger."""
        if event.kind == EITHER:
            return self.whenever_either([self.event(arg) for arg in event.args])
        per = qualifier(event, "per")
        if per is not None:
            return self.whenever_discarding(read_filter(event.args[0]).owner == "you", self.number_of(per, "card"))
        said = self.event(event)
        return said.lead or self.whenever(said)

    def cannot(self, event: Expr) -> str:
        """An event that is forbidden, for all the cards it is about."""
        self.forbidding = True
        said = self.event(event)
        self.forbidding = False
        return self.has_no_draw_phase(said) if event.text == "draw_phase" else self.cannot_happen(said)

    def is_told_by_cards(self, event: Expr) -> bool:
        first = event.args[0]
        if event.text == "drawn":
            return len(event.args) == 1 and not is_call(first, "anyone")
        if event.text not in ("discarded", "prepared") or (first.kind == CALL and first.text in SUBJECTS):
            return False
        if event.text == "prepared":
            return len(event.args) == 1
        zone = qualifier(event, "from")
        if len(event.args) != 2 or zone is None:
            return False
        return zone.text == "in_play" or (zone.text == "in_hand" and read_filter(first).owner in ("you", "opp"))

    def whole_event(self, event: Expr) -> Happening:
        said = self.event(event)
        if not said.verb or qualifier(event, "per") is not None:
            raise unknown(event)
        return said

    def happened(self, event: Expr, plural: bool) -> str:
        """An event of this turn, told by its cards: "cards you drew this turn", "Equipment destroyed this turn"."""
        first = event.args[0]
        if event.text == "drawn":
            return self.cards_drawn(self.thing(first), plural)
        f = read_filter(first)
        if event.text == "discarded":
            zone = qualifier(event, "from")
            if zone is not None and zone.text == "in_hand":
                mine = f.owner == "you"
                f.owner = ""
                return self.cards_discarded_from_hand(f, plural, mine)
            return self.cards_lost(f, plural)
        if event.text == "prepared":
            return self.cards_prepared(f, plural)
        raise unknown(event)
