/* The words that were looked for, inside a title: beginnings of words, whatever their capitals and accents. */
export interface Part {
  text: string;
  hot: boolean;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function parted(title: string, typed: string): Part[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, hot: wanted.some((word) => folded(text).startsWith(word)) }));
}
