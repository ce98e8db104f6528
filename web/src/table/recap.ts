/* What became of a game, from what was told: the course of a number of each player, and which cards changed it. */
import type { Player, Scene, Step } from '../transport/protocol';
import { factOf } from './things';

export interface Course {
  player: Player;
  /** At the beginning, and at the end of each turn. */
  values: number[];
}

export interface Blow {
  card: string;
  amount: number;
}

const OPENS = 'TurnBegan';
const COUNTED = 'hp';

/** Worked out backwards from how it stands now. Players without such a number have no course. */
export function courses(scene: Scene, steps: Step[]): Course[] {
  return scene.players.flatMap((player) => {
    const now = factOf(player, COUNTED)?.value;
    if (now == null) return [];
    const values = [now];
    let value = now;
    for (const step of [...steps].reverse()) {
      value -= step.change?.[player.handle] ?? 0;
      if (step.kind === OPENS) values.push(value);
    }
    return [{ player, values: values.reverse() }];
  });
}

/** What each card took from a player, the most first. */
export function blows(steps: Step[], victim: Player): Blow[] {
  const sums = new Map<string, number>();
  for (const step of steps) {
    const change = step.change?.[victim.handle] ?? 0;
    const card = step.cause?.card ?? '';
    if (change < 0 && card) sums.set(card, (sums.get(card) ?? 0) - change);
  }
  return [...sums].map(([card, amount]) => ({ card, amount })).sort((a, b) => b.amount - a.amount);
}

/** A course as steps of a line in a box of this size. */
export function stairs(values: number[], most: number, width: number, height: number): string {
  const x = (at: number) => ((at / Math.max(1, values.length - 1)) * width).toFixed(1);
  const y = (value: number) => ((1 - Math.max(0, value) / most) * height).toFixed(1);
  return values.map((value, at) => (at ? `H${x(at)}V${y(value)}` : `M0 ${y(value)}`)).join('');
}
