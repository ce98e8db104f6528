import { expect, it } from 'vitest';
import { LEAST_STEP, step, widths } from './zones';

it('gives every zone what it wants while there is room', () => {
  const zones = widths(520, 2, 2);
  expect(step(zones.permanents, 2)).toBe(116);
  expect(step(zones.prepared, 2)).toBe(116);
});

it('lets cards overlap where there are more, and never gives away room that is not there', () => {
  for (const [permanents, prepared] of [
    [3, 2],
    [10, 1],
    [0, 7],
    [6, 6],
  ]) {
    const zones = widths(520, permanents, prepared);
    expect(zones.permanents + zones.prepared).toBeLessThanOrEqual(520);
    expect(Math.min(zones.permanents, zones.prepared)).toBeGreaterThan(110);
  }
});

it('shows ten cards as tablets rather than as slivers', () => {
  expect(step(widths(520, 10, 2).permanents, 10)).toBeLessThan(LEAST_STEP);
});
