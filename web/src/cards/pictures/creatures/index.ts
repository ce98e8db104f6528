/* All creatures that are drawn by hand, by the id of their card. */
import type { Draw } from '../graver';
import { LEVEL_ONE } from './level-one';
import { LEVEL_THREE } from './level-three';
import { LEVEL_TWO } from './level-two';

export const CREATURES: Record<string, Draw> = { ...LEVEL_ONE, ...LEVEL_TWO, ...LEVEL_THREE };
