import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Judgement } from '../transport/protocol';
import Onward from './Onward.svelte';
import type { Turning } from './recap';
import { TABLE } from './table.svelte';

const turning = (number: number, turn: number, loss?: number): Turning => ({
  number,
  turn,
  at: turn,
  words: [],
  card: '',
  change: {},
  chance: null,
  ...(loss ? { judged: { number, turn, seat: 0, chosen: [], loss } as Judgement } : {}),
});

function shown(turned: Turning[], { seat = 0, replay = '#/replay/x/0', closed = false } = {}) {
  const { table } = satAt('magenoir-over.en');
  table.sit();
  table.given = { ...table.given!, scene: { ...table.given!.scene, seat } };
  table.links = { replay, record: '/record', closed };
  render(Onward, { props: { turned }, context: new Map([[TABLE, table]]) });
  return table;
}
const href = (name: RegExp): string | null | undefined => screen.queryByRole('link', { name })?.getAttribute('href');

it('leads to where it can be played on from: the decision that cost most, else what turned it first', () => {
  shown([turning(10, 3), turning(20, 7, 0.1), turning(30, 9, 0.4)]);
  expect(href(/^Play on from turn 9/)).toBe('#/replay/x/0/30');
});

it('leads to the first that turned it where no decision cost anything', () => {
  shown([turning(10, 3), turning(20, 7)]);
  expect(href(/^Play on from turn 3/)).toBe('#/replay/x/0/10');
});

it('gives the record, and to who sat there the last moment where something may seem wrong', () => {
  const table = shown([]);
  expect(href(/^Save the record/)).toBe('/record');
  expect(href(/^This seems wrong/)).toBe(`#/replay/x/0/${table.told.steps.at(-1)!.number}`);
  expect(href(/^Play on/), 'nothing turned it').toBeUndefined();
});

it('offers nothing to report to who only looked on', () => {
  shown([turning(10, 3)], { seat: -1 });
  expect(href(/^This seems wrong/)).toBeUndefined();
  expect(href(/^Play on from turn 3/)).toBe('#/replay/x/0/10');
});

it('offers nothing of a table that is not kept', () => {
  shown([turning(10, 3)], { replay: '' });
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('says why there is nothing to look at while closed lists are played with again', () => {
  shown([turning(10, 3)], { replay: '', closed: true });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText(/once nobody plays on with these closed lists/)).toBeTruthy();
});
