/* What happened at once, as the actions it was: each with what it set off, and how long it is shown. */
import { habitsOf } from '../games/habits';
import type { Scene, Step } from '../transport/protocol';

export interface Act {
  steps: Step[];
  /** How long it is shown, in beats; 0: it is not shown by itself. */
  beats: number;
}

/** Steps that only say where the game stands: they go with what follows them. */
const FRAME = ['TurnBegan', 'PhaseBegan', 'OrderFixed'];
const ENDED = 'TurnEnded';

export const isFrame = (step: Step): boolean => FRAME.includes(step.kind);
const begins = (step: Step): boolean => !step.quiet && (!step.depth || step.kind === ENDED);
const isFramed = (act: Step[]): boolean => act.every((step) => step.quiet || isFrame(step));

/** Routine goes with what it belongs to: a whole gathering is one action. */
function parted(steps: Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (!last || (begins(step) && !isFramed(last))) found.push([step]);
    else last.push(step);
  }
  return found;
}

/** The action itself, of all that happened by it: what somebody chose, rather than what a card did on the way. */
export function actIn(steps: Step[]): Step | undefined {
  const told = steps.filter((step) => !step.quiet);
  const acts = told.filter((step) => !isFrame(step));
  return acts.find((step) => !step.cause?.card) ?? acts[0] ?? told[0];
}

/** What somebody else does takes a beat, and what ends a turn by itself; what is one's own only where something follows that
 * would cover it. */
export function actsOf(seat: number, steps: Step[]): Act[] {
  const all = parted(steps);
  return all.map((act, at) => {
    const main = act.find((step) => !step.quiet && !isFrame(step));
    const own = (main?.who ?? -1) === seat && main?.kind !== ENDED;
    return { steps: act, beats: main && (!own || at < all.length - 1) ? 1 : 0 };
  });
}

/** The thing that does it, where it lay in sight before: the one the first sentence names, or whose text it was. */
export function actingIn(before: Scene, { steps }: Act): string {
  const main = steps.find((step) => !step.quiet && !isFrame(step));
  const named = main?.words.flatMap((span) => span.thing ?? []) ?? [];
  const handles = [main?.cause?.thing ?? '', ...named, ...(main?.things ?? [])];
  return handles.find((handle) => handle && before.things.some((thing) => thing.handle === handle)) ?? '';
}

/** What leaves the table only after it was shown: the card that acts and what it hit, on their way to a place beside the game. */
const departs = (scene: Scene, stays: Set<string>, was: string, destination = ''): boolean =>
  stays.has(was) &&
  habitsOf(scene.game).aside.includes(scene.places.find((place) => place.id === destination)?.kind ?? '');

/** The steps of an act as they are drawn while it is shown, and what of them is drawn after it. */
export function split(before: Scene, act: Act, acting: string): { now: Step[]; later: Step[] } {
  const now: Step[] = [];
  const later: Step[] = [];
  const stays = new Set([acting, ...act.steps.flatMap((step) => Object.keys(step.change ?? {}))]);
  for (const step of act.steps) {
    const moves = step.moves ?? [];
    const goes = moves.filter((move) => departs(before, stays, move.was, move.destination));
    now.push(goes.length ? { ...step, moves: moves.filter((move) => !goes.includes(move)) } : step);
    if (goes.length) later.push({ ...step, moves: goes, change: {}, quiet: true });
  }
  return { now, later };
}
