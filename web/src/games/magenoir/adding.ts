/* Mana that is laid somewhere: options that name an element which does not lie there yet, or lies under a card. */
import type { Table } from '../../table/table.svelte';
import type { Choice } from '../../transport/protocol';

const LAYING = ['gather', 'release', 'place'];

export const adding = (table: Table): Choice[] =>
  (table.mine ? (table.ask?.choices ?? []) : []).filter(
    (choice) => choice.element && LAYING.includes(choice.form.split(' ')[0]),
  );
