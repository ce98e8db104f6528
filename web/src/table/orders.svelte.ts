/* Orders that somebody wants always so, for the same cards: kept in the browser, taken by themselves when these are asked again. */
import { habitsOf } from '../games/habits';
import type { Ask, Choice } from '../transport/protocol';

const KEY = 'grimoire-orders';
/** What a link is kept by: its card, or the rule it stands for, which has a form that is the same each time. */
const nameOf = ({ words, form }: Choice): string =>
  words.find((span) => span.card)?.card ?? (/^order [a-z]+$/.test(form) ? form : '');

class Orders {
  /** By game and cards: the cards in the order that was put. */
  private kept = $state.raw<Record<string, string[]>>(read());

  get count(): number {
    return Object.keys(this.kept).length;
  }

  /** Whether this order could be kept: each of it is a card of its own, or a rule. */
  keeps(game: string, ask: Ask | null): boolean {
    return Boolean(ask && habitsOf(game).kept.includes(ask.id ?? '') && keyOf(game, ask.choices ?? []));
  }

  keep(game: string, put: Choice[]): void {
    this.write({ ...this.kept, [keyOf(game, put)]: put.map(nameOf) });
  }

  /** The forms in the order that was kept for just these cards, if one was. */
  formsFor(game: string, ask: Ask): string[] | null {
    if (!this.keeps(game, ask)) return null;
    const order = this.kept[keyOf(game, ask.choices ?? [])];
    return order?.map((card) => ask.choices!.find((choice) => nameOf(choice) === card)!.form) ?? null;
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
  const cards = choices.map(nameOf);
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
