/* A table that is being opened: who sits opposite, how long one may think, and what is asked of the server for it. */
import type { Clock, NewMatch, NewSeat } from '../transport/protocol';
import clocks from './clocks.json';

/** A bot, somebody at this screen, somebody who gets the link, or whoever comes by. */
export type Against = 'bot' | 'beside' | 'link' | 'anybody';

export type Lists = 'open' | 'closed';

export interface Wish {
  game: string;
  players: number;
  against: Against;
  /** By seat; one's own is the first. */
  decks: string[];
  bots: string[];
  clock: string;
  /** Whether everybody knows all decks; nothing: as is usual there. */
  lists: Lists | '';
  /** Seats at which a bot sits, where people sit at the others. */
  botSeats?: number[];
  /** So many games; whoever has won more than half of them has won. */
  bestOf?: number;
  /** What decks are held to. */
  format?: string;
  /** Optional rules, by name. */
  options?: string[];
  /** Whether it counts for the ratings of its players. */
  rated?: boolean;
  /** What others at this screen are called. */
  name: (seat: number) => string;
}

const HOUR = 3600;

/** In seconds; tests of the server open a table with each of them. */
export const CLOCKS: Record<string, Clock> = clocks;

/** Which of them a clock is most like, as it is called in a list. */
export const clockOf = (clock: Clock): string =>
  Math.max(clock.turn ?? 0, clock.move ?? 0) >= HOUR
    ? 'days'
    : clock.whole || clock.move || clock.turn
      ? 'quarter'
      : 'none';

/** Only people are held to a clock, and only those who sit far away. */
export const hasClock = (against: Against): boolean => against === 'link' || against === 'anybody';

/** Against bots lists lie open, among people they are closed, unless somebody wants it otherwise. */
export const usualLists = (against: Against): Lists => (against === 'bot' ? 'open' : 'closed');

/** What decks are held to where nobody says otherwise. */
export const USUAL = 'casual';

/** Games of a series. */
export const SERIES = [1, 3, 5];

const FEW = 5;

/** Some of many, from the first; the chosen one is among them. */
export function fewOf<One extends { id: string }>(all: One[], chosen: string): One[] {
  if (all.length <= FEW + 1) return all;
  const first = all.slice(0, FEW);
  const picked = all.find((one) => one.id === chosen);
  return !picked || first.includes(picked) ? first : [...first.slice(0, -1), picked];
}

export function wished(wish: Wish): NewMatch {
  const seats = Array.from({ length: wish.players }, (_, at) => seatOf(wish, at));
  return {
    game: wish.game,
    seats,
    ...(hasClock(wish.against) ? { clock: CLOCKS[wish.clock] ?? {} } : {}),
    ...(wish.options?.length ? { options: wish.options } : {}),
    ...(wish.lists ? { lists: wish.lists } : {}),
    ...(wish.bestOf && wish.bestOf > 1 ? { best_of: wish.bestOf } : {}),
    ...(wish.format ? { format: wish.format } : {}),
    ...(wish.against === 'anybody' ? { public: true } : {}),
    ...(wish.rated ? { rated: true } : {}),
  };
}

function seatOf(wish: Wish, at: number): NewSeat {
  const deck = wish.decks[at] ? { deck: wish.decks[at] } : {};
  if (at === 0) return { who: 'me', ...deck };
  if (wish.botSeats?.includes(at)) return { who: 'bot', bot: wish.bots[at], ...deck };
  if (wish.against === 'beside') return { who: 'me', name: wish.name(at), ...deck };
  if (wish.against === 'bot') return { who: 'bot', bot: wish.bots[at], ...deck };
  return { who: 'anybody', ...deck };
}

/** The decks one sits down with: one's own with its side deck where a series is played. A game without decks is given none. */
export function inSeries(game: { decks: unknown[] }, decks: string[], bestOf: number, sided: string): string[] {
  if (!game.decks.length) return [];
  return bestOf > 1 && sided ? [sided, ...decks.slice(1)] : [...decks];
}

/** As the address says it: "#/new/GAME/beside". */
export const againstOf = (part: string | undefined): Against =>
  part === 'beside' || part === 'link' || part === 'anybody' ? part : 'bot';
