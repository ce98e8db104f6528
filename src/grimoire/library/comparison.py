"""Cards beside a published list of them: what came out."""

from grimoire.library.yaml_lines import BadFile


class Comparison:
    """A line for each difference, and for each fact that could not be compared."""

    def __init__(self) -> None:
        self.compared = 0
        self.waiting = 0  # in the reference, not yet among ours
        self.added = 0  # ours, not in the reference
        self.differences: list[BadFile] = []
        self.ours: list[BadFile] = []
