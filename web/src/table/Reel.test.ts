import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { layoutOf } from '../games/layout';
import { satAt } from '../testing/moment';
import type { Analysis, Judgement } from '../transport/protocol';
import { gone } from './story';
import TableView from './TableView.svelte';

beforeAll(async () => void (await layoutOf('magenoir')), 60_000);
afterEach(() => vi.restoreAllMocks());

const judged = (number: number, chance: number, more: Partial<Judgement> = {}): Judgement => ({
  number,
  turn: 19,
  seat: 0,
  chosen: [{ text: 'End turn' }],
  chance,
  ...more,
});

async function reel(state: Analysis['state'], decisions: Judgement[] = [], all = 9) {
  const { table, transport } = satAt('magenoir-over.en');
  const analysis = { state, before: 0, done: all && 3, all, reckoned: true, decisions };
  table.links = { replay: '', record: '', analysis: () => Promise.resolve(analysis) };
  table.replay = { open: false, views: [], link: () => '' };
  const { container } = render(TableView, { table });
  await expect.poll(() => container.querySelector(`[data-reckoned=${state}]`)).toBeTruthy();
  const slider = container.querySelector<HTMLInputElement>('.graph input')!;
  const look = async (at: number) => {
    const number = gone(table.told)[at];
    table.look(number);
    table.hear({ kind: 'moment', number, scene: table.given!.scene, story: { since: number, steps: [] } });
    await expect.poll(() => Number(slider.value)).toBe(at);
  };
  const text = (of: string) => (container.querySelector(of)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return { table, transport, container, slider, look, text };
}

it('shows who is ahead in Health Points until the chance is reckoned, and says so', async () => {
  const { text, look } = await reel('running');
  await look(4);
  expect(text('.graph .words')).toMatch(/^\d+ to \d+/);
  expect(text('.graph .about')).toContain('being reckoned: 3 of 9 decisions');
});

it('says in few words on a phone how far it is, and the whole sentence to those who listen', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const { container } = await reel('running');
  const [whole, short, ...more] = container.querySelectorAll('.graph .about');
  expect([whole.classList.contains('vh'), whole.textContent]).toEqual([
    true,
    expect.stringContaining('3 of 9 decisions'),
  ]);
  expect([short.getAttribute('aria-hidden'), short.textContent]).toEqual(['true', 'reckoned: 3 of 9']);
  expect(more).toEqual([]);
  const begun = await reel('running', [], 0);
  expect(begun.text('.graph .about[aria-hidden]'), 'not yet counted').toBe('being reckoned');
  const ready = await reel('ready', [judged(200, 0.49)]);
  expect(ready.container.querySelector('.graph .about[aria-hidden]'), 'nothing more to come').toBeNull();
});

it('shows the chance to win in a number and in words', async () => {
  const { text, look, table } = await reel('ready', [judged(200, 0.49), judged(216, 0.83)]);
  const all = gone(table.told);
  await look(all.findLastIndex((number) => number < 216));
  expect(text('.graph .words')).toBe('49 % even, a touch behind');
  await look(all.findIndex((number) => number >= 216));
  expect(text('.graph .words')).toBe('83 % far ahead');
  await look(all.length - 1);
  expect(text('.graph .words'), 'how it ended').toBe('100 % far ahead');
});

it('has slider, graph and turning points on one scale, and goes where they are clicked', async () => {
  const { container, slider, table, transport } = await reel('ready', [judged(200, 0.49)]);
  const all = gone(table.told);
  expect(Number(slider.max)).toBe(all.length - 1);
  const buttons = [...container.querySelectorAll<HTMLElement>('.graph .turning')];
  expect(buttons).toHaveLength(table.recap!.turnings.length);
  const left = Number.parseFloat(slider.style.left) + Number.parseFloat(slider.style.getPropertyValue('--thumb')) / 2;
  const wide = Number.parseFloat(slider.style.width) - Number.parseFloat(slider.style.getPropertyValue('--thumb'));
  const turning = table.recap!.turnings[0];
  const place = all.findLastIndex((number) => number <= turning.number);
  expect(Number.parseFloat(buttons[0].style.left) + 12).toBeCloseTo(left + (wide * place) / (all.length - 1), 3);
  await fireEvent.click(buttons[0]);
  expect(transport.sent.at(-1)).toBe(`look ${all[place]}`);
  await fireEvent.input(slider, { target: { value: '3' } });
  expect(transport.sent.at(-1)).toBe(`look ${all[3]}`);
});

it('tells what was better than the choice that is looked at', async () => {
  const better = [[{ text: 'Activate Fire ball' }]];
  const { text, look, table } = await reel('ready', [judged(216, 0.4, { best: 0.6, better })]);
  await look(gone(table.told).indexOf(216));
  expect(text('.better')).toContain('What the strongest bot would do Activate Fire ball');
  expect(text('.better')).toContain('chance to win 60 became 40 %');
});
