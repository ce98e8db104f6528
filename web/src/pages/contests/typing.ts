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

/** Whether a series can end like this: the server has the last word. */
export function canBe({ first, second, drawn }: Games, round: Pick<Round, 'best_of' | 'stage'>): boolean {
  const needed = Math.floor(round.best_of / 2) + 1;
  if (Math.max(first, second) > needed || (first === needed && second === needed) || drawn > MOST_DRAWN) return false;
  return round.stage !== 'cut' || first !== second;
}

/** The results a series usually ends with, those of the first player first. */
export function usualResults({ best_of, stage }: Pick<Round, 'best_of' | 'stage'>): Games[] {
  const needed = Math.floor(best_of / 2) + 1;
  const won = Array.from({ length: needed }, (_, lost): Games => ({ first: needed, second: lost, drawn: 0 }));
  const level = stage === 'cut' ? [] : [{ first: needed - 1, second: needed - 1, drawn: needed > 1 ? 0 : 1 }];
  return [...won, ...level, ...won.map(turned).reverse()];
}

export const turned = ({ first, second, drawn }: Games): Games => ({ first: second, second: first, drawn });

export const same = (one: Games | null | undefined, other: Games | null | undefined): boolean =>
  !!one && !!other && one.first === other.first && one.second === other.second && one.drawn === other.drawn;
