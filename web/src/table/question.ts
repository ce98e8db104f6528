/* Which options stand beside the question as buttons, and which are listed. */
import { isElement } from '../cards/pictured';
import { habitsOf } from '../games/habits';
import type { Element } from '../cards/pictures';
import type { Choice } from '../transport/protocol';
import { say } from '../words/words.svelte';
import type { Offers } from './ask';
import type { Table } from './table.svelte';
import { plain, wordApart } from './things';

const MOST_BUTTONS = 3;
const MOST_LETTERS = 46;

/** Buttons only where they fit: else all of them are listed. */
export function fits(free: Choice[]): boolean {
  const letters = free.reduce((sum, choice) => sum + plain(choice.verb).length, 0);
  return free.length <= MOST_BUTTONS && letters <= MOST_LETTERS;
}

const FEW = 2;
const MOST_TOLD = 60;

/** Two sentences to choose between, each short enough for a button of two or three lines where there is room for such. */
export const tellable = (free: Choice[]): boolean =>
  free.length === FEW && !fits(free) && free.every((choice) => plain(choice.verb).length <= MOST_TOLD);

/** What lies on nothing on the table, without what a game lays out with its cards. */
export function looseOf({ ask, offers, scene }: Table, wide: boolean): Choice[] {
  const { laid, cards } = habitsOf(scene?.game);
  const shown = wide && cards.includes(ask?.id ?? '');
  return offers.free.filter((choice) => !laid.includes(choice.form) && !(shown && !choice.declines));
}

/** Options that have a button beside the question: players as well as what lies on nothing, as far as they fit. */
export function besideQuestion({ players, free }: Offers): Choice[] {
  const people = [...players.values()].flat();
  return [[...people, ...free], free].find(fits) ?? [];
}

/** The Mana a plan is made of, in its order: forms name elements in every game that has them. */
export const manaOf = (forms: string[]): Element[] =>
  forms.flatMap((form) => form.split(' ').filter(isElement) as Element[]);

/** A plan as it is drawn: Mana that is done, Mana to come, what comes for it, and how it ends. */
export interface Plan {
  title: string;
  done: Element[];
  coins: Element[];
  comes: Element[];
  end: string;
}

const GIVE = 'give ';
const TAKE = 'take ';
const begins = (form: string, word: string): boolean => form.startsWith(word);

export function planOf({ ask, scene, path }: Table): Plan {
  const forms = ask?.suggested ?? [];
  const gives = [...path, ...forms].filter((form) => begins(form, GIVE));
  if (gives.length) {
    const comes = [...path, ...forms].filter((form) => begins(form, TAKE));
    return { title: say('web-trade'), done: [], coins: manaOf(gives), comes: manaOf(comes), end: '' };
  }
  const last = forms.at(-1) ?? '';
  const place = scene?.places.find((one) => last.split(' ').includes(one.id.split('.').at(-1) ?? ''));
  const beside = (scene?.places ?? []).filter((one) => one.kind === place?.kind).map((one) => plain(one.name));
  const name = place && !manaOf([last]).length ? wordApart(plain(place.name), beside).toLowerCase() : '';
  const end = name && begins(last, TAKE) ? say('web-take-from', { pile: name }) : name;
  return { title: '', done: manaOf(path), coins: manaOf(forms), comes: [], end };
}
