import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import * as account from '../../transport/account';
import type { HolidayPage, PushPage } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import CalledHere from './CalledHere.svelte';
import Holidays from './Holidays.svelte';
import KeptOfYou from './KeptOfYou.svelte';

vi.mock('../../transport/account');

beforeEach(() => {
  vi.resetAllMocks();
  speech.choose('en');
});

const browser = (id: string, called: string) => ({ id, browser: called, made: 0, endpoint: id });
const PUSH = {
  key: 'AAAA',
  quiet: [],
  browsers: [browser('a', 'Firefox'), browser('b', 'Chrome')],
} as unknown as PushPage;

it('asks whether all of oneself is to be deleted, with the focus at the question and back', async () => {
  render(KeptOfYou, { become: vi.fn() });
  const opener = screen.getByRole('button', { name: 'Delete me' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  opener.focus();
  await fireEvent.click(opener);
  const question = screen.getByRole('group');
  expect(document.activeElement).toBe(question);
  expect(screen.getByRole('button', { name: 'Delete me', expanded: true })).toBe(opener);
  await fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('names the browser that is to be called no longer', async () => {
  vi.mocked(account.pushes).mockResolvedValue(PUSH);
  render(CalledHere);
  expect(await screen.findByRole('button', { name: 'No longer: Firefox' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'No longer: Chrome' })).toBeTruthy();
});

it('leaves a box as it was where the server refuses it', async () => {
  vi.mocked(account.pushes).mockResolvedValue(PUSH);
  vi.mocked(account.beQuiet).mockRejectedValue(new Error('Too often.'));
  render(CalledHere);
  const box: HTMLInputElement = await screen.findByLabelText('My time goes by');
  await fireEvent.click(box);
  await expect.poll(() => box.checked).toBe(true);
  vi.mocked(account.beQuiet).mockResolvedValue({ ...PUSH, quiet: ['soon'] } as PushPage);
  await fireEvent.click(box);
  await expect.poll(() => box.checked).toBe(false);
});

it('offers no more days away than are left', async () => {
  const left = (days: number): HolidayPage => ({ most: 30, left: days, holidays: [] }) as unknown as HolidayPage;
  vi.mocked(account.holidays).mockResolvedValue(left(5));
  vi.mocked(account.goAway).mockResolvedValueOnce(left(3)).mockResolvedValueOnce(left(0));
  render(Holidays);
  const days: HTMLInputElement = await screen.findByLabelText('Days');
  expect([days.max, days.value]).toEqual(['5', '5']);
  const go: HTMLButtonElement = screen.getByRole('button', { name: 'Be away' });
  await fireEvent.submit(go.form!);
  await expect.poll(() => [days.max, days.value]).toEqual(['3', '3']);
  expect(go.disabled).toBe(false);
  await fireEvent.submit(go.form!);
  await expect.poll(() => go.disabled).toBe(true);
});
