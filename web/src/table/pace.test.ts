import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asksTwice, givesAway, onlyGivesAway } from '../games/habits';
import { moment } from '../testing/moment';
import type { Given, Step } from '../transport/protocol';
import { NOTHING_AROUND, type Around } from '../transport/transport';
import { Recorded } from '../transport/recorded';
import { BEATS, beatsOf, goesOn } from './pace';
import { preferences } from './preferences.svelte';
import { Table } from './table.svelte';

const { given } = moment('anima-movement.en');
const step = (kind: string, who: number, more: Partial<Step> = {}): Step =>
  ({ number: 0, kind, words: [{ text: kind }], who, ...more }) as Step;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.setPace('usual');
});
afterEach(() => {
  vi.useRealTimers();
  preferences.setPace('usual');
});

/** What is given after this, with these steps; whoever is asked. */
const then = (after: number, asked: number, ...steps: Step[]): Given => ({
  scene: { ...given.scene, number: given.scene.number + after },
  ask: { ...given.ask, number: given.ask.number + after, asked },
  story: { since: given.scene.number + after - 1, steps },
});

function watched() {
  const transport = new Recorded([given]);
  const table = new Table(transport);
  table.sit();
  const hear = (one: Given, around: Partial<Around> = {}) =>
    transport.news({ kind: 'given', given: one, around: { ...NOTHING_AROUND, ...around } });
  return { table, hear, number: () => table.scene!.number - given.scene.number };
}

it('counts a beat for an action of somebody else, two for a scene, whoever is in it, and none for what is one’s own', () => {
  const count = (...steps: Step[]) => beatsOf('anima', 0, steps);
  expect(count(step('PartyArrived', 1))).toBe(1);
  expect(count(step('PartyArrived', 0))).toBe(0);
  expect(count(step('CharacterDied', 0))).toBe(2);
  expect(count(step('PartyArrived', 1, { quiet: true }), step('PartyArrived', 1, { depth: 1 }))).toBe(0);
  expect(count(step('TurnBegan', -1))).toBe(0);
  expect(count(...[1, 2, 3, 4, 5, 6].map((who) => step('PartyArrived', who)))).toBe(4);
});

it('gives time to read the cards that an exploration turned up for nothing', () => {
  const gone = step('EncounterTooHigh', -1);
  expect(beatsOf('anima', 0, [step('Explored', 0), gone])).toBe(4);
  expect(beatsOf('anima', 0, [step('Explored', 0), gone, gone])).toBe(8);
});

it('does what one clicks at once where the question asks for nothing else than to give away', () => {
  const choices = [{ form: 'return abel', words: [], verb: [] }];
  const ask = { ...given.ask, id: 'return-advantage', choices };
  expect(asksTwice('anima', ask, 'return abel')).toBe(false);
  const other = { form: 'leave', words: [], verb: [] };
  expect(asksTwice('anima', { ...ask, choices: [...choices, other] }, 'return abel')).toBe(true);
});

it('shows what others do one after the other, and goes on by itself', () => {
  const { table, hear, number } = watched();
  hear(then(1, 1, step('PartyArrived', 1)));
  hear(then(2, 2, step('PartyArrived', 1)));
  hear(then(3, 0, step('PartyArrived', 2)));
  expect([number(), table.mine]).toEqual([1, false]);
  vi.advanceTimersByTime(BEATS.usual);
  expect([number(), table.mine]).toEqual([2, false]);
  vi.advanceTimersByTime(BEATS.usual);
  expect([number(), table.mine]).toEqual([3, false]);
  expect(table.showing.steps).toHaveLength(1);
  vi.advanceTimersByTime(BEATS.usual);
  expect([table.showing.steps, table.mine]).toEqual([[], true]);
});

it('goes on at once where somebody wants it, and loses nothing', () => {
  const { table, hear, number } = watched();
  for (const at of [1, 2, 3]) hear(then(at, at === 3 ? 0 : 1, step('PartyArrived', 1)));
  table.showing.hurry();
  expect([number(), table.mine, table.showing.behind]).toEqual([3, true, false]);
  expect(table.told.steps.filter((one) => one.kind === 'PartyArrived' && one.words.length === 1)).toHaveLength(3);
});

it('waits for nothing at once, before a question that runs on time, and after what was taken back', () => {
  const { hear, number } = watched();
  hear(then(1, 1, step('PartyArrived', 1)));
  hear(then(2, 0, step('PartyArrived', 1)), { countdown: { ends: 1 } as never });
  expect(number()).toBe(2);
  expect(goesOn(given.scene.number + 5, then(1, 0))).toBe(false);
  preferences.setPace('at-once');
  hear(then(3, 1, step('PartyArrived', 1)));
  hear(then(4, 0, step('PartyArrived', 1)));
  expect(number()).toBe(4);
});

it('asks for a second gesture before a card is given away for good', () => {
  const transport = new Recorded([{ ...given, ask: { ...given.ask, id: 'reset' } }]);
  const table = new Table(transport);
  table.sit();
  const discard = { form: 'discard abel', words: [], verb: [] };
  table.act([discard], { x: 1, y: 1 });

  expect(transport.sent).toEqual([]);
  expect(table.menu?.choices).toEqual([discard]);
  table.act([{ ...discard, form: 'leave' }], { x: 1, y: 1 });
  expect(transport.sent).toEqual([`${given.ask.number} leave`]);
});

it('asks for it also where one card of several must be given away, and lets those glow all the same', () => {
  const give = (id: string, form: string) => {
    const ask = { ...given.ask, id, choices: [{ form, words: [], verb: [] }] };
    return [givesAway('anima', ask, form), onlyGivesAway('anima', ask, [form])];
  };
  expect(give('return-advantage', 'return abel')).toEqual([true, false]);
  expect(give('discard', 'discard abel')).toEqual([true, false]);
  expect(give('who-dies', 'choose samurai')).toEqual([false, false]);
});
