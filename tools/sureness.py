"""Write how sure we are of rulings, as docs/rulings.md says it, where the program can read it.

python tools/sureness.py          writes src/grimoire/data/sureness.yaml
python tools/sureness.py --check  says whether it is up to date
"""

import re
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rulings.md"
DATA = ROOT / "src" / "grimoire" / "data"
FILE = DATA / "sureness.yaml"
LEVELS = {"Likely": "likely", "Ours": "ours", "ours": "ours"}
ENTRY = re.compile(r"^- .*?(?=^- |^#|\Z)", re.MULTILINE | re.DOTALL)
LEVEL = re.compile(r"\b(Likely|Ours)\b")
PARTLY = re.compile(r"\b(ours)\b")  # "Partly ours", "the first half is ours": no document settles all of it
TITLE = re.compile(r"\*([^*]+)\*")
RULING = re.compile(r"^ *- ruling: (.*)$", re.MULTILINE)


def titles() -> set[str]:
    found = (title for path in DATA.glob("*/rulings/*.yaml") for title in RULING.findall(path.read_text(encoding="utf-8")))
    return {str(yaml.safe_load(title)) for title in found}


def levels() -> dict[str, list[str]]:
    """By level the titles that an entry of the page names."""
    known = titles()
    found: dict[str, set[str]] = {level: set() for level in LEVELS.values()}
    for entry in ENTRY.findall(PAGE.read_text(encoding="utf-8")):
        level = LEVEL.search(entry) or PARTLY.search(entry)
        plain = entry.replace("**", "")  # names of cards in bold are no titles, and would pair their stars with those of titles
        named = {" ".join(title.split()) for title in TITLE.findall(plain)} & known
        if level:
            found[LEVELS[level[1]]] |= named
    found["likely"] -= found["ours"]
    return {level: sorted(named) for level, named in found.items()}


def text() -> str:
    head = (
        "# How sure we are of rulings that no document settles: made from docs/rulings.md by tools/sureness.py. Do not edit.\n"
    )
    return head + yaml.safe_dump(levels(), allow_unicode=True, width=10_000, sort_keys=False)


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        if FILE.read_text(encoding="utf-8") == text():
            return 0
        print("src/grimoire/data/sureness.yaml is not up to date: python tools/sureness.py")
        return 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
