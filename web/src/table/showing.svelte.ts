/* What others do is shown one action after the other: what is given while one is shown waits for it. Nothing is lost by going on
 * at once, and nobody else waits. */
import type { Step } from '../transport/protocol';

export interface Piece {
  apply: () => void;
  steps: Step[];
  time: number;
}

export class Showing {
  /** What is shown now. */
  steps = $state.raw<Step[]>([]);
  /** How many milliseconds it is shown. */
  lasts = $state(0);
  /** It is shown until somebody goes on. */
  held = $state(false);
  private waiting = $state.raw<Piece[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting: (() => void)[] = [];

  /** More is to come than what is seen. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Show it once what is shown has had its time. */
  take(next: Piece): void {
    if (this.timer === undefined && !this.held) this.show(next);
    else this.waiting = [...this.waiting, next];
    this.rest();
  }

  /** All that waits, at once, and then this. */
  hurry(next?: Piece): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = false;
    const all = this.waiting;
    this.waiting = [];
    this.steps = [];
    for (const one of all) one.apply();
    next?.apply();
    this.rest();
  }

  /** Let what is shown stay, or go on. */
  hold(): void {
    if (!this.steps.length) return;
    this.held = !this.held;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.held) this.goOn();
  }

  /** Once all was shown. */
  done(): Promise<void> {
    return new Promise((resolve) => {
      this.resting.push(resolve);
      this.rest();
    });
  }

  private show(next: Piece): void {
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
    this.rest();
  }

  private rest(): void {
    if (this.timer !== undefined || this.held) return;
    for (const resolve of this.resting.splice(0)) resolve();
  }
}
