/* The open question, laid on what its options point at. */
import type { Ask, Choice, Scene } from '../transport/protocol';

export interface Offers {
  /** By handle of a thing. */
  things: Map<string, Choice[]>;
  /** By seat. */
  players: Map<number, Choice[]>;
  /** By id of a place, for options that point at no thing in it. */
  places: Map<string, Choice[]>;
  /** Options that point at nothing on the table: buttons beside the question. */
  free: Choice[];
}

export function offersOf(ask: Ask | null): Offers {
  const offers: Offers = { things: new Map(), players: new Map(), places: new Map(), free: [] };
  for (const choice of ask?.choices ?? []) {
    if (choice.things?.length) for (const handle of choice.things) add(offers.things, handle, choice);
    else if ((choice.player ?? -1) >= 0) add(offers.players, choice.player!, choice);
    else if (choice.places?.length) for (const place of choice.places) add(offers.places, place, choice);
    else offers.free.push(choice);
  }
  return offers;
}

function add<Key>(map: Map<Key, Choice[]>, key: Key, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

/** The option of a place that is about this element. */
export const ofElement = (choices: Choice[] | undefined, element: string): Choice | undefined =>
  choices?.find((choice) => choice.element === element);

/** The words of names the question asks for: a card that has one of them could serve. */
export const wordsAsked = (ask: Ask | null): string[] =>
  (ask?.question ?? []).flatMap((span) => (span.word ? [span.word] : []));

/** Whether an option takes several different cards at once, such as a whole hand: then none of them is meant alone. */
export function takesSeveral(scene: Scene | null, choice: Choice): boolean {
  const handles = new Set(choice.things ?? []);
  if (handles.size < 2) return false;
  return new Set(scene?.things.filter((thing) => handles.has(thing.handle)).map((thing) => thing.card)).size > 1;
}
