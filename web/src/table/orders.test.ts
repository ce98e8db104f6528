import { beforeEach, expect, it, vi } from 'vitest';
import type { Stops } from '../transport/protocol';
import { always, bring, forget, order, orders, pay } from './orders.svelte';
import { preferences } from './preferences.svelte';
import type { Table } from './table.svelte';

const tableWith = (stops: Stops) => {
  const done = vi.fn();
  return { done, table: { company: { stops }, scene: { game: 'magenoir' }, do: done } as unknown as Table };
};

beforeEach(() => {
  orders.keep('magenoir', []);
  preferences.setAutoPay(true);
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
