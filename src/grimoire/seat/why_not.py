"""Why not? Of a position that was described: whether a seat can do something there, and every reason why it cannot."""

from collections.abc import Iterator
from typing import Final

import msgspec

from grimoire.kernel.option import Option
from grimoire.kernel.position import Position
from grimoire.kernel.reason import NO_OPTION, Reason
from grimoire.library.folding import folded
from grimoire.library.notation import Notation
from grimoire.library.scenario_play_facts import forms
from grimoire.library.yaml_lines import BadFile
from grimoire.seat.looking import WATCHER, Handles, Look
from grimoire.seat.presenter import Presenter
from grimoire.seat.wording import Words, capital, plain, spans

VERBS: Final = (
    *("prepare", "activate", "channel", "use", "target", "choose", "component", "discard", "exile", "keep", "redirect"),
    *("play", "move", "seek", "expel", "take", "spin", "show", "mission", "give", "place", "attack", "trade", "recruit"),
)
NAMED: Final = (
    *("target", "choose", "component", "redirect", "discard", "exile", "keep", "first", "bottom", "take", "spin", "on", "give"),
    *("want", "place", "remove", "recruit", "return", "mission", "resist"),
)
AT_ONCE: Final = (
    *("pass", "trade", "rest", "explore", "stay", "end", "done", "keep", "yes", "no", "end turn", "leave"),
    *("abandon", "accept", "refuse", "counter", "reveal", "up", "down"),
)


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be done, or why it cannot, with the section that says so."""

    words: str
    rule: str = ""
    said: Words = []  # the same, with what leads to its section


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of one thing somebody might do: whether it can be done now, and every reason why not."""

    what: str
    can: bool
    grounds: list[Ground] = []


class WhyAnswer(msgspec.Struct, frozen=True):
    """The moment, who is asked what, and what was asked about."""

    moment: str
    asked: str
    whys: list[Why]


