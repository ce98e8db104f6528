"""Taking back: whole actions of one's own, up to the last reveal, never past what another player chose by hand."""

from grimoire.kernel.position import Position


class Mark:
    """The moment before an action: everything needed to be there again."""

    def __init__(self, position: Position, entries: int, told: int) -> None:
        self.position = position
        self.entries = entries  # of the record
        self.told = told


class Trail:
    """The actions one seat could still take back, the latest last."""

    def __init__(self) -> None:
        self.seat = -1
        self.marks: list[Mark] = []

    def chosen_by(self, seat: int) -> None:
        """A seat is about to choose by hand: what others could take back is settled now."""
        if seat != self.seat:
            self.seat = seat
            self.marks = []

    def add(self, mark: Mark) -> None:
        self.marks.append(mark)

    def close(self) -> None:
        """Something hidden came out: nobody goes back before this."""
        self.marks = []

    def before(self, seat: int) -> int:
        """How many entries were before the latest action that this seat could take back; -1 where there is none."""
        return self.marks[-1].entries if seat == self.seat and self.marks else -1

    def take_back(self, seat: int) -> Mark | None:
        """The moment before the latest action of this seat, or None."""
        if seat != self.seat or not self.marks:
            return None
        return self.marks.pop()
