"""Draw how training went, from what train.py wrote: `python examples/curve.py one.jsonl two.jsonl --out curve.svg`.

One line for each file: the share of training games won against the rival, over minutes of one core, as a mean of the last ten.
"""

import argparse
import json
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 360, 48
COLOURS = ("#1b6ca8", "#c4502b", "#3f8f4f", "#8a5fb0", "#a88b1b")
LAST = 10  # updates a point is the mean of


def points_of(file):
    rows = [json.loads(line) for line in Path(file).read_text().splitlines()]
    rows = [row for row in rows if "minutes" in row]
    shares = [row["won"] for row in rows]
    means = [sum(shares[max(0, i + 1 - LAST) : i + 1]) / min(LAST, i + 1) for i in range(len(shares))]
    return [(row["minutes"], mean) for row, mean in zip(rows, means, strict=True)]


def drawn(curves):
    longest = max([minutes for _, points in curves for minutes, _ in points], default=1) or 1

    def at(minutes, share):
        x = EDGE + (WIDTH - 2 * EDGE) * minutes / longest
        return f"{x:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share:.1f}"

    found = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">']
    found.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        begin, end = at(0, share), at(longest, share)
        found.append(f'<polyline points="{begin} {end}" stroke="#ddd"/>')
        x, y = begin.split(",")
        found.append(f'<text x="{float(x) - 6}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>')
    found.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">minutes of one core, up to {longest:.1f}</text>'
    )
    for number, (name, points) in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(at(*point) for point in points)
        found.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        found.append(f'<text x="{WIDTH - EDGE}" y="{24 + 16 * number}" text-anchor="end" fill="{colour}">{name}</text>')
    return "\n".join([*found, "</svg>"]) + "\n"


def main():
    wanted = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    wanted.add_argument("files", nargs="+")
    wanted.add_argument("--out", default="curve.svg")
    given = wanted.parse_args()
    Path(given.out).write_text(drawn([(Path(file).stem, points_of(file)) for file in given.files]), encoding="utf-8")
    print(given.out)


if __name__ == "__main__":
    main()
