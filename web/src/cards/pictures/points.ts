/* Points of outlines, written down or computed. */

/** Whether the outline turns sharply here; curves pass beside the other points. */
export type Corner = boolean | 0 | 1;
export interface Point {
  x: number;
  y: number;
  k: boolean;
}
/** x, y, and whether it is a corner, as glyphs write them in lists. */
export type Knot = [number, number, Corner?];

export const pt = (x: number, y: number, corner?: Corner): Point => ({ x, y, k: !!corner });

/** "50,2! 58,26 82,48": control points of a quadratic spline, "!" a corner. A leading "|" mirrors at x = 50. */
export function written(text: string): Point[] {
  const mirrored = text.startsWith('|');
  const list = (mirrored ? text.slice(1) : text)
    .trim()
    .split(/\s+/)
    .map((token) => {
      const corner = token.endsWith('!');
      const [x, y] = (corner ? token.slice(0, -1) : token).split(',').map(Number);
      return pt(x, y, corner);
    });
  if (mirrored) {
    for (const { x, y, k } of [...list].reverse()) if (x !== 50) list.push({ x: 100 - x, y, k });
  }
  return list;
}

const parsed = new Map<string, Point[]>();

/** The same, read once. */
export function points(text: string): Point[] {
  let list = parsed.get(text);
  if (!list) parsed.set(text, (list = written(text)));
  return list;
}

export function round(x: number, y: number, rx: number, ry?: number): Point[] {
  const swell = 1.035; // curves pass inside their control points
  const out: Point[] = [];
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5;
    out.push(pt(x + Math.cos(a) * rx * swell, y + Math.sin(a) * (ry || rx) * swell));
  }
  return out;
}

export function polar(x: number, y: number, r: number, deg: number, corner?: Corner): Point {
  const a = (deg * Math.PI) / 180;
  return pt(x + Math.cos(a) * r, y + Math.sin(a) * r, corner);
}

/** A cloud or a crown of leaves: n bulges with corners between them. */
export function lobes(x: number, y: number, rx: number, ry: number, n: number, deep: number, turn?: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (turn || 0) + (i * 360) / n;
    const h = 180 / n;
    const p = (deg: number, k: number, corner?: Corner) => {
      const q = polar(0, 0, k, deg, corner);
      return pt(x + q.x * rx, y + q.y * ry, corner);
    };
    out.push(p(a - h, 1 - deep, true), p(a - h * 0.62, 1.1), p(a + h * 0.62, 1.1));
  }
  return out;
}

/** A leaf or a petal from (x, y) outwards. */
export function lens(x: number, y: number, length: number, wide: number, deg: number): Point[] {
  const a = (deg * Math.PI) / 180;
  const c = Math.cos(a);
  const s = Math.sin(a);
  const q = (u: number, v: number, corner?: Corner) => pt(x + u * c - v * s, y + u * s + v * c, corner);
  return [
    q(0, 0, true),
    q(length * 0.35, -wide),
    q(length * 0.8, -wide * 0.7),
    q(length, 0, true),
    q(length * 0.8, wide * 0.7),
    q(length * 0.35, wide),
  ];
}

export function starPoints(x: number, y: number, n: number, outer: number, inner: number, turn?: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < n * 2; i++) out.push(polar(x, y, i % 2 ? inner : outer, (turn || -90) + (i * 180) / n, true));
  return out;
}

/** Knots mirrored at x = 50 for -1, as they are for 1. */
export function side(f: number, knots: Knot[]): Point[] {
  return knots.map(([x, y, k]) => pt(50 + f * (x - 50), y, k));
}

/** The same, each of them a corner. */
export function sharpSide(f: number, knots: Knot[]): Point[] {
  return side(f, knots).map((p) => ({ ...p, k: true }));
}
