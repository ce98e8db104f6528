"""Effects as sentences: single ones by their phrase, and how they are put together."""

from typing import Final

from grimoire.anima.text.writer import Writer
from grimoire.language.syntax import CALL, NUMBER, STEPS, Expr
from grimoire.language.words import UnknownWord

DIE: Final = 6
CHANGES: Final = ("combat", "combat_rolls", "speed", "hand_limit")
# Effects that say "; " instead of ", then " to their neighbours: they go on, nothing waits for their end.
LASTING: Final = (*CHANGES, "level", "skip_preliminary", "after_fight")
# Effects with branches of their own: what follows them needs a new sentence.
BRANCHING: Final = ("if", "to", "choose", "on_die", "by_each")
# What the acting Party does, with no more than the words themselves to say it.
PLAIN_DEEDS: Final = ("ascend", "lose_turn", "drop_faction", "move_anywhere", "mark_level", "turn_timer", "pick_area")
PLAIN_FACTS: Final = ("nothing", "complete", "reveal_final")
DEEDS: Final = (
    *PLAIN_DEEDS,
    *("draw", "discard", "steal", "exchange", "retrieve", "take", "recruit", "spin_icons", "evade", "encounter", "peek"),
    *("check", "on_die", "cancel", "reroll", "nudge", "fight", "mark", "timer"),
)


