/* The time of a round. The server says when it ends by its own clock; here it is only counted on from there, by a clock that nobody
 * can set: a laptop whose time of day is wrong, or is put right meanwhile, shows the same as all others. */
/** The clock of a round: when it began and ends, in the server's seconds. */
export interface RoundClock {
  round: number;
  /** 0: it does not run. */
  started: number;
  ends: number;
  /** 0: the round has no end. */
  minutes: number;
}

export interface Told {
  clock: RoundClock | null;
  /** The server's seconds when it told. */
  now: number;
  /** Milliseconds of the page's own steady clock, then. */
  heard: number;
}

/** Seconds left of a round at a moment of the steady clock, never more than it has; null: no clock runs. Below nought: time was
 *  called so long ago. */
export function secondsLeft({ clock, now, heard }: Told, at: number): number | null {
  if (!clock?.started || !clock.minutes) return null;
  return Math.min(clock.ends - clock.started, clock.ends - now - (at - heard) / 1000);
}

/** A steady clock that the server's answers may only put right where they differ by more than they take to come. */
export function heardAgain(before: Told | null, told: Told, slack = 2): Told {
  if (!before || before.clock?.round !== told.clock?.round) return told;
  const expected = before.now + (told.heard - before.heard) / 1000;
  return Math.abs(expected - told.now) <= slack ? { ...before, clock: told.clock } : told;
}

/** 11:40, and 1:02:05. */
export function asTime(seconds: number): string {
  const whole = seconds < 0 ? Math.floor(-seconds) : Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (amount: number): string => String(amount).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How much of a round is over, from 0 to 1. */
export function shareOver(clock: RoundClock, left: number): number {
  const whole = clock.ends - clock.started;
  return whole > 0 ? Math.min(1, Math.max(0, 1 - left / whole)) : 1;
}
