"""Puts the rules compiled with mypyc into the wheel: same package, several times as fast.

Where GRIMOIRE_PURE is set, or where there is no C compiler, the wheel is made of Python alone and fits every machine.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before a wheel is put together, and for an editable installation, which stays interpreted."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("GRIMOIRE_PURE"):
            return
        # The folder of a build backend is not on the path.
        sys.path.insert(0, self.root)
        from tools import compile as compiling

        if lacking := compiling.missing_compiler():
            self.app.display_warning(f"The wheel is made of Python alone, and slower: {lacking}.")
            return
        src = Path(self.root, "src")
        lib = compiling.build(src, compiling.Sources(src), compiling.OPT_LEVEL)
        modules = sorted(path for path in lib.rglob("*") if path.is_file())
        build_data["force_include"].update({str(path): str(path.relative_to(lib)) for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
