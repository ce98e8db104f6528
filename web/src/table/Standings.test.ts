import { render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Step } from '../transport/protocol';
import { speech } from '../words/words.svelte';
import Standings from './Standings.svelte';
import { TABLE } from './table.svelte';

afterEach(() => (speech.lang = 'en'));

const text = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const turn: Step = { number: 1, kind: 'TurnBegan', words: [] };
const completed = (seat: number, card: string): Step => ({
  number: 1,
  kind: 'MissionCompleted',
  words: [...(seat ? [{ text: 'Somebody', seat }] : []), { text: card, card }],
});
/** Eager (2) completed two Missions, Greedy (1) one and then the last, the nearest player (0) none. */
const STORY = [
  turn,
  completed(2, 'toll-of-names'),
  ...[turn, turn, turn, turn],
  completed(1, 'twin-maws'),
  completed(2, 'vigil-of-the-unburied'),
  ...[turn, turn, turn, turn, turn],
  completed(1, 'eye-that-will-not-close'),
];

function shown(name: string, steps = STORY) {
  speech.lang = name.endsWith('fr') ? 'fr' : 'en';
  const { table } = satAt(name);
  table.sit();
  table.told = { steps, digests: [] };
  const { container } = render(Standings, { props: {}, context: new Map([[TABLE, table]]) });
  return [...container.querySelectorAll('section')];
}

it('puts who won first, then who came further, each with numbers and what they completed, and when', () => {
  const rows = shown('anima-over.en');
  expect(rows.map((row) => text(row.querySelector('h3')))).toEqual(['Greedy', 'Eager', 'You']);
  expect(rows.map((row) => row.classList.contains('won'))).toEqual([true, false, false]);
  expect(text(rows[0].querySelector('small'))).toMatch(/^Combat 15 · Speed 10 · in Throat of the Abyss/);
  const done = [...rows[0].querySelectorAll('li')].map(text);
  expect(done).toEqual([
    expect.stringMatching(/^1.*turn 5$/),
    expect.stringMatching(/^2The Eye That Will Not Close turn 10$/),
  ]);
  expect(text(rows[2].querySelector('ol'))).toBe('no Mission completed');
});

it('marks each of them along the turns, at its turn and with the number it has beside it', () => {
  const [greedy, eager, you] = shown('anima-over.en');
  const marks = (row: Element) =>
    [...row.querySelectorAll<HTMLElement>('.track i')].map((mark) => [text(mark), mark.style.left]);
  expect(marks(greedy)).toEqual([
    ['1', '50%'],
    ['2', '100%'],
  ]);
  expect(marks(eager)).toEqual([
    ['1', '10%'],
    ['2', '50%'],
  ]);
  expect(marks(you)).toEqual([]);
});

it('says it in French', () => {
  const rows = shown('anima-over.fr');
  expect(text(rows[0])).toContain("L'Œil qui ne se ferme plus");
  expect(text(rows[2])).toContain('aucune Mission accomplie');
});
