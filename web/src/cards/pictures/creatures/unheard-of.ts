/* A creature nobody has drawn: a beast its name speaks of, or one that chance picks, with what its kinds give it. */
import type { Chance } from '../chance';
import type { AnimaCard } from '../card';
import { GLYPHS } from '../glyphs';
import type { Graver } from '../graver';
import { sharpSide, side } from '../points';
import { stamp } from '../stamp';
import { nameWords } from '../words';

const BEASTS = [
  'dog',
  'crow',
  'eagle',
  'lion',
  'fox',
  'cat',
  'dragon',
  'scarab',
  'deer',
  'tardigrade',
  'bee',
  'lurker',
];

export function unheardOf(g: Graver, card: AnimaCard, r: Chance): void {
  const named = nameWords(card.name).flatMap((w) => (w.glyph && GLYPHS[w.glyph].kind === 'beast' ? [w.glyph] : []));
  const beast = named[0] ?? BEASTS[Math.floor(r() * BEASTS.length)];
  const kinds = card.kinds ?? [];
  g.plain = g.coarse > 4; // a beast with wings and horns would grow too long
  if (kinds.includes('darkness')) wings(g);
  const turn = (r() - 0.5) * 12;
  stamp(g, beast, 300, 252, 300 + r() * 60, turn, r() < 0.5, kinds.includes('supernatural') ? 'X' : undefined);
  if (kinds.includes('supernatural')) thirdEye(g);
  if (r() < 0.5) horns(g, 1 + Math.floor(r() * 2));
}

function wings(g: Graver): void {
  g.place(300, 250, 400);
  for (const f of [1, -1])
    g.shape(
      side(f, [
        [60, 60, 1],
        [84, 10],
        [112, -26, 1],
        [116, 0],
        [110, 20, 1],
        [118, 30],
        [108, 50, 1],
        [100, 82, 1],
        [70, 76],
      ]),
      'k',
      [f > 0 ? 40 : 220, 0.4, 8],
    );
}

function thirdEye(g: Graver): void {
  g.place(300, 76, 90);
  g.shape('4,50! 30,24 70,24 96,50! 70,76 30,76', 'b');
  g.disc(50, 50, 16, 'k', null, 22);
}

function horns(g: Graver, pairs: number): void {
  g.place(300, 220, 330);
  for (let i = 0; i < pairs; i++)
    for (const f of [1, -1]) {
      const out = 20 + i * 16;
      g.shape(
        sharpSide(f, [
          [56 + out, 14],
          [62 + out, -22 + i * 8],
          [66 + out, 18],
        ]),
        'b',
        [f > 0 ? 30 : 210, 0.4, 7],
      );
    }
}
