import { beforeEach, expect, it, vi } from 'vitest';
import type { Stops } from '../transport/protocol';
import { always, bring, forget, order, orders, pay } from './orders.svelte';
import { preferences } from './preferences.svelte';
import type { Table } from './table.svelte';

const tableWith = (stops: Stops) => {
  const done = vi.fn();
  const found = { company: { stops }, scene: { game: 'magenoir' }, connection: { open: true }, do: done };
  return { done, table: found as unknown as Table };
};

beforeEach(() => {
  orders.keep('magenoir', []);
  preferences.setAutoPay(true);
});

it('forgets an order for good: nothing of it is there when the page is loaded anew', async () => {
  const { table } = tableWith({ orders: [['seed', 'flame']] });
  forget(table);
  vi.resetModules();
  expect((await import('./orders.svelte')).orders.of('magenoir')).toEqual([]);
});

it('adds a second wish to the first before the table has answered', () => {
  const { table, done } = tableWith({});
  order(table, { by_hand: true });
  order(table, { where: 'shown' });
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ by_hand: true, where: 'shown' }));
});

it('wishes nothing while the line is cut', () => {
  const { table, done } = tableWith({});
  table.connection = { open: false };
  order(table, { by_hand: true });
  expect(done).not.toHaveBeenCalled();
  expect(table.company.stops).toEqual({});
});

it('says to the table what is wanted, and leaves the rest as it is', () => {
  const { table, done } = tableWith({ where: 'able', by_hand: true, orders: [['a', 'b']] });
  order(table, { pays: true });
  expect(done).toHaveBeenCalledWith({
    type: 'stops',
    where: 'able',
    resting: false,
    by_hand: true,
    pays: true,
    orders: [['a', 'b']],
  });
});

it('brings what is wanted at every table to a match, once it is not there', () => {
  const { table, done } = tableWith({});
  orders.keep('magenoir', [['seed', 'flame']]);
  bring(table, 'magenoir', {});
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ pays: true, orders: [['seed', 'flame']] }));
  bring(table, 'magenoir', { pays: true, orders: [['seed', 'flame']] });
  bring(table, 'anima', { pays: true });
  expect(done).toHaveBeenCalledTimes(1);
});

it('keeps an order for just these cards, the latest one, and forgets them all', () => {
  const { table, done } = tableWith({
    orders: [
      ['flame', 'seed'],
      ['tide', 'seed'],
    ],
  });
  always(table, ['seed', 'flame']);
  expect(done).toHaveBeenLastCalledWith(
    expect.objectContaining({
      orders: [
        ['tide', 'seed'],
        ['seed', 'flame'],
      ],
    }),
  );
  expect(orders.of('magenoir')).toHaveLength(2);
  forget(table);
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ orders: [] }));
  expect(orders.of('magenoir')).toEqual([]);
});

it('remembers at every table whether it is paid as suggested', () => {
  const { table, done } = tableWith({ pays: true });
  pay(table, false);
  expect(preferences.autoPay).toBe(false);
  expect(done).toHaveBeenLastCalledWith(expect.objectContaining({ pays: false }));
});
