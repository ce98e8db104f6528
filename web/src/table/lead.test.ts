import { expect, it } from 'vitest';
import type { Scene, Step } from '../transport/protocol';
import { howFar, leadOf, placeIn, turnsIn } from './lead';

const player = (seat: number, hp: number) => ({
  seat,
  handle: `p${seat}`,
  name: `P${seat}`,
  facts: [{ name: 'hp', words: [], value: hp }],
});
const scene = { seat: 1, players: [player(0, 12), player(1, 20)] } as unknown as Scene;
const step = (number: number, change: Record<string, number> = {}, kind = 'Damage') =>
  ({ number, kind, words: [], change }) as unknown as Step;
const steps = [
  step(1, {}, 'TurnBegan'),
  step(3, { p1: -2 }),
  step(5, {}, 'TurnBegan'),
  step(5, { p0: -8 }),
  step(6, { p1: 2 }),
];

it('knows what each had at every moment, seen from the seat that looks', () => {
  const lead = leadOf(scene, steps, [0, 1, 3, 5, 6])!;
  expect(lead.own.seat).toBe(1);
  expect(lead.had.map(({ own, other }) => own - other)).toEqual([0, 0, -2, 6, 8]);
});

it('has none where players have no such number, or are more than two', () => {
  expect(leadOf({ ...scene, players: [...scene.players, player(2, 20)] } as unknown as Scene, steps, [0])).toBeNull();
  expect(
    leadOf({ ...scene, players: [{ ...player(0, 1), facts: [] }, player(1, 1)] } as unknown as Scene, steps, [0]),
  ).toBeNull();
});

it('says how far somebody is ahead', () => {
  expect([0, -1, 2, -3, 5, 6].map(howFar)).toEqual(['even', 'touch', 'touch', 'some', 'some', 'far']);
});

it('finds moments and turns among those gone through', () => {
  expect(turnsIn(steps, [0, 1, 3, 5, 6])).toEqual([
    { turn: 1, at: 1 },
    { turn: 2, at: 3 },
  ]);
  expect([0, 2, 3, 99].map((number) => placeIn([0, 1, 3, 5, 6], number))).toEqual([0, 1, 2, 4]);
});
