"""Effects and modifiers that mean something in certain forms only: any other form is refused, so that nothing that stands
on a card is read and ignored."""

from typing import Final

from grimoire.language.syntax import ABILITY, BOTH, CALL, EITHER, NUMBER, STRING, TOGETHER, CardTextError, Expr
from grimoire.magenoir.listed_words import V
from grimoire.magenoir.word_numbers import is_word

LASTING_ON: Final[tuple[str, ...]] = ("this_turn", "until_your_turn", "forever")  # how long something may be waited for
SOURCES: Final[tuple[str, ...]] = (
    "in_discard",
    "in_exile",
    "in_discard not(on_top)",
)  # where a card may be prepared from, besides the hand
OFF_THE_DECK: Final[tuple[str, ...]] = ("deck_top(you)", "deck_top(you, one)", "deck_top(you, 1)")
BOTH_PLAYERS: Final[tuple[str, ...]] = ("you & opp", "opp & you", "players")
ON_BOARD: Final[tuple[str, ...]] = ("prepared", "channeled", "in_play")  # where a text of any kind can work
WITH_SCOPE: Final[tuple[str, ...]] = ("on", "asap", "always", "instead", "act")
PARTICULAR: Final[tuple[str, ...]] = ("sel", "it", "self", "all", "designated", "last_user")  # cards that are meant one by one


def is_plain_number(e: Expr) -> bool:
    """A number above 0 as it is printed, in figures or as a word."""
    return e.value > 0 if e.kind == NUMBER else any([is_word(e, name) for name in ("one", "two", "four")])


def speaks_of_it(e: Expr) -> bool:
    if e.kind == CALL and e.text in ("it", "not_it"):
        return True
    inner = [*e.args, *[part for part in (e.body, e.condition) if part is not None]]
    return any([speaks_of_it(part) for part in inner])


def works_for_a_time(e: Expr, duration: Expr) -> bool:
    """Whether something can begin now and end later: what holds, what listens, and what an activation does at its end."""
    if is_word(duration, "this_activation") or is_word(duration, "this_damage"):
        ends = ("instead", "discarded") if is_word(duration, "this_activation") else ("always", "shield")
        return e.kind == ABILITY and (e.text, e.args[0].text) == ends
    if e.kind == TOGETHER:
        return e.args[0].text in ("always", "on")
    if is_word(duration, "while_in_play"):  # for as long as these cards stay
        return e.kind == ABILITY and e.text == "always" and bool(e.args[0].args) and e.args[0].args[0].text in PARTICULAR
    return e.kind == ABILITY and e.text in ("always", "on")


def check_effect(e: Expr) -> None:
    """Refuse an effect in a form that would say more than it does."""
    name, args, n = e.text, e.args, len(e.args)
    if name == "swap" and n == 1:
        if not (args[0].text == "sel" and len(args[0].args) == 2 and str(args[0].args[0]) in ("2", "two")):
            raise CardTextError("bad-swap", e.column)
    elif name == "move" and n == 2 and args[1].called and args[1].text != "nth":
        raise CardTextError("bad-parentheses", args[1].column, word=args[1].text)
    elif name == "distribute" and n == 3:
        mine = args[2].kind == BOTH and str(args[2].args[0]) == "reserve(you)" and args[1].text == "under"
        if not mine or len(args[2].args) != 2 or str(args[0]) != "all mana":
            raise CardTextError("bad-distribute", e.column)
    elif name == "trade" and n == 4:
        if not is_word(args[0], "you"):
            raise CardTextError("bad-trade-you", e.column, text=str(args[0]))
        if is_word(args[1], "available"):
            check_rate(e, args[2:])
        elif args[1].text != "under" or [str(rate) for rate in args[2:]] != ["1", "1"]:
            raise CardTextError("bad-trade-under", e.column)
    elif name == "by_each" and n == 2 and str(args[0]) not in BOTH_PLAYERS:
        raise CardTextError("bad-both-players", args[0].column, text=str(args[0]), allowed=", ".join(BOTH_PLAYERS))
    elif name == "with" and n == 2 and not speaks_of_it(args[1]):
        raise CardTextError("bad-it-unused", e.column, text=str(args[0]), other=str(args[1]))
    elif name == "next" and n > 1 and args[1].text not in LASTING_ON:
        raise CardTextError("bad-wait-in", args[1].column, text=str(args[1]), allowed=", ".join(LASTING_ON))
    elif name == "lasting":
        for arg in args[1:]:
            if not works_for_a_time(arg, args[0]):
                allowed = "always modifier, on event => effect"
                raise CardTextError("bad-lasts", arg.column, text=str(arg), time=str(args[0]), allowed=allowed)


