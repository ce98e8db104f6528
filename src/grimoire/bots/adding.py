"""Adding fractions one after the other. From Python 3.12 on `sum` rounds them otherwise, and bots would choose otherwise."""


def added(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total
