/* Dates as the calendar of whoever plays has them, written as the server reads them: 2026-11-19. */
const DAY = 24 * 3600 * 1000;
const two = (number: number): string => String(number).padStart(2, '0');

export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** At noon by no zone: it is the same day everywhere it is shown. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const inWords = (day: string, lang: string): string =>
  noon(day).toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** So many days up to this one, the oldest first. */
export const upTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(noon(day).getTime() - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  );
