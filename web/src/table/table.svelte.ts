/* The table: what is given, what is pointed at, and the one way to act. */
import { getContext, setContext } from 'svelte';
import type { Faces } from '../transport/api';
import type { Ask, Choice, Given, Player, Scene, Step, Story, Words } from '../transport/protocol';
import type { Act, Around, Connection, News, Transport } from '../transport/transport';
import { asksTwice, isAnswering } from '../games/habits';
import type { Lesson } from '../lesson/lesson.svelte';
import { say } from '../words/words.svelte';
import { offersOf, wordsAsked } from './ask';
import { Company } from './company.svelte';
import { isOrdering } from './order';
import { bring } from './orders.svelte';
import { NO_ORIGINS, originsOf } from './origins';
import type { CourseOf, Links, Replay } from './leads';
import { goesOn } from './pace';
import { piecesOf, type Shown } from './pieces';
import type { Menu, Panel, Pointed } from './pointing';
import { Hindsight } from './hindsight.svelte';
import { recapOf } from './recap';
import { Showing } from './showing.svelte';
import { sound, soundOf } from './sounds';
import { continued, NOTHING, subjectOf, type Told } from './story';

/** How the table was after so many entries, and what had just happened. */
export interface Moment {
  number: number;
  scene: Scene;
  story: Story;
}

const BEGAN = 'TurnBegan';

export class Table {
  /** How it stands. */
  given = $state.raw<{ scene: Scene; ask: Ask } | null>(null);
  /** An earlier moment that is looked at instead. */
  past = $state.raw<Moment | null>(null);
  /** What happened on the way to how it stands, while it is shown. */
  shown = $state.raw<Shown | null>(null);
  /** What is seen: how it stands, or how it stood. */
  readonly scene = $derived(this.past?.scene ?? this.shown?.scene ?? this.given?.scene ?? null);
  private news = $state.raw<Step[]>([]);
  /** What has just happened, and led to what is shown. */
  readonly latest: Step[] = $derived(this.past?.story.steps ?? this.shown?.moving ?? this.news);
  readonly ask = $derived(this.past || this.shown ? null : (this.given?.ask ?? null));
  told = $state.raw<Told>(NOTHING);
  /** What was shown of this turn so far, an action each. */
  shownSoFar = $state.raw<Step[][]>([]);
  faces = $state.raw<Faces>({});
  pointed = $state.raw<Pointed | null>(null);
  /** The card that is read in full. */
  reading = $state.raw<Pointed | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** A place that is looked through. */
  opened = $state('');
  /** What is shown in the margin instead of the card that is pointed at. */
  panel = $state<Panel>('');
  sending = $state(false);
  /** Whether the last choice had been confirmed when the line was cut. */
  confirmed = $state(true);
  /** When the line was cut: what is seen is as it was then. */
  cutAt = $state(0);
  /** The match that follows this one. */
  next = $state('');
  refused = $state('');
  /** The form a bot would choose, where somebody asked for it. */
  advised = $state('');
  /** What that is good for. */
  advisedFor = $state.raw<Words>([]);
  connection = $state.raw<Connection>({ open: true });
  readonly company = new Company();
  /** Whether standing orders were said at this table that somebody wants at every one. */
  private brought = false;
  /** Several people sit at this screen: each is called by name. */
  shared = $state(false);
  /** It is over, and gone through again: nothing can be chosen. */
  replay = $state.raw<Replay | null>(null);
  /** The thing the moment is about, where a match is gone through again. */
  readonly subject = $derived(
    this.replay && this.past ? subjectOf(this.past.scene, this.past.story.steps) : (this.shown?.acting ?? ''),
  );
  /** Things that have just come where they lie, in what is only looked at. */
  moved = $state.raw<string[]>([]);
  /** What is learnt at this table: only what it asks for glows. */
  lesson = $state.raw<Lesson | null>(null);
  course = $state.raw<CourseOf | null>(null);
  /** Where this match can be looked at again, and its record; none of a table that is only recorded. */
  links = $state.raw<Links>({ replay: '', record: '' });
  /** What is thought of it, once it is over. */
  readonly hindsight = new Hindsight();
  /** The whole of it as it stood at the end, whatever is looked at now. */
  readonly recap = $derived(this.given ? recapOf(this.given.scene, this.told.steps, this.hindsight.decisions) : null);
  /** The story is told in one line for each turn. */
  folded = $state(false);
  /** Forms of what is put in order, in the order they were put. */
  put = $state.raw<string[]>([]);
  /** That order is to be kept for the same cards. */
  always = $state(false);
  /** A section of the rules that is read. */
  rule = $state('');

