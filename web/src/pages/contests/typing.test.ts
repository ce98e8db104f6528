import { expect, it } from 'vitest';
import type { Round } from './shown';
import { canBe, same, turned, typedResult, usualResults, whyNone } from './typing';

const seat = (player: number) => ({ player, name: `P${player}`, words: '' });
const table = (number: number) => ({
  table: number,
  first: seat(2 * number - 1),
  second: seat(2 * number),
  state: 'missing' as const,
  words: '',
  games: null,
  winner: 0,
  reports: [],
});
const round: Round = {
  number: 1,
  stage: 'swiss',
  title: 'Round 1',
  best_of: 3,
  tables: [table(1), table(12)],
  byes: [],
  missing: 2,
  disputed: [],
};

it('reads a result as soon as it is one, however the numbers are kept apart', () => {
  expect(typedResult('12 2 1', round)).toMatchObject({
    table: { table: 12 },
    games: { first: 2, second: 1, drawn: 0 },
  });
  expect(typedResult(' 1: 1-1 1 ', round)?.games).toEqual({ first: 1, second: 1, drawn: 1 });
  for (const unfinished of ['', '12', '12 2', '12 2 x', '3 2 0', '1 3 0', '1 2 2', '1 2 1 0 0'])
    expect(typedResult(unfinished, round)).toBeNull();
  expect(typedResult('1 2 0', null)).toBeNull();
});

it('knows how a series can end, and that a cut needs a winner', () => {
  const said = (best_of: number, stage: Round['stage']) =>
    usualResults({ best_of, stage }).map(({ first, second, drawn }) => `${first}${second}${drawn || ''}`);
  expect(said(3, 'swiss')).toEqual(['20', '21', '11', '12', '02']);
  expect(said(3, 'cut')).toEqual(['20', '21', '12', '02']);
  expect(said(1, 'swiss')).toEqual(['10', '001', '01']);
  expect(said(5, 'robin')).toEqual(['30', '31', '32', '22', '23', '13', '03']);
  expect(canBe({ first: 1, second: 1, drawn: 0 }, { best_of: 3, stage: 'cut' })).toBe(false);
});

it('says what is wrong with what is no result: the table, the wins, nobody ahead, or the numbers', () => {
  const cut = { ...round, stage: 'cut' };
  expect(whyNone('9 2 0', round)).toEqual({ what: 'no-table', facts: { table: 9, most: 12 } });
  expect(whyNone('1 3 1', round)).toEqual({
    what: 'too-many',
    facts: { first: 3, second: 1, best: 3, needed: 2 },
  });
  expect(whyNone('12 2 2', cut).what).toBe('too-many');
  expect(whyNone('12 1 1', cut)).toEqual({ what: 'level', facts: { first: 1, second: 1 } });
  for (const none of ['12', '12 two 1', '12 2 1 99']) expect(whyNone(none, round).what).toBe('not');
});

it('turns a result to the other side', () => {
  expect(turned({ first: 2, second: 1, drawn: 0 })).toEqual({ first: 1, second: 2, drawn: 0 });
  expect(same({ first: 1, second: 1, drawn: 0 }, { first: 1, second: 1, drawn: 1 })).toBe(false);
  expect(same({ first: 1, second: 1, drawn: 0 }, { first: 1, second: 1, drawn: 0 })).toBe(true);
  expect(same(null, { first: 1, second: 1, drawn: 0 })).toBe(false);
});
