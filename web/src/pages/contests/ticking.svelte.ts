/* The time of a round as it passes, for whoever shows it. */
import { asTime, secondsLeft, shareOver, type Told } from './remaining';

const TICK = 200;

export class Ticking {
  private at = $state(performance.now());

  /** Keeps ticking until the component that calls this is gone. */
  constructor(private readonly told: () => Told | null) {
    $effect(() => {
      const timer = setInterval(() => (this.at = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds; null: no clock runs. */
  get left(): number | null {
    const told = this.told();
    return told && secondsLeft(told, Math.max(this.at, told.heard));
  }

  get called(): boolean {
    return (this.left ?? 1) <= 0;
  }

  get shown(): string {
    return this.left === null ? '' : asTime(this.left);
  }

  get over(): number {
    const clock = this.told()?.clock;
    return clock && this.left !== null ? shareOver(clock, this.left) : 0;
  }
}
