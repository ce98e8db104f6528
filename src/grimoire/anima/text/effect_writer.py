"""Effects as sentences: single ones by their phrase, and how they are put together."""

from typing import Final

from grimoire.anima.text.writer import Writer
from grimoire.language.syntax import CALL, NUMBER, STEPS, Expr
from grimoire.language.words import UnknownWord

DIE: Final = 6
CHANGES: Final[tuple[str, ...]] = ("combat", "combat_rolls", "speed", "hand_limit")
# Effects that say "; " instead of ", then " to their neighbours: they go on, nothing waits for their end.
LASTING: Final[tuple[str, ...]] = (*CHANGES, "level", "skip_preliminary", "after_fight")
# Effects with branches of their own: what follows them needs a new sentence.
BRANCHING: Final[tuple[str, ...]] = ("if", "to", "choose", "on_die", "by_each")
# Words that hold for all that is said behind them, to the full stop.
GOVERNING: Final[tuple[str, ...]] = (*BRANCHING, "check", "once_a_game", "after_fight")
# What one's own Party does that could be said of any.
OF_ANY_PARTY: Final[tuple[str, ...]] = ("draw", "discard", "lose_turn", "drop_faction", *CHANGES)
# Who is chosen anew each time: changes of such a one are never said together.
CHOSEN: Final[tuple[str, ...]] = ("rival", "one_of", "normal_of", "your_pick")
# What the acting Party does, with no more than the words themselves to say it.
PLAIN_DEEDS: Final[tuple[str, ...]] = (
    "ascend",
    "lose_turn",
    "drop_faction",
    "move_anywhere",
    "mark_level",
    "turn_timer",
    "pick_area",
)
PLAIN_FACTS: Final[tuple[str, ...]] = ("nothing", "complete", "reveal_final", "lay_waste")
DEEDS: Final[tuple[str, ...]] = (
    *PLAIN_DEEDS,
    *("draw", "discard", "steal", "exchange", "retrieve", "take", "recruit", "spin_icons", "evade", "encounter", "peek"),
    *("check", "on_die", "cancel", "reroll", "nudge", "fight", "challenge", "mark", "timer"),
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
            elif len(said) > 1 or holds_on(before[-1]) or branches(group[0]):
                sentences.append(self.said("Then", effect=said[0]))
                sentences.extend(said[1:])
            elif before[-1].text in LASTING or group[0].text in LASTING:
                sentences[-1] += self.said("semicolon") + said[0]
            else:
                sentences[-1] += ", " + self.said("then", effect=said[0])
            before = group
        return sentences

    def inline(self, e: Expr, bare: bool = False, ends: bool = True) -> str:
        """The same inside a sentence, governed by what was said before; `ends`: nothing of that follows.

        A word that governs holds to the full stop, so it stands last, or what follows would be taken for its own.
        """
        rows = groups(e)
        for group in rows[:-1] if ends else rows:
            if group[0].text in GOVERNING:
                raise UnknownWord(group[0].text)
        outer = self.governed
        self.governed = True
        text = self.said("semicolon").join(self.sentences(e, bare))
        self.governed = outer
        return text

    def looked_back_at(self, e: Expr, bare: bool = False) -> str:
        """Before "otherwise" or "if you do"; a full stop between them also closes a choice."""
        closed = not self.governed and e.text == "choose" and all([option.text != "nothing" for option in e.args])
        return self.inline(e, bare, ends=closed and not any([governs(option) for option in e.args]))

    def group(self, group: list[Expr], bare: bool) -> list[str]:
        """Effects said together: several changes of one Party, or Combats and the dice of their foes."""
        first = group[0]
        if first.text in CHANGES:
            return [self.change(group)]
        if first.text == "best_of" and len(group) > 1:
            fights = [self.fight(fight, bare) for fight in group[1:]]
            text = fights[0] + "".join([", " + self.said("then", effect=fight) for fight in fights[1:]])
            key = "effect best_of each" if len(fights) > 1 else "effect best_of"
            dice = self.said(key, n=self.number(first.args[0]), who=self.said("foe again" if self.you else "party foe"))
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
            price = self.optional(args[0], price=True)
            return [price, self.said("effect to", effect=self.inline(args[1]))]
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
        if len(e.args) < 3:
            return [self.said("effect if", condition=condition, effect=self.inline(e.args[1]))]
        sentences = [self.said("effect if", condition=condition, effect=self.looked_back_at(e.args[1]))]
        alone = len(groups(e.args[2])) == 1 and not self.governed
        otherwise = self.sentences(e.args[2]) if alone else [self.inline(e.args[2])]
        sentences.append(self.said("otherwise", effect=otherwise[0]))
        sentences.extend(otherwise[1:])
        return sentences

    def optional(self, e: Expr, price: bool = False) -> str:
        """Something the player may do."""
        bare = is_deed(e)
        text = self.looked_back_at(e, bare) if price else self.inline(e, bare)
        return self.said("may" if bare else "as wished", effect=text)

    def choice(self, options: list[Expr]) -> str:
        real = [option for option in options if option.text != "nothing"]
        if not real:
            raise UnknownWord("choose")
        if len(real) == 1 and len(options) > 1:
            return self.optional(real[0])
        said = [self.inline(option, ends=option is real[-1]) for option in real]
        text = self.said("effect choose", effect=f", {self.said('or')} ".join(said))
        return self.said("as wished", effect=text) if len(real) < len(options) else text

    def by_each(self, e: Expr) -> list[str]:
        """Each of several Parties: as the subject of what it does, or before a text that begins otherwise."""
        party, body = e.args
        if not self.you:
            raise UnknownWord("by_each")  # "it" is another Party already
        if len(groups(body)) == 1 and names_its_party(body):
            raise UnknownWord("by_each")  # what all of them do at once is said in these words: draw(1, each)
        named = self.whom(party)
        self.you = False
        if is_about_us(groups(body)[0][0]):
            self.subject = named
            text = self.inline(body)
        else:
            text = self.said("effect by_each", whom=named, effect=self.inline(body))
        self.you = True
        self.another = False
        return [text]

    def trial(self, e: Expr, bare: bool) -> str:
        """A Speed Check or a die, with what follows."""
        number = e.args[0]
        parts = [self.deed(f"effect {e.text}", bare, n=self.number(number))]
        ranges = {"low": die_range(1, number.value), "high": die_range(number.value + 1, DIE)}
        if len({outcome.text for outcome in e.args[1:]}) < len(e.args) - 1:
            raise UnknownWord(e.args[1].text)  # one outcome twice
        for outcome in e.args[1:]:
            effect = self.inline(outcome.args[0], ends=outcome is e.args[-1])
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
            return self.deed(key, bare, n=self.number(args[0]), whom=self.whom(args[1]))
        if word == "fight":
            return self.fight(e, bare)
        if word == "challenge":
            far = all([rivalry.text != "here" for rivalry in args[0].args])
            return self.deed(f"{key} far" if far else key, bare, whom=self.whom(args[0]))
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
        others = len(parties) > 0 and parties[0].text != "us"
        if others:
            self.subject = self.whom(parties[0])
            self.you = False
            bare = False
        text = self.deed(f"effect {e.text}{self.more(e)}", bare, **blanks)
        self.you = outer
        self.another = self.another or (others and not self.you)
        return f"{text} {self.said('how random')}" if len(e.args) > 2 else text

    def more(self, e: Expr) -> str:
        """Cards drawn on top of a reward are this many more."""
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
            return self.said(key, who=self.acting())
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
        same = str(first.args[1]) == str(e.args[1]) and first.args[2].text == e.args[2].text
        return same and first.args[1].text not in CHOSEN
    return first.text == "best_of" and first.args[1].text == "foe" and e.text == "fight"


def branches(e: Expr) -> bool:
    return e.text in BRANCHING or (e.text == "check" and len(e.args) > 1)


def holds_on(e: Expr) -> bool:
    """Whether what follows an effect in its sentence would be taken for a part of it."""
    return branches(e) or e.text in ("once_a_game", "after_fight")


def governs(e: Expr) -> bool:
    """Whether a word that governs stands in a row."""
    return any([group[0].text in GOVERNING for group in groups(e)])


def is_deed(e: Expr) -> bool:
    """Whether a text begins with something the acting Party does."""
    first = groups(e)[0][0]
    return first.text in DEEDS and is_about_us(first)


def names_its_party(e: Expr) -> bool:
    """Whether an effect of one's own could be that of any Party."""
    first = groups(e)[0][0]
    return first.text in OF_ANY_PARTY and is_about_us(first)


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
