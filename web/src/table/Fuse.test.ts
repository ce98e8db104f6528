import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { satAt } from '../testing/moment';
import Acts from './Acts.svelte';
import Fuse from './Fuse.svelte';
import { TABLE } from './table.svelte';

const AROUND = { offers: [], time: null, stops: {}, frozen: '', suggestion: undefined, next: '' };

function shown(asked: number, countdown: { left: number; held?: number[]; may?: number[] }) {
  const { table } = satAt('anima-movement.en');
  table.sit();
  table.given = { ...table.given!, ask: { ...table.ask!, asked } };
  table.company.take({ ...AROUND, countdown } as never, Date.now());
  const context = new Map([[TABLE, table]]);
  const fuse = render(Fuse, { context }).container.textContent ?? '';
  return { fuse, holds: render(Acts, { context }).container.querySelectorAll('.hold').length };
}

it('lets whoever is asked later hold a window from its beginning, and says after whom they are asked', () => {
  const { fuse, holds } = shown(1, { left: 4000, may: [1, 0] });
  expect(fuse).toMatch(/4seconds to keep this window open: Greedy is asked first, then you/);
  expect(holds).toBe(1);
});

it('shows the same fuse to whoever is not asked in it, and lets them hold nothing', () => {
  const { fuse, holds } = shown(1, { left: 4000, may: [1] });
  expect(fuse).toContain('the same for all');
  expect(holds).toBe(0);
});

it('goes on to burn while somebody holds it who is asked later', () => {
  const { fuse } = shown(0, { left: 3000, may: [0, 1], held: [1] });
  expect(fuse).toMatch(/^Greedy holds the window open/);
});
