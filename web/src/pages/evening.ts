/* Hours of this evening, as a clock on the wall has them. */

const DAY = 24 * 3600 * 1000;

/** When it is so late next: today, or tomorrow where it is later than that already. 24 is midnight. */
export function nextAt(hour: number, now: Date): number {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour).getTime();
  return then > now.getTime() ? then : then + DAY;
}
