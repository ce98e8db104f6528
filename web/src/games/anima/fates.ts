/* What the story says of the end: how it was won, and what became of each Party. */
import { factOf } from '../../table/things';
import type { Contest, Scene, Step } from '../../transport/protocol';
import { lanesOf, sinceCrisis, type Lane } from './crisis';
import { inOrder } from './land';

const OPENS = 'TurnBegan';

export interface Won {
  /** In the Crisis, after a fight or without one; in it by nobody; by the Final Mission before it; else without any of these. */
  how: 'fought' | 'alone' | 'lost' | 'mission' | 'other';
  /** The Final Mission. */
  card: string;
  /** The last dice that decided it. */
  contest: Contest | null;
}

/** What came of the last attempt of a Party; nothing where it made none. */
function sinceAttempt(steps: Step[], seat: number): Step[] {
  const at = steps.findLastIndex((step) => step.kind === 'MissionAttempted' && step.who === seat);
  return at < 0 ? [] : steps.slice(at);
}

export function wonHow(scene: Scene, steps: Step[]): Won {
  const card = scene.things.find((thing) => thing.place === 'final')?.card ?? '';
  const crisis = sinceCrisis(steps);
  const winner = scene.winner ?? -1;
  const fought = (told: Step[]): Contest | null =>
    told.findLast((step) => step.contest?.sides.some((side) => side.seat === winner))?.contest ?? null;
  if (winner < 0) return { how: crisis.length ? 'lost' : 'other', card, contest: null };
  if (crisis.length) {
    const contest = fought(crisis);
    return { how: contest ? 'fought' : 'alone', card, contest };
  }
  const last = steps.findLast((step) => step.kind === 'MissionCompleted');
  const final = Boolean(card) && (last?.words ?? []).some((span) => span.card === card);
  return { how: final ? 'mission' : 'other', card, contest: final ? fought(sinceAttempt(steps, winner)) : null };
}

export type End = 'won' | 'unworthy' | 'fell' | 'late' | 'stood';

export interface Fate {
  seat: number;
  end: End;
}

const ENDS: Partial<Record<Lane['fate'], End>> = {
  unworthy: 'unworthy',
  destroyed: 'fell',
  spared: 'late',
  waits: 'late',
};

/** Who won first, then who came further in the Crisis, then the others in their order. */
export function fatesOf(scene: Scene, steps: Step[]): Fate[] {
  const order = inOrder(scene).map((player) => player.seat);
  const crisis = sinceCrisis(steps).length > 0;
  const lanes = new Map(crisis ? lanesOf(scene, steps, order).map((lane) => [lane.seat, lane]) : []);
  return order
    .map((seat): Fate => {
      const lane = lanes.get(seat);
      const end = seat === scene.winner ? 'won' : ((lane && ENDS[lane.fate]) ?? 'stood');
      return { seat, end };
    })
    .sort((one, other) => Number(other.end === 'won') - Number(one.end === 'won'));
}

export interface Line {
  seat: number;
  /** At the beginning of each turn, and at the end of the last. */
  values: number[];
}

/** The Combat of each Party; none where the story does not tell it. */
export function lines(scene: Scene, steps: Step[]): Line[] {
  const turns = steps.filter((step) => step.kind === OPENS && step.scores?.length);
  if (!turns.length) return [];
  return scene.players.map((player) => {
    const last = factOf(player, 'combat')?.value ?? 0;
    return { seat: player.seat, values: [...turns.map((step) => step.scores?.[player.seat] ?? 0), last] };
  });
}

/** Where names stand beside what they name: each as near to where it is wanted as the others let it, none below the lowest place. */
export function apart<Of>(wanted: { of: Of; top: number }[], least: number, lowest: number): { of: Of; top: number }[] {
  let last = -least;
  const down = [...wanted]
    .sort((one, other) => one.top - other.top)
    .map(({ of, top }) => ({ of, top: (last = Math.max(last + least, top)) }));
  let next = lowest + least;
  return down
    .reverse()
    .map(({ of, top }) => ({ of, top: (next = Math.min(next - least, top)) }))
    .reverse();
}

/** In which turn something of this kind happened first, where a turn is drawn from its beginning to its end; null: never. */
export function turnOf(steps: Step[], kind: string): number | null {
  const at = steps.findIndex((step) => step.kind === kind);
  return at < 0 ? null : steps.slice(0, at).filter((step) => step.kind === OPENS).length;
}
