"""Compile the rules with mypyc, outside src/: a stale extension module beside a source would shadow it.

The result is build/compiled/grimoire, a whole copy of the package with extension modules beside the sources they were
made from. Whoever has build/compiled first on the path runs compiled; everyone else runs interpreted. The wheel carries
the same extension modules (hatch_build.py). tools/play.py has it done behind a game.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("grimoire.kernel", "grimoire.language", "grimoire.magenoir", "grimoire.anima", "grimoire.bots")
TESTS: Final = ("tests/conformance", "tests/rulings/test_rulings.py", "tests/server/test_compiled_engine.py")
WORK: Final = ROOT / "build" / "mypyc" / str(sys.implementation.cache_tag)  # each Python has modules of its own
COMPILED: Final = ROOT / "build" / "compiled"
# Nobody replaces a function of ours in a running program: calls between modules need no table. On Linux only.
FAST_CALLS: Final = (["-fno-semantic-interposition", "-fno-plt"], ["-Wl,-Bsymbolic"]) if sys.platform == "linux" else ([], [])
OPT_LEVEL: Final = "3"
QUICK: Final = ROOT / "tools" / "quick_runtime.h"
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")


class Sources:
    """The modules of the compiled packages, split into those that mypyc gets and those that stay interpreted."""

    def __init__(self, src: Path) -> None:
        texts = {
            path.relative_to(src): path.read_text(encoding="utf-8")
            for package in PACKAGES
            for path in sorted((src / package.replace(".", "/")).rglob("*.py"))
        }
        structs = struct_modules(texts)
        self.interpreted = [path for path in texts if path in structs]
        self.compiled = [path for path in texts if path not in structs]
        self.digest = hashlib.sha256(repr(sorted(texts.items())).encode()).hexdigest()


def struct_modules(texts: dict[Path, str]) -> set[Path]:
    """The files that define a msgspec Struct, directly or through another Struct of ours.

    mypyc accepts these classes and then silently changes them: it drops the class keywords (frozen, tag,
    omit_defaults) and replaces every annotation that is not a plain class (`int | None`, `list[Option]`). Interpreted
    they keep their meaning, and making one from compiled code costs the same.
    """
    bases: list[tuple[Path, str, set[str]]] = []
    for path, text in texts.items():
        for node in ast.walk(ast.parse(text, str(path))):
            if isinstance(node, ast.ClassDef):
                bases.append((path, node.name, {last_name(base) for base in node.bases}))
    structs = {"Struct"}
    while found := {name for _, name, above in bases if above & structs} - structs:
        structs |= found
    return {path for path, name, _ in bases if name in structs}


def last_name(base: ast.expr) -> str:
    """`Struct` for Struct, msgspec.Struct and Struct[T]."""
    if isinstance(base, ast.Subscript):
        return last_name(base.value)
    if isinstance(base, ast.Attribute):
        return base.attr
    return base.id if isinstance(base, ast.Name) else ""


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def missing_compiler() -> str | None:
    """What this machine lacks to build an extension module, in words a person can act on."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"the C compiler '{compiler}' is not installed (Debian and Ubuntu: the package gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's C headers are not installed (Debian and Ubuntu: the package python3-dev)"
    return None


def recipe(sources: Sources, opt_level: str) -> str:
    """All that the extension modules come out of."""
    from mypy.version import __version__ as mypy_version

    ways = [path.read_text(encoding="utf-8") for path in (Path(__file__), QUICK)]
    return f"{sources.digest} {' '.join(ways)} {SUFFIX} {mypy_version} -O{opt_level}"


def says(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == text


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One at a time in the folder of the build: whoever comes second waits, and then finds the work done."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as handle:
        with contextlib.suppress(ImportError):  # a system without it
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def build(src: Path, sources: Sources, opt_level: str) -> Path:
    """Run mypyc on a copy of the sources and return the folder of the extension modules."""
    with alone():
        made_from = recipe(sources, opt_level)
        if says(WORK / "made-from", made_from):
            print("unchanged since the last time, not compiled again")
        else:
            print(
                "this takes some minutes the first time: first the types are checked, then C is made and compiled", flush=True
            )
            make_modules(src, sources, opt_level, made_from)
    return WORK / "lib"


def make_modules(src: Path, sources: Sources, opt_level: str, made_from: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    stamp, begun = WORK / "made-from", WORK / "begun-with"
    stamp.unlink(missing_ok=True)
    # What a build that was ended before its time has compiled is of use to the next one, if it makes the same.
    goes_on = says(begun, made_from)
    for folder in ("src", "lib", "c", *(() if goes_on else ("objects",))):
        shutil.rmtree(WORK / folder, ignore_errors=True)
    begun.write_text(made_from, encoding="utf-8")
    copy_package(src, WORK / "src")
    # mypy names modules after paths below the current directory. The project's own configuration is kept out: it
    # points at src/, where the originals are.
    with contextlib.chdir(WORK / "src"):
        options = ["--config-file=", f"--cache-dir={WORK / 'cache'}"]
        extensions = mypycify(
            [*options, *map(str, sources.compiled)],
            opt_level=opt_level,
            debug_level="0",
            target_dir=str(WORK / "c"),
            multi_file=True,
        )
        for extension in extensions:
            extension.extra_compile_args += FAST_CALLS[0]
            extension.extra_link_args += FAST_CALLS[1]
        distribution = Distribution({"name": "grimoire-compiled", "ext_modules": extensions})
        distribution.command_options["build_ext"] = {
            "build_lib": ("tools/compile.py", str(WORK / "lib")),
            "build_temp": ("tools/compile.py", str(WORK / "objects")),
        }
        distribution.cmdclass["build_ext"] = beside_each_other()
        distribution.run_command("build_ext")
    stamp.write_text(made_from, encoding="utf-8")


class Told:
    """How many files of how many are compiled: one line that is written over, or where nobody watches each tenth."""

    def __init__(self, all_of: int) -> None:
        self.all_of = all_of
        self.done = 0
        self.lock = Lock()

    def another(self) -> None:
        with self.lock:
            self.done += 1
            line = f"compiling: {self.done} of {self.all_of} files"
            if sys.stdout.isatty():
                print(f"\r{line}", end="\n" if self.done == self.all_of else "", flush=True)
            elif self.done * 10 // self.all_of > (self.done - 1) * 10 // self.all_of:
                print(line, flush=True)


def beside_each_other() -> "type[build_ext]":
    """A build that compiles as many C files at once as there are cores; setuptools takes those of one module in turn."""
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.told = Told(sum(len(extension.sources) for extension in self.extensions))
            super().build_extensions()

        def build_extension(self, extension: "Extension") -> None:
            one = self.compiler.compile
            quick = ["-include", str(QUICK)] if self.compiler.compiler_type == "unix" else []

            def for_file(file: str) -> list[str]:
                made_by_mypyc = Path(file).name.startswith("__native")  # the others are its runtime, and do as they do
                return [*extension.extra_compile_args, *(quick if made_by_mypyc else [])]

            def compile_all(files: list[str], **arguments: Any) -> list[str]:
                def compile_one(file: str) -> list[str]:
                    wanted: list[str] = self.compiler.object_filenames([file], output_dir=self.build_temp)
                    if not all(map(os.path.isfile, wanted)):
                        # Made elsewhere and then put there: what lies there is whole.
                        half = os.path.join(self.build_temp, "half", hashlib.sha256(file.encode()).hexdigest())
                        made = one([file], **arguments | {"output_dir": half, "extra_postargs": for_file(file)})
                        for from_, to in zip(made, wanted, strict=True):
                            os.makedirs(os.path.dirname(to), exist_ok=True)
                            os.replace(from_, to)
                    self.told.another()
                    return wanted

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = list(pool.map(compile_one, files))
                return [path for paths in made for path in paths]

            self.compiler.compile = compile_all
            try:
                super().build_extension(extension)
            finally:
                self.compiler.compile = one

    return Build


def copy_package(src: Path, target: Path) -> None:
    shutil.copytree(src / "grimoire", target / "grimoire", ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def assemble(src: Path, lib: Path) -> None:
    """Lay the package out anew where anything has changed, so that a file deleted in src/ does not live on; and at once, so
    that whoever looks for it finds all of it or nothing."""
    new = COMPILED.with_name("compiled.new")
    with alone():
        made_from = layout(src)
        if says(COMPILED / "made-from", made_from):
            return
        shutil.rmtree(new, ignore_errors=True)
        copy_package(src, new)
        shutil.copytree(lib, new, dirs_exist_ok=True)
        (new / "made-from").write_text(made_from, encoding="utf-8")
        shutil.rmtree(COMPILED, ignore_errors=True)
        new.rename(COMPILED)


def layout(src: Path) -> str:
    """What the package is laid out from: all its files, and the extension modules."""
    made = hashlib.sha256((WORK / "made-from").read_bytes())
    for path in sorted((src / "grimoire").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            made.update(repr(path.relative_to(src).parts).encode())
            made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()


def is_at_hand(src: Path) -> bool:
    """Whether what was compiled before still is what would be compiled; then it is laid out. If not, nobody shall take it."""
    if says(WORK / "made-from", recipe(Sources(src), OPT_LEVEL)):
        assemble(src, WORK / "lib")
        return True
    shutil.rmtree(COMPILED, ignore_errors=True)
    return False


def forget() -> None:
    """After a build that failed: what it left may be broken, and may fill the disk."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(COMPILED.with_name("compiled.new"), ignore_errors=True)


def conformance(sources: Sources, arguments: list[str]) -> int:
    """Run these tests in this process, after proof that it has the compiled modules."""
    import pytest

    sys.path.insert(0, str(COMPILED))
    os.environ["PYTHONPATH"] = str(COMPILED)  # for what the tests start themselves
    for path in sources.compiled:
        file = importlib.import_module(module_name(path)).__file__ or ""
        if not (file.endswith(SUFFIX) and Path(file).is_relative_to(COMPILED)):
            print(f"{module_name(path)} was imported from {file or 'nowhere'} instead of a compiled module")
            return 1
    print(f"all {len(sources.compiled)} modules are imported from compiled files")
    os.chdir(ROOT)
    return int(pytest.main([*TESTS, *arguments]))


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc into build/compiled.")
    parser.add_argument("--test", action="store_true", help="then run conformance tests, rulings and a game with bots on it")
    parser.add_argument("--opt-level", choices="0123", default=OPT_LEVEL, help="3 runs fastest; 1 builds a little faster")
    options, pytest_arguments = parser.parse_known_args()

    if lacking := missing_compiler():
        print(f"Cannot compile: {lacking}.")
        return 1
    src = ROOT / "src"
    sources = Sources(src)
    print(f"compiling {len(sources.compiled)} modules of {', '.join(PACKAGES)}")
    print(f"{len(sources.interpreted)} modules that define Structs stay interpreted")
    assemble(src, build(src, sources, options.opt_level))
    print(f"compiled package: {COMPILED.relative_to(ROOT)}")
    return conformance(sources, pytest_arguments) if options.test else 0


if __name__ == "__main__":
    sys.exit(main())
