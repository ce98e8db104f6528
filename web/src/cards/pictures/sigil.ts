/* A word without a glyph: its letters, joined on a ring of twenty-six. */
import type { Graver } from './graver';
import type { Ink } from './plate';
import { polar, type Point } from './points';

export function sigil(g: Graver, word: string, ink: Ink): void {
  const small = g.scale < 2;
  g.disc(50, 50, 50, 'p');
  if (!small) ring(g);
  const way: Point[] = [];
  for (const letter of word.normalize('NFD').replace(/[^a-z]/g, '')) {
    const p = onRing(36, letter.charCodeAt(0) - 97, true);
    const last = way[way.length - 1];
    if (!last || last.x !== p.x || last.y !== p.y) way.push(p);
  }
  if (!way.length) return;
  if (way.length > 2) g.shape(way, ink, small ? null : [20, 0.3, 10], false);
  g.line(way, 'l');
  g.disc(way[0].x, way[0].y, 4.5, 'p'); // it begins with a ring and ends with a bar
  const end = way[way.length - 1];
  const a = (Math.atan2(end.y - 50, end.x - 50) * 180) / Math.PI;
  g.line([polar(end.x, end.y, 6, a + 90), polar(end.x, end.y, 6, a - 90)], 'l');
  if (!small) for (const p of way.slice(1, -1)) g.disc(p.x, p.y, 2, 'i', null, 0, false);
}

function ring(g: Graver): void {
  g.disc(50, 50, 44, '');
  for (let i = 0; i < 26; i++) g.line([onRing(44, i), onRing(i % 2 ? 47 : 50, i)]);
}

function onRing(r: number, letter: number, corner = false): Point {
  return polar(50, 50, r, (letter * 360) / 26 - 90, corner);
}
