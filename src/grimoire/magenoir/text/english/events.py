"""English: events."""

from typing import Final

from grimoire.language.phrase import english_verb
from grimoire.magenoir.text.english.values import EnglishValues
from grimoire.magenoir.text.english.words import OPPONENT, ORDINAL, PILE
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing

PHASE: Final[dict[str, str]] = {
    "start_of_turn": "the start of a turn",
    "draw_phase": "a draw phase",
    "gathering_phase": "a Mana gathering phase",
    "main_phase": "a main phase",
    "end_of_turn": "the end of a turn",
}
PUT: Final[dict[str, str]] = {
    "hand": "into your hand",
    "top": "on top of your deck",
    "third": "third from the top of your deck",
    "bottom": "on the bottom of your deck",
    "into_deck": "into your deck",
    "exile": "into exile",
    "prepared": "into preparation",
    "channeled": "into play channeled",
    "play": "into play",
    "in_discard": "into your discard pile",
    "discard_bottom": "on the bottom of your discard pile",
}
PAST: Final[dict[str, str]] = {
    "apply": "applied",
    "deal": "dealt",
    "draw": "drew",
    "have": "had",
    "leave": "left",
    "lose": "lost",
}
DO: Final[dict[str, str]] = {"prepared": "prepare", "activated": "activate"}


