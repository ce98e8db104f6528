import { fireEvent, render } from '@testing-library/svelte';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { satAt } from '../../testing/moment';
import TableView from '../../table/TableView.svelte';
import { layoutOf } from '../layout';

type Screen = typeof window & { happyDOM: { setViewport: (size: { width: number; height: number }) => void } };
const resize = (width: number, height: number) => (window as Screen).happyDOM.setViewport({ width, height });

beforeAll(async () => {
  resize(390, 844);
  await layoutOf('magenoir');
}, 60_000);
afterAll(() => resize(1280, 800));

async function shown(...names: [string, ...string[]]) {
  const sat = satAt(...names);
  const { container } = render(TableView, { table: sat.table });
  await expect.poll(() => container.querySelector('.pocket')).toBeTruthy();
  const labels = (selector: string) =>
    [...container.querySelectorAll(selector)].map((node) => node.getAttribute('aria-label')?.split(/[,:]/)[0]);
  return { ...sat, container, labels };
}

it("shows on a phone what can be used beside one's name, and nowhere twice", async () => {
  const { container, labels } = await shown('magenoir-table.en');
  expect(labels('.strip.own .orb.legal')).toEqual(['Crimson ritual', 'Fox']);
  const handles = [...container.querySelectorAll('[data-handle]')].map((node) => node.getAttribute('data-handle'));
  expect(new Set(handles).size).toBe(handles.length);
});

it("reads what is beside one's name at a tap, and does nothing yet", async () => {
  const { container, table, transport } = await shown('magenoir-table.en');
  await fireEvent.click(container.querySelector('.strip.own .orb.legal')!);
  expect(table.reading?.card).toBe('crimson-ritual');
  expect(transport.sent).toEqual([]);
});

it('lays out both sides of a trade, with what of the reserve is meant to be given', async () => {
  const { container, labels, table, transport } = await shown('magenoir-trade-for.en', 'magenoir-trade-give.en');
  expect(container.querySelector('.planrow')).toBeNull(); // no trade helps this hand
  expect(container.querySelector('.bowl.legal')?.textContent).not.toContain('no longer');
  table.given = { ...table.given!, ask: { ...table.ask!, suggested: ['take air right', 'give fire', 'give fire'] } };
  await expect.poll(() => container.querySelector('.planrow')).toBeTruthy();
  const [give] = container.querySelectorAll('.rowlab');
  expect(labels('.rowlab:first-child button')).toEqual(['give Fire', 'give Mineral', 'give Arcane']);
  expect([...give.querySelectorAll('button')].map((one) => one.textContent?.replaceAll(/\s/g, ''))).toEqual([
    '4−2',
    '1',
    '1',
  ]);
  expect(container.querySelector('.bowl.legal')?.textContent).toContain('no longer ready: Magma eruption');
  expect(container.querySelector('.bowl.off')?.textContent).not.toContain('no longer');
  const number = transport.sent.length;
  await fireEvent.click(give.querySelectorAll('button')[1]);
  expect(transport.sent.slice(number)).toEqual([
    expect.stringMatching(/ take /),
    expect.stringMatching(/ give mineral$/),
  ]);
});

it('lets a card be taken by touch that lies in a deck, and asks only once', async () => {
  const { container, table, transport } = await shown('magenoir-table.en');
  const deck = table.scene!.places.find((place) => place.kind === 'deck' && place.owner === 0)!;
  const name = [{ text: 'Seed', card: 'seed' }];
  const choice = { form: 'find seed', words: name, verb: name, places: [deck.id] };
  table.given = { ...table.given!, ask: { ...table.ask!, question: [{ text: 'Which one?' }], choices: [choice] } };
  await expect.poll(() => container.querySelector('.spread .chip')).toBeTruthy();
  expect(container.textContent.split('Which one?').length - 1).toBe(1);
  await fireEvent(
    container.querySelector('.spread .chip')!,
    new PointerEvent('click', { pointerType: 'touch', bubbles: true }),
  );
  expect(transport.sent).toEqual([]);
  await fireEvent.click(container.ownerDocument.querySelector('.veil .btn.main')!);
  expect(transport.sent).toEqual([expect.stringMatching(/ find seed$/)]);
});

it('tells what happened also while Mana is gathered', async () => {
  const { container, table } = await shown('magenoir-gather.en');
  table.given = { ...table.given!, ask: { ...table.ask!, action: [] } }; // the first Mana: nothing to take back
  expect(container.querySelector('.last')).toBeNull();
  const opens = () => [...container.querySelectorAll('.ask button')].find((one) => one.textContent === 'Story');
  await expect.poll(opens).toBeTruthy();
  await fireEvent.click(opens()!);
  expect(container.querySelectorAll('.sheet .log p').length).toBeGreaterThan(0);
  table.past = { number: 1, scene: table.scene!, story: { since: 0, steps: [] } }; // what is looked at again is not under it
  await expect.poll(() => container.querySelector('.sheet')).toBeNull();
});
