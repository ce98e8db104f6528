/* Links that carry what they show: a whole game at one of its moments, or a deck. They open wherever this client does, and
 * stay good when the match, the deck and its server are gone. */
import { packed } from './packing';

const to = (path: string): string => `${location.origin}${location.pathname}#/carried/${path}`;

/** A game, from its record, at a moment, as somebody looks at it. Raises NotCarried. */
export const linkToGame = async (record: string, view: string, number: number): Promise<string> =>
  to(`game/${await packed(record)}/${view}/${number}`);

/** A list of cards by ids, with its name. Raises NotCarried. */
export const linkToDeck = async (game: string, text: string): Promise<string> =>
  to(`deck/${await packed(text)}/${game}`);
