/* A glyph as a part of something larger: a tool in a hand, three heads of one beast. */
import { GLYPHS } from './glyphs';
import type { Graver } from './graver';
import type { Ink } from './plate';

export function stamp(
  g: Graver,
  name: string,
  x: number,
  y: number,
  size: number,
  deg = 0,
  flip = false,
  ink?: Ink,
): void {
  g.elsewhere(() => {
    if (ink) g.el = ink;
    g.place(x, y, size, deg, flip);
    GLYPHS[name].draw(g);
  });
}
