import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { satAt } from '../testing/moment';
import { say } from '../words/words.svelte';
import { pressed } from './keyboard';
import { preferences } from './preferences.svelte';
import Settings from './Settings.svelte';
import type { Replay } from './leads';
import { TABLE } from './table.svelte';

const named = (id: string): RegExp => new RegExp(`^${say(id)}`);

function shown(change: (table: ReturnType<typeof satAt>['table']) => void = () => {}) {
  const { table, transport } = satAt('anima-movement.en');
  table.sit();
  table.panel = 'settings';
  change(table);
  const { container } = render(Settings, { context: new Map([[TABLE, table]]) });
  return { table, transport, container };
}

it('lets no key act on the table behind it', async () => {
  const { table, transport } = shown();
  const keys = { list: vi.fn() };
  for (const key of [' ', 'Enter', 'o', '1', 'u', 'Escape', 'Tab'])
    pressed(new KeyboardEvent('keydown', { key, cancelable: true }), table, keys);
  expect(transport.sent).toEqual([]);
  expect(keys.list).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: named('web-close') }));
  expect(table.panel).toBe('');
});

it('lets keys act again once it is closed', async () => {
  const { table } = shown();
  const keys = { list: vi.fn() };
  await fireEvent.click(screen.getByRole('button', { name: named('web-close') }));
  pressed(new KeyboardEvent('keydown', { key: 'o', cancelable: true }), table, keys);
  expect(keys.list).toHaveBeenCalledOnce();
});

it('shows standing orders to whoever plays, and none where a match is gone through again or is over', () => {
  const [playing, replaying, over] = [
    shown(),
    shown((table) => (table.replay = {} as Replay)),
    shown((table) => (table.given = { ...table.given!, scene: { ...table.given!.scene, over: true } })),
  ].map(({ container }) => container.querySelector(`[aria-label="${say('web-stops-title')}"]`) !== null);
  expect([playing, replaying, over]).toEqual([true, false, false]);
});

it('shows of being spared questions what holds at this seat, not what this browser wants elsewhere', () => {
  preferences.setAutoPay(true);
  const { container } = shown((table) => (table.company.stops = { pays: false }));
  const first = container.querySelector('[role="switch"]');
  expect(first?.textContent).toContain(say('web-auto-spin'));
  expect(first?.getAttribute('aria-checked')).toBe('false');
});
