/* How a match stood at a moment, in a number and in words. */
import { say } from '../words/words.svelte';
import { howLikely, isBehind, percent } from './chance';
import { howFar, type Lead } from './lead';

export interface StoodAt {
  number: string;
  words: string;
  /** Whether the line lies below the middle there. */
  below: boolean;
}

/** By the chance to win where it was reckoned, else by what each had. Who only looks on is told who is ahead by name. */
export function standingAt(lead: Lead, chances: number[], at: number, watching: boolean): StoodAt {
  const { own, other } = lead.had[at] ?? { own: 0, other: 0 };
  const chance = chances[at];
  const below = chance === undefined ? own < other : isBehind(chance);
  const how = chance === undefined ? howFar(own - other) : howLikely(chance);
  const way = below && !watching ? 'behind' : 'ahead';
  const named = watching && how !== 'even';
  const name = named ? (below ? lead.other : lead.own).name : '';
  const words = [name, say(`web-lead-${how}`, { way })].filter(Boolean).join(' ');
  const shown = chance !== undefined && watching && below ? 1 - chance : chance;
  return {
    number:
      shown === undefined ? say('web-lead-had', { own, other }) : say('web-chance-number', { chance: percent(shown) }),
    words,
    below,
  };
}
