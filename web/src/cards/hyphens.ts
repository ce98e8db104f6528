/* Long words of a name may be parted where they would not fit: only what a narrow strip of a card leaves in sight needs that. */

const SHY = '\u00ad';
const VOWELS = 'aeiouyàâäéèêëîïôöùûü';
/** Two letters that belong together at the beginning of a syllable. */
const TOGETHER = /^([bcdfgkptv][lr]|[cpst]h|gn|qu|sh)/;
/** Letters before a break, and after it: a mute syllable is not left alone. */
const BEFORE = 3;
const AFTER = 4;
/** Pixels of a letter of a bold name at its smallest. */
const LETTER = 5.4;

const isVowel = (letter: string): boolean => VOWELS.includes(letter);

/** A word with a soft hyphen before each consonant that begins a syllable. */
export function parted(word: string): string {
  const low = word.toLowerCase();
  const breaks = [...word].map((_, at) => {
    if (at < BEFORE || at > word.length - AFTER || isVowel(low[at])) return false;
    const begins = TOGETHER.test(low.slice(at)) ? 2 : 1;
    if (TOGETHER.test(low.slice(at - 1)) && !isVowel(low[at - 1])) return false;
    return isVowel(low[at + begins] ?? '') && [...low.slice(0, at)].some(isVowel);
  });
  return [...word].map((letter, at) => (breaks[at] ? SHY + letter : letter)).join('');
}

/** A text whose words may be parted where they are longer than so many pixels. */
export const fitting = (text: string, room: number): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length * LETTER > room ? parted(word) : word));
