import { expect, it } from 'vitest';
import { lettersOf } from './pennants';

it('tells pennants apart that would bear the same letter', () => {
  expect(lettersOf(['You', 'Greedy', 'Eager'])).toEqual(['Y', 'G', 'E']);
  expect(lettersOf(['You', 'Greedy', 'Greedy 2', 'Eager', 'Eager 2'])).toEqual(['Y', 'G', 'G2', 'E', 'E2']);
  expect(lettersOf(['Anna', 'Arno'])).toEqual(['An', 'Ar']);
  expect(lettersOf(['Anna', 'Anton'])).toEqual(['Aa', 'An']);
});
