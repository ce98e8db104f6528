import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import { planOf } from './question';

it('draws a plan in its order, with where it ends', () => {
  const { table } = satAt('magenoir-gather.en');
  table.sit();
  expect(planOf(table)).toMatchObject({ coins: ['fire'], comes: [], end: 'left' });
});

it('draws a trade as what is given and what comes for it', () => {
  const { table } = satAt('magenoir-trade-for.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: ['take air right', 'give fire', 'give fire'] } };
  expect(planOf(table)).toMatchObject({ coins: ['fire', 'fire'], comes: ['air'] });
});
