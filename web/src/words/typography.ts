/* French is set with narrow spaces that no line breaks at, before its tall marks and inside its quotes. Texts are written with
   plain ones, as a terminal wants them. */
const THIN = '\u202f';
/** What is sent back as it came, or is no sentence. */
const KEPT = new Set(['form', 'id', 'handle', 'link']);

export function typeset(text: string, lang: string): string {
  if (lang !== 'fr') return text;
  return text.replace(/ ([;:!?»%])/g, `${THIN}$1`).replace(/« /g, `«${THIN}`);
}

/** Reads JSON with every sentence set; lists of cards, which have several lines, stay as they are. */
export function readSet(json: string, lang: string): unknown {
  if (lang !== 'fr') return JSON.parse(json);
  return JSON.parse(json, (key, value: unknown) =>
    typeof value === 'string' && !KEPT.has(key) && !value.includes('\n') ? typeset(value, lang) : value,
  );
}
