"""Reads one message as Fluent does, several times as quickly, where it is written as nearly all are: on one line, with variants
on a line each. What is written otherwise is left to Fluent; that both read the same is a test over all messages.
"""

import re
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

HEAD: Final = re.compile(r"([a-zA-Z][\w-]*) *= *")
TEXT: Final = re.compile(r"[^{}\n]+")
REFERENCE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
OPENING: Final = re.compile(r"\{ *")
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
STRING: Final = re.compile(r'"([^"\\\n]*)"')
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
CALL: Final = re.compile(r"([A-Z][A-Z0-9_-]*)\(")
CLOSING: Final = re.compile(r" *\}")
ARROW: Final = re.compile(r" *-> *\n")
KEY: Final = re.compile(r"\s*(\*?)\[ *([^\]\s]+) *\] *")
END: Final = re.compile(r"\s*\}")
BEHIND: Final = re.compile(r"\n(?:[ \t]*\n|#[^\n]*(?:\n|$))*[ \t]*\Z")  # nothing but blank lines and remarks

Element = ast.TextElement | ast.Placeable


class Otherwise(Exception):
    """Written in another way."""


def resource_of(text: str) -> ast.Resource:
    """What a bundle is given to say it."""
    message = message_of(text)
    return FluentResource(text) if message is None else ast.Resource([message])


def message_of(text: str) -> ast.Message | None:
    """None where Fluent must read it."""
    try:
        return Reader(text).message()
    except Otherwise:
        return None


class Reader:
    def __init__(self, text: str) -> None:
        self.text = f"{text.strip()}\n"
        self.at = 0

    def met(self, what: re.Pattern[str]) -> re.Match[str]:
        found = self.tried(what)
        if found is None:
            raise Otherwise
        return found

    def tried(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def message(self) -> ast.Message:
        id = self.met(HEAD)[1]
        value = self.pattern()
        self.met(BEHIND)
        return ast.Message(ast.Identifier(id), value)

    def pattern(self) -> ast.Pattern:
        """What stands on one line; a choice in it may go over several."""
        elements: list[Element] = []
        while True:
            if found := self.tried(TEXT):
                elements.append(ast.TextElement(found[0]))
            elif found := self.tried(REFERENCE):
                elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(found[1]))))
            elif self.tried(OPENING):
                elements.append(self.placeable())
            else:
                break
        last = elements[-1] if elements else None
        if isinstance(last, ast.TextElement):
            last.value = last.value.rstrip(" ")
        if last is None or not self.text.startswith("\n", self.at) or (isinstance(last, ast.TextElement) and not last.value):
            raise Otherwise
        return ast.Pattern(elements)

    def placeable(self) -> ast.Placeable:
        inside = self.expression()
        if not self.tried(ARROW):
            self.met(CLOSING)
            return ast.Placeable(inside)
        variants: list[ast.Variant] = []
        while found := self.tried(KEY):
            variants.append(ast.Variant(self.key(found[2]), self.pattern(), default=bool(found[1])))
        self.met(END)
        if isinstance(inside, ast.StringLiteral | ast.NumberLiteral) or sum(variant.default for variant in variants) != 1:
            raise Otherwise
        return ast.Placeable(ast.SelectExpression(inside, variants))

    def key(self, written: str) -> ast.Identifier | ast.NumberLiteral:
        if NUMBER.fullmatch(written):
            return ast.NumberLiteral(written)
        if not re.fullmatch(r"[a-zA-Z][\w-]*", written):
            raise Otherwise
        return ast.Identifier(written)

    def expression(self) -> ast.InlineExpression:
        if found := self.tried(VARIABLE):
            return ast.VariableReference(ast.Identifier(found[1]))
        if found := self.tried(STRING):
            return ast.StringLiteral(found[1])
        if found := self.tried(NUMBER):
            return ast.NumberLiteral(found[0])
        name = self.met(CALL)[1]
        argument = self.met(VARIABLE)[1]  # all our functions take one
        if not self.text.startswith(")", self.at):
            raise Otherwise
        self.at += 1
        arguments = ast.CallArguments([ast.VariableReference(ast.Identifier(argument))])
        return ast.FunctionReference(ast.Identifier(name), arguments)
