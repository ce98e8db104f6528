/* Words of the game inside a sentence, each where it stands first. */
export interface Part {
  text: string;
  term: boolean;
}

export function setOff(text: string, terms: string[]): Part[] {
  const found = terms
    .map((term) => ({ at: text.indexOf(term), term }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let done = 0;
  for (const { at, term } of found) {
    if (at < done) continue;
    if (at > done) parts.push({ text: text.slice(done, at), term: false });
    parts.push({ text: term, term: true });
    done = at + term.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), term: false });
  return parts;
}
