import { expect, it } from 'vitest';
import type { Contest, Player, Scene, Step } from '../../transport/protocol';
import { apart, fatesOf, lines, turnOf, wonHow } from './fates';

const player = (seat: number, combat = 7): Player => ({
  seat,
  name: `P${seat}`,
  handle: `player.${seat}`,
  facts: [
    { name: 'combat', words: [], value: combat },
    { name: 'order', words: [], value: seat },
  ],
});
const FINAL = 'splinter-choir';
const scene = (more: Partial<Scene> = {}): Scene =>
  ({
    game: 'anima',
    seat: 0,
    over: true,
    winner: 1,
    players: [player(0), player(1), player(2)],
    things: [{ handle: 'c1', kind: 'card', place: 'final', card: FINAL }],
    ...more,
  }) as unknown as Scene;
const step = (kind: string, more: Partial<Step> = {}): Step => ({ number: 1, kind, words: [], ...more });
const crisis = step('CrisisBegan');
const destroyed = (who: number) => step('PartyDestroyed', { who });
const tries = (who: number) => step('MissionAttempted', { who });
const fought = { about: [], sides: [{ seat: 1, total: 22 }, { total: 21 }], settled: true } as unknown as Contest;
const won = step('GameWon', { who: 1 });

it('tells how it was won: in the Crisis after a fight or without one, by the Final Mission, or neither', () => {
  const dice = step('CombatCounted', { contest: fought });
  expect(wonHow(scene(), [crisis, tries(1), dice, won])).toMatchObject({ how: 'fought', card: FINAL, contest: fought });
  expect(wonHow(scene(), [dice, crisis, destroyed(0), destroyed(2), won])).toMatchObject({ how: 'alone' });
  const final = step('MissionCompleted', { who: 1, words: [{ text: 'it', card: FINAL }] });
  expect(wonHow(scene(), [tries(1), dice, final, won])).toMatchObject({ how: 'mission', contest: fought });
  expect(wonHow(scene(), [won]).how).toBe('other');
  expect(wonHow(scene({ winner: -1 }), [crisis, destroyed(0)])).toMatchObject({ how: 'lost', card: FINAL });
  expect(wonHow(scene({ winner: -1 }), [won]).how).toBe('other');
});

it('tells no dice of an earlier Combat where the Final Mission was done without a fight', () => {
  const dice = step('CombatCounted', { contest: fought });
  const final = step('MissionCompleted', { who: 1, words: [{ text: 'it', card: FINAL }] });
  const check = step('CheckPassed', { who: 1 });
  expect(wonHow(scene(), [tries(1), dice, tries(0), tries(1), check, final, won])).toEqual({
    how: 'mission',
    card: FINAL,
    contest: null,
  });
  expect(wonHow(scene(), [dice, final, won]).contest, 'no attempt was told').toBeNull();
});

it('keeps names apart, and none falls out of the picture where all lines end at its foot', () => {
  const at = (...tops: number[]) => tops.map((top, of) => ({ of, top }));
  expect(apart(at(5, 100), 19, 270)).toEqual(at(5, 100));
  expect(apart(at(255, 255, 5, 255, 255), 19, 270).map(({ of, top }) => [of, top])).toEqual([
    [2, 5],
    [0, 213],
    [1, 232],
    [3, 251],
    [4, 270],
  ]);
  expect(apart(at(100, 100), 19, 270), 'near to their own').toEqual(at(100, 119));
});

it('puts who won first, and tells who was destroyed at once, who fell and who had no more need to try', () => {
  const four = scene({ players: [player(0), player(1), player(2), player(3)] });
  const told = [crisis, destroyed(3), tries(0), destroyed(0), tries(1), won];
  expect(fatesOf(four, told)).toEqual([
    { seat: 1, end: 'won' },
    { seat: 0, end: 'fell' },
    { seat: 2, end: 'late' },
    { seat: 3, end: 'unworthy' },
  ]);
  expect(fatesOf(scene(), [won]).map((one) => one.end)).toEqual(['won', 'stood', 'stood']);
});

it('draws the Combat of each Party from the beginnings of the turns, and ends with how it stands', () => {
  const turn = (...scores: number[]) => step('TurnBegan', { scores });
  const told = [turn(3, 4, 5), step('Explored'), turn(6, 4, 5)];
  expect(lines(scene(), told)[0]).toEqual({ seat: 0, values: [3, 6, 7] });
  expect(lines(scene(), [step('TurnBegan')]), 'nothing is made up').toEqual([]);
  expect(turnOf([...told, step('FinalMissionRevealed')], 'FinalMissionRevealed')).toBe(2);
  expect(turnOf(told, 'CrisisBegan')).toBeNull();
});
