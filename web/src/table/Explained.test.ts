import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf } from '../games/layout';
import { satAt } from '../testing/moment';
import { known } from './known.svelte';
import TableView from './TableView.svelte';

beforeAll(async () => void (await layoutOf('anima')), 60_000);

it('says what a question is about until somebody knows it', async () => {
  const { table } = satAt('anima-movement.en');
  render(TableView, { table });
  const help = (await screen.findByText('What is this about?')).closest('.explained');
  expect(help?.textContent).toContain('Your Party goes to one of the Areas');
  await fireEvent.click(screen.getByText('I know that'));
  expect(screen.queryByText('What is this about?')).toBeNull();
  expect(known.has('anima.movement')).toBe(true);
});
