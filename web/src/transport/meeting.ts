/* Finding a game with others: wishes, seats that are kept for one, whom one follows and whom one does not want to meet. */
import { ask } from './api';
import type { CirclePage, MatchPage, NewReport, SeekLine, SeekState, Wish } from './protocol';

const named = (path: string, name: string): string => `${path}/${encodeURIComponent(name)}`;

export const seek = (wish: Wish, lang: string): Promise<SeekState> => ask(`/seek?lang=${lang}`, wish);
/** Whoever looks now says so by asking that they are there still. */
export const mySeek = (lang: string): Promise<SeekState> => ask(`/seek?lang=${lang}`);
export const endSeek = (): Promise<void> => ask('/seek', undefined, 'DELETE');
export const seeks = (): Promise<SeekLine[]> => ask('/seeks');
export const answerSeek = (id: string, deck: string, lang: string): Promise<SeekState> =>
  ask(`/seeks/${id}?lang=${lang}`, { deck });
/** Tables at which a seat is kept for oneself. */
export const challenges = (lang: string): Promise<MatchPage[]> => ask(`/challenges?lang=${lang}`);
export const refuse = (match: string): Promise<void> => ask(`/challenges/${match}`, undefined, 'DELETE');
export const circle = (): Promise<CirclePage> => ask('/circle');
export const follow = (name: string, wanted: boolean): Promise<void> =>
  wanted ? ask('/follows', { name }) : ask(named('/follows', name), undefined, 'DELETE');
export const block = (name: string, wanted: boolean): Promise<void> =>
  wanted ? ask('/blocks', { name }) : ask(named('/blocks', name), undefined, 'DELETE');
export const beShy = (shy: boolean): Promise<void> => ask('/me/shy', { shy });
/** Whether contests stand on one's page for others, too. */
export const showContests = (shown: boolean): Promise<void> => ask('/me/contests-shown', { shown });
/** For whoever runs the server alone. */
export const report = (wanted: NewReport): Promise<void> => ask('/reports', wanted);
