import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moment } from '../testing/moment';
import { Recorded } from '../transport/recorded';
import type { Given, Scene, Step } from '../transport/protocol';
import { NOTHING_AROUND } from '../transport/transport';
import { actsOf } from './acts';
import { BEATS } from './pace';
import { preferences } from './preferences.svelte';
import { Table } from './table.svelte';
import { factOf } from './things';

const { given } = moment('magenoir-main.en');
const { scene } = given;
const foe = scene.players[1];
const theirs = scene.things.find((thing) => thing.place === '1.permanents')!;
const said = (text: string, thing = '') => [{ text, ...(thing && { card: 'one', thing }) }];
const step = (kind: string, who: number, more: Partial<Step> = {}): Step =>
  ({ number: scene.number + 1, kind, words: said(kind), who, ...more }) as Step;
const kinds = (steps: Step[]) => actsOf(0, steps).map((act) => [act.steps.map((one) => one.kind), act.beats]);

beforeEach(() => {
  vi.useFakeTimers();
  preferences.setPace('usual');
});
afterEach(() => vi.useRealTimers());

it('takes a whole gathering for one action, with the turn it begins, and what it set off for a part of it', () => {
  const gathered = step('ManaGathered', 1, { quiet: true });
  expect(
    kinds([
      step('TurnBegan', 1),
      step('CardDrawn', 1),
      gathered,
      { ...gathered, depth: 1 },
      step('PileTaken', 1),
      step('SpellActivated', 1),
      step('DamageInflicted', 1, { depth: 1 }),
    ]),
  ).toEqual([
    [['TurnBegan', 'CardDrawn', 'ManaGathered', 'ManaGathered'], 1],
    [['PileTaken'], 1],
    [['SpellActivated', 'DamageInflicted'], 1],
  ]);
});

it('gives what is one’s own a beat only where something follows, and a turn that ends by itself always one', () => {
  const act = step('SpellActivated', 0);
  const ends = step('TurnEnded', 0);
  expect(kinds([act])).toEqual([[['SpellActivated'], 0]]);
  expect(kinds([act, ends, step('TurnBegan', 1)])).toEqual([
    [['SpellActivated'], 1],
    [['TurnEnded'], 1],
    [['TurnBegan'], 0],
  ]);
  expect(kinds([{ ...ends, quiet: true }, step('TurnBegan', 1)])).toEqual([[['TurnEnded', 'TurnBegan'], 0]]);
});

/** One message: they activate a spell that hits, the turn ends, a card is drawn. */
function arrived() {
  const transport = new Recorded([given]);
  const table = new Table(transport);
  table.sit();
  const gone = { was: theirs.handle, now: theirs.handle, origin: theirs.place, destination: '1.discard' };
  const steps = [
    step('SpellActivated', 1, { words: said('Arrow', theirs.handle) }),
    step('DamageInflicted', 1, { depth: 1, change: { 'player.0': -2 } }),
    step('CardDiscarded', 1, { depth: 1, quiet: true, moves: [gone] }),
    step('TurnBegan', 0, { number: scene.number + 2 }),
    step('CardDrawn', 0, { number: scene.number + 2 }),
  ];
  const hp = factOf(scene.players[0], 'hp')!.value!;
  const hurt = { ...factOf(scene.players[0], 'hp')!, value: hp - 2 };
  const after: Scene = {
    ...scene,
    number: scene.number + 2,
    turn: scene.turn + 1,
    players: [{ ...scene.players[0], facts: [hurt] }, foe],
    things: scene.things.map((thing) => (thing === theirs ? { ...thing, place: '1.discard' } : thing)),
  };
  const next: Given = {
    scene: after,
    ask: { ...given.ask, number: after.number, asked: 0 },
    story: { since: scene.number, steps },
  };
  transport.news({ kind: 'given', given: next, around: NOTHING_AROUND });
  return { table, hp, health: () => factOf(table.scene!.players[0], 'hp')!.value };
}

const lies = (table: Table) => table.scene!.things.find((thing) => thing.handle === theirs.handle)!.place;

it('shows a blow with the card that deals it still in its place, before the turn that follows', () => {
  const { table, hp, health } = arrived();
  expect([table.mine, table.shown?.acting, lies(table)]).toEqual([false, theirs.handle, '1.permanents']);
  expect([health(), table.scene!.turn, table.hitNow('player.0')]).toEqual([hp - 2, scene.turn, true]);
  expect(table.told.steps.map((one) => one.kind).slice(-3)).toEqual([
    'SpellActivated',
    'DamageInflicted',
    'CardDiscarded',
  ]);
  vi.advanceTimersByTime(BEATS.usual);
  expect([table.mine, table.shown, lies(table), health()]).toEqual([true, null, '1.discard', hp - 2]);
  expect(table.scene!.turn).toBe(scene.turn + 1);
});

it('is held as long as somebody wants, and skipped by a key without losing anything', () => {
  const { table } = arrived();
  table.showing.hold();
  vi.advanceTimersByTime(BEATS.slow * 5);
  expect(table.shown).not.toBeNull();
  table.showing.hold();
  expect([table.shown, table.mine]).toEqual([null, true]);
  const other = arrived().table;
  other.showing.hurry();
  expect([other.shown, other.mine, other.told.steps.length]).toEqual([null, true, table.told.steps.length]);
});

it('shows nothing apart where everything comes at once', () => {
  preferences.setPace('at-once');
  const { table } = arrived();
  preferences.setPace('usual');
  expect([table.shown, table.mine, lies(table)]).toEqual([null, true, '1.discard']);
});

const anima = moment('anima-movement.en').given;
const told = (kind: string, who: number, more: Partial<Step> = {}): Given => {
  const { scene: now } = anima;
  const next = { ...step(kind, who, more), number: now.number + 1 };
  return {
    ...anima,
    scene: { ...now, number: now.number + 1, heading: said('afterwards') },
    story: { since: now.number, steps: [next], digests: [] },
  };
};

it('plays a scene over the table as it stood before it, and tells what came of it once it was shown', () => {
  const table = new Table(new Recorded([anima]));
  table.sit();
  const before = table.scene;
  table.hear({ kind: 'given', given: told('CharacterDied', 1), around: NOTHING_AROUND });
  expect(table.showing.steps.map((one) => one.kind)).toEqual(['CharacterDied']);
  expect(table.scene).toBe(before);
  expect(table.told.steps.some((one) => one.kind === 'CharacterDied')).toBe(false);
  expect(table.mine).toBe(false);
  vi.advanceTimersByTime(BEATS.usual * 2);
  expect(table.scene!.heading).toEqual(said('afterwards'));
  expect(table.told.steps.at(-1)?.kind).toBe('CharacterDied');
  expect(table.mine).toBe(true);
});

it('lets a question wait until others were seen to go, and nothing wait for a reveal or in the Crisis', () => {
  const table = new Table(new Recorded([anima]));
  table.sit();
  table.hear({ kind: 'given', given: told('PartyArrived', 1), around: NOTHING_AROUND });
  expect([table.scene!.heading, table.mine]).toEqual([said('afterwards'), false]);
  vi.advanceTimersByTime(BEATS.usual);
  expect(table.mine).toBe(true);
  const other = new Table(new Recorded([anima]));
  other.sit();
  other.hear({ kind: 'given', given: told('FinalMissionRevealed', 1), around: NOTHING_AROUND });
  expect(other.scene!.heading).toEqual(said('afterwards'));
});
