/* What a card costs and asks for now, beside what is printed. */
import { factOf } from '../table/things';
import type { Component, PrintedCard, Thing, Words } from '../transport/protocol';

export interface CostNow {
  cost: Record<string, number | string>;
  price: Words;
  /** How much Mana is printed, where that is another number. */
  was?: number;
}

/** A cost with a letter is no number yet: it stays as printed. */
export function costNow(face: PrintedCard, thing?: Thing): CostNow {
  const printed = { cost: face.cost ?? {}, price: face.price ?? [] };
  const now = factOf(thing, 'cost');
  if (!now || Object.values(printed.cost).some((amount) => typeof amount === 'string')) return printed;
  const was = now.printed ?? now.value;
  return { cost: now.parts ?? {}, price: now.words, ...(was != null && was !== now.value ? { was } : {}) };
}

export interface NeedsNow {
  words: (Component & { was?: number })[];
  /** How many of them, whichever one likes, where fewer are enough. */
  any?: { value: number; was: number };
}

export function needsNow(face: PrintedCard, thing?: Thing): NeedsNow {
  const printed = face.needs ?? [];
  const now = factOf(thing, 'needs');
  if (now?.value == null || now.printed == null) return { words: printed };
  const words = printed.map((one) => {
    const [amount, was] = [now.parts?.[one.word] ?? 0, one.amount ?? 1];
    return amount === was ? one : { ...one, amount, was };
  });
  const all = words.reduce((sum, one) => sum + (one.amount ?? 1), 0);
  if (all === now.value) return { words };
  if (words.length > 1) return { words, any: { value: now.value, was: now.printed } };
  return { words: words.map((one) => ({ ...one, amount: now.value!, was: now.printed! })) };
}
