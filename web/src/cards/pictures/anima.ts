/* Pictures of Anima. Here names are no components, so cards are told what they show: a person and a tool, a place, a beast. */
import { chance, hash } from './chance';
import type { AnimaCard } from './card';
import { GLYPHS } from './glyphs';
import { Graver } from './graver';
import { GROUNDS } from './grounds';
import type { Ground } from './grounds/ground';
import { INK, type Element } from './plate';
import { sigil } from './sigil';

/** The glyph of each card, by id. */
const SHOWN: Record<string, string> = {
  witch: 'moon',
  executor: 'axe',
  agent: 'mask',
  seer: 'eye',
  samurai: 'blade',
  priestess: 'corona',
  gravedigger: 'skull',
  cartographer: 'compass',
  smuggler: 'ship',
  penitent: 'chain',
  'bell-ringer': 'bell',
  falconer: 'eagle',
  paladin: 'shield',
  wizard: 'wand',
  'warrior-mentalist': 'eye',
  'night-burglar': 'keyhole',
  'roof-runner': 'feather',
  kagami: 'mirror',
  vorhanne: 'crown',
  oumbrec: 'void',
  haldrisse: 'candle',
  sirocane: 'wind',
  tsukikage: 'moon',
  deimos: 'tower',
  'salt-market': 'stall',
  'hollow-ferry': 'ship',
  'widows-terraces': 'bramble',
  'last-lantern': 'lantern',
  maisen: 'wall',
  albidion: 'abbey',
  karh: 'hammer',
  'sea-of-sand': 'dune',
  'drowned-abbey': 'abbey',
  'gallows-crossroads': 'gallows',
  paradise: 'tree',
  'throat-of-the-abyss': 'fangs',
  'unlit-citadel': 'tower',
  'shard-crater': 'ore',
  'village-of-cornes': 'horns',
  'tower-at-the-end': 'tower',
  thornhound: 'dog',
  'marsh-leeches': 'spiral',
  'rag-bandits': 'mask',
  'candle-wraith': 'candle',
  'carrion-rooks': 'crow',
  'mill-ogre': 'fist',
  'iron-sow': 'lurker',
  tiamat: 'dragon',
  'cinder-drake': 'dragon',
  'masked-tribunal': 'mask',
  'mountain-that-walks': 'mountain',
  'shadow-of-azrael': 'figure',
  'twin-from-the-mirror': 'mirror',
  amenhotep: 'scarab',
  'ember-script': 'book',
  'ward-of-salt': 'ritual',
  'root-and-stone': 'block',
  'leaf-before-the-storm': 'leaf',
  'blow-of-the-last-breath': 'breath',
  'iron-vow': 'fist',
  'knife-in-the-fog': 'blade',
  'false-trail': 'boots',
  'light-fingers': 'hand',
  'absorb-power': 'whirlpool',
  'unholy-force': 'skull',
  'coin-lands-again': 'watch',
  'old-debt': 'chain',
  'rust-red-moon': 'moon',
  'pit-of-stakes': 'spear',
  'veiled-court': 'mask',
  'temple-of-the-sun': 'sun',
  'twin-maws': 'fangs',
  'bounty-of-seven-notches': 'axe',
  'crown-taken-by-force': 'crown',
  'three-seals': 'ritual',
  'toll-of-names': 'book',
  'eye-that-will-not-close': 'eye',
  'splinter-choir': 'shard',
  'what-waits-beneath': 'lurker',
};

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

export function engraveAnima(card: AnimaCard, coarse: number): Graver {
  const r = chance(hash(card.id));
  const g = new Graver(r);
  const kind = card.category;
  const person = kind === 'character' || kind === 'arcane';
  const place = kind === 'area';
  const element = elementOf(card, person, place);
  g.coarse = coarse;
  g.el = INK[element];
  groundOf(kind, element)(g, r);
  const shown = SHOWN[card.id] ?? (card.type === 'creature' ? 'lurker' : undefined);
  const draw = (name: string, x: number, y: number, size: number) => {
    const glyph = GLYPHS[name];
    const takesElement = glyph.kind === 'thing' && (glyph.el === 'M' || glyph.el === 'X') && !place;
    g.el = takesElement ? INK[element] : glyph.el;
    g.place(x, y, size, name === 'blade' ? (person ? 10 : 12) : 0);
    glyph.draw(g);
  };
  g.halo = true;
  if (person) {
    draw('figure', 286, 262, 390);
    if (shown) draw(shown, 462, 366, 190);
  } else if (shown) {
    draw(shown, place ? 330 : 300, place ? 268 : 242, place ? 250 : kind === 'final-mission' ? 330 : 340);
  } else {
    g.el = INK[element];
    g.place(300, 240, 300);
    sigil(g, card.name.toLowerCase().replace(/[^a-z]/g, ''), INK[element]);
  }
  return g;
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
