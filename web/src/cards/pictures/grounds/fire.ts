/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { openness } from './openness';
import { Pen } from '../pen';
import { HEIGHT, WIDTH } from '../plate';
import { pt } from '../points';
import { spline } from '../spline';

/** Tongues, in three rows. */
export const fire: Ground = (g, r) => {
  const back = new Pen(),
    bold = new Pen(),
    fine = new Pen();
  const tongue = (pen: Pen, x: number, w: number, h: number, lean: number, s: number) => {
    const y = HEIGHT + 10,
      hh = h * (0.5 + s / 2);
    spline(
      pen,
      [
        pt(x - w * s, y),
        pt(x - w * s * 1.25, y - hh * 0.42),
        pt(x - w * s * 0.1 + lean * 0.2, y - hh * 0.56),
        pt(x + lean, y - hh, 1),
        pt(x + lean * 0.9 + w * s * 0.35, y - hh * 0.66),
        pt(x + w * s * 1.5, y - hh * 0.4),
        pt(x + w * s, y),
      ],
      false,
    );
  };
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 8; i++) {
      const x = -10 + i * 88 + row * 44 + (r() - 0.5) * 30,
        e = Math.min(1, Math.abs(x - 300) / 290),
        h = (row ? 70 : 120) + (row ? 150 : 300) * e * (0.75 + 0.35 * r()),
        w = 34 + 12 * r(),
        lean = (x < 300 ? 1 : -1) * (14 + 26 * r());
      if (row) {
        tongue(bold, x, w, h, lean, 1);
        tongue(fine, x, w, h, lean, 0.62);
        tongue(fine, x, w, h, lean, 0.28);
      } else {
        tongue(back, x, w * 1.1, h, lean, 1);
        tongue(fine, x, w, h, lean, 0.5);
      }
    }
  g.put('uF gF', back.d);
  g.put('gF', fine.d);
  g.put('p sF', bold.d);
  const d = new Pen();
  for (let i = 0; i < 18; i++) {
    const x = r() * WIDTH,
      y = r() * HEIGHT * 0.7;
    if (openness(x, y) > 1) d.move(x, y).line(x + 3 * r(), y - 8 - 8 * r());
  }
  g.put('sF', d.d);
};

/** Rays. */
export const sun: Ground = (g, r) => {
  const a = new Pen(),
    b = new Pen(),
    cx = 300,
    cy = 244,
    n = 44,
    t = r() * 6;
  for (let i = 0; i < n; i++) {
    const u = ((i + t) * Math.PI * 2) / n,
      R0 = i % 2 ? 232 : 204,
      R1 = 420,
      c = Math.cos(u),
      s = Math.sin(u);
    if (i % 2) {
      const w = 7;
      a.move(cx + c * R0, cy + s * R0)
        .line(cx + c * R1 - s * w, cy + s * R1 + c * w)
        .line(cx + c * R1 + s * w, cy + s * R1 - c * w)
        .close();
    } else
      spline(
        b,
        [0, 1, 2, 3, 4, 5].map((k) => {
          const R = R0 + k * 40,
            o = k % 2 ? 7 : -7;
          return pt(cx + c * R - s * o, cy + s * R + c * o);
        }),
        false,
      );
  }
  g.put('tF', a.d);
  g.put('gF', b.d);
};
