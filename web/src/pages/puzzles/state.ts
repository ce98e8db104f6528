/* How somebody has fared with a puzzle. */
import type { PuzzleLine } from '../../transport/protocol';

export type State = 'first' | 'done' | 'tried' | 'new';

export function stateOf(line: PuzzleLine): State {
  if (line.done) return line.missed ? 'done' : 'first';
  return line.made.length || line.missed ? 'tried' : 'new';
}

/** What to play after one: the next that is not solved, from there on, else from the first. */
export const nextAfter = (lines: PuzzleLine[], id: string): PuzzleLine | undefined => {
  const at = lines.findIndex((line) => line.id === id);
  return [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))].find((line) => !line.done);
};
