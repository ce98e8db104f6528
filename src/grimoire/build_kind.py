"""Which of its two builds the program runs as: compiled with mypyc, or interpreted. Imports nothing of it."""

from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the kernel in use is an extension module."""
    kernel = find_spec("grimoire.kernel.position")
    return kernel is not None and (kernel.origin or "").endswith((".so", ".pyd"))
