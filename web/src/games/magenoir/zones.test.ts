import { expect, it } from 'vitest';
import { handLies, LEAST_STEP, NARROW, step, widths } from './zones';

it('gives every zone what it wants while there is room', () => {
  const zones = widths(520, 2, 2);
  expect(step(zones.permanents, 2, 'permanents')).toBe(116);
  expect(step(zones.prepared, 2, 'prepared')).toBe(116);
});

it('keeps the zones where they are while they are empty', () => {
  expect(widths(504, 0, 0)).toEqual({ permanents: 252, prepared: 252 });
  expect(widths(504, 1, 0)).toEqual(widths(504, 0, 0));
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

it('leaves prepared spells their verbs where there are many Permanents', () => {
  const three = widths(520, 3, 2);
  expect(step(three.prepared, 2, 'prepared')).toBe(116);
  const ten = widths(520, 10, 2);
  expect(step(ten.prepared, 2, 'prepared')).toBeGreaterThanOrEqual(LEAST_STEP);
  expect(ten.permanents).toBeGreaterThanOrEqual(3 * 100);
});

it('lays two and two side by side on a narrow screen too', () => {
  const zones = widths(420, 2, 2, NARROW);
  expect(step(zones.permanents, 2, 'permanents', NARROW)).toBe(92);
  expect(step(zones.prepared, 2, 'prepared', NARROW)).toBe(98);
});

it('shows ten cards as tablets rather than as slivers', () => {
  expect(step(widths(520, 10, 2).permanents, 10, 'permanents')).toBeLessThan(LEAST_STEP);
});

it('lays a hand in the middle, and keeps all of it in sight', () => {
  for (const width of [744, 964, 1161]) {
    for (let count = 1; count < 12; count++) {
      const { from, apart } = handLies(width, count);
      expect(from + count * 150 + (count - 1) * apart, `${count} in ${width}`).toBeLessThanOrEqual(width);
    }
  }
  for (const count of [1, 4, 5]) {
    const { from, apart } = handLies(964, count);
    expect(from * 2 + count * 150 + (count - 1) * apart).toBe(964);
  }
});
