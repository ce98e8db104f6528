/* Three cards for the title page. Known here, so that the page need not wait for all cards. */
import type { PrintedCard } from '../../transport/protocol';

interface Shown {
  id: string;
  english: string;
  fr: string;
  type: string;
  line: [string, string];
}

const SHOWN: Shown[] = [
  { id: 'ember-script', english: 'Ember Script', fr: 'Écriture de braise', type: 'magic', line: ['Magic', 'Magie'] },
  { id: 'root-and-stone', english: 'Root and Stone', fr: 'Racine et pierre', type: 'ki', line: ['Ki', 'Ki'] },
  {
    id: 'knife-in-the-fog',
    english: 'Knife in the Fog',
    fr: 'Lame dans la brume',
    type: 'trickery',
    line: ['Trickery', 'Ruse'],
  },
];

export const frontFaces = (lang: 'en' | 'fr'): PrintedCard[] =>
  SHOWN.map(({ id, english, fr, type, line }) => ({
    id,
    english,
    name: [{ text: lang === 'fr' ? fr : english }],
    kind: 'advantage',
    line: [{ text: line[lang === 'fr' ? 1 : 0] }],
    text: [],
    set: 'bge',
    type,
  }));
