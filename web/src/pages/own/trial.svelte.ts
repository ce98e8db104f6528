/* One trial a person: a card played in hundreds of games by the server, whose numbers are asked for while this page is there. */
import * as desk from '../../transport/desk';
import type { OwnTrial, OwnTrialWanted } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';

const EVERY = 700;
const GOING = ['waiting', 'running'];

class TrialOfACard {
  /** What the games so far say; it stays when they are stopped. */
  seen = $state.raw<OwnTrial | null>(null);
  wanted = $state.raw<OwnTrialWanted | null>(null);
  /** The card as it was when its games began. */
  as = $state.raw('');
  problem = $state('');
  stopped = $state(false);
  asking = $state(false);
  #looking: ReturnType<typeof setTimeout> | undefined;

  get going(): boolean {
    return !this.stopped && GOING.includes(this.seen?.state ?? '');
  }

  async begin(wanted: OwnTrialWanted, as: string): Promise<void> {
    this.leave();
    Object.assign(this, { wanted, as, seen: null, problem: '', stopped: false, asking: true });
    await this.#ask(() => desk.beginTrial(wanted, speech.lang));
    this.asking = false;
  }

  async stop(): Promise<void> {
    this.leave();
    await desk.stopTrial().catch(() => undefined); // it ends by itself when nobody looks
  }

  /** The page goes, or another card is tried. */
  leave(): void {
    clearTimeout(this.#looking);
    if (this.going) this.stopped = true;
  }

  async #ask(how: () => Promise<OwnTrial>): Promise<void> {
    const mine = this.wanted;
    try {
      const found = await how();
      if (mine !== this.wanted || this.stopped) return;
      if (found.state === 'none') this.stopped = true;
      else this.seen = found;
    } catch (error) {
      if (mine !== this.wanted) return;
      this.problem = error instanceof Error ? error.message : String(error);
      this.stopped = true;
    }
    if (this.going) this.#looking = setTimeout(() => void this.#ask(() => desk.lookAtTrial(speech.lang)), EVERY);
  }
}

export const trial = new TrialOfACard();
