/* Days as somebody who sits here has them, and as the server is told of them. */

/** As a field for a day wants it. */
export function today(now = new Date()): string {
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Midnight here, in milliseconds since 1970; of today, this moment. */
export const beginsOn = (day: string, now = new Date()): number =>
  Math.max(now.getTime(), new Date(`${day}T00:00`).getTime());
