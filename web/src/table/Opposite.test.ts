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
