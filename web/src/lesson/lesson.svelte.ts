/* A lesson at the table: it reaches the table as a match does, and adds what is said, what glows and what is open. */
import { plain } from '../table/things';
import * as api from '../transport/api';
import type { Between, Given, Learnable, Learning, Scene, Teaching, Told, Words } from '../transport/protocol';
import { today } from './days';
import { NOTHING_AROUND, type Act, type Listener, type Shows, type Transport } from '../transport/transport';

/** Asks where a lesson stands; a test answers in place of the server. */
export type Teach = (wanted: Learning) => Promise<Learnable>;

interface Moment {
  number: number;
  scene: Scene;
}

export class Lesson implements Transport {
  /** Where it stands. */
  teaching = $state.raw<Teaching | null>(null);
  /** A sentence between two choices, which waits to be read. */
  said = $state.raw<Told | null>(null);
  /** Why what was tried is not done; or the hint that was asked for. */
  whyNot = $state.raw<Words[]>([]);
  /** What solves the puzzle, and why, once it was asked for. */
  solved = $state.raw<Words[]>([]);
  /** Something was refused, not asked for. */
  refused = $state(false);
  /** What others do is being shown. */
  shows = $state(false);
  /** Something else is asked than when the teacher's sentence was said: then the question is said too. */
  asksOn = $state(false);
  /** What went wrong on the way to the server. */
  problem = $state('');

  private listener: Listener = () => {};
  private showing: Shows | undefined;
  private tries = 0;
  private hints = 0;
  private number = -1;
  /** The sentence, and the question it was said at. */
  private saidAt = { say: '', asked: '' };
  private made: string[];
  private goesOn: () => void = () => {};
  private run = 0;

  constructor(
    readonly game: string,
    readonly id: string,
    private lang: string,
    made: string[] = [],
    private readonly teach: Teach = (wanted) => api.lesson(game, id, wanted, this.lang),
  ) {
    this.made = made;
  }

  listen(listener: Listener, showing?: Shows): () => void {
    this.listener = listener;
    this.showing = showing;
    void this.ask({});
    return () => {
      this.run += 1;
      this.listener = () => {};
    };
  }

  act(act: Act): void {
    if (act.type === 'choose') void this.ask({ want: 'choose', form: act.form });
    else if (act.type === 'undo') void this.ask({ want: 'back' });
    else if (act.type === 'hint') void this.ask({ want: 'hint' });
  }

  reach(): void {
    void this.ask({});
  }

  speak(lang: string): void {
    this.lang = lang;
    this.number = -1;
    void this.ask({});
  }

  /** Something with which nothing can be done. */
  touch(thing: string): void {
    if (!this.shows && !this.teaching?.done) void this.ask({ want: 'touch', thing });
  }

  /** The lesson makes the choice. */
  show(): void {
    void this.ask({ want: 'show' });
  }

  /** What solves a puzzle. */
  solution(): void {
    void this.ask({ want: 'solution' });
  }

  again(): void {
    this.solved = [];
    this.made = [];
    this.number = -1;
    this.tries = 0;
    void this.ask({});
  }

  /** The sentence was read; or what is shown is hurried. */
  goOn(): void {
    this.showing?.hurry();
    this.goesOn();
  }

  // -- what glows -------------------------------------------------------------------------------------------------

  /** One thing glows and all else steps back. */
  readonly hushes = $derived(Boolean(this.teaching?.glow) && !this.teaching?.done && this.said === null && !this.shows);
  private readonly openForms: string[] = $derived(this.teaching?.open ?? []);
  /** Lines from one thing to another; from what glows to the word that asks for it, too. */
  readonly lines: Between[] = $derived.by(() => {
    const glow = this.hushes ? this.teaching?.glow : null;
    const from = glow?.things?.[0];
    const asks = (glow?.words ?? []).flatMap(({ thing }) =>
      from && thing !== from ? [{ start: from, end: thing }] : [],
    );
    return [...(glow?.lines ?? []), ...asks].slice(0, 3);
  });

  opens(form: string): boolean {
    return this.openForms.includes(form);
  }

  /** A thing that is pointed at, whether something can be done with it or not. */
  lights(handle: string): boolean {
    return this.hushes && Boolean(this.teaching?.glow?.things?.includes(handle));
  }

  lightsPlayer(seat: number): boolean {
    return this.hushes && Boolean(this.teaching?.glow?.players?.includes(seat));
  }

