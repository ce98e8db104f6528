/* French is set with narrow spaces that no line breaks at, before its tall marks and inside its quotes. Texts are written with
   plain ones, as a terminal wants them. */
const THIN = '\u202f';

export function typeset(text: string, lang: string): string {
  if (lang !== 'fr') return text;
  return text.replace(/ ([;:!?»%])/g, `${THIN}$1`).replace(/« /g, `«${THIN}`);
}

/** Reads what the server wrote, with every sentence set. Between its values there are no spaces, and what is sent back to it
 *  (forms, ids, lists of cards) has none before such a mark: so it is set before it is read, which is quick. */
export const readSet = (json: string, lang: string): unknown => JSON.parse(typeset(json, lang));

/** A number below zero has a minus, not a hyphen. */
export const minus = (number: number | string): string => String(number).replace(/^-/, '−');
