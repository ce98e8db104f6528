import { render } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import TableCard from '../../cards/TableCard.svelte';
import { TABLE } from '../../table/table.svelte';
import TableView from '../../table/TableView.svelte';
import { satAt } from '../../testing/moment';
import type { Foreseen } from '../../transport/protocol';
import { layoutOf } from '../layout';

beforeAll(async () => void (await layoutOf('magenoir')), 60_000);

async function announced(ahead: Foreseen[] = []) {
  const { table } = satAt('magenoir-window.en');
  const asked: [number, string[]][] = [];
  table.links = {
    replay: '',
    record: '',
    foresee: (number, forms) => {
      asked.push([number, forms]);
      return Promise.resolve(ahead);
    },
  };
  const { container } = render(TableView, { table });
  await expect.poll(() => container.querySelector('.announce')).toBeTruthy();
  return { table, container, asked, text: (mark: string) => container.querySelector(mark)?.textContent?.trim() };
}

it('lifts what was announced, and says what each answer does', async () => {
  const { container, text } = await announced();
  expect(text('.announce h3')).toMatch(/announced .*Great waters, targeting you/);
  const lines = [...container.querySelectorAll('.announce p')].map((line) => line.textContent?.trim());
  expect(lines).toEqual([
    expect.stringMatching(/Dazzle: Send 1 prepared spell back/),
    expect.stringMatching(/Punch: Deal 1 damage/),
  ]);
  expect(container.querySelector('.selected')?.getAttribute('aria-label')).toMatch(/^Great waters/);
  expect(text('.q .line')).toBe('Do you answer?');
  expect(container.querySelector('.player.me .medal.aimed'), 'who is meant has corners').toBeTruthy();
  expect(container.querySelector('.player.me.quiet, .player.foe .medal.aimed')).toBeNull();
});

it('says on the card itself that it was announced', async () => {
  const { table } = await announced();
  const footOf = (card: string) => {
    const thing = table.scene!.things.find((one) => one.card === card)!;
    const shown = render(TableCard, { props: { thing }, context: new Map([[TABLE, table]]) });
    return shown.container.querySelector('.c-foot')?.textContent?.trim();
  };
  expect(footOf('great-waters')).toBe('announced');
  expect(footOf('fractal-tide')).not.toBe('announced');
});

it('puts corners on the card that is aimed at', async () => {
  const { table, container } = await announced();
  const tree = table.scene!.things.find((thing) => thing.card === 'animated-tree')!;
  table.given = { ...table.given!, ask: { ...table.ask!, targets: [tree.handle] } };
  await expect.poll(() => container.querySelector('.struck')?.getAttribute('data-handle')).toBe(tree.handle);
  expect(container.querySelector('.struck.quiet, .medal.aimed')).toBeNull();
});

it('says what would come of passing, from how much to how much', async () => {
  const { table, container, asked, text } = await announced([{ card: 'great-waters', change: { 'player.0': -3 } }]);
  await expect.poll(() => text('.announce .star')).toBe('3');
  expect(asked).toEqual([[table.ask!.number, ['pass']]]);
  expect(text('.would small')).toMatch(/^You 7\s+became\s+4$/);
  expect(container.querySelector('.would .c-plate')).toBeNull();
});

it('shows the card where nobody would lose anything', async () => {
  const { container, asked } = await announced();
  await expect.poll(() => asked.length).toBe(1);
  expect(container.querySelector('.announce .star')).toBeNull();
  expect(container.querySelector('.would .c-plate')).toBeTruthy();
});
