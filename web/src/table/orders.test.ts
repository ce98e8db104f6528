import { beforeEach, expect, it } from 'vitest';
import type { Ask, Choice } from '../transport/protocol';
import { orders } from './orders.svelte';

const choice = (form: string, card: string): Choice => ({
  form,
  verb: [],
  words: [{ text: card, ...(card ? { card } : {}) }],
});
const ask = (id: string, ...choices: Choice[]): Ask =>
  ({ id, number: 1, asked: 0, question: [], choices }) as unknown as Ask;
const one = choice('order 1', 'seed');
const two = choice('order 2', 'flame');

beforeEach(() => orders.forget());

it('takes an order again for just the cards it was kept for, whatever their forms are then', () => {
  orders.keep('magenoir', [two, one]);
  expect(orders.formsFor('magenoir', ask('order', one, two))).toEqual(['order 2', 'order 1']);
  expect(orders.formsFor('magenoir', ask('order', choice('order 7', 'flame'), choice('order 8', 'seed')))).toEqual([
    'order 7',
    'order 8',
  ]);
  expect(orders.formsFor('magenoir', ask('order', one, two, choice('order 3', 'tide')))).toBeNull();
  expect(orders.formsFor('anima', ask('order', one, two))).toBeNull();
});

it('keeps an order in which a rule has its place', () => {
  const zenith = choice('order zenithcheck', '');
  expect(orders.keeps('magenoir', ask('order', one, zenith))).toBe(true);
  orders.keep('magenoir', [one, zenith]);
  expect(orders.formsFor('magenoir', ask('order', zenith, one))).toEqual(['order 1', 'order zenithcheck']);
});

it('keeps no order of cards nobody could tell apart, nor of a deck', () => {
  expect(orders.keeps('magenoir', ask('order', one, choice('order 2', 'seed')))).toBe(false);
  expect(orders.keeps('magenoir', ask('order', one, choice('order 2', '')))).toBe(false);
  expect(orders.keeps('magenoir', ask('deck-order', one, two))).toBe(false);
});

it('forgets them all', () => {
  orders.keep('magenoir', [one, two]);
  expect(orders.count).toBe(1);
  orders.forget();
  expect(orders.formsFor('magenoir', ask('order', one, two))).toBeNull();
});
