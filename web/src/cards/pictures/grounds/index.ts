/* All grounds, and which one a card of Mage Noir lies on. */
import type { Element } from '../plate';
import { air, electric } from './air';
import { arcane, chart, phase, time } from './arcane';
import { fire, sun } from './fire';
import { land } from './land';
import { mineral, sand } from './mineral';
import { flowers, vegetal } from './vegetal';
import { ice, water } from './water';
import type { Ground } from './ground';

export const GROUNDS = {
  air,
  electric,
  arcane,
  chart,
  phase,
  time,
  fire,
  sun,
  land,
  mineral,
  sand,
  flowers,
  vegetal,
  ice,
  water,
};

/** Sets with a manner of their own, for the cards of one element. */
const MANNERS: Record<string, [Element, Ground]> = {
  ice: ['water', ice],
  electric: ['air', electric],
  sand: ['mineral', sand],
  sun: ['fire', sun],
  phase: ['arcane', phase],
  flowers: ['vegetal', flowers],
  'time-bender': ['arcane', time],
  'cat-astronomer': ['arcane', chart],
};

export function groundOf(element: Element, set: string): Ground {
  const manner = MANNERS[set];
  return manner && manner[0] === element ? manner[1] : GROUNDS[element];
}
