/* What a pile of the Ether would bring and leave, while Mana is gathered. */
import type { Table } from '../../table/table.svelte';
import { thingsIn, placeOf, ownSeat } from '../../table/things';
import type { Choice, PrintedCard, Place, Scene } from '../../transport/protocol';
import { fallsOf, gathered, paidBy, paidNow, type Fall } from './gathering';

export interface Basin {
  /** The option that takes it whole. */
  take?: Choice;
  /** What still falls on it. */
  falls: Fall[];
  /** Of each element, how much was added this turn. */
  added: Record<string, number>;
  /** How many of the hand's cards it pays for, and of how many. */
  pays: number;
  all: number;
  /** Cards it pays for: those the reserve alone does not, and the others. */
  fresh: PrintedCard[];
  same: PrintedCard[];
  /** Mana left to the others. */
  leaves: number;
}

export function basinOf(table: Table, scene: Scene, place: Place, other: Place | undefined): Basin {
  const hand = thingsIn(scene, placeOf(scene, 'hand', ownSeat(scene)));
  const before = new Set(paidNow(scene));
  const falls = fallsOf(table, place.id);
  const paid = new Set(paidBy(scene, place, falls));
  /** Nothing while the faces are still on their way. */
  const faces = (is: (handle: string) => boolean): PrintedCard[] => {
    const ids = hand.filter((thing) => is(thing.handle)).map((thing) => thing.card ?? '');
    return [...new Set(ids)].flatMap((id) => table.faces[id] ?? []);
  };
  return {
    take: table.offers.places.get(place.id)?.find((choice) => !choice.element),
    falls,
    added: gathered(table, place.id),
    pays: paid.size,
    all: hand.length,
    fresh: faces((handle) => paid.has(handle) && !before.has(handle)),
    same: faces((handle) => paid.has(handle) && before.has(handle)),
    leaves: (other?.count ?? 0) + (other ? fallsOf(table, other.id).length : 0),
  };
}
