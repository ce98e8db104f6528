/* Words of the game in a text that lead to their section of the rules. */
import type { Span, Words } from '../transport/protocol';

export interface Terms {
  pattern: RegExp;
  rules: Record<string, string>;
}

/** In French a verb may have its object behind it: "détruisez-le". */
const AFTER = String.raw`(?![\p{L}\p{N}_]|-(?!(?:l[ae]s?|vous)(?![\p{L}])))`;

export function madeOf(rules: Record<string, string>): Terms | null {
  const words = Object.keys(rules).sort((one, other) => other.length - one.length);
  if (!words.length) return null;
  const either = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  return { pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${either})${AFTER}`, 'gu'), rules };
}

const isPlain = (span: Span): boolean => Object.keys(span).every((key) => key === 'text');

/** Words in which the first of each term leads to its section; what stands for something else already is left as it is. */
export function leading(words: Words, { pattern, rules }: Terms): Words {
  const met = new Set<string>();
  return words.flatMap((span) => {
    if (!isPlain(span)) return [span];
    const found: Words = [];
    let at = 0;
    for (const word of span.text.matchAll(pattern)) {
      const rule = rules[word[0]];
      if (met.has(rule)) continue;
      met.add(rule);
      if (word.index > at) found.push({ text: span.text.slice(at, word.index) });
      found.push({ text: word[0], rule });
      at = word.index + word[0].length;
    }
    if (at < span.text.length) found.push({ text: span.text.slice(at) });
    return found;
  });
}
