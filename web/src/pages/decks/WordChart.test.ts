import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { DeckWord } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { Building, BUILDING } from './building.svelte';
import WordChart from './WordChart.svelte';

vi.mock('../../transport/desk');

const word = (name: string, asked: number, had: number, perhaps = 0): DeckWord => ({
  word: name.toLowerCase(),
  name,
  asked,
  at_hand: had,
  perhaps,
  asked_by: [],
  had_in: [],
  perhaps_in: [],
  odds: [
    {
      amount: 1,
      opening: 0.7,
      opening_words: '70%',
      first: [0.7, 0.75],
      first_words: ['70%', '75%'],
      second: [0.75, 0.8],
      second_words: ['75%', '80%'],
    },
  ],
  thin: '',
  helping: [],
});

it('says of each word what is asked for, at hand, and at hand under a condition; the chosen one tells its odds', async () => {
  speech.choose('en');
  const held = new Building('g');
  held.study = { words: [word('Seed', 14, 4), word('Tree', 0, 3, 4)], idle: [] } as never;
  held.word = 'seed';
  render(WordChart, { props: { onread: () => undefined }, context: new Map([[BUILDING, held]]) });
  const seed = screen.getByRole('button', { name: 'Seed: asked for 14, at hand 4' });
  const tree = screen.getByRole('button', { name: 'Tree: asked for 0, at hand 3, and 4 under a condition' });
  expect([seed.getAttribute('aria-pressed'), tree.getAttribute('aria-pressed')]).toEqual(['true', 'false']);
  expect(screen.getByText('75%')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'You play second' }));
  expect(screen.getByText('80%')).toBeTruthy();
  await fireEvent.click(tree);
  expect(held.word).toBe('tree');
});
