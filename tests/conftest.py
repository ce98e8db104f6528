"""The program speaks the language of the system: in tests English, whatever theirs is set to. What is left out is said."""

import os
import shutil
import signal

import pytest

from grimoire.cli.terminal_language import Asked

os.environ["LC_ALL"] = "C.UTF-8"
# A shell has what runs behind it ignore Ctrl-C, and so would all that tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
NO_BROWSER = "no Chromium on this machine: the client was not played in a browser"


def chromium() -> str:
    """Where the browser is that the client is played in; empty: nowhere."""
    return next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), "")


# What mostly waits comes first, and the browser after the servers: once a browser has been driven in a process, nothing
# asynchronous can be run there (Playwright keeps its loop).
WAITING = ("tests/server/", "tests/load/", "tests/attack/", "tests/browser/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In an order in which others compute meanwhile, and nothing that waits is left for the end."""

    def place(item: pytest.Item) -> int:
        return next((at for at, folder in enumerate(WAITING) if item.nodeid.startswith(folder)), len(WAITING))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def no_language_was_asked_for() -> None:
    """A command remembers the language of its line for as long as its process lives: in tests, for one of them."""
    Asked.lang, Asked.heard = None, ""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is left out is said in one line for each reason, also where nobody asks why a test was skipped."""
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    reasons = {told[2].removeprefix("Skipped: ") for told in skipped if isinstance(told, tuple)}
    if not chromium():
        reasons.add(NO_BROWSER)
    for reason in sorted(reasons):
        terminalreporter.write_line(f"left out: {reason}")
