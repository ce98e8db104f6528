/* An offer that is put together: cards are laid and taken back one by one, also one in the middle, and a counter-offer begins with
   what was offered. Only the latest card can be taken back at the table, so what lies above it is laid again. */
import type { Table } from '../../table/table.svelte';
import type { Bargain, BargainSide } from '../../transport/protocol';

/** Cards of the other's own choice are asked for by one form, as often as they are wanted. */
export const ANY = 'want card';

const lotForms = (side: BargainSide): string[] => side.lots.flatMap((lot) => lot.form ?? []);

/** All that lies in an offer, as whoever builds it laid it. */
export const formsOf = ({ sides: [one, other] }: Bargain): string[] => [
  ...lotForms(one),
  ...lotForms(other),
  ...Array<string>(other.more ?? 0).fill(ANY),
];

/** The same offer from the other side, as far as its cards have names. */
export const mirrored = ({ sides }: Bargain): string[] =>
  sides.flatMap((side) => side.lots.flatMap((lot) => lot.mirrored ?? []));

/** What is left of these when each of those is taken out once. */
export function without(forms: string[], those: string[]): string[] {
  const left = [...those];
  return forms.filter((form) => {
    const at = left.indexOf(form);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export class Laying {
  /** What is to lie there. */
  private goal: string[] | null = $state.raw(null);

  takeBack(table: Table, form: string): void {
    const { bargain } = table.scene ?? {};
    if (bargain) this.goal = without(formsOf(bargain), [form]);
    this.goOn(table);
  }

  begin(forms: string[]): void {
    this.goal = forms;
  }

  /** One step towards what is to lie there. */
  goOn(table: Table): void {
    const { bargain } = table.scene ?? {};
    if (!this.goal || !bargain?.building || !table.mine || table.sending) return;
    const lie = formsOf(bargain);
    const missing = without(this.goal, lie).find((form) => table.ask?.choices?.some((one) => one.form === form));
    if (without(lie, this.goal).length && table.ask?.undo) table.undo();
    else if (missing) table.choose(missing);
    else this.goal = null;
  }
}
