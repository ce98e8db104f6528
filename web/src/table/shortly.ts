/* The question in few words, for a table that shows the rest: the card it is about is lifted, and its text is read beside. */
import { habitsOf } from '../games/habits';
import { say } from '../words/words.svelte';
import { firstRead } from './pointing';
import type { Table } from './table.svelte';
import { plain } from './things';

const QUOTED = /^.*[”»]\s*/su;

/** `slip`: the text of the card it is about is read beside. */
export function shortly(table: Table, slip = true): string {
  const { ask, scene } = table;
  const question = ask?.question ?? [];
  const habits = habitsOf(scene?.game);
  const id = (table.answering ? habits.answering : habits.shortly)[ask?.id ?? ''];
  if (id) return say(id, { word: question.find((span) => span.word)?.text ?? '' });
  return (slip && quotes(table) && plain(question).replace(QUOTED, '')) || plain(question);
}

const quotes = (table: Table): boolean =>
  (table.ask?.question ?? []).some((span) => span.says && span.says === firstRead(table)?.card);

/** The sentence of a card that `shortly` leaves out: what is chosen for. */
export const quoted = (table: Table): string =>
  quotes(table) ? (QUOTED.exec(plain(table.ask?.question))?.[0].trim() ?? '') : '';
