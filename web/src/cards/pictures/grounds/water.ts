/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { strand } from './openness';
import { Pen } from '../pen';
import { WIDTH } from '../plate';
import { pt, polar, type Point } from '../points';

/** Interference of two sources. */
export const water: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    s = [
      [r() * 200 - 40, 60 + r() * 300],
      [440 + r() * 200, 100 + r() * 320],
    ],
    k = 22 + r() * 6;
  for (let i = 0; i < 21; i++) {
    const y0 = 14 + i * 23,
      line: Point[] = [],
      amp = 4 + (9 * i) / 21;
    for (let x = -12; x <= WIDTH + 12; x += 32) {
      let d = 0;
      for (const [u, v] of s) d += Math.sin(Math.hypot(x - u, (y0 - v) * 1.6) / k);
      line.push(pt(x, y0 + d * amp));
    }
    strand(i % 3 ? a : b, line, r, 0.98);
  }
  g.put('gW', a.d);
  g.put('sW', b.d);
};

/** Frost from the edges. */
export const ice: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen();
  const arm = (x: number, y: number, dir: number, L: number, n: number) => {
    const e = polar(x, y, L, dir);
    (n > 2 ? b : a).move(x, y).line(e.x, e.y);
    if (n)
      for (let i = 1; i < 6; i++) {
        const t = i / 6,
          m = L * 0.46 * (1 - t * 0.72);
        for (const sg of [-1, 1]) {
          const p = polar(x, y, L * t, dir);
          if (n > 1 && (i === 2 || i === 4)) arm(p.x, p.y, dir + sg * 60, m * 1.15, n - 2);
          else {
            const q = polar(p.x, p.y, m * 0.5, dir + sg * 60);
            a.move(p.x, p.y).line(q.x, q.y);
          }
        }
      }
  };
  for (const [x, y, d] of [
    [0, 0, 38],
    [600, 20, 148],
    [20, 480, -36],
    [590, 480, -142],
    [300, -30, 90],
    [-20, 240, 0],
    [620, 250, 180],
  ])
    arm(
      x,
      y,
      d + (r() - 0.5) * 22,
      (x === 300 || y === 240 || y === 250 ? 96 : 170) + r() * 50,
      (g.coarse > 2 ? 1 : 2) + (x < 100 || x > 500 ? 1 : 0) - (y === 240 || y === 250 || x === 300 ? 1 : 0),
    );
  g.put('gW', a.d);
  g.put('sW', b.d);
};
