"""Pages for print are set in the faces of the client: each file their style names is there."""

import re
from pathlib import Path

import httpx
import pytest
from tests.server.serving import Running

from grimoire.pages.contests.paper_style import STYLE
from grimoire.server.contests.paper_faces import paper_faces
from grimoire.server.settings import built_client

FILE = re.compile(r"url\(/([^)]+)\)")


def test_every_face_that_paper_names_is_there() -> None:
    client = built_client()
    if client is None:
        pytest.skip("the client is not built (make play builds it): its faces were not looked for")
    files = FILE.findall(paper_faces(client))
    assert len(files) == 5
    assert [file for file in files if not (client / file).is_file()] == []


def test_without_a_client_paper_is_set_in_what_the_computer_has(server: Running, tmp_path: Path) -> None:
    assert paper_faces(None) == paper_faces(tmp_path) == ""
    style = httpx.get(f"{server.address}/api/contests/paper.css")
    assert style.headers["content-type"].startswith("text/css") and style.text == STYLE
