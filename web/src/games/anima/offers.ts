/* The offers of one trade that were seen, so that what changed from one to the next can be marked. */
import type { Bargain, BargainSide, Lot } from '../../transport/protocol';

export class Offers {
  private seen: Bargain[] = [];

  /** Remember an offer that was made; one that begins anew is another trade. */
  note(bargain: Bargain): void {
    if (bargain.building) return;
    this.seen = [...this.seen.filter((one) => one.made < bargain.made), bargain];
  }

  /** The offer before this one. */
  before(bargain: Bargain): Bargain | undefined {
    return this.seen.find((one) => one.made === bargain.made - 1);
  }
}

const cardsOf = (side: BargainSide | undefined): string[] => (side?.lots ?? []).flatMap((lot) => lot.card ?? []);

export interface Changed {
  /** Cards that did not lie there in the offer before. */
  fresh: string[];
  /** What lay there, and does no longer. */
  gone: Lot[];
}

export function changedSince(side: BargainSide, before: Bargain | undefined): Changed {
  const was = before?.sides.find((one) => one.seat === side.seat);
  if (!was) return { fresh: [], gone: [] };
  return {
    fresh: cardsOf(side).filter((card) => !cardsOf(was).includes(card)),
    gone: was.lots.filter((lot) => lot.card && !cardsOf(side).includes(lot.card)),
  };
}
