import { expect, it } from 'vitest';
import type { Contest, Scene, Step } from '../../transport/protocol';
import { lanesOf, numeral, sinceCrisis } from './crisis';

const step = (kind: string, who = -1, more: Partial<Step> = {}): Step =>
  ({ number: 0, kind, words: [{ text: kind }], who, ...more }) as Step;
const contest = (seat: number, total?: number): Contest => ({
  about: [],
  margin: [],
  sides: [
    { name: [], rows: [], strength: 15, seat, ...(total === undefined ? {} : { total, dice: [5], kept: 0 }) },
    { name: [], rows: [], strength: 17, card: 'splinter-choir' },
  ],
});
const scene = (more: Partial<Scene> = {}): Scene =>
  ({
    players: [0, 1, 2, 3].map((seat) => ({ seat, name: `${seat}`, handle: `p${seat}` })),
    over: false,
    ...more,
  }) as Scene;
const ORDER = [1, 0, 2, 3];
const BEGAN = [
  step('PartyDestroyed', 2), // long before
  step('CrisisBegan'),
  step('PartyDestroyed', 3),
  step('MissionAttempted', 1),
  step('CombatCounted', 1, { contest: contest(1, 20) }),
  step('CombatWon', 1),
  step('CharacterIncapacitated', 1),
  step('CombatCounted', 1, { contest: contest(1, 15) }),
  step('CombatLost', 1),
  step('MissionFailed', 1),
  step('PartyDestroyed', 1),
  step('MissionAttempted', 0),
];

it('tells of each Party when it tries, each of its fights, what fell between them, and who never tried', () => {
  expect(sinceCrisis(BEGAN)).toHaveLength(BEGAN.length - 1);
  const lanes = lanesOf(scene({ contest: contest(0) }), BEGAN, ORDER);
  expect(lanes.map((lane) => [lane.seat, lane.fate, lane.place])).toEqual([
    [1, 'destroyed', 1],
    [0, 'tries', 2],
    [2, 'waits', 3],
    [3, 'unworthy', 0],
  ]);
  expect(lanes[0].trials.map((trial) => [trial.passed, trial.between.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(lanes[1].trials.map((trial) => trial.passed)).toEqual([null]);
});

it('tells who won and whom it spared, and of a Speed Check its die', () => {
  const steps = [
    ...BEGAN,
    step('DieRolled', 0, { quiet: true, dice: [{ face: 6, seat: 0 }] }),
    step('CheckFailed', 0),
    step('CombatCounted', 0, { contest: contest(0, 26) }),
    step('CombatWon', 0),
    step('MissionCompleted', 0),
    step('GameWon', 0),
  ];
  const lanes = lanesOf(scene({ over: true }), steps, ORDER);
  expect(lanes.map((lane) => lane.fate)).toEqual(['destroyed', 'won', 'spared', 'unworthy']);
  expect(lanes[1].trials.map((trial) => [trial.passed, trial.face])).toEqual([
    [false, 6],
    [true, 0],
  ]);
  expect(lanes[2].place).toBe(0);
});

it('says nothing before the Crisis, and numbers stages', () => {
  expect(sinceCrisis([step('TurnBegan')])).toEqual([]);
  expect([0, 1, 2].map(numeral)).toEqual(['I', 'II', 'III']);
});
