import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { endedOf } from '../games/ended';
import { satAt } from '../testing/moment';
import type { Analysis, Judgement } from '../transport/protocol';
import { speech } from '../words/words.svelte';
import TableView from './TableView.svelte';

beforeAll(async () => void (await endedOf('anima')), 60_000);

const words = (text: string) => [{ text }];
const judged = (number: number, more: Partial<Judgement> = {}): Judgement => ({
  number,
  turn: 19,
  seat: 0,
  chosen: words('End turn'),
  ...more,
});
const found = (decisions: Judgement[], more: Partial<Analysis> = {}): Analysis => ({
  state: 'ready',
  before: 0,
  done: decisions.length,
  all: decisions.length,
  reckoned: true,
  decisions,
  ...more,
});

async function ended(name: string, analysis: Analysis) {
  speech.lang = name.endsWith('fr') ? 'fr' : 'en';
  const { table } = satAt(name);
  const asked: boolean[] = [];
  table.links = {
    replay: '#/replay/x/0',
    record: '/record',
    analysis: (begin) => {
      asked.push(begin);
      return Promise.resolve(analysis);
    },
  };
  const { container } = render(TableView, { table });
  await expect.poll(() => container.querySelector('.end')).toBeTruthy();
  return { asked, end: container.querySelector('.end')!, steps: table.told.steps };
}

const text = (node: Element): string => (node.textContent ?? '').replace(/\s+/g, ' ');

it('tells what turned a game, with the chance before and after and what was better', async () => {
  const mistake = judged(210, {
    chance: 0.44,
    best: 0.58,
    loss: 0.14,
    turning: true,
    better: [words('Activate Fire ball'), words('End turn')],
    missed: 'Missed in that turn: 3 damage.',
  });
  const { asked, end } = await ended(
    'magenoir-over.en',
    found([judged(201, { chance: 0.5 }), mistake, judged(219, { chance: 0.9 })]),
  );
  await expect.poll(() => text(end)).toContain('chance to win 58');
  expect(asked[0], 'it is asked for').toBe(true);
  const told = [...end.querySelectorAll('.tp')].map(text);
  const [point] = told.filter((one) => one.includes('End turn'));
  expect(point).toContain('44 %');
  expect(point).toContain('Chosen: End turn');
  expect(point).toContain('Better would have been: Activate Fire ball');
  expect(point).toContain('3 damage');
  expect(end.querySelector('a[href="#/replay/x/0/210"]')).toBeTruthy();
  expect(told.at(-1), 'nothing is reckoned after the end').toContain('the end');
});

it('says how far it is reckoned, and shows the course of Health Points meanwhile', async () => {
  const { end } = await ended('magenoir-over.en', found([], { state: 'running', done: 12, all: 80 }));
  await expect.poll(() => text(end)).toContain('being reckoned: 12 of 80 decisions');
  expect(end.querySelector('svg[aria-label="The course of it"]')).toBeTruthy();
  expect(text(end)).not.toContain('chance to win 5');
});

it('says in French that it could not be reckoned', async () => {
  const { end } = await ended('anima-over.fr', found([], { state: 'failed', reckoned: false }));
  await expect.poll(() => text(end)).toContain("n'ont pas pu être calculées");
  speech.lang = 'en';
});

it('ends a game of Anima with how it was won and what became of each Party; chances there are none', async () => {
  const decisions = [judged(4), judged(9, { better: [words('Rest')] })];
  const { end } = await ended('anima-over.en', found(decisions, { reckoned: false }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/You have (won|lost)|A draw/);
  await expect
    .poll(() => text(end), { timeout: 20_000 })
    .toContain('with the Final Mission, The Eye That Will Not Close: the last dice made it');
  expect([...end.querySelectorAll('.ended h3')].map(text)).toEqual([
    'Greedy won',
    'Eager still stood',
    'You still stood',
  ]);
  expect(end.querySelectorAll('.ended .mc').length, 'with pictures of who was in it').toBe(12);
  await expect.poll(() => text(end)).toContain('In 1 of your 2 decisions the strongest bot would have done the same');
  expect(text(end)).not.toContain('%');
  expect(text(end), 'there are no decks to change').not.toContain('Other decks');
});
