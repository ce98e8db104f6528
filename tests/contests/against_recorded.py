"""All recorded rounds of another program beside ours: `python -m tests.contests.against_recorded`."""

from collections import Counter

from tests.contests.recorded import fields, recorded, what_counts

from grimoire.contests.pairing import paired


def main() -> None:
    found: Counter[str] = Counter()
    for rounds in recorded():
        for field, tables in fields(rounds):
            ours, theirs = what_counts(field, paired(field)), what_counts(field, tables)
            found["same" if ours == theirs else "closer" if ours < theirs else "WORSE"] += 1
            if ours > theirs:
                print(len(field.seats), ours, theirs)
    print(dict(found))


if __name__ == "__main__":
    main()
