/* Cuts shapes into a plate: places the 100 × 100 box of a glyph, keeps classes together, adds hatching. */
import type { Chance } from './chance';
import { Pen } from './pen';
import type { Ink } from './plate';
import { points, round, type Point } from './points';
import { hatch, spline, type Hatching, type Polygon } from './spline';

/** An element's tint, or p: plate, i: line ink, k: jet, b: bone; nothing: not filled. */
export type Fill = Ink | 'p' | 'i' | 'k' | 'b' | '';
export type Outline = string | Point[];

/** Draws something into the box 0 … 100 that the graver was given. */
export type Draw = (g: Graver) => void;

const OWN_CLASS: Record<string, string> = { p: 'p', i: 'i', k: 'k', b: 'b', '': 'o' };

export class Graver {
  /** The element whose tint a shape takes that names none. */
  el: Ink = 'X';
  /** How many times further apart hatching is, where a picture would grow too long. */
  coarse = 1;
  /** No hatching at all: small glyphs of a long picture, icons. */
  plain = false;
  /** Large shapes keep the lines behind them at a distance. */
  halo = false;
  scale = 1;
  private readonly parts: [string, string][] = [];
  private matrix = [1, 0, 0, 1, 0, 0];

  constructor(readonly r: Chance) {}

  put(cls: string, d: string): void {
    if (!d) return;
    const last = this.parts[this.parts.length - 1];
    if (last && last[0] === cls) last[1] += d;
    else this.parts.push([cls, d]);
  }

  /** Centre of the box at (x, y) of the plate, `size` units high, turned by `deg`, mirrored if asked. */
  place(x: number, y: number, size: number, deg = 0, flip = false): this {
    const k = size / 100;
    const a = (deg * Math.PI) / 180;
    const c = Math.cos(a) * k;
    const s = Math.sin(a) * k;
    const f = flip ? -1 : 1;
    this.matrix = [c * f, s * f, -s, c, x - 50 * (c * f) + 50 * s, y - 50 * (s * f) - 50 * c];
    this.scale = k;
    return this;
  }

  /** Draws somewhere else on the plate, in another tint if need be, and goes on where it was. */
  elsewhere(draw: () => void): void {
    const { matrix, scale, el } = this;
    draw();
    this.matrix = matrix;
    this.scale = scale;
    this.el = el;
  }

  /** Bone is hatched and outlined in jet, everything else in line ink. */
  shape(outline: Outline, fill?: Fill, hatching?: Hatching, outlined = true): Polygon {
    const pen = new Pen();
    const poly = spline(pen, this.placed(outline), true);
    if (this.halo && fill !== '' && span(poly) > 42 * this.scale) this.put('q', pen.d);
    const cls = fill === undefined ? `t${this.el}` : (OWN_CLASS[fill] ?? `t${fill}`);
    this.put(cls + (outlined ? (fill === 'b' ? ' j' : ' l') : ''), pen.d);
    if (hatching) this.hatch(poly, hatching, fill === 'b' ? 'k' : 'i');
    return poly;
  }

  disc(x: number, y: number, rx: number, fill?: Fill, hatching?: Hatching, ry?: number, outlined?: boolean): Polygon {
    return this.shape(round(x, y, rx, ry), fill, hatching, outlined);
  }

  /** Hatching of a part of a shape, given by its points. */
  shade(outline: Outline, hatching: Hatching, cls?: string): void {
    const poly: Polygon = this.placed(outline).map((p) => [p.x, p.y]);
    this.hatch(poly, hatching, cls);
  }

  line(outline: Outline, cls = 'n'): void {
    const pen = new Pen();
    spline(pen, this.placed(outline), false);
    this.put(cls, pen.d);
  }

  /** A band along a line, w0 wide where it begins and w1 where it ends. */
  ribbon(outline: Outline, w0: number, w1: number, fill?: Fill, hatching?: Hatching, outlined?: boolean): Polygon {
    const middle = flattened(typeof outline === 'string' ? points(outline) : outline);
    const left: Point[] = [];
    const right: Point[] = [];
    const n = middle.length;
    const step = n > 24 ? 3 : 2;
    for (let i = 0; i < n; i += i + step < n || i === n - 1 ? step : n - 1 - i) {
      const a = middle[Math.max(0, i - 1)];
      const b = middle[Math.min(n - 1, i + 1)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = (w0 + ((w1 - w0) * i) / (n - 1)) / 2;
      const nx = (-(b[1] - a[1]) / length) * w;
      const ny = ((b[0] - a[0]) / length) * w;
      const k = i === 0 || i === n - 1;
      left.push({ x: middle[i][0] + nx, y: middle[i][1] + ny, k });
      right.unshift({ x: middle[i][0] - nx, y: middle[i][1] - ny, k });
    }
    return this.shape(left.concat(right), fill, hatching, outlined);
  }

  svg(): string {
    return this.parts.map(([cls, d]) => `<path class="${cls}" d="${d}"/>`).join('');
  }

  private hatch(poly: Polygon, hatching: Hatching, cls = 'i'): void {
    if (this.plain || !hatching) return;
    const [angle, depth, gap] = hatching;
    const distance = (gap || 11) * this.coarse;
    const pen = new Pen();
    hatch(pen, poly, this.r, angle, distance, depth, Math.min(7, distance * 0.55));
    this.put(cls, pen.d);
  }

  private placed(outline: Outline): Point[] {
    const m = this.matrix;
    return (typeof outline === 'string' ? points(outline) : outline).map((p) => ({
      x: m[0] * p.x + m[2] * p.y + m[4],
      y: m[1] * p.x + m[3] * p.y + m[5],
      k: p.k,
    }));
  }
}

/** A line as points close together. Pens round to whole units, so it is drawn twenty times as large. */
function flattened(line: Point[]): Polygon {
  const large = line.map((p) => ({ x: p.x * 20, y: p.y * 20, k: p.k }));
  return spline(new Pen(), large, false).map(([x, y]) => [x / 20, y / 20]);
}

function span(poly: Polygon): number {
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
