/* What an option says beyond what stands on the table already. */
import type { Choice, Scene } from '../transport/protocol';
import { plain, thingWith } from './things';

const APART = ', ';

/**
 * Its details without the facts of the thing it leads to, where that lies open with all of them in words: an Area. What is left
 * is what only choosing it would bring, such as the chance to get in.
 */
export function beyond(scene: Scene | null, choice: Choice): string {
  const details = plain(choice.details);
  const thing = choice.things?.length === 1 ? thingWith(scene, choice.things[0]) : undefined;
  if (thing?.kind !== 'area') return details;
  const inside = scene!.places.filter((place) => place.within === thing.handle);
  const said = [thing, ...inside].flatMap((one) => (one.facts ?? []).map((fact) => plain(fact.words))).filter(Boolean);
  return said
    .sort((a, b) => b.length - a.length) // the longest first: one may be a part of another
    .reduce((left, fact) => left.replace(`${APART}${fact}${APART}`, APART), `${APART}${details}${APART}`)
    .slice(APART.length, -APART.length);
}
