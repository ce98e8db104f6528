import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { layoutOf } from '../games/layout';
import { satAt } from '../testing/moment';
import TableView from './TableView.svelte';

it('offers the moment as a file, with what somebody says of it', async () => {
  await layoutOf('magenoir');
  const { table } = satAt('magenoir-main.en');
  table.links = { replay: '', record: '', report: '/api/matches/m/seats/0/report' };
  render(TableView, { table });
  await fireEvent.click(await screen.findByRole('button', { name: /This seems wrong/ }));
  await fireEvent.input(screen.getByRole('textbox', { name: /What seems wrong/ }), { target: { value: 'two & two' } });
  const link = screen.getByRole('link', { name: 'Save the moment as a file' });
  expect(link.getAttribute('href')).toBe('/api/matches/m/seats/0/report?lang=en&about=two%20%26%20two');
  expect(link.hasAttribute('download')).toBe(true);
}, 60_000);
