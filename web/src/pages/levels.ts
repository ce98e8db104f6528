/* The level somebody has come to: the lowest one not yet beaten twice; the highest when all were. */
import type { MatchPage, Named } from '../transport/protocol';

const ENOUGH = 2;

/** Won by the one person at the table, against bots of one level alone. */
const isWonAgainst = (match: MatchPage, game: string, bot: string): boolean => {
  if (match.game !== game || match.winner === null || match.winner < 0) return false;
  const others = match.seats.filter((seat) => !seat.mine);
  return Boolean(match.seats[match.winner]?.mine) && others.length > 0 && others.every((seat) => seat.bot === bot);
};

export const levelOf = (game: string, bots: Named[], matches: MatchPage[]): string => {
  const open = bots.find((bot) => matches.filter((match) => isWonAgainst(match, game, bot.id)).length < ENOUGH);
  return (open ?? bots.at(-1))?.id ?? '';
};
