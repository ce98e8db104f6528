"""Everybody meets everybody: the circle of Berger. One stands still, the others go around."""


def tables_of(seats: list[int], number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Who meets whom in a round (from 1), and who has nobody to meet. A second time around, who began does not."""
    circle = [*seats, 0] if len(seats) % 2 else list(seats)
    size = len(circle)
    turn, at = divmod(number - 1, size - 1)
    moving = circle[:-1]
    moving = moving[at:] + moving[:at]
    met = [(circle[-1], moving[0])] + [(moving[i], moving[-i]) for i in range(1, size // 2)]
    if at % 2:
        met[0] = (met[0][1], met[0][0])
    tables = [(other, one) if turn % 2 else (one, other) for one, other in met if one and other]
    return tables, [one or other for one, other in met if not (one and other)]
