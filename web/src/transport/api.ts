/* What is asked by plain requests: who one is, what can be played, one's matches, the faces of cards. */
import type {
  Analysis,
  Chapter,
  Foreseen,
  PrintedCard,
  Game,
  Learnable,
  Learning,
  LessonLine,
  LessonOn,
  MatchPage,
  MatchStanding,
  Me,
  NewMatch,
  PlayOn,
  Problem,
  Puzzles,
  Ready,
  RulePage,
  RulingOn,
  RulingPage,
  WhyAnswer,
  RulingsFound,
  SitDown,
} from './protocol';
import { readSet } from '../words/typography';

export type Faces = Record<string, PrintedCard>;

/** Why something was refused, in words. */
export class Refused extends Error {}

/** Raises Refused, with what the server says. */
async function granted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.words ?? answer.statusText);
}

export async function ask<Answer>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await granted(answer);
  const lang = /[?&]lang=(\w+)/.exec(path)?.[1] ?? '';
  return (answer.status === 204 ? undefined : readSet(await answer.text(), lang)) as Answer;
}

let knocking: Promise<Me> | null = null;

/** One window of a browser after the other, where browsers know how: only over HTTPS, and on the server's own computer. */
const inTurn = (asks: () => Promise<Me>): Promise<Me> =>
  (navigator.locks as LockManager | undefined)?.request('grimoire-session', asks) ?? asks();

/** Who asks twice at once is one guest, not two: neither in one window nor in two. */
export function session(lang: string): Promise<Me> {
  knocking ??= inTurn(() => ask<Me>(`/session?lang=${lang}`, {})).finally(() => (knocking = null));
  return knocking;
}

export const games = (lang: string): Promise<Game[]> => ask(`/games?lang=${lang}`);
export const faces = (game: string, lang: string): Promise<Faces> => ask(`/games/${game}/cards?lang=${lang}`);
/** Where somebody brought cards of their own, of all cards of that match. */
export const facesAt = (match: string, lang: string): Promise<Faces> => ask(`/matches/${match}/cards?lang=${lang}`);
export const matches = (lang: string): Promise<MatchPage[]> => ask(`/matches?lang=${lang}`);
export const lobby = (lang: string): Promise<MatchPage[]> => ask(`/lobby?lang=${lang}`);
/** Matches of the lobby that have begun. */
export const underWay = (lang: string): Promise<MatchPage[]> => ask(`/lobby/under-way?lang=${lang}`);
export const beCalled = (name: string, lang: string): Promise<Me> => ask(`/me?lang=${lang}`, { name }, 'PATCH');
/** Take one's table away, or get up from that of somebody else, before the match has begun. */
export const leaveTable = (id: string): Promise<void> => ask(`/matches/${id}`, undefined, 'DELETE');
/** Between two games of a series: go on with these cards. */
export const ready = (id: string, wanted: Ready, lang: string): Promise<MatchPage> =>
  ask(`/matches/${id}/ready?lang=${lang}`, wanted);
export const match = (id: string, lang: string): Promise<MatchPage> => ask(`/matches/${id}?lang=${lang}`);
export const standing = (id: string, lang: string): Promise<MatchStanding> =>
  ask(`/matches/${id}/standing?lang=${lang}`);
export const playOn = (id: string, from: PlayOn, lang: string): Promise<MatchPage> =>
  ask(`/matches/${id}/play-on?lang=${lang}`, from);
/** A match that is over, as text. */
export const record = async (id: string): Promise<string> =>
  (await granted(await fetch(`/api/matches/${id}/record`, { credentials: 'same-origin' }))).text();
/** A game brought along as text: it is a match that is over from then on. */
export const bringRecord = (text: string, lang: string): Promise<MatchPage> => ask(`/records?lang=${lang}`, { text });
/** How far a match that is over is looked at again; `begin`: and let it be. */
export const analysis = (id: string, seat: number, lang: string, begin: boolean): Promise<Analysis> =>
  ask(`/matches/${id}/analysis?seat=${seat}&lang=${lang}`, undefined, begin ? 'POST' : 'GET');
/** What choices in a row of one's own seat would change. */
export const foresee = (id: string, seat: number, number: number, forms: string[]): Promise<Foreseen[]> =>
  ask(`/matches/${id}/seats/${seat}/foresight`, { number, forms });
export const setUp = (wanted: NewMatch, lang: string): Promise<MatchPage> => ask(`/matches?lang=${lang}`, wanted);
export const sitDown = (id: string, seat: number, wanted: SitDown): Promise<MatchPage> =>
  ask(`/matches/${id}/seats/${seat}`, wanted);
export const lessons = (game: string, lang: string): Promise<LessonLine[]> =>
  ask(`/games/${game}/lessons?lang=${lang}`);
export const lesson = (game: string, id: string, wanted: Learning, lang: string): Promise<Learnable> =>
  ask(`/games/${game}/lessons/${id}?lang=${lang}`, wanted);
export const lessonOn = (game: string, id: string, from: LessonOn, lang: string): Promise<MatchPage> =>
  ask(`/games/${game}/lessons/${id}/play-on?lang=${lang}`, from);
/** Those of a game, with the one of a day: 2026-11-19. */
export const puzzles = (game: string, day: string, lang: string): Promise<Puzzles> =>
  ask(`/games/${game}/puzzles?day=${day}&lang=${lang}`);
export const rulebook = (game: string, lang: string): Promise<Chapter[]> => ask(`/games/${game}/rulebook?lang=${lang}`);
/** Words of the game, each with the section it leads to. */
export const terms = (game: string, lang: string): Promise<Record<string, string>> =>
  ask(`/games/${game}/terms?lang=${lang}`);
export const rulings = (game: string, words: string, lang: string): Promise<RulingsFound> =>
  ask(`/games/${game}/rulings?q=${encodeURIComponent(words)}&lang=${lang}`);
export const ruling = (game: string, id: string, lang: string): Promise<RulingPage> =>
  ask(`/games/${game}/rulings/${id}?lang=${lang}`);
export const whyNot = (
  page: RulingPage,
  made: number,
  other: boolean,
  words: string,
  lang: string,
): Promise<WhyAnswer> =>
  ask(
    `/games/${page.game}/rulings/${page.id}/why?made=${made}&other=${other}&q=${encodeURIComponent(words)}&lang=${lang}`,
  );
export const rulingOn = (game: string, id: string, from: RulingOn, lang: string): Promise<MatchPage> =>
  ask(`/games/${game}/rulings/${id}/play-on?lang=${lang}`, from);
export const rule = (game: string, code: string, lang: string): Promise<RulePage> =>
  ask(`/games/${game}/rule?id=${encodeURIComponent(code)}&lang=${lang}`);
