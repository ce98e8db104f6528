"""What stands in for a model plays by reading, and the table of it says what happened."""

from tools.models import first, played, reader, table


def test_a_reader_takes_what_does_something() -> None:
    text = "Turn 1\n1. End the turn [end turn]\n2. Prepare Breath (free) [prepare breath]\n3. Trade [trade]\nChoose by number:"
    assert reader(text) == "2"
    assert reader("1. No [no]\n2. Well [hand 2]") == "2"
    assert reader("The game is over.") == "1"
    assert first(text) == "1"


def test_games_are_counted_with_what_was_no_choice() -> None:
    row = played(lambda text: "the best one", "magenoir-mini", "eager-1", 1, 3)
    assert (row.games, row.against) == (1, "eager-1")
    assert row.wrong == row.asked * 3 // 4  # three answers that are no choice, then the first is chosen for it
    again = played(first, "magenoir-mini", "eager-1", 1, 3)
    assert (again.won, again.wrong, again.asked) == (row.won, 0, row.asked // 4)
    assert table("first", [again]).splitlines()[-1].startswith(f"| eager-1 | 1 | {again.won} | {again.asked} | 0 |")
