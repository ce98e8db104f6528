import { beforeEach, expect, it, vi } from 'vitest';
import * as desk from '../../transport/desk';
import type { DeckPage, DeckStudy } from '../../transport/protocol';
import { Building } from './building.svelte';

vi.mock('../../transport/desk');
vi.mock('../../transport/api');

const study = (more: Partial<DeckStudy> = {}): DeckStudy => ({
  name: 'Mine',
  summary: '',
  cards: [],
  side: [],
  groups: [],
  verdicts: [],
  copies: 4,
  fewer: { deer: 1 },
  curve: [],
  average: '',
  curve_note: '',
  elements: [],
  words: [],
  idle: [],
  texts: { en: '# Mine\n2 Seed\n', fr: '# Mine\n2 Graine\n' },
  ...more,
});
const page = (id: string): DeckPage => ({
  id,
  game: 'g',
  name: 'Mine',
  text: '',
  shared: false,
  changed: 0,
  mine: true,
  fault: '',
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(desk.study).mockReset().mockResolvedValue(study());
  vi.mocked(desk.keepDeck).mockReset().mockResolvedValue(page('k1'));
  vi.mocked(desk.changeDeck).mockReset().mockResolvedValue(page('k1'));
});

it('counts cards, and writes the list by ids with its side deck', () => {
  const building = new Building('g');
  building.name = 'Mine';
  building.add('seed', 1);
  building.add('seed', 1);
  building.add('flame', 1, 'side');
  building.add('crow', 1);
  building.add('crow', -1);
  expect(building.text).toBe('# Mine\n2 seed\nSide deck:\n1 flame\n');
});

it('allows as many as the server says, deck and side deck together', async () => {
  const building = new Building('g');
  await building.look();
  building.add('deer', 1, 'side');
  expect([building.isFull('deer'), building.isFull('seed')]).toEqual([true, false]);
  building.add('seed', 3);
  building.add('seed', 1, 'side');
  expect(building.isFull('seed')).toBe(true);
});

it('keeps what was changed by hand: once as new, then the same one', async () => {
  const building = new Building('g');
  building.add('seed', 2);
  await vi.runAllTimersAsync();
  expect(desk.keepDeck).toHaveBeenCalledTimes(1);
  expect(building.saved).toBe(true);
  building.add('seed', 1);
  expect(building.saved).toBe(false);
  await vi.runAllTimersAsync();
  expect(desk.keepDeck).toHaveBeenCalledTimes(1);
  expect(vi.mocked(desk.changeDeck).mock.calls[0][0]).toBe('k1');
});

it('takes a list somebody wrote, with its heading as name; what cannot be read changes nothing', async () => {
  const building = new Building('g');
  vi.mocked(desk.study).mockResolvedValue(
    study({ cards: [{ card: 'seed', amount: 2 }], side: [{ card: 'deer', amount: 1 }] }),
  );
  expect(await building.read('# Ronces\n2 Graine')).toBe(true);
  expect([building.name, building.cards, building.side]).toEqual(['Ronces', { seed: 2 }, { deer: 1 }]);
  vi.mocked(desk.study).mockRejectedValue(new Error('deck:1: no such card'));
  expect(await building.read('2 Grain')).toBe(false);
  expect([building.problem, building.cards]).toEqual(['deck:1: no such card', { seed: 2 }]);
  expect(desk.keepDeck).not.toHaveBeenCalled();
});

it('shows the last thing asked for, whatever is answered first', async () => {
  const building = new Building('g');
  let first: (value: DeckStudy) => void = () => undefined;
  vi.mocked(desk.study)
    .mockReturnValueOnce(new Promise((done) => (first = done)))
    .mockResolvedValueOnce(study({ name: 'second' }));
  const earlier = building.look();
  await building.look();
  first(study({ name: 'first' }));
  await earlier;
  expect(building.study?.name).toBe('second');
});
