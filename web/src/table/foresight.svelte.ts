/* What would come of an order of effects, reckoned anew at every change. */
import type { Choice, Foreseen } from '../transport/protocol';
import { resultsOf, type Result } from './order';
import type { Table } from './table.svelte';

/** For each link; the answer to what was asked last counts. */
export function foresight(table: Table, links: () => Choice[]): () => Result[][] {
  let ahead = $state.raw<Foreseen[]>([]);
  $effect(() => {
    const [foresee, number] = [table.links.foresee, table.ask?.number];
    const wanted = links()
      .slice(0, -1)
      .map((choice) => choice.form);
    let late = false;
    if (foresee && number !== undefined)
      void foresee(number, wanted).then(
        (found) => late || (ahead = found),
        () => late || (ahead = []),
      );
    return () => (late = true);
  });
  return () => resultsOf(links(), table.scene?.players ?? [], ahead);
}
