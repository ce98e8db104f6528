import { expect, it } from 'vitest';
import { counted, moved } from './swapping';

it('counts each card once', () => {
  expect(counted(['flame', 'seed', 'flame'])).toEqual([
    { card: 'flame', count: 2 },
    { card: 'seed', count: 1 },
  ]);
});

it('moves one of a card, and nothing that is not there', () => {
  expect(moved(['flame', 'seed', 'flame'], ['zap'], 'flame')).toEqual([
    ['seed', 'flame'],
    ['zap', 'flame'],
  ]);
  expect(moved(['seed'], [], 'flame')).toEqual([['seed'], []]);
});
