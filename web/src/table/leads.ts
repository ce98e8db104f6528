/* Where a table leads: to its replay, its record and other tables, from a replay back into play, from a lesson on. */
import type { Foreseen, NewReport } from '../transport/protocol';
import type { AskFor } from './hindsight.svelte';

export interface Links {
  replay: string;
  record: string;
  /** It is over, and may not be looked at yet: what is hidden in it is played with again. */
  closed?: boolean;
  /** The game that followed it: another one cannot be offered. */
  follows?: string;
  /** Where another table is opened, with other decks. */
  another?: string;
  /** The moment as a file, where something seems wrong. */
  report?: string;
  /** Asks what is thought of the match, once it is over. */
  analysis?: AskFor;
  /** What choices in a row would change, before they are made. */
  foresee?: (number: number, forms: string[]) => Promise<Foreseen[]>;
  /** Tells whoever runs the server of somebody at this table. */
  complain?: (about: Omit<NewReport, 'match'>) => Promise<void>;
}

/** What can be done where a match is gone through again, besides looking at its moments. */
export interface Replay {
  /** From whose seat it is seen. */
  views: { title: string; chosen: boolean; open: () => void }[];
  /** All hands are open. */
  open: boolean;
  /** The address of a moment of it. */
  link: (number: number) => string;
  /** The same with the whole game in it, where all of it may be looked at. */
  carried?: (number: number) => Promise<string>;
  /** Play on from a moment, where that can be done. */
  playOn?: (number: number) => void;
}

/** What a lesson leads to, which the table does not know itself. */
export interface CourseOf {
  /** How long it takes. */
  about: string;
  /** It is a puzzle: it is solved, not learnt. */
  puzzle?: boolean;
  next?: { title: string; open: () => void };
  /** Whoever has come to its end may now play a whole game, against whom they can beat. */
  duel?: { level: string; open: () => void };
  playOn: () => void;
}
