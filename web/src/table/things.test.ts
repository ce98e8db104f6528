import { expect, it } from 'vitest';
import { moment } from '../testing/moment';
import { wordApart, placeOf, placesOf, plain } from './things';

it.each(['en', 'fr'])('names piles that lie beside each other by one word each, in %s', (lang) => {
  const { scene } = moment(`magenoir-main.${lang}`).given;
  const beside = [placesOf(scene, 'ether'), ['hand', 'deck', 'discard'].map((kind) => placeOf(scene, kind, 0)!)];
  for (const places of beside) {
    const names = places.map((place) => plain(place.name));
    const short = names.map((name) => wordApart(name, names));
    expect(new Set(short).size).toBe(places.length);
    expect(short.filter((word) => word.includes(' '))).toEqual([]);
  }
});

it('says what differs, wherever it stands in the name', () => {
  expect(['Pile gauche', 'Pile droite'].map((name, _, all) => wordApart(name, all))).toEqual(['gauche', 'droite']);
  expect(['deck', 'discard pile'].map((name, _, all) => wordApart(name, all))).toEqual(['deck', 'discard']);
  expect(wordApart('deck', ['deck'])).toBe('deck');
});
