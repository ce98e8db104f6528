/* How much room there is: what a wide table shows beside the question is listed in the margin of a narrower one. */
import { MediaQuery } from 'svelte/reactivity';

/** Buttons of several lines have room beside the question. */
export const wide = new MediaQuery('(min-width: 1024px)', true);
