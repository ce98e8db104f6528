/* Tables of one's own that wait for somebody: whoever does something else meanwhile is told when one begins. */
import * as api from '../transport/api';
import type { MatchPage } from '../transport/protocol';
import { speech } from '../words/words.svelte';

const KEPT = 'grimoire-awaited';

class Awaited {
  ids = $state.raw<string[]>((localStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean));
  /** One that has begun. */
  begun = $state.raw<MatchPage | null>(null);

  wait(id: string): void {
    if (!this.ids.includes(id)) this.keep([...this.ids, id]);
  }

  forget(id: string): void {
    if (this.ids.includes(id)) this.keep(this.ids.filter((one) => one !== id));
    if (this.begun?.id === id) this.begun = null;
  }

  /** One that cannot be asked for stays awaited; one that is no more is forgotten. */
  async look(): Promise<void> {
    for (const id of this.ids) {
      try {
        const match = await api.match(id, speech.lang);
        if (match.state === 'running') this.begun = match;
        else if (match.state === 'over') this.forget(id);
      } catch (error) {
        if (error instanceof api.Refused) this.forget(id);
      }
    }
  }

  private keep(ids: string[]): void {
    this.ids = ids;
    if (ids.length) localStorage.setItem(KEPT, ids.join(' '));
    else localStorage.removeItem(KEPT);
  }
}

export const awaited = new Awaited();
