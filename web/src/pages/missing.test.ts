import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { speech } from '../words/words.svelte';
import Top from './Top.svelte';
import { missing } from './missing.svelte';

beforeEach(() => speech.choose('en'));

it('says no longer that a part is missing on the next page', () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(missing.parts).toBe(true);
  window.dispatchEvent(new Event('hashchange'));
  expect(missing.parts).toBe(false);
});

it('gives whoever closes the menu by Esc its button back, and is named as it reads', async () => {
  const { container } = render(Top);
  const opener = container.querySelector<HTMLElement>('.menu-button')!;
  await fireEvent.click(opener);
  container.querySelector<HTMLElement>('.pages a')!.focus();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
  expect(screen.getByText('Grimoire').getAttribute('aria-label')).toBeNull();
});
