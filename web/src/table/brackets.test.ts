import { expect, it } from 'vitest';
import { pieces, uncited } from './brackets';

it('keeps a rule and its brackets together', () => {
  const found = pieces([{ text: 'It lacks a word. (' }, { text: 'D2.2.2', rule: 'D2.2.2' }, { text: ') Then more.' }]);
  expect(found.map((piece) => [piece.before, piece.span.text, piece.after])).toEqual([
    ['', 'It lacks a word. ', ''],
    ['(', 'D2.2.2', ')'],
    ['', ' Then more.', ''],
  ]);
});

it('keeps what is elided before a name, and the full stop after it', () => {
  const found = pieces([{ text: "la préparation d'" }, { text: 'Éruption', card: 'eruption' }, { text: '.' }]);
  expect(found.map((piece) => [piece.before, piece.span.text, piece.after])).toEqual([
    ['', 'la préparation ', ''],
    ["d'", 'Éruption', '.'],
    ['', '', ''],
  ]);
});

it('leaves words without rules as they are', () => {
  const words = [{ text: 'You drew ' }, { text: 'Flame', card: 'flame' }, { text: ' (again).' }];
  expect(pieces(words).map((piece) => piece.span)).toEqual(words);
});

it('keeps French quotes at what they stand around', () => {
  const found = pieces([{ text: 'la Faction «\u202f' }, { text: 'Abel', card: 'abel' }, { text: '\u202f».' }]);
  expect(found.map((piece) => [piece.before, piece.span.text, piece.after])).toEqual([
    ['', 'la Faction ', ''],
    ['«\u202f', 'Abel', '\u202f».'],
    ['', '', ''],
  ]);
});

it('leaves out the rule at the end of a sentence, and nothing else', () => {
  const lacks = [{ text: 'Flame', card: 'flame' }, { text: ' lacks a word. (' }];
  expect(uncited([...lacks, { text: 'D2.2.2', rule: 'D2.2.2' }, { text: ')' }])).toEqual([
    lacks[0],
    { text: ' lacks a word.' },
  ]);
  expect(uncited(lacks)).toEqual(lacks);
});
