/* How a table is reached. Nothing else may know whether a server answers, a recording, or an engine in the page. */
import type { Given } from './protocol';

export type News =
  /** `next` is the match that follows this one, once there is one. */
  | { kind: 'given'; given: Given; next?: string }
  /** A choice was not taken; the words say why. */
  | { kind: 'refused'; words: string }
  | { kind: 'connection'; state: Connection };

export interface Connection {
  open: boolean;
  /** When the line is cut: when it is tried again, in milliseconds of the clock. */
  again?: number;
}

export type Listener = (news: News) => void;

export interface Transport {
  /** Begin to tell; gives back how to end it. */
  listen(listener: Listener): () => void;
  choose(number: number, form: string): void;
  undo(): void;
  concede(): void;
  /** Play again, when it is over. */
  again(): void;
  /** Everything is told again in this language. */
  speak(lang: string): void;
}
