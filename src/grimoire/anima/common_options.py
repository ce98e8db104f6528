"""Options that are the same wherever they are offered."""

from typing import Final

from grimoire.kernel.option import Option

DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")
PASS: Final = Option("pass")
END: Final = Option("end")
PASS_KEY: Final = -1
UP_DOWN: Final = [Option("up"), Option("down")]
GO_UP: Final = 0  # their places
GO_DOWN: Final = 1
