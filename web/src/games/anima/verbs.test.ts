import { expect, it } from 'vitest';
import type { Choice } from '../../transport/protocol';
import { verbsOf } from './verbs';

const choice = (form: string, verb: string): Choice => ({ form, words: [], verb: [{ text: verb }] });

it('names what can be done with a card, and both of two things', () => {
  expect(verbsOf([choice('play a', 'Play')])).toBe('Play');
  expect(verbsOf([choice('play a', 'Play'), choice('discard a', 'Discard')])).toBe('Play or discard');
});

it('says of several texts of one card that there is more to choose', () => {
  expect(verbsOf([choice('play a 1', 'Play'), choice('play a 2', 'Play')])).toBe('Play …');
});

it('counts what would not fit', () => {
  const long = [choice('a', 'Seek new horizons'), choice('b', 'Counter-offer')];
  expect(verbsOf(long)).toBe('2 ways');
});
