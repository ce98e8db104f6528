import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { GAMES } from '../games/first';
import { speech } from '../words/words.svelte';
import About from './About.svelte';

const NOTICE = readFileSync(join(import.meta.dirname, '../../../NOTICE.md'), 'utf8');

it.each(['en', 'fr'] as const)('says whose games these are, and under which licence this is, in %s', async (lang) => {
  speech.choose(lang);
  const { container } = render(About);
  await expect.poll(() => container.querySelectorAll('main h2').length).toBe(3);
  const said = container.querySelector('main')!.textContent!;
  for (const owner of ['Constantin Dedeyan', 'Vincent Vimont', 'Double Combo Games', 'Edge Entertainment']) {
    expect(NOTICE).toContain(owner);
    expect(said).toContain(owner);
  }
  expect(container.querySelectorAll('main li')).toHaveLength(GAMES.length);
  expect(said).toContain('MIT License');
  expect([...container.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))).toEqual([
    '#/own',
    '#/about/source',
    '#/about',
  ]);
  speech.choose('en');
});
