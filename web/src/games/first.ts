/* The first game of somebody who has never played: which one, with what. The opponent is the weakest there is. */
export interface First {
  game: string;
  /** One's own deck, and the opponent's. */
  decks: [string, string];
}

export const FIRST: First = { game: 'magenoir', decks: ['burning-wrath', 'surging-growth'] };

/** The message with the name of a game; and what it is, in a sentence. */
export const titleOf = (game: string): string => `web-game-${game}`;

/** The picture of the title page. */
export const front = () => import('./magenoir/Front.svelte');