  lightsPlace(place: string): boolean {
    return this.hushes && Boolean(this.teaching?.glow?.places?.includes(place));
  }

  /** Words on a thing that are marked. */
  wordsOn(handle: string): string[] {
    const glow = this.hushes ? this.teaching?.glow : null;
    const asked = (glow?.words ?? []).filter((one) => one.thing === handle || this.lights(handle));
    return asked.map((one) => one.word);
  }

  /** An end of a line, or what a word is on. */
  concerns(handle: string): boolean {
    return this.wordsOn(handle).length > 0 || this.lines.some(({ start, end }) => start === handle || end === handle);
  }

  get lifted(): boolean {
    return this.hushes && Boolean(this.teaching?.lifted);
  }

  // -- asking -----------------------------------------------------------------------------------------------------

  private async ask(wanted: Omit<Learning, 'made'>): Promise<void> {
    const run = ++this.run;
    try {
      const { made, tries: refused, hints } = this;
      const since = wanted.want === 'back' ? -1 : this.number;
      const found = await this.teach({ made, refused, hints, since, day: today(), ...wanted });
      if (run === this.run) await this.take(found, wanted.want ?? '', run);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.listener({ kind: 'refused', words: this.problem });
    }
  }

  private async take(found: Learnable, want: string, run: number): Promise<void> {
    const before = this.number;
    this.problem = '';
    this.tries = found.refused;
    this.hints = found.hints;
    if (want === 'solution') {
      this.solved = found.why_not;
      return;
    }
    this.made = found.teaching.made ?? [];
    this.whyNot = found.why_not;
    this.refused = found.why_not.length > 0 && want !== 'hint';
    if (found.why_not.length) {
      this.teaching = found.teaching;
      this.listener({ kind: 'refused', words: '' });
      return;
    }
    if (want === 'choose' || want === 'show') await this.tell(found, before, run);
    if (run !== this.run) return;
    this.teaching = found.teaching;
    this.hear(found);
    this.number = found.given.ask.number;
    const told = this.shows ? lastTold(found, before) : before;
    this.shows = false;
    this.give(found.given, want === 'back' ? -1 : told, found.given.ask.number, this.asked(found));
  }

  private hear({ teaching, given }: Learnable): void {
    const [say, asked] = [plain(teaching.say), plain(given.ask.question)];
    if (say !== this.saidAt.say) this.saidAt = { say, asked };
    this.asksOn = asked !== this.saidAt.asked;
  }

  /** What others did, one after the other, with the sentences of the lesson where they belong. */
  private async tell(found: Learnable, since: number, run: number): Promise<void> {
    const sentences = found.teaching.told ?? [];
    const last: Moment = { number: found.given.ask.number, scene: found.given.scene };
    const moments = sentences.some((one) => one.number >= last.number) ? [...found.way, last] : found.way;
    let told = since;
    this.shows = moments.length > 0;
    for (const { number, scene } of moments) {
      this.give({ ...found.given, scene }, told, number, { number, asked: -1, question: [] });
      told = number;
      await this.showing?.done();
      if (run !== this.run) return;
      for (const said of sentences.filter((one) => one.number === number)) {
        if (run !== this.run) return;
        this.said = said;
        await this.pause();
        this.said = null;
      }
      if (run !== this.run) return;
    }
  }

  /** Until somebody goes on. */
  private pause(): Promise<void> {
    return new Promise((resolve) => (this.goesOn = resolve));
  }

  private give(given: Given, since: number, number: number, ask: Given['ask']): void {
    const steps = given.story.steps.filter((step) => step.number > since && step.number <= number);
    this.listener({
      kind: 'given',
      given: { scene: given.scene, ask, story: { since, steps, digests: [] } },
      around: NOTHING_AROUND,
    });
  }

  /** The question as the lesson puts it: what it wants is what is suggested, and a step can be taken back. */
  private asked({ given, teaching }: Learnable): Given['ask'] {
    const open = teaching.open ?? [];
    return {
      ...given.ask,
      suggested: open.length === 1 && teaching.glow ? open : [],
      undo: (teaching.made ?? []).length > 0,
    };
  }
}

const lastTold = (found: Learnable, before: number): number => {
  const numbers = found.way.map((one) => one.number);
  const spoken = (found.teaching.told ?? []).some((one) => one.number >= found.given.ask.number);
  return spoken ? found.given.ask.number : (numbers.at(-1) ?? before);
};
