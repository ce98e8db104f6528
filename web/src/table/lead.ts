/* Who was ahead at each moment of a match that is over: what two players had of a number, and by how much one led. */
import type { Player, Scene, Step } from '../transport/protocol';
import { factOf, ownSeat } from './things';

export interface Lead {
  own: Player;
  other: Player;
  /** What each had after each of the moments asked for. */
  had: { own: number; other: number }[];
}

export type How = 'even' | 'touch' | 'some' | 'far';

const COUNTED = 'hp';
const OPENS = 'TurnBegan';
const TOUCH = 2;
const SOME = 5;

/** Worked out backwards from how it stood at the end. Nothing where there are not two players who have such a number. */
export function leadOf(scene: Scene, steps: Step[], moments: number[]): Lead | null {
  const own = scene.players[ownSeat(scene)];
  const other = scene.players.find((player) => player !== own);
  const last = [own, other].map((player) => factOf(player, COUNTED)?.value);
  if (scene.players.length !== 2 || !other || last.some((value) => value == null)) return null;
  const had = moments.map((number) => {
    const later = steps.filter((step) => step.number > number);
    const [mine, theirs] = [own, other].map(
      (player, at) => last[at]! - later.reduce((sum, step) => sum + (step.change?.[player.handle] ?? 0), 0),
    );
    return { own: mine, other: theirs };
  });
  return { own, other, had };
}

/** A lead in words, whoever has it. */
export function howFar(lead: number): How {
  const size = Math.abs(lead);
  return size === 0 ? 'even' : size <= TOUCH ? 'touch' : size <= SOME ? 'some' : 'far';
}

/** Where each turn begins among these moments. */
export function turnsIn(steps: Step[], moments: number[]): { turn: number; at: number }[] {
  return steps
    .filter((step) => step.kind === OPENS)
    .map((step, nth) => ({ turn: nth + 1, at: moments.findIndex((number) => number >= step.number) }))
    .filter(({ at }) => at >= 0);
}

/** The place of a moment among those that are gone through. */
export const placeIn = (moments: number[], number: number): number =>
  Math.max(
    0,
    moments.findLastIndex((one) => one <= number),
  );
