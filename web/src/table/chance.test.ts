import { expect, it } from 'vitest';
import type { Judgement } from '../transport/protocol';
import { chanceAround, chancesAt, ended, howLikely } from './chance';

const judged = (number: number, chance?: number): Judgement => ({
  number,
  turn: 1,
  seat: 0,
  chosen: [],
  ...(chance === undefined ? {} : { chance }),
});
const decisions = [judged(3, 0.52), judged(5, 0.61), judged(6), judged(9, 0.4)];

it('keeps the chance from one decision to the next, and ends with how it ended', () => {
  expect(chancesAt(decisions, [0, 3, 4, 5, 7, 9, 12], 1)).toEqual([0.52, 0.52, 0.52, 0.61, 0.61, 0.4, 1]);
  expect(chancesAt(decisions, [0, 12], null)).toEqual([0.52, 0.4]);
});

it('tells what became of the chance by a moment', () => {
  expect(chanceAround(decisions, 4)).toEqual({ before: 0.52, after: 0.61 });
  expect(chanceAround(decisions, 9)).toEqual({ before: 0.61, after: 0.4 });
  expect(chanceAround(decisions, 12)).toEqual({ before: 0.4, after: null });
  expect(chanceAround(decisions, 2), 'nothing was reckoned before').toBeNull();
});

it('says how far from even a chance is', () => {
  expect([0.5, 0.49, 0.53, 0.4, 0.7, 0.9].map(howLikely)).toEqual(['even', 'close', 'close', 'touch', 'some', 'far']);
  expect([ended(0, 0), ended(1, 0), ended(-1, 0), ended(undefined, 0)]).toEqual([1, 0, 0.5, null]);
});