class EffectWriter(Writer):
    """Writes effects. `bare`: after "may", with the bare verb."""

    # -- rows of effects -------------------------------------------------------------------------------------------

    def sentences(self, e: Expr, bare: bool = False) -> list[str]:
        """A row of effects as sentences, still without capitals and stops."""
        sentences: list[str] = []
        before: list[Expr] = []
        for group in groups(e):
            said = self.group(group, bare)
            if not before:
                sentences = said
            elif len(said) > 1 or branches(before[-1]) or branches(group[0]):
                sentences.append(self.said("Then", effect=said[0]))
                sentences.extend(said[1:])
            elif before[-1].text in LASTING or group[0].text in LASTING:
                sentences[-1] += self.said("semicolon") + said[0]
            else:
                sentences[-1] += ", " + self.said("then", effect=said[0])
            before = group
        return sentences

    def inline(self, e: Expr, bare: bool = False) -> str:
        """The same inside a sentence."""
        return self.said("semicolon").join(self.sentences(e, bare))

    def group(self, group: list[Expr], bare: bool) -> list[str]:
        """Effects said together: several changes of one Party, or Combats and the dice of their foes."""
        first = group[0]
        if first.text in CHANGES:
            return [self.change(group)]
        if first.text == "best_of" and len(group) > 1:
            fights = [self.fight(fight, bare) for fight in group[1:]]
            text = fights[0] + "".join([", " + self.said("then", effect=fight) for fight in fights[1:]])
            key = "effect best_of each" if len(fights) > 1 else "effect best_of"
            dice = self.said(key, n=self.number(first.args[0]), who=self.said("foe again"))
            return [text + self.said("semicolon") + dice]
        return self.effect(first, bare)

    # -- effects that hold others ----------------------------------------------------------------------------------

    def effect(self, e: Expr, bare: bool) -> list[str]:
        if e.kind != CALL:
            raise UnknownWord(str(e))
        word, args = e.text, e.args
        if word == "if":
            return self.if_else(e)
        if word == "to":
            return [self.optional(args[0]), self.said("effect to", effect=self.inline(args[1]))]
        if word == "choose":
            return [self.choice(args)]
        if word == "by_each":
            return self.by_each(e)
        if word in ("once_a_game", "after_fight"):
            return [self.said(f"effect {word}", effect=self.inline(args[0], bare))]
        if word in ("check", "on_die"):
            return [self.trial(e, bare)]
        return [self.single(e, bare)]

    def if_else(self, e: Expr) -> list[str]:
        condition = self.condition(e.args[0])
        sentences = [self.said("effect if", condition=condition, effect=self.inline(e.args[1]))]
        if len(e.args) > 2:
            otherwise = self.sentences(e.args[2])
            sentences.append(self.said("otherwise", effect=otherwise[0]))
            sentences.extend(otherwise[1:])
        return sentences

    def optional(self, e: Expr) -> str:
        """Something the player may do."""
        if is_deed(e):
            return self.said("may", effect=self.inline(e, bare=True))
        return self.said("as wished", effect=self.inline(e))

    def choice(self, options: list[Expr]) -> str:
        real = [option for option in options if option.text != "nothing"]
        if len(real) == 1 and len(options) > 1:
            return self.optional(real[0])
        text = self.said("effect choose", effect=f", {self.said('or')} ".join([self.inline(option) for option in real]))
        return self.said("as wished", effect=text) if len(real) < len(options) else text

    def by_each(self, e: Expr) -> list[str]:
        """Each of several Parties: as the subject of what it does, or before a text that begins otherwise."""
        party, body = e.args
        outer = self.you
        named = self.whom(party)
        self.you = False
        if is_about_us(groups(body)[0][0]):
            self.subject = named
            sentences = self.sentences(body)
        else:
            sentences = [self.said("effect by_each", whom=named, effect=self.inline(body))]
        self.you = outer
        return sentences

    def trial(self, e: Expr, bare: bool) -> str:
        """A Speed Check or a die, with what follows."""
        number = e.args[0]
        parts = [self.deed(f"effect {e.text}", bare, n=self.number(number))]
        ranges = {"low": die_range(1, number.value), "high": die_range(number.value + 1, DIE)}
        for outcome in e.args[1:]:
            effect = self.inline(outcome.args[0])
            parts.append(self.said(f"{outcome.text} {outcome.text}", effect=effect, range=ranges.get(outcome.text, "")))
        return self.said("semicolon").join(parts)

    # -- single effects --------------------------------------------------------------------------------------------

    def change(self, group: list[Expr]) -> str:
        """Combat, Speed and hand limit of one Party, or of Characters."""
        subject = group[0].args[1]
        changes = [self.said(f"effect {e.text}", n=self.signed(e.args[0])) for e in group]
        characters = subject.text in ("one_of", "normal_of", "your_pick", "males", "user", "it")
        who = self.characters(subject) if characters else self.who(subject)
        return self.said("changed", who=who, changes=self.phrases.all_of(changes), span=self.span(group[0].args[2]))

    def fight(self, e: Expr, bare: bool) -> str:
        foe = self.foe_of([kind.text for kind in e.args[1:]], "foe", many=False)
        return self.deed("effect fight", bare, foe=foe, n=self.number(e.args[0]))

    def single(self, e: Expr, bare: bool) -> str:
        word, args = e.text, e.args
        key = f"effect {word}"
        if word in ("lose_turn", "drop_faction", "draw", "discard"):
            return self.done_by(e, bare)
        if word in PLAIN_DEEDS:
            return self.deed(key, bare)
        if word in PLAIN_FACTS:
            return self.said(key)
        if word in ("evade", "take", "cancel", "reroll", "nudge"):
            return self.deed(key, bare, it=self.it())
        if word in ("kill", "sacrifice", "incapacitate", "steel"):
            return self.said(key, whom=self.characters(args[0]))
        if word in ("steal", "exchange"):
            return self.deed(key, bare, n=self.number(args[0]), whom=self.whom(args[1], implied="with_cards"))
        if word == "fight":
            return self.fight(e, bare)
        if word == "retrieve":
            return self.deed(key, bare, n=self.number(args[0]))
        if word == "recruit":
            return self.deed(f"source {args[0].text}", bare)
        if word == "spin_icons":
            return self.deed(key, bare, icons=self.icons(args))
        if word == "peek":
            return self.deed(key, bare, pile=self.said(f"pile {args[0].text}"), n=self.number(args[1]))
        if word == "encounter" and len(args) > 1:
            return self.deed("effect encounter level", bare, n=self.number(args[0]), level=self.number(args[1]))
        if word == "encounter":
            return self.deed(key, bare, n=self.number(args[0]))
        if word == "mark" and args[0].kind != NUMBER:
            return self.deed("effect mark level", bare, place=self.place(args[0].args[0]))
        if word == "mark":
            return self.deed(key, bare, n=self.number(args[0]))
        if word == "timer":
            return self.deed(f"{key} {direction(args[0])}", bare, n=self.size(args[0]))
        return self.fact(e)

    def done_by(self, e: Expr, bare: bool) -> str:
        """What any Party may be made to do: the acting one, or another."""
        numbered = e.text in ("draw", "discard")
        parties = e.args[1:2] if numbered else e.args
        blanks = {"n": self.number(e.args[0])} if numbered else {}
        outer = self.you
        if parties and parties[0].text != "us":
            self.subject = self.whom(parties[0], implied="with_faction" if e.text == "drop_faction" else "")
            self.you = False
            bare = False
        text = self.deed(f"effect {e.text}{self.more(e)}", bare, **blanks)
        self.you = outer
        return f"{text} {self.said('how random')}" if len(e.args) > 2 else text

    def more(self, e: Expr) -> str:
        """Cards drawn on top of a reward are so many more."""
        return ""

    def fact(self, e: Expr) -> str:
        """What happens without anybody's doing."""
        word, args = e.text, e.args
        key = f"effect {word}"
        if word == "level":
            return self.said(
                f"{key} {direction(args[0])}", place=self.place(args[1]), n=self.size(args[0]), span=self.span(args[2])
            )
        if word == "save":
            return self.said(key, it=self.it())
        if word == "steal_character":
            return self.said(key, whom=self.whom(args[0], chosen=False))
        if word == "skip_preliminary":
            return self.said(key, span=self.span(args[1]), who=self.who(args[0]))
        if word == "escape":
            return self.said(key, who=self.said("party us"))
        if word == "best_of":
            return self.said(key, who=self.who(args[1]), n=self.number(args[0]))
        if word == "combat_as":
            return self.said(key, foe=self.foe(), whom=self.whom(args[0]))
        if word == "kill_margin":
            return self.said(key, n=self.number(args[0]))
        if word == "forbid_cards":
            return self.said(key, icon=self.icons(args))
        raise UnknownWord(word)


