/* How a match of a game ended, in a way of its own: the sentence below who has won, the course of it, what became of each side. */
import type { Component } from 'svelte';

export interface Ended {
  How: Component;
  Course: Component;
  Sides: Component;
}

const ENDED: Record<string, () => Promise<Ended>> = {
  anima: () => import('./anima/ended'),
};

export const endedOf = async (game: string): Promise<Ended | null> => (await ENDED[game]?.()) ?? null;
