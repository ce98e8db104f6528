/* The first game of somebody who has never played: with how many, with what. The opponents are the weakest there are. */
import type { Component } from 'svelte';

export interface First {
  game: string;
  /** The lesson that comes before everything else. */
  lesson: string;
  /** How many sit at the table. */
  players: number;
  /** One's own deck, and those of the others; none where nobody brings one. */
  decks: string[];
  /** The picture of the title page. */
  front: () => Promise<{ default: Component }>;
  /** Whether the six elements stand below it. */
  elements: boolean;
}

const FIRST: First[] = [
  {
    game: 'magenoir',
    lesson: 'first-duel',
    players: 2,
    decks: ['burning-wrath', 'surging-growth'],
    front: () => import('./magenoir/Front.svelte'),
    elements: true,
  },
  {
    game: 'anima',
    lesson: 'first-expedition',
    players: 3,
    decks: [],
    front: () => import('./anima/Front.svelte'),
    elements: false,
  },
];

export const GAMES = FIRST.map((one) => one.game);

export const firstOf = (game: string): First => FIRST.find((one) => one.game === game) ?? FIRST[0];
