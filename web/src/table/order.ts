/* Several things put in order. */
import { habitsOf } from '../games/habits';
import type { Choice, Foreseen, Player } from '../transport/protocol';
import type { Table } from './table.svelte';
import { factOf } from './things';

const FEWEST = 2;
const COUNTED = 'hp';

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

/** What an effect changes at its place in an order: of a player, from how much to how much. */
export interface Result {
  player: Player;
  from: number;
  to: number;
}

export const cardOf = (choice: Choice): string => choice.words.find((span) => span.card)?.card ?? '';

/** For each link of an order what comes of it there, from what was foreseen and what players have now. */
export function resultsOf(links: Choice[], players: Player[], ahead: Foreseen[]): Result[][] {
  const has = new Map(players.map((player) => [player.handle, factOf(player, COUNTED)?.value]));
  const told = new Set<string>(); // of a card with two links nobody can say which of them did what
  return links.map((link) =>
    players.flatMap((player) => {
      const from = has.get(player.handle);
      const own = told.has(`${cardOf(link)} ${player.seat}`) ? [] : ahead.filter((one) => one.card === cardOf(link));
      told.add(`${cardOf(link)} ${player.seat}`);
      const change = own.reduce((sum, one) => sum + (one.change[player.handle] ?? 0), 0);
      if (from == null || !change) return [];
      has.set(player.handle, from + change);
      return [{ player, from, to: from + change }];
    }),
  );
}
