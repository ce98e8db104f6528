"""The options of a question of Mage Noir: what each leads to, in words, and what it points at."""

import textwrap
from typing import Final, cast

from grimoire.kernel.frame import Node
from grimoire.kernel.offer import NO_CARD, cards_meant
from grimoire.kernel.option import Decision, Option
from grimoire.language.syntax import Expr
from grimoire.magenoir.composed_effects import Alternative, May
from grimoire.magenoir.costs_and_components import other_ways
from grimoire.magenoir.costs_in_texts import To
from grimoire.magenoir.definition import Active
from grimoire.magenoir.elements import ELEMENT_NUMBER
from grimoire.magenoir.game import Game
from grimoire.magenoir.leaving_and_discarding import CARD, Leave
from grimoire.magenoir.modifiers import Modifier
from grimoire.magenoir.preparation_payment import surcharge
from grimoire.magenoir.procedure_numbers import PROCEDURES, TRADE
from grimoire.magenoir.references import CARD_BITS
from grimoire.magenoir.repeating import Choose, PickOptions, Unless
from grimoire.magenoir.setup import dealt_hands
from grimoire.magenoir.text import card_text
from grimoire.magenoir.trading import given_so_far
from grimoire.magenoir.view import CardView, View
from grimoire.magenoir.zones import PLACES, is_board
from grimoire.match.magenoir.order_options import WaitingEffect, waiting_effects
from grimoire.match.magenoir.prospects import Prospect, hand_prospects
from grimoire.match.magenoir.question_traits import ZENITH_CHECK
from grimoire.seat.ask import Choice
from grimoire.seat.looking import Look
from grimoire.seat.magenoir.saying import line_said, said, whole
from grimoire.seat.magenoir.scene import BOARD_ZONES, place_id
from grimoire.seat.magenoir.tracing import REDIRECT, blow_details
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.wording import NONE, SAYS, Words, pointing, spans

OPPONENT = "opponent."
SIDED = ("target", "choose", "order", "first")  # verbs that may speak of cards of either side


def details_of(wording: MageNoirWording, g: Game, seat: int, decision: Decision) -> list[str]:
    """What stands in brackets after the words of each option; often nothing."""
    if not any(option.card or option.player or option.place or option.verb in ("take", "give") for option in decision.options):
        return [""] * len(decision.options)
    view = g.view(seat)
    hand = hand_prospects(g, seat) if any(option.verb == "prepare" for option in decision.options) else []
    left = reserve_left(g, seat)
    meant = g.stands_for if len(g.stands_for) == len(decision.options) else [NO_CARD] * len(decision.options)
    places = {(g.owner[card], g.zone[card]) for card in meant if card >= 0}
    found: list[str] = []
    for option, card in zip(decision.options, meant, strict=True):
        if option.verb == "give":
            found.append(str(left[ELEMENT_NUMBER[option.element]]))
        elif card >= 0 and option.verb != "prepare" and not option.place and not is_board(g.zone[card]):
            found.append(off_board(wording, g, seat, card) if option.verb in SIDED and len(places) > 1 else "")
        else:
            found.append(detail(wording, view, seat, option, hand))
    return found


def off_board(wording: MageNoirWording, g: Game, seat: int, card: int) -> str:
    """A card of a pile or a hand, where there are others elsewhere: what one of its name has on the board is not its own."""
    whose = wording.say("whose-yours" if g.owner[card] == seat else "whose-opponent")
    return f"{whose}, {wording.say(f'place-{PLACES[g.zone[card]]}')}"


def reserve_left(g: Game, seat: int) -> list[int]:
    """One's reserve, without what is on its way into a trade."""
    reserve = g.reserve[seat * 6 : seat * 6 + 6]
    trade = g.stack[-1] if g.stack and g.stack[-1].node is PROCEDURES[TRADE] else None
    given = [0] * 6 if trade is None else given_so_far(trade)
    return [n - gone for n, gone in zip(reserve, given, strict=True)]


