/* A game one looks for: while one does something else, on whatever page, one says that one is there, and is told who has come. */
import * as meeting from '../transport/meeting';
import type { SeekLine, SeekState, Wish } from '../transport/protocol';
import { speech } from '../words/words.svelte';
import { awaited } from './awaited.svelte';

const KEPT = 'grimoire-looks';

class Seeking {
  /** What one looks for; nothing: no game, or it is not known yet. */
  mine = $state.raw<SeekLine | null>(null);
  /** Somebody was called to a table of one's own: their name. */
  called = $state('');
  /** With which deck one plays whoever one finds, by game; nothing: one by chance. */
  decks = $state<Record<string, string>>({});
  /** Whether this browser looks for a game now, and says so every few seconds. */
  looks = $state(localStorage.getItem(KEPT) !== null);

  async begin(wish: Wish): Promise<SeekState> {
    const found = await meeting.seek(wish, speech.lang);
    this.told(found);
    return found;
  }

  /** Where the server cannot be asked one looks on. */
  async look(): Promise<void> {
    const found = await meeting.mySeek(speech.lang).catch(() => null);
    if (found) this.told(found);
  }

  async end(): Promise<void> {
    await meeting.endSeek();
    this.told({});
  }

  told(found: SeekState): void {
    this.mine = found.mine ?? null;
    if (found.met) {
      this.called = found.met.seats.find((seat) => seat.kept)?.kept ?? '';
      awaited.wait(found.met.id);
    }
    this.looks = this.mine?.when === 'now';
    if (this.looks) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  }
}

export const seeking = new Seeking();
