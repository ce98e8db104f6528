import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { TABLE } from '../../table/table.svelte';
import { satAt } from '../../testing/moment';
import type { Contest, Step } from '../../transport/protocol';
import type { Lane } from './crisis';
import CrisisLane from './CrisisLane.svelte';

const step = (kind: string): Step => ({ number: 1, kind, words: [{ text: `told: ${kind}` }] });
const given = (more: Partial<Lane>): HTMLElement => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const lane: Lane = { seat: 0, fate: 'tries', place: 1, trials: [], ended: null, ...more };
  const props = { scene: table.scene!, lane, stages: [] };
  return render(CrisisLane, { props, context: new Map([[TABLE, table]]) }).container;
};
const waits = (root: HTMLElement, text: string): boolean =>
  [...root.querySelectorAll('.rests')].some((one) => one.textContent.includes(text));

it('tells how a Speed Check ended, what fell and who is destroyed once the die lies', () => {
  const trial = { contest: null, step: step('CheckFailed'), passed: false, face: 2, between: [step('CharacterDied')] };
  const root = given({ fate: 'destroyed', trials: [trial], ended: step('PartyDestroyed') });
  for (const told of ['✗', 'told: CheckFailed', 'told: CharacterDied', 'told: PartyDestroyed'])
    expect(waits(root, told), told).toBe(true);
  expect(root.querySelector('.crack')!.classList.contains('rests')).toBe(true);
  expect(root.querySelector('.lane')!.classList.contains('diced')).toBe(true);
});

it('does not say that others need not try before the dice lie that decided it', () => {
  const { table } = satAt('anima-movement.en');
  table.sit();
  const lane: Lane = { seat: 0, fate: 'spared', place: 0, trials: [], ended: null };
  const stages = [{ words: [], trial: true }];
  const props = { scene: table.scene!, lane, stages };
  const { container } = render(CrisisLane, { props, context: new Map([[TABLE, table]]) });
  expect(container.querySelector('.waits')!.classList.contains('rests')).toBe(true);
});

it('waits for no die where none is thrown', () => {
  const unworthy = given({ fate: 'unworthy', place: 0, ended: step('PartyDestroyed') });
  expect(unworthy.querySelector('.crack')!.classList.contains('rests')).toBe(false);
  expect(unworthy.querySelector('.lane')!.classList.contains('diced')).toBe(false);
  const check = { contest: null, step: step('CheckPassed'), passed: true, face: 0, between: [] };
  expect(waits(given({ trials: [check] }), 'told: CheckPassed')).toBe(false);
});

it('lets what a throw came to wait anew when its dice fall', () => {
  const contest = { about: [], margin: [], sides: [0, 1].map((seat) => ({ name: [], rows: [], strength: 9, seat })) };
  const lane = (settled: Contest): Partial<Lane> => ({
    trials: [{ contest: settled, step: null, passed: null, face: 0, between: [] }],
  });
  const { table } = satAt('anima-movement.en');
  table.sit();
  const base: Lane = { seat: 0, fate: 'tries', place: 1, trials: [], ended: null };
  const props = { scene: table.scene!, lane: { ...base, ...lane(contest) }, stages: [] };
  const { container, rerender } = render(CrisisLane, { props, context: new Map([[TABLE, table]]) });
  const before = container.querySelector('small.rests');
  const sides = contest.sides.map((side) => ({ ...side, dice: [4], kept: 0, total: 13 }));
  return rerender({ ...props, lane: { ...base, ...lane({ ...contest, sides }) } }).then(() =>
    expect(container.querySelector('small.rests')).not.toBe(before),
  );
});
