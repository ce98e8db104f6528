/* A bracket from its rounds: each as pairs in order, those to come as empty places. */
import type { RoundPage } from '../../transport/protocol';

export interface BracketSeat {
  /** 0: nobody yet, or nobody at all. */
  player: number;
  games: string;
  won: boolean;
  lost: boolean;
}

export interface BracketRound {
  title: string;
  pairs: BracketSeat[][];
}

const EMPTY: BracketSeat = { player: 0, games: '', won: false, lost: false };

/** The places of a round in their order; where it is not told, tables first and then whoever has nobody to meet. */
const placesOf = (round: RoundPage): number[] =>
  round.slots.length
    ? round.slots
    : [...round.tables.flatMap((table) => [table.first, table.second]), ...round.byes.flatMap((player) => [player, 0])];

function pairOf(round: RoundPage, one: number, other: number): BracketSeat[] {
  const table = round.tables.find((found) => [found.first, found.second].includes(one || other));
  return [one, other].map((player): BracketSeat => {
    if (!player) return EMPTY;
    if (!table?.games.length) return { player, games: '', won: round.byes.includes(player), lost: false };
    const [mine, theirs] = player === table.first ? table.games : [table.games[1], table.games[0]];
    return { player, games: String(mine), won: mine > theirs, lost: mine < theirs };
  });
}

export function bracketOf(rounds: RoundPage[], coming: (left: number) => string): BracketRound[] {
  const shown = rounds.map((round): BracketRound => {
    const places = placesOf(round);
    const pairs = Array.from({ length: Math.floor(places.length / 2) }, (_, at) =>
      pairOf(round, places[2 * at], places[2 * at + 1]),
    );
    return { title: round.words, pairs };
  });
  let pairs = shown.at(-1)?.pairs.length ?? 0;
  while (pairs > 1) {
    pairs = Math.ceil(pairs / 2);
    shown.push({ title: coming(2 * pairs), pairs: Array.from({ length: pairs }, () => [EMPTY, EMPTY]) });
  }
  return shown;
}
