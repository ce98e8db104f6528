/* What the server has for somebody: who they are, the games, their matches. */
import { firstOf, GAMES } from '../games/first';
import * as api from '../transport/api';
import { shippedDecks } from '../transport/desk';
import type {
  Game,
  LessonLine,
  MatchPage,
  MatchStanding,
  Me,
  NewSeat,
  Puzzles,
  ShippedDeck,
} from '../transport/protocol';
import { today } from '../lesson/days';
import { speech } from '../words/words.svelte';
import { bells } from './bells.svelte';
import { levelOf } from './levels';
import { route } from './route.svelte';

const KEPT = 'grimoire-game';
const BEEN = 'grimoire-been-here';
/** Of so many games it is told how they stand: the newest. */
const TOLD = 8;

class House {
  /** The game somebody came for. */
  game = $state(firstOf(localStorage.getItem(KEPT) ?? '').game);
  /** Has never sat at a table in this browser, nor learnt anything. */
  newcomer = $state(localStorage.getItem(BEEN) === null);
  /** Who one is here; not known before the server has said it. */
  me = $state.raw<Me | null>(null);
  games = $state.raw<Game[]>([]);
  matches = $state.raw<MatchPage[]>([]);
  /** Decks that come with the program, of games that have some. */
  shipped = $state.raw<ShippedDeck[]>([]);
  /** How matches stand that run, by id. */
  standings = $state.raw<Record<string, MatchStanding>>({});
  /** The lessons of the game somebody came for, and its puzzles: what they have done of them. */
  lessons = $state.raw<LessonLine[]>([]);
  puzzles = $state.raw<Puzzles | null>(null);
  /** How many tables wait for somebody; -1: not known yet. */
  waiting = $state(-1);
  /** Whether it is known what there is. */
  known = $state(false);
  problem = $state('');
  /** Something is done that somebody asked for: a second click would do it twice. */
  busy = $state(false);
  private naming: Promise<void> = Promise.resolve();

  async open(): Promise<void> {
    this.problem = '';
    await this.loading(async () => {
      this.me = await api.session(speech.lang);
      [this.games, this.matches] = await Promise.all([api.games(speech.lang), api.matches(speech.lang)]);
      this.known = true;
    });
    await this.look();
  }

  /** What is nice to know besides: it comes later, and is left out where it does not come. */
  private async look(): Promise<void> {
    const lang = speech.lang;
    const game = this.games.find((one) => one.decks.length)?.id;
    const decks = game ? shippedDecks(game, lang).catch(() => []) : [];
    const tables = api.lobby(lang).catch(() => null);
    const standings = this.goingOn.slice(0, TOLD).map((match) =>
      api.standing(match.id, lang).then(
        (found): [string, MatchStanding][] => [[match.id, found]],
        () => [],
      ),
    );
    this.shipped = await decks;
    this.waiting = (await tables)?.filter((match) => !match.seats.some((seat) => seat.mine)).length ?? -1;
    this.standings = Object.fromEntries((await Promise.all(standings)).flat());
  }

  /** What somebody has learnt and solved; who was never here has done nothing yet. */
  async lookBack(): Promise<void> {
    if (this.newcomer) return;
    const { game, lang } = { game: this.game, lang: speech.lang };
    const found = await Promise.all([api.lessons(game, lang), api.puzzles(game, today(), lang)]).catch(() => null);
    if (game === this.game) [this.lessons, this.puzzles] = found ?? [[], null];
  }

  /** Matches of a game that are over, at which one sat. */
  played(game: string): MatchPage[] {
    return this.matches.filter((match) => match.game === game && match.state === 'over');
  }

  /** Whether it is somebody's own move there. */
  isMine(match: MatchPage): boolean {
    const asked = match.seats[this.standings[match.id]?.asked ?? -1]?.mine ?? false;
    return asked || bells.turns.some((turn) => turn.match === match.id);
  }

  choose(game: string): void {
    if (!GAMES.includes(game)) return;
    this.game = game;
    localStorage.setItem(KEPT, game);
  }

  /** One click: a game against opponents of the level one has come to, the lowest at first. */
  async first(of = this.game): Promise<void> {
    await this.trying(async () => {
      await api.session(speech.lang);
      const games = this.games.length ? this.games : await api.games(speech.lang);
      const { game, players, decks } = firstOf(of);
      const bots = games.find((one) => one.id === game)?.bots ?? [];
      const bot = levelOf(game, bots, this.matches);
      const seats = Array.from({ length: players }, (_, at): NewSeat => {
        const deck = decks[at] ? { deck: decks[at] } : {};
        return at ? { who: 'bot', bot, ...deck } : { who: 'me', ...deck };
      });
      await this.begin(game, seats);
    });
  }

  /** From the next table on; whoever sits down at once sits down under this name. */
  beCalled(name: string): void {
    this.problem = '';
    this.naming = name.trim()
      ? api.beCalled(name.trim(), speech.lang).then((me) => void (this.me = me))
      : Promise.resolve();
    void this.loading(() => this.naming);
  }

  /** A seat is taken once it is kept what one is called; not at all where that name cannot be had. */
  async sitting<Taken>(take: () => Promise<Taken>): Promise<Taken> {
    await this.naming;
    return take();
  }

  async begin(game: string, seats: NewSeat[], format?: string): Promise<void> {
    const match = await api.setUp({ game, seats, ...(format ? { format } : {}) }, speech.lang);
    this.sit(match);
  }

  /** From now on somebody who has been here. */
  knows(): void {
    this.newcomer = false;
    localStorage.setItem(BEEN, 'yes');
  }

  /** To one's seat at a match. */
  sit(match: MatchPage): void {
    this.knows();
    const mine = match.seats.find((seat) => seat.mine);
    route.go(`table/${match.id}/${mine?.seat ?? -1}`);
  }

  /** Those that can be resumed. */
  get goingOn(): MatchPage[] {
    return this.inOrder(this.matches.filter((match) => match.state === 'running'));
  }

  /** Those that wait for oneself first, by turns whoever has waited longest; the others as they came: the newest first. */
  inOrder(matches: MatchPage[]): MatchPage[] {
    return matches.toSorted(
      (a, b) => bells.placeOf(a.id) - bells.placeOf(b.id) || Number(this.isMine(b)) - Number(this.isMine(a)),
    );
  }

  /** What somebody does by a button: until it is done, or why not, no other. */
  async trying(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    await this.loading(act);
    this.busy = false;
  }

  /** What a page fetches by itself: no button may wait for it, or a click that meets a disabled one is lost. */
  async loading(fetch: () => Promise<void>): Promise<void> {
    try {
      await fetch();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

export const house = new House();
