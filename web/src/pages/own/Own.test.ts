import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as desk from '../../transport/desk';
import type { PrintedCard, OwnCards } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { house } from '../house.svelte';
import Own from './Own.svelte';

vi.mock('../../transport/desk');
vi.mock('../../transport/api');

const face = (name: string): PrintedCard => ({
  id: 'ember',
  english: 'Ember',
  name: [{ text: name }],
  kind: 'spell',
  line: [{ text: 'spell' }],
  text: [[{ text: `${name} burns.` }]],
});
const cards = (version: string, name: string): OwnCards => ({
  version,
  game: 'g',
  files: ['my-cards.yaml'],
  cards: [
    {
      id: 'ember',
      faces: { en: face(name), fr: face('Braise') },
      remarks: [{ where: 'my-cards.yaml:4', line: 4, words: 'It is cheap.' }],
      written: ['damage(2, any)'],
    },
  ],
  mistakes: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  speech.choose('en');
  vi.spyOn(house, 'open').mockResolvedValue();
  vi.mocked(desk.ownCards).mockReset().mockResolvedValue(cards('1', 'Ember'));
  vi.mocked(desk.ownState).mockReset().mockResolvedValue({ on: true, version: '1', game: 'g' });
});
afterEach(() => vi.useRealTimers());

it('shows a card in both languages with its remarks, again when the file was saved, and tries it', async () => {
  render(Own);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByText('Ember burns.')).toBeTruthy();
  expect(screen.getByText('Braise burns.')).toBeTruthy();
  expect(screen.getByText('line 4').parentElement?.textContent).toContain('It is cheap.');
  vi.mocked(desk.ownState).mockResolvedValue({ on: true, version: '2', game: 'g' });
  vi.mocked(desk.ownCards).mockResolvedValue({ ...cards('2', 'Cinder'), mistakes: ['other.yaml:3: wrong'] });
  await vi.advanceTimersByTimeAsync(1100);
  expect(screen.getByText('Cinder burns.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('other.yaml:3');
  await fireEvent.click(screen.getByRole('button', { name: 'Try it in a duel' }));
  expect(vi.mocked(desk.tryCard).mock.calls[0][0]).toBe('ember');
});

it('says how to begin where no file is watched', async () => {
  vi.mocked(desk.ownCards).mockRejectedValue(new Error('no'));
  vi.mocked(desk.ownState).mockResolvedValue({ on: false, version: '', game: '' });
  render(Own);
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByText(/grimoire serve --cards/)).toBeTruthy();
});
