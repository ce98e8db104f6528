import { expect, test } from 'vitest';
import { beginsOn, today } from './days';

test('a day is that of whoever sits here, and begins at their midnight or now', () => {
  const now = new Date(2026, 10, 9, 23, 30);
  expect(today(now)).toBe('2026-11-09');
  expect(beginsOn('2026-11-09', now)).toBe(now.getTime());
  expect(beginsOn('2026-11-10', now)).toBe(new Date(2026, 10, 10).getTime());
});
