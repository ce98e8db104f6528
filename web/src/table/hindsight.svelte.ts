/* What is thought of a match that is over: the chance to win after each decision, reckoned while one waits, and what was better. */
import type { Analysis, Judgement } from '../transport/protocol';

/** Ask how far it is; the first time also for it to be reckoned. */
export type AskFor = (begin: boolean) => Promise<Analysis>;

const EVERY = 1500; // milliseconds

export class Hindsight {
  found = $state.raw<Analysis | null>(null);
  /** Nothing will come: it was refused, or failed. */
  gaveUp = $state(false);
  readonly decisions: Judgement[] = $derived(this.found?.state === 'ready' ? this.found.decisions : []);
  /** Whether there are chances to show. */
  readonly reckoned = $derived(Boolean(this.found?.reckoned) && this.decisions.length > 0);
  /** It is under way, or waits for others. */
  readonly pending = $derived(this.found !== null && this.found.state !== 'ready' && !this.gaveUp);

  /** Ask until it is there; gives back how to leave off. */
  watch(ask: AskFor): () => void {
    let left = false;
    let timer = 0;
    const next = async (begin: boolean): Promise<void> => {
      try {
        const found = await ask(begin);
        if (left) return;
        this.found = found;
        this.gaveUp = found.state === 'failed' || found.state === 'unasked';
        if (!this.gaveUp && found.state !== 'ready') timer = window.setTimeout(() => void next(false), EVERY);
      } catch {
        if (!left) this.gaveUp = true;
      }
    };
    void next(true);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }

  /** What is thought of the choice that led to a moment. */
  at(number: number): Judgement | undefined {
    return this.decisions.find((one) => one.number === number);
  }
}
