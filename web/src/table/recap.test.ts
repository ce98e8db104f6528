import { expect, it } from 'vitest';
import type { Judgement, Scene, Step } from '../transport/protocol';
import { blows, courses, marks, ownLosses, reached, stairs, ticks, turnings } from './recap';

const player = { seat: 0, name: 'You', handle: 'player.0', facts: [{ name: 'hp', words: [], value: 12 }] };
const scene = { players: [player] } as unknown as Scene;
const step = (kind: string, change = 0, card = ''): Step => ({
  number: 1,
  kind,
  words: [],
  ...(change ? { change: { 'player.0': change } } : {}),
  ...(card ? { cause: { words: [], card } } : {}),
});
const steps = [
  step('TurnBegan'),
  step('DamageInflicted', -3, 'eagle'),
  step('TurnBegan'),
  step('DamageInflicted', -7, 'arrow'),
  step('HealthGained', 2, 'seed'),
];

it('works the course of a game out from how it stands at the end', () => {
  expect(courses(scene, steps)[0].values).toEqual([20, 17, 12]);
});

it('sums up what each card took, the most first', () => {
  expect(blows(steps, player)).toEqual([
    { card: 'arrow', amount: 7 },
    { card: 'eagle', amount: 3 },
  ]);
});

it('draws steps, not slopes', () => {
  expect(stairs([20, 10], 20, 100, 50)).toBe('M0 0.0H100.0V25.0');
});

it('finds what turned a game: the greatest changes and the last one, in their order', () => {
  const many = [
    ...steps,
    step('TurnBegan'),
    ...[1, 1, 4, 1, 1].map((amount, at) => ({ ...step('DamageInflicted', -amount, `card ${at}`), number: 10 + at })),
  ];
  const found = turnings(scene, many);
  expect(found.map((one) => one.change['player.0'])).toEqual([-3, -7, -4, -1]);
  expect(found.at(-1)).toMatchObject({ number: 14, turn: 3, card: 'card 4' });
});

it('marks where somebody became what turns a game', () => {
  const game = { ...scene, game: 'magenoir' } as Scene;
  expect(marks(game, [...steps, step('BecameMageNoir')])).toEqual([{ at: 2, words: [] }]);
  expect(marks(scene, [...steps, step('BecameMageNoir')])).toEqual([]);
});

it('tells what somebody lost by cards of their own from what others did', () => {
  const lies = (card: string, owner: number) => ({ handle: card + owner, card, place: `${owner}.discard` });
  const places = [0, 1].map((owner) => ({ id: `${owner}.discard`, kind: 'discard', name: [], owner }));
  const of = (...things: unknown[]) => ({ ...scene, places, things }) as unknown as Scene;
  expect(ownLosses(of(lies('eagle', 0), lies('arrow', 1)), steps, player)).toEqual([{ card: 'eagle', amount: 3 }]);
  expect(ownLosses(of(lies('eagle', 0), lies('eagle', 1)), steps, player), 'nobody can say whose').toEqual([]);
});

it('counts decisions that cost much among what turned a game, and tells the chance around the others', () => {
  const numbered = steps.map((one, at) => ({ ...one, number: at + 1 }));
  const decisions: Judgement[] = [
    { number: 1, turn: 1, seat: 0, chosen: [], chance: 0.5 },
    { number: 3, turn: 2, seat: 0, chosen: [{ text: 'Rest' }], chance: 0.3, best: 0.6, loss: 0.3, turning: true },
  ];
  const found = turnings(scene, numbered, decisions);
  expect(found.map((one) => [one.number, one.chance])).toEqual([
    [2, { before: 0.5, after: 0.3 }],
    [3, { before: 0.6, after: 0.3 }],
    [4, { before: 0.3, after: null }],
    [5, { before: 0.3, after: null }],
  ]);
  expect(found[1]).toMatchObject({ turn: 2, at: 1, words: [{ text: 'Rest' }] });
});

it('tells of a decision what was done, and only where the story is silent what was chosen', () => {
  const flame = { text: 'Flame', card: 'flame' };
  const done = { ...step('SpellActivated'), number: 3, words: [{ text: 'You activated ' }, flame] };
  const judged = (number: number): Judgement => ({
    number,
    turn: 1,
    seat: 0,
    chosen: [{ text: 'Activate ' }, flame],
    best: 0.6,
    loss: 0.3,
    turning: true,
  });
  const found = turnings(scene, [done], [judged(3), judged(8)]);
  expect(found.map(({ words, offered }) => [words[0].text, offered])).toEqual([
    ['You activated ', false],
    ['Activate ', true],
  ]);
});

it('tells what each player completed and in which turn, in the order it came, whatever made it happen', () => {
  const game = { ...scene, game: 'anima', seat: 0 } as Scene;
  const [you, other] = [player, { ...player, seat: 1 }];
  const completed = (card: string, seat?: number): Step => ({
    ...step('MissionCompleted'),
    words: [seat === undefined ? { text: 'You complete ' } : { text: 'Greedy', seat }, { text: card, card }],
    cause: { words: [], seat: 1 },
  });
  const told = [
    step('TurnBegan'),
    completed('toll', 1),
    step('TurnBegan'),
    step('TurnBegan'),
    completed('vigil'),
    completed('maws', 1),
  ];
  expect(reached(game, told, other)).toEqual([
    { card: 'toll', turn: 1 },
    { card: 'maws', turn: 3 },
  ]);
  expect(reached(game, told, you)).toEqual([{ card: 'vigil', turn: 3 }]);
  expect(reached({ ...game, game: 'magenoir' } as Scene, told, you), 'nothing is counted there').toEqual([]);
});

it('names each fifth turn and the last, none of them over another', () => {
  expect(ticks(23)).toEqual([5, 10, 15, 20, 23]);
  expect(ticks(21)).toEqual([5, 10, 15, 21]);
  expect(ticks(20)).toEqual([5, 10, 15, 20]);
  expect(ticks(3)).toEqual([3]);
});
