/* A card that is between two places, while it is prepared or its text is applied: it stays in sight where it came from. */
import type { Table } from '../../table/table.svelte';
import { placeOf, thingsIn } from '../../table/things';
import type { Place, Scene, Thing } from '../../transport/protocol';

const BETWEEN = 'transition';
const ANNOUNCED = 'PreparationAnnounced';
/** Places whose cards lie side by side: a card of a pile is shown in the hand instead. */
const SHOWN = ['hand', 'prepared', 'channeled', 'permanents', 'equipment', 'rituals', 'animals'];

interface Home {
  place: Place | undefined;
  index: number;
}

/** Where it came from. After a reload that is only known from the story: a card that was announced came from the hand. */
function homeOf(table: Table, scene: Scene, thing: Thing): Home {
  const owner = thing.owner ?? -1;
  const from = table.origins.get(thing.handle);
  const place = scene.places.find((one) => one.id === from?.place);
  if (from && place && SHOWN.includes(place.kind)) return { place, index: from.index };
  const last = table.told.steps.findLast((step) => step.things?.includes(thing.handle));
  const kind = from || !last || last.kind === ANNOUNCED ? 'hand' : 'prepared';
  return { place: placeOf(scene, kind, owner), index: from ? Infinity : 0 };
}

/** The things of a place in their order, with those of its own that are between two places. */
export function liesIn(table: Table, scene: Scene, place: Place | undefined): Thing[] {
  const things = thingsIn(scene, place);
  if (!place || !table.mine || table.replay) return things;
  for (const thing of thingsIn(scene, placeOf(scene, BETWEEN, place.owner ?? -1))) {
    const home = homeOf(table, scene, thing);
    const hidden = home.place?.kind === 'hand' && home.place.owner !== scene.seat;
    if (home.place?.id === place.id && !hidden) things.splice(home.index, 0, thing);
  }
  return things;
}
