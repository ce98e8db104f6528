import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { preferred, say, speech } from './words.svelte';

const SOURCES = join(import.meta.dirname, '..');
const MESSAGES = join(SOURCES, '../../src/grimoire/data/messages');

const texts = (lang: string): string =>
  readdirSync(join(MESSAGES, lang))
    .filter((file) => /^web.*\.ftl$/.test(file))
    .map((file) => readFileSync(join(MESSAGES, lang, file), 'utf8'))
    .join('\n');
const ids = (lang: string): string[] => [...texts(lang).matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]);

const sources = (): string =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');

it('says the same messages in both languages', () => {
  expect(ids('fr')).toEqual(ids('en'));
});

it('has words for every message it names, and none left over', () => {
  const text = sources();
  const named = new Set([...text.matchAll(/'(web-[a-z-]*[a-z])'/g)].map((found) => found[1]));
  const families = [...text.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((found) => found[1]);
  const known = ids('en');
  expect([...named].filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !named.has(id) && !families.some((family) => id.startsWith(family)))).toEqual([]);
});

it('speaks the language of the browser, or the one that was chosen', () => {
  expect(preferred(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred('en', ['fr'])).toBe('en');
  expect(preferred(null, ['de'])).toBe('en');
});

it('can be switched at once', () => {
  speech.choose('fr');
  expect(say('web-cards-in-hand', { count: 1 })).toBe('1 carte en main');
  speech.choose('en');
  expect(say('web-cards-in-hand', { count: 2 })).toBe('2 cards in hand');
});
