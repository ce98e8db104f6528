/* What an option says beyond what stands on the table already. */
import type { Choice, Scene } from '../transport/protocol';
import { plain, thingWith } from './things';

/**
 * Its details; of what leads to a thing that lies open with all its facts, such as an Area, only what to expect of it: the rest
 * stands there.
 */
export function beyond(scene: Scene | null, choice: Choice): string {
  const thing = choice.things?.length === 1 ? thingWith(scene, choice.things[0]) : undefined;
  return plain(thing?.kind === 'area' ? choice.outlook : choice.details);
}
