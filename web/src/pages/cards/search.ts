/* Looking through cards: by words in either language, by what is printed on them, by words of names they give or ask for. */
import { plain } from '../../table/things';
import type { Component, PrintedCard } from '../../transport/protocol';
import type { Faces } from '../../transport/api';

/** A card to be searched for: as it is shown, and everything that stands on it in both languages. */
export interface Entry {
  face: PrintedCard;
  names: string[];
  /** Names and texts together. */
  all: string;
  mana: number;
}

export interface Wanted {
  /** Words or beginnings of words, all of which must be there. */
  text: string;
  /** By field of the face: the values of which one must be there. */
  picked: Record<string, string[]>;
  /** All Mana of its cost together; the last step is so much or more. */
  mana: number | null;
  /** A word of names it can serve as. */
  gives: string;
  /** A word of names it asks for. */
  needs: string;
  /** The id of a card: those that use it as a component. */
  uses: string;
  /** The id of a card: those that can serve as a component of it. */
  serves: string;
}

export const MOST_MANA = 6;

export const nothing = (): Wanted => ({
  text: '',
  picked: {},
  mana: null,
  gives: '',
  needs: '',
  uses: '',
  serves: '',
});

/** Small letters without accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");

export function entries(shown: Faces, other: Faces): Entry[] {
  return Object.values(shown).map((face) => {
    const both = [face, ...(other[face.id] ? [other[face.id]] : [])];
    const names = both.map((one) => folded(plain(one.name)));
    const texts = both.flatMap((one) =>
      [one.line, ...one.text, ...(one.facts ?? [])].map((words) => folded(plain(words))),
    );
    return { face, names, all: [...names, ...texts].join('\n'), mana: manaOf(face) };
  });
}

/** Mana of a cost, without what is chosen when it is paid. */
export function manaOf(face: PrintedCard): number {
  return Object.values(face.cost ?? {}).reduce<number>(
    (sum, amount) => sum + Number(String(amount).replace(/^X\+?/, '') || 0),
    0,
  );
}

const has = (words: Component[] | undefined, word: string): boolean => (words ?? []).some((one) => one.word === word);

/** Whether a card serves as one of the words another asks for, always or under a condition. */
export const canServe = (card: PrintedCard, asking: PrintedCard): boolean =>
  (asking.needs ?? []).some(({ word }) => has(card.counts, word) || has(card.perhaps, word));

export const onlyPerhaps = (card: PrintedCard, asking: PrintedCard): boolean =>
  canServe(card, asking) && !(asking.needs ?? []).some(({ word }) => has(card.counts, word));

export function find(cards: Entry[], wanted: Wanted): PrintedCard[] {
  const words = folded(wanted.text).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const byId = new Map(cards.map(({ face }) => [face.id, face]));
  const used = byId.get(wanted.uses);
  const served = byId.get(wanted.serves);
  const fits = ({ face, all, mana }: Entry): boolean =>
    words.every((word) => all.includes(word)) &&
    Object.entries(wanted.picked).every(
      ([field, values]) => !values.length || values.includes(String(face[field as keyof PrintedCard] ?? '')),
    ) &&
    (wanted.mana === null || (Boolean(face.price?.length) && Math.min(mana, MOST_MANA) === wanted.mana)) &&
    (!wanted.gives || has(face.counts, wanted.gives) || has(face.perhaps, wanted.gives)) &&
    (!wanted.needs || has(face.needs, wanted.needs)) &&
    (!used || canServe(used, face)) &&
    (!served || canServe(face, served));
  const rank = ({ names }: Entry): number =>
    names.some((name) => name.startsWith(whole))
      ? 0
      : words.every((word) => names.some((n) => n.includes(word)))
        ? 1
        : 2;
  const found = cards.filter(fits);
  return (words.length ? found.map((entry) => ({ entry, at: rank(entry) })) : found.map((entry) => ({ entry, at: 0 })))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry.face);
}

/** The words that some card asks for, by name. */
export function askedFor(cards: Entry[]): Component[] {
  const found = new Map<string, Component>();
  for (const { face } of cards)
    for (const one of face.needs ?? []) found.set(one.word, { word: one.word, name: one.name });
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
