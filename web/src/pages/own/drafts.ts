/* Cards that are being written, kept in this browser; and cards to begin with. */
import { BEGINNINGS } from '../../games/own';

const KEPT = 'grimoire-own-cards';

export const draftOf = (game: string): string => localStorage.getItem(`${KEPT}-${game}`) ?? BEGINNINGS[game]?.[0] ?? '';
export const keepDraft = (game: string, text: string): void => localStorage.setItem(`${KEPT}-${game}`, text);

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w'-]*):/gm)].map((found) => found[1]);

/** The text with one card more: of another kind than the one before, and by a name nobody has. */
export function withAnother(game: string, text: string): string {
  const there = ids(text);
  const all = BEGINNINGS[game] ?? [];
  const next = all[there.length % Math.max(1, all.length)] ?? '';
  const id = ids(next)[0] ?? '';
  let free = id;
  for (let n = 2; there.includes(free); n++) free = `${id}-${n}`;
  return [text.trimEnd(), next.replace(`${id}:`, `${free}:`)].filter(Boolean).join('\n\n');
}