def groups(e: Expr) -> list[list[Expr]]:
    """The effects of a row, those together that are said together."""
    found: list[list[Expr]] = []
    for part in e.args if e.kind == STEPS else [e]:
        if found and belongs(found[-1], part):
            found[-1].append(part)
        else:
            found.append([part])
    return found


def belongs(group: list[Expr], e: Expr) -> bool:
    """Changes of the same subject for the same time; Combats after what their foes roll."""
    first = group[0]
    if first.text in CHANGES and e.text in CHANGES:
        return str(first.args[1]) == str(e.args[1]) and first.args[2].text == e.args[2].text
    return first.text == "best_of" and first.args[1].text == "foe" and e.text == "fight"


def branches(e: Expr) -> bool:
    return e.text in BRANCHING or (e.text == "check" and len(e.args) > 1)


def is_deed(e: Expr) -> bool:
    """Whether a text begins with something the acting Party does."""
    first = groups(e)[0][0]
    return first.text in DEEDS and is_about_us(first)


def is_about_us(e: Expr) -> bool:
    """Whether the acting Party is the subject of an effect."""
    if e.text in ("draw", "discard"):
        return len(e.args) < 2 or e.args[1].text == "us"
    if e.text in ("lose_turn", "drop_faction"):
        return e.args[0].text == "us"
    return e.text in DEEDS or (e.text in CHANGES and e.args[1].text == "us")


def direction(number: Expr) -> str:
    return "up" if number.value > 0 else "down"


def die_range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"
