/* How a story is told again: by actions and what they set off, and the thing a moment is about. */
import { expect, test } from 'vitest';
import type { Scene, Step } from '../transport/protocol';
import { cardOf, chapters, deeds, mainStep, subjectOf } from './story';

const step = (kind: string, depth = 0, more: Partial<Step> = {}): Step => ({
  number: 1,
  kind,
  words: [{ text: kind }],
  depth,
  ...more,
});

test('what an action set off lies under it, however deep', () => {
  const told = deeds([step('lost', 1), step('prepared'), step('struck', 1), step('died', 2), step('drew')]);
  expect(told.map(({ act, then }) => [act.kind, then.map((one) => one.kind)])).toEqual([
    ['lost', []],
    ['prepared', ['struck', 'died']],
    ['drew', []],
  ]);
});

test('its card is the one that is named, else the one whose text did it', () => {
  const cause = { words: [], card: 'sun' };
  expect(cardOf(step('struck', 0, { cause }))).toBe('sun');
  expect(cardOf(step('struck', 0, { cause, words: [{ text: 'Fox', card: 'fox' }] }))).toBe('fox');
  expect(cardOf(step('drew'))).toBe('');
});

test('a moment is about the first thing it names that lies in sight', () => {
  const scene = { things: [{ handle: 'b' }] } as Scene;
  const words = [{ text: 'gone', thing: 'a' }];
  expect(subjectOf(scene, [step('struck', 0, { words, moves: [{ was: 'c', now: 'b' }] })])).toBe('b');
  expect(subjectOf(scene, [step('drew', 0, { words })])).toBe('');
  expect(subjectOf(scene, [])).toBe('');
});

test('a moment came to the last of what lies least deep in it', () => {
  expect(mainStep([step('discarded', 1), step('prepared', 1), step('drew', 2)])?.kind).toBe('prepared');
  expect(mainStep([step('activated'), step('struck', 1)])?.kind).toBe('activated');
  expect(mainStep([step('shuffled', 0, { quiet: true })])).toBeUndefined();
});

test('leaves routine out of the story, but dice of the rules that are told', () => {
  const quiet = (kind: string, rule: string): Step => step(kind, 0, { rule, quiet: true });
  const told = {
    steps: [quiet('DieRolled', 'order'), quiet('DieRolled', 'other'), quiet('CardMoved', 'order')],
    digests: [],
  };
  expect(chapters(told, ['order'])[0].steps.map((one) => one.rule)).toEqual(['order']);
  expect(chapters(told)[0].steps).toEqual([]);
});
