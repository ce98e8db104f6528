/* The chance to win, as a player could know it, at each moment of a match that is over. */
import type { Judgement } from '../transport/protocol';

export type Likely = 'even' | 'close' | 'touch' | 'some' | 'far';

const EVEN = 0.5;
const UNKNOWN = -1;

export const chanceOf = (one: Judgement | undefined): number => one?.chance ?? UNKNOWN;

/** After each of these moments: as it was reckoned last. The last moment is how it ended, where it is known. */
export function chancesAt(decisions: Judgement[], moments: number[], end: number | null): number[] {
  const known = decisions.filter((one) => chanceOf(one) >= 0);
  return moments.map((number, at) => {
    if (end !== null && at === moments.length - 1) return end;
    return chanceOf(known.findLast((one) => one.number <= number) ?? known[0]);
  });
}

/** What became of the chance by what happened at a moment: before it, and when it was reckoned next; none: it was the end. */
export function chanceAround(decisions: Judgement[], number: number): { before: number; after: number | null } | null {
  const known = decisions.filter((one) => chanceOf(one) >= 0);
  const before = known.findLast((one) => one.number < number);
  const after = known.find((one) => one.number >= number);
  return before ? { before: chanceOf(before), after: after ? chanceOf(after) : null } : null;
}

/** Of a hundred. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** How far it is from even, in words, whoever is ahead. */
export function howLikely(chance: number): Likely {
  const off = Math.abs(percent(chance) - percent(EVEN));
  return off === 0 ? 'even' : off <= 3 ? 'close' : off <= 10 ? 'touch' : off <= 25 ? 'some' : 'far';
}

export const isBehind = (chance: number): boolean => chance < EVEN;

/** How it ended, as a chance: won, lost or neither. */
export const ended = (winner: number | null | undefined, seat: number): number | null =>
  winner == null ? null : winner < 0 ? EVEN : Number(winner === seat);
