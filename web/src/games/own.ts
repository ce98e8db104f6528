/* Cards of one's own to begin with, game by game. */
/** Whole cards of ours, each of another kind; the first is what an empty page begins with. */
export const BEGINNINGS: Record<string, string[]> = {
  magenoir: [
    `ember-chorus:
  name:
    en: Ember chorus
    fr: Chœur de braises
  element: fire
  type: spell
  cost: 2 fire
  needs: 1 Flame
  set: my own
  effect:
    - damage(2, any)
`,
    `kiln-golem:
  name:
    en: Kiln golem
    fr: Golem du four
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
  name:
    en: Cinder Verse
    fr: Strophe de cendre
  type: magic
  set: my own
  copies: 2
  effect:
    - act combat => combat(2, us, fight)
`,
  ],
};
