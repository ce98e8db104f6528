import type { Chance } from '../chance';
import type { Graver } from '../graver';

/** Fills the plate behind the glyphs, in the manner of an element or of a set. */
export type Ground = (g: Graver, r: Chance) => void;
