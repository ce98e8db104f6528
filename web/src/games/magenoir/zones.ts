/* How much room each zone of a side gets, and how its cards lie in it. */

export interface Zones {
  permanents: number;
  prepared: number;
}

const CARD = 110;
const GAP = 6;
const TAG = 22;
/** Cards overlap down to this much of each; below it they are shown as tablets. */
export const LEAST_STEP = 62;

const wanted = (count: number): number => TAG + Math.max(1, count) * (CARD + GAP);

/** Tablets of what lies beside, four above each other. */
export const besideWidth = (count: number): number => TAG + 14 + Math.max(1, Math.ceil(count / 4)) * 126;

/** Widths in pixels, so that zones of both sides stand in the same columns. */
export function widths(room: number, permanents: number, prepared: number): Zones {
  const two = room >= 2 * wanted(2) ? wanted(2) : wanted(1);
  const ask = { permanents: Math.max(two, wanted(permanents)), prepared: Math.max(two, wanted(prepared)) };
  const spare = room - ask.permanents - ask.prepared;
  if (spare >= 0) return ask;
  const least = wanted(1) + 44;
  const total = Math.max(1, permanents + prepared);
  const share = Math.round(Math.min(room - least, Math.max(least, (room * Math.max(permanents, 1)) / total)));
  return { permanents: share, prepared: room - share };
}

/** From the left edge of one card to that of the next. */
export function step(width: number, count: number): number {
  if (count < 2) return CARD + GAP;
  return Math.min(CARD + GAP, Math.floor((width - TAG - CARD - GAP) / (count - 1)));
}
