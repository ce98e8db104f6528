"""The written form of an effect: tokens, the expression tree, and printing it back.

One line of a card file is one ability. The tree knows nothing of any game; the words in it are
given meaning by the vocabulary of each game (see ``words.py``). From loosest to tightest:

    ability   on EVENT @scope => BODY if COND        a kind, its parts, its body, its condition
    BODY      action / action                        next paragraph: next indivisible action
              action then action                     printed "then": next indivisible action
    action    effect + effect                        the same indivisible action
    A & B     both                                   a b c     all of these together (a filter, an amount of Mana)
    A | B     either                                 word(argument, ...)   "Word"   7
"""

from typing import Final

from grimoire.kernel.unusable import Fact, Unusable

NUMBER: Final = 1
STRING: Final = 2
CALL: Final = 3  # a word, with or without arguments
EITHER: Final = 4  # a | b
TOGETHER: Final = 5  # a b c
BOTH: Final = 6  # a & b
PLUS: Final = 7  # a + b
STEPS: Final = 8  # a / b then c; `texts` holds the joints
ABILITY: Final = 9  # on ... => ...

DIGITS: Final = "0123456789"
MOST_DIGITS: Final = 3
LARGEST_NUMBER: Final = 10**MOST_DIGITS - 1
DEEPEST: Final = 40

ABILITY_KINDS: Final = ("on", "asap", "always", "instead", "act", "prepare", "rider")

_T_NUMBER: Final = 1
_T_STRING: Final = 2
_T_WORD: Final = 3
_T_SIGN: Final = 4
_T_END: Final = 5


class CardTextError(Unusable):
    """Something in a card's effect cannot be read; says what, where, and what is allowed."""

    def __init__(self, wrong: str, column: int = 0, **facts: Fact) -> None:
        super().__init__(wrong, **facts)
        self.column = column
        self.paragraph = 0  # of a text of several: which one is wrong


class Expr:
    """A node of the written form. `column` is where it starts in its line, for error messages."""

    def __init__(self, kind: int, text: str, args: "list[Expr]", column: int) -> None:
        self.kind = kind
        self.text = text  # the word, the string, or the ability kind
        self.args = args
        self.column = column
        self.value = 0  # of a NUMBER
        self.called = False  # a CALL written with parentheses
        self.joints: list[str] = []  # of STEPS: what stands between the actions
        self.scope = ""  # of an ABILITY: @scope
        self.body: Expr | None = None
        self.condition: Expr | None = None
        self.meant: Expr | None = None  # of "it", once a card is read: what it stands for; itself for what an event is about

    def __str__(self) -> str:
        return written(self)


def calls(e: Expr, name: str) -> list[Expr]:
    """Every use of a word in a text."""
    found = [e] if e.kind == CALL and e.text == name else []
    for part in e.args if e.body is None else [*e.args, e.body]:
        found += calls(part, name)
    return found


class _Token:
    def __init__(self, kind: int, text: str, column: int) -> None:
        self.kind = kind
        self.text = text
        self.column = column


def _tokens(line: str, signed: bool) -> list[_Token]:
    tokens: list[_Token] = []
    i = 0
    n = len(line)
    while i < n:
        ch = line[i]
        if ch.isspace():
            i += 1
        elif ch in DIGITS or (signed and ch == "-" and line[i + 1 : i + 2] in DIGITS and i + 1 < n):
            start = i
            i += 1
            while i < n and line[i] in DIGITS:
                i += 1
            if i - start - (ch == "-") > MOST_DIGITS:
                raise CardTextError("bad-digits", start, most=MOST_DIGITS)
            tokens.append(_Token(_T_NUMBER, line[start:i], start))
        elif ch.isalpha():
            start = i
            while i < n and (line[i].isalnum() or line[i] in "_-"):
                i += 1
            tokens.append(_Token(_T_WORD, line[start:i], start))
        elif ch == '"':
            end = line.find('"', i + 1)
            if end < 0:
                raise CardTextError("bad-unclosed", i)
            tokens.append(_Token(_T_STRING, line[i + 1 : end], i))
            i = end + 1
        elif line.startswith("=>", i):
            tokens.append(_Token(_T_SIGN, "=>", i))
            i += 2
        elif ch in "(),|&+/@":
            tokens.append(_Token(_T_SIGN, ch, i))
            i += 1
        else:
            raise CardTextError("bad-sign", i, sign=ch)
    tokens.append(_Token(_T_END, "", n))
    return tokens


