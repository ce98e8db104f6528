/* Faces: light, cut in jet. */
import type { Draw, Graver } from '../graver';

const neck: Draw = (g) => g.shape('41,58! 59,58! 61,76 50,84 39,76', 'b', [0, 0.5, 7]);

function eyes(g: Graver, stern = false): void {
  g.shape('37,42! 42,39 47,43! 42,45', 'k', null, false);
  g.shape('63,42! 58,39 53,43! 58,45', 'k', null, false);
  g.line(stern ? '35,36! 47,39!' : '36,37 42,34 47,37', 'j');
  g.line(stern ? '65,36! 53,39!' : '64,37 58,34 53,37', 'j');
}

/** By whose face it is. */
export const FACES: Record<string, Draw> = {
  woman: (g) => {
    neck(g);
    g.shape('|50,14! 62,15 69,28 67,42 64,56 55,66 50,67', 'b', [-6, 0.2, 7]);
    eyes(g);
    g.line('50,43 48,51 51,53', 'm');
    g.shape('44,58! 48,56 50,57 52,56 56,58! 50,62', 'k', null, false);
  },
  man: (g) => {
    neck(g);
    g.shape('|50,14! 64,15 70,28 69,42! 67,58 60,68 50,69', 'b', [-6, 0.24, 7]);
    eyes(g, true);
    g.line('51,42 47,52 52,54', 'm');
    g.line('43,60 50,58 57,60', 'j');
  },
  old: (g) => {
    FACES.man(g);
    g.line('36,48 40,52 38,56', 'm');
    g.line('64,48 60,52 62,56', 'm');
  },
  stars: (g) => {
    g.shape('|50,14! 62,16 69,30 67,44 64,60 58,68 50,70', 'k', [180, 0.2, 8]);
    for (const [x, y] of [
      [44, 34],
      [56, 44],
      [47, 54],
      [60, 28],
      [40, 46],
    ])
      g.disc(x, y, 1.3, 'b', null, 0, false);
  },
};
