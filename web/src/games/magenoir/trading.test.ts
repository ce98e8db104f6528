import { describe, expect, it } from 'vitest';
import { placesOf } from '../../table/things';
import { satAt } from '../../testing/moment';
import { apart } from './apart';
import { afterDeal, brings, costs, dealOf, fateOf, givingForms, offeredBy } from './trading';

const sat = (...names: [string, ...string[]]) => {
  const { table, transport } = satAt(...names);
  table.sit();
  return { table, transport, scene: table.scene! };
};

/** The same table, with a trade suggested. */
const advised = (...names: [string, ...string[]]) => {
  const found = sat(...names);
  const { table } = found;
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: ['take air right', 'give fire', 'give fire'] } };
  return found;
};

const inHand = (scene: NonNullable<ReturnType<typeof sat>['scene']>, card: string): string =>
  scene.things.find((thing) => thing.card === card && thing.place === '0.hand')!.handle;

describe('a trade', () => {
  it('is shown as it is suggested until something else is chosen', () => {
    const { table } = advised('magenoir-trade-for.en');
    expect(dealOf(table)).toMatchObject({ take: 'air', taken: false, give: ['fire', 'fire'], given: 0, price: 2 });
  });

  it('is suggested only where it helps: none that pays for nothing more, or takes a card away', () => {
    const { table, scene } = sat('magenoir-trade-for.en');
    expect(table.ask!.suggested ?? []).toEqual([]);
    const deal = dealOf(table)!;
    expect(deal).toMatchObject({ taken: false, give: [], price: 2, pile: '' });
    expect(deal.take).toBeUndefined();
    expect(costs(table, scene, deal)).toEqual([]);
  });

  it('keeps what was chosen while the rest is asked', () => {
    const { table } = sat('magenoir-trade-for.en', 'magenoir-trade-give.en');
    table.choose('take air right');
    expect(dealOf(table)).toMatchObject({ take: 'air', taken: true, given: 0, pile: 'ether.right' });
    table.choose('give fire');
    expect(dealOf(table)).toMatchObject({ given: 1 });
  });

  it('knows what is taken where nothing else could be, so that it was not asked', () => {
    const { table, scene } = sat('magenoir-trade-give.en');
    expect(dealOf(table)!.take).toBeUndefined(); // of that pile several could have been
    const places = scene.places.map((place) =>
      place.kind === 'ether'
        ? { ...place, facts: [{ ...place.facts![0], parts: place.id === 'ether.left' ? { water: 2 } : {} }] }
        : place,
    );
    table.given = { ...table.given!, scene: { ...scene, places } };
    expect(dealOf(table)).toMatchObject({ take: 'water', taken: true, pile: 'ether.left' });
  });

  it('asks what is given also of who has payments made', () => {
    const { transport } = sat('magenoir-trade-give.en');
    expect(transport.sent).toEqual([]);
  });

  it('says of each card of the hand what it changes', () => {
    const { table, scene } = sat('magenoir-trade-for.en');
    const deal = { ...dealOf(table)!, take: 'air' as const, give: ['fire' as const, 'fire' as const] };
    expect(afterDeal(scene, deal)).toMatchObject({ air: 1, fire: 2 });
    expect(fateOf(scene, deal, inHand(scene, 'magma-eruption'))).toBe('lost');
    expect(fateOf(scene, deal, inHand(scene, 'flame'))).toBe('stays');
    expect(fateOf(scene, deal, inHand(scene, 'fire-ball'))).toBe('then');
    expect(fateOf(scene, deal, inHand(scene, 'tree-in-flames'))).toBe('never');
  });

  it('says what it would cost, and gives for what is suggested where nothing is taken yet', () => {
    const { table, scene } = advised('magenoir-trade-for.en', 'magenoir-trade-give.en');
    const deal = { ...dealOf(table)!, take: 'air' as const, give: ['fire' as const, 'fire' as const] };
    expect(costs(table, scene, deal).map((face) => face.id)).toEqual(['magma-eruption']);
    expect(costs(table, scene, { ...deal, give: [] })).toEqual([]);
    expect(givingForms(table, 'fire')).toEqual([table.ask!.suggested![0], 'give fire']);
    table.choose('take air right');
    expect(givingForms(table, 'fire')).toEqual(['give fire']);
    expect(givingForms(table, 'air')).toEqual([]);
  });

  it('says of each element that can be taken which cards it would pay for', () => {
    const { table, scene } = sat('magenoir-trade-for.en');
    const [left, right] = placesOf(scene, 'ether');
    expect(offeredBy(table, left)).toEqual([]);
    expect(offeredBy(table, right).map((one) => one.element)).toEqual(['air', 'water', 'vegetal', 'arcane']);
    const named = (element: 'air' | 'water') => brings(table, scene, element, 2).map((face) => face.id);
    expect(named('air')).toEqual(['flame-projectile', 'fire-ball']);
    expect(named('water')).toEqual([]);
  });

  it('calls piles by what tells them apart, in either language', () => {
    const names = (name: string) => {
      const { scene } = sat(name);
      return placesOf(scene, 'ether').map((place) => apart(scene, place));
    };
    expect(names('magenoir-trade-for.en')).toEqual(['left', 'right']);
    expect(names('magenoir-trade-for.fr')).toEqual(['gauche', 'droite']);
  });
});
