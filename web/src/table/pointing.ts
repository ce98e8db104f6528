/* What is pointed at, read or opened at a table, and what is read before anything is. */
import type { Choice } from '../transport/protocol';
import { actIn } from './acts';
import { cardOf } from './story';
import type { Table } from './table.svelte';

export interface Pointed {
  card: string;
  /** The thing, where one is meant and not the card alone. */
  handle: string;
}

export interface Menu {
  choices: Choice[];
  /** Where it opens, in the window. */
  x: number;
  y: number;
}

export type Panel = '' | 'settings' | 'chat' | 'rules' | 'wrong';

/** What is read before anything is pointed at: what acts while that is shown, what the question is about, or the first thing that has an option. */
export function firstRead({ ask, scene, offers, shown }: Table): Pointed | null {
  const acts = shown && actIn(shown.steps);
  const acted = acts && cardOf(acts);
  if (acted) return { card: acted, handle: shown.acting };
  const handles = [...(ask?.things ?? []), ...offers.things.keys()];
  const thing = scene?.things.find((one) => one.handle === handles[0]);
  return thing?.card ? { card: thing.card, handle: thing.handle } : null;
}
