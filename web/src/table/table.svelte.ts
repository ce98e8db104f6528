/* The table: what is given, what is pointed at, and the one way to act. */
import { getContext, setContext } from 'svelte';
import type { Faces } from '../transport/api';
import type { Ask, Choice, Given, Scene } from '../transport/protocol';
import type { Connection, News, Transport } from '../transport/transport';
import { offersOf, wordsAsked } from './ask';
import { continued, NOTHING, type Told } from './story';

export interface Pointed {
  card: string;
  /** The thing, where one is meant and not the card alone. */
  handle: string;
}

export interface Menu {
  choices: Choice[];
  /** Where it opens, in the window. */
  x: number;
  y: number;
}

export class Table {
  scene = $state.raw<Scene | null>(null);
  ask = $state.raw<Ask | null>(null);
  told = $state.raw<Told>(NOTHING);
  faces = $state.raw<Faces>({});
  pointed = $state.raw<Pointed | null>(null);
  /** The card that is read in full. */
  reading = $state.raw<Pointed | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** A place that is looked through. */
  opened = $state('');
  sending = $state(false);
  /** The match that follows this one. */
  next = $state('');
  refused = $state('');
  connection = $state.raw<Connection>({ open: true });

  readonly mine = $derived(this.ask !== null && this.scene !== null && this.ask.asked === this.scene.seat);
  readonly offers = $derived(offersOf(this.mine ? this.ask : null));
  readonly wordsAsked = $derived(wordsAsked(this.ask));
  /** An action is being completed. */
  readonly within = $derived(this.mine && (this.ask?.action ?? []).length > 0);
  /** Its options lie on things: what is none steps back. */
  readonly hushed = $derived(this.within && this.offers.things.size + this.offers.players.size > 0);
  readonly suggested = $derived(
    (this.ask?.suggested ?? []).flatMap((form) => this.ask?.choices?.find((choice) => choice.form === form) ?? []),
  );

  private plan: string[] = [];

  constructor(private readonly transport: Transport) {}

  /** Begin; gives back how to leave. */
  sit(): () => void {
    return this.transport.listen((news) => this.hear(news));
  }

  hear(news: News): void {
    if (news.kind === 'given') {
      this.next = news.next ?? '';
      this.take(news.given);
    } else if (news.kind === 'refused') {
      this.refused = news.words;
      this.sending = false;
      this.plan = [];
    } else {
      this.connection = news.state;
      if (!news.state.open) this.sending = false;
    }
  }

  private take({ scene, ask, story }: Given): void {
    this.scene = scene;
    this.ask = ask;
    this.told = continued(this.told, story);
    this.sending = false;
    this.refused = '';
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
    this.menu = null;
    this.transport.choose(this.ask.number, form);
  }

  /** What the game would do by itself, to its end. */
  follow(): void {
    const forms = this.ask?.suggested ?? [];
    if (!forms.length) return;
    this.plan = forms.slice(1);
    this.choose(forms[0]);
  }

  /** One option is taken; of several a menu is opened. */
  act(choices: Choice[] | undefined, at: { x: number; y: number }): void {
    if (!choices?.length) return;
    if (choices.length === 1) this.choose(choices[0].form);
    else this.menu = { choices, x: at.x, y: at.y };
  }

  undo(): void {
    if (this.ask?.undo && !this.sending) this.transport.undo();
  }

  /** Close what is open; with nothing open, give up the action under way. */
  back(): void {
    if (this.menu) this.menu = null;
    else if (this.reading) this.reading = null;
    else if (this.opened) this.opened = '';
    else if (this.within) this.undo();
  }

  again(): void {
    this.transport.again();
  }

  concede(): void {
    this.transport.concede();
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

/** What is read before anything is pointed at: what the question is about, or the first thing that has an option. */
export function firstRead({ ask, scene, offers }: Table): Pointed | null {
  const handles = [...(ask?.things ?? []), ...offers.things.keys()];
  const thing = scene?.things.find((one) => one.handle === handles[0]);
  return thing?.card ? { card: thing.card, handle: thing.handle } : null;
}

const KEY = Symbol('table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
