import { describe, expect, it } from 'vitest';
import { isSoon, spanOf } from './spans';

const HOUR = 3_600_000;

describe('a span of time', () => {
  it.each([
    [0, 0, 'minutes'],
    [-5, 0, 'minutes'],
    [119 * 60_000, 119, 'minutes'],
    [2 * HOUR, 2, 'hours'],
    [47 * HOUR, 47, 'hours'],
    [48 * HOUR, 2, 'days'],
    [72 * HOUR - 60_000, 3, 'days'],
    [7 * 24 * HOUR, 7, 'days'],
  ])('of %i milliseconds is said as %i %s', (time, count, unit) => {
    expect(spanOf(time)).toEqual({ count, unit });
  });

  it('is short where less than a fifth or two hours are left', () => {
    expect(isSoon(14 * HOUR, 72 * HOUR)).toBe(true);
    expect(isSoon(15 * HOUR, 72 * HOUR)).toBe(false);
    expect(isSoon(1.9 * HOUR, 3 * HOUR)).toBe(true);
  });
});
