import { expect, it } from 'vitest';
import { changedNumber, compared } from './changed';

const printed = [{ text: 'Deal 3 damage (or 4 if you are a Mage Noir).' }];

it('finds the numbers that have changed, and what they were', () => {
  const now = [{ text: 'Deal 6 damage (or 8 if you are a Mage Noir).' }];
  expect(compared(now, printed)?.filter((token) => token.was)).toEqual([
    { text: '6', was: '3' },
    { text: '8', was: '4' },
  ]);
  const thing = { handle: 'c1', kind: 'card' as const, place: '0.prepared', text: [now] };
  expect(changedNumber(thing, [printed])).toEqual({ value: 8, printed: 4 });
});

it('compares nothing where the sentence is another', () => {
  expect(compared([{ text: 'Deal 6 damage.' }], printed)).toBeNull();
  expect(compared([{ text: 'Anything' }], undefined)).toBeNull();
});
