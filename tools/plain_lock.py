"""Takes addresses out of a lock file of npm: versions and hashes are what it is for."""

import json
import sys
from pathlib import Path

ADDRESSES = ("resolved", "funding")


def main(path: Path) -> None:
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        for key in ADDRESSES:
            package.pop(key, None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
