/* What stands close to a rule or a card stays on its line: brackets around a rule, "d'" before a name, a full stop after it. */
import type { Span, Words } from '../transport/protocol';

export interface Piece {
  span: Span;
  before: string;
  after: string;
}

const isDrawn = (span: Span | undefined): boolean => Boolean(span?.rule || span?.card);

export function pieces(words: Words): Piece[] {
  const texts = words.map((span) => span.text);
  const found = words.map((span): Piece => ({ span, before: '', after: '' }));
  words.forEach((span, at) => {
    if (!isDrawn(span)) return;
    const before = at > 0 && !isDrawn(words[at - 1]) ? (/[^\s]*[('’“«]$|«\u202f$/.exec(texts[at - 1])?.[0] ?? '') : '';
    if (before) texts[at - 1] = texts[at - 1].slice(0, -before.length);
    const after =
      at + 1 < words.length && !isDrawn(words[at + 1])
        ? (/^(?:\u202f?»)?[).;,:”]*/.exec(texts[at + 1])?.[0] ?? '')
        : '';
    if (after) texts[at + 1] = texts[at + 1].slice(after.length);
    found[at] = { span, before, after };
  });
  return found.map((piece, at) => ({ ...piece, span: { ...piece.span, text: texts[at] } }));
}

/** The sentence without the rule it cites at its end, where there is no room to open that: "It lacks a word. (D2.2.2)". */
export function uncited(words: Words): Words {
  const [before, rule, after] = words.slice(-3);
  if (!rule?.rule || !before.text.endsWith('(') || after.text !== ')') return words;
  return [...words.slice(0, -3), { ...before, text: before.text.slice(0, -1).trimEnd() }];
}
