/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { strand } from './openness';
import { Pen } from '../pen';
import { pt, polar, type Point } from '../points';
import { spline } from '../spline';

/** A stream that parts around the middle, with eddies. */
export const air: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    t = r() * 9,
    k = 60 + r() * 40,
    R = 206 * 206;
  for (let i = 0; i < 22; i++) {
    const y0 = (i - 10.5) * 23,
      line: Point[] = [];
    let y = y0 + Math.sign(y0) * 40;
    for (let x = -330; x <= 330; x += 34) {
      const w = y0 + 9 * Math.sin(x / k + t + i * 0.35);
      for (let n = 0; n < 4; n++) y = (w / Math.max(0.16, 1 - R / (x * x * 0.8 + y * y * 1.5 + 9000))) * 0.5 + y * 0.5;
      line.push(pt(300 + x, 240 + y * 0.8 - 0.06 * x));
    }
    strand(i % 3 ? a : b, line.slice(Math.floor(r() * 5), 20 - Math.floor(r() * 5)), r, 0.84);
  }
  for (let n = 0; n < 4; n++) {
    const x = n % 2 ? 500 + r() * 80 : 20 + r() * 80,
      y = n < 2 ? 50 + r() * 60 : 380 + r() * 60,
      L = [],
      s = r() < 0.5 ? 1 : -1;
    for (let i = 0; i < 10; i++) L.push(polar(x, y, 4 + i * 3.4, s * i * 48 + t * 50));
    spline(b, L, false);
  }
  g.put('gA', a.d);
  g.put('sA', b.d);
};

/** Branching discharge. */
export const electric: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen();
  const bolt = (x: number, y: number, dir: number, n: number, w: Pen) => {
    const p = w;
    p.move(x, y);
    const forks = [];
    for (let i = 0; i < n; i++) {
      const d = dir + (r() - 0.5) * 84,
        q = polar(x, y, 22 + r() * 20, d);
      x = q.x;
      y = q.y;
      p.line(x, y);
      if (n > 3 && r() < 0.52) forks.push([x, y, dir + (r() < 0.5 ? -44 : 44), Math.floor(n * 0.55)]);
    }
    for (const f of forks) bolt(f[0], f[1], f[2], f[3], a);
  };
  for (const [x, y, d] of [
    [30 + r() * 60, -8, 70],
    [540 + r() * 50, -8, 112],
    [-8, 260 + r() * 80, 20],
    [608, 250 + r() * 90, 158],
    [60 + r() * 60, 488, -64],
    [500 + r() * 60, 488, -116],
  ])
    bolt(x, y, d, 6 + Math.floor(r() * 3), b);
  g.put('gA', a.d);
  g.put('sA', b.d);
  const f = new Pen();
  for (let i = 0; i < 9; i++) {
    const y = 30 + i * 52;
    strand(
      f,
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => pt(k * 75, y + 8 * Math.sin(k + i))),
      r,
      1.16,
    );
  }
  g.put('gA', f.d);
};
