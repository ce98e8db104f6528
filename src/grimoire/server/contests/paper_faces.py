"""The faces of the built client, for pages that are printed. They come with the page, so that nothing is missing when it is
printed later; where there is no client, the computer's own serve."""

from functools import lru_cache
from pathlib import Path
from typing import Final

# Name, weight, how its file begins, and for which letters: figures are never set in Fell, whose 1 looks like an I.
FACES: Final = (
    ("Alegreya", 400, "alegreya-400-normal", ""),
    ("Alegreya", 700, "alegreya-700-normal", ""),
    ("Fell", 400, "im-fell-french-canon-400-normal", "U+20-2F, U+3A-2FF, U+2013-2026"),
)
REST: Final = "-rest-"  # letters that English and French do without; names may have them
USUAL: Final = "U+20-17F, U+2013-2026"


@lru_cache(maxsize=4)
def paper_faces(client: Path | None) -> str:
    """Rules for a style sheet."""
    if client is None:
        return ""
    rules = []
    for name, weight, begins, letters in FACES:
        for file in sorted((client / "assets").glob(f"{begins}-*.woff2")):
            span = letters or ("" if REST in file.name else USUAL)
            reach = f"; unicode-range: {span}" if span else ""
            if letters and REST in file.name:
                continue
            rules.append(
                f"@font-face {{ font-family: {name}; font-weight: {weight}; "
                f"src: url(/assets/{file.name}) format('woff2'){reach} }}\n"
            )
    return "".join(sorted(rules, key=lambda rule: REST not in rule))  # the later rule is asked first
