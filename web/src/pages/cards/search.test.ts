import { describe, expect, it } from 'vitest';
import type { PrintedCard } from '../../transport/protocol';
import { askedFor, entries, find, nothing, onlyPerhaps } from './search';

const card = (
  id: string,
  english: string,
  french: string,
  more: Partial<PrintedCard> = {},
): [PrintedCard, PrintedCard] => {
  const face = (name: string, text: string): PrintedCard => ({
    id,
    english,
    name: [{ text: name }],
    kind: 'spell',
    line: [{ text: 'spell' }],
    text: [[{ text }]],
    price: [{ text: '1' }],
    ...more,
  });
  return [face(english, 'Deal 2 damage.'), face(french, 'Infligez 2 dégâts.')];
};

const word = (name: string) => ({ word: name, name });
const CARDS = [
  card('seed', 'Seed', 'Graine', { element: 'vegetal', cost: { vegetal: 1 }, counts: [word('seed')] }),
  card('tree', 'Animated tree', 'Arbre animé', {
    element: 'vegetal',
    cost: { vegetal: 3, water: 1 },
    needs: [word('seed')],
    counts: [word('tree')],
  }),
  card('willow', 'Willow', 'Saule', { element: 'vegetal', cost: { arcane: 'X+1' }, perhaps: [word('tree')] }),
  card('carver', 'Carver', 'Sculpteur', { element: 'fire', cost: { fire: 7 }, needs: [word('tree')] }),
];
const shown = Object.fromEntries(CARDS.map(([english]) => [english.id, english]));
const other = Object.fromEntries(CARDS.map(([, french]) => [french.id, french]));
const all = entries(shown, other);
const ids = (wanted: object): string[] => find(all, { ...nothing(), ...wanted }).map((face) => face.id);

describe('looking through cards', () => {
  it('finds a name in either language, without accents', () => {
    expect(ids({ text: 'graine' })).toEqual(['seed']);
    expect(ids({ text: 'arbre anime' })).toEqual(['tree']);
    expect(ids({ text: 'Seed' })).toEqual(['seed']);
  });
  it('finds words of texts too, names first', () => {
    expect(ids({ text: 'degats' })).toHaveLength(4);
    expect(ids({ text: 's' })[0]).toBe('seed');
  });
  it('narrows down by what is printed, and by Mana', () => {
    expect(ids({ picked: { element: ['fire'] } })).toEqual(['carver']);
    expect(ids({ mana: 4 })).toEqual(['tree']);
    expect(ids({ mana: 6 })).toEqual(['carver']);
    expect(ids({ mana: 1 })).toEqual(['seed', 'willow']);
  });
  it('knows components given and needed, conditional ones among them', () => {
    expect(ids({ gives: 'tree' })).toEqual(['tree', 'willow']);
    expect(ids({ needs: 'seed' })).toEqual(['tree']);
    expect(ids({ uses: 'willow' })).toEqual(['carver']);
    expect(ids({ serves: 'carver' })).toEqual(['tree', 'willow']);
    expect(onlyPerhaps(shown.willow, shown.carver)).toBe(true);
    expect(onlyPerhaps(shown.tree, shown.carver)).toBe(false);
  });
  it('lists the words that are asked for', () => {
    expect(askedFor(all).map((one) => one.word)).toEqual(['seed', 'tree']);
  });
});
