import { expect, it } from 'vitest';
import type { PrintedCard, Thing } from '../transport/protocol';
import { costNow, needsNow } from './now';

const face = {
  id: 'x',
  cost: { fire: 3 },
  price: [{ text: '3 Fire' }],
  needs: [
    { word: 'Flame', name: 'Flame', amount: 2 },
    { word: 'Tree', name: 'Tree' },
  ],
} as unknown as PrintedCard;
const thing = (...facts: Thing['facts'] & object): Thing => ({ handle: 'c1', kind: 'card', place: '0.hand', facts });

it('says what is printed where nothing has changed', () => {
  expect(costNow(face)).toEqual({ cost: { fire: 3 }, price: [{ text: '3 Fire' }] });
  expect(needsNow(face, thing())).toEqual({ words: face.needs });
});

it('says what a card costs now, and what it did', () => {
  const cost = { name: 'cost', words: [{ text: '2 Fire' }], value: 2, printed: 3, parts: { fire: 2 } };
  expect(costNow(face, thing(cost))).toEqual({ cost: { fire: 2 }, price: [{ text: '2 Fire' }], was: 3 });
  const open = { ...face, cost: { fire: 'X' } };
  expect(costNow(open, thing(cost)).cost).toEqual({ fire: 'X' });
});

it('says of which component fewer are needed, or how many of all', () => {
  const needs = { name: 'needs', words: [], printed: 3 };
  const spared = needsNow(face, thing({ ...needs, value: 2, parts: { Flame: 1, Tree: 1 } }));
  expect(spared.any).toBeUndefined();
  expect(spared.words.map(({ amount, was }) => [amount, was])).toEqual([
    [1, 2],
    [undefined, undefined],
  ]);
  const free = needsNow(face, thing({ ...needs, value: 2, parts: { Flame: 2, Tree: 1 } }));
  expect(free.any).toEqual({ value: 2, was: 3 });
  const one = { ...face, needs: [{ word: 'Flame', name: 'Flame', amount: 3 }] };
  const alone = needsNow(one, thing({ ...needs, value: 2, parts: { Flame: 3 } }));
  expect(alone).toEqual({ words: [{ word: 'Flame', name: 'Flame', amount: 2, was: 3 }] });
});
