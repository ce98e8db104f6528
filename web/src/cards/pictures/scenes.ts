/* Things and places. */
import { bust } from './people/person';
import type { Draw } from './graver';
import { pt } from './points';
import { stamp } from './stamp';

/** What a thing or a place of Anima looks like, where no glyph alone shows it. */
export const SCENES: Record<string, Draw> = {
  'shaved-dice': (g) => {
    g.place(210, 270, 250, -12);
    g.shape('4,4! 96,4! 96,96! 4,96!', 'b', [0, 0.3, 9]);
    for (const [x, y] of [
      [24, 24],
      [76, 24],
      [24, 76],
      [76, 76],
      [50, 50],
    ])
      g.disc(x, y, 9, 'k', null, 0, false);
    g.place(410, 230, 190, 16);
    g.shape('4,4! 70,4! 96,30! 96,96! 4,96!', 'b', [0, 0.3, 9]);
    g.line('70,4! 96,30!', 'j');
    for (const [x, y] of [
      [26, 76],
      [74, 26],
      [50, 50],
    ])
      g.disc(x, y, 10, 'k', null, 0, false);
  },
  'pit-of-stakes': (g) => {
    g.place(300, 250, 380);
    g.shape('|50,60! 84,58 112,68 108,92! 84,108 50,108', 'k', [90, 0.3, 8]);
    for (const [x, y, h] of [
      [10, 84, 60],
      [90, 84, 60],
      [30, 94, 80],
      [70, 94, 80],
      [50, 102, 98],
    ])
      g.shape(
        [pt(x - 6, y, 1), pt(x - 5, y - h * 0.7, 1), pt(x, y - h, 1), pt(x + 5, y - h * 0.7, 1), pt(x + 6, y, 1)],
        'M',
        [0, 0.45, 7],
      );
  },
  'orphaned-banner': (g) => {
    g.place(290, 250, 390);
    g.ribbon('30,108 34,40 36,-8', 5, 4, 'M', [0, 0.4, 8]);
    g.shape('36,-4! 60,4 78,-6 104,2! 96,18! 104,34! 88,40! 96,56! 74,50 58,60 35,52!', 'F', [0, 0.3, 9]);
    g.disc(64, 25, 13, 'b');
    g.disc(64, 25, 8, 'F');
    g.line('52,12! 60,22! 58,30! 70,42!', 'j');
    g.shape('2,108! 20,98 50,98 70,108!', 'p', [0, 0.3, 8]);
  },
  'lances-of-no-lord': (g) => {
    stamp(g, 'spear', 230, 246, 400, -24);
    stamp(g, 'spear', 370, 246, 400, 24);
    stamp(g, 'spear', 300, 236, 430, 0);
  },
  'the-gate': (g) => {
    g.place(300, 258, 380);
    g.shape('4,108! 4,40 20,-6 50,-8 80,-6 96,40 96,108!', 'M', [0, 0.35, 9]);
    g.shape('18,108! 18,46 30,10 50,8 70,10 82,46 82,108!', 'k');
    for (let i = 0; i < 9; i++) {
      const a = Math.PI + (i * Math.PI) / 8;
      g.line([pt(50 + Math.cos(a) * 33, 44 + Math.sin(a) * 36), pt(50 + Math.cos(a) * 45, 44 + Math.sin(a) * 50)], 'l');
    }
    g.shape('50,26! 62,44 62,84 56,108! 44,108! 38,84 38,44', 'b', [0, 0.4, 8]);
    g.line('28,60 30,80 26,106');
    g.line('72,60 70,80 74,106');
  },
  'zeppelin-voyage': (g) => {
    g.place(300, 216, 420);
    g.shape('-8,44! 8,18 40,10 70,14 96,20 110,34 114,44! 108,56 90,66 60,70 30,72 4,62', 'M', [80, 0.35, 9]);
    g.line('-8,44 40,36 114,44', 'l');
    g.line('8,28 50,22 104,32');
    g.line('6,60 50,58 104,56');
    g.shape('-8,44! -20,28! -6,32! 6,40!', 'F');
    g.shape('-8,46! -20,62! -6,58! 6,50!', 'F');
    g.shape('34,80! 76,80! 70,94! 40,94!', 'b', [0, 0.3, 7]);
    g.line('40,71! 42,80!', 'l');
    g.line('70,69! 68,80!', 'l');
    stamp(g, 'cloud', 300, 440, 170, 0, false, 'A');
  },
  'map-on-tanned-skin': (g) => {
    g.place(300, 246, 370);
    g.shape(
      '4,10! 20,18 36,4 50,12 66,4 82,18 98,8! 90,34 104,50 92,70 100,96! 80,88 66,102 50,94 34,104 20,88 2,98! 10,70 -4,50 10,32',
      'b',
      [10, 0.25, 9],
    );
    g.line('20,74 34,56 46,66 58,44 80,34', 'j');
    g.line('74,28! 86,40!', 'j');
    g.line('86,28! 74,40!', 'j');
    g.shape('26,36! 34,22! 42,36!', 'k', null, false);
    g.shape('38,40! 46,24! 54,40!', 'k', null, false);
    g.line('60,76 68,72 76,76 84,72', 'm');
    g.line('58,84 66,80 74,84 82,80', 'm');
  },
  'unlit-citadel': (g) => {
    g.place(310, 268, 290);
    g.shape(
      '-20,104! -20,40! -6,28! 8,40! 8,56! 24,56! 24,18! 37,2! 50,18! 50,56! 66,56! 66,30! 80,14! 94,30! 94,56! 104,56! 104,40! 114,30! 124,40! 124,104!',
      'M',
      [0, 0.3, 9],
    );
    for (const [x, y] of [
      [-6, 54],
      [-6, 78],
      [37, 30],
      [37, 52],
      [80, 44],
      [22, 74],
      [52, 74],
      [80, 74],
      [114, 60],
      [114, 82],
    ])
      g.shape([pt(x - 4, y + 12, 1), pt(x - 4, y, 0), pt(x, y - 6, 0), pt(x + 4, y, 0), pt(x + 4, y + 12, 1)], 'k');
  },
  'tower-at-the-end': (g) => {
    g.place(320, 250, 330);
    g.shape('38,92! 42,20! 36,18! 50,-22! 64,18! 58,20! 62,92!', 'X', [0, 0.35, 8]);
    g.shape('47,44! 47,34 53,34 53,44! 53,54! 47,54!', 'b');
    g.shape('0,104! 20,84! 34,88! 44,78! 60,84! 74,80! 84,94! 104,104!', 'M', [0, 0.35, 8]);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      g.line([pt(50 + Math.cos(a) * 9, -30 + Math.sin(a) * 9), pt(50 + Math.cos(a) * 16, -30 + Math.sin(a) * 16)], 'l');
    }
    g.disc(50, -30, 5, 'b');
  },
  betrayal: (g) => {
    stamp(g, 'mask', 250, 230, 300, -8, false, 'M');
    stamp(g, 'blade', 400, 290, 330, 16, false, 'F');
  },
  'truce-of-the-dead': (g) => {
    stamp(g, 'skull', 300, 210, 270);
    stamp(g, 'leaf', 180, 380, 150, 0, true, 'V');
    stamp(g, 'leaf', 420, 380, 150, 0, false, 'V');
  },
  'honest-peddler': (g) => {
    bust(g, {
      body: 'coat',
      face: 'old',
      beard: 'full',
      wears: ['widehat'],
      tool: { glyph: 'lantern', x: 488, y: 360, size: 190, inFront: true },
    });
  },
  'light-maiden': (g) => {
    bust(g, {
      body: 'robe',
      face: 'woman',
      behind: 'long',
      before: 'part',
      wears: ['halo', 'circlet'],
      tool: { glyph: 'light', x: 500, y: 130, size: 150 },
    });
  },
  'dark-judgement': (g) => {
    g.place(300, 254, 380);
    g.ribbon('50,102 50,40 50,-4', 5, 5, 'M', [0, 0.4, 8]);
    g.ribbon('4,28 50,10 96,4', 5, 5, 'M', [90, 0.4, 8]);
    for (const [x, y] of [
      [6, 28],
      [94, 6],
    ]) {
      g.line([pt(x, y, 1), pt(x - 16, y + 38, 1)], 'l');
      g.line([pt(x, y, 1), pt(x + 16, y + 38, 1)], 'l');
      g.shape([pt(x - 20, y + 38, 1), pt(x - 14, y + 54), pt(x + 14, y + 54), pt(x + 20, y + 38, 1)], 'M', [0, 0.4, 7]);
    }
    g.disc(6, 60, 9, 'F');
    g.shape('30,108! 40,98 60,98 70,108!', 'M');
    g.disc(50, -6, 6, 'b');
  },
  'quiet-roads': (g) => {
    g.place(300, 250, 400);
    g.shape('-20,60! 0,34 24,40 40,30 62,42 84,28 120,52! 120,108! -20,108!', undefined, [10, 0.25, 9]);
    g.ribbon('36,112 78,92 30,74 62,58 46,46 54,38', 34, 4, 'b', [90, 0.25, 8]);
    g.shape('84,96! 84,70 88,62 94,62 98,70 98,96!', 'M', [0, 0.4, 7]);
    g.line('88,74! 94,74!', 'l');
    g.line('88,82! 94,82!', 'l');
    g.disc(22, 16, 11, 'F', [20, 0.3, 8]);
    for (const [x, y] of [
      [62, 10],
      [76, 4],
    ])
      g.line([pt(x - 7, y - 3), pt(x, y + 2, 1), pt(x + 7, y - 3)], 'l');
  },
  'twin-maws': (g) => {
    stamp(g, 'fangs', 176, 236, 270, -82);
    stamp(g, 'fangs', 424, 244, 270, 98);
  },
};
