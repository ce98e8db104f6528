"""A server of its own, and a browser to sit at it with. Where Chromium or the built client is missing, one line says so."""

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.conftest import NO_BROWSER, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CLIENT = Path(__file__).resolve().parents[2] / "src" / "grimoire" / "data" / "client" / "index.html"
SECONDS = 60  # somebody's patience


def arguments() -> list[str]:
    """Chromium refuses to be run by root in its sandbox."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    if not chromium():
        pytest.skip(NO_BROWSER)
    if not CLIENT.is_file():
        pytest.skip("the client is not built (make play builds it): it was not played in a browser")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=SECONDS * 1000)  # on a busy machine a page may take long to come
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


class Visitors:
    """People who come with a browser of their own. No page of theirs may report an error."""

    def __init__(self, browser: "Browser", address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def come(
        self, width: int = 1280, height: int = 800, locale: str = "en-GB", moving: bool = False, strict: bool = False
    ) -> "Page":
        """To the title page; nothing moves there unless it is wanted. `strict`: what the server allows a page holds for a test
        too."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            base_url=self.address,
            reduced_motion="no-preference" if moving else "reduce",
            bypass_csp=not strict,  # `wait_for_function` and axe evaluate strings
        )
        if not moving:
            context.add_init_script("localStorage.setItem('grimoire-pace', 'at-once')")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto("/")
        return page


@pytest.fixture
def visitors(browser: "Browser", address: str) -> Iterator[Visitors]:
    people = Visitors(browser, address)
    yield people
    for context in people.contexts:
        context.close()
    assert people.faults == []


@pytest.fixture
def page(visitors: Visitors) -> "Page":
    """The title page, in English, on a screen of 1280 × 800, without motion."""
    return visitors.come()
