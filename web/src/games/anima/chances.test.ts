import { expect, test } from 'vitest';
import type { Contest } from '../../transport/protocol';
import { chancesNow, withTies } from './chances';

const odds = { win: 58, tie: 14, lose: 28 };
const between = (one: number, other: number): Contest =>
  ({ sides: [{ seat: one }, { seat: other }], odds }) as unknown as Contest;

test('against a foe of no player a tie is won', () => {
  expect(chancesNow(between(0, -1), 0)).toEqual({ win: 72, tie: 0, lose: 28 });
  expect(withTies(between(0, -1), odds)).toEqual({ win: 72, tie: 0, lose: 28 });
});

test('whoever is attacked sees the chances of their own side', () => {
  expect(chancesNow(between(1, 0), 0)).toEqual({ win: 28, tie: 14, lose: 58 });
  expect(chancesNow(between(1, 0), 1)).toEqual(odds);
});
