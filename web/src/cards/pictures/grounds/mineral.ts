/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { openness, strand } from './openness';
import { Pen } from '../pen';
import { HEIGHT, WIDTH } from '../plate';
import { pt, type Point } from '../points';
import { hatch, type Polygon } from '../spline';

/** Voronoi facets, hatched by the light. */
export const mineral: Ground = (g, r) => {
  const S = [];
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 6; i++)
      S.push([i * 120 + (j % 2) * 50 - 20 + (r() - 0.5) * 80, j * 120 - 4 + (r() - 0.5) * 80]);
  const e = new Pen(),
    h = new Pen(),
    t = new Pen();
  for (const s of S) {
    let P = [
      [-20, -20],
      [WIDTH + 20, -20],
      [WIDTH + 20, HEIGHT + 20],
      [-20, HEIGHT + 20],
    ];
    for (const o of S) {
      if (o === s || !P.length) continue;
      const nx = o[0] - s[0],
        ny = o[1] - s[1],
        m = (o[0] * o[0] + o[1] * o[1] - s[0] * s[0] - s[1] * s[1]) / 2,
        Q = [];
      for (let i = 0; i < P.length; i++) {
        const p = P[i],
          q = P[(i + 1) % P.length],
          dp = p[0] * nx + p[1] * ny - m,
          dq = q[0] * nx + q[1] * ny - m;
        if (dp <= 0) Q.push(p);
        if (dp <= 0 !== dq <= 0) {
          const k = dp / (dp - dq);
          Q.push([p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]);
        }
      }
      P = Q;
    }
    if (P.length < 3 || openness(s[0], s[1]) < 0.92) continue;
    const tone = r(),
      I: Polygon = P.map(([x, y]) => [s[0] + (x - s[0]) * 0.94, s[1] + (y - s[1]) * 0.94]);
    e.move(I[0][0], I[0][1]);
    for (const p of I.slice(1)) e.line(p[0], p[1]);
    e.close();
    if (tone > 0.74) {
      t.move(I[0][0], I[0][1]);
      for (const p of I.slice(1)) t.line(p[0], p[1]);
      t.close();
    } else if (tone > 0.3)
      hatch(h, I, r, [20, 65, -35][Math.floor(tone * 10) % 3], 15 * Math.min(1.5, g.coarse), 0.9, 4);
  }
  g.put('uM', t.d);
  g.put('gM', e.d);
  g.put('fM', h.d);
};

/** Dunes with ripples. */
export const sand: Ground = (g, r) => {
  const rid = new Pen(),
    rip = new Pen(),
    dot = new Pen();
  for (let k = 0; k < 6; k++) {
    const y0 = 60 + k * 78 + r() * 16,
      ph = r() * 6,
      f = 120 + r() * 60,
      A = 18 + k * 3,
      Y = (x: number) => y0 + Math.sin(x / f + ph) * A + Math.sin(x / 47 + ph * 2) * 4,
      line: Point[] = [];
    for (let x = -10; x <= 620; x += 35) line.push(pt(x, Y(x)));
    strand(rid, line, r, 1);
    for (let x = 6 + r() * 12; x < 600; x += 21) {
      const y = Y(x);
      if (Math.cos(x / f + ph) > -0.1 && openness(x, y) > 1.04)
        rip.move(x, y + 6).quad(x + 9, y + 20, x + 4 + 20 * r(), y + 32 + 14 * r());
    }
    for (let i = 0; i < 16; i++) {
      const x = r() * 600,
        y = Y(x) + 10 + r() * 50;
      if (openness(x, y) > 1.04) dot.move(x, y).line(x + 2, y);
    }
  }
  g.put('sM', rid.d);
  g.put('gM', rip.d);
  g.put('sM', dot.d);
};
