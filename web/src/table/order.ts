/* Several things put in order. */
import { habitsOf } from '../games/habits';
import type { Choice, Foreseen, Player, Scene, Thing } from '../transport/protocol';
import { always } from './orders.svelte';
import type { Table } from './table.svelte';
import { factOf } from './things';

const FEWEST = 2;
const COUNTED = 'hp';
const FALLEN = 'discard';

/** Whether the open question asks what comes first, of things that can all be laid out. */
export const isOrdering = (table: Table): boolean =>
  table.mine &&
  (table.ask?.choices?.length ?? 0) >= FEWEST &&
  habitsOf(table.scene?.game).ordering.includes(table.ask?.id ?? '');

/** What is put in order, as it was put; what is new comes last. */
export function linksOf({ ask, put }: Table): Choice[] {
  const offered = ask?.choices ?? [];
  return [
    ...put.flatMap((form) => offered.find((choice) => choice.form === form) ?? []),
    ...offered.filter((choice) => !put.includes(choice.form)),
  ];
}

/** The same list with one of it put elsewhere. */
export function moved<One>(list: One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/** What an effect changes at its place in an order: of a player, from how much to how much. */
export interface Result {
  player: Player;
  from: number;
  to: number;
}

export const cardOf = (choice: Choice): string => choice.words.find((span) => span.card)?.card ?? '';

/** What becomes of a thing: it leaves play, or comes into it. */
export interface Fate {
  thing: Thing;
  /** Where to, as messages call it: "fall" is to lie down with no Health Points left. */
  way: string;
  /** It befalls the card whose text it is. */
  own: boolean;
}

/** What was foreseen, by the link that does it. What an effect sets off counts as its own; of a card with two links nobody can
 *  say which of them did what, so the first has it all. */
function byLink(links: Choice[], ahead: Foreseen[]): Foreseen[][] {
  const found: Foreseen[][] = links.map(() => []);
  let at = 0;
  for (const one of ahead) {
    const own = links.findIndex((link) => cardOf(link) === one.card);
    if (own >= 0) at = own;
    found[at]?.push(one);
  }
  return found;
}

/** For each link of an order what comes of it there, from what was foreseen and what players have now. */
export function resultsOf(links: Choice[], players: Player[], ahead: Foreseen[]): Result[][] {
  const has = new Map(players.map((player) => [player.handle, factOf(player, COUNTED)?.value]));
  return byLink(links, ahead).map((each) =>
    players.flatMap((player) => {
      const from = has.get(player.handle);
      const change = each.reduce((sum, one) => sum + (one.change[player.handle] ?? 0), 0);
      if (from == null || !change) return [];
      has.set(player.handle, from + change);
      return [{ player, from, to: from + change }];
    }),
  );
}

/** The same for what leaves play and what comes into it. */
export function fatesOf(links: Choice[], scene: Scene, ahead: Foreseen[]): Fate[][] {
  const { aside } = habitsOf(scene.game);
  const kindOf = (id: string | undefined) => scene.places.find((place) => place.id === id)?.kind ?? '';
  return byLink(links, ahead).map((each, at) =>
    each.flatMap((one) =>
      (one.moves ?? []).flatMap(({ was, origin, destination }) => {
        const thing = scene.things.find(({ handle }) => handle === was);
        const [from, to] = [kindOf(origin), kindOf(destination)];
        if (!thing || !aside.length || aside.includes(from) === aside.includes(to)) return [];
        const way = !aside.includes(to)
          ? from === 'hand' || from === 'deck'
            ? 'play'
            : 'back'
          : to === FALLEN && factOf(thing, COUNTED)
            ? 'fall'
            : to;
        return [{ thing, way, own: thing.card === cardOf(links[at]) }];
      }),
    ),
  );
}

const WHOLE: Choice = { form: '', words: [], verb: [] };

/** All of it together, whatever brings it about. */
export const together = (players: Player[], ahead: Foreseen[]): Result[] => resultsOf([WHOLE], players, ahead)[0];
export const fatesTogether = (scene: Scene, ahead: Foreseen[]): Fate[] => fatesOf([WHOLE], scene, ahead)[0];

/** Take what lies there as it lies; the last needs no choice. */
export function takeOrder(table: Table): void {
  const links = linksOf(table);
  const names = table.ask?.keeps ?? [];
  const choices = table.ask?.choices ?? [];
  if (table.always && names.length)
    always(
      table,
      links.map((choice) => names[choices.indexOf(choice)]),
    );
  else table.chooseAll(links.slice(0, -1).map((choice) => choice.form));
}
