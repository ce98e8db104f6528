/* Who sits at the table, and what stands between them: offers, clocks, the countdown of a window, what was said. */
import type { Countdown, Line, Sitting, Standing, Stops, Time } from '../transport/protocol';
import type { Around } from '../transport/transport';
import { say } from '../words/words.svelte';

/** Something that runs down: how much was left, and when that was so. */
export interface Running<Value> {
  value: Value;
  at: number;
}

export class Company {
  sitting = $state.raw<Sitting[]>([]);
  watching = $state(0);
  /** Who has been away for so many milliseconds may have lost. */
  patience = $state(0);
  /** When it was told who is there. */
  seenAt = $state(0);
  lines = $state.raw<Line[]>([]);
  /** The number of the last line that was read. */
  private read = $state(0);
  /** Where it is kept for as long as this window is open; empty: nowhere. */
  private kept = '';
  muted = $state.raw<number[]>([]);
  offers = $state.raw<Standing[]>([]);
  time = $state.raw<Running<Time> | null>(null);
  countdown = $state.raw<Running<Countdown> | null>(null);
  stops = $state.raw<Stops>({});
  frozen = $state('');
  /** Of each seat, in words: the deck it plays, where that is known. */
  decks = $state.raw<string[]>([]);

  /** `at`: when it was heard. */
  take({ offers, time, countdown, stops, frozen }: Around, at: number): void {
    this.offers = offers;
    this.time = time && { value: time, at };
    this.countdown = countdown && { value: countdown, at };
    this.stops = stops ?? {};
    this.frozen = frozen;
  }

  /** Whether this seat is asked in the window that counts down, now or after others, and has not said that it wants to be. */
  mayHold(seat = -1): boolean {
    const { may = [], held = [] } = this.countdown?.value ?? {};
    return may.includes(seat) && !held.includes(seat);
  }

  hear(lines: Line[]): void {
    const known = this.lines.map((line) => line.number);
    this.lines = [...this.lines, ...lines.filter((line) => !known.includes(line.number))];
  }

  /** The talk of this match: what was read in this window before it was loaded anew stays read. */
  recall(match: string): void {
    this.kept = `grimoire-read-${match}`;
    this.read = Number(sessionStorage.getItem(this.kept)) || 0;
  }

  /** All there is was read. */
  reads(): void {
    this.read = Math.max(this.read, ...this.lines.map((line) => line.number));
    if (this.kept) sessionStorage.setItem(this.kept, String(this.read));
  }

  /** What others have said that whoever sits at this seat has not read. */
  unread(seat: number): Line[] {
    return this.lines.filter(
      (line) => line.number > this.read && line.seat !== seat && !this.muted.includes(line.seat),
    );
  }

  isBot(seat: number): boolean {
    return Boolean(this.sitting.find((one) => one.seat === seat)?.bot);
  }

  /** By the name of a guest anybody may come: that is said. */
  called(seat: number, name: string): string {
    return calledAs(name, this.sitting.find((one) => one.seat === seat)?.guest);
  }

  /** Words of one's own are for tables at which everybody has an account. */
  get mayTalk(): boolean {
    return !this.sitting.some((one) => !one.bot && one.guest);
  }

  /** Several people: they can talk, agree to a draw, and wait for each other. */
  people(seat: number): Sitting[] {
    return this.sitting.filter((one) => !one.bot && one.seat !== seat);
  }

  /** Somebody who is awaited and not there. */
  gone(seat: number): Sitting | undefined {
    return this.people(seat).find((one) => one.here === false);
  }
}

/** Somebody by their name, and whether they are a guest, where the name does not say it. */
export const calledAs = (name: string, guest = false): string =>
  guest && !name.startsWith(say('web-guest-name')) ? say('web-guest', { name }) : name;

/** What is left of it now, in milliseconds; nothing is lost before it begins to run. */
export const left = (milliseconds: number, since: number, now: number): number =>
  Math.max(0, milliseconds - Math.max(0, now - since));

/** How long something has lasted, in words: 12 seconds, 3 minutes. */
export function spanWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 90
    ? say('web-span-seconds', { count: seconds })
    : say('web-span-minutes', { count: Math.round(seconds / 60) });
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** 83000 is 1:23; hours have their place, and days are said in words. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, two] = [Math.floor(seconds / HOUR), (n: number) => String(n).padStart(2, '0')];
  if (seconds >= DAY) return say('web-clock-left', { days: Math.floor(hours / 24), hours: hours % 24 });
  const minutes = Math.floor(seconds / 60);
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
