/* What waits for somebody, on every page: games by turns in which it is their move, and how many notices are new. */
import * as people from '../transport/people';
import type { TurnLine } from '../transport/protocol';
import { speech } from '../words/words.svelte';

/** So often it is asked anew, where the page is in sight. */
const AGAIN = 60_000;

class Bells {
  /** Who has waited longest comes first. */
  turns = $state.raw<TurnLine[]>([]);
  fresh = $state(0);
  /** When this was told. */
  told = $state(0);

  async look(): Promise<void> {
    // Whom the server does not know yet is called by nobody, and one that is away is told of elsewhere.
    const found = await people.calls(speech.lang).catch(() => null);
    if (!found) return;
    this.turns = found.turns;
    this.fresh = found.new;
    this.told = Date.now();
  }

  /** As long as a page is open; gives what ends it. */
  watch(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.look();
    };
    const timer = setInterval(again, AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }

  /** Where in the order of those that wait a match stands; after all of them if it does not. */
  placeOf(match: string): number {
    const at = this.turns.findIndex((turn) => turn.match === match);
    return at < 0 ? this.turns.length : at;
  }
}

export const bells = new Bells();
