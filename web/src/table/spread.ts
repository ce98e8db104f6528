/* Cards that lie nowhere in sight, or in a pile: what is spread out to choose from, or to be looked through. */
import type { Choice, Thing } from '../transport/protocol';
import { plain } from './things';
import type { Pointed } from './pointing';
import type { Table } from './table.svelte';

export interface SpreadCard {
  key: string;
  card: string;
  handle: string;
  choices: Choice[];
}

export interface Spread {
  title: string;
  cards: SpreadCard[];
}

const PILES = ['deck', 'discard', 'exile'];
/** A game may have several piles of discarded cards, named after what lies there. */
const isPile = (kind: string): boolean => PILES.includes(kind) || kind.endsWith('-discard');

export function spreadOf(table: Table): Spread | null {
  const { scene, offers } = table;
  if (!scene) return null;
  const inPlace = (id: string): Thing[] => scene.things.filter((thing) => thing.place === id);
  if (table.opened) {
    const place = scene.places.find((one) => one.id === table.opened);
    if (!place) return null;
    return { title: plain(place.name), cards: [...inPlace(place.id).map(lying), ...named(place.id)] };
  }
  if (table.ordering) return null; // laid out as an order
  const offered = scene.places
    .filter((place) => isPile(place.kind))
    .flatMap((place) => [
      ...inPlace(place.id)
        .map(lying)
        .filter((one) => one.choices.length),
      ...named(place.id),
    ]);
  return offered.length ? { title: plain(table.ask?.question), cards: offered } : null;

  function lying(thing: Thing): SpreadCard {
    const choices = offers.things.get(thing.handle) ?? [];
    return { key: thing.handle, card: thing.card ?? '', handle: thing.handle, choices };
  }

  /** Options that name a card of a place where none can be seen. */
  function named(id: string): SpreadCard[] {
    return (offers.places.get(id) ?? []).flatMap((choice) => {
      const card = choice.words.find((span) => span.card)?.card;
      return card ? [{ key: choice.form, card, handle: '', choices: [choice] }] : [];
    });
  }
}

/** Whether all that is asked about are cards that lie in piles: then these are laid out without being asked for. */
export function asksOfPiles(table: Table): boolean {
  if (!table.mine) return false;
  const { things, players } = table.offers;
  const laid = new Set(spreadOf(table)?.cards.map((one) => one.handle));
  return laid.size > 0 && !players.size && [...things.keys()].every((handle) => laid.has(handle));
}

/** What can be chosen of a card that is read: also of one that lies nowhere in sight, such as in a deck that is looked through. */
export function choicesOf(table: Table, { card, handle }: Pointed): Choice[] {
  if (handle) return table.offers.things.get(handle) ?? [];
  return spreadOf(table)?.cards.flatMap((one) => (one.card === card && !one.handle ? one.choices : [])) ?? [];
}
