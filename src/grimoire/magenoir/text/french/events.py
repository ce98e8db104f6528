"""French: events."""

from typing import Final

from grimoire.language.phrase import IL, ILS, PARTICIPLE, VOUS, au, de, elided, french_verb, si
from grimoire.magenoir.text.french.values import FrenchValues
from grimoire.magenoir.text.french.words import OPPONENT, ORDINAL, PILE, agreed
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import Filter
from grimoire.magenoir.text.writer import Thing

PHASE: Final[dict[str, str]] = {
    "start_of_turn": "un début de tour",
    "draw_phase": "une phase de pioche",
    "gathering_phase": "une phase de récupération de Mana",
    "main_phase": "une phase principale",
    "end_of_turn": "une fin de tour",
}
PUT: Final[dict[str, str]] = {
    "hand": "dans votre main",
    "top": "sur le dessus de votre deck",
    "third": "en troisième position à partir du dessus de votre deck",
    "bottom": "sous votre deck",
    "into_deck": "dans votre deck",
    "exile": "en exil",
    "prepared": "en préparation",
    "channeled": "en jeu comme sort canalisé",
    "play": "en jeu",
    "in_discard": "dans votre défausse",
    "discard_bottom": "sous votre défausse",
}
DO: Final[dict[str, str]] = {"prepared": "préparer", "activated": "activer"}
DONE: Final[dict[str, str]] = {
    "prepared": "préparé",
    "activated": "activé",
    "channeled": "canalisé",
    "exhausted": "épuisé",
    "used_as_component": "utilisé comme composant",
}


def conjugated(verb: str, plural: bool, you: bool) -> str:
    return french_verb(verb, VOUS if you else ILS if plural else IL)


