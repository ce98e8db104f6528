import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PersonPage } from '../../transport/protocol';
import PersonActions from './PersonActions.svelte';

const asked = vi.hoisted(() => ({ block: vi.fn(), follow: vi.fn() }));
vi.mock('../../transport/meeting', () => asked);
const PAGE = { name: 'Roland', account: true, is_followed: false, is_blocked: false } as PersonPage;
const shown = (page: PersonPage = PAGE) => render(PersonActions, { page, onchange: async () => {} });
beforeEach(() => vi.clearAllMocks());

it('says at its buttons why something could not be done', async () => {
  asked.follow.mockRejectedValueOnce(new Error('Too many at once'));
  const { container } = shown();
  await fireEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many at once');
  expect(container.querySelector('.acts + .problem')).not.toBe(null);
});

it('names whom one blocks, and keeps the focus there when that button is gone', async () => {
  const { container } = shown();
  await fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  const sure = screen.getByRole('button', { name: 'Block Roland' });
  sure.focus();
  await fireEvent.click(sure);
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('.acts')));
  expect(asked.block).toHaveBeenCalledWith('Roland', true);
});

it('offers to follow accounts alone', () => {
  shown({ ...PAGE, account: false });
  expect(screen.queryByRole('button', { name: 'Follow' })).toBe(null);
});
