/* What can always be said at a table: everybody reads it in their own language. */
import english from '../../../src/grimoire/data/messages/en/web_phrases.ftl?raw';
import french from '../../../src/grimoire/data/messages/fr/web_phrases.ftl?raw';
import type { Line, Phrase } from '../transport/protocol';
import { alsoSay, say } from '../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };

export const PHRASES: Phrase['phrase'][] = [
  'hello',
  'luck',
  'moment',
  'back',
  'time',
  'look',
  'mistake',
  'sorry',
  'played',
  'thanks',
  'leaving',
  'again',
];

/** A line as it is read here. */
export const textOf = (line: Line): string => (line.phrase ? say(`phrase-${line.phrase}`) : line.text);