class Asking:
    """Somebody who asks about one position, in one language."""

    def __init__(self, presenter: Presenter, notation: Notation, position: Position) -> None:
        self.presenter = presenter
        self.notation = notation
        self.g = position
        self.say = presenter.wording.say

    def answer(self, text: str) -> WhyAnswer:
        """`alice prepare tornado`; `tornado`: all that could be done with it; nothing: with every card of who is asked. Raises
        BadFile for what names no card."""
        return WhyAnswer(self.moment(), self.asked(), list(self.whys(text)))

    def moment(self) -> str:
        return capital(plain(self.presenter.scene(self.look(WATCHER)).heading))

    def asked(self) -> str:
        decision = self.g.decision()
        if decision is None:
            return self.say("asked-nobody")
        question = plain(spans(self.presenter.question(self.look(decision.seat), decision)))
        return self.say("asked-who", name=self.presenter.names[decision.seat], question=question)

    def look(self, seat: int) -> Look:
        table = self.presenter.laid_out(self.g, seat)
        return Look(self.g, seat, 0, Handles().after(table), table)

    # -- what is asked about ---------------------------------------------------------------------------------------

    def whys(self, text: str) -> Iterator[Why]:
        words = text.split()
        seat = self.g.asked if self.g.asked >= 0 else 0
        if words and words[0].lower() in self.notation.seats[: len(self.presenter.names)]:
            seat = self.notation.seat(words.pop(0).lower())
        if not words:
            cards = self.cards_of(seat)
            for card in cards:
                yield from self.of_card(seat, card)
            if not cards:
                yield Why(self.told(seat, self.say("asked-no-card", example=self.example())), False)
            return
        rest = self.at_once(" ".join(words))
        words = rest.split()
        verb = self.verb(words[0])
        if self.card(rest) is None and (verb or rest in AT_ONCE):
            yield self.of_form(seat, " ".join([verb or words[0], *self.named(words[1:])]))
            return
        named = self.card(rest)
        if named is None:
            raise BadFile("bad-asked-about", text=text, example=self.example())
        yield from self.of_card(seat, named)

    def verb(self, word: str) -> str:
        """A verb as forms have it, or as a button or an option of this language has it."""
        if word.lower() in VERBS or any(form.split()[0] == word for form in forms(self.g)):
            return word.lower()
        return next((verb for verb in VERBS if folded(word) in self.said_for(verb)), "")

    def at_once(self, text: str) -> str:
        """What names nothing, as it is called in this language: "end turn" by "Terminer le tour"."""
        written = self.presenter.wording.messages.written
        said = {folded(written.get(f"option-{one.replace(' ', '-')}", "").partition("=")[2].strip()): one for one in AT_ONCE}
        return said.get(folded(text), text) if text else text

    def said_for(self, verb: str) -> set[str]:
        """The words of this language for a verb: its button, and what its options begin with."""
        written = self.presenter.wording.messages.written
        said = [f"verb-{verb}", *[f"option-{verb}{about}" for about in ("-card", "-player", "-word", "")]]
        texts = [written.get(id, "").partition("=")[2] for id in said]
        return {folded(texts[0].strip()), *[folded(text.split()[0]) for text in texts if text.split()]}

    def named(self, words: list[str]) -> list[str]:
        """What stands behind a verb: a card by any of its names becomes its id, all else stays."""
        for n in range(len(words), 0, -1):
            card = self.card(" ".join(words[:n]))
            if card is not None:
                return [card, *words[n:]]
        return words

    def card(self, name: str) -> str | None:
        found = self.notation.pool.find(name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
        return None if found is None else found.id

    def cards_of(self, seat: int) -> list[str]:
        """What somebody holds or has in play."""
        scene = self.presenter.scene(self.look(seat))
        held = [t.card for t in scene.things if t.card and t.owner == seat and (t.why_not or t.facts)]
        offered = [option.card for option in self.g.options if option.card] if self.g.asked == seat else []
        return list(dict.fromkeys([*held, *offered]))

    def example(self) -> str:
        """What somebody might ask about, in words of this language: `alice prepare seed`."""
        verb, card = self.notation.example.split()
        return f"{self.notation.seats[0]} {self.say(f'verb-{verb}').lower()} {self.presenter.wording.names[card]}"

    # -- answers ---------------------------------------------------------------------------------------------------

    def of_form(self, seat: int, written: str) -> Why:
        form = self.notation.form(self.notation.by_name(seat, written))
        if self.g.asked == seat and form in forms(self.g):
            option = self.g.options[self.g.index_of(form)]
            return Why(self.told(seat, plain(spans(self.presenter.choice_words(seat, option)))), True)
        return Why(self.told(seat, self.spoken(seat, form)), False, self.grounds(self.reasons(seat, form)))

    def of_card(self, seat: int, card: str) -> Iterator[Why]:
        """All that could be done with it: where something is named just now, that as well."""
        name = self.presenter.wording.names[card]
        offered = [form.split() for form in forms(self.g)] if self.g.asked == seat else []
        done: set[str] = set()
        for words in offered:
            if card in words[1:]:
                option = self.g.options[self.g.index_of(" ".join(words))]
                done.add(words[0])
                yield Why(self.told(seat, plain(spans(self.presenter.choice_words(seat, option)))), True)
        naming = list(dict.fromkeys(words[0] for words in offered if words[0] in NAMED and words[0] not in done))
        if any(words[0] not in (*NAMED, *AT_ONCE) for words in offered):  # it asks what is done, not whom or what it is done to
            naming = []
        for verb in naming:
            reason = self.g.why_not_form(self.notation.form(f"{verb} {card}"))
            if reason != NO_OPTION:
                yield Why(self.told(seat, self.spoken(seat, f"{verb} {card}")), False, self.grounds([reason]))
        for verb, reasons in self.presenter.tried(self.g, seat, card):
            if verb not in done and reasons:
                yield Why(self.told(seat, self.spoken(seat, f"{verb} {card}")), False, self.grounds(reasons))
                done.add(verb)
        if not done and not naming:
            missing = self.notation.refusal(self.g, seat, f"{VERBS[0]} {card}") or self.presenter.missing(self.g, seat, card)
            yield Why(self.told(seat, name), False, self.grounds([missing]))

    def reasons(self, seat: int, form: str) -> list[Reason]:
        words = form.split()
        tried = [why for verb, why in self.presenter.tried(self.g, seat, words[1]) if verb == words[0]] if words[1:] else []
        if tried and tried[0]:
            return tried[0]
        if self.g.asked == seat:
            return [self.g.why_not_form(form)]
        other = self.notation.refusal(self.g, seat, form)
        return [Reason("not-asked", ""), *([] if other is None else [other])]

    def grounds(self, reasons: list[Reason]) -> list[Ground]:
        said = [(spans(self.presenter.wording.reason(reason)), reason.rule) for reason in dict.fromkeys(reasons)]
        return [Ground(plain(words), rule, words) for words, rule in said]

    def told(self, seat: int, words: str) -> str:
        return self.say("story-line", name=self.presenter.names[seat], words=words)

    def spoken(self, seat: int, form: str) -> str:
        """What somebody would do, in words where it is a verb with a card, a player or a number; else as it was written."""
        option = self.option(form)
        return (
            self.say("asked-written", form=form) if option is None else plain(spans(self.presenter.choice_words(seat, option)))
        )

    def option(self, form: str) -> Option | None:
        """An option nobody offers, as far as there are words for it."""
        verb, _, name = form.partition(" ")
        messages = self.presenter.wording.messages
        if name in self.presenter.wording.names and messages.has(f"option-{verb}-card"):
            return Option(verb, name)
        if name in self.notation.players[: len(self.presenter.names)] and messages.has(f"option-{verb}-player"):
            return Option(verb, player=name)
        if name.isdecimal() and len(name) < 4 and messages.has(f"option-{verb}-amount"):
            return Option(verb, amount=int(name))
        return Option(form) if messages.has(f"option-{form}") else None
