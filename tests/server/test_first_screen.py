"""The title page is light: all it loads, compressed, with its fonts."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import Running

CLIENT = Path(__file__).resolve().parents[2] / "src" / "grimoire" / "data" / "client"
MOST = 200_000  # bytes
# What the title page is made of: the page, and the picture that it loads once it stands.
PARTS = ("index.html", "src/games/magenoir/Front.svelte")
ASKED = ("games", "matches", "lobby", "games/magenoir/decks")


def files_of(part: str, manifest: dict[str, Any], found: set[str]) -> None:
    """Scripts, styles and fonts that a part needs, with all it imports."""
    chunk = manifest[part]
    if chunk["file"] in found:
        return
    found.update([chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])])
    for other in chunk.get("imports", []):
        files_of(other, manifest, found)


def compressed(file: Path) -> int:
    """Fonts are compressed already, and are sent as they are."""
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content))


def answered(server: Running) -> int:
    """What the server is asked for, as it is sent."""
    with httpx.Client(base_url=f"{server.address}/api") as client:
        client.post("/session", json={})
        total = 0
        for path in ASKED:
            with client.stream("GET", f"/{path}", params={"lang": "fr"}) as answer:
                assert answer.status_code == 200
                total += sum(len(part) for part in answer.iter_raw())
    return total


def test_the_title_page_loads_at_most_two_hundred_kilobytes(server: Running) -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built (make play builds it): what its title page loads was not weighed")
    manifest = json.loads((CLIENT / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    found: set[str] = {"index.html", "icon.svg"}
    for part in PARTS:
        files_of(part, manifest, found)
    loaded = [name for name in found if "-rest-" not in name]  # letters that English and French do without
    assert len([name for name in loaded if name.endswith(".woff2")]) == 5  # all faces are in it
    sizes = {name: compressed(CLIENT / name) for name in loaded}
    assert sum(sizes.values()) + answered(server) <= MOST, sorted(sizes.items(), key=lambda one: -one[1])
