import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { satAt } from '../testing/moment';
import { speech } from '../words/words.svelte';
import TableView from './TableView.svelte';

vi.mock('../games/ended', () => ({ endedOf: () => Promise.reject(new Error('of another version')) }));

it('tells the end as of every game where a game’s own way of telling it is not to be had', async () => {
  speech.lang = 'en';
  const { table } = satAt('anima-over.en');
  render(TableView, { props: { table } });
  expect(await screen.findByText('How it ended')).toBeTruthy();
});
