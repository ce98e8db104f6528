/* The plate every picture is cut into, and the letters that name an element inside class names. */
export const WIDTH = 600;
export const HEIGHT = 480;

export const ELEMENTS = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane'] as const;
export type Element = (typeof ELEMENTS)[number];

/** An element as one letter: pictures are long strings, and class names fill them. */
export type Ink = 'A' | 'F' | 'W' | 'V' | 'M' | 'X';
export const INK: Record<Element, Ink> = { air: 'A', fire: 'F', water: 'W', vegetal: 'V', mineral: 'M', arcane: 'X' };
