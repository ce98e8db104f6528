/* How long something is, or was ago, in the unit a person would say it in. */
export type Unit = 'minutes' | 'hours' | 'days';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rounded, and never so that it looks like less than two of its unit. */
export function spanOf(milliseconds: number): { count: number; unit: Unit } {
  if (milliseconds >= 2 * DAY) return { count: Math.round(milliseconds / DAY), unit: 'days' };
  if (milliseconds >= 2 * HOUR) return { count: Math.round(milliseconds / HOUR), unit: 'hours' };
  return { count: Math.max(0, Math.floor(milliseconds / MINUTE)), unit: 'minutes' };
}

/** When it is worth hurrying: less than a fifth is left, or two hours. */
export const isSoon = (left: number, of: number): boolean => left < of / 5 || left < 2 * HOUR;

/** A share as whole percents, without their sign. */
export const percent = (share: number): string => Math.round(100 * share).toString();
