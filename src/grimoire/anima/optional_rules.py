"""The optional rules of a game. A module of its own: one that defines Structs is never compiled, and the state must be."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Options(msgspec.Struct, frozen=True):
    """Which of them are played with."""

    tree: bool = False
    open_rolls: bool = False
    automatic_reveal: bool = False
    omega: bool = False  # with the pack of Shadow of Omega (A:legacy-of-the-shadow)


PLAIN: Final = Options()