class EnglishEvents(EnglishValues):
    """What happens, as a clause."""

    def is_happening(self, thing: Thing, done: str) -> Happening:
        """A passive clause."""
        return self.happening(thing, "be", done)

    def present(self, said: Happening) -> str:
        return f"{said.subject} {english_verb(said.verb, said.plural, said.you)} {said.rest}"

    def a_card(self) -> str:
        return "cards" if self.forbidding else "a card"

    # Where and when

    def from_zone(self, zone: str, owner: str) -> str:
        if zone in ("in_play", "in_exile"):
            return " from play" if zone == "in_play" else " from exile"
        whose = {"you": "your", "opp": "their"}.get(owner, "a")
        return f" from {whose} {PILE[zone]}"

    def a_phase(self, phase: str) -> str:
        return PHASE[phase]

    def draw_phase_of(self, who: Thing) -> str:
        return f"{'your' if who.you else 'their'} draw phase"

    def during(self, time: str) -> str:
        return f"during {time}"

    def outside(self, phase: str) -> str:
        return f"outside {phase.removeprefix('a ')}"

    def at_turn_edge(self, start: bool, turn: str) -> str:
        return f"at the {'start' if start else 'end'} of {turn}"

    # Events

    def has_draw_phase(self, who: Thing) -> Happening:
        return self.happening(who, "have", "a draw phase")

    def draws(self, who: Thing, moment: str) -> Happening:
        return self.happening(who, "draw", self.a_card() + moment)

    def adds_to_hand(self, who: Thing, moment: str) -> Happening:
        return self.happening(who, "add", f"{self.a_card()} to {'your' if who.you else 'their'} hand{moment}")

    def that_card(self) -> str:
        return "that card"

    def is_damaged(self, target: Thing) -> Happening:
        return self.is_happening(target, "dealt damage")

    def damages(self, source: Thing, target: Thing) -> Happening:
        return self.happening(source, "deal", f"damage to {target.text}")

    def hp_changes(self, thing: Thing, gains: bool) -> Happening:
        return self.happening(thing, "gain" if gains else "lose", "HP")

    def trades(self, who: Thing, mana: str) -> Happening:
        return self.happening(who, "trade", f"{mana} with the Available Ether")

    def phases(self, who: Thing, whom: Thing) -> Happening:
        return self.happening(who, "phase", f"out {whom.text}")

    def is_discarded(self, thing: Thing, destroyed: bool, origin: str, activated: bool) -> Happening:
        done = "destroyed" if destroyed else f"discarded{origin}"
        return self.is_happening(thing, f"{done} after being activated" if activated else done)

    def is_put(self, thing: Thing, place: str) -> Happening:
        return self.is_happening(thing, f"put {PUT[place]}")

    def is_destroyed_for_lack_of_hp(self, thing: Thing) -> Happening:
        return self.is_happening(thing, "destroyed for lack of HP")

    def releases(self, thing: Thing, mana: str, on_discard: bool) -> Happening:
        return self.happening(thing, "release", f"{mana} on being discarded" if on_discard else mana)

    def leaves_play(self, thing: Thing) -> Happening:
        return self.happening(thing, "leave", "play")

    def enters_play(self, thing: Thing) -> Happening:
        return self.happening(thing, "enter", "play")

    def as_it_enters(self, thing: Thing) -> str:
        return f"as {thing.text} enters play"

    def none_of(self, f: Filter) -> Thing:
        return Thing(self.some(f, True), True)

    def player_does(self, word: str, you: bool, cards: str) -> Happening:
        return Happening("you" if you else OPPONENT, DO[word], cards, False, you)

    def you_do(self, word: str, thing: Thing) -> Happening:
        return self.player_does(word, True, thing.text)

    def is_done(self, thing: Thing, word: str, origin: str) -> Happening:
        return self.is_happening(thing, f"{'used as a component' if word == 'used_as_component' else word}{origin}")

    def is_exhausted_by_preparing(self, thing: Thing) -> Happening:
        return self.is_happening(thing, "exhausted by the preparation of a spell")

    def once_used(self, thing: Thing) -> str:
        return f"once {thing.text} {english_verb('have', thing.plural)} been used as a component"

    def applies(self, thing: Thing) -> Happening:
        return self.happening(thing, "apply", "its effects")

    def past(self, said: Happening) -> str:
        verb, _, rest = said.verb.partition(" ")
        done = ("were" if said.plural or said.you else "was") if verb == "be" else PAST.get(verb, verb.removesuffix("e") + "ed")
        return " ".join([part for part in (said.subject, done, rest, said.rest) if part])

    def times_it_happened(self, said: Happening) -> str:
        return f"the number of times {self.past(said)} this turn"

    def each_time_it_happened(self, said: Happening) -> str:
        return f"each time {self.past(said)} this turn"

    # Clauses made of them

    def whenever(self, said: Happening) -> str:
        return f"{'when' if said.once else 'whenever'} {self.present(said)}"

    def whenever_either(self, every: list[Happening]) -> str:
        """A subject is named once."""
        parts: list[str] = []
        before = Happening("", "", "")
        for said in every:
            part = said.lead
            if not part:
                part = self.present(said)
                if said.subject == before.subject:
                    part = part.removeprefix(f"{said.subject} ")
                elif not parts or before.lead:
                    part = f"whenever {part}"
            parts.append(part)
            before = said
        return " or ".join(parts)

    def whenever_discarding(self, you: bool, cards: str) -> str:
        return f"whenever {'you discard' if you else 'the opponent discards'} {cards} from {'your' if you else 'their'} hand"

    def nth_time(self, said: Happening, which: str) -> str:
        return f"the {ORDINAL[which]} time {self.present(said)} in a turn"

    def would(self, said: Happening) -> str:
        return f"if {said.subject} would {said.verb} {said.rest}"

    def from_anywhere(self) -> str:
        return " from anywhere"

    def cannot_happen(self, said: Happening) -> str:
        return f"{said.subject} cannot {said.verb} {said.rest}"

    def has_no_draw_phase(self, said: Happening) -> str:
        return f"{said.subject} {english_verb('have', said.plural, said.you)} no draw phase"

    # What happened this turn, by its cards

    def cards_drawn(self, who: Thing, plural: bool) -> str:
        return f"{self.noun('card', plural)} {who.text} drew this turn"

    def cards_discarded_from_hand(self, f: Filter, plural: bool, mine: bool) -> str:
        hand = "you discarded from your hand" if mine else "the opponent discarded from their hand"
        return f"{self.some(f, plural)} {hand} this turn"

    def cards_lost(self, f: Filter, plural: bool) -> str:
        return f"{self.some(f, plural)} {'destroyed' if f.destroyed() else 'discarded from play'} this turn"

    def cards_prepared(self, f: Filter, plural: bool) -> str:
        return f"{self.some(f, plural)} prepared this turn"
