"""A server in a process of its own whose clocks a test puts forward: `python -m tests.browser.own_clock AHEAD PORT FOLDER`.

AHEAD is a file with the milliseconds by which it is later there than here. The process is killed and started again as any is.
"""

import subprocess
import sys
import time
from pathlib import Path

from tests.browser.conftest import wait_for

WOKEN = 75_000  # milliseconds: so soon at the latest a server looks at what is due


class OwnClock:
    """A server, with days that go by at a word."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.ahead = folder / "ahead"
        self.ahead.write_text("0")
        self.address = f"http://127.0.0.1:{port}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.own_clock", str(self.ahead), str(self.port), str(self.folder / "data")]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.address)

    def passes(self, milliseconds: int) -> None:
        """All at once: what came due meanwhile is done when the server looks next."""
        later = self.folder / "later"
        later.write_text(str(int(self.ahead.read_text()) + milliseconds))
        later.replace(self.ahead)

    def killed(self) -> None:
        """As when the power goes, and on again."""
        self.process.kill()
        self.process.wait()
        self.start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def put_forward(ahead: Path) -> None:
    wall, steady = time.time_ns, time.monotonic_ns

    def later() -> int:
        return int(ahead.read_text()) * 1_000_000

    time.time_ns = lambda: wall() + later()
    time.monotonic_ns = lambda: steady() + later()


if __name__ == "__main__":
    from grimoire.cli.main import app
    from grimoire.server import hall

    put_forward(Path(sys.argv[1]))
    hall.LOOK_EVERY = 0.5  # type: ignore[misc]  # days go by at once here: nobody wakes the server for it
    app(["serve", "--lang", "en", "--thinkers", "1", "--port", sys.argv[2], "--data", sys.argv[3]])
