/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { openness, strand } from './openness';
import { Pen } from '../pen';
import { pt, polar, round, starPoints } from '../points';
import { spline } from '../spline';

/** Guilloche. */
export const arcane: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    n = 9 + Math.floor(r() * 6),
    cx = 300,
    cy = 244,
    ring = (R: number, A: number, m: number, ph: number, pen: Pen) => {
      const L = [],
        N = m * 5;
      for (let i = 0; i < N; i++) {
        const u = (i / N) * Math.PI * 2,
          q = R + A * Math.sin(m * u + ph);
        L.push(pt(cx + Math.cos(u) * q * 1.12, cy + Math.sin(u) * q));
      }
      spline(pen, L, true);
    };
  const ph = r() * 6;
  for (let k = 0; k < 3; k++) ring(252, 34, n, ph + k * 2.1, a);
  ring(318, 26, n * 2, ph, a);
  ring(212, 5, n * 2, 0, b);
  ring(318, 26, n * 2, ph + Math.PI, b);
  g.put('gX', a.d);
  g.put('sX', b.d);
};

/** Two sets of rings, shifted. */
export const phase: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    d = 20 + r() * 26;
  for (let k = 0; k < 8; k++) {
    const R = 200 + k * 24;
    spline(a, round(300 - d, 244, R), true);
    spline(b, round(300 + d, 244 + (r() - 0.5) * 8, R), true);
  }
  g.put('gX', a.d);
  g.put('sX', b.d);
  const t = new Pen(),
    e = new Pen();
  for (let i = 0; i < 7; i++) {
    const x = 60 + i * 80,
      y = 34,
      o = (i - 3) / 3;
    spline(e, round(x, y, 15), true);
    if (Math.abs(o) < 1)
      spline(
        t,
        [
          pt(x, y - 15, 1),
          pt(x + 20, y - 14),
          pt(x + 20, y + 14),
          pt(x, y + 15, 1),
          pt(x + o * 19, y + 11),
          pt(x + o * 19, y - 11),
        ],
        true,
      );
  }
  g.put('p sX', e.d);
  g.put('tX', t.d);
};

/** A dial. */
export const time: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    cx = 300,
    cy = 244,
    t = r() * 30;
  for (let i = 0; i < 120; i++) {
    const p = polar(cx, cy, 208, i * 3 + t),
      q = polar(cx, cy, i % 10 ? (i % 5 ? 218 : 226) : 250, i * 3 + t);
    (i % 10 ? a : b).move(p.x, p.y).line(q.x, q.y);
  }
  for (const R of [204, 256, 262, 330]) spline(R === 262 ? b : a, round(cx, cy, R), true);
  for (let i = 0; i < 12; i++) {
    const m = polar(cx, cy, 294, i * 30 + t),
      u = polar(m.x, m.y, 22, i * 30 + t),
      v = polar(m.x, m.y, -22, i * 30 + t),
      o = i % 3;
    for (let k = -o; k <= o; k++) {
      const w = polar(0, 0, k * 9, i * 30 + t + 90);
      b.move(u.x + w.x, u.y + w.y).line(v.x + w.x, v.y + w.y);
    }
  }
  g.put('gX', a.d);
  g.put('sX', b.d);
};

/** A star chart. */
export const chart: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    s = new Pen(),
    cx = 300,
    cy = 560 + r() * 60;
  for (let k = 0; k < 6; k++) {
    const R = 250 + k * 66,
      L = [];
    for (let i = 0; i <= 10; i++) {
      const p = polar(cx, cy, R, 200 + i * 14);
      L.push(p);
    }
    strand(a, L, r, 1);
  }
  for (let i = 0; i < 9; i++) {
    const L = [];
    for (let k = 0; k < 8; k++) L.push(polar(cx, cy, 200 + k * 64, 210 + i * 15));
    strand(a, L, r, 1);
  }
  let last = null;
  for (let i = 0; i < 26; i++) {
    const x = 14 + r() * 572,
      y = 14 + r() * 452;
    if (openness(x, y) < 1.02) continue;
    const R = 4 + r() * 7;
    for (const p of [starPoints(x, y, 4, R * 1.5, R * 0.4)]) spline(s, p, true);
    if (last && Math.hypot(x - last[0], y - last[1]) < 190) b.move(last[0], last[1]).line(x, y);
    last = [x, y];
  }
  g.put('gX', a.d + b.d);
  g.put('i', s.d);
};
