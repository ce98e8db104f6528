import { render } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MatchPage, MatchStanding } from '../transport/protocol';
import Home from './Home.svelte';
import { house } from './house.svelte';
import Lobby from './Lobby.svelte';

const match = (name: string, state = 'running') =>
  ({
    id: name,
    game: 'magenoir',
    state,
    winner: null,
    clock: {},
    seats: [
      { seat: 0, name, mine: false, free: state === 'waiting' },
      { seat: 1, name: 'I', mine: true, free: false },
    ],
  }) as unknown as MatchPage;
const asks = (asked: number) => ({ asked, turn: 3, players: [], last: [] }) as unknown as MatchStanding;

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(path.includes('/calls') ? '{"turns":[],"new":0}' : '[]'));
  house.open = async () => {};
  house.known = true;
  house.matches = [match('Newest'), match('Nobody', 'waiting'), match('Ended', 'over'), match('Waiting')];
  house.standings = { Newest: asks(0), Waiting: asks(1) };
});

it('leads from the title page to the game that waits for oneself, not to the newest', () => {
  const { container } = render(Home, {});
  const gold = container.querySelector('.start')!;
  expect(gold.querySelector('small')!.textContent).toContain('Waiting');
  expect(gold.querySelector('b')!.textContent).toContain('your move');
});

it('has that game on top of the lobby, marked and with the large button, and says how many there are', () => {
  const { container } = render(Lobby, { title: 'Lobby' });
  const lines = [...container.querySelectorAll('main ul:first-of-type li')];
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual([
    'Waiting',
    'Newest',
    'a free seat',
    'Ended',
  ]);
  expect(lines.map((line) => line.classList.contains('waits'))).toEqual([true, false, false, false]);
  expect(lines.map((line) => line.querySelector('button')!.classList.contains('main'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(container.querySelector('main h2 small')!.textContent).toBe('one waits for you, one goes on');
});
