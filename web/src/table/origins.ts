/* Where things came from. */
import type { Scene } from '../transport/protocol';

export interface Origin {
  place: string;
  index: number;
}

export const NO_ORIGINS: ReadonlyMap<string, Origin> = new Map();

/** For each thing that lies elsewhere than before, where it lay; what has not moved since keeps what was known of it. */
export function originsOf(
  before: Scene | undefined,
  now: Scene,
  known: ReadonlyMap<string, Origin>,
): ReadonlyMap<string, Origin> {
  const lay = new Map(before?.things.map((thing) => [thing.handle, thing]));
  return new Map(
    now.things.flatMap(({ handle, place }) => {
      const was = lay.get(handle);
      const origin = was && was.place !== place ? { place: was.place, index: was.index ?? 0 } : known.get(handle);
      return origin ? [[handle, origin] as const] : [];
    }),
  );
}
