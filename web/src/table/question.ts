/* Which options stand beside the question as buttons, and which are listed. */
import { isElement } from '../cards/pictured';
import type { Element } from '../cards/pictures';
import type { Choice } from '../transport/protocol';
import { plain } from './things';

const MOST_BUTTONS = 3;
const MOST_LETTERS = 46;

/** Buttons only where they fit: else all of them are listed. */
export function fits(free: Choice[]): boolean {
  const letters = free.reduce((sum, choice) => sum + plain(choice.verb).length, 0);
  return free.length <= MOST_BUTTONS && letters <= MOST_LETTERS;
}

/** The Mana a plan is made of, in its order: forms name elements in every game that has them. */
export const manaOf = (forms: string[]): Element[] =>
  forms.flatMap((form) => form.split(' ').filter(isElement) as Element[]);
