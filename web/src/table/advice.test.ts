import { expect, it } from 'vitest';
import type { Ask, Scene } from '../transport/protocol';
import { adviceLines } from './advice';

const scene = {
  players: [
    { seat: 0, handle: 'player.0' },
    { seat: 1, handle: 'player.1' },
  ],
  things: [
    { handle: '3', kind: 'card', place: '0.hand', card: 'flame' },
    { handle: '4', kind: 'card', place: '0.hand', card: 'fire-ball' },
  ],
} as unknown as Scene;
const ask = { choices: [{ form: 'prepare flame', things: ['3'] }, { form: 'end turn' }] } as unknown as Ask;

it('leads from what is advised to the card and the player its sentence names', () => {
  const why = [{ text: 'then for ' }, { text: 'Fire ball', card: 'fire-ball' }, { text: 'bob', seat: 1 }];
  expect(adviceLines(scene, ask, 'prepare flame', why)).toEqual([
    { start: '3', end: '4' },
    { start: '3', end: 'player.1' },
  ]);
});

it('leads nowhere from what is no thing, nor to itself or what lies out of sight', () => {
  expect(adviceLines(scene, ask, 'end turn', [{ text: 'bob', seat: 1 }])).toEqual([]);
  expect(adviceLines(scene, ask, 'prepare flame', [{ text: 'Flame', card: 'flame' }])).toEqual([]);
  expect(adviceLines(scene, ask, 'prepare flame', [{ text: 'Typhoon', card: 'typhoon' }])).toEqual([]);
  expect(adviceLines(scene, ask, '', [{ text: 'bob', seat: 1 }])).toEqual([]);
});
