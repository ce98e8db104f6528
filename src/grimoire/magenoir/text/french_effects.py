"""French: what is done with cards and players."""

from grimoire.language.phrase import IL, ILS, VOUS, au, de, elided, french_verb, listed
from grimoire.language.syntax import BOTH, CALL, PLUS, STEPS, Expr
from grimoire.magenoir.text.french_conditions import FrenchConditions
from grimoire.magenoir.text.french_values import clitic, subject
from grimoire.magenoir.text.french_words import type_form
from grimoire.magenoir.text.reading import is_call, read_filter, unknown
from grimoire.magenoir.text.saying import Joining, Say, then, together
from grimoire.magenoir.text.writer import Thing

FRENCH = Joining("et", ", puis ", "ensuite, ", ["si", "s'il", "au", "à", "sauf"])


def order(verb: str, rest: str) -> Say:
    return Say(f"{french_verb(verb, VOUS)} {rest}", f"{verb} {rest}")


def act_on(verb: str, thing: Thing, rest: str = "") -> Say:
    """An order about a thing, which may be a pronoun."""
    tail = f" {rest}" if rest else ""
    if not thing.pronoun:
        return order(verb, thing.text + tail)
    pronoun = clitic(thing)
    return Say(f"{french_verb(verb, VOUS)}-{pronoun}{tail}", elided(pronoun, verb) + tail)


def done_by(who: Thing, verb: str, rest: str) -> Say:
    """An order if it is you; otherwise a statement about them."""
    if who.you:
        return order(verb, rest)
    return Say(f"{subject(who)} {french_verb(verb, ILS if who.plural else IL)} {rest}", f"{verb} {rest}", who.text)


def theirs(text: str) -> str:
    """The opponent's cards, once the opponent was named: "des sorts de l'adversaire" is "de ses sorts"."""
    start = text.find("des ")
    end = text.find(" de l'adversaire", start)
    if start < 0 or end < 0:
        return text
    return f"{text[:start]}de ses {text[start + 4 : end]}{text[end + 16 :]}"


