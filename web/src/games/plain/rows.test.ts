import { expect, it } from 'vitest';
import { factOf, plain } from '../../table/things';
import { moment } from '../../testing/moment';
import { factsOf, rowsOf } from './rows';

const { scene } = moment('anima-movement.en').given;
const rows = rowsOf(scene, 'The table', (name) => `Your ${name}`);

it('lays Areas by Level, the highest on top', () => {
  const levels = rows.far.filter((row) => row.look === 'broad');
  const heights = levels.map((row) => factOf(row.things[0], 'level')?.value ?? 0);
  expect(heights.length).toBeGreaterThan(1);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  for (const row of levels) expect(new Set(row.things.map((thing) => factOf(thing, 'level')?.value)).size).toBe(1);
});

it('keeps what is one’s own apart, the hand last, also when it is empty', () => {
  expect(rows.near.map((row) => row.title)).toContain('Your hand');
  expect(rows.near.at(-1)?.title).toBe('Your hand');
  const empty = { ...scene, things: scene.things.filter((thing) => thing.place !== `${scene.seat}.hand`) };
  expect(rowsOf(empty, 'The table', (name) => `Your ${name}`).near.at(-1)?.title).toBe('Your hand');
});

it('shows every thing of the scene once', () => {
  const all = [...rows.far, ...rows.near].flatMap((row) => row.things.map((thing) => thing.handle));
  expect(new Set(all).size).toBe(all.length);
});

it('shows how a fight stands', () => {
  const words = [{ text: 'you (9) against Thornhound (5)' }];
  const fight = { id: 'fight', kind: 'fight', name: [{ text: 'Combat' }], facts: [{ name: 'fight', words }] };
  const [first] = rowsOf({ ...scene, places: [...scene.places, fight] }, '', (name) => name).near;
  expect([first.title, first.look, first.said]).toEqual(['Combat', 'under', [words]]);
});

it('never says of a thing that it is just a card, nor anything twice', () => {
  const areas = scene.things.filter((thing) => thing.kind === 'area');
  for (const area of areas) {
    const said = factsOf(scene, area).map((words) => plain(words));
    expect(said).not.toContain('a card');
    expect(new Set(said).size).toBe(said.length);
  }
});
