/* Standing orders: kept with the seat, where the table follows them. The browser shows and sets them, and brings those that
   somebody wants always to each match it sits down at. */
import type { SetStops, Stops } from '../transport/protocol';
import { preferences } from './preferences.svelte';
import type { Table } from './table.svelte';

const KEY = 'grimoire-orders';
const MOST = 100;

class Orders {
  /** By game: in which order things come, as it was put once for just these. */
  private kept = $state.raw<Record<string, string[][]>>(read());

  of(game: string): string[][] {
    return this.kept[game] ?? [];
  }

  keep(game: string, orders: string[][]): void {
    this.kept = { ...this.kept, [game]: orders };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

/** Once each order was kept by itself, by its game and its cards. */
function read(): Record<string, string[][]> {
  try {
    const found: Record<string, string[][]> = {};
    for (const [key, value] of Object.entries((JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as object)) {
      const [game] = key.split(' ');
      const list = value as string[] | string[][];
      const lists = Array.isArray(list[0]) ? (list as string[][]) : [list as string[]];
      found[game] = [...(found[game] ?? []), ...lists.filter((one) => one.length)];
    }
    return found;
  } catch {
    return {}; // somebody else wrote there
  }
}

export const orders = new Orders();

/** Say to the table what this seat wants from now on; what is not named stays as it is. */
export function order(table: Table, wanted: Partial<Omit<SetStops, 'type'>>): void {
  if (!table.connection.open) return;
  const { where = 'touched', resting = false, by_hand = false, pays = false, orders = [] } = table.company.stops;
  const all = { where, resting, by_hand, pays, orders, ...wanted };
  table.company.stops = all; // a second wish before the answer adds to the first
  table.do({ type: 'stops', ...all });
}

/** What somebody wants at every table, said at this one. */
export function bring(table: Table, game: string, { pays = false, orders: there = [] }: Stops): void {
  const missing = orders.of(game).filter((one) => !there.some((other) => other.join() === one.join()));
  if (pays !== preferences.autoPay || missing.length)
    order(table, { pays: preferences.autoPay, orders: [...missing, ...there].slice(-MOST) });
}

/** From now on it is paid as suggested, or by hand; at every table. */
export function pay(table: Table, on: boolean): void {
  preferences.setAutoPay(on);
  order(table, { pays: on });
}

/** This order, from now on always for just these, at every table. What is asked now is answered by it. */
export function always(table: Table, names: string[]): void {
  const same = [...names].sort().join();
  const others = (table.company.stops.orders ?? []).filter((one) => [...one].sort().join() !== same);
  const all = [...others, names].slice(-MOST);
  orders.keep(table.scene?.game ?? '', all);
  order(table, { orders: all });
}

export function forget(table: Table): void {
  orders.keep(table.scene?.game ?? '', []);
  order(table, { orders: [] });
}
