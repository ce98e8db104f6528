import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf } from '../games/layout';
import { satAt } from '../testing/moment';
import { plain } from './things';
import TableView from './TableView.svelte';

// The first time a layout is asked for, it is compiled; no test waits for that.
beforeAll(() => Promise.all(['magenoir', 'anima'].map(layoutOf)), 60_000);

async function shown(name: string) {
  const sat = satAt(name);
  const { container } = render(TableView, { table: sat.table });
  await expect.poll(() => container.querySelector('[data-handle]')).toBeTruthy();
  return { ...sat, container };
}

const drawn = (container: Element, handle: string) => container.querySelector<HTMLElement>(`[data-handle="${handle}"]`);

it.each(['magenoir-main.en', 'magenoir-choose.en', 'anima-movement.en'])(
  'offers every option of %s on the things it points at',
  async (name) => {
    const { table, container } = await shown(name);
    for (const [handle, choices] of table.offers.things) {
      const node = drawn(container, handle);
      const inPile = /deck|discard/.test(table.scene!.things.find((thing) => thing.handle === handle)!.place);
      if (inPile) continue; // piles are opened first
      expect(node, plain(choices[0].words)).toBeTruthy();
      expect(node!.getAttribute('aria-disabled')).toBeNull();
    }
  },
);

it.each(['magenoir-gather.en', 'magenoir-take-pile.en', 'magenoir-trade-for.fr', 'magenoir-trade-give.en'])(
  'lays out the Mana of %s so that every option can be clicked',
  async (name) => {
    const { table, container } = await shown(name);
    const labels = [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? '');
    for (const choice of table.ask!.choices!)
      expect(
        labels.some((label) => label.includes(plain(choice.words))),
        plain(choice.words),
      ).toBe(true);
  },
);

it('says on who may take a blow what becomes of it', async () => {
  const { table, container } = await shown('magenoir-redirect.en');
  const [choice] = table.offers.things.values().next().value!;
  const said = container.querySelector('.fate small, .fate-short')?.textContent ?? '';
  expect(said).not.toBe('');
  expect(plain(choice.details)).toContain(said);
  expect(container.querySelector('.medal.aimed')).toBeTruthy();
});

it('acts on a click on the thing itself', async () => {
  const { table, transport, container } = await shown('magenoir-main.en');
  const [handle, [choice]] = [...table.offers.things].find(([, choices]) => choices.length === 1)!;
  await fireEvent.click(drawn(container, handle)!);
  expect(transport.sent).toEqual([`${table.ask!.number} ${choice.form}`]);
});

it('acts by number, and by the button beside the question', async () => {
  const { table, transport } = await shown('magenoir-main.en');
  await fireEvent.keyDown(window, { key: '2' });
  await fireEvent.click(screen.getByTitle('End turn'));
  const { number, choices } = table.ask!;
  expect(transport.sent).toEqual([`${number} ${choices![1].form}`, `${number} end turn`]);
});

it('reads a card where it is pointed at', async () => {
  const { table, container } = await shown('magenoir-main.en');
  const thing = table.scene!.things.find((one) => one.place === '1.equipment')!;
  await fireEvent.pointerEnter(drawn(container, thing.handle)!);
  expect(container.querySelector('.slip')!.textContent).toContain(plain(table.faces[thing.card!].name));
});

it('says how the game ended', async () => {
  await shown('magenoir-over.en');
  expect(screen.getByText(/the game is over/i)).toBeTruthy();
});

it.each([
  'magenoir-main.en',
  'magenoir-gather.en',
  'magenoir-component.en',
  'magenoir-trade-for.en',
  'anima-movement.en',
])('says once that the line is cut, whatever is asked at %s, and lets nothing be chosen', async (name) => {
  const { table, container } = await shown(name);
  table.hear({ kind: 'connection', state: { open: false, again: Date.now() + 4000 } });
  await expect.poll(() => container.querySelector('.q.lost')).toBeTruthy();
  const text = container.textContent ?? '';
  expect(text.split('The line is cut')).toHaveLength(2);
  expect(text).toContain('not heard of for one second');
  expect(text).not.toMatch(/\d:\d\d ago/);
  const tools = [...container.querySelectorAll<HTMLButtonElement>('.tools .tool')];
  expect(tools.filter((tool) => !tool.disabled).map((tool) => tool.textContent?.trim().split(/\s/)[0])).toEqual([
    'Rules',
  ]);
  expect(container.querySelectorAll('.legal, .target')).toHaveLength(0);
});

it('shows the reason of the card that the slip shows, and of no other', async () => {
  const { table, container } = await shown('magenoir-table.en');
  expect(container.querySelector('.tip')).toBeNull();
  const thing = table.scene!.things.find((one) => one.why_not?.length && one.place === '0.hand')!;
  const node = drawn(container, thing.handle)!;
  await fireEvent.pointerMove(node);
  expect(node.querySelector('.tip')!.textContent).toBe(plain(thing.why_not![0].words));
  expect(container.querySelector('.slip')!.textContent).toContain(plain(table.faces[thing.card!].name));
  expect(container.querySelectorAll('.tip')).toHaveLength(1);
});

it('goes by Tab from zone to zone, and by arrows inside one', async () => {
  const { container } = await shown('magenoir-table.en');
  const cards = [...container.querySelectorAll<HTMLElement>('.tray [data-handle]')];
  HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList; // nothing is laid out here
  cards[0].focus();
  await fireEvent.keyDown(cards[0], { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(cards[1], { key: 'Tab', shiftKey: true });
  const before = document.activeElement!;
  expect(before.closest('.tray')).toBeNull();
  const zone = container.querySelector<HTMLElement>('[data-zone="0.permanents"], [data-zone$="permanents"]')!;
  const stops = [...zone.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  stops[0].focus();
  await fireEvent.keyDown(stops[0], { key: 'Tab' });
  expect(zone.contains(document.activeElement)).toBe(false);
  await fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(stops[0]);
});

it('stamps a reason on what one holds and on where one cannot go, and tells that of all else on pointing', async () => {
  const { table, container } = await shown('anima-movement.en');
  const refused = table.scene!.things.filter((one) => one.why_not?.length && !table.offers.things.has(one.handle));
  const tiles = refused.flatMap((one) => {
    const node = drawn(container, one.handle);
    return node ? [{ node, why: plain(one.why_not![0].words) }] : [];
  });
  const stamped = tiles.filter(({ node }) => node.querySelector('.lacks'));
  expect(stamped.length).toBeGreaterThan(0);
  expect(stamped.length).toBeLessThan(tiles.length);
  for (const { node } of stamped) expect(node.closest('.hand3, .area')).toBeTruthy();
  for (const { node, why } of tiles) expect(node.title).toBe(why);
});
