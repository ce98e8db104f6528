import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { published } from '../../testing/published';
import { icon, LIMIT, nameWords, picture } from '.';
import { GLYPHS } from './glyphs';
import { GLYPH_OF } from './words';

const CARDS = published();

describe('pictures', () => {
  it('are there for every published card, and short', () => {
    expect(CARDS).toHaveLength(301);
    for (const card of CARDS) {
      const svg = picture(card);
      expect(svg, card.id).toMatch(/^<svg class="art" .*<path .*<\/svg>$/s);
      expect(svg.length, card.id).toBeLessThanOrEqual(LIMIT);
      expect(svg, card.id).not.toContain('NaN');
    }
  });

  it('differ from card to card', () => {
    expect(new Set(CARDS.map(picture)).size).toBe(CARDS.length);
  });

  it('are the same always: people know cards by them', () => {
    const digest = createHash('sha256');
    for (const card of [...CARDS].sort((a, b) => (a.id < b.id ? -1 : 1))) digest.update(picture(card));
    expect(digest.digest('hex')).toMatchInlineSnapshot(
      `"05f0453c38a85d7dd4e94ead400339f521095b31755f9fc4ce227aa3b6c4684c"`,
    );
  });

  it('are there for names nobody has drawn, whatever their letters', () => {
    for (const name of ['Quux', 'Œil de 火', '火', 'Of the', "L'été", '']) {
      const svg = picture({ id: `own-${name}`, name, element: 'water', set: 'own', cost: {} });
      expect(svg, name).not.toContain('NaN');
    }
  });

  it('of Anima show a person, a place or a beast', () => {
    const witch = picture({ id: 'witch', name: 'Witch', category: 'character', skills: ['magic'] });
    const area = picture({ id: 'karh', name: 'Karh', category: 'area', level: 2 });
    expect(new Set([witch, area, picture({ id: 'unheard-of', name: 'Unheard of', category: 'advantage' })]).size).toBe(
      3,
    );
  });
});

describe('component words', () => {
  const asked = new Set(CARDS.flatMap((card) => card.needs).map((word) => nameWords(word)[0].word));

  it('have a glyph each that no other word asked for shares', () => {
    expect(asked.size).toBeGreaterThan(50);
    const users = new Map<string, string>();
    for (const word of asked) {
      const glyph = GLYPH_OF[word];
      expect(GLYPHS[glyph], `the glyph of ${word}`).toBeDefined();
      expect(users.get(glyph), `${word} shares its glyph`).toBeUndefined();
      users.set(glyph, word);
    }
  });

  it('are drawn as icons without hatching', () => {
    for (const word of asked) expect(icon(word).length, word).toBeLessThan(LIMIT);
    expect(icon('Flames')).toBe(icon('flame'));
  });
});

describe('the words of a name', () => {
  it('count as components, except small words and names of elements', () => {
    const words = nameWords("Air mage's robe of the winds");
    expect(words.filter((w) => w.counts).map((w) => w.word)).toEqual(['mage', 'robe', 'wind']);
    expect(words.find((w) => w.raw === 'winds')?.many).toBe(true);
  });
});
