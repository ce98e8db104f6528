/* Words of the game in any text that lead to their section of the rules. Which words those are, the server says. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from '../transport/api';
import type { Words } from '../transport/protocol';
import { leading, madeOf, type Terms } from './leading';

const known = new SvelteMap<string, Terms>();
const asked: Record<string, boolean> = {};

/** The words of a game; none until they have come. */
function termsOf(game: string, lang: string): Terms | undefined {
  const key = `${game} ${lang}`;
  if (!asked[key]) {
    asked[key] = true;
    api.terms(game, lang).then(
      (rules) => {
        const made = madeOf(rules);
        if (made) known.set(key, made);
      },
      () => {},
    );
  }
  return known.get(key);
}

export function linkedWords(words: Words, game: string, lang: string): Words {
  const terms = game ? termsOf(game, lang) : undefined;
  return terms ? leading(words, terms) : words;
}
