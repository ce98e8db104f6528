/* Pictures of Anima. Here names are no components, so cards are told what they show: a person, a creature, a thing, a place. */
import type { AnimaCard } from './card';
import { chance, hash } from './chance';
import { CREATURES } from './creatures';
import { unheardOf } from './creatures/unheard-of';
import { GLYPHS } from './glyphs';
import { Graver } from './graver';
import { GROUNDS } from './grounds';
import type { Ground } from './grounds/ground';
import { anybody } from './people/anybody';
import { PEOPLE } from './people/people';
import { bust } from './people/person';
import { INK, type Element, type Ink } from './plate';
import { SCENES } from './scenes';
import { SHOWN } from './shown';
import { sigil } from './sigil';
import { nameWords } from './words';

const ELEMENT_OF: Record<string, Element> = {
  magic: 'arcane',
  ki: 'fire',
  trickery: 'vegetal',
  plot: 'mineral',
  incident: 'air',
  trap: 'vegetal',
  faction: 'arcane',
  organization: 'arcane',
};
const LEVELS: Element[] = ['vegetal', 'mineral', 'arcane'];

/* A picture whose hatching is this coarse is still too long: what stands in it goes before the ground it stands on. */
const LONG = 5;

export function engraveAnima(card: AnimaCard, coarse: number): Graver {
  const r = chance(hash(card.id));
  const g = new Graver(r);
  const kind = card.category;
  const person = kind === 'character' || kind === 'arcane';
  const place = kind === 'area';
  const element = elementOf(card, person, place);
  g.coarse = coarse;
  g.el = INK[element];
  if (coarse <= LONG) groundOf(kind, element)(g, r);
  g.halo = coarse <= LONG / 2;
  if (person) bust(g, PEOPLE[card.id] ?? anybody(card, r));
  else if (card.type === 'creature') (CREATURES[card.id] ?? ((on: Graver) => unheardOf(on, card, r)))(g);
  else if (card.id in SCENES) SCENES[card.id](g);
  else drawThing(g, card, INK[element]);
  return g;
}

/** What no scene shows: the glyph it was given or its name speaks of, else the letters of its name. */
function drawThing(g: Graver, card: AnimaCard, ink: Ink): void {
  const place = card.category === 'area';
  const spoken = nameWords(card.name).find((word) => word.glyph && word.glyph in GLYPHS)?.glyph;
  const shown = SHOWN[card.id] ?? spoken;
  if (!shown) {
    g.place(300, 240, 300);
    sigil(g, card.name.toLowerCase().replace(/[^a-z]/g, ''), ink);
    return;
  }
  const glyph = GLYPHS[shown];
  const takesElement = glyph.kind === 'thing' && (glyph.el === 'M' || glyph.el === 'X') && !place;
  if (!takesElement) g.el = glyph.el;
  const size = place ? 250 : card.category === 'final-mission' ? 330 : 340;
  g.place(place ? 330 : 300, place ? 268 : 242, size, shown === 'blade' ? 12 : 0);
  glyph.draw(g);
}

function elementOf(card: AnimaCard, person: boolean, place: boolean): Element {
  if (place) return LEVELS[(card.level ?? 1) - 1];
  if (person) return ELEMENT_OF[card.skills?.[0] ?? ''];
  if (card.category === 'encounter') return card.kinds?.includes('supernatural') ? 'arcane' : 'mineral';
  return ELEMENT_OF[card.type ?? ''] ?? 'mineral';
}

function groundOf(kind: string, element: Element): Ground {
  if (kind === 'area') return GROUNDS.land;
  if (kind === 'final-mission') return GROUNDS.phase;
  if (kind === 'arcane') return GROUNDS.arcane;
  if (kind === 'basic-mission') return GROUNDS.time;
  return GROUNDS[element];
}
