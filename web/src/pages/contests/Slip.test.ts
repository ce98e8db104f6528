import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { speech } from '../../words/words.svelte';
import Slip from './Slip.svelte';

const ASKED = { contest: 'c1', role: 'player', player: 1, asks: "This phone is zoé's. Take 李小龙's seat instead?" };

function answering(): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as { instead?: boolean };
    sent.push(body);
    return new Response(JSON.stringify(body.instead ? { ...ASKED, player: 2, asks: '' } : ASKED));
  });
  return sent;
}

it('asks a phone that is another player’s before it changes seats', async () => {
  speech.choose('en');
  const sent = answering();
  render(Slip, { code: 'AAAAABBBBB' });
  expect((await screen.findByRole('alert')).textContent).toBe(ASKED.asks);
  expect(sent).toEqual([{ code: 'AAAAABBBBB' }]);
  await fireEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
  await expect.poll(() => location.hash).toBe('#/contest/c1/mine');
  expect(sent.at(-1)).toEqual({ code: 'AAAAABBBBB', instead: true });
});

it('leads whoever stays to their own table', async () => {
  const sent = answering();
  location.hash = '';
  render(Slip, { code: 'AAAAABBBBB' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Stay in mine' }));
  await expect.poll(() => location.hash).toBe('#/contest/c1/mine');
  expect(sent).toHaveLength(1);
});
