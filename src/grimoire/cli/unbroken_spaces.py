"""Rich takes a space that must not be broken for any other: here it learns to keep it, for help, tables and frames."""

import re
from typing import Final

# As rich has it, but that an unbreakable space, wide or narrow, belongs to its word.
WORD: Final = re.compile("[^\\S\u00a0\u202f]*[\\S\u00a0\u202f]+[^\\S\u00a0\u202f]*")


def keep_unbroken() -> None:
    try:
        from rich import _wrap  # takes long, and only who prints by it waits
    except ImportError:  # it is rich's own affair: without it lines break there, no more
        return
    _wrap.re_word = WORD
