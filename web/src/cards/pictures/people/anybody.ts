/* A person nobody has drawn: dressed by chance and by what they can do, masked so that the face gives nothing away. */
import type { Chance } from '../chance';
import type { AnimaCard } from '../card';
import { GLYPHS } from '../glyphs';
import { nameWords } from '../words';
import type { Person } from './person';

/** Head, mask and hair that suit any face. */
const LOOKS: Omit<Person, 'body'>[] = [
  { face: 'stars', wears: ['hood'] },
  { face: 'old', wears: ['scarf', 'hood'] },
  { face: 'man', before: 'crop', wears: ['scarf', 'domino', 'dominoeyes'] },
  { face: 'woman', behind: 'tail', before: 'fringe', wears: ['scarf'] },
  { face: 'woman', behind: 'long', before: 'part', wears: ['fox'] },
  { face: 'man', wears: ['scarf', 'turban'] },
  { face: 'stars', wears: ['witchhat'] },
  { face: 'woman', behind: 'veil', before: 'part', wears: ['blind'] },
  { face: 'man', wears: ['scarf', 'kabuto'] },
  { face: 'stars', wears: ['axehood'] },
  { face: 'stars', wears: ['collar', 'hood', 'crown'] },
  { face: 'woman', behind: 'wild', before: 'red', wears: ['scarf'] },
];
const DRESSED: Record<string, string[]> = {
  magic: ['robe', 'fur'],
  ki: ['armor', 'plates', 'bare'],
  trickery: ['coat'],
};
const CARRIED: Record<string, string[]> = {
  magic: ['wand', 'book', 'candle', 'moon', 'sparkles'],
  ki: ['sword', 'spear', 'axe', 'shield', 'hammer'],
  trickery: ['blade', 'lantern', 'mask', 'keyhole', 'feather'],
};

export function anybody(card: AnimaCard, r: Chance): Person {
  const pick = <T>(list: T[]): T => list[Math.floor(r() * list.length)];
  const skill = card.skills?.find((one) => one in DRESSED) ?? 'trickery';
  const named = nameWords(card.name).flatMap((w) => (w.glyph && GLYPHS[w.glyph].kind === 'thing' ? [w.glyph] : []));
  const glyph = named[0] ?? pick(CARRIED[skill]);
  return {
    ...pick(LOOKS),
    body: pick(DRESSED[skill]),
    tool: { glyph, x: 490, y: 330, size: 230, turn: 8, inFront: true },
  };
}
