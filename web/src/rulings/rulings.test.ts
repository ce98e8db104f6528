import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { smallOf } from '../games/small';
import Rulings from '../pages/Rulings.svelte';
import { moment } from '../testing/moment';
import type { RulingPage, RulingsFound } from '../transport/protocol';
import { together } from './chosen';
import { parted } from './hot';
import { gone, middleOf, ways } from './strokes';

beforeAll(async () => void (await smallOf('magenoir')), 60_000);

const { given, faces } = moment('magenoir-main.en');
const words = (text: string) => [{ text }];
const line = (id: string, title: string, standing = 'section') => ({
  ...{ id, title, cites: ['D4.1'], card: '', standing, stands: 'from somewhere', under: '' },
});
const FOUND: RulingsFound = {
  ...{ kind: 'word', id: 'tornado', title: '', count: 2, said: '' },
  rulings: [line('a1', 'Tornado strikes first'), line('b2', 'Of a Tornado and its Wind', 'text')],
};
const PAGE: RulingPage = {
  ...{
    id: 'a1',
    title: 'Tornado strikes first',
    game: 'magenoir',
    given: ['Alice: 20 HP'],
    then: [],
    standing: 'likely',
    stands: 'Likely: it fits.',
  },
  cites: [
    {
      ...{ id: 'D4.1', label: 'D4.1', title: 'Which actions cannot be interrupted', decides: 1 },
      text: [words('Some may not.'), words('None may be.')],
    },
  ],
  rules: { 'D4.1': 'D4.1', 'R:end-of-turn': 'A turn ends' },
  moments: [
    { scene: given.scene, made: 0 },
    {
      scene: { ...given.scene, turn: 77 },
      made: 1,
      chosen: ['Alice: End turn'],
      told: [
        { words: words('It ends.'), rule: 'D4.1' },
        { words: words('Bob begins.'), rule: 'R:end-of-turn' },
      ],
    },
  ],
  contrast: [],
};

function served(page = PAGE): string[] {
  const asked: string[] = [];
  const answers: [RegExp, unknown][] = [
    [/rulings\/a1/, page],
    [/rulings/, FOUND],
    [/cards/, faces],
    [/\/calls/, { turns: [], new: 0 }],
    [/./, []],
  ];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(answers.find(([pattern]) => pattern.test(path))![1]));
  });
  return asked;
}

it('marks what was looked for, whatever its accents and capitals', () => {
  const hot = (title: string, typed: string) => parted(title, typed).flatMap((part) => (part.hot ? [part.text] : []));
  expect(hot('Une Tornade et son Vent', 'tornàde v')).toEqual(['Tornade', 'Vent']);
  expect(parted('Un vent', '').some((part) => part.hot)).toBe(false);
});

it('lists what is found, and sifts it', async () => {
  const asked = served();
  render(Rulings, { game: 'magenoir', id: '', number: 0, asked: 'tornado' });
  await expect.poll(() => screen.queryAllByRole('link', { name: /Tornado/ }).length).toBe(2);
  expect(asked.some((path) => path.includes('q=tornado'))).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Cards 1' }));
  expect(screen.getAllByRole('link', { name: /Tornado/ })).toHaveLength(1);
});

it('shows the same step on the table, in the story and on the keys', async () => {
  served();
  const { container } = render(Rulings, { game: 'magenoir', id: 'a1', number: 0 });
  await expect.poll(() => container.querySelector('.little')).toBeTruthy();
  expect(container.querySelector('.mid .t')!.textContent).not.toContain('77');
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(container.querySelector('.mid .t')!.textContent).toContain('77');
  expect(container.querySelector('.tell .on')!.textContent).toContain('It ends.');
  expect(container.querySelector('.pips .on')!.textContent).toBe('1');
  expect(screen.getByText(/Likely/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'D4.1' })[0].getAttribute('href')).toBe('#/rules/magenoir/D4.1');
  const [, plainly] = container.querySelectorAll<HTMLAnchorElement>('.tell .code');
  expect([plainly.textContent, plainly.title]).toEqual(['§', 'A turn ends']);
  expect(container.querySelector('mark')!.textContent).toBe('None may be.');
});

it('shows what went away where it lay, with where it went, and says where nothing lies', async () => {
  const { scene } = given;
  const prepared = scene.things.find((thing) => thing.place === '0.prepared')!;
  const later = {
    ...scene,
    things: scene.things
      .filter((thing) => thing.owner !== 1 || thing.place.endsWith('hand'))
      .map((thing) => (thing === prepared ? { ...thing, place: '0.discard' } : thing)),
  };
  expect(gone(later, scene).find(({ handle }) => handle === prepared.handle)).toEqual({
    ...{ handle: prepared.handle, was: '0.prepared', now: '0.discard' },
  });
  const [blow, move] = ways([{ source: 'a', target: 'player.1', amount: -4 }], later, scene);
  expect([blow.blow, blow.to[0]]).toEqual([true, '[data-handle="player\\.1"]']);
  expect(move.into?.[1]).toContain('data-place');
  expect(middleOf({ left: 10, top: 20, width: 30, height: 40 })).toEqual({ left: 25, top: 40, width: 0, height: 0 });
  served({
    ...PAGE,
    moments: [
      { scene, made: 0 },
      { scene: later, made: 1, chosen: ['Alice: Activate'] },
    ],
  });
  const { container } = render(Rulings, { game: 'magenoir', id: 'a1', number: 1 });
  await expect.poll(() => container.querySelector('[data-gone]')).toBeTruthy();
  expect(container.querySelector(`[data-gone="${prepared.handle}"]`)).toBeTruthy();
});

it('tells in one line what somebody chose at one time', () => {
  expect(together(['Alice: Activate Tornado', 'Alice: Target Bob', 'Bob: Pass'])).toEqual([
    'Alice: Activate Tornado · Target Bob',
    'Bob: Pass',
  ]);
  expect(together(['Alice : Activer Tornade', 'Alice : Cibler Bob'])).toEqual(['Alice : Activer Tornade · Cibler Bob']);
});

it('numbers the steps of a rule, and marks the one that decides', async () => {
  served({
    ...PAGE,
    cites: [
      { id: 'D6.5', label: 'D6.5', decides: 1, steps: 2, text: ['It sets out;', 'it acts.', 'Done.'].map(words) },
    ],
  });
  render(Rulings, { game: 'magenoir', id: 'a1', number: 1, asked: '' });
  const marked = await screen.findByText('it acts.');
  expect(marked.closest('mark')).not.toBeNull();
  expect([...marked.closest('ol')!.querySelectorAll('li')].map((one) => one.textContent?.trim())).toEqual([
    'It sets out;',
    'it acts.',
  ]);
});