class FrenchEvents(FrenchValues):
    """What happens, as a clause."""

    def undergone(self, thing: Thing, participle: str, rest: str = "") -> Happening:
        """A passive clause."""
        return self.happening(thing, "être", agreed(participle, thing.plural, thing.feminine) + rest)

    def infinitive(self, said: Happening) -> str:
        return elided(said.pronoun, said.verb) if said.pronoun else said.verb

    def present(self, said: Happening) -> str:
        verb = conjugated(said.verb, said.plural, said.you)
        if said.pronoun:
            verb = elided(said.pronoun, verb)
        return f"{said.subject} {verb} {said.rest}".strip()

    def a_card(self) -> str:
        return "de carte" if self.forbidding else "une carte"

    # Where and when

    def from_zone(self, zone: str, owner: str) -> str:
        if zone in ("in_play", "in_exile"):
            return " depuis le jeu" if zone == "in_play" else " depuis l'exil"
        pile, feminine = PILE[zone]
        whose = {"you": "votre", "opp": "sa" if feminine else "son"}.get(owner, "une" if feminine else "un")
        return f" depuis {whose} {pile}"

    def a_phase(self, phase: str) -> str:
        return PHASE[phase]

    def draw_phase_of(self, who: Thing) -> str:
        return f"{'votre' if who.you else 'sa'} phase de pioche"

    def during(self, time: str) -> str:
        return f"pendant {time}"

    def outside(self, phase: str) -> str:
        return f"en dehors {de(phase)}"

    def at_turn_edge(self, start: bool, turn: str) -> str:
        return f"{'au début' if start else 'à la fin'} {de(turn)}"

    # Events

    def has_draw_phase(self, who: Thing) -> Happening:
        return self.happening(who, "avoir", "de phase de pioche")

    def draws(self, who: Thing, moment: str) -> Happening:
        return self.happening(who, "piocher", self.a_card() + moment)

    def adds_to_hand(self, who: Thing, moment: str) -> Happening:
        return self.happening(who, "ajouter", f"{self.a_card()} à {'votre main' if who.you else 'sa main'}{moment}")

    def that_card(self) -> str:
        return "cette carte"

    def is_damaged(self, target: Thing) -> Happening:
        return self.happening(target, "subir", "des dégâts")

    def damages(self, source: Thing, target: Thing) -> Happening:
        said = self.happening(source, "infliger", "des dégâts")
        if target.you:
            said.pronoun = "vous"
        else:
            said.rest += f" {au(target.text)}"
        return said

    def hp_changes(self, thing: Thing, gains: bool) -> Happening:
        return self.happening(thing, "gagner" if gains else "perdre", "de PV" if self.forbidding else "des PV")

    def trades(self, who: Thing, mana: str) -> Happening:
        return self.happening(who, "échanger", f"de la {mana} avec l'Éther disponible")

    def phases(self, who: Thing, whom: Thing) -> Happening:
        return self.happening(who, "déphaser", whom.text)

    def is_discarded(self, thing: Thing, destroyed: bool, origin: str, activated: bool) -> Happening:
        after = f" après avoir été {agreed('activé', thing.plural, thing.feminine)}" if activated else ""
        return self.undergone(thing, "détruit" if destroyed else "défaussé", origin + after)

    def is_put(self, thing: Thing, place: str) -> Happening:
        return self.undergone(thing, "mis", f" {PUT[place]}")

    def is_destroyed_for_lack_of_hp(self, thing: Thing) -> Happening:
        return self.undergone(thing, "détruit", " faute de PV")

    def releases(self, thing: Thing, mana: str, on_discard: bool) -> Happening:
        return self.happening(thing, "libérer", f"de la {mana}{' en allant à la défausse' if on_discard else ''}")

    def leaves_play(self, thing: Thing) -> Happening:
        return self.happening(thing, "quitter", "le jeu")

    def enters_play(self, thing: Thing) -> Happening:
        return self.happening(thing, "arriver", "en jeu")

    def as_it_enters(self, thing: Thing) -> str:
        return f"au moment où {self.subject(thing)} arrive en jeu"

    def none_of(self, f: Filter) -> Thing:
        return Thing(de(self.some(f, False)), False, self.feminine(f))

    def player_does(self, word: str, you: bool, cards: str) -> Happening:
        return Happening("vous" if you else OPPONENT, DO[word], cards, False, you)

    def you_do(self, word: str, thing: Thing) -> Happening:
        said = self.player_does(word, True, "" if thing.pronoun else thing.text)
        said.pronoun = "le" if thing.pronoun else ""
        return said

    def is_done(self, thing: Thing, word: str, origin: str) -> Happening:
        return self.undergone(thing, DONE[word], origin)

    def is_exhausted_by_preparing(self, thing: Thing) -> Happening:
        return self.undergone(thing, "épuisé", " par la préparation d'un sort")

    def once_used(self, thing: Thing) -> str:
        return f"une fois {thing.text} {agreed('utilisé', thing.plural, thing.feminine)} comme composant"

    def applies(self, thing: Thing) -> Happening:
        return self.happening(thing, "appliquer", "ses effets")

    def past(self, said: Happening) -> str:
        if said.verb == "arriver":
            return f"{said.subject} {'sont arrivés' if said.plural else 'est arrivé'} {said.rest}"
        has = "avez" if said.you else "ont" if said.plural else "a"
        if said.pronoun:
            has = elided(said.pronoun, has)
        return f"{said.subject} {has} {french_verb(said.verb, PARTICIPLE)} {said.rest}".strip()

    def times_it_happened(self, said: Happening) -> str:
        return f"le nombre de fois {elided('que', self.past(said))} ce tour-ci"

    def each_time_it_happened(self, said: Happening) -> str:
        return f"chaque fois {elided('que', self.past(said))} ce tour-ci"

    # Clauses made of them

    def whenever(self, said: Happening) -> str:
        return elided("lorsque" if said.once else "chaque fois que", self.present(said))

    def whenever_either(self, every: list[Happening]) -> str:
        """The conjunction is said once in full."""
        parts: list[str] = []
        led = True
        for said in every:
            parts.append(said.lead or elided("chaque fois que" if led else "que", self.present(said)))
            led = said.lead != ""
        return " ou ".join(parts)

    def whenever_discarding(self, you: bool, cards: str) -> str:
        who = f"vous défaussez {cards} de votre main" if you else f"l'adversaire défausse {cards} de sa main"
        return elided("chaque fois que", who)

    def nth_time(self, said: Happening, which: str) -> str:
        return f"la {ORDINAL[which]} fois {elided('que', self.present(said))} dans un même tour"

    def would(self, said: Happening) -> str:
        should = "deviez" if said.you else "devaient" if said.plural else "devait"
        return si(f"{said.subject} {should} {self.infinitive(said)} {said.rest}")

    def from_anywhere(self) -> str:
        return ", d'où que ce soit"

    def cannot_happen(self, said: Happening) -> str:
        can = conjugated("pouvoir", said.plural, said.you)
        return f"{said.subject} ne {can} pas {self.infinitive(said)} {said.rest}".strip()

    def has_no_draw_phase(self, said: Happening) -> str:
        return f"vous n'avez pas {said.rest}" if said.you else f"{said.subject} n'a pas {said.rest}"

    # What happened this turn, by its cards

    def cards_drawn(self, who: Thing, plural: bool) -> str:
        drew = elided("que", "vous avez" if who.you else "l'adversaire a")
        return f"{self.noun('card', plural)} {drew} {agreed('pioché', plural, True)} ce tour-ci"

    def cards_discarded_from_hand(self, f: Filter, plural: bool, mine: bool) -> str:
        done = agreed("défaussé", plural, self.feminine(f))
        hand = f"que vous avez {done} de votre main" if mine else f"que l'adversaire a {done} de sa main"
        return f"{self.some(f, plural)} {hand} ce tour-ci"

    def cards_lost(self, f: Filter, plural: bool) -> str:
        if f.destroyed():
            return f"{self.some(f, plural)} {agreed('détruit', plural, self.feminine(f))} ce tour-ci"
        return f"{self.some(f, plural)} {agreed('défaussé', plural, self.feminine(f))} depuis le jeu ce tour-ci"

    def cards_prepared(self, f: Filter, plural: bool) -> str:
        return f"{self.some(f, plural)} {agreed('préparé', plural, self.feminine(f))} ce tour-ci"
