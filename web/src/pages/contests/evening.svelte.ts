/* A contest as this page knows it: what the server last said of it, its log, and what others did meanwhile. */
import { Refused } from '../../transport/api';
import * as api from '../../transport/contests';
import type { ContestPage, Follows, LogLine, NameWrong, Wished } from '../../transport/protocol';
import { watchContest } from '../../transport/watching';
import { speech } from '../../words/words.svelte';
import { heardAgain, type Told } from './remaining';
import { shownRound, type Round } from './shown';
import { say } from './words';

/** What others did stays in sight for so long, in milliseconds. */
const TOLD_FOR = 20_000;
const MOST_TOLD = 4;

export type Act = Wished['act'];

export class Evening {
  page = $state.raw<ContestPage | null>(null);
  /** Oldest first; only staff have it. */
  log = $state.raw<LogLine[]>([]);
  time = $state.raw<Told | null>(null);
  /** Why the last thing was not done. */
  problem = $state('');
  /** There is no contest here, or it is not for this browser. */
  lost = $state('');
  /** What was to be done then. */
  refused = $state<Act['type'] | ''>('');
  busy = $state(false);
  /** Names that are typed or pasted, and not entered yet: whoever looks at another page finds them here again. */
  names = $state('');
  /** The name of somebody who came late, in the same way. */
  late = $state('');
  /** Of names that were pasted: what is wrong with which lines. */
  wrongLines = $state.raw<NameWrong[]>([]);
  /** What others have done since one looked. */
  others = $state.raw<LogLine[]>([]);
  /** Whether the line to the server stands. */
  reached = $state(true);
  readonly round = $derived<Round | null>(
    this.page?.round ? shownRound(this.page.round, this.page.players, this.page.settings.bye) : null,
  );
  /** Numbers of entries that this page has made itself. */
  private own: number[] = [];
  private loading: Promise<void> | null = null;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Keeps it up to date until the function it gives back is called. */
  open(lang: string): () => void {
    this.log = [];
    const stop = watchContest(this.id, lang, {
      heard: (number) => {
        if (!number || number > (this.page?.number ?? 0)) void this.load();
      },
      reached: (open) => (this.reached = open),
    });
    void this.load();
    return () => {
      stop();
      clearTimeout(this.forgetting);
    };
  }

  /** What is asked for while an answer is still to come is asked for after it: an answer on its way may be too old. */
  load(): Promise<void> {
    const after = (this.loading ?? Promise.resolve()).then(() => this.fetch());
    this.loading = after;
    return after;
  }

  private async fetch(): Promise<void> {
    const lang = speech.lang;
    try {
      const page = await api.contest(this.id, lang);
      const log = page.may.includes('log') ? await this.newLog(page.number, lang) : [];
      if (lang !== speech.lang) return;
      this.take(page, log);
      this.lost = '';
    } catch (error) {
      if (!this.page) this.lost = inWords(error);
    }
  }

  /** An entry that strikes others out changes what was told before. */
  private async newLog(number: number, lang: string): Promise<LogLine[]> {
    const known = this.log.at(-1)?.number ?? 0;
    if (known >= number) return this.log;
    const found = await api.log(this.id, known, lang);
    return found.some((line) => line.kind === 'undone') ? api.log(this.id, 0, lang) : [...this.log, ...found];
  }

  may(right: string): boolean {
    return this.page?.may.includes(right) ?? false;
  }

  /** Whether it was done. What is refused is said where everybody looks. */
  act(act: Act, reason = ''): Promise<boolean> {
    this.refused = act.type;
    return this.doing(async () => {
      const wished = { number: this.page?.number ?? 0, act, reason };
      const done = await api.act(this.id, wished, speech.lang);
      for (let at = 0; at < done.words.length; at += 1) this.own.push(done.number - at);
      await this.load();
    });
  }

  preview(act: Act): Promise<Follows> {
    return api.preview(this.id, { number: this.page?.number ?? 0, act }, speech.lang);
  }

  /** All lines, or none: what is wrong is said at its line. */
  enter(names: string): Promise<boolean> {
    this.refused = 'enterPlayers';
    return this.doing(async () => {
      const { wrong } = await api.names(this.id, names, speech.lang);
      if (wrong.length) {
        this.wrongLines = wrong;
        throw new Refused(wrong[0].words);
      }
      const done = await api.act(
        this.id,
        { number: this.page?.number ?? 0, act: { type: 'enterPlayers', names } },
        speech.lang,
      );
      for (let at = 0; at < done.words.length; at += 1) this.own.push(done.number - at);
      await this.load();
    });
  }

  async doing(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = '';
    this.wrongLines = [];
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = inWords(error);
      if (this.page) void this.load();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** What a phone tells is seen at its table. */
  private isNews(line: LogLine): boolean {
    return line.kind !== 'reported' && !this.own.includes(line.number);
  }

  private take(page: ContestPage, log: LogLine[]): void {
    const before = this.page;
    const known = this.log.at(-1)?.number ?? 0;
    const clock = clockOf(page);
    this.time = heardAgain(this.time, { clock, now: page.now, heard: performance.now() });
    this.page = page;
    this.log = log;
    if (!before || !known) return;
    const told = log.filter((line) => line.number > before.number && this.isNews(line)).reverse();
    if (!told.length) return;
    this.others = [...told, ...this.others].slice(0, MOST_TOLD);
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.others = []), TOLD_FOR);
  }
}

function clockOf({ round, state }: ContestPage): Told['clock'] {
  if (!round || state === 'over') return null;
  return { round: round.number, started: round.started_at, ends: round.ends_at, minutes: round.minutes };
}

/** What a server refuses it says itself; where none answers, the browser's own words would help nobody. */
export const inWords = (error: unknown): string =>
  error instanceof Refused ? error.message : say('web-contest-no-answer');