  /** What others do, shown one action after the other. */
  readonly showing = new Showing();
  readonly mine = $derived(
    this.ask !== null && this.scene !== null && this.ask.asked === this.scene.seat && !this.showing.behind,
  );
  /** What can be chosen: nothing while the line is cut. */
  readonly offers = $derived(offersOf(this.mine && this.connection.open ? this.ask : null));
  readonly wordsAsked = $derived(wordsAsked(this.ask));
  /** An action is being completed. */
  readonly within = $derived(this.mine && (this.ask?.action ?? []).length > 0);
  /** A card was announced, and may be answered, where the game shows it so. */
  readonly answering = $derived(this.mine && isAnswering(this.scene?.game, this.ask));
  /** Several things are put in order, laid out in the middle. */
  readonly ordering = $derived(isOrdering(this));
  /** Its options lie on things: what is none steps back. */
  readonly hushed = $derived(
    this.lesson?.hushes ||
      this.ordering ||
      ((this.within || this.answering) && this.offers.things.size + this.offers.players.size > 0),
  );
  readonly suggested = $derived(
    (this.ask?.suggested ?? []).flatMap((form) => this.ask?.choices?.find((choice) => choice.form === form) ?? []),
  );

  /** Where things lay before they came where they are, by handle: known of those that moved while somebody looked. */
  origins = $state.raw(NO_ORIGINS);
  /** What was chosen in the action under way, in order; nothing of it is known after a reload. */
  path = $state.raw<string[]>([]);
  private plan: string[] = [];
  /** How far what was given went, shown or not. */
  private latestGiven: number | undefined;
  /** The moment that was asked for last; -1: none. */
  private wanted = -1;

  constructor(private readonly transport: Transport) {}

  /** Begin; gives back how to leave. */
  sit(): () => void {
    return this.transport.listen((news) => this.hear(news), this.showing);
  }

  hear(news: News): void {
    if (news.kind === 'given') this.pacedly(news.given, news.around);
    else if (news.kind === 'refused') {
      this.refused = news.words;
      this.sending = false;
      this.plan = [];
    } else if (news.kind === 'presence') {
      this.company.sitting = news.seats;
      this.company.watching = news.watching;
      this.company.patience = news.patience;
      this.company.seenAt = Date.now();
    } else if (news.kind === 'said') {
      if (this.given && news.lines.some((line) => line.seat !== this.given?.scene.seat)) void sound('word');
      this.company.hear(news.lines);
    } else if (news.kind === 'advice') {
      if (news.number === this.ask?.number) {
        this.advised = news.form;
        this.advisedFor = news.why;
      }
    } else if (news.kind === 'moment') {
      if (this.wanted === news.number) this.past = news;
    } else this.line(news.state);
  }

  /** Others' actions are shown one after the other, as fast as somebody wants; a window that closes by itself waits for nothing. */
  private pacedly(given: Given, around: Around): void {
    const heard = Date.now();
    const apply = () => {
      this.next = around.next;
      this.company.take(around, heard);
      this.take(given);
    };
    const { scene, ask } = given;
    if (around.stops && scene.seat >= 0 && !scene.over && !this.brought) {
      this.brought = true;
      this.company.stops = around.stops;
      bring(this, scene.game, around.stops);
    }
    const presses = ask.asked === scene.seat && Boolean(around.countdown);
    if (presses || this.replay || !goesOn(this.latestGiven, given)) this.showing.hurry({ apply, steps: [], time: 0 });
    else for (const piece of piecesOf(this, given, apply)) this.showing.take(piece);
    this.latestGiven = scene.number;
  }

  /** Show what happened before what came of it. */
  display(shown: Shown): void {
    this.shown = shown;
    this.shownSoFar = [...(shown.steps.some((step) => step.kind === BEGAN) ? [] : this.shownSoFar), shown.steps];
    this.told = continued(this.told, shown.story);
    void sound(soundOf(shown.scene.seat, shown.moving));
  }

  private line(state: Connection): void {
    if (!state.open && this.connection.open) {
      this.confirmed = !this.sending;
      this.cutAt = Date.now();
    }
    this.connection = state;
    if (!state.open) this.sending = false;
  }

  private take({ scene, ask, story }: Given): void {
    this.news = this.given && story.since >= 0 ? (this.shown?.after ?? story.steps) : [];
    this.shown = null;
    void sound(soundOf(scene.seat, this.news));
    this.origins = originsOf(this.given?.scene, scene, this.origins);
    this.given = { scene, ask };
    if (!this.within) this.path = [];
    this.told = continued(this.told, story);
    this.sending = false;
    this.refused = '';
    this.advised = '';
    this.always = false;
    this.menu = null;
    this.reading = null;
    this.opened = '';
    this.pointed = null;
    const next = this.plan.shift();
    if (next && this.mine && ask.choices?.some((choice) => choice.form === next)) this.choose(next);
    else this.plan = [];
  }

