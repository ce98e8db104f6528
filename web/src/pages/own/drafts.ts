/* Cards that are being written, kept in this browser; and cards to begin with. */
const KEPT = 'grimoire-own-cards';

export const draftOf = (game: string): string => localStorage.getItem(`${KEPT}-${game}`) ?? BEGINNINGS[game]?.[0] ?? '';
export const keepDraft = (game: string, text: string): void => localStorage.setItem(`${KEPT}-${game}`, text);

/** Whole cards of ours, each of another kind; the first is what an empty page begins with. */
const BEGINNINGS: Record<string, string[]> = {
  magenoir: [
    `ember-chorus:
  name: {en: Ember chorus, fr: Chœur de braises}
  element: fire
  type: spell
  cost: 2 fire
  needs: 1 Flame
  set: my own
  effect:
    - damage(2, any)
`,
    `kiln-golem:
  name: {en: Kiln golem, fr: Golem du four}
  element: mineral
  type: permanent
  hp: 3
  cost: 2 mineral
  set: my own
  effect:
    - protector
`,
  ],
  anima: [
    `cinder-verse:
  name: {en: Cinder Verse, fr: Strophe de cendre}
  type: magic
  set: my own
  copies: 2
  effect:
    - act combat => combat(2, us, fight)
`,
  ],
};

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w'-]*):/gm)].map((found) => found[1]);

/** The text with one card more: of another kind than the one before, and by a name nobody has. */
export function withAnother(game: string, text: string): string {
  const there = ids(text);
  const all = BEGINNINGS[game] ?? [];
  const next = all[there.length % Math.max(1, all.length)] ?? '';
  const id = ids(next)[0] ?? '';
  let free = id;
  for (let n = 2; there.includes(free); n++) free = `${id}-${n}`;
  return [text.trimEnd(), next.replace(`${id}:`, `${free}:`)].filter(Boolean).join('\n\n');
}
