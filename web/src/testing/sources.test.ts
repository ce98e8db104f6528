/* What must hold of the sources themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LONGEST = 200;
/* Pictures are drawn in the manner of each game; tests name the moments they look at. */
const EXEMPT = /^(games|cards\/pictures|testing)\/|\.test\.ts$/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

it('names no game outside games/', () => {
  const naming = files.filter(
    (file) => !EXEMPT.test(file) && /mage ?noir|anima\b/i.test(code(readFileSync(join(SOURCES, file), 'utf8'))),
  );
  expect(naming).toEqual([]);
});

/** Without the paths of what is imported from games/. */
const code = (text: string): string => text.replace(/^\s*import .*games\/.*$/gm, '');

it('has no component over two hundred lines', () => {
  const long = files.filter(
    (file) => file.endsWith('.svelte') && readFileSync(join(SOURCES, file), 'utf8').split('\n').length > LONGEST,
  );
  expect(long).toEqual([]);
});
