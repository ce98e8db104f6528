/* Which of the components of a card is asked for. */
import type { Table } from './table.svelte';
import { factOf, plain, thingWith } from './things';

export interface Needed extends Record<string, string | number> {
  card: string;
  needed: number;
  nth: number;
}

/** Where a card needs several: how many, and which of them is named now. */
export function neededNow({ ask, scene, faces, within }: Table): Needed | null {
  if (!within || !ask?.question.some((span) => span.word)) return null;
  const thing = thingWith(scene, ask.things?.[0] ?? '');
  const face = faces[thing?.card ?? ''];
  if (!thing || !face?.needs?.length) return null;
  const printed = face.needs.reduce((sum, one) => sum + (one.amount ?? 1), 0);
  const needed = factOf(thing, 'needs')?.value ?? printed;
  const nth = (factOf(thing, 'named')?.value ?? 0) + 1;
  return needed > 1 && nth <= needed ? { card: plain(thing.name), needed, nth } : null;
}
