import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { published, publishedAnima } from '../../testing/published';
import { fetchGraver, icon, LIMIT, nameWords, picture } from '.';
import { CREATURES } from './creatures';
import { GLYPHS } from './glyphs';
import { PEOPLE } from './people/people';
import { SCENES } from './scenes';
import { SHOWN } from './shown';
import { GLYPH_OF } from './words';

const CARDS = published();
await fetchGraver();

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
});

describe('pictures of Anima', () => {
  const anima = publishedAnima();
  const svg = new Map(anima.map((card) => [card.id, picture(card)]));

  it('are there for every published card, and short', () => {
    expect(anima.length).toBeGreaterThanOrEqual(118);
    for (const [id, text] of svg) {
      expect(text, id).toMatch(/^<svg class="art" .*<path .*<\/svg>$/s);
      expect(text, id).not.toContain('NaN');
      expect(text.length, id).toBeLessThanOrEqual(LIMIT);
    }
  });

  it('are drawn for each Character and each Creature, by nobody else shared', () => {
    for (const card of anima) {
      if (card.category === 'character' || card.category === 'arcane') expect(PEOPLE, card.id).toHaveProperty(card.id);
      if (card.type === 'creature') expect(CREATURES, card.id).toHaveProperty(card.id);
    }
    expect(new Set(Object.values(PEOPLE).map((person) => JSON.stringify(person))).size).toBe(
      Object.keys(PEOPLE).length,
    );
  });

  it('show another thing on every other card of one category, and none is letters alone', () => {
    const seen = new Map<string, string>();
    for (const card of anima) {
      if (card.id in PEOPLE || card.id in CREATURES || card.id in SCENES) continue;
      const key = `${card.category} ${SHOWN[card.id]}`;
      expect(SHOWN[card.id], card.id).toBeDefined();
      expect(GLYPHS, card.id).toHaveProperty(SHOWN[card.id]);
      expect(seen.get(key), `${card.id} shows what another shows`).toBeUndefined();
      seen.set(key, card.id);
    }
    expect(new Set(svg.values()).size).toBe(anima.length);
  });

  it('name nobody who is not there', () => {
    const ids = new Set(anima.map((card) => card.id));
    const drawn = [PEOPLE, CREATURES, SCENES, SHOWN].flatMap((table) => Object.keys(table));
    expect(drawn.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('are the same always: people know cards by them', () => {
    const digest = createHash('sha256');
    for (const id of [...svg.keys()].sort()) digest.update(svg.get(id)!);
    expect(digest.digest('hex')).toMatchInlineSnapshot(
      `"1a8ec3d8ebc19a0302c27472712c47754ff4d62d47e61cfe83ea8b592fb67461"`,
    );
  });

  it('of own cards differ too, whoever they show', () => {
    const own = (id: string, category: string, type?: string): string =>
      picture({ id, name: id, category, type, level: 2, skills: ['ki'], kinds: ['darkness', 'supernatural'] });
    for (const [category, type] of [['character'], ['encounter', 'creature'], ['advantage', 'plot'], ['area']]) {
      const made = ['quux', 'fnord', 'zarf', 'plugh'].map((id) => own(`${id}-${category}`, category, type));
      expect(new Set(made).size, category).toBe(4);
      for (const text of made) expect(text.length).toBeLessThanOrEqual(LIMIT);
    }
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
