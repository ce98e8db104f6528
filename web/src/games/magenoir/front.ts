/* Three cards for the title page: each of them is a Flame. Known here, so that the page need not wait for all cards. */
import type { PrintedCard, Words } from '../../transport/protocol';

type Name = { en: Words; fr: Words };

const flame: Name = { en: [{ text: 'Flame', word: 'flame' }], fr: [{ text: 'Flamme', word: 'flame' }] };
const draconic: Name = {
  en: [{ text: 'Draconic', word: 'draconic' }, { text: ' ' }, { text: 'flame', word: 'flame' }],
  fr: [{ text: 'Flamme', word: 'flame' }, { text: ' ' }, { text: 'draconique', word: 'draconic' }],
};
const tree: Name = {
  en: [{ text: 'Tree', word: 'tree' }, { text: ' in ' }, { text: 'flames', word: 'flame' }],
  fr: [{ text: 'Arbre', word: 'tree' }, { text: ' en ' }, { text: 'flammes', word: 'flame' }],
};
const spell = { en: 'Fire spell', fr: 'Sort Feu' };

export function frontFaces(lang: 'en' | 'fr'): PrintedCard[] {
  const kind: Words = [{ text: spell[lang] }];
  const free: Words = [{ text: lang === 'fr' ? 'gratuit' : 'free' }];
  const fire = { element: 'fire', set: 'base', kind: 'spell', line: kind, text: [] };
  return [
    {
      id: 'draconic-flame',
      english: 'Draconic flame',
      name: draconic[lang],
      ...fire,
      cost: { fire: 2 },
      price: [{ text: '2' }],
    },
    { id: 'flame', english: 'Flame', name: flame[lang], ...fire, cost: {}, price: free },
    {
      id: 'tree-in-flames',
      english: 'Tree in flames',
      name: tree[lang],
      element: 'vegetal',
      set: 'base',
      kind: 'permanent',
      line: [{ text: 'Permanent' }],
      text: [],
      cost: { fire: 1, vegetal: 2 },
      price: [{ text: '3' }],
      hp: '3',
      needs: [
        { word: 'tree', name: lang === 'fr' ? 'Arbre' : 'Tree' },
        { word: 'flame', name: lang === 'fr' ? 'Flamme' : 'Flame' },
      ],
    },
  ];
}