def detail(wording: MageNoirWording, view: View, seat: int, option: Option, hand: list[Prospect]) -> str:
    if option.verb == "prepare":
        for prospect in hand:
            if prospect.card == option.card:
                return wording.cost(prospect.cost, wording.definition(option.card))
    if option.verb == "take" and not option.element:
        return wording.mana(view.left if option.pile == "left" else view.right)
    if option.player:
        life = view.players[seat if option.player == "you" else 1 - seat].life
        return wording.say("side-hp", amount=life) if option.verb == "target" else ""
    if option.place == "again":
        return wording.say("ordinal", amount=option.ordinal)
    if not option.card:
        return ""
    return card_detail(wording, view, seat, option)


def card_detail(wording: MageNoirWording, view: View, seat: int, option: Option) -> str:
    found = located(view, seat, option)
    parts: list[str] = []
    owners = {owner for owner, _, _ in found}
    if option.verb in SIDED and len(owners) == 1:
        parts.append(wording.say("whose-yours" if owners == {seat} else "whose-opponent"))
    if option.place:
        place = option.place.removeprefix(OPPONENT)
        parts.append(wording.say(f"place-{place}"))
    if len(found) == 1:
        card = found[0][2]
        if card.hp is not None:
            parts.append(wording.say("card-hp", amount=card.hp))
        if option.place and sum(card.mana):
            parts.append(wording.mana(card.mana))
        if option.place and card.used:
            parts.append("+ " + ", ".join(wording.card(used) for used in card.used))
    if option.ordinal and option.place:
        parts.append(wording.say("ordinal", amount=option.ordinal))
    return ", ".join(parts)


def located(view: View, seat: int, option: Option) -> list[tuple[int, str, CardView]]:
    """The cards on the table an option may mean: owner, zone, card."""
    if option.place:
        owner = 1 - seat if option.place.startswith(OPPONENT) else seat
        zone = option.place.removeprefix(OPPONENT)
        same = [card for card in view.players[owner].zones.get(zone, []) if card.card == option.card]
        return [(owner, zone, same[option.ordinal - 1])] if 0 < option.ordinal <= len(same) else []
    return [
        (owner, zone, card)
        for owner, player in enumerate(view.players)
        for zone in BOARD_ZONES
        for card in player.zones.get(zone, [])
        if card.card == option.card
    ]


YES: Final = "yes"
# What becomes of a card that is chosen, where that is one of these: then the option says so.
FATES: Final = ("discard", "prepare", "show", "exile", "hand", "top", "bottom")


