/* Creatures of Level 1. */
import { bust } from '../people/person';
import type { Draw } from '../graver';

import { pt } from '../points';
import { stamp } from '../stamp';

/** Creatures of Level 1. */
export const LEVEL_ONE: Record<string, Draw> = {
  thornhound: (g) => {
    g.place(290, 262, 360);
    g.shape(
      '104,46! 90,34 78,34 70,30! 66,14! 56,26! 30,34 6,60 0,104! 66,104! 62,86 74,76 84,74! 96,72 104,62',
      'k',
      [200, 0.3, 8],
    );
    for (const [x, y, a, b] of [
      [58, 24, 44, -6],
      [44, 30, 24, 6],
      [32, 38, 8, 22],
      [20, 50, -6, 42],
      [10, 66, -14, 66],
    ])
      g.shape([pt(x + 7, y + 2, 1), pt(a, b, 1), pt(x - 6, y + 12, 1)], 'V', [120, 0.4, 7]);
    g.shape('68,46! 76,40 82,46! 75,50', 'F');
    g.shape('78,72! 90,66 104,60! 100,66! 92,66! 90,74! 84,68! 82,74!', 'b');
    g.line('40,60 46,70 44,84');
  },
  'marsh-leeches': (g) => {
    g.place(300, 250, 350);
    for (const [d, w] of [
      ['10,110 0,70 30,60 20,24', 20],
      ['94,110 108,76 76,62 84,26', 20],
      ['50,116 62,80 38,60 50,14', 26],
    ] as [string, number][]) {
      g.ribbon(d, w * 0.6, w, 'W', [70, 0.4, 8]);
    }
    for (const [x, y, r] of [
      [20, 22, 13],
      [84, 24, 13],
      [50, 12, 17],
    ]) {
      g.disc(x, y, r, 'k');
      for (let i = 0; i < 9; i++) {
        const a = (i * 40 * Math.PI) / 180,
          b = 0.2;
        g.shape(
          [
            pt(x + Math.cos(a - b) * r, y + Math.sin(a - b) * r, 1),
            pt(x + Math.cos(a) * r * 0.45, y + Math.sin(a) * r * 0.45, 1),
            pt(x + Math.cos(a + b) * r, y + Math.sin(a + b) * r, 1),
          ],
          'b',
          null,
          false,
        );
      }
    }
  },
  'rag-bandits': (g) => {
    bust(g, { body: 'robe', face: 'man', wears: ['scarf', 'hood'] }, 140, 290, 230);
    bust(g, { body: 'coat', face: 'man', wears: ['bandana', 'scarf'] }, 460, 290, 230);
    bust(g, { body: 'coat', face: 'old', before: 'crop', beard: 'full', wears: ['patch'] }, 300, 280, 300);
    stamp(g, 'blade', 420, 380, 200, 30);
  },
  'candle-wraith': (g) => {
    g.place(300, 250, 370);
    g.shape('|50,-10! 68,-8 78,12 76,34 80,60 92,84 86,108! 76,96 68,108! 60,98 50,110!', 'b', [0, 0.26, 9]);
    g.shape('36,26! 46,26 46,40 40,44! 34,38', 'k');
    g.shape('64,26! 54,26 54,40 60,44! 66,38', 'k');
    g.shape('46,52! 50,48 54,52! 54,64 50,68 46,64', 'k');
    stamp(g, 'candle', 470, 340, 220);
  },
  'weeping-doll': (g) => {
    g.place(300, 252, 350);
    g.shape('|50,-2! 74,-4 88,16 88,40 90,60 96,74 84,84! 50,88', 'M', [70, 0.35, 8]);
    g.shape('|50,10! 70,10 78,28 76,46 72,66 60,76 50,76', 'b', [0, 0.2, 8]);
    for (const f of [-1, 1]) {
      const x = 50 + f * 14;
      g.disc(x, 40, 9, 'k');
      g.disc(x + 2, 38, 3, 'b', null, 0, false);
      g.ribbon([pt(x, 50), pt(x - f, 62), pt(x + f * 2, 84)], 5, 3, 'W');
    }
    g.shape('45,64! 50,61 55,64! 50,69', 'F');
    g.line('62,12! 58,22! 66,28! 60,36!', 'j');
    g.shape('|50,80! 66,82 84,92 88,108! 50,108', 'F', [10, 0.3, 8]);
    g.shape('34,80! 50,88! 66,80! 66,94! 50,88! 34,94!', 'k');
  },
  'mill-ogre': (g) => {
    g.place(290, 270, 370);
    g.shape('|50,56! 78,54 104,64 112,106! 50,106', 'V', [10, 0.28, 9]);
    g.shape('|50,-8! 72,-6 82,14 82,34 88,52 78,72! 64,82 50,82', 'V', [0, 0.25, 8]);
    g.shape('20,30! 4,22! 12,44!', 'V');
    g.shape('80,30! 96,22! 88,44!', 'V');
    g.shape('30,34! 46,30 48,38! 38,42', 'b');
    g.shape('70,34! 54,30 52,38! 62,42', 'b');
    g.disc(41, 37, 2.4, 'k', null, 0, false);
    g.disc(59, 37, 2.4, 'k', null, 0, false);
    g.line('28,28! 48,32!', 'l');
    g.line('72,28! 52,32!', 'l');
    g.shape('44,42! 50,38 56,42! 58,52 50,54 42,52', 'V', [0, 0.4, 6]);
    g.shape('28,64! 50,58 72,64! 66,74 50,76 34,74', 'k');
    g.shape('32,66! 30,46! 40,64!', 'b');
    g.shape('68,66! 70,46! 60,64!', 'b');
    stamp(g, 'hammer', 490, 300, 250, 16);
  },
  'carrion-rooks': (g) => {
    stamp(g, 'crow', 140, 300, 230, -6);
    stamp(g, 'crow', 470, 290, 230, 6, true);
    stamp(g, 'crow', 300, 220, 270);
  },
};
