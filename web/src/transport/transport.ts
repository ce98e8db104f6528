/* How a table is reached. Nothing else may know whether a server answers, a recording, or an engine in the page. */
import type {
  ClientMessage,
  Countdown,
  Given,
  Line,
  Scene,
  Sitting,
  Standing,
  Stops,
  Story,
  Time,
  Words,
} from './protocol';

/** What stands around a table besides what its seat is given. */
export interface Around {
  offers: Standing[];
  time: Time | null;
  countdown: Countdown | null;
  stops: Stops | null;
  /** The match that follows this one, once there is one. */
  next: string;
  /** Why it cannot go on; empty: it can. */
  frozen: string;
}

export const NOTHING_AROUND: Around = { offers: [], time: null, countdown: null, stops: null, next: '', frozen: '' };

export type News =
  | { kind: 'given'; given: Given; around: Around }
  /** Something was not done; the words say why. */
  | { kind: 'refused'; words: string }
  | { kind: 'connection'; state: Connection }
  | { kind: 'presence'; seats: Sitting[]; watching: number; patience: number }
  | { kind: 'said'; lines: Line[] }
  /** What a bot would choose. */
  | { kind: 'advice'; number: number; form: string; why: Words }
  /** An earlier moment. */
  | { kind: 'moment'; number: number; scene: Scene; story: Story };

export interface Connection {
  open: boolean;
  /** When the line is cut: when it is tried again, in milliseconds of the clock. */
  again?: number;
}

export type Listener = (news: News) => void;

/** What is told is shown in its time. */
export interface Shows {
  /** Once all was shown. */
  done(): Promise<void>;
  /** At once. */
  hurry(): void;
}

type WithoutAddress<Message> = Message extends { match: string; seat: number }
  ? Omit<Message, 'id' | 'match' | 'seat'>
  : never;

/** What somebody does at a table: a message without where it goes. */
export type Act = Exclude<WithoutAddress<ClientMessage>, { type: 'join' | 'leave' }>;

export interface Transport {
  /** Begin to tell; gives back how to end it. Who tells in parts waits until each was shown. */
  listen(listener: Listener, shown?: Shows): () => void;
  act(act: Act): void;
  /** Try at once to find a line that was cut. */
  reach(): void;
  /** Everything is told again in this language. */
  speak(lang: string): void;
}
