import { expect, it } from 'vitest';
import type { ContestPage, PlayerLine, RoundPage } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { mayEnter, mayReturn, shownRound, wayOf } from './shown';

const player = (number: number, name: string, entered = 0): PlayerLine => ({
  number,
  name,
  active: true,
  points: 0,
  entered,
  has_list: false,
  here: false,
});
const players = [player(1, 'Isaure'), player(2, 'Corvin'), player(3, 'Guest 12', 1), player(4, 'Edda')];
const round: RoundPage = {
  number: 2,
  stage: 'swiss',
  words: 'Round 2',
  best_of: 3,
  tables: [
    {
      table: 1,
      first: 3,
      second: 1,
      first_points: 0,
      second_points: 1,
      games: [1, 2, 0],
      state: 'stands',
      how: 'desk',
      words: 'typed at the desk',
      reports: { '1': [2, 1, 0] },
    },
  ],
  byes: [2],
  bye_words: 'bye, 3 points',
  slots: [],
  missing: 0,
  minutes: 45,
  paired_at: 0,
  started_at: 0,
  ends_at: 0,
};

it('says who sits where by name, who came late, and who won', () => {
  speech.choose('en');
  const shown = shownRound(round, players, 3);
  expect(shown.tables[0]).toMatchObject({
    first: { name: 'Guest 12', words: '0 points, came late' },
    second: { name: 'Isaure', words: '1 point' },
    winner: 1,
    reports: [{ name: 'Isaure', games: { first: 2, second: 1, drawn: 0 } }],
  });
  expect(shown.byes).toEqual([{ player: 2, name: 'Corvin', words: '3 points, counts for no opponent' }]);
});

const page = (rounds: number, planned: number, cut: number, system = 'swiss', state = 'running'): ContestPage =>
  ({
    players,
    rounds,
    planned,
    state,
    round: rounds ? { ...round, number: rounds, words: `now ${rounds}` } : null,
    settings: { system, cut },
  }) as ContestPage;
const said = (way: ReturnType<typeof wayOf>): string => way.map((step) => `${step.title}/${step.state}`).join(' ');

it('shows the rounds that are over, the one that is played, and those to come', () => {
  expect(said(wayOf(page(0, 3, 4, 'swiss', 'open')))).toBe('Round 1/coming Round 2/coming Round 3/coming Top 4/coming');
  expect(said(wayOf(page(2, 3, 0)))).toBe('Round 1/done Round 2/now Round 3/coming');
  expect(said(wayOf(page(4, 3, 4)))).toBe('Round 1/done Round 2/done Round 3/done now 4/now Final/coming');
  expect(said(wayOf(page(5, 3, 4, 'swiss', 'over')))).toBe(
    'Round 1/done Round 2/done Round 3/done Semi-finals/done now 5/done',
  );
  expect(said(wayOf(page(1, 0, 0, 'elimination')))).toBe('now 1/now Final/coming');
});

it('offers coming in late only as long as the server lets somebody in', () => {
  const at = (rounds: number, stage: string, system = 'swiss', late = 0, state = 'running'): ContestPage =>
    ({
      rounds,
      planned: 4,
      state,
      round: rounds ? { stage } : null,
      settings: { system, late },
    }) as ContestPage;
  expect([0, 1, 2].map((rounds) => mayEnter(at(rounds, 'swiss')))).toEqual([true, true, false]);
  expect(mayEnter(at(2, 'swiss', 'swiss', 3))).toBe(true);
  expect(mayEnter(at(1, 'cut'))).toBe(false);
  expect(mayEnter(at(1, 'robin', 'robin'))).toBe(false);
  expect(mayReturn(at(2, 'swiss'))).toBe(true);
  expect(mayReturn(at(1, 'cut', 'elimination'))).toBe(false);
  expect(mayReturn(at(2, 'swiss', 'swiss', 0, 'over'))).toBe(false);
});
