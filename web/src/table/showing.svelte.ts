/* What others do is shown one action after the other: what is given while one is shown waits for it. Nothing is lost by going on
 * at once, and nobody else waits. */
import type { Step } from '../transport/protocol';

interface Waiting {
  apply: () => void;
  steps: Step[];
  time: number;
}

export class Showing {
  /** What is shown now. */
  steps = $state.raw<Step[]>([]);
  /** How many milliseconds it is shown. */
  lasts = $state(0);
  private waiting = $state.raw<Waiting[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** More is to come than what is seen. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Show it once what is shown has had its time. */
  take(next: Waiting): void {
    if (this.timer === undefined) this.show(next);
    else this.waiting = [...this.waiting, next];
  }

  /** All that waits, at once, and then this. */
  hurry(next?: Waiting): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.waiting;
    this.waiting = [];
    this.steps = [];
    for (const one of all) one.apply();
    next?.apply();
  }

  private show(next: Waiting): void {
    next.apply();
    this.steps = next.time > 0 ? next.steps : [];
    this.lasts = next.time;
    if (next.time > 0) this.timer = setTimeout(() => this.goOn(), next.time);
  }

  private goOn(): void {
    this.timer = undefined;
    this.steps = [];
    while (this.timer === undefined && this.waiting.length) {
      const [next, ...rest] = this.waiting;
      this.waiting = rest;
      this.show(next);
    }
  }
}
