/* Which glyph draws which words, and what the words of a card's name are. */
import { ELEMENTS } from './plate';

/* Words that cards ask for as components have a glyph of their own that no other such word shares. */
const DRAWN: Record<string, string> = {
  amulet: 'amulet',
  arc: 'arc electric static zap superconductor superconductivity',
  armor: 'armor',
  arrow: 'arrow volley projectile',
  atom: 'fission',
  axe: 'axe',
  ball: 'ball',
  bark: 'bark',
  bee: 'bee',
  bell: 'bell',
  blade: 'blade',
  block: 'stone materialized solid reforge',
  bolt: 'lightning',
  book: 'book wisdom knowledge history scholar',
  boots: 'boots',
  bow: 'artemis oath',
  bramble: 'bramble',
  breath: 'breath',
  bud: 'bud budding floral flourish infusion sap distillation',
  candle: 'candle inspiration',
  cat: 'cat',
  chain: 'chain',
  chevrons: 'acceleration speed fast forward forced impulse reflexes haste',
  cloud: 'cloud',
  coil: 'coil',
  comb: 'swarm',
  constellation: 'constellation',
  corona: 'corona solar zenith',
  crack: 'earthquake',
  crossing: 'deletion',
  crow: 'crow',
  crown: 'crown king queen',
  cyclone: 'swirling typhoon',
  dawn: 'dawn',
  deer: 'deer',
  dial: 'dial temporal',
  dog: 'dog',
  dolphin: 'dolphin',
  dragon: 'draconic',
  drop: 'drop droplet',
  dune: 'desert',
  eagle: 'eagle',
  echo: 'echo sonar aura roar cry call',
  embers: 'burning burn blazing ignition calcination pyromaniac rage fury wrath rancor',
  ermine: 'ermine',
  explosion: 'explosion blast chaos supernova pulverization',
  eye: 'eye mental glimpse hypnotic intimidation cunning subtle sekhmet râ',
  fangs: 'fangs biting',
  feather: 'zephyr',
  figure: 'hermit gladiator warrior kerloc onna yuki',
  fist: 'punch strike pressure',
  flame: 'flame',
  flower: 'flower',
  forest: 'forest',
  fox: 'fox',
  glass: 'glass',
  glint: 'dazzle flash radiant brilliant',
  hammer: 'hammer',
  hand: 'hand healer ambidexterity',
  helm: 'helm',
  horns: 'horns',
  hourglass: 'time',
  ice: 'ice snowflake',
  jet: 'eruption',
  keyhole: 'infiltration',
  lantern: 'lantern',
  leaf: 'leaf sylvan verdant seasons dew',
  light: 'light',
  lion: 'lion',
  mask: 'mask',
  meteor: 'meteor',
  mirror: 'reflection reflections replica',
  mist: 'mist',
  moon: 'moon faraway',
  mountain: 'mountain mons',
  note: 'symphony',
  ocean: 'ocean',
  ore: 'ore',
  palm: 'palm oasis',
  paradox: 'paradox fractal inception return',
  petals: 'petals',
  phase: 'phase',
  pick: 'mine',
  pulsar: 'pulsar',
  raincloud: 'condensation',
  ray: 'ray beam',
  ring: 'ring',
  ritual: 'ritual rite',
  robe: 'robe mantle',
  rock: 'rock',
  rose: 'rose',
  sand: 'sand',
  scarab: 'scarab',
  scepter: 'scepter',
  seed: 'seed',
  shard: 'shard icy frozen winter glacial brinicle piercing crystal',
  shield: 'shield clipeus bastion mars',
  shooting: 'shooting',
  sickle: 'druid',
  skull: 'skull dead lethal decomposition curse torment',
  soul: 'soul will',
  source: 'source',
  spark: 'spark',
  sparkles: 'enchanted animated',
  spear: 'spear',
  spiral: 'galactic',
  sprout: 'sprouted growth renewal photosynthesis',
  star: 'star',
  sun: 'sun',
  sunflower: 'sunflower yarrow',
  supergiant: 'supergiant',
  swell: 'surge surging tsunami engulfment waters overpressure depth marine',
  sword: 'sword',
  tardigrade: 'tardigrade',
  thunder: 'thunder storm raijin zeus',
  tide: 'tide',
  torch: 'fiery',
  tornado: 'tornado whirling',
  tower: 'tower',
  tree: 'tree',
  vine: 'vine',
  void: 'emptiness antimatter vastness origin',
  volcano: 'magma',
  wall: 'wall',
  wand: 'wand',
  watch: 'watch century millennium millisecond second age past future present delayed ephemeral nikola',
  wave: 'wave',
  whip: 'whip',
  whirlpool: 'maelström',
  willow: 'willow',
  wind: 'wind',
  wing: 'wings aerial dive',
};

/** The name of the glyph of each word. */
export const GLYPH_OF: Record<string, string> = {};
for (const [glyph, list] of Object.entries(DRAWN)) for (const word of list.split(' ')) GLYPH_OF[word] = glyph;

const SMALL_WORDS = new Set('of the in a an to and s h m'.split(' '));
const ELEMENT_WORDS = new Set<string>(ELEMENTS);

export interface NameWord {
  /** As written, in lower case. */
  raw: string;
  /** In the singular. */
  word: string;
  /** Whether it is in the plural. */
  many: boolean;
  /** Whether it makes the card a component: small words and names of elements do not. */
  counts: boolean;
  glyph?: string;
}

/** The words of an English name, in order. */
export function nameWords(name: string): NameWord[] {
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .split(/[^a-zà-ÿ]+/)
    .filter(Boolean)
    .map((raw) => {
      const word = GLYPH_OF[raw] ? raw : raw.replace(/s$/, '');
      const counts = !SMALL_WORDS.has(raw) && !ELEMENT_WORDS.has(raw);
      return { raw, word, many: word !== raw, counts, glyph: counts ? GLYPH_OF[word] : undefined };
    });
}