def check_scope(e: Expr) -> None:
    """Refuse a place in which a text of this kind does nothing: off the board only what is listened for there works."""
    allowed = list(ON_BOARD) if e.text in WITH_SCOPE else []
    first = e.args[0]
    events = first.args if first.kind == EITHER else [first]
    if e.text == "on" and all([event.text == "turn_start" for event in events]):
        allowed.append("in_exile")
    elif e.text == "act" and is_word(first, "main"):
        allowed.append("in_discard")
    elif e.text == "instead" and first.text in ("discarded", "put") and first.args and is_word(first.args[0], "self"):
        allowed.append("anywhere")
    if e.scope not in allowed:
        places = ", ".join(["@" + scope for scope in allowed]) or "none"
        raise CardTextError("bad-scope-here", e.column, name=e.scope, text=e.text, allowed=places)


def check_on_hit(e: Expr, equipped: bool) -> None:
    """Damage that comes is answered by Equipment alone, with Mana, and by ignoring some of it: nobody is asked for more."""
    paid = [part.text for part in e.args[1:]]
    body = (
        []
        if e.body is None or e.body.text != "lasting"
        else [part.args[0].text if part.args else part.text for part in e.body.args]
    )
    if not equipped or paid != ["pay"] or body != ["this_damage", "shield"]:
        raise CardTextError("bad-on-hit", e.column)


def check_released_instead(e: Expr) -> None:
    """Another card may release the Mana in the place of one; on the way to the discard pile anything may be done with it."""
    extras = [part.text for part in e.args[0].args[1:]]
    if "on_discard" in extras:
        return
    if len(extras) != 1 or str(e.body) != f"may(release(that_amount {extras[0]}, self))":
        raise CardTextError("bad-released-instead", e.column)


def check_rate(e: Expr, rate: list[Expr]) -> None:
    if not all([is_plain_number(number) for number in rate]):
        raise CardTextError("bad-rate", e.column, text=str(e))


def check_modifier(e: Expr) -> None:
    """Refuse a modifier in a form that would say more than it does."""
    name, args, n = e.text, e.args, len(e.args)
    if name == "from" and n == 1 and str(args[0]) not in OFF_THE_DECK:
        raise CardTextError("bad-from-top", e.column, text=str(args[0]))
    if name == "trade_rate" and n == 4:
        check_rate(e, args[2:])
    elif name == "taken" and n == 2 and args[1].text == "exactly" and str(args[1]) != "exactly(zero)":
        raise CardTextError("bad-taken", args[1].column)
    elif name == "shield" and n and str(args[0]) not in ("you", "opp"):  # what is left of it is counted for one player
        raise CardTextError("bad-one-player", args[0].column, text=str(args[0]))
    elif name == "shield" and n > 2 and not is_word(args[0], "you"):
        raise CardTextError("bad-shield-by", e.column)


def check_change(what: str, e: Expr, allowed: tuple[str, ...]) -> None:
    """Refuse a change that this modifier does not know, and Mana or components where none are counted."""
    word = what.split()[-1]
    changes = [e.args[0], e.args[2]] if e.text == "alt" and len(e.args) == 3 and "alt" in allowed else [e]
    for change in changes:
        if change.kind == CALL and change.text in V.kinds["change"] + ["alt"]:
            if change.text not in allowed or (change is not e and change.text == "alt"):
                raise CardTextError(
                    "bad-changed-by", change.column, word=str(word), text=str(change), allowed=", ".join(allowed)
                )
        counted = change.args[0] if change.args else change
        components = counted.kind == TOGETHER and counted.args[-1].kind == STRING
        mana = counted.kind == TOGETHER and not components
        if word in ("cost", "gather", "ability_cost") and not mana and change.text != "double":
            raise CardTextError("bad-which-mana", change.column, text=str(change), word=change.text)
        if (mana and word not in ("cost", "gather", "ability_cost")) or (components and what not in ("counts_as", "needs")):
            raise CardTextError("bad-number-alone", change.column, text=str(change))


def check_repeated(e: Expr) -> None:
    if not (e.args[0].text == "less" and e.args[0].args and is_plain_number(e.args[0].args[0])):
        raise CardTextError("bad-repeated", e.column, text=str(e))


def check_clause(e: Expr) -> None:
    if e.text == "from" and e.args and str(e.args[0]) not in SOURCES:
        raise CardTextError("bad-here", e.args[0].column, text=str(e.args[0]), allowed=", ".join(SOURCES))
    if e.text in ("extra", "option") and e.args and names_itself(e.args[0]):  # it is on its way to the table then
        raise CardTextError("bad-price-itself", e.args[0].column, text=str(e.args[0]))


def names_itself(e: Expr) -> bool:
    return is_word(e, "self") or any([names_itself(part) for part in e.args])
