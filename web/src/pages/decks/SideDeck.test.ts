import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import * as api from '../../transport/api';
import * as desk from '../../transport/desk';
import { speech } from '../../words/words.svelte';
import SideDeck from './SideDeck.svelte';

vi.mock('../../transport/api');
vi.mock('../../transport/desk');

const card = (id: string, name: string) => ({
  id,
  game: 'magenoir',
  kind: 'spell',
  name: [{ text: name }],
  type: [{ text: 'Spell' }],
  words: [],
  text: [],
});
const study = { cards: [], side: [], words: [], verdicts: [], fewer: {}, copies: 2 };

it('keeps the focus at a card that is counted, and at the search where its row goes', async () => {
  speech.choose('en');
  vi.mocked(api.faces).mockResolvedValue({ ember: card('ember', 'Ember') } as unknown as api.Faces);
  vi.mocked(desk.filters).mockResolvedValue([]);
  vi.mocked(desk.study).mockResolvedValue(study as unknown as Awaited<ReturnType<typeof desk.study>>);
  render(SideDeck, { game: 'magenoir', text: '', name: 'Mine', format: 'casual', onchange: vi.fn() });
  const field: HTMLInputElement = screen.getByRole('searchbox');
  await fireEvent.input(field, { target: { value: 'ember' } });
  const press = async (name: string) => {
    const button: HTMLButtonElement = await screen.findByRole('button', { name });
    button.focus();
    await fireEvent.click(button);
    return button;
  };
  const more = await press('One Ember more');
  expect(document.activeElement, 'its row stays where it was found').toBe(more);
  await press('One Ember more');
  expect(more.disabled).toBe(true);
  const less = screen.getByRole('button', { name: 'One Ember less' });
  await expect.poll(() => document.activeElement).toBe(less);
  await fireEvent.input(field, { target: { value: '' } });
  await press('One Ember less');
  await press('One Ember less');
  expect(screen.queryByRole('button', { name: 'One Ember less' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(field);
});
