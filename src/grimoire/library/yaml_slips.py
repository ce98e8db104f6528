"""What a YAML text most likely lacks that cannot be read, or that is read otherwise than it looks: told by line, for somebody
who writes cards and rulings and knows nothing of YAML."""

from typing import Final

import yaml
from yaml.nodes import ScalarNode

from grimoire.library.reading import BadFile

NO_COLON: Final = "could not find expected ':'"
COLON_INSIDE: Final = "mapping values are not allowed here"
ENDED: Final = "expected <block end>, but found "


def yaml_slip(error: yaml.MarkedYAMLError, text: str, where: str) -> BadFile:
    """Why a text is no YAML, at the line where somebody would mend it."""
    problem = error.problem or "part-no-yaml"
    if error.problem_mark is None:
        return BadFile("bad-yaml-line", f"{where}:0", problem=problem)
    lines = text.splitlines()
    number = error.problem_mark.line + 1
    line = lines[number - 1] if number <= len(lines) else ""
    if problem == NO_COLON and error.context_mark is not None:  # found only where the next line begins
        return BadFile("bad-yaml-colon", f"{where}:{error.context_mark.line + 1}")
    if problem.startswith(ENDED) and is_entry(line):
        return BadFile("bad-yaml-entry", f"{where}:{number}")
    above = line_above(lines, number)
    if problem == COLON_INSIDE and above and moved_in(line) > moved_in(lines[above - 1]):
        return BadFile("bad-yaml-further", f"{where}:{number}", above=above)
    if problem.startswith(ENDED) and not line.lstrip().startswith(("]", "}", ",")):
        return BadFile("bad-yaml-otherwise", f"{where}:{number}")
    return BadFile("bad-yaml-line", f"{where}:{number}", problem=problem)


def check_swallowed(node: ScalarNode, lines: list[str], where: str) -> None:
    """Refuse a text that goes on in lines that look like entries of a list: whoever wrote those meant no part of that text."""
    for number in range(node.start_mark.line + 1, min(node.end_mark.line + 1, len(lines))):
        if is_entry(lines[number]):
            raise BadFile("bad-swallowed", f"{where}:{number + 1}", above=node.start_mark.line + 1)


def is_entry(line: str) -> bool:
    return line.lstrip().startswith("- ")


def moved_in(line: str) -> int:
    return len(line) - len(line.lstrip())


def line_above(lines: list[str], number: int) -> int:
    """The line before this one in which something stands; 0 where there is none."""
    return next((n for n in range(min(number - 1, len(lines)), 0, -1) if lines[n - 1].strip()), 0)
