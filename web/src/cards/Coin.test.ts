import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Coin from './Coin.svelte';
import { MARKS } from './marks';
import { ELEMENTS } from './pictures';

it('says which Mana it is to those who cannot see it', () => {
  render(Coin, { element: 'fire', name: 'Feu' });
  expect(screen.getByRole('img', { name: 'Feu' })).toBeTruthy();
});

it('is silent where the words stand beside it', () => {
  render(Coin, { element: 'fire' });
  expect(screen.queryByRole('img')).toBeNull();
});

it('has a mark of its own for each element', () => {
  expect(new Set(ELEMENTS.map((element) => MARKS[element].d)).size).toBe(ELEMENTS.length);
});
