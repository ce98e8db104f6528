import { expect, it, vi } from 'vitest';
import type { MatchPage, MatchStanding } from '../transport/protocol';
import { house } from './house.svelte';

/** A promise, and how to end it. */
function pending(): { ended: Promise<void>; end: () => void } {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  return { ended, end };
}

it('disables no button while a page fetches what it shows', async () => {
  const answer = pending();
  vi.stubGlobal('fetch', async () => {
    await answer.ended;
    return new Response('[]');
  });
  const opened = house.open();
  expect(house.busy).toBe(false);
  answer.end();
  await opened;
});

it('is busy with what somebody asked for until that is done, whatever is fetched beside it', async () => {
  const [sitting, fetched] = [pending(), pending()];
  const sat = house.trying(() => sitting.ended);
  const seen = house.loading(() => fetched.ended);
  fetched.end();
  await seen;
  expect(house.busy).toBe(true);
  sitting.end();
  await sat;
  expect(house.busy).toBe(false);
  await house.trying(() => Promise.reject(new Error('no seat is free')));
  await house.loading(async () => {});
  expect([house.problem, house.busy]).toEqual(['no seat is free', false]);
});

it('has the games that wait for oneself first, and those of each kind as they came', () => {
  const seats = [{ mine: false }, { mine: true }];
  const match = (id: string, state: string) => ({ id, state, seats }) as unknown as MatchPage;
  const asks = (asked: number) => ({ asked }) as unknown as MatchStanding;
  house.matches = [
    match('theirs', 'running'),
    match('over', 'over'),
    match('mine', 'running'),
    match('unknown', 'running'),
    match('open', 'waiting'),
    match('mine too', 'running'),
  ];
  house.standings = { theirs: asks(0), mine: asks(1), 'mine too': asks(1), over: asks(-1) };
  const names = (matches: MatchPage[]) => matches.map(({ id }) => id);
  expect(names(house.goingOn)).toEqual(['mine', 'mine too', 'theirs', 'unknown']);
  expect(names(house.inOrder(house.matches))).toEqual(['mine', 'mine too', 'theirs', 'over', 'unknown', 'open']);
});