class _Parser:
    def __init__(self, line: str, signed: bool) -> None:
        self.tokens = _tokens(line, signed)
        self.at = 0
        self.depth = 0

    def peek(self) -> _Token:
        return self.tokens[self.at]

    def sign(self, text: str) -> bool:
        token = self.tokens[self.at]
        return token.kind == _T_SIGN and token.text == text

    def word(self, text: str) -> bool:
        token = self.tokens[self.at]
        return token.kind == _T_WORD and token.text == text

    def take(self) -> _Token:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def expect(self, text: str) -> None:
        if not self.sign(text):
            found = self.peek().text or "part-end"
            raise CardTextError("bad-expected", self.peek().column, text=text, found=found)
        self.at += 1

    def called(self) -> bool:
        following = self.tokens[self.at + 1]
        return following.kind == _T_SIGN and following.text == "("

    def ability(self) -> Expr:
        """An ability with its kind, or a plain body (what the card does when activated)."""
        token = self.peek()
        if token.kind == _T_WORD and token.text in ABILITY_KINDS and not self.called():
            self.at += 1
            parts = [self.both()]
            while token.text == "act" and self.sign(","):  # what using it costs
                self.at += 1
                parts.append(self.plus())
            ability = Expr(ABILITY, token.text, parts, token.column)
            if self.sign("@"):
                self.at += 1
                ability.scope = self.take().text
            if self.sign("=>"):
                self.at += 1
                ability.body = self.steps()
        else:
            body = self.steps()
            if not self.word("if"):
                return body
            ability = Expr(ABILITY, "", [body], token.column)
        if self.word("if"):
            self.at += 1
            ability.condition = self.both()
        return ability

    def steps(self) -> Expr:
        first = self.plus()
        if not (self.sign("/") or self.word("then")):
            return first
        steps = Expr(STEPS, "", [first], first.column)
        while self.sign("/") or self.word("then"):
            steps.joints.append(self.take().text)
            steps.args.append(self.plus())
        return steps

    def plus(self) -> Expr:
        first = self.both()
        if not self.sign("+"):
            return first
        together = Expr(PLUS, "", [first], first.column)
        while self.sign("+"):
            self.at += 1
            together.args.append(self.both())
        return together

    def both(self) -> Expr:
        first = self.together()
        if not self.sign("&"):
            return first
        both = Expr(BOTH, "", [first], first.column)
        while self.sign("&"):
            self.at += 1
            both.args.append(self.together())
        return both

    def together(self) -> Expr:
        first = self.either()
        parts = [first]
        while self.starts_primary():
            parts.append(self.either())
        return first if len(parts) == 1 else Expr(TOGETHER, "", parts, first.column)

    def starts_primary(self) -> bool:
        token = self.peek()
        if token.kind == _T_WORD:
            return token.text not in ("then", "if")
        return token.kind in (_T_NUMBER, _T_STRING)

    def either(self) -> Expr:
        first = self.primary()
        if not self.sign("|"):
            return first
        either = Expr(EITHER, "", [first], first.column)
        while self.sign("|"):
            self.at += 1
            either.args.append(self.primary())
        return either

    def primary(self) -> Expr:
        token = self.take()
        if token.kind == _T_NUMBER:
            number = Expr(NUMBER, token.text, [], token.column)
            number.value = int(token.text)
            return number
        if token.kind == _T_STRING:
            return Expr(STRING, token.text, [], token.column)
        if token.kind != _T_WORD:
            raise CardTextError("bad-expected-word", token.column, found=token.text or "part-end")
        call = Expr(CALL, token.text, [], token.column)
        if self.sign("("):
            call.called = True
            self.at += 1
            self.depth += 1
            if self.depth > DEEPEST:
                raise CardTextError("bad-nested", token.column)
            while not self.sign(")"):
                call.args.append(self.argument())
                if not self.sign(")"):
                    self.expect(",")
            self.at += 1
            self.depth -= 1
        return call

    def argument(self) -> Expr:
        # `if(...)` is an effect like any other; a bare `if` after an argument belongs to a nested ability.
        return self.ability()


def is_number(text: str) -> bool:
    """Whether a text is a number a card can have."""
    return 0 < len(text) <= MOST_DIGITS and all([ch in DIGITS for ch in text])


def parse(line: str, signed: bool = False) -> Expr:
    """Read one ability; `signed`: numbers below zero may be written. Raises CardTextError with the column of what is
    wrong."""
    parser = _Parser(line, signed)
    if parser.peek().kind == _T_END:
        raise CardTextError("bad-nothing-written", 0)
    expr = parser.ability()
    rest = parser.peek()
    if rest.kind != _T_END:
        raise CardTextError("bad-not-here", rest.column, text=rest.text)
    return expr


def written(expr: Expr) -> str:
    """The canonical spelling: parsing it again gives the same tree."""
    kind = expr.kind
    if kind == NUMBER:
        return str(expr.value)
    if kind == STRING:
        return f'"{expr.text}"'
    if kind == CALL:
        if not expr.called:
            return expr.text
        return f"{expr.text}({', '.join([written(a) for a in expr.args])})"
    if kind == EITHER:
        return "|".join([written(a) for a in expr.args])
    if kind == TOGETHER:
        return " ".join([written(a) for a in expr.args])
    if kind == BOTH:
        return " & ".join([written(a) for a in expr.args])
    if kind == PLUS:
        return " + ".join([written(a) for a in expr.args])
    if kind == STEPS:
        text = written(expr.args[0])
        for joint, arg in zip(expr.joints, expr.args[1:], strict=True):
            text += f" {joint} {written(arg)}"
        return text
    text = ", ".join([written(a) for a in expr.args])
    if expr.text:
        text = f"{expr.text} {text}"
    if expr.scope:
        text += f" @{expr.scope}"
    if expr.body is not None:
        text += f" => {written(expr.body)}"
    if expr.condition is not None:
        text += f" if {written(expr.condition)}"
    return text
