/* How the glyphs of a name stand together: the head in the middle, what shines behind it, what flows at its foot. */
import { chance, hash } from './chance';
import type { MageNoirCard } from './card';
import { GLYPHS } from './glyphs';
import { Graver } from './graver';
import { groundOf } from './grounds';
import { INK } from './plate';
import { sigil } from './sigil';
import { GLYPH_OF, nameWords, type NameWord } from './words';

type Drawn = Pick<NameWord, 'raw' | 'word' | 'many'> & { glyph: string };

/* Gear takes the element of its card; these are of stone on every card. */
const OF_STONE = ['rock', 'ore', 'wall', 'block', 'dune', 'hourglass', 'sand', 'mountain', 'volcano'];
const TILT: Record<string, number> = { blade: 12, sword: 32, wand: 10, spear: 28, scepter: 18 };
const NOT_MIRRORED = ['flame', 'book', 'breath', 'watch', 'keyhole'];
const GREAT = ['great', 'gigantic', 'prodigious', 'unleashed', 'supergiant'];
/* One ground for all others to stand on. */
const UNDERFOOT = ['dune', 'crack'];

/** What a name shows: its head, the other glyphs, and the words that have none. */
interface Subject {
  head?: Drawn;
  rest: Drawn[];
  plain: NameWord[];
  list: NameWord[];
  has: (word: string) => boolean;
}

const kindOf = (word: Drawn) => GLYPHS[word.glyph].kind;
const isDrawn = (word: NameWord): word is NameWord & { glyph: string } => !!word.glyph && word.glyph in GLYPHS;

function subjectOf(card: MageNoirCard): Subject {
  const list = nameWords(card.name);
  const found: Drawn[] = list.filter(isDrawn);
  const split = list.findIndex((w) => w.raw === 'of' || w.raw === 'in' || w.raw === 'to');
  let head: Drawn | undefined;
  if (split > 0) head = list.slice(0, split).filter(isDrawn).pop();
  head ??= found[found.length - 1];
  if (head && kindOf(head) === 'sky') {
    // what stands goes before what shines
    head = found.filter((w) => kindOf(w) !== 'sky' && !UNDERFOOT.includes(w.glyph)).pop() ?? head;
  }
  const rest = found
    .filter((w) => w !== head && w.glyph !== head?.glyph)
    .sort((a, b) => Number(b.glyph === 'ritual') - Number(a.glyph === 'ritual'));
  for (const also of card.also ?? []) {
    const word = also.toLowerCase();
    const glyph = GLYPH_OF[word];
    if (glyph && glyph in GLYPHS && head?.glyph !== glyph && !rest.some((x) => x.glyph === glyph)) {
      rest.push({ raw: word, word, glyph, many: false });
    }
  }
  head ??= rest.shift(); // no word of its own to draw, but it also counts as one
  const has = (word: string) => list.some((x) => x.raw === word);
  const whole = head && wholeGlyph(head.glyph, has);
  if (head && whole) {
    head = { ...head, glyph: whole };
    rest.length = 0;
  }
  return { head, rest, plain: list.filter((w) => w.counts && !isDrawn(w)), list, has };
}

/** Two words that are one picture together. */
function wholeGlyph(glyph: string, has: (word: string) => boolean): string | undefined {
  if (glyph === 'tree' && has('dead')) return 'deadtree';
  if (glyph === 'star' && has('shooting')) return 'shooting';
  if (glyph === 'star' && has('supergiant')) return 'supergiant';
  return undefined;
}

