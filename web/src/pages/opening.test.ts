import { expect, it } from 'vitest';
import { clockOf, CLOCKS, fewOf, usualLists, wished, type Wish } from './opening';

const wish: Wish = {
  game: 'one',
  players: 2,
  against: 'bot',
  decks: ['mine', ''],
  bots: ['', 'weak'],
  clock: 'days',
  lists: '',
  name: (seat) => `Player ${seat + 1}`,
};

it('asks for a bot without a clock, whatever was chosen before', () => {
  expect(wished(wish)).toEqual({
    game: 'one',
    seats: [
      { who: 'me', deck: 'mine' },
      { who: 'bot', bot: 'weak' },
    ],
  });
});

it('seats several people at one screen, each by name', () => {
  const { seats } = wished({ ...wish, players: 3, against: 'beside', decks: [] });
  expect(seats).toEqual([{ who: 'me' }, { who: 'me', name: 'Player 2' }, { who: 'me', name: 'Player 3' }]);
});

it('seats bots beside people where somebody wants it, and plays by the optional rules that were chosen', () => {
  const open = { ...wish, players: 3, against: 'link' as const, decks: [], bots: ['', 'weak', 'eager'], botSeats: [2] };
  expect(wished(open).seats).toEqual([{ who: 'me' }, { who: 'anybody' }, { who: 'bot', bot: 'eager' }]);
  expect(wished(open).options).toBeUndefined();
  expect(wished({ ...wish, options: ['tree'] }).options).toEqual(['tree']);
});

it('shows a table in the lobby only where anybody may come, with the clock that was chosen', () => {
  expect(wished({ ...wish, against: 'link' })).toMatchObject({ clock: { turn: 259200 } });
  expect(wished({ ...wish, against: 'link' }).public).toBeUndefined();
  expect(wished({ ...wish, against: 'anybody', clock: 'none' })).toMatchObject({ public: true, clock: {} });
});

it('says whether lists lie open only where somebody wants it otherwise than usual', () => {
  expect(wished(wish).lists).toBeUndefined();
  expect(wished({ ...wish, lists: 'closed' }).lists).toBe('closed');
  expect([usualLists('bot'), usualLists('beside'), usualLists('link')]).toEqual(['open', 'closed', 'closed']);
});

it('shows a few of many decks, the chosen one among them', () => {
  const many = [...'abcdefgh'].map((id) => ({ id }));
  const ids = (chosen: string) =>
    fewOf(many, chosen)
      .map((one) => one.id)
      .join('');
  expect([ids('a'), ids('c'), ids('h'), ids('nothing')]).toEqual(['abcde', 'abcde', 'abcdh', 'abcde']);
  expect(fewOf(many.slice(0, 6), 'a')).toHaveLength(6);
});

it('calls every clock it offers by its own name, and one of days by turns whoever set it up', () => {
  expect(Object.values(CLOCKS).map(clockOf)).toEqual(Object.keys(CLOCKS));
  expect([{ move: 259200 }, { turn: 604800 }, { move: 300 }, {}].map(clockOf)).toEqual([
    'days',
    'days',
    'quarter',
    'none',
  ]);
});

it('asks for a series and a format only where somebody wants them', () => {
  const wish = {
    game: 'magenoir',
    players: 2,
    against: 'link' as const,
    decks: [],
    bots: [],
    clock: 'none',
    lists: '' as const,
    name: String,
  };
  expect(wished({ ...wish, bestOf: 1 })).not.toHaveProperty('best_of');
  expect(wished({ ...wish, bestOf: 3, format: 'limitless' })).toMatchObject({ best_of: 3, format: 'limitless' });
});
