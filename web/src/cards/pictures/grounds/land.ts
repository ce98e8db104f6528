/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { Pen } from '../pen';
import { pt, polar, round, type Point } from '../points';
import { spline } from '../spline';

/** Ridges under a low disc, for the Areas of Anima. */
export const land: Ground = (g, r) => {
  const el = g.el,
    x0 = 90 + r() * 420,
    disc = new Pen(),
    ray = new Pen();
  spline(disc, round(x0, 120, 44), true);
  for (let i = 0; i < 30; i++) {
    const a = polar(x0, 120, 58, i * 12),
      b = polar(x0, 120, i % 2 ? 76 : 96, i * 12);
    ray.move(a.x, a.y).line(b.x, b.y);
  }
  g.put('g' + el, ray.d);
  g.put('u' + el + ' g' + el, disc.d);
  for (let k = 0; k < 4; k++) {
    const y0 = 214 + k * 66,
      ph = r() * 6,
      f = 70 + r() * 50,
      A = 34 - k * 5,
      Y = (x: number) => y0 + Math.sin(x / f + ph) * A + Math.sin(x / (f * 0.37) + ph * 3) * A * 0.35,
      line: Point[] = [],
      h = new Pen(),
      p = new Pen();
    for (let x = -12; x <= 620; x += 30) line.push(pt(x, Y(x)));
    spline(p, [pt(-12, 500, 1), pt(-12, Y(-12), 1)].concat(line, [pt(620, Y(620), 1), pt(620, 500, 1)]), true);
    g.put('p s' + el, p.d);
    for (let x = 4; x < 600; x += 15 + k * 2) {
      const y = Y(x),
        d = (Y(x + 8) - y) / 8;
      if (d > -0.2) {
        const L = 12 + 34 * Math.min(1, d + 0.35) * (0.6 + 0.7 * r());
        h.move(x, y + 5).line(x + 10 + 6 * d, y + 5 + L);
      }
    }
    g.put('g' + el, h.d);
  }
};
