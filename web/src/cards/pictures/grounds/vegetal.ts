/* Grounds: what a picture is engraved on. */
import type { Ground } from './ground';
import { openness } from './openness';
import { Pen } from '../pen';
import { polar, round } from '../points';
import { spline } from '../spline';

/** Branches with leaves. */
export const vegetal: Ground = (g, r) => {
  const a = new Pen(),
    leaf = new Pen();
  const blade = (x: number, y: number, d: number) => {
    if (openness(x, y) < 0.84) return;
    const L = 30 + 14 * r(),
      q = polar(x, y, L, d),
      u = polar(x, y, L * 0.6, d - 40),
      v = polar(x, y, L * 0.6, d + 40);
    leaf.move(x, y).quad(u.x, u.y, q.x, q.y).quad(v.x, v.y, x, y);
  };
  const grow = (x: number, y: number, dir: number, L: number, n: number, bend: number) => {
    const m = polar(x, y, L * 0.5, dir),
      e = polar(x, y, L, dir + bend);
    a.move(x, y).quad(m.x, m.y, e.x, e.y);
    const p = polar(x, y, L * 0.5, dir + bend * 0.6);
    blade(p.x, p.y, dir - 56);
    blade(p.x, p.y, dir + 56);
    if (!n) return blade(e.x, e.y, dir + bend);
    grow(e.x, e.y, dir + bend + 8 + 12 * r(), L * 0.88, n - 1, bend);
    if (n === 3) grow(e.x, e.y, dir + bend * 2 - 44 - 14 * r(), L * 0.66, 1, -bend);
  };
  grow(-6, 486, -74, 84, 4, 7 + 6 * r());
  grow(606, 486, -106, 84, 4, -7 - 6 * r());
  grow(-6, -10, 44, 66, 2, -10 * r());
  grow(606, -10, 136, 66, 2, 10 * r());
  grow(150 + 40 * r(), 492, -112, 46, 1, 12);
  grow(430 + 40 * r(), 492, -68, 46, 1, -12);
  g.put('uV gV', leaf.d);
  g.put('gV', a.d);
};

/** Stems and rosettes. */
export const flowers: Ground = (g, r) => {
  const a = new Pen(),
    pet = new Pen(),
    core = new Pen();
  for (let i = 0; i < 10; i++) {
    const side = i % 2,
      x = side ? 596 - r() * 130 : 4 + r() * 130,
      y = 40 + (i >> 1) * 84 + r() * 50,
      R = 20 + r() * 20;
    if (openness(x, y) < 0.98) continue;
    const bx = side ? 610 : -10;
    a.move(bx, y + 130).quad((x + bx) / 2, y + 110, x, y);
    const n = 5 + Math.floor(r() * 4),
      t = r() * 90;
    for (let k = 0; k < n; k++) {
      const d = t + (k * 360) / n,
        tip = polar(x, y, R, d),
        u = polar(x, y, R * 0.8, d - 28),
        v = polar(x, y, R * 0.8, d + 28);
      pet.move(x, y).quad(u.x, u.y, tip.x, tip.y).quad(v.x, v.y, x, y);
    }
    spline(core, round(x, y, R * 0.2), true);
  }
  g.put('gV', a.d);
  g.put('uV gV', pet.d);
  g.put('fV', core.d);
};
