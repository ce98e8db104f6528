/* Which pages there are to print, as far as a contest has come. */
import type { ContestPage } from '../../transport/protocol';

export const TABLES = ['standings', 'results', 'players'];

export function sheetsOf({ round, players, settings }: Pick<ContestPage, 'round' | 'players' | 'settings'>): string[] {
  return [
    'wall',
    ...(round ? ['slips', 'by-name', 'by-table', 'missing', 'standings'] : []),
    ...(round?.stage === 'cut' ? ['bracket'] : []),
    ...(players.length && settings.format ? ['lists', 'checks'] : []),
  ];
}
