import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf } from '../games/layout';
import { satAt } from '../testing/moment';
import TableView from './TableView.svelte';

beforeAll(async () => void (await layoutOf('magenoir')), 60_000);

it('names the deck of whoever sits opposite where it is known, and none where lists are closed', async () => {
  const { table } = satAt('magenoir-main.en');
  table.company.decks = ['Burning wrath', 'Surging growth'];
  render(TableView, { table });
  expect(await screen.findByText(/^Surging growth · /)).toBeTruthy();
  expect(screen.getByText('Burning wrath')).toBeTruthy();
  table.company.decks = ['Burning wrath', ''];
  await expect.poll(() => screen.queryByText(/Surging growth/)).toBeNull();
  expect(screen.getByText('Burning wrath')).toBeTruthy();
});

it('says of a guest that they are one, and of nobody whose name says it', async () => {
  const { table } = satAt('magenoir-main.en');
  render(TableView, { table });
  await expect.poll(() => table.scene).toBeTruthy();
  const foe = table.scene!.players[1];
  table.company.sitting = [{ seat: 1, name: foe.name, guest: true }];
  expect(await screen.findByRole('heading', { name: `${foe.name} (guest)` })).toBeTruthy();
  expect(table.company.called(1, 'Guest 2')).toBe('Guest 2');
  table.company.sitting = [{ seat: 1, name: foe.name }];
  await expect.poll(() => screen.queryByRole('heading', { name: foe.name })).toBeTruthy();
});
