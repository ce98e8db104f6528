import { expect, it } from 'vitest';
import type { PuzzleLine } from '../../transport/protocol';
import { nextAfter, stateOf } from './state';

const line = (id: string, more: Partial<PuzzleLine> = {}): PuzzleLine => ({
  id,
  number: 1,
  grade: 1,
  title: '',
  goal: '',
  card: '',
  made: [],
  done: false,
  missed: 0,
  ...more,
});

it('tells the first try from a later one, and a try from none', () => {
  expect(stateOf(line('a'))).toBe('new');
  expect(stateOf(line('a', { made: ['flame'] }))).toBe('tried');
  expect(stateOf(line('a', { missed: 2 }))).toBe('tried');
  expect(stateOf(line('a', { done: true }))).toBe('first');
  expect(stateOf(line('a', { done: true, missed: 1 }))).toBe('done');
});

it('goes on with the next that is not solved, and begins again at the first', () => {
  const lines = [line('a'), line('b', { done: true }), line('c', { done: true }), line('d')];
  expect(nextAfter(lines, 'b')?.id).toBe('d');
  expect(nextAfter(lines, 'd')?.id).toBe('a');
  expect(nextAfter([line('a', { done: true })], 'a')).toBeUndefined();
});
