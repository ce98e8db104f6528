// Puts the engine together as a web page loads it: byte code of what it imports, its data, and of Python's library what is used.
//
//     node tools/page_engine.mjs PYODIDE PACKAGES OUT MODULE…
//
// PYODIDE is the folder of the npm package, PACKAGES what is to be put on Python's path, MODULE… what the page begins with. Byte
// code fits one version of Python alone, so that it is made by the interpreter that will run it. Called by tools/site.py.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [pyodide, packages, out, ...modules] = process.argv.slice(2).map((given, at) => (at < 3 ? resolve(given) : given));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS('/packages', packages);
python.pyimport('sys').argv = python.toPy(['page_engine.py', ...modules]);
python.runPython(readFileSync(join(import.meta.dirname, 'page_engine.py'), 'utf8'));

mkdirSync(out, { recursive: true });
// A static host need not know how to compress, so that large files are compressed beforehand.
const keep = (name, bytes) => writeFileSync(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
for (const name of ['library.zip', 'engine.zip']) keep(name, python.FS.readFile(`/${name}`));
for (const name of ['pyodide.asm.wasm', 'pyodide.asm.mjs']) keep(name, readFileSync(join(pyodide, name)));
writeFileSync(join(out, 'pyodide.mjs'), readFileSync(join(pyodide, 'pyodide.mjs')));
