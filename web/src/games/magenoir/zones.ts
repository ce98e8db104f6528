/* How much room each zone of a side gets, and how its cards lie in it. */

export interface Zones {
  permanents: number;
  prepared: number;
}

/** How wide cards are, what lies between them, and the name of a zone beside them. */
export interface Sizes {
  permanents: number;
  prepared: number;
  gap: number;
  tag: number;
}

export const WIDE: Sizes = { permanents: 110, prepared: 110, gap: 6, tag: 22 };
/** On a narrower screen. */
export const NARROW: Sizes = { permanents: 88, prepared: 94, gap: 4, tag: 20 };

/** Cards overlap down to this much of each; below it they are shown as tablets. */
export const LEAST_STEP = 62;

type Zone = keyof Zones;

const wanted = (count: number, zone: Zone, sizes: Sizes): number =>
  sizes.tag + Math.max(1, count) * (sizes[zone] + sizes.gap);

/** The room in which so many cards of both zones lie side by side. */
export const wantedBy = (permanents: number, prepared: number, sizes: Sizes): number =>
  wanted(permanents, 'permanents', sizes) + wanted(prepared, 'prepared', sizes);

/** The least room in which so many cards still lie as cards. */
const least = (count: number, zone: Zone, sizes: Sizes): number =>
  sizes.tag + sizes[zone] + sizes.gap + (Math.max(1, count) - 1) * LEAST_STEP;

/** Tablets of what lies beside, four above each other. */
export const besideWidth = (count: number): number => WIDE.tag + 14 + Math.max(1, Math.ceil(count / 4)) * 126;

/**
 * Widths in pixels, so that zones of both sides stand in the same columns. Where there is not room for all, prepared spells
 * keep theirs, for they carry verbs; where one zone has too many cards to lie as cards, the other keeps its own.
 */
export function widths(room: number, permanents: number, prepared: number, sizes: Sizes = WIDE): Zones {
  const half = Math.floor(room / 2);
  const ask = {
    permanents: Math.max(Math.min(half, wanted(2, 'permanents', sizes)), wanted(permanents, 'permanents', sizes)),
    prepared: Math.max(Math.min(half, wanted(2, 'prepared', sizes)), wanted(prepared, 'prepared', sizes)),
  };
  const over = room - ask.permanents - ask.prepared;
  if (over >= 0)
    return { permanents: ask.permanents + Math.floor(over / 2), prepared: ask.prepared + Math.floor(over / 2) };
  const few = { permanents: least(permanents, 'permanents', sizes), prepared: least(prepared, 'prepared', sizes) };
  if (few.permanents + few.prepared <= room) {
    const second = Math.min(ask.prepared, room - few.permanents);
    return { permanents: room - second, prepared: second };
  }
  const smallest = wanted(1, 'permanents', sizes);
  const kept = permanents >= prepared ? room - few.prepared : few.permanents;
  const first = Math.round(Math.min(room - wanted(1, 'prepared', sizes), Math.max(smallest, kept)));
  return { permanents: first, prepared: room - first };
}

/** From the left edge of one card to that of the next. */
export function step(width: number, count: number, zone: Zone, sizes: Sizes = WIDE): number {
  const card = sizes[zone] + sizes.gap;
  return count < 2 ? card : Math.min(card, Math.floor((width - sizes.tag - card) / (count - 1)));
}

export const HELD = { card: 150, gap: 9, edge: 10 };

/** Where the first card of a hand lies and how far apart the cards are: in the middle, closer where there are many. */
export function handLies(width: number, count: number): { from: number; apart: number } {
  const { card, gap, edge } = HELD;
  const room = width - 2 * edge;
  const apart = count > 1 ? Math.min(gap, (room - count * card) / (count - 1)) : gap;
  return { from: Math.max(edge, (width - count * card - (count - 1) * apart) / 2), apart };
}
