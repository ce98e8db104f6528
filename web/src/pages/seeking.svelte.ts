/* A game one looks for: while one does something else, on whatever page, one says that one is there, and is told who has come. */
import * as meeting from '../transport/meeting';
import type { SeekLine, SeekState, Wish } from '../transport/protocol';
import { speech } from '../words/words.svelte';
import { awaited } from './awaited.svelte';

const KEPT = 'grimoire-looks';
/** As long as whoever was called has to come. */
const CALLED = 20 * 60_000;

class Seeking {
  /** What one looks for; nothing: no game, or it is not known yet. */
  mine = $state.raw<SeekLine | null>(null);
  /** Somebody was called to a table of one's own: to which, and their name. */
  private calling = $state.raw({ match: '', name: '' });
  private since: ReturnType<typeof setTimeout> | undefined;
  /** What was begun or ended last makes answers to what was asked before it old. */
  private asked = 0;
  /** With which deck one plays whoever one finds, by game; nothing: one by chance. */
  decks = $state<Record<string, string>>({});
  /** Whether this browser looks for a game now, and says so every few seconds. */
  looks = $state(localStorage.getItem(KEPT) !== null);

  /** Who is still to come there: nobody once it has begun, or is no more. */
  get called(): string {
    const { match, name } = this.calling;
    return awaited.ids.includes(match) && awaited.begun?.id !== match ? name : '';
  }

  async begin(wish: Wish): Promise<SeekState> {
    this.asked += 1;
    this.call('', '');
    const found = await meeting.seek(wish, speech.lang);
    this.asked += 1;
    this.told(found);
    return found;
  }

  private call(match: string, name: string): void {
    clearTimeout(this.since);
    this.calling = { match, name };
    if (name) this.since = setTimeout(() => this.call('', ''), CALLED);
  }

  /** Where the server cannot be asked one looks on. */
  async look(): Promise<void> {
    const asked = this.asked;
    const found = await meeting.mySeek(speech.lang).catch(() => null);
    if (found && asked === this.asked) this.told(found);
  }

  async end(): Promise<void> {
    this.asked += 1;
    await meeting.endSeek();
    this.asked += 1;
    this.told({});
  }

  told(found: SeekState): void {
    this.mine = found.mine ?? null;
    if (found.met) {
      this.call(found.met.id, found.met.seats.find((seat) => seat.kept)?.kept ?? '');
      awaited.wait(found.met.id);
    }
    this.looks = this.mine?.when === 'now';
    if (this.looks) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  }
}

export const seeking = new Seeking();
