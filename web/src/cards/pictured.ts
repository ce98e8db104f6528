/* From the face of a card to what its picture is made of. */
import type { PrintedCard } from '../transport/protocol';
import { ELEMENTS, type Element, type PicturedCard } from './pictures';

export const isElement = (name: string | undefined): name is Element => ELEMENTS.includes(name as Element);

export function pictured(face: PrintedCard): PicturedCard {
  if (isElement(face.element)) {
    const inName = new Set(face.name.map((span) => span.word));
    const also = (face.counts ?? []).filter((one) => !inName.has(one.word)).map((one) => capital(one.word));
    return {
      id: face.id,
      name: face.english,
      element: face.element,
      set: face.set ?? '',
      cost: face.cost ?? {},
      ...(also.length ? { also } : {}),
    };
  }
  return {
    id: face.id,
    name: face.english,
    category: face.kind,
    type: face.type,
    level: face.level,
    skills: face.signs,
    kinds: face.signs,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The colour of a plate: the card's element, or for cards without one a hue by what they are. */
export function hueOf(face: PrintedCard | undefined): Element {
  if (!face) return 'arcane';
  if (isElement(face.element)) return face.element;
  const hues: Element[] = ['vegetal', 'mineral', 'arcane'];
  if (face.level) return hues[face.level - 1] ?? 'arcane';
  let sum = 0;
  for (const letter of face.signs?.[0] ?? face.kind) sum += letter.charCodeAt(0);
  return ELEMENTS[sum % ELEMENTS.length];
}
