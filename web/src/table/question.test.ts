import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Choice } from '../transport/protocol';
import { fits, planOf, tellable } from './question';

it('draws a plan in its order, with where it ends', () => {
  const { table } = satAt('magenoir-gather.en');
  table.sit();
  expect(planOf(table)).toMatchObject({ coins: ['fire'], comes: [], end: 'take left' });
});

it('draws a trade as what is given and what comes for it', () => {
  const { table } = satAt('magenoir-trade-for.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: ['take air right', 'give fire', 'give fire'] } };
  expect(planOf(table)).toMatchObject({ coins: ['fire', 'fire'], comes: ['air'] });
});

it('tells two options in lines where they are too long for a row, and never more than two', () => {
  const saying = (...verbs: string[]) => verbs.map((text) => ({ form: text, verb: [{ text }] }) as unknown as Choice);
  const pay = 'Pay 1 Fire Mana, then deal 1 damage to the opponent';
  expect(tellable(saying(pay, 'Do nothing'))).toBe(true);
  expect(tellable(saying('Pay', 'Do nothing'))).toBe(false);
  expect(fits(saying('Pay', 'Do nothing'))).toBe(true);
  expect(tellable(saying(pay, pay, 'Do nothing'))).toBe(false);
  expect(tellable(saying(pay + pay, 'Do nothing'))).toBe(false);
});
