/* The client's own words: buttons and pages, from the same Fluent files as the rest of the project. What a table says comes
 * with the table. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../../src/grimoire/data/messages/en/web.ftl?raw';
import french from '../../../src/grimoire/data/messages/fr/web.ftl?raw';
import { typeset } from './typography';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = 'grimoire-language';

function bundle(lang: Language, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const faults = made.addResource(new FluentResource(text));
  if (faults.length) throw faults[0];
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle('en', english), fr: bundle('fr', french) };

/** Words of pages that few open, brought by those pages. */
export function alsoSay(texts: Record<Language, string>): void {
  for (const lang of LANGUAGES) BUNDLES[lang].addResource(new FluentResource(texts[lang]), { allowOverrides: true });
}

/** The language somebody chose, or the first of the browser's that is spoken here. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

class Speech {
  lang = $state<Language>(preferred(localStorage.getItem(KEPT), navigator.languages ?? []));

  choose(lang: Language): void {
    this.lang = lang;
    localStorage.setItem(KEPT, lang);
  }

  say(id: string, args?: Record<string, FluentVariable>, lang: Language = this.lang): string {
    const spoken = BUNDLES[lang];
    const pattern = spoken.getMessage(id)?.value;
    return pattern ? typeset(spoken.formatPattern(pattern, args), lang) : id;
  }
}

export const speech = new Speech();

/** A message of the client, in the language of the moment, or in that of a card that is shown in another one. */
export const say = (id: string, args?: Record<string, FluentVariable>, lang?: Language): string =>
  speech.say(id, args, lang);
