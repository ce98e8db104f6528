import { expect, it } from 'vitest';
import { pushed, snug, stepFor } from './snug';

const HEIGHTS = [
  { whole: 460, land: 420 },
  { whole: 430, land: 390 },
  { whole: 400, land: 360 },
];
const at = (step: number) => HEIGHTS[step];

it('moves rows together only as far as they need, and leaves lines out last', () => {
  expect(stepFor(460, at)).toBe(0);
  expect(stepFor(440, at)).toBe(1);
  expect(stepFor(395, at)).toBe(1);
  expect(stepFor(380, at)).toBe(2);
  expect(stepFor(200, at)).toBe(2);
});

it('moves piles below the edge that would cut them', () => {
  expect(pushed(460, at(0))).toBe(0);
  expect(pushed(395, at(1))).toBe(5);
  expect(pushed(200, at(2))).toBe(0);
});

it('marks the rows with the step at which they fit their room', () => {
  const rows = document.createElement('div');
  Object.defineProperty(rows, 'clientHeight', { value: 440 });
  Object.defineProperty(rows, 'scrollHeight', { get: () => at(Number(rows.dataset.snug)).land });
  snug(rows)();
  expect(rows.dataset.snug).toBe('0');
  const low = document.createElement('div');
  Object.defineProperty(low, 'clientHeight', { value: 370 });
  Object.defineProperty(low, 'scrollHeight', { get: () => at(Number(low.dataset.snug)).land });
  snug(low)();
  expect(low.dataset.snug).toBe('2');
});
