"""English: orders to you, statements about others, and the opponent as "they"."""

from grimoire.language.phrase import english_verb
from grimoire.magenoir.text.english.words import OPPONENT
from grimoire.magenoir.text.saying import Say
from grimoire.magenoir.text.writer import Thing


def order(verb: str) -> Say:
    return Say(verb, verb)


def done_by(who: Thing, verb: str) -> Say:
    """An order if it is you; otherwise a statement about them."""
    if who.you:
        return order(verb)
    if who.text == OPPONENT:
        verb = they(verb)
    return Say(f"{who.text} {english_verb(verb, who.plural)}", verb, who.text)


def they(text: str) -> str:
    """The rest of a sentence that has named the opponent."""
    text = text.replace("f the opponent is ", "f they are ").replace("s the opponent is ", "s they are ")
    return text.replace("the opponent's ", "their ").replace("the opponent controls", "they control")
