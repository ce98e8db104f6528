/* The scenes that lie over the land at a table: those that have their time now, or the one that one is asked in. */
import type { Table } from '../../table/table.svelte';
import { actsNow, actsOf, interrupts, LET_BE, underWay, type Act } from './scenes';

export function scenesAt(table: Table): Act[] {
  if (table.past) return actsOf(table.past.story.steps).slice(-1);
  const playing = table.showing.steps;
  // what is shown is told once it was shown
  const all = table.told.steps.includes(playing[0]) ? table.told.steps : [...table.told.steps, ...playing];
  const now = actsNow(all, playing);
  if (now.length || !table.mine) return now;
  const idle = interrupts(table) && table.ask?.choices?.length === 1 && !table.company.countdown;
  const open = underWay(table.told.steps, idle ? LET_BE : (table.ask?.id ?? ''));
  return open ? [open] : [];
}
