import { expect, it } from 'vitest';
import { neededNow } from '../../table/needed';
import { originsOf } from '../../table/origins';
import { quoted, shortly } from '../../table/shortly';
import type { Table } from '../../table/table.svelte';
import { placeOf } from '../../table/things';
import { satAt } from '../../testing/moment';
import { liesIn } from './lifted';

const PREPARED = 'c2';

/** Magma eruption is being prepared. */
function asked(): Table {
  const { table } = satAt('magenoir-component.en');
  table.sit();
  return table;
}

const places = (table: Table, kind: string) =>
  liesIn(table, table.scene!, placeOf(table.scene!, kind, 0)).map((thing) => thing.handle);

it('keeps a card that is prepared in its place in the hand', () => {
  const table = asked();
  const before = {
    ...table.scene!,
    things: table.scene!.things.map((thing) =>
      thing.handle === PREPARED ? { ...thing, place: '0.hand', index: 2 } : thing,
    ),
  };
  table.origins = originsOf(before, table.scene!, new Map());
  expect(places(table, 'hand').indexOf(PREPARED)).toBe(2);
  expect(places(table, 'prepared')).not.toContain(PREPARED);
});

it('keeps in sight also what came from elsewhere, or before the page was opened', () => {
  const table = asked();
  expect(places(table, 'hand')[0]).toBe(PREPARED);
  table.origins = new Map([[PREPARED, { place: '0.discard', index: 4 }]]);
  expect(places(table, 'hand').at(-1)).toBe(PREPARED);
  table.origins = new Map([[PREPARED, { place: '0.prepared', index: 1 }]]);
  expect(places(table, 'prepared').indexOf(PREPARED)).toBe(1);
  expect(places(table, 'hand')).not.toContain(PREPARED);
});

it('asks for a component in few words, and says which of them it is', () => {
  const table = asked();
  expect(shortly(table)).toContain('Flame');
  expect(shortly(table)).not.toContain('Magma');
  expect(neededNow(table)).toEqual({ card: 'Magma eruption', needed: 2, nth: 1 });
});

it('leaves a quoted text to the card that is read', () => {
  const { table } = satAt('magenoir-choose.en');
  table.sit();
  expect(shortly(table)).toBe('Choose a target.');
  expect(quoted(table)).toMatch(/“.+”$/u);
});
