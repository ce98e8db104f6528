/* A person from the waist up, put together from parts. */
import type { Graver } from '../graver';
import { stamp } from '../stamp';
import { BODIES } from './bodies';
import { FACES } from './faces';
import { BEARDS, HAIR_BEFORE, HAIR_BEHIND } from './hair';
import { HEADGEAR } from './headgear';
import { MARKS } from './marks';

export interface Tool {
  glyph: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** Before the body, not behind it. */
  inFront?: boolean;
}

/** Names of parts, each in the file of its kind. */
export interface Person {
  body: string;
  face?: string;
  behind?: string;
  before?: string;
  beard?: string;
  /** From below upwards: a scarf before the hood over it. */
  wears?: string[];
  tool?: Tool;
}

const WORN = { ...HEADGEAR, ...MARKS };
/* These stand behind the head they belong to. */
const REARWARD = ['halo', 'collar'];

export function bust(g: Graver, person: Person, x = 286, y = 270, size = 340): void {
  const { tool } = person;
  const wears = person.wears ?? [];
  const carry = () => tool && stamp(g, tool.glyph, tool.x, tool.y, tool.size, tool.turn);
  if (!tool?.inFront) carry();
  g.place(x, y, size);
  for (const worn of REARWARD) if (wears.includes(worn)) WORN[worn](g);
  if (person.behind) HAIR_BEHIND[person.behind](g);
  BODIES[person.body](g);
  if (person.face) FACES[person.face](g);
  if (person.before) HAIR_BEFORE[person.before](g);
  if (person.beard) BEARDS[person.beard](g);
  for (const worn of wears) if (!REARWARD.includes(worn)) WORN[worn](g);
  if (tool?.inFront) carry();
}
