/* What would come of choices: of an order of effects, reckoned anew at every change; of letting something be. */
import type { Choice, Foreseen } from '../transport/protocol';
import { fatesOf, fatesTogether, resultsOf, together, type Fate, type Result } from './order';
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

/** What comes of something: to players, and to things. */
export interface Outcome {
  results: Result[];
  fates: Fate[];
}

const NOTHING: Outcome = { results: [], fates: [] };

/** For each link. */
export function foresight(table: Table, links: () => Choice[]): () => Outcome[] {
  const found = ahead(table, () =>
    links()
      .slice(0, -1)
      .map((choice) => choice.form),
  );
  return () => {
    const { scene } = table;
    if (!scene) return links().map(() => NOTHING);
    const fates = fatesOf(links(), scene, found());
    return resultsOf(links(), scene.players, found()).map((results, at) => ({ results, fates: fates[at] }));
  };
}

/** If who is asked lets be what was announced: what becomes of that itself is no news. */
export function ifPassed(table: Table): () => Outcome {
  const found = ahead(table, () =>
    table.mine && table.ask?.answers?.length && table.ask.optional ? [table.ask.optional] : [],
  );
  return () => {
    const { scene, ask } = table;
    if (!scene) return NOTHING;
    const fates = fatesTogether(scene, found()).filter(({ thing }) => !ask?.things?.includes(thing.handle));
    return { results: together(scene.players, found()), fates };
  };
}
