/* A result as it is typed at the desk: table, games, games, and drawn games if there were any. */
import type { Games, Round, Table } from './shown';

const MOST_DRAWN = 9;

export interface Typed {
  table: Table;
  games: Games;
}

/** What is typed so far; null: no result yet, or of no table. */
export function typedResult(text: string, round: Round | null): Typed | null {
  const words = text.trim().split(/[\s,:-]+/);
  if (!round || words.length < 3 || words.length > 4 || !words.every((word) => /^\d+$/.test(word))) return null;
  const [number, first, second, drawn = 0] = words.map(Number);
  const table = round.tables.find((one) => one.table === number);
  return table && canBe({ first, second, drawn }, round) ? { table, games: { first, second, drawn } } : null;
}

/** What is wrong with what was typed, where it is no result: the end of a message's name, and what that says. */
export function whyNone(text: string, round: Round): { what: string; facts: Record<string, number> } {
  const words = text.trim().split(/[\s,:-]+/);
  const [table, first, second, drawn = 0] = words.map(Number);
  if (words.length < 3 || words.length > 4 || !words.every((word) => /^\d+$/.test(word)) || drawn > MOST_DRAWN)
    return { what: 'not', facts: {} };
  if (!round.tables.some((one) => one.table === table))
    return { what: 'no-table', facts: { table, most: Math.max(...round.tables.map((one) => one.table)) } };
  if (canBe({ first, second, drawn }, { ...round, stage: 'swiss' })) return { what: 'level', facts: { first, second } };
  const needed = winsNeeded(round.best_of);
  return { what: 'too-many', facts: { first, second, best: round.best_of, needed } };
}

const winsNeeded = (best_of: number): number => Math.floor(best_of / 2) + 1;

/** Whether a series can end like this: the server has the last word. */
export function canBe({ first, second, drawn }: Games, round: Pick<Round, 'best_of' | 'stage'>): boolean {
  const needed = winsNeeded(round.best_of);
  if (Math.max(first, second) > needed || (first === needed && second === needed) || drawn > MOST_DRAWN) return false;
  return round.stage !== 'cut' || first !== second;
}

/** The results a series usually ends with, those of the first player first. */
export function usualResults({ best_of, stage }: Pick<Round, 'best_of' | 'stage'>): Games[] {
  const needed = winsNeeded(best_of);
  const won = Array.from({ length: needed }, (_, lost): Games => ({ first: needed, second: lost, drawn: 0 }));
  const level = stage === 'cut' ? [] : [{ first: needed - 1, second: needed - 1, drawn: needed > 1 ? 0 : 1 }];
  return [...won, ...level, ...won.map(turned).reverse()];
}

export const turned = ({ first, second, drawn }: Games): Games => ({ first: second, second: first, drawn });

export const same = (one: Games | null | undefined, other: Games | null | undefined): boolean =>
  !!one && !!other && one.first === other.first && one.second === other.second && one.drawn === other.drawn;
