/* Options that each take several things at once, such as one of two hands: those things lie together, with their option above. */
import type { Choice, Thing } from '../transport/protocol';
import type { Table } from './table.svelte';

export interface Pack {
  choice: Choice;
  things: Thing[];
}

/** Of the things in places of this kind; nothing where an option takes one thing alone. */
export function packsOf(table: Table, kind: string): Pack[] {
  const { scene, ask } = table;
  if (!scene || !table.mine) return [];
  const places = new Set(scene.places.filter((place) => place.kind === kind).map((place) => place.id));
  const packs = (ask?.choices ?? []).map((choice) => ({
    choice,
    things: scene.things.filter((thing) => places.has(thing.place) && choice.things?.includes(thing.handle)),
  }));
  return packs.every((pack) => pack.things.length > 1) ? packs : [];
}
