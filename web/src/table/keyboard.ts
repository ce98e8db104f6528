/* What keys do at a table. Letters are shortcuts only while no text is typed. */
import type { Table } from './table.svelte';

export interface Keys {
  list: () => void;
}

export function pressed(event: KeyboardEvent, table: Table, keys: Keys): void {
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith('Arrow')) return walk(event);
  const act = actOf(event.key, table, keys);
  if (!act || (event.key === ' ' && target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  act();
}

function actOf(key: string, table: Table, keys: Keys): (() => void) | null {
  if (key === 'Escape') return () => table.back();
  if (key === 'u' || key === 'U') return () => table.undo();
  if (key === 'l' || key === 'L') return keys.list;
  if (key === ' ' && table.ask?.suggested?.length) return () => table.follow();
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const choice = table.mine ? table.ask?.choices?.[number - 1] : undefined;
  return number && choice ? () => table.choose(choice.form) : null;
}

/** Arrows walk inside a zone. */
function walk(event: KeyboardEvent): void {
  const from = document.activeElement;
  const zone = from?.closest('[data-zone]');
  if (!from || !zone) return;
  const stops = [...zone.querySelectorAll<HTMLElement>('[tabindex="0"], button:not([disabled])')];
  const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const next = stops[stops.indexOf(from as HTMLElement) + (forward ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