export function engraveMageNoir(card: MageNoirCard, coarse: number): Graver {
  const r = chance(hash(card.id || card.name));
  const g = new Graver(r);
  const ink = INK[card.element] ?? 'X';
  g.coarse = coarse;
  groundOf(card.element, card.set)(g, r);
  const subject = subjectOf(card);
  const { head, rest, plain, list, has } = subject;
  if (!head) {
    g.el = ink;
    const longest = [...plain].sort((a, b) => b.raw.length - a.raw.length)[0] ?? list[0];
    g.place(300, 240, 320);
    sigil(g, longest?.raw ?? card.id, ink); // a name in other letters has no words here
    return g;
  }

  const draw = (w: Drawn, x: number, y: number, size: number, deg = 0, flip = false) => {
    const glyph = GLYPHS[w.glyph];
    const isGear = glyph.kind === 'thing' && (glyph.el === 'M' || glyph.el === 'X') && !OF_STONE.includes(w.glyph);
    g.el = isGear ? ink : glyph.el;
    g.plain = size < 200 && coarse > 1;
    g.place(x, y, size, deg, flip);
    glyph.draw(g);
    g.plain = false;
  };

  const total = Object.values(card.cost).reduce<number>((n, v) => n + (typeof v === 'number' ? v : 3), 0);
  const size = GREAT.some(has) ? 1.1 : has('droplet') ? 0.66 : 1;
  const large = Math.min(372, 322 + total * 9) * size;
  const others = rest.slice(0, coarse > 2.5 ? 1 : 2);
  const back = others.filter((w) => kindOf(w) === 'sky');
  const foot = others.filter((w) => kindOf(w) !== 'sky');
  const stands = kindOf(head) !== 'sky' && head.glyph !== 'breath';
  const dx = (r() - 0.5) * 26;
  const deg = (TILT[head.glyph] || 0) + (stands ? (r() - 0.5) * 7 : 0);
  const turn = stands && !NOT_MIRRORED.includes(head.glyph) && r() < 0.5;
  const beside = foot.length > 0 && kindOf(foot[0]) !== 'field' && !foot[0].many;
  const hx = 300 + dx + (beside ? -26 : 0);
  const hy = foot.length ? 220 : 242;
  const hs = others.length ? large * 0.88 : large;
  const ring = [head, ...back].find((w) => w.glyph === 'ritual');
  const inside = ring !== undefined && head !== ring;

  for (const w of back) {
    if (w === ring) draw(w, 300, 240, 404);
    else if (kindOf(head) !== 'sky') draw(w, 300, w.glyph === 'sparkles' ? 240 : 196, behind(w.glyph));
    else if (!ring) draw(w, 462, 112, 140);
  }
  g.halo = back.length > 0;
  let sigils = plain;
  if (head === ring) {
    // whatever makes this Ritual special stands in the middle of its circle
    draw(head, 300, 240, 380);
    g.halo = true;
    if (back[0]) draw(back[0], 300, 240, 170);
    else if (plain[0]) {
      g.el = ink;
      g.place(300, 240, 150);
      sigil(g, plain[0].raw, ink);
      sigils = [];
    }
  } else if (head.many && !others.length) {
    draw(head, 172, 256, hs * 0.6, deg - 6, turn);
    g.halo = true;
    draw(head, 430, 252, hs * 0.58, deg + 6, !turn && stands);
    draw(head, 300, 258, hs * 0.84, deg, turn);
  } else if (inside) draw(head, 300, 240, 198, 0, turn);
  else draw(head, hx, hy, hs, deg, turn);
  g.halo = true;
  foot.forEach((w, i) => {
    if (UNDERFOOT.includes(w.glyph)) draw(w, 300, 452, 470);
    else if (w.many || kindOf(w) === 'field') for (const [x, y, s] of row(coarse)) draw(w, x, y, s);
    else draw(w, i ? 136 : 462, 352, 182, TILT[w.glyph] || 0);
  });
  if (sigils.length && !inside) {
    // no word that counts is lost: one without a glyph is a small sigil
    g.el = ink;
    g.place(126, 112, 118);
    sigil(g, sigils[0].raw, ink);
  }
  g.halo = false;
  return g;
}

/** How large a glyph of the sky stands behind a head. */
function behind(glyph: string): number {
  return { sparkles: 330, bolt: 340, jet: 300 }[glyph] ?? 390;
}

/** Where the things of a row stand at the foot; fewer where the picture must stay short. */
function row(coarse: number): [number, number, number][] {
  if (coarse > 1.9)
    return [
      [156, 372, 140],
      [450, 372, 146],
    ];
  return [
    [150, 378, 128],
    [452, 374, 136],
    [300, 404, 146],
  ];
}
