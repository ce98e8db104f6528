"""Understanding what a player typed: a number, the words of an option, or enough of their beginning."""

from grimoire.library.folding import folded

LONGEST_NUMBER = 6  # digits; there are never so many choices, and int() refuses endless ones


def first_answer(typed: str, words: list[str], forms: list[str], part: bool) -> tuple[list[int], str]:
    """The options that the line, or else its first words, may mean, and the words left for the questions after this.

    `part`: the line is itself such a rest. Then "water left" is rather two answers than "add water on the left".
    """
    whole = understood(typed, words, forms, not part)
    if whole:
        return whole, ""
    parts = typed.split()
    for n in range(1, len(parts)):
        found = understood(" ".join(parts[:n]), words, forms)
        if len(found) == 1 and is_named(parts[:n], words[found[0]], forms[found[0]]):
            return found, " ".join(parts[n:])
    return understood(typed, words, forms), ""


def is_named(parts: list[str], text: str, form: str) -> bool:
    """Whether these words name the option, and not just what is done: after "prepare" comes what is prepared, so "prepare
    zephyr" is no "prepare breath" with something typed ahead."""
    typed = folded(" ".join(parts))
    if typed.isdecimal() or typed in (folded(text), folded(form)) or " " not in form:
        return True
    named = [*folded(text).split()[1:], *folded(form).split()[1:]]
    return any(word.startswith(part) for part in typed.split() for word in named)


def understood(typed: str, words: list[str], forms: list[str], loosely: bool = True) -> list[int]:
    """The options that may be meant: one, several (say more), or none. `words` and `forms` stand in the order shown.
    Loosely: words between those typed may be left out."""
    wanted = folded(typed)
    if not wanted:
        return []
    if wanted.isdecimal():
        number = int(wanted[:LONGEST_NUMBER])
        return [number - 1] if 1 <= number <= len(words) else []
    said = [folded(text) for text in words]
    for texts in (said, [folded(form) for form in forms]):
        exact = [i for i, text in enumerate(texts) if text == wanted]
        if len(exact) == 1:
            return exact
    begun = [i for i, text in enumerate(said) if text.startswith(wanted)]
    if begun:
        return begun
    abbreviated = [i for i, text in enumerate(said) if is_abbreviation(text.split(), wanted.split())]
    if abbreviated or not loosely:
        return abbreviated
    return [i for i, text in enumerate(said) if holds_in_order(text.split(), wanted.split())]


def is_abbreviation(words: list[str], beginnings: list[str]) -> bool:
    """Whether it is the same word for word, each cut short: "prep tor" for "prepare tornado"."""
    return len(beginnings) <= len(words) and all(w.startswith(b) for w, b in zip(words, beginnings, strict=False))


def holds_in_order(words: list[str], beginnings: list[str]) -> bool:
    """Whether every beginning fits a word, in order, others between them: "air left" for "add air on the left"."""
    at = 0
    for beginning in beginnings:
        while at < len(words) and not words[at].startswith(beginning):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True
