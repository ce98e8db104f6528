import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { MatchPage } from '../transport/protocol';
import { house } from './house.svelte';
import Waiting from './Waiting.svelte';

const SEATS = [
  { seat: 0, name: 'Ann', mine: false, free: false },
  { seat: 1, name: '', mine: false, free: true },
];
const TERMS = { best_of: 1, format: 'casual', lists: 'closed', clock: {} };
const PAGE = { id: 'm1', game: 'magenoir', state: 'waiting', seats: SEATS, ...TERMS } as unknown as MatchPage;
const KEPT = { id: 'd1', game: 'magenoir', name: 'Mine alone', text: '4 Seed', fault: '' };

it('lets who comes by a link choose a deck, one of their own too', async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (init?.body) sent.push([path, JSON.parse(init.body)]);
    return new Response(JSON.stringify(path.includes('/decks') ? [KEPT] : {}));
  });
  house.open = async () => {};
  house.games = [
    { id: 'magenoir', decks: [{ id: 'burning-wrath', title: 'Burning wrath', about: '' }], bots: [], formats: [] },
  ] as unknown as typeof house.games;
  render(Waiting, { page: PAGE, onready: () => {} });
  await fireEvent.click(await screen.findByRole('radio', { name: 'Burning wrath' }));
  await fireEvent.click(await screen.findByRole('radio', { name: 'Mine alone' }));
  expect(screen.getByRole('radio', { name: 'Mine alone' }).getAttribute('aria-checked')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await expect.poll(() => sent.find(([path]) => path.includes('/seats/1'))?.[1]).toEqual({ deck: '4 Seed' });
});

it('fetches the cards that somebody has written once, however often it looks whether anybody came', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.includes('/cards') ? {} : { ...PAGE, own: true }));
  });
  render(Waiting, { page: { ...PAGE, own: true }, onready: () => {} });
  const cards = () => asked.filter((path) => path.includes('/cards')).length;
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(9000);
  vi.useRealTimers();
  expect(asked.filter((path) => path.startsWith('/api/matches/m1?')).length).toBeGreaterThan(2);
  expect(cards()).toBe(2);
});

it('says for whom a seat is kept, and shows others no button for it', async () => {
  const seats = [SEATS[0], { ...SEATS[1], free: false, kept: 'Bob' }];
  render(Waiting, { page: { ...PAGE, seats } as unknown as MatchPage, onready: () => {} });
  expect(await screen.findByText(/kept for Bob/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBe(null);
});
