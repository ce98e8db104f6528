/* What would come of choices: of an order of effects, reckoned anew at every change; of letting something be. */
import type { Choice, Foreseen } from '../transport/protocol';
import { resultsOf, together, type Result } from './order';
import type { Table } from './table.svelte';

/** What these choices in a row would change; nothing where there are none. The answer to what was asked last counts. */
export function ahead(table: Table, forms: () => string[]): () => Foreseen[] {
  let found = $state.raw<Foreseen[]>([]);
  $effect(() => {
    const [foresee, number, wanted] = [table.links.foresee, table.ask?.number, forms()];
    let late = false;
    if (!foresee || number === undefined || !wanted.length) found = [];
    else
      void foresee(number, wanted).then(
        (told) => late || (found = told),
        () => late || (found = []),
      );
    return () => (late = true);
  });
  return () => found;
}

/** For each link. */
export function foresight(table: Table, links: () => Choice[]): () => Result[][] {
  const found = ahead(table, () =>
    links()
      .slice(0, -1)
      .map((choice) => choice.form),
  );
  return () => resultsOf(links(), table.scene?.players ?? [], found());
}

/** If who is asked lets be what was announced. */
export function ifPassed(table: Table): () => Result[] {
  const found = ahead(table, () =>
    table.mine && table.ask?.answers?.length && table.ask.optional ? [table.ask.optional] : [],
  );
  return () => together(table.scene?.players ?? [], found());
}
