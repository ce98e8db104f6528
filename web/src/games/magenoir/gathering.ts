/* Mana that is gathered: which of the hand's costs a pile with the reserve would cover, and where the next Mana falls. */
import { isElement } from '../../cards/pictured';
import type { Element } from '../../cards/pictures';
import type { Table } from '../../table/table.svelte';
import { factOf, ownSeat, placeOf, thingsIn } from '../../table/things';
import type { Ask, Place, Scene, Thing } from '../../transport/protocol';

/** Questions that shape the turn: a plan is suggested for them, and taken by a click. */
const GATHERING = ['gather', 'take-pile'];

export const isGathering = (ask: Ask | null): boolean => GATHERING.includes(ask?.id ?? '');

export type Amounts = Record<string, number>;

export const manaOf = (place: Place | undefined): Amounts => factOf(place, 'mana')?.parts ?? {};

export const covers = (have: Amounts, cost: Amounts): boolean =>
  Object.entries(cost).every(([element, amount]) => (have[element] ?? 0) >= amount);

export const costOf = (thing: Thing): Amounts => factOf(thing, 'cost')?.parts ?? {};

/** Only a Mage Noir may play it: a pile may pay for it, and it stays where it is. */
const barred = (thing: Thing): boolean => (thing.why_not ?? []).some(({ rule }) => rule === 'R:becoming-a-mage-noir');

function covered(scene: Scene, have: Amounts): string[] {
  const hand = thingsIn(scene, placeOf(scene, 'hand', ownSeat(scene)));
  return hand.filter((thing) => covers(have, costOf(thing)) && !barred(thing)).map((thing) => thing.handle);
}

export const reserveOf = (scene: Scene): Amounts => manaOf(placeOf(scene, 'reserve', ownSeat(scene)));

/** Cards of the hand whose cost the reserve covers. What else they need is said elsewhere. */
export const paidNow = (scene: Scene): string[] => covered(scene, reserveOf(scene));

/** The same with a pile added to the reserve, and what is planned for that pile. */
export function paidBy(scene: Scene, pile: Place, falls: Fall[] = []): string[] {
  const have = { ...reserveOf(scene) };
  const add = (element: string, amount: number) => (have[element] = (have[element] ?? 0) + amount);
  for (const [element, amount] of Object.entries(manaOf(pile))) add(element, amount);
  for (const fall of falls) if (fall.element) add(fall.element, 1);
  return covered(scene, have);
}

export interface Fall {
  /** First, second or third. */
  nth: number;
  next: boolean;
  /** The element that is suggested. */
  element?: Element;
}

const GATHER = 'gather';
const GATHERED = 'ManaGathered';
const BEGAN = 'TurnBegan';
const sideOf = (pile: string): string => pile.split('.').at(-1) ?? '';

/** The Mana still to come, in order, by what the plan says: each form names an element and a pile. */
export function fallsOf(table: Table, pile: string): Fall[] {
  const done = added(table).length;
  return planned(table).flatMap((parts, at) => {
    const element = parts.find(isElement);
    const fall: Fall = { nth: done + at + 1, next: at === 0, ...(element ? { element } : {}) };
    return parts.includes(sideOf(pile)) ? [fall] : [];
  });
}

function planned(table: Table): string[][] {
  if (!table.mine || table.ask?.id !== GATHER) return [];
  return (table.ask.suggested ?? []).filter((form) => form.startsWith(`${GATHER} `)).map((form) => form.split(' '));
}

/** The elements that were added since the turn began, as the story tells. */
export function added(table: Table): string[] {
  const steps = table.told.steps;
  const began = steps.findLastIndex((step) => step.kind === BEGAN);
  return steps
    .slice(began + 1)
    .filter((step) => step.kind === GATHERED)
    .flatMap((step) => step.words.flatMap((span) => span.element ?? []));
}

/** How many of each element were added to a pile in this gathering: piles alternate, so the next tells where the last fell. */
export function gathered(table: Table, pile: string): Amounts {
  const next = planned(table)[0];
  const found: Amounts = {};
  if (!next) return found;
  const elements = added(table);
  elements.forEach((element, at) => {
    const same = (elements.length - at) % 2 === 0;
    if (next.includes(sideOf(pile)) === same) found[element] = (found[element] ?? 0) + 1;
  });
  return found;
}
