/* The picture of a card as an SVG string, and a single glyph as an icon.
 *
 * A picture is made of a ground, engraved in the manner of the card's element or set, and the glyphs of the words of its
 * English name, because words are what makes a card a component. Colours are classes: see picture.css. */
import { isAnima, type PicturedCard } from './card';
import { chance } from './chance';
import { engraveMageNoir } from './composition';
import { GLYPHS } from './glyphs';
import { Graver } from './graver';
import { HEIGHT, WIDTH } from './plate';
import { sigil } from './sigil';
import { nameWords } from './words';

export type { AnimaCard, MageNoirCard, PicturedCard } from './card';
export { ELEMENTS, type Element } from './plate';
export { nameWords, type NameWord } from './words';

/** Characters of a picture: a table shows thirty of them. */
export const LIMIT = 6000;

const pictures = new Map<string, string>();

type Engraver = typeof import('./anima').engraveAnima;
let engraveAnima: Engraver | undefined;

/** What draws the cards of Anima is fetched when the first of them is shown: the title page does without. */
export async function fetchGraver(): Promise<void> {
  ({ engraveAnima } = await import('./anima'));
}

/** Whether this card can be drawn at once. */
export const canDraw = (card: PicturedCard): boolean => !isAnima(card) || engraveAnima !== undefined;
const icons = new Map<string, string>();

export function picture(card: PicturedCard): string {
  const key = `${card.id} ${card.name}`; // cards of players' own are renamed while they are written
  let svg = pictures.get(key);
  if (!svg) {
    svg = engraved(card, 1);
    // hatch more coarsely rather than grow
    for (let coarse = 1.4; svg.length > LIMIT && coarse < 8; coarse *= 1.4) svg = engraved(card, coarse);
    pictures.set(key, svg);
  }
  return svg;
}

function engraver(): Engraver {
  if (!engraveAnima) throw new Error('fetchGraver comes before a card of Anima');
  return engraveAnima;
}

function engraved(card: PicturedCard, coarse: number): string {
  const g = isAnima(card) ? engraver()(card, coarse) : engraveMageNoir(card, coarse);
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg class="art" ${box} aria-hidden="true">${g.svg()}</svg>`;
}

/** One word alone, for costs, charts and lists; the glyph of a name such as "ritual" too. */
export function icon(word: string): string {
  const known = nameWords(word)[0];
  const key = known ? known.word : word;
  let paths = icons.get(key);
  if (!paths) {
    const g = new Graver(chance(7));
    g.plain = true;
    const name = known?.glyph ?? (word in GLYPHS ? word : undefined);
    if (name && name in GLYPHS) {
      const wide = name === 'sparkles';
      g.el = GLYPHS[name].el;
      g.place(60, wide ? 74 : 60, wide ? 84 : 100);
      GLYPHS[name].draw(g);
    } else {
      g.el = 'X';
      g.place(60, 60, 100);
      sigil(g, key, 'X');
    }
    icons.set(key, (paths = g.svg()));
  }
  return `<svg class="art icon" viewBox="0 0 120 120" aria-hidden="true">${paths}</svg>`;
}
