/* Smooth outlines, and hatching inside them. */
import type { Chance } from './chance';
import { Pen } from './pen';
import type { Point } from './points';

export type Polygon = [number, number][];
/** The direction of the strokes in degrees, how deep they reach into the shape, and the distance between them. */
export type Hatching = [angle: number, depth: number, gap?: number] | null;

/** A closed outline begins at a corner, or half-way between its last point and its first. */
function unrolled(list: Point[]): Point[] {
  const corner = list.findIndex((p) => p.k);
  if (corner >= 0) return [...list.slice(corner), ...list.slice(0, corner), list[corner]];
  const a = list[list.length - 1];
  const b = list[0];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, k: true };
  return [middle, ...list, middle];
}

/** Writes a spline through a pen, and gives it flattened to a polygon, which hatching needs. */
export function spline(pen: Pen, list: Point[], closed: boolean): Polygon {
  const P = closed ? unrolled(list) : list;
  const poly: Polygon = [[P[0].x, P[0].y]];
  const flatten = (sx: number, sy: number) => {
    for (let i = 1; i <= 4; i++) {
      const t = i / 4;
      const u = 1 - t;
      poly.push([u * u * sx + 2 * u * t * pen.cx + t * t * pen.x, u * u * sy + 2 * u * t * pen.cy + t * t * pen.y]);
    }
  };
  pen.move(P[0].x, P[0].y);
  const last = P.length - 1;
  for (let i = 1; i <= last;) {
    if (P[i].k || i === last) {
      pen.line(P[i].x, P[i].y);
      poly.push([P[i].x, P[i].y]);
      i++;
      continue;
    }
    let first = true;
    for (; i < last && !P[i].k; i++) {
      const next = P[i + 1];
      const stop = next.k || i + 1 === last;
      const sx = pen.x;
      const sy = pen.y;
      if (first) {
        const { x, y } = P[i];
        pen.quad(x, y, stop ? next.x : (x + next.x) / 2, stop ? next.y : (y + next.y) / 2);
        first = false;
      } else {
        // the control point as it will be drawn, so that errors of rounding do not add up
        const cx = 2 * pen.x - pen.cx;
        const cy = 2 * pen.y - pen.cy;
        pen.smooth(stop ? next.x : (cx + next.x) / 2, stop ? next.y : (cy + next.y) / 2);
      }
      flatten(sx, sy);
    }
    i++;
  }
  if (closed) pen.close();
  return poly;
}

/** Wedges that start broad at the far edge and taper into the light. */
export function hatch(
  pen: Pen,
  poly: Polygon,
  r: Chance,
  angle: number,
  gap: number,
  depth: number,
  width: number,
): void {
  const c = Math.cos((angle * Math.PI) / 180);
  const s = Math.sin((angle * Math.PI) / 180);
  const turned: Polygon = poly.map(([x, y]) => [x * c + y * s, y * c - x * s]);
  let low = 1e9;
  let high = -1e9;
  for (const [, y] of turned) {
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const w = width / 2;
  for (let y = Math.ceil(low / gap) * gap + 0.37; y < high; y += gap) {
    const crossings = crossed(turned, y);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const chord = crossings[i + 1] - crossings[i];
      if (chord < 9) continue;
      const length = Math.min(chord * 0.96, chord * depth * (0.7 + 0.6 * r()));
      const x1 = crossings[i + 1] - 1;
      const x0 = x1 - length;
      pen.move(x1 * c - (y - w) * s, x1 * s + (y - w) * c);
      pen.line(x0 * c - y * s, x0 * s + y * c);
      pen.line(x1 * c - (y + w) * s, x1 * s + (y + w) * c);
      pen.close();
    }
  }
}

/** Where a horizontal line crosses the outline, from left to right. */
function crossed(poly: Polygon, y: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [x1, y1] = poly[j];
    const [x2, y2] = poly[i];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((m, n) => m - n);
}
