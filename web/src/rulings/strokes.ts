/* Arrows over a small table: from what brought something about to whom it met, and from where a card lay to where it lies. */
import type { Box } from '../table/strike';
import type { Scene, Stroke } from '../transport/protocol';

/** How many are drawn at once: more would hide what they show. */
const MOST = 4;

export interface Way {
  /** Selectors, the first that is found counts. */
  from: string[];
  to: string[];
  /** The pile it went into, where it lies nowhere else. */
  into?: string[];
  blow: boolean;
}

const named = (attribute: string, value: string): string => `[data-${attribute}="${CSS.escape(value)}"]`;

/** What fell or went away is shown where it lay. */
const thing = (handle: string): string[] => [named('handle', handle), named('gone', handle)];

/** A pile is its uppermost card; what is written below it does not count. */
const pile = (place: string): string[] => [`${place} > :first-child`, place];

export function ways(strokes: Stroke[], scene: Scene, before: Scene | undefined): Way[] {
  const blows = strokes.map(({ source, target, amount }) => ({
    ...{ from: thing(source), to: thing(target), blow: (amount ?? 0) < 0 },
  }));
  const moves = gone(scene, before).map(({ handle, now }) => ({
    ...{ from: [named('gone', handle)], to: [named('handle', handle)], into: pile(named('place', now)), blow: false },
  }));
  return [...blows, ...moves].slice(0, MOST);
}

/** An arrow into a pile ends in its middle: beside it lie other piles. */
export const middleOf = ({ left, top, width, height }: Box): Box => ({
  ...{ left: left + width / 2, top: top + height / 2, width: 0, height: 0 },
});

/** Things that lay elsewhere a moment ago: where they lay, and where they are now; nowhere where they cannot be seen. */
export function gone(scene: Scene, before: Scene | undefined): { handle: string; was: string; now: string }[] {
  const places = new Map(scene.things.map((one) => [one.handle, one.place]));
  return (before?.things ?? []).flatMap(({ handle, place }) => {
    const now = places.get(handle) ?? '';
    return now === place ? [] : [{ handle, was: place, now }];
  });
}
