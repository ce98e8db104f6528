import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import type { Choice } from '../transport/protocol';
import PocketOptions from './PocketOptions.svelte';
import { TABLE } from './table.svelte';

const free = (form: string): Choice => ({ form, words: [{ text: form }], verb: [{ text: form }] }) as Choice;

function shown(change: (choices: Choice[]) => Choice[] = (all) => all) {
  const { table, transport } = satAt('anima-movement.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, choices: change(table.ask!.choices!) } };
  const { container } = render(PocketOptions, { props: {}, context: new Map([[TABLE, table]]) });
  return {
    table,
    transport,
    offered: () => [...container.querySelectorAll('.opts button')].map((one) => one.textContent),
  };
}

it('leaves to the things what they carry, and opens all of it where somebody wants that', async () => {
  const { table, transport, offered } = shown();
  expect(offered(), 'what lies on a pile has a button beside the question').toEqual([]);
  const all = screen.getByRole('button', { name: 'All 8 options' });
  expect(all.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(all);
  expect(offered()).toContain('Go to Karhnothing waits');
  expect(offered(), 'that has a button beside the question').not.toContain('Rest');
  await fireEvent.click(screen.getByRole('button', { name: /^Go to Karh/ }));
  expect(transport.sent).toEqual([`${table.ask!.number} move karh`]);
});

it('shows few at once', () => {
  const { offered } = shown((all) => all.slice(0, 3));
  expect(offered()).toEqual(
    ['Go to Deimos', 'Go to Salt Market', 'Go to Karh'].map((words) => `${words}nothing waits`),
  );
  expect(screen.queryByRole('button', { name: /options$/ })).toBeNull();
});

it('never hides what lies on no thing', () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six'].map(free);
  const { offered } = shown((all) => [...all.slice(0, 3), ...many]);
  expect(offered()).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  expect(screen.getByRole('button', { name: 'All 9 options' })).toBeTruthy();
});

it('says nothing of a question somebody else is asked', async () => {
  const { table, offered } = shown();
  table.given = { ...table.given!, ask: { ...table.ask!, asked: 1 } };
  await tick();
  expect(offered()).toEqual([]);
});
