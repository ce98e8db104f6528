/* What can be done with a thing, in as few words as it needs: the verb, both of two, else how many ways there are. */
import { plain } from '../../table/things';
import type { Choice } from '../../transport/protocol';
import { say } from './words';

const LETTERS = 20;

export function verbsOf(choices: Choice[]): string {
  const verbs = [...new Set(choices.map((choice) => plain(choice.verb)))];
  const [one, other] = verbs;
  if (verbs.length === 1) return choices.length > 1 ? `${one} …` : one;
  const either = say('web-either', { one, other: other.toLowerCase() });
  return verbs.length === 2 && either.length <= LETTERS ? either : say('web-several', { count: choices.length });
}
