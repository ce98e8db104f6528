/* Deck and side deck between two games of a series: as many cards come in as go out (D1.4). */
export interface Pile {
  /** Each card once, with how many of it. */
  card: string;
  count: number;
}

export const counted = (cards: string[]): Pile[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));

/** One of a card from here to there; as before where there is none. */
export function moved(from: string[], to: string[], card: string): [string[], string[]] {
  const at = from.indexOf(card);
  return at < 0 ? [from, to] : [from.toSpliced(at, 1), [...to, card]];
}
