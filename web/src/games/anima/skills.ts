/* The glyph of a skill, and of what a card asks for. */
export const SKILLS: Record<string, string> = { magic: 'star', ki: 'fist', trickery: 'mask' };

export const SIGNS: Record<string, string> = {
  ...SKILLS,
  plot: 'book',
  trap: 'spear',
  incident: 'moon',
  faction: 'shield',
  organization: 'shield',
};
