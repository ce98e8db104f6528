"""English: events."""

from grimoire.language.phrase import english_verb
from grimoire.language.syntax import CALL, EITHER, Expr
from grimoire.magenoir.text.english_amounts import EnglishAmounts
from grimoire.magenoir.text.english_nouns import ELEMENT, ORDINAL
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing


class EnglishEvents(EnglishAmounts):
    """What happens, as a clause."""

    def qualifier(self, event: Expr, word: str) -> Expr | None:
        """The argument of from(...), by(...), during(...) in an event."""
        for arg in event.args:
            if is_call(arg, word):
                return arg.args[0] if arg.args else arg
        return None

    def happening(self, thing: Thing, verb: str, rest: str) -> Happening:
        return Happening(thing.text, verb, rest, thing.plural, thing.you)

    def subject(self, expr: Expr) -> Thing:
        """The card or player an event is about: "this spell", "a Fire spell you control"."""
        if expr.kind == CALL and expr.text in (
            "self",
            "it",
            "you",
            "opp",
            "anyone",
            "opposing",
            "that_player",
            "a_player",
        ):
            return self.thing(expr)
        return self.remember(self.a(read_filter(expr)))

    def event(self, event: Expr) -> Happening:
        """Any event as a clause."""
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
            said = self.happening(self.thing(first), "draw", "a card")
            if self.qualifier(event, "during") is not None:
                said.rest += f" during {'your' if said.you else 'their'} draw phase"
            return said
        if word == "to_hand":
            said = self.happening(self.thing(first), "add", "a card to their hand")
            if self.qualifier(event, "outside") is not None:
                said.rest += " outside their draw phase"
            drawn = Thing("that card")
            drawn.owner = "opp"
            drawn.zone = "in_hand"
            self.remember(drawn)
            return said
        if word == "damaged":
            by = self.qualifier(event, "by")
            if by is None:
                return self.happening(self.subject(first), "be", "dealt damage")
            target = self.subject(first)
            source = self.a(read_filter(by))
            return self.happening(source, "deal", f"damage to {target.text}")
        if word == "loses_hp":
            return self.happening(self.thing(first), "lose", "HP")
        if word == "gains_hp":
            return self.happening(self.thing(first), "gain", "HP")
        if word == "traded":
            return self.happening(self.thing(first), "trade", f"{ELEMENT[event.args[1].text]} Mana with the Available Ether")
        if word == "phased":
            by = self.qualifier(event, "by")
            return self.happening(self.thing(by if by is not None else first), "phase", f"out {self.thing(first).text}")
        raise unknown(event)

    def turn_event(self, event: Expr) -> Happening:
        who = event.args[0]
        if event.text == "draw_phase":
            return self.happening(self.thing(who), "have", "a draw phase")
        said = Happening("", "", "")
        edge = "start" if event.text == "turn_start" else "end"
        whose = "each player's" if is_call(who, "anyone") else self.whose(who)
        said.lead = f"at the {edge} of {whose} turn"
        return said

    def card_event(self, event: Expr) -> Happening:
        word = event.text
        first = event.args[0]
        own = is_call(first, "self")
        zone = self.qualifier(event, "from")
        if word == "discarded":
            per = self.qualifier(event, "per")
            if per is not None:
                return self.happening(self.thing(event.args[0].args[-1]), "discard", "")
            f = None if own else read_filter(first)
            thing = self.subject(first)
            origin = ""
            if zone is not None:
                origin = " from play" if zone.text == "in_play" else " from your hand"
            done = "destroyed" if thing.destroyed and zone is not None and zone.text == "in_play" else "discarded"
            if done == "destroyed":
                origin = ""
            if self.qualifier(event, "on_activation") is not None:
                origin += " after being activated"
            said = self.happening(thing, "be", done + origin)
            said.once = f is None
            return said
        if word == "put" and not own:
            f = read_filter(first)
            f.owner = ""
            thing = self.remember(self.a(f))
            thing.owner = "you"
            thing.zone = "in_discard"
        else:
            thing = self.subject(first)
        if word == "put":
            place = event.args[1]
            if is_call(place, "third"):
                return self.happening(thing, "be", "put third from the top of your deck")
            return self.happening(thing, "be", "put into your discard pile")
        if word == "hp_gone":
            return self.happening(thing, "be", "destroyed for lack of HP")
        if word == "released":
            rest = f"{ELEMENT[event.args[1].text]} Mana"
            if self.qualifier(event, "on_discard") is not None:
                rest += " on being discarded"
            return self.happening(thing, "release", rest)
        said = self.happening(thing, "leave" if word == "leaves" else "enter", "play")
        said.once = own
        if word == "entering":
            said.lead = f"as {thing.text} enters play"
        return said

    def spell_event(self, event: Expr) -> Happening:
        word = event.text
        first = event.args[0]
        own = is_call(first, "self")
        if word in ("prepared", "activated") and not own:
            f = read_filter(first)
            if f.owner == "you":
                f.owner = ""
                thing = self.remember(self.a(f))
                thing.owner = "you"
                zone = self.qualifier(event, "from")
                origin = ""
                if zone is not None:
                    origin = " from your hand" if zone.text == "in_hand" else " from your deck"
                verb = "prepare" if word == "prepared" else "activate"
                return Happening("you", verb, thing.text + origin, False, True)
        thing = self.subject(first)
        said = self.happening(thing, "be", word)
        said.once = own
        if word == "used_as_component":
            said.rest = "used as a component"
            said.lead = f"once {thing.text} {english_verb('have', thing.plural)} been used as a component"
        elif word in ("prepared", "activated") and own:
            said = Happening("you", word.removesuffix("d"), thing.text, False, True)
            said.once = True
        elif word == "applied":
            said = self.happening(thing, "apply", "its effects")
        elif word == "exhausted" and self.qualifier(event, "by_preparing") is not None:
            said.rest = "exhausted by the preparation of a spell"
        return said

    def present(self, said: Happening) -> str:
        return f"{said.subject} {english_verb(said.verb, said.plural, said.you)} {said.rest}"

    def when(self, event: Expr) -> str:
        """The lead of a trigger."""
        if event.kind == EITHER:
            parts = [self.present(self.event(arg)) for arg in event.args]
            return f"whenever {' or '.join(parts)}"
        per = self.qualifier(event, "per")
        if per is not None:
            f = read_filter(event.args[0])
            many = self.counted(per, "card")
            who = "you discard" if f.owner == "you" else "the opponent discards"
            return f"whenever {who} {many} from {'your' if f.owner == 'you' else 'their'} hand"
        said = self.event(event)
        if said.lead:
            return said.lead
        return f"{'when' if said.once else 'whenever'} {self.present(said)}"

    def nth_time(self, event: Expr, which: str) -> str:
        """ "the second time you draw a card in a turn"."""
        said = self.event(event)
        return f"the {ORDINAL[which]} time {self.present(said)} in a turn"

    def would(self, event: Expr) -> str:
        """The lead of a replacement."""
        said = self.event(event)
        return f"if {said.subject} would {said.verb} {said.rest}"

    def cannot(self, event: Expr) -> str:
        """An event that is forbidden."""
        said = self.event(event)
        if event.text == "draw_phase":
            return f"{said.subject} {english_verb('have', said.plural, said.you)} no draw phase"
        rest = said.rest
        if said.verb == "prepare" and rest.startswith(("a ", "an ")):
            rest = rest.replace("a spell", "spells", 1)
        if event.text == "to_hand":
            rest = rest.replace("a card", "cards", 1)
        return f"{said.subject} cannot {said.verb} {rest}"

    def happened(self, event: Expr, plural: bool) -> str:
        """An event of this turn, told by its cards: "cards you drew this turn", "Equipment destroyed this turn"."""
        first = event.args[0]
        if event.text == "drawn":
            who = self.thing(first).text
            return f"{'cards' if plural else 'card'} {who} drew this turn"
        f = read_filter(first)
        if event.text == "discarded":
            zone = self.qualifier(event, "from")
            if zone is not None and zone.text == "in_hand":
                hand = "you discarded from your hand" if f.owner == "you" else "the opponent discarded from their hand"
                f.owner = ""
                return f"{self.some(f, plural)} {hand} this turn"
            done = "destroyed" if f.destroyed() else "discarded from play"
            return f"{self.some(f, plural)} {done} this turn"
        if event.text == "prepared":
            return f"{self.some(f, plural)} prepared this turn"
        raise unknown(event)