class Outcomes:
    """Speaks about the open question of a position."""

    def __init__(self, wording: MageNoirWording, g: Game, decision: Decision) -> None:
        self.wording = wording
        self.g = g
        self.decision = decision
        self.frame = g.stack[-1] if g.stack else None
        self.node: Node | None = None if self.frame is None else self.frame.node

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self, answers: str = "") -> str:
        """`answers`: what was announced and would be answered, where that is not said beside the question."""
        own = self.g.active == self.decision.seat
        said = self.quoted(self.asking())
        return self.wording.question(self.decision, own, said, self.whose(), answers)

    def asking(self) -> str:
        """The part of a text that is being carried out and asks this."""
        id = self.decision.question.id
        if id != "choose":
            return ""
        return said(self.wording, self.g, self.node) or whole(self.wording, self.decision.question.card)

    def whose(self) -> str:
        """Whether "you" in the text that asks is who is asked."""
        scope = None if self.frame is None else self.frame.scope
        is_others = scope is not None and scope.home >= 0 and scope.seat >= 0 and scope.seat != self.decision.seat
        return "other" if is_others else "you"

    # -- options ---------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        return [self.option(option) for option in self.decision.options]

    def option(self, option: Option) -> str:
        """What will happen."""
        id = self.message(option)
        if id:
            question = self.decision.question
            card = self.wording.card(question.card) if question.card else NONE
            words = self.quoted(self.words_of(option))
            text = NONE if words != NONE or not question.card else self.quoted(whole(self.wording, question.card))
            picked = 0 if self.frame is None else len(self.frame.vals)
            facts: dict[str, str | int] = {"amount": question.amount, "whose": self.whose(), "picked": picked}
            return self.wording.say(id, card=card, said=words, text=text, **facts)
        if option.verb == "use" and option.word:
            words = self.quoted(self.words_of(option), option.card)
            if words != NONE:
                return self.wording.say("option-use-card-said", card=self.wording.card(option.card), said=words)
        return self.wording.option(option, self.fate())

    def quoted(self, words: str, card: str = "") -> str:
        """Words of the card that asks, or of another, known as such."""
        return self.wording.mark(SAYS, card or self.decision.question.card, words) if words else NONE

    def message(self, option: Option) -> str:
        """A message for this option of this very question, if there is one."""
        ways = {"way": "way-plain" if option.amount == 0 else "way-other", "option": "listed"}
        verb = ways.get(option.verb, option.verb)
        asked = self.decision.question.id
        for id in (f"option-{verb}-{asked}", f"option-{verb}" if option.verb in ways else ""):
            if id and not option.card and self.wording.messages.has(id):
                return id
        return ""

    def words_of(self, option: Option) -> str:
        """What the text says that this option leads to."""
        id = self.decision.question.id
        node = self.node
        yes = option.verb == YES
        if isinstance(node, Unless):
            return self.said(node.effect if yes else node.otherwise)
        if isinstance(node, Alternative):
            return self.said(node.other if yes else node.base)
        if isinstance(node, To):
            return self.said(node if yes else node.otherwise)
        if isinstance(node, May):
            return self.said(node) if yes else ""
        if isinstance(node, PickOptions):
            return self.listed(node, option.amount)
        if option.verb == "use":
            return self.ability(option)
        if id == "prepare-way":
            return self.way(option.amount)
        if id == "surcharge":
            active = surcharge(self.g, self.frame.scope)[0] if self.frame is not None else None
            return "" if active is None else self.line(active)
        return self.replacement() if id == "instead" and yes else ""

    def said(self, node: Node | None) -> str:
        return said(self.wording, self.g, node)

    def line(self, active: Active) -> str:
        expr = active.ability.expr
        return "" if expr is None else line_said(self.wording, self.g, active.ability.home, expr)

    def listed(self, picker: PickOptions, number: int) -> str:
        """The n-th entry of the list a text offers."""
        for node in self.g.definitions[picker.home].nodes:
            if isinstance(node, Choose) and node.choice is picker.choice:
                words = self.said(node.effects[number - 1])
                return words or self.wording.listed(self.g.definitions[picker.home], number)
        return ""

    def ability(self, option: Option) -> str:
        definition = self.wording.definition(option.card)
        number = int(option.word) - 1 if option.word.isdecimal() else 0
        if number >= len(definition.acts):
            return ""
        expr = definition.acts[number].expr
        return "" if expr is None else line_said(self.wording, self.g, definition.index, expr)

    def way(self, number: int) -> str:
        """Another way of preparing a card, as its clause says it."""
        if self.frame is None or number == 0:
            return ""
        s = self.frame.scope
        ways = other_ways(self.g, s.seat, s.card, s.uses)
        way: Modifier | None = ways[number - 1] if number <= len(ways) else None
        if way is not None and way.price is not None and (price := self.said(way.price)):
            return price  # what is done for it: its whole clause stands on the card
        return "" if way is None or way.expr is None else line_said(self.wording, self.g, way.home, way.expr)

    def replacement(self) -> str:
        """What the text that is asked about would do instead of a discard."""
        if self.frame is None or not isinstance(self.frame.node, Leave):
            return ""
        leaving = self.frame.vals[CARD] % CARD_BITS
        first = self.frame.node.instead(self.g, self.frame, leaving)[0]
        return self.line(first) or whole(self.wording, self.g.definitions[first.scope.home].id)

    def fate(self) -> str:
        """What becomes of a card that is chosen now, in a word; empty where no word says it."""
        node = self.node
        if node is None or node.home < 0 or self.decision.question.id != "choose":
            return NONE
        written = self.g.definitions[node.home].written.get(node.number)
        if written is None:
            return NONE
        word = written.args[1].text if written.text == "move" and len(written.args) == 2 else written.text
        return word if word in FATES else NONE


FIRST: Final = "first"  # who takes the first turn; which card comes first names no player


def choices_of(wording: MageNoirWording, look: Look, decision: Decision) -> list[Choice]:
    g = cast(Game, look.position)
    words = Outcomes(wording, g, decision).options()
    if decision.question.id == "order":
        details = order_details(wording, g, look.seat, decision)
    elif decision.question.id == REDIRECT:
        details = blow_details(wording, g, decision)
    else:
        details = details_of(wording, g, look.seat, decision)
    return [
        choice(wording, look, decision.question.id, option, meant(g, index, option), text, more)
        for index, (option, text, more) in enumerate(zip(decision.options, words, details, strict=True))
    ]


