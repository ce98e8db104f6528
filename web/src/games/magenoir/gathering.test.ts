import { expect, it } from 'vitest';
import { satAt } from '../../testing/moment';
import { placesOf } from '../../table/things';
import { added, fallsOf, gathered, paidBy, paidNow } from './gathering';

const sat = () => {
  const { table } = satAt('magenoir-gather.en');
  table.sit();
  return table;
};

it('says where the Mana still to come falls, and which one is next', () => {
  const table = sat();
  expect(added(table)).toEqual(['fire', 'fire']);
  expect(fallsOf(table, 'ether.right')).toEqual([{ nth: 3, next: true, element: 'fire' }]);
  expect(fallsOf(table, 'ether.left')).toEqual([]);
});

it('marks what was added to each pile this turn', () => {
  const table = sat();
  expect(gathered(table, 'ether.left')).toEqual({ fire: 1 });
  expect(gathered(table, 'ether.right')).toEqual({ fire: 1 });
});

it('counts what a pile would pay for beyond the reserve', () => {
  const scene = sat().scene!;
  const [left] = placesOf(scene, 'ether');
  expect(paidBy(scene, left).length).toBeGreaterThanOrEqual(paidNow(scene).length);
  const poor = {
    ...scene,
    places: scene.places.map((place) => (place.kind === 'reserve' ? { ...place, facts: [] } : place)),
  };
  const rich = {
    ...left,
    facts: [{ name: 'mana', words: [], parts: { air: 9, fire: 9, water: 9, vegetal: 9, mineral: 9, arcane: 9 } }],
  };
  expect(paidNow(poor).length).toBeLessThan(paidBy(poor, rich).length);
});

it('counts nothing that only a Mage Noir may play', () => {
  const scene = sat().scene!;
  const barred = { verb: 'prepare', short: [], words: [], rule: 'R:becoming-a-mage-noir' };
  const poor = { ...scene, things: scene.things.map((thing) => ({ ...thing, why_not: [barred] })) };
  const [left] = placesOf(scene, 'ether');
  expect(paidBy(scene, left).length).toBeGreaterThan(0);
  expect(paidBy(poor, left)).toEqual([]);
});
