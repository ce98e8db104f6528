/* Several things put in order. */
import { habitsOf } from '../games/habits';
import type { Table } from './table.svelte';

const FEWEST = 2;

/** Whether the open question asks what comes first, of things that can all be laid out. */
export const isOrdering = (table: Table): boolean =>
  table.mine &&
  (table.ask?.choices?.length ?? 0) >= FEWEST &&
  habitsOf(table.scene?.game).ordering.includes(table.ask?.id ?? '');

/** The same list with one of it put elsewhere. */
export function moved<One>(list: One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}
