"""A server of its own, and a browser to sit at it with. Where Chromium or the built client is missing, one line says so."""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CLIENT = Path(__file__).resolve().parents[2] / "src" / "grimoire" / "data" / "client" / "index.html"


SECONDS = 60


def chromium() -> str:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""


def arguments() -> list[str]:
    """Chromium refuses to be run by root in its sandbox."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    if not chromium():
        pytest.skip("no Chromium on this machine: the client was not played in a browser")
    if not CLIENT.is_file():
        pytest.skip("the client is not built (make play builds it): it was not played in a browser")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=arguments())
        yield started
        started.close()


@pytest.fixture(scope="session")
def address(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers, with nothing in its database."""
    server, address = served(tmp_path_factory.mktemp("table"))
    yield address
    server.terminate()
    server.wait(20)


def served(folder: Path, port: int = 0) -> tuple["subprocess.Popen[str]", str]:
    """A server that keeps its things in this folder, and its address."""
    command = [str(Path(sys.executable).with_name("grimoire")), "serve", "--lang", "en", "--thinkers", "1"]
    server = subprocess.Popen(
        [*command, "--port", str(port), "--data", str(folder)], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found, said
    wait_for(found.group(0))
    return server, found.group(0)


def wait_for(address: str) -> None:
    """The address is said before anybody answers there."""
    for _ in range(SECONDS * 5):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
    raise AssertionError("the server does not answer")


@pytest.fixture
def page(browser: "Browser", address: str) -> "Iterator[Page]":
    """The title page, in English, on a screen of 1280 × 800. No page may report an error."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", base_url=address)
    faults: list[str] = []
    opened = context.new_page()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.goto("/")
    yield opened
    context.close()
    assert faults == []
