/* What is played at a table and how, in words: game, series, format, lists, clock. */
import type { Game, MatchPage } from '../transport/protocol';
import { clockOf, USUAL } from './opening';
import { say } from './people';

export function termsOf(match: MatchPage, games: Game[]): string[] {
  const game = games.find((one) => one.id === match.game);
  const format = game?.formats.find((one) => one.id === match.format && one.id !== USUAL);
  const clock = clockOf(match.clock);
  return [
    say(`web-game-${match.game}`),
    ...(match.best_of > 1 ? [say('web-best-of', { count: match.best_of })] : []),
    ...(format ? [format.title] : []),
    ...(game?.decks.length ? [say(`web-lists-are-${match.lists}`)] : []),
    ...(clock === 'none' ? [] : [say(`web-clock-${clock}`)]),
  ];
}
