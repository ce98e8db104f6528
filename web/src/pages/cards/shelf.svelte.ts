/* The cards of each game, fetched once for each language, and what somebody is looking for among them. */
import * as api from '../../transport/api';
import { filters as filtersOf } from '../../transport/desk';
import type { CardFilter } from '../../transport/protocol';
import { LANGUAGES, speech } from '../../words/words.svelte';
import { entries, nothing, type Entry, type Wanted } from './search';

export class Shelf {
  entries = $state.raw<Entry[]>([]);
  filters = $state.raw<CardFilter[]>([]);
  wanted = $state<Wanted>(nothing());
  problem = $state('');
  private spoken = '';

  constructor(readonly game: string) {}

  /** In the language of the moment; what is there already stays until the rest has come. */
  async open(): Promise<void> {
    const lang = speech.lang;
    if (this.spoken === lang) return;
    this.spoken = lang;
    try {
      const other = LANGUAGES.find((one) => one !== lang)!;
      const [own, others, filters] = await Promise.all([
        facesOf(this.game, lang),
        facesOf(this.game, other),
        filtersOf(this.game, lang),
      ]);
      if (speech.lang !== lang) return;
      this.entries = entries(own, others);
      this.filters = filters;
      this.problem = '';
    } catch (error) {
      this.spoken = '';
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  face(id: string) {
    return this.entries.find((entry) => entry.face.id === id)?.face;
  }

  pick(field: string, value: string): void {
    const now = this.wanted.picked[field] ?? [];
    this.wanted.picked[field] = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  }

  clear(): void {
    this.wanted = nothing();
  }
}

const fetched: Record<string, Promise<api.Faces>> = {};

/** All faces of a game in a language; asked for once. */
export function facesOf(game: string, lang: string): Promise<api.Faces> {
  const key = `${game} ${lang}`;
  fetched[key] ??= api.faces(game, lang).catch((error: unknown) => {
    delete fetched[key];
    throw error;
  });
  return fetched[key];
}

const shelves: Record<string, Shelf> = {};

export const shelfOf = (game: string): Shelf => (shelves[game] ??= new Shelf(game));
