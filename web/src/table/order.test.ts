import { expect, it } from 'vitest';
import type { Choice, Foreseen, Player, Scene } from '../transport/protocol';
import { fatesOf, moved, resultsOf, together } from './order';

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

it('tells what leaves play and what comes into it, and nothing of what moves beside it', () => {
  const link = (card: string) => ({ form: `order ${card}`, words: [{ text: card, card }] }) as unknown as Choice;
  const place = (kind: string) => ({ id: `0.${kind}`, kind, name: [] });
  const hp = { name: 'hp', words: [], value: 1 };
  const scene = {
    game: 'magenoir',
    places: ['permanents', 'animals', 'discard', 'exile', 'channeled', 'hand'].map(place),
    things: [
      { handle: 'a', card: 'tree', facts: [hp] },
      { handle: 'b', card: 'fox' },
      { handle: 'c', card: 'mental-flame' },
    ],
  } as unknown as Scene;
  const move = (card: string, was: string, origin: string, destination: string): Foreseen => ({
    card,
    change: {},
    moves: [{ was, now: was, origin: `0.${origin}`, destination: `0.${destination}` }],
  });
  const ahead = [
    move('tree', 'a', 'permanents', 'discard'),
    move('tree', 'c', 'channeled', 'discard'),
    move('fox', 'b', 'exile', 'animals'),
    move('fox', 'b', 'discard', 'hand'),
    move('fox', 'nobody-knows', 'permanents', 'discard'),
  ];
  const told = (game: string) =>
    fatesOf([link('tree'), link('fox')], { ...scene, game }, ahead).map((each) =>
      each.map(({ thing, way, own }) => [thing.card, way, own]),
    );
  expect(told('magenoir')).toEqual([
    [
      ['tree', 'fall', true],
      ['mental-flame', 'discard', false],
    ],
    [['fox', 'back', true]],
  ]);
  expect(told('a game that says nothing of its places')).toEqual([[], []]);
});
