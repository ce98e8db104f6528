import { expect, test } from 'vitest';
import { nextAt } from './evening';

const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

test('tonight is today until that hour, then tomorrow', () => {
  expect(nextAt(23, at(19, 18))).toBe(at(19, 23).getTime());
  expect(nextAt(24, at(19, 18))).toBe(at(20, 0).getTime());
  expect(nextAt(21, at(19, 21))).toBe(at(20, 21).getTime());
  expect(nextAt(21, at(19, 22, 30))).toBe(at(20, 21).getTime());
});
