import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Analysis } from '../transport/protocol';
import { Hindsight } from './hindsight.svelte';

const answer = (state: Analysis['state']): Analysis => ({
  state,
  before: 0,
  done: 0,
  all: 9,
  reckoned: true,
  decisions: [],
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks for it once, then how far it is, until it is there', async () => {
  const asked: boolean[] = [];
  const answers = ['waiting', 'running', 'ready'] as const;
  const hindsight = new Hindsight();
  const leave = hindsight.watch((begin) => Promise.resolve(answer(answers[asked.push(begin) - 1])));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([true, false, false]);
  expect(hindsight.pending).toBe(false);
  leave();
});

it('leaves off where nobody looks any more, and where it was refused', async () => {
  const hindsight = new Hindsight();
  const ask = vi.fn(() => Promise.resolve(answer('running')));
  const leave = hindsight.watch(ask);
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  const refused = new Hindsight();
  refused.watch(() => Promise.reject(new Error('That is too much at once.')));
  await vi.advanceTimersByTimeAsync(100);
  expect(refused.gaveUp).toBe(true);
});