class FrenchEffects(FrenchConditions):
    """The verbs."""

    def say(self, expr: Expr) -> Say:
        """Any effect."""
        if expr.kind == PLUS:
            return together(FRENCH, [self.say(arg) for arg in expr.args])
        if expr.kind == STEPS:
            said = self.say(expr.args[0])
            for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
                following = self.say(arg)
                said = then(FRENCH, said, following) if joint == "then" else said.adding(following.sentences)
            return said
        if expr.kind != CALL:
            raise unknown(expr)
        said_cards = self.card_verb(expr)
        return said_cards if said_cards is not None else self.other_verb(expr)

    def other_verb(self, expr: Expr) -> Say:
        """Mana and constructs: given by the classes further down."""
        raise unknown(expr)

    def card_verb(self, expr: Expr) -> Say | None:
        word = expr.text
        args = expr.args
        if word == "damage":
            return self.damage(expr)
        if word in ("gain", "lose"):
            return self.hp("gagner" if word == "gain" else "perdre", args[0], args[1])
        if word == "draw":
            return done_by(self.thing(args[0]), "piocher", self.number_of(args[1], "card"))
        if word == "discard":
            return self.discard(expr)
        if word == "phase":
            amount = self.amount(args[1])
            return order("déphaser", f"{self.thing(args[0]).text} de {amount.count}{amount.aside}{amount.end}")
        if word == "move":
            return self.move(self.thing(args[0]), args[1])
        if word == "swap":
            return self.swap(args)
        if word == "shuffle":
            who = self.thing(args[0])
            return done_by(who, "mélanger", "votre deck" if who.you else "son deck")
        if word in ("look", "show"):
            thing = self.thing(args[0])
            if not thing.pronoun:
                self.looked = thing
            return act_on("regarder", thing) if word == "look" else act_on("montrer", thing, "à l'adversaire")
        if word == "apply":
            return self.apply(expr)
        if word == "activate":
            return act_on("activer", self.thing(args[0]))
        if word == "use_ability":
            animal = self.thing(args[0]).text
            return order("utiliser", f"une capacité {de(animal)} sans en payer le coût (même s'il est épuisé)")
        if word == "prepare":
            thing = self.thing(args[0])
            its = "leur coût ni utiliser leurs" if thing.plural else "son coût ni utiliser ses"
            return order("préparer", f"{thing.text} sans payer {its} composants")
        if word in ("rest", "exhaust"):
            return act_on("reposer" if word == "rest" else "épuiser", self.thing(args[0]))
        if word == "create":
            amount = self.amount(args[1])
            copies = elided(f"{amount.count} {'exemplaires' if amount.plural else 'exemplaire'} de", self.name_of(args[0].text))
            return order("mettre", f"{copies} en jeu sous votre contrôle")
        if word == "revert":
            thing = self.thing(args[0])
            card = "leurs cartes" if thing.plural else "sa carte"
            return act_on("ramener", thing, f"exactement à ce qui est imprimé sur {card}")
        if word == "lose_mage_noir":
            who = self.thing(args[0])
            return Say("vous n'êtes plus Mage Noir" if who.you else f"{who.text} n'est plus Mage Noir")
        return None

    def number_of(self, value: Expr, noun: str) -> str:
        """A value with its noun: "2 cartes", "une carte", "X cartes, X étant ..."."""
        amount = self.amount(value)
        if amount.one:
            return self.counted(value, noun)
        return f"{amount.count} {type_form(noun, amount.plural)}{amount.aside}{amount.end}"

    def target(self, expr: Expr) -> Thing:
        """Targets one by one: "chaque Permanent que contrôle l'adversaire"."""
        if is_call(expr, "all"):
            f = read_filter(expr.args[0])
            each = self.each(f) if self.partitive(f) else f"chaque {self.some(f, False)}"
            return self.remember(self.made(each, f, False))
        return self.thing(expr)

    def damage(self, expr: Expr) -> Say:
        value = expr.args[0]
        amount = self.amount(value)
        aside = amount.aside.replace("s'il est Mage", "si l'adversaire est Mage")
        hurt = f"{amount.count} {'dégâts' if amount.plural else 'dégât'}{aside}"
        if is_call(value, "split"):
            said = order("infliger", f"{hurt} à répartir comme vous le souhaitez sur {self.thing(expr.args[1]).text}")
        elif expr.args[1].kind == BOTH:
            targets = [au(self.target(arg).text) for arg in expr.args[1].args]
            if is_call(expr.args[1].args[0], "opp"):
                targets[1:] = [theirs(text) for text in targets[1:]]
            said = order("infliger", f"{hurt} {listed(targets, 'et')}{amount.end}")
        else:
            target = self.target(expr.args[1])
            if target.you:
                said = order("subir", f"{hurt}{amount.end}")
            else:
                end = amount.end
                if target.text == "l'adversaire":
                    end = end.replace("la main de l'adversaire", "sa main")
                said = order("infliger", f"{hurt} {self.toward(target)}{end}")
        for flag in expr.args[2:]:
            if is_call(flag, "unstoppable"):
                cannot = "ces dégâts ne peuvent être ni ignorés, ni réduits, ni redirigés"
                said.adding([f"{self.if_text(flag.args[0])}, {cannot}" if flag.args else cannot])
            elif is_call(flag, "zero_is_none"):
                said.adding(["(Zéro dégât ne compte pas comme des dégâts.)"])
            else:
                raise unknown(flag)
        return said

    def hp(self, verb: str, who: Expr, value: Expr) -> Say:
        """Gaining and losing HP."""
        thing = self.target(who) if is_call(who, "all") else self.thing(who)
        if is_call(value, "half"):
            return done_by(thing, verb, self.described(value))
        amount = self.amount(value)
        rest = f"{'un' if amount.one else amount.count} PV{amount.aside}{amount.end}"
        if who.kind == BOTH and is_call(who.args[0], "you"):
            return Say(f"{thing.text} {french_verb(verb, VOUS)} chacun {rest}")
        said = done_by(thing, verb, rest)
        if not thing.you and not thing.player:
            said.verb = f"faire {verb} {rest} {self.toward(thing)}"
            said.subject = "you"
        return said

    def discard(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "sel") and is_call(what.args[0], "minus"):
            kept = self.number(what.args[0].args[1])
            return order("défausser", f"des cartes de votre main jusqu'à en avoir {kept} au maximum")
        if is_call(what, "sel") and read_filter(what.args[1]).zones == ["in_hand"]:
            if read_filter(what.args[1]).owner == "opp":
                text = self.thing(what).text.replace("la main de l'adversaire", "sa main")
                if is_call(what.args[0], "any_number"):
                    free = text.replace("n'importe quel nombre", "autant") + " qu'il le souhaite"
                    return Say(f"l'adversaire peut défausser {free}", "", "l'adversaire")
                return done_by(Thing("l'adversaire"), "défausser", text)
        thing = self.thing(what)
        if thing.zone == "in_hand" and thing.owner == "opp" and thing.pronoun:
            return done_by(Thing("l'adversaire"), "défausser", "cette carte")
        said = act_on("détruire" if thing.destroyed else "défausser", thing)
        for flag in expr.args[1:]:
            if is_call(flag, "mana_to"):
                said.adding(["la Mana verrouillée sous celui-ci va dans la réserve de Mana de son propriétaire"])
            elif is_call(flag, "despite_indestructible"):
                said.adding([f"{self.if_text(flag.args[0])}, Indestructible ne l'empêche pas"])
            else:
                raise unknown(flag)
        return said

    def place_of(self, thing: Thing, noun: str, feminine: bool) -> str:
        """Whose hand, deck or pile a moved card goes to."""
        if thing.owner == "you":
            return f"votre {noun}"
        if thing.owner in ("opp", "player"):
            return f"sa {noun}" if feminine else f"son {noun}"
        owner = "leur propriétaire" if thing.plural else "son propriétaire"
        return f"{'la' if feminine else 'le'} {noun} de {owner}"

    def move(self, thing: Thing, place: Expr) -> Say:
        word = place.text
        if word == "hand":
            hand = self.place_of(thing, "main", True)
            if thing.zone in ("in_deck", "looked"):
                return act_on("mettre", thing, f"dans {hand}")
            if thing.zone and thing.owner == "you":
                return act_on("reprendre", thing, "en main")
            return act_on("ramener", thing, f"dans {hand}")
        deck = self.place_of(thing, "deck", False)
        if word == "top":
            return act_on("placer", thing, f"sur le dessus {de(deck)}")
        if word == "bottom":
            return act_on("placer", thing, f"sous {deck}")
        if word == "third":
            return act_on("remettre", thing, f"en troisième position à partir du dessus {de(deck)}")
        if word == "nth":
            return act_on("mettre", thing, f"en position {self.number(place.args[0])} à partir du dessus {de(deck)}")
        if word == "into_deck":
            return act_on("remettre", thing, f"dans {deck}")
        if word == "exile":
            return act_on("exiler", thing)
        if word == "prepared":
            return act_on("mettre" if thing.zone else "remettre", thing, "en préparation")
        if word == "channeled":
            thing.text = thing.text.replace(" canalisables", "").replace(" canalisable", "")
            return act_on("canaliser", thing)
        if word == "play":
            if thing.text.endswith(", où qu'il se trouve"):
                thing.text = thing.text.removesuffix(", où qu'il se trouve")
                return act_on("mettre", thing, "en jeu, où qu'il se trouve")
            return act_on("remettre" if thing.pronoun and not thing.zone else "mettre", thing, "en jeu")
        if word == "discard_bottom":
            return act_on("mettre", thing, f"sous {self.place_of(thing, 'défausse', True)}")
        raise unknown(place)

    def swap(self, args: list[Expr]) -> Say:
        if len(args) == 1:
            chosen = args[0]
            amount = self.amount(chosen.args[0])
            some = self.some(read_filter(chosen.args[1]), amount.plural, "dans")
            return order("échanger", f"les positions {de(f'{amount.count} {some}')}")
        first = self.thing(args[0]).text
        return order("échanger", f"{first} avec {self.thing(args[1]).text}, chacun prenant la place de l'autre")

    def effects_of(self, thing: Thing) -> str:
        if thing.pronoun:
            return "leurs effets" if thing.plural else "ses effets"
        return f"les effets {de(thing.text)}"

    def apply(self, expr: Expr) -> Say:
        what = expr.args[0]
        if is_call(what, "all"):
            said = order("appliquer", f"les effets {de(self.target(what).text)}")
        elif is_call(what, "self") and not self.self_said:
            said = order("appliquer", f"de nouveau les effets {de(self.own().text)}")
        elif what.kind == BOTH:
            said = order("appliquer", f"les effets {listed([de(self.thing(arg).text) for arg in what.args], 'et')}")
        else:
            said = order("appliquer", self.effects_of(self.thing(what)))
        for flag in expr.args[1:]:
            if is_call(flag, "acts"):
                said.sentences[0] += " (même depuis la défausse)"
                said.verb += " (même depuis la défausse)"
            elif is_call(flag, "with_riders"):
                self.self_said = False
                used = self.thing(flag.args[0]).text
                said.adding([f"{self.if_text(flag.args[1])}, {used} agit aussi sur ce sort-là"])
            else:
                raise unknown(flag)
        return said
