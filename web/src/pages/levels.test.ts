import { describe, expect, it } from 'vitest';
import type { MatchPage, Named } from '../transport/protocol';
import { levelOf } from './levels';

const bots = ['novice', 'apprentice', 'master'].map((id): Named => ({ id, title: id, about: id }));
const won = (bot: string, winner: number | null = 0, game = 'magenoir') =>
  ({
    game,
    winner,
    seats: [
      { mine: true, bot: '' },
      { mine: false, bot },
    ],
  }) as unknown as MatchPage;

describe('the level somebody meets', () => {
  it('is the lowest for a newcomer', () => expect(levelOf('magenoir', bots, [])).toBe('novice'));
  it('is the next after two wins, whatever was lost', () => {
    expect(levelOf('magenoir', bots, [won('novice'), won('novice', 1)])).toBe('novice');
    expect(levelOf('magenoir', bots, [won('novice'), won('novice'), won('novice', null)])).toBe('apprentice');
  });
  it('is that of each game for itself, and the highest stays', () => {
    expect(levelOf('anima', bots, [won('novice'), won('novice')])).toBe('novice');
    const all = ['novice', 'apprentice', 'master'].flatMap((bot) => [won(bot), won(bot)]);
    expect(levelOf('magenoir', bots, all)).toBe('master');
    expect(levelOf('magenoir', [], all)).toBe('');
  });
});
