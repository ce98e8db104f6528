"""Processes that play for another one, and end with it, however it ends."""

import multiprocessing
import os
import signal
import threading


def end_with_parent() -> None:
    """Called first in every such process. An interrupt from the keyboard reaches all of them: it is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def end_workers() -> None:
    """Called where somebody has such processes and nobody waits for what they do any more."""
    for process in multiprocessing.active_children():
        process.kill()
