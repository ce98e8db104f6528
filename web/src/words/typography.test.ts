import { expect, it } from 'vitest';
import { minus, readSet, typeset } from './typography';

it('sets French with narrow spaces that do not break', () => {
  expect(typeset('Que faites-vous ?', 'fr')).toBe('Que faites-vous\u202f?');
  expect(typeset('contre « quelqu’un » : 60 % ; fini !', 'fr')).toBe(
    'contre «\u202fquelqu’un\u202f»\u202f: 60\u202f% ; fini !'.replace(' ;', '\u202f;').replace(' !', '\u202f!'),
  );
});

it('leaves English alone, and what is sent back', () => {
  expect(typeset('60 % : yes', 'en')).toBe('60 % : yes');
  const given = { form: 'prepare fire-ball', text: '4 Graine\n3 Arbre animé\n', words: [{ text: 'Coût : 1' }] };
  expect(readSet(JSON.stringify(given), 'fr')).toEqual({ ...given, words: [{ text: 'Coût\u202f: 1' }] });
});

it('writes a number below zero with a minus', () => {
  expect([minus(-3), minus('-3 HP'), minus(4)]).toEqual(['−3', '−3 HP', '4']);
});
