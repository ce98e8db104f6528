/* People who come back: whose move it is, and what calls them. */
import { ask } from './api';
import type { BellLine, BotScale, Calls, Feed, Leader, PersonPage } from './protocol';

export const calls = (lang: string): Promise<Calls> => ask(`/calls?lang=${lang}`);
export const bells = (lang: string): Promise<BellLine[]> => ask(`/bells?lang=${lang}`);
/** Up to this one they are new no longer. */
export const haveRead = (bell: number): Promise<void> => ask('/bells/read', { bell });
export const feed = (lang: string): Promise<Feed> => ask(`/me/feed?lang=${lang}`);
export const anotherFeed = (lang: string): Promise<Feed> => ask(`/me/feed?lang=${lang}`, {});
/** Somebody with an account, by name. */
export const person = (name: string, lang: string): Promise<PersonPage> =>
  ask(`/people/${encodeURIComponent(name)}?lang=${lang}`);
export const myPage = (lang: string): Promise<PersonPage> => ask(`/me/page?lang=${lang}`);
export const leaders = (game: string): Promise<Leader[]> => ask(`/leaders/${game}`);
/** What bots are worth on the scale of people's ratings. */
export const botScale = (game: string, lang: string): Promise<BotScale> => ask(`/bots/${game}?lang=${lang}`);
