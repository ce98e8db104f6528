/* How the height of the board is shared: a side on which nothing lies takes little, and what there is to see is larger. */

/** Heights in pixels that are the same whatever lies there; on a narrower screen, and on an upright one. */
export interface Look {
  /** Their hand, above. */
  head: number;
  ether: number;
  ask: number;
  side: number;
}

export const LOOKS: { wide: Look; narrow: Look; upright: Look } = {
  wide: { head: 46, ether: 74, ask: 62, side: 184 },
  narrow: { head: 42, ether: 66, ask: 60, side: 172 },
  upright: { head: 44, ether: 68, ask: 62, side: 174 },
};

/** What of the height is for whom; the sides in the order theirs, own. */
export interface Stance {
  sides: [number, number];
  ether: number;
  hand: number;
}

const HAND = 250;
/** A side without a card: its mage beside their piles. */
const LEAN = 112;
const BOTH_LEAN = 138;
/** While nothing lies on either side the Ether has more room, and opens by less. */
const WIDER_ETHER = 22;

export function stanceOf(height: number, bare: readonly boolean[], look: Look): Stance {
  const count = bare.filter(Boolean).length;
  const ether = look.ether + (count === 2 ? WIDER_ETHER : 0);
  const lean = count === 2 ? BOTH_LEAN : LEAN;
  const rest = height - look.head - look.ask - ether;
  // What a side without cards leaves is shared by the other side and the hand.
  const free = count === 1 ? look.side - lean : 0;
  const part = look.side + free / 2;
  const share = part / (part * (2 - count) + HAND + free / 2);
  const full = Math.max(look.side, Math.floor((rest - lean * count) * share));
  const sides = bare.map((one) => (one ? lean : full)) as [number, number];
  return { sides, ether, hand: rest - sides[0] - sides[1] };
}

const STEPS = 50;
const stepped = (value: number, most: number): number => Math.max(1, Math.min(most, Math.floor(value * STEPS) / STEPS));

/** How much larger the cards of the hand are: five of them side by side fit the width. */
export const heldLarger = (hand: number, room: number): number => stepped(Math.min(hand / HAND, room / 786), 1.3);

/** How much larger the cards of a side are, as far as all of them fit the width side by side. */
export const sideLarger = (side: number, look: Look, room: number, wanted: number): number =>
  stepped(Math.min(side / look.side, room / wanted), 1.35);
