/* What people of Anima wear. */
import type { Draw } from '../graver';
import { type Point, pt } from '../points';

/** Shoulders down, in the box of a person. */
export const BODIES: Record<string, Draw> = {
  robe: (g) => {
    g.shape('|50,68! 62,70 88,74 98,90 102,106! 50,106', undefined, [10, 0.24]);
    g.line('38,72 48,84 50,106', 'l');
    g.line('62,72 54,84 50,92', 'l');
    g.line('22,84 18,94 18,106');
    g.line('80,84 84,94 84,106');
  },
  armor: (g) => {
    g.shape('|50,70! 62,70 78,74 84,106! 50,106', 'A', [0, 0.35, 8]);
    g.shape('22,76! 4,74 -4,90 -2,106! 20,106! 26,90', undefined, [190, 0.4, 8]);
    g.shape('78,76! 96,74 104,90 102,106! 80,106! 74,90', undefined, [10, 0.4, 8]);
    g.line('50,74! 50,106!', 'l');
    g.line('26,92 50,98 74,92');
  },
  plates: (g) => {
    g.shape('|50,70! 62,70 80,74 82,106! 50,106', undefined, [0, 0.3, 9]);
    for (const f of [1, -1])
      for (let i = 0; i < 3; i++) {
        const x = (v: number) => 50 + f * (v - 50),
          y = 74 + i * 11;
        g.shape(
          [pt(x(72), y, 1), pt(x(100 + i * 3), y + 4, 1), pt(x(102 + i * 3), y + 13, 1), pt(x(76), y + 9, 1)],
          undefined,
          [f > 0 ? 10 : 190, 0.4, 7],
        );
      }
    g.line('30,84! 70,84!', 'l');
    g.line('30,95! 70,95!', 'l');
  },
  coat: (g) => {
    g.shape('|50,72! 60,70 86,74 98,90 102,106! 50,106', undefined, [10, 0.24]);
    g.shape('50,92! 34,74! 26,58! 20,76! 36,106! 46,106!', 'k', [190, 0.3, 7]);
    g.shape('50,92! 66,74! 74,58! 80,76! 64,106! 54,106!', 'k', [10, 0.3, 7]);
  },
  fur: (g) => {
    g.shape('|50,74! 62,72 90,76 100,92 104,106! 50,106', undefined, [10, 0.24]);
    const p: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = Math.PI * (i / 16),
        R = i % 2 ? 30 : 40;
      p.push(pt(50 - Math.cos(t) * R * 1.05, 66 + Math.sin(t) * R * 0.62, 1));
    }
    for (let i = 12; i >= 0; i--) {
      const t = Math.PI * (i / 12);
      p.push(pt(50 - Math.cos(t) * 20, 64 + Math.sin(t) * 12));
    }
    g.shape(p, 'b', [90, 0.3, 7]);
  },
  bare: (g) => {
    g.shape('|50,68! 60,72 88,74 98,90 102,106! 50,106', 'b', [10, 0.3, 8]);
    g.shape('18,84! 30,76! 74,106! 50,106!', undefined, [30, 0.4, 8]);
    g.line('62,88 74,90 82,86', 'm');
  },
};
