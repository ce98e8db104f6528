"""Whole lines of a card: used by its player, happening by themselves, or continuous."""

from typing import Final

from grimoire.anima.text.effect_writer import CHANGES, EffectWriter, direction
from grimoire.language.phrase import paragraph, sentence
from grimoire.language.syntax import ABILITY, CALL, TOGETHER, Expr
from grimoire.language.words import Gap, UnknownWord, as_written

ANSWERING: Final[tuple[str, ...]] = (
    "evade",
    "take",
    "cancel",
    "reroll",
    "nudge",
    "save",
)  # effects on what an interruption answers
MISSIONS: Final[tuple[str, ...]] = ("objective", "resistance", "tally", "final")


class AbilityWriter(EffectWriter):
    """Writes lines of `effect`."""

    gaps: list[Gap] | None = None  # a line without a phrase is noted here and shown as written; without a list it is refused

    def start(self) -> None:
        super().start()
        self.event = ""  # what this text listens for

    def line(self, e: Expr, or_at: bool = False) -> str:
        """One line as a paragraph. `or_at`: another way to use the same card stands before it."""
        try:
            return self.whole_line(e, or_at)
        except (UnknownWord, IndexError, KeyError) as error:
            return self.gap(e, error)

    def gap(self, e: Expr, error: Exception) -> str:
        """A line that has no phrase; a known word with arguments that no card gives it is unknown like another."""
        missing = error if isinstance(error, UnknownWord) else UnknownWord(str(e))
        if self.gaps is None:
            raise missing
        self.gaps.append(Gap(e, missing))
        return as_written(e)

    def whole_line(self, e: Expr, or_at: bool) -> str:
        self.start()
        if e.kind != ABILITY:
            return paragraph("", self.sentences(e))
        if e.text == "act":
            return self.act(e, or_at)
        if e.text == "on":
            return self.listener(e)
        if e.text == "always":
            return sentence(self.this_turn(self.standing(e)))
        raise UnknownWord(e.text)

    def text(self, e: Expr, label: str = "") -> str:
        """A text without a moment of its own, after its label: a reward, a task, a line of a table."""
        self.start()
        lead = label + self.said("colon") if label else ""
        try:
            return paragraph(lead, self.sentences(e))
        except (UnknownWord, IndexError, KeyError) as error:
            return lead + self.gap(e, error)

    def this_turn(self, text: str) -> str:
        """An Incident lasts until the end of the turn."""
        return self.said("this turn", text=text) if self.kind == "incident" else text

    # -- used by a player ------------------------------------------------------------------------------------------

    def act(self, e: Expr, or_at: bool) -> str:
        moment, once = with_once(e.args[0])
        kinds, others = self.split(e.condition)
        parts = [self.said(f"moment {moment.text}")]
        if kinds and moment.text == "combat":
            parts[0] += " " + self.said("against", foe=self.foe_of(kinds, "foe", many=False))
        elif e.condition is not None:
            others = [e.condition]
        if once:
            parts.append(self.said("once"))
        parts.extend([self.cost(cost) for cost in e.args[1:]])
        if others:
            parts.append(self.said("only if", condition=self.conditions(others)))
        label = ", ".join(parts)
        if or_at:
            label = self.said("or at", label=label)
        body = needs_body(e)
        lead = ""
        if moment.text == "interrupt":
            self.answered = moment.args[0].text
            if not mentions(body, ANSWERING):
                lead = self.said(f"when {self.answered}") + ", "
        return paragraph(label + self.said("colon") + lead, self.sentences(body))

    def cost(self, e: Expr) -> str:
        if e.text == "spin":
            return self.said("cost spin")
        return self.said(f"cost {e.text}", n=self.number(e.args[0]))

    # -- what happens by itself ------------------------------------------------------------------------------------

    def listener(self, e: Expr) -> str:
        event, once = with_once(e.args[0])
        self.event = event.text
        everyone = len(event.args) > 0 and event.args[0].text == "each"
        when = self.said(f"event {event.text}{' each' if everyone else ''}")
        kinds, others = self.split(e.condition)
        if kinds and event.text == "wins":
            when += " " + self.said("against", foe=self.foe_of(kinds, "foe", many=False))
        elif e.condition is not None:
            others = [e.condition]
        self.you = not everyone
        leads = [self.said("once")] if once else []
        if when:
            leads.append(when)
        if others:
            leads.append(self.phrases.led_if(self.conditions(others)))
        lead = "".join([f"{part}, " for part in leads])
        return paragraph(self.this_turn(lead) if lead else "", self.sentences(needs_body(e)))

    def more(self, e: Expr) -> str:
        return " more" if e.text == "draw" and self.event == "advantage_reward" else ""

    # -- continuous ------------------------------------------------------------------------------------------------

    def standing(self, e: Expr) -> str:
        modifier = e.args[0]
        if modifier.kind != CALL:
            raise UnknownWord(str(modifier))
        if modifier.text in CHANGES:
            return self.standing_change(modifier, e.condition)
        before = "" if e.condition is None else self.phrases.led_if(self.condition(e.condition)) + ", "
        return before + self.modifier(modifier)

    def standing_change(self, e: Expr, condition: Expr | None) -> str:
        kinds, others = self.split(condition)
        subject = e.args[1].text
        changes = self.said(f"effect {e.text}", n=self.signed(e.args[0]))
        before = after = ""
        if subject == "foe":
            others = [] if condition is None else [condition]
        if others:
            before = self.phrases.led_if(self.conditions(others)) + ", "
        if subject == "creatures":
            text = self.said("changed many", who=self.foe_of(kinds, "creature", many=True), changes=changes)
        elif subject == "foe":
            who = self.said("foes of the mission" if self.kind in MISSIONS else "foes of us")
            text = self.said("changed many", who=who, changes=changes)
        else:
            text = self.said("changed always", who=self.who(e.args[1]), changes=changes)
            if kinds:
                after = " " + self.said("against", foe=self.foe_of(kinds, "foe", many=True))
            if kinds and all([kind in ("natural", "supernatural", "darkness") for kind in kinds]):
                after += ", " + self.said("missions included")
        return before + text + after

    def modifier(self, e: Expr) -> str:
        word, args = e.text, e.args
        key = f"modifier {word}"
        if word == "level":
            return self.said(f"{key} {direction(args[0])}", place=self.place(args[1]), n=self.size(args[0]))
        if word == "trade_anywhere":
            return self.said("trade_anywhere each") if args[0].text == "each" else self.said(key, who=self.who(args[0]))
        if word == "forbid":
            return self.said(f"matter {args[0].text}")
        number = self.signed(args[0]) if word == "bait" else self.number(args[0])
        return self.said(key, n=number)


def with_once(e: Expr) -> tuple[Expr, bool]:
    """`combat once`: a turn at most once."""
    return (e.args[0], True) if e.kind == TOGETHER else (e, False)


def needs_body(e: Expr) -> Expr:
    if e.body is None:
        raise UnknownWord(e.text)
    return e.body


def mentions(e: Expr, words: tuple[str, ...]) -> bool:
    return (e.kind == CALL and e.text in words) or any([mentions(part, words) for part in e.args])