  choose(form: string): void {
    if (!this.ask || !this.mine || this.sending || !this.connection.open) return;
    this.sending = true;
    this.path = [...this.path, form];
    this.menu = null;
    this.transport.act({ type: 'choose', number: this.ask.number, form });
  }

  /** What the game would do by itself, to its end. */
  follow(): void {
    this.chooseAll(this.ask?.suggested ?? []);
  }

  /** See how it stood after so many entries. */
  look(number: number): void {
    this.wanted = number;
    this.do({ type: 'look', number, ...(this.replay?.open ? { open: true } : {}) });
  }

  /** Back to how it stands. */
  present(): void {
    this.wanted = -1;
    this.past = null;
  }

  show(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
    this.rule = '';
  }

  /** Open a section of the rules. */
  openRule(code: string): void {
    this.rule = code;
    this.panel = 'rules';
  }

  /** Be asked in this window also after its countdown. */
  hold(): void {
    if (this.ask && this.company.mayHold(this.scene?.seat)) this.do({ type: 'hold', number: this.ask.number });
  }

  /** Try at once to reach the table again. */
  reach(): void {
    this.transport.reach();
  }

  /** Ask what a bot would do. */
  hint(): void {
    if (this.mine && this.ask) this.do({ type: 'hint', number: this.ask.number });
  }

  /** One's own seat is "you", unless several people sit at this screen. */
  nameOf(player: Player | undefined): string {
    return player && player.seat === this.scene?.seat && !this.shared ? say('web-you') : (player?.name ?? '');
  }

  /** Several options one after the other, as far as they are offered. */
  chooseAll(forms: string[]): void {
    this.plan = forms.slice(1);
    if (forms.length) this.choose(forms[0]);
  }

  /** Whether an option is meant now: all are, but in a lesson. */
  opens(choice: Choice): boolean {
    return this.lesson?.opens(choice.form) ?? true;
  }

  /** A player who can be chosen, or is pointed at by a lesson. */
  points(seat: number): boolean {
    const choices = this.offers.players.get(seat) ?? [];
    return choices.some((choice) => this.opens(choice)) || Boolean(this.lesson?.lightsPlayer(seat));
  }

  /** Whether a blow, or what was announced, is aimed at this player or thing. */
  aimedAt(handle: string): boolean {
    const { blow, targets } = (this.mine && this.ask) || {};
    return blow?.target === handle || Boolean(targets?.includes(handle));
  }

  /** Whether what is shown now takes something of this player or thing. */
  hitNow(handle: string): boolean {
    return this.shown?.steps.some((step) => (step.change?.[handle] ?? 0) < 0) ?? false;
  }

  /** One option is taken; of several a menu is opened. */
  act(choices: Choice[] | undefined, at: { x: number; y: number }): void {
    if (!choices?.length) return;
    const open = choices.filter((choice) => this.opens(choice));
    if (choices.length === 1 && !asksTwice(this.scene?.game, this.ask, choices[0].form)) this.choose(choices[0].form);
    else if (this.lesson && open.length === 1) this.choose(open[0].form);
    else this.menu = { choices, x: at.x, y: at.y };
  }

  undo(): void {
    if (this.ask?.undo && !this.sending) this.transport.act({ type: 'undo', number: this.ask.number });
  }

  /** Everything else that is done at a table and changes no question of one's own. */
  do(act: Act): void {
    if (this.connection.open) this.transport.act(act);
  }

  /** Close what is open; with nothing open, give up the action under way. */
  back(): void {
    if (this.menu) this.menu = null;
    else if (this.past && !this.replay) this.present();
    else if (this.rule) this.rule = '';
    else if (this.reading) this.reading = null;
    else if (this.opened) this.opened = '';
    else if (this.panel) this.panel = '';
    else if (this.within) this.undo();
  }

  speak(lang: string): void {
    this.told = NOTHING;
    this.transport.speak(lang);
  }

  point(card: string | undefined, handle = ''): void {
    if (card) this.pointed = { card, handle };
  }

  read(card: string | undefined, handle = ''): void {
    if (card || handle) this.reading = { card: card ?? '', handle };
  }
}

/** Where parts of a table find it. */
export const TABLE = Symbol('table');
export const setTable = (table: Table): Table => setContext(TABLE, table);
export const useTable = (): Table => getContext<Table>(TABLE);
