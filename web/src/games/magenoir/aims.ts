/* What an option of this game looks like on the thing it points at. */
import type { Table } from '../../table/table.svelte';
import type { Thing } from '../../transport/protocol';

/** Whether choosing it makes it a target: such options are drawn as corners, not as a glow. */
export const aims = (table: Table, thing: Thing): boolean =>
  (table.offers.things.get(thing.handle) ?? []).some((choice) => choice.form.startsWith('target '));
