/* What keys do at a table. Letters are shortcuts only while no text is typed. */
import { habitsOf } from '../games/habits';
import { takeOrder } from './order';
import { preferences } from './preferences.svelte';
import { around, moments } from './story';
import type { Table } from './table.svelte';

export interface Keys {
  list: () => void;
}

export function pressed(event: KeyboardEvent, table: Table, keys: Keys): void {
  if (document.querySelector('dialog[open]')) return; // it answers keys by itself, and holds them
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') return toNextZone(event);
  if (event.key.startsWith('Arrow') && !table.past) return walk(event);
  const act = actOf(event.key, table, keys);
  if (!act || (event.key === ' ' && target instanceof HTMLButtonElement)) return;
  if (table.ordering && event.key === 'Enter' && target instanceof Element && target.closest(PRESSED)) return;
  event.preventDefault();
  act();
}

function actOf(key: string, table: Table, keys: Keys): (() => void) | null {
  if (key === 'Escape') return () => table.back();
  if (table.lesson && (table.lesson.said || table.lesson.shows || table.shown))
    return key === ' ' || key === 'Enter' ? () => table.lesson?.goOn() : inLesson(key, table);
  if (table.past) return stepped(key, table);
  if (key === ' ' && table.showing.steps.length) return () => table.showing.hurry();
  if (key === ' ' && table.ask?.suggested?.length) return () => table.follow();
  if (key === 'Enter' && table.ordering) return () => takeOrder(table);
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const choice = table.mine ? table.ask?.choices?.[number - 1] : undefined;
  if (number) return choice ? () => table.act([choice], middle()) : null;
  return preferences.letters ? byLetter(key.toLowerCase(), table, keys) : null;
}

/** While it is said or shown: how fast, and whether it stays. */
function inLesson(key: string, table: Table): (() => void) | null {
  if (!preferences.letters) return null;
  if (key.toLowerCase() === 'v') return () => table.show('settings');
  return key.toLowerCase() === 'h' && table.showing.steps.length ? () => table.showing.hold() : null;
}

/** Where a menu opens that no thing asked for. */
const middle = () => ({ x: window.innerWidth / 2 - 110, y: window.innerHeight / 2 });

/** Letters of options come before those of tools. */
function byLetter(key: string, table: Table, keys: Keys): (() => void) | null {
  const { letters } = habitsOf(table.scene?.game);
  const choice = table.mine ? table.ask?.choices?.find((one) => letters[one.form] === key) : undefined;
  if (choice) return () => table.choose(choice.form);
  const tools: Record<string, () => void> = {
    u: () => table.undo(),
    o: keys.list,
    s: () => (table.lesson ? table.lesson.teaching?.show_me && table.lesson.show() : table.show('settings')),
    i: () => table.hint(),
    h: () => (table.showing.steps.length ? table.showing.hold() : table.hold()),
    v: () => table.show('settings'),
    '?': () => table.show('rules'),
  };
  return tools[key] ?? null;
}

/** While an earlier moment is looked at. */
function stepped(key: string, table: Table): (() => void) | null {
  const { before, after } = around(moments(table.told), table.past!.number);
  const to = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
  return to === undefined ? null : () => table.look(to);
}

/** What Enter presses itself. */
const PRESSED = 'a[href], button, summary, [role="button"], [role="group"][tabindex]';
const STOPS = 'a[href], button:not([disabled]), input, textarea, select, summary, [tabindex="0"]';

/** Tab leaves a zone: it goes on to the next thing outside it, and into another zone at its beginning. */
function toNextZone(event: KeyboardEvent): void {
  const from = document.activeElement;
  const zone = from?.closest('[data-zone]');
  if (!from || !zone || from.closest('[aria-modal]')) return;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && (stop === from || (!zone.contains(stop) && stop.getClientRects().length > 0)),
  );
  const next = stops[stops.indexOf(from as HTMLElement) + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  const entered = next.closest('[data-zone]');
  (stops.find((stop) => entered?.contains(stop)) ?? next).focus();
}

/** Arrows walk inside a zone, and into the one that is focused as a whole. */
function walk(event: KeyboardEvent): void {
  const from = document.activeElement;
  const zone = from?.closest('[data-zone]');
  if (!from || !zone) return;
  const stops = [...zone.querySelectorAll<HTMLElement>('[tabindex="0"], button:not([disabled]), summary')];
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const next = stops[stops.indexOf(from as HTMLElement) + (forward ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
