/* Decks one may choose from: those of one's own first, then those that come with the game. */
import { decks as keptDecks } from '../transport/desk';
import type { DeckPage, Game, Named } from '../transport/protocol';
import { say } from '../words/words.svelte';

export class Kept {
  private mine = $state.raw<DeckPage[]>([]);

  async load(lang: string): Promise<void> {
    this.mine = await keptDecks(lang).catch(() => []);
  }

  /** A deck of one's own is meant by its list. */
  of(game: Game | undefined): Named[] {
    return this.mine
      .filter((deck) => deck.game === game?.id)
      .map((deck) => ({ id: deck.text, title: deck.name, about: deck.fault || say('web-your-decks') }));
  }
}
