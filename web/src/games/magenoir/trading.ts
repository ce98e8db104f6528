/* A trade under way: what is taken, what is given for it, and what that changes for the hand. */
import { isElement } from '../../cards/pictured';
import type { Element } from '../../cards/pictures';
import type { Table } from '../../table/table.svelte';
import { ownSeat, placeOf, placesOf, thingsIn } from '../../table/things';
import type { Ask, Choice, PrintedCard, Place, Scene } from '../../transport/protocol';
import { costOf, covers, manaOf, reserveOf, type Amounts } from './gathering';

export interface Deal {
  take?: Element;
  /** Whether it is chosen, not only suggested. */
  taken: boolean;
  give: Element[];
  /** How many of them are chosen. */
  given: number;
  /** How many are given, as far as one knows: what is asked for or suggested, else the usual. */
  price: number;
  /** The pile it is taken from. */
  pile: string;
}

const USUAL_PRICE = 2;
const GIVING = 'trade-give';
const TRADING = ['trade-for', GIVING];

export const isTrading = (ask: Ask | null): boolean => TRADING.includes(ask?.id ?? '');

const elementIn = (form: string): Element | undefined => form.split(' ').find(isElement);

/** What is taken where nothing else could be, so that nobody was asked: the one element of the larger pile. */
function onlyTake({ scene, ask }: Table): string[] {
  if (ask?.id !== GIVING) return [];
  const piles = placesOf(scene!, 'ether').map((place) => ({ id: place.id, parts: manaOf(place) }));
  const [most, less] = piles.sort((one, other) => sum(other.parts) - sum(one.parts));
  const elements = Object.keys(most?.parts ?? {}).filter((element) => most.parts[element]);
  if (elements.length !== 1 || sum(less?.parts ?? {}) === sum(most.parts)) return [];
  return [`take ${elements[0]} ${most.id.split('.').at(-1)}`];
}

/** What was chosen, and what is suggested for the rest. */
export function dealOf(table: Table): Deal | null {
  if (!table.mine || !isTrading(table.ask)) return null;
  const forms = [...table.path, ...(table.ask?.suggested ?? [])];
  const of = (verb: string, among: string[]) => among.filter((form) => form.startsWith(`${verb} `));
  const only = of('take', forms).length ? [] : onlyTake(table);
  const take = of('take', forms)[0] ?? only[0] ?? '';
  const element = elementIn(take);
  const give = of('give', forms).flatMap((form) => elementIn(form) ?? []);
  return {
    ...(element ? { take: element } : {}),
    taken: [...of('take', table.path), ...only].length > 0,
    give,
    given: of('give', table.path).length,
    price: give.length || USUAL_PRICE,
    pile: take ? `ether.${take.split(' ').at(-1)}` : '',
  };
}

/** The reserve once the deal is done. */
export function afterDeal(scene: Scene, deal: Deal): Amounts {
  const have = { ...reserveOf(scene) };
  for (const element of deal.give) have[element] = (have[element] ?? 0) - 1;
  if (deal.take) have[deal.take] = (have[deal.take] ?? 0) + 1;
  return have;
}

export type Fate = 'stays' | 'then' | 'lost' | 'never';

/** Whether the reserve pays for a card of the hand: before and after, then, no longer, or neither. */
export function fateOf(scene: Scene, deal: Deal, handle: string): Fate {
  const thing = scene.things.find((one) => one.handle === handle);
  const cost = thing ? costOf(thing) : {};
  const now = covers(reserveOf(scene), cost);
  const then = covers(afterDeal(scene, deal), cost);
  return then ? (now ? 'stays' : 'then') : now ? 'lost' : 'never';
}

/** What is still missing for a card of the hand after a trade, by element. */
export function lacksAfter(scene: Scene, deal: Deal, handle: string): { element: Element; count: number }[] {
  const thing = scene.things.find((one) => one.handle === handle);
  const have = afterDeal(scene, deal);
  return Object.entries(thing ? costOf(thing) : {}).flatMap(([element, cost]) => {
    const count = (cost ?? 0) - (have[element as Element] ?? 0);
    return count > 0 && isElement(element) ? [{ element, count }] : [];
  });
}

/** Cards of the hand that the reserve pays for now, and would no longer pay for. */
export function costs(table: Table, scene: Scene, deal: Deal): PrintedCard[] {
  const ids = thingsIn(scene, placeOf(scene, 'hand', ownSeat(scene)))
    .filter((thing) => fateOf(scene, deal, thing.handle) === 'lost')
    .map((thing) => thing.card ?? '');
  return [...new Set(ids)].flatMap((id) => table.faces[id] ?? []);
}

/** The choices that give this element: while it is still asked what is taken, what is suggested is taken first. */
export function givingForms({ ask }: Table, element: Element): string[] {
  const form = `give ${element}`;
  if (ask?.choices?.some((choice) => choice.form === form)) return [form];
  const take = ask?.suggested?.[0] ?? '';
  return take.startsWith('take ') ? [take, form] : [];
}

const sum = (amounts: Amounts): number => Object.values(amounts).reduce((all, one) => all + one, 0);

/** Cards of the hand that could be paid for if this element were taken for so many others. */
export function brings(table: Table, scene: Scene, element: Element, price: number): PrintedCard[] {
  const have = reserveOf(scene);
  const ids = thingsIn(scene, placeOf(scene, 'hand', ownSeat(scene)))
    .filter((thing) => {
      const cost = costOf(thing);
      if (covers(have, cost) || !covers({ ...have, [element]: (have[element] ?? 0) + 1 }, cost)) return false;
      return sum(have) + 1 - price >= sum(cost);
    })
    .map((thing) => thing.card ?? '');
  return [...new Set(ids)].flatMap((id) => table.faces[id] ?? []);
}

/** The elements of a pile that can be taken, each with its option. */
export const offeredBy = (table: Table, place: Place): { element: Element; choice: Choice }[] =>
  (table.offers.places.get(place.id) ?? []).flatMap((choice) =>
    isElement(choice.element) ? [{ element: choice.element, choice }] : [],
  );
