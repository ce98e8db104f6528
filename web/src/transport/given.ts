/* What a seat is given, as it travels: the types of grimoire.seat and grimoire.pages. Fields that are left out have their
 * default there: nothing, zero, or nobody (-1). */

export interface Span {
  text: string;
  card?: string;
  thing?: string;
  element?: string;
  rule?: string;
  seat?: number;
  word?: string;
  says?: string;
}
export type Words = Span[];

export interface Fact {
  name: string;
  words: Words;
  value?: number | null;
  printed?: number | null;
  parts?: Record<string, number>;
  because?: Words[];
}

export interface WhyNot {
  verb: string;
  short: Words;
  words: Words;
  rule?: string;
}

export interface Thing {
  handle: string;
  kind: 'card' | 'area' | 'die' | 'counter';
  place: string;
  index?: number;
  card?: string;
  name?: Words;
  owner?: number;
  facts?: Fact[];
  text?: Words[];
  why_not?: WhyNot[];
}

export interface Place {
  id: string;
  kind: string;
  name: Words;
  owner?: number;
  count?: number;
  within?: string;
  facts?: Fact[];
}

export interface Player {
  seat: number;
  name: string;
  handle: string;
  facts?: Fact[];
  here?: boolean;
}

export interface Phase {
  id: string;
  name: Words;
  short?: Words;
}

export interface Scene {
  game: string;
  seat: number;
  number: number;
  heading: Words;
  turn: number;
  active: number;
  phase: string;
  phases: Phase[];
  players: Player[];
  places: Place[];
  things: Thing[];
  over?: boolean;
  winner?: number;
}

export interface Choice {
  form: string;
  words: Words;
  verb: Words;
  things?: string[];
  places?: string[];
  element?: string;
  player?: number;
  details?: Words;
}

export interface Ask {
  number: number;
  asked: number;
  question: Words;
  id?: string;
  explanation?: Words;
  card?: string;
  things?: string[];
  answers?: Words;
  action?: Words;
  choices?: Choice[];
  suggested?: string[];
  optional?: string;
  why_not?: WhyNot[];
  undo?: boolean;
}

export interface Move {
  was: string;
  now: string;
  origin?: string;
  destination?: string;
}

export interface Cause {
  words: Words;
  card?: string;
  thing?: string;
  seat?: number;
}

export interface Step {
  number: number;
  kind: string;
  words: Words;
  depth?: number;
  rule?: string;
  cause?: Cause | null;
  things?: string[];
  moves?: Move[];
  change?: Record<string, number>;
  quiet?: boolean;
}

export interface Digest {
  turn: number;
  active: number;
  words: Words;
  first: number;
  last: number;
}

export interface Story {
  since: number;
  steps: Step[];
  digests?: Digest[];
}

export interface Given {
  scene: Scene;
  ask: Ask;
  story: Story;
}

export interface Component {
  word: string;
  name: string;
  amount?: number;
}

export interface Face {
  id: string;
  english: string;
  name: Words;
  kind: string;
  line: Words;
  text: Words[];
  element?: string;
  set?: string;
  type?: string;
  level?: number;
  signs?: string[];
  price?: Words;
  cost?: Record<string, number | string>;
  hp?: string;
  needs?: Component[];
  counts?: Component[];
  facts?: Words[];
}
export type Faces = Record<string, Face>;
