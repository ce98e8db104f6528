/* Orders that somebody wants always so, for the same cards: kept in the browser, taken by themselves when these are asked again. */
import { habitsOf } from '../games/habits';
import type { Ask, Choice } from '../transport/protocol';

const KEY = 'grimoire-orders';
const cardOf = (choice: Choice): string => choice.words.find((span) => span.card)?.card ?? '';

class Orders {
  /** By game and cards: the cards in the order that was put. */
  private kept = $state.raw<Record<string, string[]>>(read());

  get count(): number {
    return Object.keys(this.kept).length;
  }

  /** Whether this order could be kept: each of it is a card of its own. */
  keeps(game: string, ask: Ask | null): boolean {
    return Boolean(ask && habitsOf(game).kept.includes(ask.id ?? '') && keyOf(game, ask.choices ?? []));
  }

  keep(game: string, put: Choice[]): void {
    this.write({ ...this.kept, [keyOf(game, put)]: put.map(cardOf) });
  }

  /** The forms in the order that was kept for just these cards, if one was. */
  formsFor(game: string, ask: Ask): string[] | null {
    if (!this.keeps(game, ask)) return null;
    const order = this.kept[keyOf(game, ask.choices ?? [])];
    return order?.map((card) => ask.choices!.find((choice) => cardOf(choice) === card)!.form) ?? null;
  }

  forget(): void {
    this.write({});
  }

  private write(kept: Record<string, string[]>): void {
    this.kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

/** Nothing where a card is there twice, or none is named: nobody could tell which was meant. */
function keyOf(game: string, choices: Choice[]): string {
  const cards = choices.map(cardOf);
  return cards.every(Boolean) && new Set(cards).size === cards.length ? [game, ...cards.sort()].join(' ') : '';
}

function read(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    return {}; // somebody else wrote there
  }
}

export const orders = new Orders();
