import { expect, it } from 'vitest';
import type { Line } from '../transport/protocol';
import { Company } from './company.svelte';

const line = (number: number, seat: number): Line => ({ number, seat, name: 'Ann', text: 'Good luck', at: 0 });

it('counts what others said and nobody here has read', () => {
  const company = new Company();
  company.hear([line(1, 1), line(2, 0), line(3, 1), line(4, 2)]);
  expect(company.unread(0).map((one) => one.number)).toEqual([1, 3, 4]);
  company.muted = [2];
  expect(company.unread(0).map((one) => one.number)).toEqual([1, 3]);
  company.reads();
  expect(company.unread(0)).toEqual([]);
  company.hear([line(5, 1)]);
  expect(company.unread(0).map((one) => one.number)).toEqual([5]);
});

it('knows what was read before the page was loaded anew', () => {
  const before = new Company();
  before.recall('match');
  before.hear([line(1, 1), line(2, 0)]);
  before.reads();
  const after = new Company();
  after.recall('match');
  after.hear([line(1, 1), line(2, 0), line(3, 1)]);
  expect(after.unread(0).map((one) => one.number)).toEqual([3]);
  const other = new Company();
  other.recall('another');
  other.hear([line(1, 1)]);
  expect(other.unread(0)).toHaveLength(1);
});

const quiet = { offers: [], time: null, stops: {}, frozen: '', suggestion: undefined, next: '' };

it('lets whoever is asked hold a window, and whoever is asked later, but nobody else and nobody twice', () => {
  const company = new Company();
  expect(company.mayHold(0)).toBe(false);
  company.take({ ...quiet, countdown: { left: 4000, held: [2], may: [1, 2] } } as never, 0);
  expect([0, 1, 2].map((seat) => company.mayHold(seat))).toEqual([false, true, false]);
});
