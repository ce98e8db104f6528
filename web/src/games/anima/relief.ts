/* What is drawn of the land itself: contour lines behind it, the cut edge of each step, peaks that count its Level. */
import { chance } from '../../cards/pictures/chance';

const HILLS = [
  [470, 60, 250, 9],
  [830, 40, 220, 8],
  [300, 300, 170, 6],
  [720, 300, 210, 7],
  [960, 420, 160, 5],
  [480, 470, 170, 5],
];
export const WIDTH = 964;
export const HEIGHT = 464;
const EDGE = 770;

function ring(x: number, y: number, radius: number, k: number, bend: number[]): string {
  const points = Array.from({ length: 61 }, (_, at) => {
    const t = (at / 60) * Math.PI * 2;
    const wave =
      1 +
      0.16 * Math.sin(2 * t + bend[0]) +
      0.09 * Math.sin(3 * t + bend[1] + k * 0.15) +
      0.05 * Math.sin(5 * t + bend[2]);
    return `${(x + Math.cos(t) * radius * wave * 1.35).toFixed(0)} ${(y + Math.sin(t) * radius * wave * 0.8).toFixed(0)}`;
  });
  return `M${points.join('L')}`;
}

/** Contour lines of the whole land. */
export function contours(): string {
  const next = chance(11);
  return HILLS.map(([x, y, radius, rings]) => {
    const bend = [next() * 6, next() * 6, next() * 6];
    return Array.from({ length: rings }, (_, k) => ring(x, y, (radius * (k + 1)) / rings, k + 1, bend)).join('');
  }).join('');
}

/** The edge of a step, and the strokes that hang from it. */
export function scarp(seed: number): { edge: string; strokes: string } {
  const next = chance(seed);
  let [x, y, edge, strokes] = [0, 4, 'M0 4', ''];
  while (x < EDGE) {
    const to = x + 7 + next() * 10;
    const down = 2 + next() * 5;
    for (let at = x; at < to; at += 4)
      strokes += `M${at.toFixed(0)} ${(y + 1).toFixed(0)}l${(next() * 2 - 1).toFixed(1)} ${(5 + next() * 9).toFixed(0)}`;
    [x, y] = [to, down];
    edge += `L${x.toFixed(0)} ${y.toFixed(0)}`;
  }
  return { edge, strokes };
}

/** As many peaks as the Level counts. */
export const peak = (at: number): string =>
  `M3 ${at * 9 + 11}L13 ${at * 9 + 1}L23 ${at * 9 + 11}L19 ${at * 9 + 11}L13 ${at * 9 + 5}L7 ${at * 9 + 11}z`;
