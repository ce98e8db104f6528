/* What is asked by plain requests: who one is, what can be played, one's matches, the faces of cards. */
import type { Faces } from './given';

export interface Named {
  id: string;
  title: string;
  about: string;
}

export interface Game {
  id: string;
  title: string;
  least: number;
  most: number;
  bots: Named[];
  decks: Named[];
}

export interface SeatPage {
  seat: number;
  name: string;
  bot: string;
  mine: boolean;
  free: boolean;
}

export interface MatchPage {
  id: string;
  game: string;
  state: string;
  seats: SeatPage[];
  created: number;
  winner: number | null;
}

export interface NewSeat {
  who: 'me' | 'bot' | 'anybody';
  bot?: string;
  name?: string;
  deck?: string;
}

/** Why something was refused, in words. */
export class Refused extends Error {}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as { words?: string } | null;
    throw new Refused(problem?.words ?? answer.statusText);
  }
  return (await answer.json()) as Answer;
}

export const session = (lang: string): Promise<{ id: string; name: string }> => ask(`/session?lang=${lang}`, {});
export const games = (lang: string): Promise<Game[]> => ask(`/games?lang=${lang}`);
export const matches = (): Promise<MatchPage[]> => ask('/matches');
export const match = (id: string): Promise<MatchPage> => ask(`/matches/${id}`);
export const setUp = (game: string, seats: NewSeat[], lang: string): Promise<MatchPage> =>
  ask(`/matches?lang=${lang}`, { game, seats });
export const sitDown = (id: string, seat: number): Promise<MatchPage> => ask(`/matches/${id}/seats/${seat}`, {});
export const faces = (game: string, lang: string): Promise<Faces> => ask(`/cards/${game}?lang=${lang}`);
