/* The middle of the plate is kept free for the glyphs. */
import type { Chance } from '../chance';
import type { Pen } from '../pen';
import { HEIGHT, WIDTH } from '../plate';
import type { Point } from '../points';
import { spline } from '../spline';

/** How far outside the reserved middle a point lies; below 1 it is inside. */
export const openness = (x: number, y: number): number => Math.hypot((x - WIDTH / 2) / 206, (y - HEIGHT / 2) / 184);

/** Draws points as a smooth line, broken where the middle is kept free. */
export function strand(pen: Pen, list: Point[], r: Chance, free?: number): void {
  let run: Point[] = [];
  const flush = () => {
    if (run.length > 2) spline(pen, run, false);
    run = [];
  };
  for (const p of list) {
    if (free && openness(p.x, p.y) < free + 0.12 * r()) flush();
    else run.push(p);
  }
  flush();
}
