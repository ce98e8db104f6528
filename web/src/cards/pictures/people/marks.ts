/* Hair tied up, masks, scarves: what tells one face from another. */
import type { Draw } from '../graver';
import { sharpSide } from '../points';

/** Over the face or at the neck. */
export const MARKS: Record<string, Draw> = {
  bun: (g) => {
    g.disc(50, -4, 12, 'k', [40, 0.4, 7]);
  },
  topknot: (g) => {
    g.shape('46,8! 44,-8 50,-16 56,-8 54,8!', 'k', [0, 0.4, 7]);
  },
  patch: (g) => {
    g.line('30,26! 70,44!', 'j');
    g.shape('52,40! 58,36 66,40! 64,48 56,50', 'k');
  },
  glasses: (g) => {
    g.disc(41, 42, 8, '', null);
    g.disc(59, 42, 8, '', null);
    g.put('j', '');
    g.line('33,42 41,33 49,42 41,51 33,42', 'j');
    g.line('51,42 59,33 67,42 59,51 51,42', 'j');
    g.line('49,41! 51,41!', 'j');
  },
  domino: (g) => {
    g.shape('28,36! 40,34 50,38 60,34 72,36! 72,48 62,54 52,46! 48,46! 38,54 28,48', 'k', [90, 0.3, 7]);
  },
  dominoeyes: (g) => {
    g.shape('36,43! 42,39 46,44! 41,46', 'b', null, false);
    g.shape('64,43! 58,39 54,44! 59,46', 'b', null, false);
  },
  scarf: (g) => {
    g.shape('28,50! 40,46 50,48 60,46 72,50! 76,66 68,80 50,82 32,80 24,66', undefined, [80, 0.4, 8]);
    g.line('30,60 50,54 70,60', 'l');
    g.line('30,70 50,64 70,70');
  },
  blind: (g) => {
    g.shape('28,36! 40,34 60,34 72,36! 72,49 60,50 40,50 28,49', 'b', [90, 0.3, 6]);
    g.shape('38,24! 50,14 62,24! 50,33', 'p');
    g.disc(50, 24, 4.5, 'F');
    g.ribbon('72,42 84,48 88,62', 6, 2, 'b');
  },
  collar: (g) => {
    for (const f of [1, -1]) {
      g.shape(
        sharpSide(f, [
          [60, 84],
          [76, 46],
          [98, 26],
          [96, 70],
          [86, 92],
        ]),
        undefined,
        [f > 0 ? 20 : 200, 0.4, 8],
      );
    }
  },
  tear: (g) => {
    g.line('42,48! 41,58!', 'j');
  },
  chains: (g) => {
    for (let i = 0; i < 6; i++) g.disc(24 + i * 10.4, 88 + Math.sin((i / 5) * Math.PI) * 10, 6, '', null, 4.5);
  },
};
