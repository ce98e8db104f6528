import { expect, it } from 'vitest';
import type { Choice, Foreseen, Player } from '../transport/protocol';
import { moved, resultsOf, together } from './order';

it('puts one thing elsewhere and keeps the others in their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

it('tells what comes of each effect at its place: what one has is what the one before has left', () => {
  const player = (seat: number, hp: number) =>
    ({ seat, handle: `p${seat}`, name: '', facts: [{ name: 'hp', words: [], value: hp }] }) as unknown as Player;
  const link = (card: string) => ({ form: `order ${card}`, words: [{ text: card, card }] }) as unknown as Choice;
  const players = [player(0, 12), player(1, 4)];
  const ahead: Foreseen[] = [
    { card: 'sun', change: { p0: -1 } },
    { card: 'sun', change: { p1: -1 } },
    { card: 'tree', change: { p1: -2 } },
  ];
  const told = (links: string[]) =>
    resultsOf(links.map(link), players, ahead).map((each) =>
      each.map(({ player: { seat }, from, to }) => `${seat}: ${from} ${to}`),
    );
  expect(told(['sun', 'tree', 'fox'])).toEqual([['0: 12 11', '1: 4 3'], ['1: 3 1'], []]);
  expect(told(['tree', 'sun'])).toEqual([['1: 4 2'], ['0: 12 11', '1: 2 1']]);
  expect(told(['tree', 'fox']), 'what it set off is its own').toEqual([['0: 12 11', '1: 4 1'], []]);
  expect(told(['sun', 'sun'])[1], 'of two alike it is said once').toEqual([]);
  expect(together(players, ahead).map(({ from, to }) => [from, to])).toEqual([
    [12, 11],
    [4, 1],
  ]);
  expect(together(players, [])).toEqual([]);
});
