/* Rulings that are looked for, and the one that is watched: always the same step in all columns. */
import * as api from '../transport/api';
import { Table } from '../table/table.svelte';
import type { RulingLine, RulingPage, RulingsFound, WatchedMoment } from '../transport/protocol';
import type { Transport } from '../transport/transport';

/** Nobody answers: a ruling is looked at. */
const NOWHERE: Transport = { listen: () => () => {}, act: () => {}, reach: () => {}, speak: () => {} };

/** No seat, and not who looks on either. */
const NOBODY = -2;

const SIFTS = ['all', 'official', 'section', 'text', 'ours'] as const;
export type Sift = (typeof SIFTS)[number];

/** How rulings call the seats. */
const SEATS = ['alice', 'bob', 'carol', 'dave', 'erin'];

/** How long nothing more is typed before it is looked for. */
const WAIT = 180;

export class Library {
  found = $state.raw<RulingsFound | null>(null);
  page = $state.raw<RulingPage | null>(null);
  sift = $state<Sift>('all');
  /** The same with one thing changed is watched instead. */
  other = $state(false);
  at = $state(0);
  problem = $state('');
  /** A choice or a card of the table that somebody asks about: why not? */
  wondered = $state('');
  readonly table = new Table(NOWHERE);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly moments: WatchedMoment[] = $derived((this.other ? this.page?.contrast : this.page?.moments) ?? []);
  readonly moment: WatchedMoment | undefined = $derived(this.moments[this.at]);
  readonly shown: RulingLine[] = $derived((this.found?.rulings ?? []).filter((one) => fits(one, this.sift)));

  constructor() {
    this.table.replay = { open: true, views: [], link: () => '' };
  }

  readonly sifts = $derived(
    SIFTS.map((sift) => ({
      sift,
      count:
        sift === 'all' ? (this.found?.count ?? 0) : (this.found?.rulings ?? []).filter((one) => fits(one, sift)).length,
    })),
  );

  /** Looked for once nothing more is typed. */
  type(game: string, words: string, lang: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.search(game, words, lang), this.found ? WAIT : 0);
  }

  async search(game: string, words: string, lang: string): Promise<void> {
    const asked = ++this.asked;
    await this.trying(async () => {
      const found = await api.rulings(game, words, lang);
      if (asked === this.asked) this.found = found;
    });
  }

  async open(game: string, id: string, at: number, lang: string): Promise<void> {
    await this.trying(async () => {
      const [page, faces] = await Promise.all([api.ruling(game, id, lang), api.faces(game, lang)]);
      this.page = page;
      this.other = false;
      this.table.faces = faces;
      this.go(at);
    });
  }

  /** A card of the table was pointed at: it is what will be asked about, for whose it is. */
  wonder(handle: string): void {
    const thing = this.moment?.scene.things.find((one) => one.handle === handle);
    if (thing?.card) this.wondered = [SEATS[thing.owner ?? -1], thing.card].filter(Boolean).join(' ');
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moments.length - 1));
    const scene = this.moment?.scene;
    if (!scene) return;
    const before = this.moments[this.at - 1]?.scene;
    const lay = (handle: string) => before?.things.find((thing) => thing.handle === handle)?.place;
    this.table.moved = before
      ? scene.things.filter((thing) => lay(thing.handle) !== thing.place).map((thing) => thing.handle)
      : [];
    this.table.given = { scene, ask: { number: this.at, asked: NOBODY, question: [] } };
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

const fits = (one: RulingLine, sift: Sift): boolean =>
  sift === 'all' || one.standing === sift || (sift === 'ours' && one.standing === 'likely');
