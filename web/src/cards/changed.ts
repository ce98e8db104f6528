/* Numbers of a text that are no longer the printed ones. */
import type { Thing, Words } from '../transport/protocol';

export interface Token {
  text: string;
  /** What stood there, where a number was changed. */
  was?: string;
}

const plain = (words: Words): string => words.map((span) => span.text).join('');
const tokens = (text: string): string[] => text.split(/(\d+)/);

/** A line as it reads now, number by number; null where more than numbers has changed. */
export function compared(now: Words, printed: Words | undefined): Token[] | null {
  if (!printed) return null;
  const [a, b] = [tokens(plain(now)), tokens(plain(printed))];
  if (a.length !== b.length || a.some((text, at) => at % 2 === 0 && text !== b[at])) return null;
  return a.map((text, at) => (at % 2 && text !== b[at] ? { text, was: b[at] } : { text }));
}

export interface Changed {
  value: number;
  printed: number;
}

/** The greatest number of its text that has changed. */
export function changedNumber(thing: Thing, printed: Words[]): Changed | null {
  const found = (thing.text ?? []).flatMap((line, at) =>
    (compared(line, printed[at]) ?? []).flatMap(({ text, was }) =>
      was === undefined ? [] : [{ value: Number(text), printed: Number(was) }],
    ),
  );
  return found.sort((a, b) => b.value - a.value)[0] ?? null;
}
