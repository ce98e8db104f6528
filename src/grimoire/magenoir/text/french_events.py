"""French: events."""

from grimoire.language.phrase import IL, ILS, VOUS, elided, french_verb
from grimoire.language.syntax import CALL, EITHER, Expr
from grimoire.magenoir.text.french_amounts import FrenchAmounts
from grimoire.magenoir.text.french_nouns import agreed
from grimoire.magenoir.text.french_values import subject
from grimoire.magenoir.text.french_words import ORDINAL, mana_element
from grimoire.magenoir.text.happening import Happening
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.writer import Thing


def conjugated(verb: str, plural: bool, you: bool) -> str:
    return french_verb(verb, VOUS if you else ILS if plural else IL)


class FrenchEvents(FrenchAmounts):
    """What happens, as a clause."""

    def qualifier(self, event: Expr, word: str) -> Expr | None:
        """The argument of from(...), by(...), during(...) in an event."""
        for arg in event.args:
            if is_call(arg, word):
                return arg.args[0] if arg.args else arg
        return None

    def happening(self, thing: Thing, verb: str, rest: str) -> Happening:
        return Happening(subject(thing), verb, rest, thing.plural, thing.you)

    def undergone(self, thing: Thing, participle: str, rest: str = "") -> Happening:
        """A passive clause."""
        return self.happening(thing, "être", agreed(participle, thing.plural, thing.feminine) + rest)

    def event_subject(self, expr: Expr) -> Thing:
        """The card or player an event is about."""
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
            said = self.happening(self.thing(first), "piocher", "une carte")
            if self.qualifier(event, "during") is not None:
                said.rest += f" pendant {'votre' if said.you else 'sa'} phase de pioche"
            return said
        if word == "to_hand":
            said = self.happening(self.thing(first), "ajouter", "une carte à sa main")
            if self.qualifier(event, "outside") is not None:
                said.rest += " en dehors de sa phase de pioche"
            added = Thing("cette carte", False, True)
            added.owner = "opp"
            added.zone = "in_hand"
            self.remember(added)
            return said
        if word == "damaged":
            by = self.qualifier(event, "by")
            target = self.event_subject(first)
            if by is None:
                return self.happening(target, "subir", "des dégâts")
            said = self.happening(self.a(read_filter(by)), "infliger", "des dégâts")
            if target.you:
                said.pronoun = "vous"
            else:
                said.rest += f" {self.toward(target)}"
            return said
        if word in ("loses_hp", "gains_hp"):
            return self.happening(self.thing(first), "perdre" if word == "loses_hp" else "gagner", "des PV")
        if word == "traded":
            return self.happening(
                self.thing(first), "échanger", f"de la Mana {mana_element(event.args[1].text)} avec l'Éther disponible"
            )
        if word == "phased":
            by = self.qualifier(event, "by")
            return self.happening(self.thing(by if by is not None else first), "déphaser", self.thing(first).text)
        raise unknown(event)

    def turn_event(self, event: Expr) -> Happening:
        who = event.args[0]
        if event.text == "draw_phase":
            return self.happening(self.thing(who), "avoir", "de phase de pioche")
        said = Happening("", "", "")
        edge = "au début de" if event.text == "turn_start" else "à la fin de"
        said.lead = f"{edge} {self.turn_of(who)}".replace("de le ", "du ")
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
            zone = self.qualifier(event, "from")
            origin = ""
            done = "défaussé"
            if zone is not None and zone.text == "in_play":
                if thing.destroyed:
                    done = "détruit"
                else:
                    origin = " depuis le jeu"
            elif zone is not None:
                origin = " depuis votre main"
            if self.qualifier(event, "on_activation") is not None:
                origin += " après avoir été " + agreed("activé", thing.plural, thing.feminine)
            said = self.undergone(thing, done, origin)
        elif word == "put":
            if is_call(event.args[1], "third"):
                said = self.undergone(thing, "mis", " en troisième position à partir du dessus de votre deck")
            else:
                said = self.undergone(thing, "mis", " dans votre défausse")
        elif word == "hp_gone":
            said = self.undergone(thing, "détruit", " faute de PV")
        elif word == "released":
            rest = f"de la Mana {mana_element(event.args[1].text)}"
            if self.qualifier(event, "on_discard") is not None:
                rest += " en allant à la défausse"
            said = self.happening(thing, "libérer", rest)
        elif word == "leaves":
            said = self.happening(thing, "quitter", "le jeu")
        else:
            said = self.happening(thing, "arriver", "en jeu")
            if word == "entering":
                said.lead = f"au moment où {subject(thing)} arrive en jeu"
        said.once = own
        return said

    def spell_event(self, event: Expr) -> Happening:
        word = event.text
        first = event.args[0]
        own = is_call(first, "self")
        done = {"prepared": "préparer", "activated": "activer"}.get(word, "")
        if done and not own:
            f = read_filter(first)
            if f.owner == "you":
                f.owner = ""
                thing = self.remember(self.a(f))
                thing.owner = "you"
                zone = self.qualifier(event, "from")
                origin = ""
                if zone is not None:
                    origin = " depuis votre main" if zone.text == "in_hand" else " depuis votre deck"
                return Happening("vous", done, thing.text + origin, False, True)
        thing = self.event_subject(first)
        if done and own:
            said = Happening("vous", done, "" if thing.pronoun else thing.text, False, True)
            said.pronoun = "le" if thing.pronoun else ""
        elif word == "used_as_component":
            said = self.undergone(thing, "utilisé", " comme composant")
            said.lead = f"une fois {thing.text} {said.rest}"
        elif word == "applied":
            said = self.happening(thing, "appliquer", "ses effets")
        elif word == "exhausted":
            by = self.qualifier(event, "by_preparing") is not None
            said = self.undergone(thing, "épuisé", " par la préparation d'un sort" if by else "")
        else:
            said = self.undergone(thing, {"channeled": "canalisé", "prepared": "préparé", "activated": "activé"}[word])
        said.once = own
        return said

    def present(self, said: Happening) -> str:
        verb = conjugated(said.verb, said.plural, said.you)
        if said.pronoun:
            verb = elided(said.pronoun, verb)
        return f"{said.subject} {verb} {said.rest}".strip()

    def when(self, event: Expr) -> str:
        """The lead of a trigger."""
        if event.kind == EITHER:
            parts = [elided("que", self.present(self.event(arg))) for arg in event.args]
            return f"chaque fois {' ou '.join(parts)}"
        per = self.qualifier(event, "per")
        if per is not None:
            mine = read_filter(event.args[0]).owner == "you"
            cards = self.counted(per, "card")
            who = f"vous défaussez {cards} de votre main" if mine else f"l'adversaire défausse {cards} de sa main"
            return elided("chaque fois que", who)
        said = self.event(event)
        if said.lead:
            return said.lead
        return elided("lorsque" if said.once else "chaque fois que", self.present(said))

    def nth_time(self, event: Expr, which: str) -> str:
        """ "la deuxième fois que vous piochez une carte dans un tour"."""
        return f"la {ORDINAL[which]} fois {elided('que', self.present(self.event(event)))} dans un même tour"

    def would(self, event: Expr) -> str:
        """The lead of a replacement."""
        said = self.event(event)
        should = "deviez" if said.you else "devaient" if said.plural else "devait"
        verb = elided(said.pronoun, said.verb) if said.pronoun else said.verb
        return f"{said.subject} {should} {verb} {said.rest}"

    def cannot(self, event: Expr) -> str:
        """An event that is forbidden."""
        said = self.event(event)
        if event.text == "draw_phase":
            return f"vous n'avez pas {said.rest}" if said.you else f"{said.subject} n'a pas {said.rest}"
        can = conjugated("pouvoir", said.plural, said.you)
        rest = said.rest
        for one in ("un sort", "une carte", "des PV"):
            if rest.startswith(one):
                rest = {"un sort": "de sort", "une carte": "de carte", "des PV": "de PV"}[one] + rest[len(one) :]
        verb = elided(said.pronoun, said.verb) if said.pronoun else said.verb
        return f"{said.subject} ne {can} pas {verb} {rest}".strip()

    def happened(self, event: Expr, plural: bool) -> str:
        """An event of this turn, told by its cards: "cartes que vous avez piochées ce tour-ci"."""
        first = event.args[0]
        if event.text == "drawn":
            who = "vous avez" if is_call(first, "you") else "l'adversaire a"
            drawn = agreed("pioché", plural, True)
            return f"{'cartes' if plural else 'carte'} {elided('que', who)} {drawn} ce tour-ci"
        f = read_filter(first)
        feminine = self.feminine(f)
        if event.text == "discarded":
            zone = self.qualifier(event, "from")
            done = agreed("défaussé", plural, feminine)
            if zone is not None and zone.text == "in_hand":
                who = "vous avez" if f.owner == "you" else "l'adversaire a"
                f.owner = ""
                hand = "votre main" if who == "vous avez" else "sa main"
                return f"{self.some(f, plural)} {elided('que', who)} {done} de {hand} ce tour-ci"
            if f.destroyed():
                return f"{self.some(f, plural)} {agreed('détruit', plural, feminine)} ce tour-ci"
            return f"{self.some(f, plural)} {done} depuis le jeu ce tour-ci"
        if event.text == "prepared":
            return f"{self.some(f, plural)} {agreed('préparé', plural, feminine)} ce tour-ci"
        raise unknown(event)
