"""Run by page_engine.mjs inside Pyodide: library.zip and engine.zip, from what is imported there and what lies in /packages."""

import importlib
import importlib.util
import marshal
import os
import sys
import zipfile
from types import CodeType

# Imported when they are needed, not at the beginning.
LATER = [
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_16",
    "encodings.utf_8_sig",
    "importlib.readers",
    "importlib.resources._adapters",
    "calendar",
    "random",
    "statistics",
    "timeit",
    "unicodedata",
    "zoneinfo",
]
DATE = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is made


def line_table(code: CodeType) -> bytes:
    """Lines of the source without columns, which are half of all byte code (Objects/locations.md of CPython)."""
    table, last = bytearray(), code.co_firstlineno
    for begin, end, line in code.co_lines():
        units = (end - begin) // 2
        while units > 0:
            length = min(units, 8)
            units -= length
            if line is None:
                table.append(0x80 | 15 << 3 | length - 1)
                continue
            table.append(0x80 | 13 << 3 | length - 1)
            delta, last = line - last, line
            left = -delta << 1 | 1 if delta < 0 else delta << 1
            while left > 63:
                table.append(left & 63 | 64)
                left >>= 6
            table.append(left)
    return bytes(table)


def slim(code: CodeType) -> CodeType:
    inner = tuple(slim(constant) if isinstance(constant, CodeType) else constant for constant in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=line_table(code))


def byte_code(source: bytes, path: str) -> bytes:
    """As Python reads it without its source, and without looking for it."""
    code = slim(compile(source, path, "exec", dont_inherit=True, optimize=2))
    unchecked = 1
    return importlib.util.MAGIC_NUMBER + unchecked.to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def write(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    about = zipfile.ZipInfo(name, DATE)
    about.compress_type = zipfile.ZIP_STORED
    archive.writestr(about, content)


def file_of(name: str) -> str:
    return str(getattr(sys.modules[name], "__file__", None) or "")


sys.path.insert(0, "/packages")
for name in [*sys.argv[1:], *LATER]:
    importlib.import_module(name)

inside = next(path for path in sys.path if path.endswith(".zip")) + "/"
with zipfile.ZipFile(inside[:-1]) as library, zipfile.ZipFile("/library.zip", "w") as archive:
    used = sorted({file_of(name).removeprefix(inside) for name in sys.modules if file_of(name).startswith(inside)})
    for path in used:
        write(archive, path.removesuffix(".py") + ".pyc", byte_code(library.read(path), inside + path))

with zipfile.ZipFile("/engine.zip", "w") as archive:
    for folder, folders, files in os.walk("/packages"):
        folders.sort()
        for file in sorted(files):
            path = os.path.join(folder, file)
            name = os.path.relpath(path, "/packages")
            with open(path, "rb") as opened:
                content = opened.read()
            if name.endswith(".py"):
                write(archive, name.removesuffix(".py") + ".pyc", byte_code(content, "/engine/" + name))
            else:
                write(archive, name, content)
