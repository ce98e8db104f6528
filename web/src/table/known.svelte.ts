/* Questions that somebody knows: what they are about is not said again, unless they ask for the rules. Kept in the browser. */
import { SvelteSet } from 'svelte/reactivity';

const KEPT = 'grimoire-known-questions';

class Known {
  private ids = new SvelteSet<string>(localStorage.getItem(KEPT)?.split(' ').filter(Boolean));

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
    localStorage.setItem(KEPT, [...this.ids].join(' '));
  }
}

export const known = new Known();
