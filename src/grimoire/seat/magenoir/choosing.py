"""The options of a question of Mage Noir, each with what it points at."""

from typing import Final, cast

from grimoire.kernel.offer import cards_meant
from grimoire.kernel.option import Decision, Option
from grimoire.magenoir.game import Game
from grimoire.magenoir.setup import dealt_hands
from grimoire.seat.ask import Choice
from grimoire.seat.magenoir.blows import REDIRECT, blow_details
from grimoire.seat.magenoir.locating import details_of
from grimoire.seat.magenoir.order_words import order_details
from grimoire.seat.magenoir.outcomes import Outcomes
from grimoire.seat.magenoir.places import place_id
from grimoire.seat.magenoir.wording import MageNoirWording
from grimoire.seat.presenter import Look
from grimoire.seat.words import Words, pointing, spans

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
