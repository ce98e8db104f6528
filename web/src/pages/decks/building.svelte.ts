/* A deck that is being built: its cards, what the server says about it, and keeping it. What is legal and how likely
 * something is comes from the server; here cards are only counted. */
import { getContext, setContext } from 'svelte';
import * as desk from '../../transport/desk';
import type { DeckLine, DeckPage, DeckStudy, DeckWord } from '../../transport/protocol';
import { speech } from '../../words/words.svelte';
import { say } from './words';
import { shelfOf, type Shelf } from '../cards/shelf.svelte';

const PAUSE = 150;
export const BUILDING = Symbol('building');

export type Part = 'cards' | 'side';
export type Counts = Record<string, number>;

export class Building {
  name = $state('');
  cards = $state<Counts>({});
  side = $state<Counts>({});
  format = $state('casual');
  /** Where the next card goes. */
  part = $state<Part>('cards');
  /** The word that is looked at. */
  word = $state('');
  study = $state.raw<DeckStudy | null>(null);
  problem = $state('');
  /** Its id on the server once it is kept; empty before, or where it is somebody else's. */
  id = $state('');
  shared = $state(false);
  saved = $state(false);
  readonly shelf: Shelf;
  private asked = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private keeping: Promise<void> = Promise.resolve();

  /** `keeps`: whether what is changed is kept among one's decks. */
  constructor(
    readonly game: string,
    private readonly keeps = true,
  ) {
    this.shelf = shelfOf(game);
    this.name = say('web-deck-unnamed');
  }

  /** The list by ids, which any server reads. */
  get text(): string {
    const lines = (counts: Counts): string[] => Object.entries(counts).map(([id, count]) => `${count} ${id}`);
    const side = lines(this.side);
    return [
      `# ${this.name.replace(/\s+/g, ' ')}`,
      ...lines(this.cards),
      ...(side.length ? ['Side deck:', ...side] : []),
      '',
    ].join('\n');
  }

  get selected(): DeckWord | undefined {
    return this.study?.words.find((one) => one.word === this.word);
  }

  /** Whether it may be played as it is, held to its format; not known before the server has looked at it. */
  get playable(): boolean {
    const held = this.study?.verdicts.find((one) => one.format === this.format);
    return Boolean(held && !held.faults.length && Object.keys(this.cards).length);
  }

  count(id: string, part: Part = this.part): number {
    return this[part][id] ?? 0;
  }

  /** How many of a card are allowed, deck and side deck together. */
  most(id: string): number {
    return this.study?.fewer[id] ?? this.study?.copies ?? Infinity;
  }

  isFull(id: string): boolean {
    return this.count(id, 'cards') + this.count(id, 'side') >= this.most(id);
  }

  add(id: string, more: number, part: Part = this.part): void {
    const count = Math.max(0, this.count(id, part) + more);
    const others = Object.entries(this[part]).filter(([one]) => one !== id);
    this[part] =
      count && id in this[part]
        ? { ...this[part], [id]: count }
        : Object.fromEntries(others.concat(count ? [[id, count]] : []));
    this.changed();
  }

  rename(name: string): void {
    this.name = name.slice(0, 80) || say('web-deck-unnamed');
    this.changed();
  }

  hold(format: string): void {
    this.format = format;
    void this.look();
  }

  /** Something was changed by hand: look at it anew in a moment, and keep it. */
  changed(): void {
    this.saved = false;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.look().then(() => (this.keeps ? this.keep() : undefined)), PAUSE);
  }

  async look(): Promise<void> {
    const asked = ++this.asked;
    try {
      const wanted = { text: this.text, name: this.name, format: this.format };
      const study = await desk.study(this.game, wanted, speech.lang);
      if (asked !== this.asked) return;
      this.study = study;
      if (!study.words.some((one) => one.word === this.word)) this.word = study.words[0]?.word ?? '';
      this.problem = '';
    } catch (error) {
      if (asked === this.asked) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Take a list as somebody wrote it. */
  async read(text: string, name = ''): Promise<boolean> {
    try {
      const heading = /^#\s*(.+)/.exec(text)?.[1]?.trim();
      const study = await desk.study(this.game, { text, format: this.format }, speech.lang);
      this.name = (name || heading || this.name).slice(0, 80);
      this.cards = counted(study.cards);
      this.side = counted(study.side);
      await this.look();
      return !this.problem;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  opened(page: DeckPage): void {
    this.id = page.mine ? page.id : '';
    this.shared = page.shared;
    this.saved = page.mine;
  }

  /** On the server, also for a guest: one after the other, so that the last change is what is kept. */
  keep(): Promise<void> {
    this.keeping = this.keeping.then(async () => {
      const deck = { game: this.game, name: this.name, text: this.study?.texts.en || this.text, shared: this.shared };
      try {
        const page = await (this.id ? desk.changeDeck(this.id, deck, speech.lang) : desk.keepDeck(deck, speech.lang));
        if (!this.id) history.replaceState(null, '', `#/decks/${page.id}`);
        this.id = page.id;
        this.saved = true;
      } catch (error) {
        this.problem = error instanceof Error ? error.message : String(error);
      }
    });
    return this.keeping;
  }

  /** The link under which anybody may read it. */
  async share(): Promise<string> {
    this.shared = true;
    await this.keep();
    return `${location.origin}${location.pathname}#/decks/${this.id}`;
  }
}

const counted = (lines: DeckLine[]): Counts => Object.fromEntries(lines.map(({ card, amount }) => [card, amount]));

export const setBuilding = (building: Building): Building => setContext(BUILDING, building);
export const useBuilding = (): Building => getContext<Building>(BUILDING);
