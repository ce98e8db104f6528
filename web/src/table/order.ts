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

/** What is put in order, as it was put; what is new comes last. */
export function linksOf({ ask, put }: Table): Choice[] {
  const offered = ask?.choices ?? [];
  return [
    ...put.flatMap((form) => offered.find((choice) => choice.form === form) ?? []),
    ...offered.filter((choice) => !put.includes(choice.form)),
  ];
}

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

/** For each link of an order what comes of it there, from what was foreseen and what players have now. What an effect sets off
 *  counts as its own; of a card with two links nobody can say which of them did what, so the first has it all. */
export function resultsOf(links: Choice[], players: Player[], ahead: Foreseen[]): Result[][] {
  const sums = links.map(() => new Map<string, number>());
  let at = 0;
  for (const { card, change } of ahead) {
    const own = links.findIndex((link) => cardOf(link) === card);
    if (own >= 0) at = own;
    for (const [handle, amount] of Object.entries(change)) sums[at]?.set(handle, (sums[at].get(handle) ?? 0) + amount);
  }
  const has = new Map(players.map((player) => [player.handle, factOf(player, COUNTED)?.value]));
  return sums.map((sum) =>
    players.flatMap((player) => {
      const [from, change] = [has.get(player.handle), sum.get(player.handle)];
      if (from == null || !change) return [];
      has.set(player.handle, from + change);
      return [{ player, from, to: from + change }];
    }),
  );
}

/** All of it together, whatever brings it about. */
export const together = (players: Player[], ahead: Foreseen[]): Result[] =>
  resultsOf([{ form: '', words: [], verb: [] }], players, ahead)[0];
