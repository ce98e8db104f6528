/* A round as the pages show it: the server tells players by number, people read names. */
import type { ContestPage, PlayerLine, RoundPage, TableLine } from '../../transport/protocol';
import { say } from './words';

export interface Games {
  first: number;
  second: number;
  drawn: number;
}

/** Somebody at a table. */
export interface Seat {
  player: number;
  name: string;
  /** Their points before the round, and what else is to be known. */
  words: string;
}

export interface Table {
  table: number;
  first: Seat;
  second: Seat;
  state: 'missing' | 'half' | 'disputed' | 'stands';
  words: string;
  games: Games | null;
  /** A player, or 0. */
  winner: number;
  reports: { player: number; name: string; games: Games }[];
}

export interface Round {
  number: number;
  stage: string;
  title: string;
  best_of: number;
  tables: Table[];
  byes: { player: number; name: string; words: string }[];
  missing: number;
  disputed: number[];
}

export const gamesOf = (numbers: number[]): Games | null =>
  numbers.length ? { first: numbers[0], second: numbers[1], drawn: numbers[2] ?? 0 } : null;

export function shownRound(round: RoundPage, players: PlayerLine[], bye: number): Round {
  const known = new Map(players.map((player) => [player.number, player]));
  const tables = round.tables.map((table) => shownTable(table, round, known));
  const worth = round.stage === 'cut' ? round.bye_words : say('web-contest-bye-worth', { points: bye });
  return {
    number: round.number,
    stage: round.stage,
    title: round.words,
    best_of: round.best_of,
    tables,
    byes: round.byes.map((player) => ({ player, name: nameOf(known, player), words: worth })),
    missing: round.missing,
    disputed: tables.filter((table) => table.state === 'disputed').map((table) => table.table),
  };
}

const nameOf = (known: Map<number, PlayerLine>, player: number): string => known.get(player)?.name ?? `${player}`;

function shownTable(table: TableLine, round: RoundPage, known: Map<number, PlayerLine>): Table {
  const games = gamesOf(table.games);
  const seat = (player: number, points: number): Seat => {
    const late = known.get(player)?.entered === round.number - 1 && round.number > 1;
    const words = say('web-contest-has-points', { points });
    return { player, name: nameOf(known, player), words: late ? `${words}, ${say('web-contest-came-late')}` : words };
  };
  const won = games && games.first !== games.second ? (games.first > games.second ? table.first : table.second) : 0;
  return {
    table: table.table,
    first: seat(table.first, table.first_points),
    second: seat(table.second, table.second_points),
    state: table.state as Table['state'],
    words: table.words,
    games,
    winner: won,
    reports: [table.first, table.second]
      .filter((player) => table.reports[player])
      .map((player) => ({ player, name: nameOf(known, player), games: gamesOf(table.reports[player])! })),
  };
}

/** Whether somebody new may still come in, into the next round: the server has the last word. */
export function mayEnter({ state, round, rounds, planned, settings }: ContestPage): boolean {
  if (state === 'over') return false;
  if (!round) return true;
  const last = settings.late || Math.floor((planned + 1) / 2);
  return settings.system === 'swiss' && round.stage !== 'cut' && rounds + 1 <= last;
}

/** Whether somebody who has left may come back. */
export const mayReturn = ({ state, round, settings }: ContestPage): boolean =>
  state !== 'over' && !(round && settings.system === 'elimination');

export interface Step {
  title: string;
  /** 0: was not paired yet. */
  round: number;
  state: 'done' | 'now' | 'coming';
}

/** The rounds of a contest, those to come as far as they are known. */
export function wayOf(page: ContestPage): Step[] {
  const elimination = page.settings.system === 'elimination';
  const active = page.players.filter((player) => player.active).length;
  const before = elimination ? 0 : page.planned;
  const cut = elimination ? Math.max(active, 2) : Math.min(page.settings.cut, Math.max(active, page.settings.cut));
  const stages = cut > 1 ? Math.ceil(Math.log2(cut)) : 0;
  const stateOf = (number: number): Step['state'] =>
    number > page.rounds ? 'coming' : number === page.rounds && page.state === 'running' ? 'now' : 'done';
  const step = (number: number, title: string): Step => ({
    title,
    round: number <= page.rounds ? number : 0,
    state: stateOf(number),
  });
  const way = Array.from({ length: before }, (_, at) => step(at + 1, say('web-contest-round', { number: at + 1 })));
  if (!stages) return way;
  if (page.rounds <= before && !elimination) return [...way, step(before + 1, say('web-contest-top', { cut }))];
  const bracket = Array.from({ length: Math.max(stages, page.rounds - before) }, (_, at) => {
    const left = 2 ** (stages - at);
    const number = before + at + 1;
    if (number === page.round?.number) return step(number, page.round.words);
    return step(number, say('web-contest-left-in', { left }));
  });
  return [...way, ...bracket];
}
