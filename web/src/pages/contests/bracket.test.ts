import { expect, it } from 'vitest';
import type { RoundPage, TableLine } from '../../transport/protocol';
import { bracketOf } from './bracket';

const table = (number: number, first: number, second: number, games: number[]): TableLine => ({
  table: number,
  first,
  second,
  first_points: 0,
  second_points: 0,
  games,
  state: games.length ? 'stands' : 'missing',
  how: '',
  words: '',
  reports: {},
});
const round = (words: string, slots: number[], tables: TableLine[], byes: number[] = []): RoundPage => ({
  number: 1,
  stage: 'cut',
  words,
  best_of: 3,
  tables,
  byes,
  bye_words: '',
  slots,
  missing: 0,
  minutes: 0,
  paired_at: 0,
  started_at: 0,
  ends_at: 0,
});
const coming = (left: number): string => `best ${left}`;

it('keeps who stands above whom, and leaves places of rounds to come empty', () => {
  const semis = round('Semi-finals', [3, 9, 7, 5], [table(1, 3, 9, [2, 0]), table(2, 5, 7, [])]);
  const [first, final] = bracketOf([semis], coming);
  expect(
    first.pairs.map((pair) => pair.map((seat) => `${seat.player}${seat.won ? '+' : seat.lost ? '-' : ''}`)),
  ).toEqual([
    ['3+', '9-'],
    ['7', '5'],
  ]);
  expect(first.pairs[0].map((seat) => seat.games)).toEqual(['2', '0']);
  expect(final).toMatchObject({ title: 'best 2', pairs: [[{ player: 0 }, { player: 0 }]] });
});

it('shows who goes on without playing, and ends with the final', () => {
  const first = round('Semi-finals', [1, 0, 3, 2], [table(1, 2, 3, [2, 1])], [1]);
  const last = round('Final', [1, 2], [table(1, 1, 2, [0, 2])]);
  const shown = bracketOf([first, last], coming);
  expect(shown.map(({ title }) => title)).toEqual(['Semi-finals', 'Final']);
  expect(shown[0].pairs[0]).toMatchObject([{ player: 1, won: true }, { player: 0 }]);
  expect(shown[1].pairs[0]).toMatchObject([
    { player: 1, lost: true },
    { player: 2, won: true },
  ]);
});
