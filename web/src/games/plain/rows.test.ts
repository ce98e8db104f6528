import { expect, it } from 'vitest';
import { factOf, plain } from '../../table/things';
import type { Place } from '../../transport/protocol';
import { moment } from '../../testing/moment';
import { factsOf, forPhone, headed, rowsOf, whereIs } from './rows';

const { scene } = moment('anima-movement.en').given;
const yours = (place: Place) => `Your ${plain(place.name)}`;
const rows = rowsOf(scene, 'The table', yours);

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
  expect(rowsOf(empty, 'The table', yours).near.at(-1)?.title).toBe('Your hand');
});

it('shows every thing of the scene once', () => {
  const all = [...rows.far, ...rows.near].flatMap((row) => row.things.map((thing) => thing.handle));
  expect(new Set(all).size).toBe(all.length);
});

it('shows how a fight stands', () => {
  const words = [{ text: 'you (9) against Thornhound (5)' }];
  const fight = { id: 'fight', kind: 'fight', name: [{ text: 'Combat' }], facts: [{ name: 'fight', words }] };
  const [first] = rowsOf({ ...scene, places: [...scene.places, fight] }, '', yours).near;
  expect([first.title, first.look, first.said]).toEqual(['Combat', 'under', [words]]);
});

it('lays the foe of a fight and what is used in it into its row, and nowhere else', () => {
  const lies = (card: string, place: string) => ({ handle: `x-${card}`, kind: 'card' as const, place, index: 0, card });
  const words = [{ text: 'you (9) against ' }, { text: 'Thornhound', card: 'thornhound' }, { text: ' (5)' }];
  const fight = { id: 'fight', kind: 'fight', name: [{ text: 'Combat' }], facts: [{ name: 'fight', words }] };
  const things = [...scene.things, lies('thornhound', 'beside'), lies('iron-sow', 'beside')];
  const fought = rowsOf({ ...scene, places: [...scene.places, fight], things }, 'The table', yours);
  expect(fought.near[0].things.map((thing) => thing.handle)).toEqual(['x-thornhound']);
  const far = fought.far.flatMap((row) => row.things.map((thing) => thing.handle));
  expect(far).toContain('x-iron-sow');
  expect(far).not.toContain('x-thornhound');
});

it('never says of a thing that it is just a card, nor anything twice', () => {
  const areas = scene.things.filter((thing) => thing.kind === 'area');
  for (const area of areas) {
    const said = factsOf(scene, area).map((words) => plain(words));
    expect(said).not.toContain('a card');
    expect(new Set(said).size).toBe(said.length);
  }
});

it('has on a phone what is under way and the land first, and everything once but the hand, which stays in sight', () => {
  const [first, then] = forPhone(rows);
  expect(first[0].look).toBe('broad');
  const ids = [...first, ...then].map((row) => row.id).sort();
  expect(ids).toEqual([...rows.far, ...rows.near.slice(0, -1)].map((row) => row.id).sort());
});

it('knows where the nearest player is', () => {
  const area = scene.things.find((thing) => thing.kind === 'area')!;
  const here = [{ name: 'area', words: [{ text: 'there', card: area.card }] }];
  const players = scene.players.map((player) => (player.seat === scene.seat ? { ...player, facts: here } : player));
  expect(whereIs({ ...scene, players })).toBe(area.handle);
  expect(whereIs({ ...scene, players: scene.players.map((player) => ({ ...player, facts: [] })) })).toBe('');
});

it('says the phase once', () => {
  expect(headed(scene)).toEqual({ turn: 'Turn 7', phase: 'Movement', rest: ['order: you, Eager, Greedy'] });
  const french = moment('anima-movement.fr').given.scene;
  expect(headed(french)).toMatchObject({ turn: 'Tour 7', phase: 'Mouvement' });
  expect(headed({ ...scene, heading: [{ text: 'It is late' }] }).turn).toBe('It is late');
});