def meant(g: Game, index: int, option: Option) -> list[int]:
    """The cards of an option: a hand of the beginning is all its cards, and a text put in order is that of one card, also
    where another looks the same."""
    if option.verb == "hand":
        return dealt_hands(g, g.asked)[option.amount - 1]
    if option.verb == "order":
        return [card for card in (g.stands_for[index],) if card >= 0]
    return cards_meant(g, index)


def choice(wording: MageNoirWording, look: Look, asked: str, option: Option, cards: list[int], text: str, more: str) -> Choice:
    g = cast(Game, look.position)
    things = [handle for card in cards if (handle := look.handle(card))]
    places = [] if things else [place_id(g.owner[card], g.zone[card]) for card in cards]
    said: Words = spans(text)
    if things:
        said = pointing(said, option.card, things[0])
    return Choice(
        option.form,
        said,
        spans(verb(wording, asked, option, text)),
        things,
        [*dict.fromkeys(places), *piles(look, option)],
        option.element,
        player(look.seat, option),
        spans(more),
    )


def piles(look: Look, option: Option) -> list[str]:
    """A pile of the Ether, or one's reserve."""
    if option.pile:
        return [f"ether.{option.pile}"]
    if option.element and not option.card:
        return [f"{look.seat}.reserve"]
    return []


def player(seat: int, option: Option) -> int:
    """Who is pointed at: nobody by who takes the first turn, which aims at nobody."""
    if not option.player or option.verb == FIRST:
        return -1
    return seat if option.player == "you" else 1 - seat


def verb(wording: MageNoirWording, asked: str, option: Option, text: str) -> str:
    """The option on a button on the thing itself: the verb alone, where there is one. A question may have its own verb."""
    own = f"verb-{option.verb}-{asked}"
    if not option.card and wording.messages.has(own):
        return wording.say(own)
    id = f"verb-{option.verb.replace(' ', '-')}"
    return wording.say(id) if option.card and wording.messages.has(id) else text


TURN_START = "turn_start"  # the event, as cards write it
FIRST_WORDS = 120  # letters of an effect: nearly every one is whole


def order_details(wording: MageNoirWording, game: Game, seat: int, decision: Decision) -> list[str]:
    """A text for each option; empty where nothing is to be said."""
    effects = waiting_effects(game)
    if not effects:
        return details_of(wording, game, seat, decision)
    sided = len({effect.seat for effect, option in zip(effects, decision.options, strict=True) if option.card}) > 1
    found: list[str] = []
    for i, (effect, option) in enumerate(zip(effects, decision.options, strict=True)):
        named = option.card and (sided or effect.seat != seat)
        parts = [wording.say("whose-yours" if effect.seat == seat else "whose-opponent")] if named else []
        words = wording.say("order-zenith") if option.word == ZENITH_CHECK else first_words(wording, effect)
        alike = [o for o in decision.options if (o.card, o.word) == (option.card, option.word)]
        if words:
            parts.append(words)
        elif len(alike) > 1:
            number = 1 + len([o for o in decision.options[:i] if (o.card, o.word) == (option.card, option.word)])
            parts.append(wording.say("order-effect", amount=number))
        found.append(" – ".join(parts))
    twice = [text for text in found if text and found.count(text) > 1]
    numbers = [option.ordinal or 1 for option in decision.options]
    return [f"{t}, {wording.say('ordinal', amount=n)}" if t in twice else t for t, n in zip(found, numbers, strict=True)]


def first_words(wording: MageNoirWording, effect: WaitingEffect) -> str:
    if effect.line is None:
        return ""
    definition = wording.definition(effect.card)
    name = wording.names[definition.id]
    text = card_text([deed(effect.line)], name, definition.type_name, wording.lang, None, False, wording.names, [])
    return textwrap.shorten(text.replace("\n", " "), FIRST_WORDS, placeholder=" …")


def deed(line: Expr) -> Expr:
    """What a line does, without its "At the start of your turn": when that is everybody sees, for all of these wait then."""
    if line.text != "on" or line.body is None or not line.args or line.args[0].text != TURN_START:
        return line
    plain = Expr(line.kind, "", [line.body], line.column)
    plain.condition = line.condition
    return plain
