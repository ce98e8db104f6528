import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { speech } from '../../words/words.svelte';
import Correcting from './Correcting.svelte';
import type { Evening } from './evening.svelte';
import type { Round, Table } from './shown';
import TypedResult from './TypedResult.svelte';

const table: Table = {
  table: 1,
  first: { player: 1, name: 'Isaure', words: '' },
  second: { player: 2, name: 'Corvin', words: '' },
  state: 'stands',
  words: '',
  games: { first: 2, second: 0, drawn: 0 },
  winner: 1,
  reports: [],
};
const round = { number: 1, stage: 'cut', title: '', best_of: 3, tables: [table] } as unknown as Round;
const previewed: unknown[] = [];
const evening = {
  page: { number: 7 },
  preview: async (act: unknown) => {
    previewed.push(act);
    return { number: 7, lines: ['Corvin: 0 points become 3'], otherwise: [], struck: [] };
  },
} as unknown as Evening;

beforeEach(() => {
  speech.choose('en');
  previewed.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

async function type(text: string): Promise<void> {
  const box = screen.getByRole('textbox');
  await fireEvent.input(box, { target: { value: text } });
  await fireEvent.submit(box.closest('form')!);
}

it('says which of the numbers cannot be', async () => {
  render(TypedResult, { evening, round, oncorrect: () => {} });
  for (const [text, said] of [
    ['9 2 0', 'There is no table 9 in this round; the last is 1.'],
    ['1 3 1', '3 to 1 cannot be: best of 3, so whoever has 2 has won.'],
    ['1 1 1', '1 to 1 has no winner, and one of them must go on.'],
    ['1 2', 'This is no result: type table, games, games, as in 12 2 1.'],
  ]) {
    await type(text);
    expect(screen.getByRole('status').textContent?.trim()).toBe(said);
  }
});

it('hands on what was typed for a table that stands', async () => {
  const oncorrect = vi.fn();
  render(TypedResult, { evening, round, oncorrect });
  await type('1 1 2');
  expect(oncorrect).toHaveBeenCalledWith({ table, games: { first: 1, second: 2, drawn: 0 } });
});

it('has the keys at once for whoever came by the tab of the desk, and takes them from nobody else', async () => {
  const nav = document.body.appendChild(document.createElement('nav'));
  nav.innerHTML = '<a href="#/contest/c/desk">Desk</a>';
  const link = nav.querySelector('a')!;
  link.focus();
  render(TypedResult, { evening, round, oncorrect: () => {} }).unmount();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  const shown = render(TypedResult, { evening, round, oncorrect: () => {} });
  expect(document.activeElement).toBe(other);
  shown.unmount();
  link.focus();
  render(TypedResult, { evening, round, oncorrect: () => {} });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'A result: table, games, games' }));
  nav.remove();
  other.remove();
});

it('begins a correction with what was typed, and is left from its first panel and by Escape', async () => {
  const ondone = vi.fn();
  const props = { evening, round, table, running: true, ondone };
  const shown = render(Correcting, props);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(ondone).toHaveBeenCalledTimes(2);
  expect(previewed).toEqual([]);
  shown.unmount();
  render(Correcting, { ...props, typed: { first: 1, second: 2, drawn: 0 } });
  expect(await screen.findByText('Corvin: 0 points become 3')).toBeTruthy();
  expect(previewed[0]).toEqual({ type: 'correctResult', round: 1, table: 1, first: 1, second: 2, drawn: 0 });
  expect(screen.getByRole('button', { name: 'Isaure 1, Corvin 2' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Keep 1 to 2' })).toBeTruthy();
});
