import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { ShippedDeck } from '../transport/protocol';
import { house } from './house.svelte';
import { inSeries } from './opening';
import Sided from './Sided.svelte';

vi.mock('./decks/SideDeck.svelte', () => ({ default: () => {} })); // the server has not answered yet

const deck = (id: string) => ({ id, text: `${id}\n`, title: id }) as unknown as ShippedDeck;
const one = { decks: ['fire', 'water'] };

it('forgets a side deck when another deck is chosen, before anything of the new one is known', async () => {
  house.shipped = [deck('fire'), deck('water')];
  let sided = 'fire with its side deck';
  const props = { game: 'one', decks: [], chosen: 'fire', format: '', onchange: (text: string) => (sided = text) };
  const { rerender } = render(Sided, props);
  expect(sided, 'made before the series was given up').toBe('');
  sided = 'fire with its side deck';
  await rerender({ ...props, chosen: 'water' });
  expect(sided).toBe('');
});

it('sits down with a side deck in a series only, and without any deck where a game has none', () => {
  expect(inSeries(one, ['fire', 'water'], 3, 'fire with its side deck')).toEqual(['fire with its side deck', 'water']);
  expect(inSeries(one, ['fire', 'water'], 1, 'fire with its side deck')).toEqual(['fire', 'water']);
  expect(inSeries(one, ['fire'], 3, '')).toEqual(['fire']);
  expect(inSeries({ decks: [] }, ['fire'], 3, 'fire with its side deck')).toEqual([]);
});
